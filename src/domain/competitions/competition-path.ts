/** The list of a site's competitions. */
export const competitionsPath = "/competition";

/** The address of a competition on its site. */
export const competitionPath = (slug: string): string => `${competitionsPath}/${slug}`;

/** Where the link in the mail leads, which confirms an entry. */
export const confirmEntryPath = (slug: string, token: string): string =>
  `${competitionPath(slug)}/confirm?token=${encodeURIComponent(token)}`;
