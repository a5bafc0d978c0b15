import { eachExtra } from "../../../domain/jobs/job-extras.ts";
import { extraColumns } from "../../catalogue/jobs/job-extras.ts";
import type { NewJob } from "../../catalogue/jobs/write-jobs.ts";
import { plainTextOf, sanitiseJobHtml, summaryOf, textOfDescription } from "../../../site/sanitise.ts";
import { classify, inCategory } from "../../../lexicon/work/classify.ts";
import { saysDraft, saysYes } from "./status-words.ts";
import { cutFields } from "../fields/cut-fields.ts";
import type { FeedJob, FeedPlace, UnusedField } from "../feed-job.ts";
import type { PlaceFinder } from "../places/find-places.ts";
import type { PlaceOfWork } from "../places/place-index.ts";
import { datesOf, withPosted, zoneOf } from "./job-dates.ts";
import { maxDescriptionLength, maxNameLength } from "../limits.ts";
import { referenceOf } from "./job-reference.ts";
import { dollarsInFigures } from "./number-words.ts";
import { oneLine } from "../../../domain/text/one-line.ts";
import { placesOf } from "../places/place-by-value.ts";
import { readTitle } from "./job-title.ts";
import { workTypesOf } from "./job-work-types.ts";
import { applyUrlOf } from "./apply-url.ts";
import { isLive } from "./live-status.ts";
import { parsePay } from "./parse-pay.ts";
import { standInText } from "./stand-in-text.ts";
import { parseScreening } from "./parse-screening.ts";
import {
  offersSponsorship,
  readBenefits,
  readRefusedShift,
  readShift,
} from "../../../lexicon/conditions/read-conditions.ts";
import { isRemoteField, offersFullyRemote, saysRemote } from "../../../lexicon/conditions/read-remote.ts";
import { abroad } from "../places/read-place.ts";
import { readRights } from "../../../lexicon/conditions/read-rights.ts";
import { repairEncoding } from "../fields/repair-encoding.ts";

/** A job ready to be written, except the ids of its employer and new places and, when the feed has none, its date. */
export type MappedJob = Omit<NewJob, "employerId" | "postedAt" | "locationIds"> & {
  employer: string;
  postedAt: Date | null;
  places: readonly PlaceOfWork[];
  /** What the feed calls it besides, which was its reference where the feed had no other before. */
  key: string | undefined;
};

/** What a warning is about, so that many of a kind can be summarised. */
export type WarningKind =
  | "reference"
  | "place"
  | "pay"
  | "date"
  | "status"
  | "work type"
  | "address"
  | "description"
  | "length"
  | "encoding"
  | "picture";

/** A mapped job with its warnings, or why it cannot be imported. */
export type Mapping =
  | {
      ok: true;
      job: MappedJob;
      /** Places that the list does not have. */
      proposed: readonly PlaceOfWork[];
      warnings: { kind: WarningKind; message: string }[];
      /** What the feed says that no field is for. */
      unused: readonly UnusedField[];
      /** Nobody has published it yet. */
      isDraft: boolean;
    }
  | {
      ok: false;
      problems: string[];
      /** Its record says that it is over, as one that takes a job down does, which has little more. */
      isOver: boolean;
    };

export interface MappingOptions {
  source: string;
  /** For jobs that name no employer. */
  employer?: string | undefined;
  /** For all jobs, overriding the feed. */
  category?: string | undefined;
  /** Where the file was fetched from: addresses in it may go on from there. */
  address?: string | undefined;
  /** Applications are taken at the feed's address instead of here. */
  applyElsewhere?: boolean | undefined;
  now: Date;
}

type Warn = (kind: WarningKind, message: string | undefined) => void;

