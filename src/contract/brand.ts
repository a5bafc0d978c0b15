import * as z from "zod/mini";
import { externalProvider } from "./external-provider.ts";
import type { EmployerType } from "./job-fields.ts";
import { label, link } from "./link.ts";
import { colour, look } from "./look.ts";
import { operator } from "./operator.ts";
import { isTimeZone, usualZone } from "./time-zone.ts";

/** The accent of a brand that sets none: purple (spec §9). */
export const usualAccent = "#7c3aed";

/** A normalised host name: lower case, no port, no trailing dot. */
const host = z.string().check(
  z.regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, {
    error: "Must be a host name in lower case, without a port: jobs.example.com.",
  }),
);

/**
 * One brand: `src/brands/<id>/brand.json`. The folder's name is the brand's id and the first part of
 * every path of its site in `dist/`. The same folder has `favicon.svg` and `logo.svg`.
 */
export const brandSchema = z.strictObject({
  name: label,
  /** The name below the icon on a phone's home screen, where there is room for 12 characters; `name` when missing. */
  shortName: z.optional(z.string().check(z.minLength(1), z.maxLength(12))),
  tagline: label,
  /** One or two sentences for search engines and shared links. */
  description: z.string().check(z.minLength(20), z.maxLength(320)),
  /** Public hosts; URLs use the first one. `<id>.localhost` is always added, for local use only. */
  hosts: z.array(host),
  /** Serves hosts that belong to no brand, where the configuration allows it. One brand at most. */
  default: z._default(z.boolean(), false),
  /** Accent colour; purple when none is set (spec §9). */
  accent: z._default(colour, usualAccent),
  /** Typeface, corners and tint; the sites' usual ones when missing. */
  look: z.prefault(look, {}),
  /** Which jobs the site shows. */
  jobs: z.strictObject({
    /** Category ids, or every category. */
    categories: z.union([z.literal("all"), z.array(z.string()).check(z.minLength(1))]),
    /** Only jobs whose employer sponsors visas. */
    sponsorship: z._default(z.boolean(), false),
  }),
  /** Popular searches that landing pages link to. */
  popular: z._default(z.array(z.strictObject({ label, q: label })), []),
  navigation: z.array(link),
  footer: z.array(z.strictObject({ heading: label, links: z.array(link) })),
  social: z._default(z.array(link), []),
  /** The legal entity that runs the site; policies name it (`%brand.operator%`). */
  operator: z.optional(operator),
  /** Where people write to the site's operator. */
  email: z.email(),
  /** Where messages to support and reports of vulnerabilities go; `email` when missing. */
  supportEmail: z.optional(z.email()),
  /** What seekers can ask for a consultation about; a site without topics offers none. */
  consultations: z._default(z.array(label).check(z.maxLength(20)), []),
  /** Sign-in with an identity from elsewhere, beside email and password. */
  externalSignIn: z.optional(externalProvider),
  /** The IANA time zone of `publishAt`. */
  timezone: z._default(
    z.string().check(z.refine(isTimeZone, { error: "Must be a time zone such as Australia/Perth." })),
    usualZone,
  ),
});
export type BrandData = z.infer<typeof brandSchema>;

/** The employer whose own host shows a brand's site as the employer's (white label). */
export interface WhiteLabel {
  id: number;
  slug: string;
  type: EmployerType;
  /** Itself, and the members or clients whose jobs it shows. */
  group: readonly number[];
  /** URLs of stored pictures. */
  logo: string | null;
  favicon: string | null;
  /** Where people write to the employer; null when it does not say. */
  contactEmail: string | null;
}

/** A brand with its id, the name of its folder; on an employer's own host, as the employer's (`whiteLabelBrand`). */
export type Brand = BrandData & { id: string; whiteLabel?: WhiteLabel };
