import type { Brand, WhiteLabel } from "../../contract/brand.ts";

/** What an employer's own host shows of it. */
export interface HostedEmployer extends WhiteLabel {
  name: string;
  tagline: string | null;
  accent: string | null;
  social: Brand["social"];
  /** Its hosts, the main one first. */
  hosts: string[];
}

/** The id of a site, for caches and stores: the brand's, or `<brand>@<employer>` on the employer's own host. */
export const siteId = ({ id, whiteLabel }: Pick<Brand, "id" | "whiteLabel">): string =>
  whiteLabel ? `${id}@${whiteLabel.slug}` : id;

/** The email address that a site shows: the employer's on its own host, if it has one, else the operator's. */
export const contactEmail = ({ whiteLabel, email }: Brand): string | null =>
  whiteLabel ? whiteLabel.contactEmail : email;

/**
 * A brand as an employer's own host shows it: name, looks and hosts are the employer's, articles, policies and the
 * address that mail is sent from the brand's. Sign-in with a provider is left out: it leads back to the brand's hosts only.
 */
export const whiteLabelBrand = (
  { externalSignIn: _externalSignIn, shortName: _shortName, ...home }: Brand,
  { name, tagline, accent, social, hosts, ...employer }: HostedEmployer,
): Brand => ({
  ...home,
  name,
  tagline: tagline ?? `Jobs at ${name}`,
  description: `Jobs at ${name}: ${tagline ? `${tagline}. ` : ""}Search, save and apply.`,
  hosts,
  default: false,
  accent: accent ?? home.accent,
  look: { corners: 1 },
  popular: [],
  navigation: [
    { label: "About us", href: "/" },
    { label: "Jobs", href: "/job/searched" },
  ],
  footer: home.footer
    .map(({ heading, links }) => ({ heading, links: links.filter(isThere) }))
    .filter(({ links }) => links.length > 0),
  social,
  whiteLabel: employer,
});

/** Pages of a brand that an employer's own host has too: its articles and forms, and not its landings and lists. */
const isThere = ({ href }: Brand["navigation"][number]): boolean =>
  /^\/page\/(?!(blogs|guides|search)(\/|$))[^/]+$|^\/(job\/searched|support|sign-in)$|^\/user\//.test(href);
