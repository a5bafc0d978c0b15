import type { Brand } from "../../contract/brand.ts";
import { contactEmail } from "./white-label.ts";
import { searchPath } from "../search/search-path.ts";
import { siteUrl, type PublicAddress } from "./site-url.ts";
import { breadcrumbList, type StructuredData } from "../documents/structured-data.ts";

/** Pixels of the logo that search engines show: the largest icon (src/pages/[brand]/[icon].png.ts). */
const logo = { path: "/icon-512.png", width: 512, height: 512 };

/** The organisation behind a site, as an item that other data refers to, such as the publisher of articles. */
export const publisherOf = (brand: Brand, address: PublicAddress): StructuredData => ({
  "@type": "Organization",
  "@id": siteUrl(brand, "/#organization", address),
  name: brand.name,
  url: siteUrl(brand, "/", address),
  logo: {
    "@type": "ImageObject",
    url: siteUrl(brand, logo.path, address),
    width: logo.width,
    height: logo.height,
  },
});

const organization = (brand: Brand, address: PublicAddress): StructuredData => ({
  "@context": "https://schema.org",
  ...publisherOf(brand, address),
  description: brand.description,
  ...(contactEmail(brand) && { email: contactEmail(brand) }),
  ...(brand.social.length > 0 && { sameAs: brand.social.map(({ href }) => href) }),
});

/** The site, with the URL of its job search. */
const webSite = (brand: Brand, address: PublicAddress): StructuredData => ({
  "@context": "https://schema.org",
  "@type": "WebSite",
  "@id": siteUrl(brand, "/#website", address),
  name: brand.name,
  description: brand.description,
  url: siteUrl(brand, "/", address),
  inLanguage: "en-AU",
  publisher: { "@id": siteUrl(brand, "/#organization", address) },
  potentialAction: {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      // The braces are schema.org's placeholder, not part of a URL.
      urlTemplate: `${siteUrl(brand, searchPath, address)}?q={search_term_string}`,
    },
    "query-input": "required name=search_term_string",
  },
});

/** The structured data of a landing page: the operator and the site at "/", breadcrumbs to it on the others. */
export const landingData = (
  brand: Brand,
  landing: { path: string; title: string },
  address: PublicAddress,
): StructuredData[] =>
  landing.path === "/"
    ? [organization(brand, address), webSite(brand, address)]
    : [
        breadcrumbList(
          [{ label: "Home", href: "/" }, { label: landing.title }],
          siteUrl(brand, landing.path, address),
        ),
      ];