/** Maps a job of a feed to a row of ours. */
export const mapJob = (given: FeedJob, options: MappingOptions, findPlaces: PlaceFinder): Mapping => {
  const feed = withPosted(cutFields(given), options.now);
  const warnings: { kind: WarningKind; message: string }[] = [];
  const warn: Warn = (kind, message) => {
    if (message) warnings.push({ kind, message });
  };
  const { places, unused, named } = placesOf(feed, findPlaces);
  const ad = readAd(feed, options, named);
  const screening = parseScreening(feed.screening);
  const problems = [...problemsOf(ad), ...(screening.problem ? [screening.problem] : [])];
  const isShown = (tell: typeof warn): boolean =>
    isLive(feed, ad, options.now, (message) => tell("status", message));
  if (problems.length) return { ok: false, problems, isOver: !isShown(() => undefined) };

  warnOfText(given, warn);
  if (!ad.hasText)
    warn("description", "The description is missing; what the feed says besides stands for it.");
  for (const message of places.warnings) warn("place", message);
  const { pay, warning: payWarning } = parsePay(
    { ...feed.pay, text: dollarsInFigures(words(feed.pay.text)) },
    { isAbroad: places.stateIds.length > 0 && places.stateIds.every((id) => id === abroad) },
  );
  warn("pay", payWarning);
  const { employer, title, html, text } = ad;
  const said = [title, feed.extras.hours, text].join("\n");
  const shift = readShift(feed.shift, said);
  if (!oneLine(feed.reference))
    warn("reference", "The reference is missing: title, employer and place tell the job from others.");

  return {
    ok: true,
    warnings,
    unused,
    isDraft: saysDraft(feed.status ?? "") || saysDraft(ad.over),
    proposed: places.proposed,
    job: {
      employer,
      key: feed.key,
      source: options.source,
      reference: referenceOf(feed, employer),
      title,
      descriptionHtml: html,
      summary: summaryOf(text),
      ...kindOf(feed, ad, options),
      ...workTypesOf(feed, title, (message) => warn("work type", message)),
      ...pay,
      remote: places.remote || isRemote(feed.remote, title, text),
      sponsorship: saysYes(feed.sponsorship) ?? offersSponsorship([title, feed.sponsorship, text].join("\n")),
      rightToWork: readRights(feed.rightToWork, text),
      shift,
      refusedShift: readRefusedShift(said).filter((id) => !shift.includes(id)),
      benefits: readBenefits(feed.benefits, text),
      ...extraColumns(eachExtra((name) => words(feed.extras[name]))),
      places: places.places,
      stateIds: places.stateIds,
      writtenPlaces: places.written,
      featured: false,
      screening: screening.questions,
      applyUrl: applyUrlOf(feed, options, (message) => warn("address", message)),
      ...datesOf(feed, options.now, zoneOf(places.places.map(({ state }) => state)), (message) =>
        warn("date", message),
      ),
      filledAt: isShown(warn) ? null : options.now,
    },
  };
};

/** What every job must have. */
const readAd = (feed: FeedJob, options: MappingOptions, places: readonly FeedPlace[]) => {
  const own = sanitiseJobHtml(feed.description, { withPictures: true });
  const hasText = textOfDescription(own) !== "";
  const html = hasText ? own : sanitiseJobHtml(standInText(feed));
  const employer = words(feed.employer) || oneLine(options.employer ?? "") || words(feed.author ?? "");
  return {
    ...readTitle(words(feed.title), places, employer),
    employer,
    html,
    hasText,
    text: textOfDescription(html),
  };
};

type Ad = ReturnType<typeof readAd>;

const problemsOf = ({ title, employer, text }: Ad): string[] =>
  [
    !title && "The title is missing.",
    title.length > maxNameLength &&
      `The title is longer than ${maxNameLength} characters. Put the text into the description.`,
    !employer && "The employer is missing. Name it in the file or with --employer.",
    employer.length > maxNameLength && `The employer's name is longer than ${maxNameLength} characters.`,
    !text && "The description is missing.",
  ].filter((problem) => typeof problem === "string");

const warnOfText = (given: FeedJob, warn: Warn): void => {
  if (given.description.length > maxDescriptionLength)
    warn("length", `The description is cut at ${maxDescriptionLength.toLocaleString("en-AU")} characters.`);
  const odd = [given.title, given.employer, given.description].find((part) => repairEncoding(part) !== part);
  if (odd) warn("encoding", 'Its text was encoded twice, such as "Ã©" for "é"; it was read as meant.');
};

/** The kind of work. */
const kindOf = (feed: FeedJob, { title, employer, text }: Ad, { category }: MappingOptions) => {
  const raw = { category: words(feed.category), subCategory: feed.subCategory };
  return category ? inCategory(category, title, raw) : classify(title, raw, text, employer);
};

/** Feeds escape the characters of short fields, too. */
const words = (text: string) => oneLine(/[&<]/.test(text) ? plainTextOf(text) : text);

const isRemote = (raw: string, title: string, text: string): boolean =>
  saysYes(raw) ??
  (isRemoteField(raw) || (!/hybrid/i.test(raw) && (saysRemote(title) || offersFullyRemote(text))));
