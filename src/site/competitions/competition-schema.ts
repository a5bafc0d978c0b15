import * as z from "zod/mini";
import { instantText, isMoment } from "../../contract/article.ts";
import { label } from "../../contract/link.ts";
import { isTimeZone } from "../../contract/time-zone.ts";

const moment = z
  .string({ error: instantText.error })
  .check(z.refine((text) => instantText.pattern.test(text) && isMoment(text), { error: instantText.error }));
const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

/**
 * The front matter of `src/content/competitions/<slug>.md`; in a folder named after a brand, of a competition of that
 * brand only. The Markdown below it says what the competition is about.
 */
export const competitionSchema = z.strictObject({
  title: z.string().check(z.trim(), z.minLength(3), z.maxLength(100)),
  /** For search engines and shared links. */
  description: z.string().check(z.minLength(50), z.maxLength(170)),
  image: z.strictObject({
    /** The path of the picture from this file. */
    src: z.string(),
    /** The alternative text: what the picture shows. */
    alt: z.string().check(z.minLength(5), z.maxLength(200)),
  }),
  /** Ids of the brands that show it. When missing: those that show the employer, or every brand without an employer. */
  brands: z.optional(z.array(z.string()).check(z.minLength(1))),
  /** The slug of the employer that holds it; the brand itself when missing. */
  employer: z.optional(z.string()),
  /** The time zone of `opens` and `closes`; the brand's when missing. */
  timezone: z.optional(
    z.string().check(z.refine(isTimeZone, { error: "Must be a time zone such as Australia/Perth." })),
  ),
  /** Local times in the time zone, or moments with an offset: the first moment, and the first one that is too late. */
  opens: moment,
  closes: moment,
  prize: text(500),
  /** Who may enter. */
  eligibility: text(1000),
  /** What everybody who enters answers; without it they give only their name and email. */
  question: z.optional(text(300)),
  /** The terms: a page ("/page/…" or "https://…"), or their text with an empty line between paragraphs. */
  terms: text(20_000),
  /** Stored with each entry; a new one for each change of the terms. */
  termsVersion: label,
  /** Not shown until it is finished. */
  draft: z._default(z.boolean(), false),
});
export type CompetitionData = z.output<typeof competitionSchema>;

/** The page of the terms; undefined where the file has their text. */
export const termsPageOf = ({ terms }: Pick<CompetitionData, "terms">): string | undefined =>
  /^(\/(?!\/)|https:\/\/)\S+$/.test(terms) ? terms : undefined;
