/** A thing of schema.org, as JSON-LD. */
export type StructuredData = Record<string, unknown>;

/** One breadcrumb: its text, and its path where it is a link. */
export interface Crumb {
  label: string;
  href?: string;
}

/** The structured data of breadcrumbs (schema.org BreadcrumbList); those without a path stand for the page itself. */
export const breadcrumbList = (crumbs: readonly Crumb[], origin: string): StructuredData => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ label, href }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    ...(href && { item: URL.parse(href, origin)?.href ?? href }),
  })),
});

const escapes: Record<string, string> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** JSON escaped for a script element: nothing in it can end the element or a line of script. */
export const scriptJson = (data: unknown): string =>
  JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character]!);
