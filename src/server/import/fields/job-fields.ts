import { readableName } from "../../../lexicon/feeds/readable-name.ts";
import { maxFieldLength } from "../limits.ts";
import type { UnusedField } from "../feed-job.ts";
import { periodIn } from "../../../lexicon/pay/pay-words.ts";
import { parseDate } from "../jobs/parse-date.ts";
import { isAustralia } from "../places/read-place.ts";
import { alike, fieldOf, fieldsCalled, isLong, type Called, type FieldName } from "./field-called.ts";
import { fits, isWorkType } from "./fits.ts";
import {
  isShortNote,
  noteSaysOver,
  saysClosed,
  saysDraft,
  saysOver,
  saysOverAlone,
  statusIn,
} from "../jobs/status-words.ts";
import {
  hoursByFlag,
  hrefIn,
  isOfPrograms,
  linkAsTag,
  momentInUtc,
  nameInWords,
  shareOfWeek,
  valueIn,
} from "./value-in.ts";

export type Fields = Partial<Record<FieldName, string>>;

/** How many fields without a use are kept of a job. */
const maxUnused = 100;

/** Feeds with several fields for the pay write 0 into those that do not apply. */
const isNoAmount = (field: FieldName, text: string) =>
  field.startsWith("salary") && /^[\s$]*0+(?:\.0+)?\s*$/.test(text);

/** What a feed says of a job, by field: of several names for one, the likeliest counts, and of those the first that says something. */
export class JobFields {
  readonly values: Fields = {};
  /** What it says besides, by its own names. */
  readonly unused: UnusedField[] = [];
  readonly #said = new Map<FieldName, { rank: number; name: string }>();

  /** Whether one of these fields says something. */
  has(...fields: readonly FieldName[]): boolean {
    return fields.some((field) => this.values[field]?.trim());
  }

  /** The fields that say something. */
  get said(): FieldName[] {
    return (Object.keys(this.values) as FieldName[]).filter((field) => this.has(field));
  }

  /** How likely the field that a value was taken for is, by its name: the less, the likelier; 0 for none. */
  rankOf(field: FieldName): number {
    return this.#said.get(field)?.rank ?? 0;
  }

  /** The name that a field was called. */
  nameOf(field: FieldName): string {
    return this.#said.get(field)?.name ?? "";
  }

  /** Takes a value by its name; one that is not known is kept as unused. @returns the field that it is. */
  say(written: string, said: string): FieldName | undefined {
    const name = readableName(written);
    const given = linkAsTag(said);
    const inUtc = momentInUtc(name, given);
    if (inUtc) {
      this.set(inUtc.field, inUtc.text, inUtc.rank, name);
      return inUtc.field;
    }
    const called = fieldsCalled(name);
    const text = valueIn(called[0]?.field, given);
    // "Ad": the address of its page.
    if (isLong(called[0]?.field) && isWebAddress(text)) return this.#sayAs("url", name, text);
    // "Opening": the first words of a text.
    if (isMoment(called[0]?.field) && isProse(text)) return this.#sayAs("summary", name, text);
    if (saysOverInstead(called[0]?.field, text)) return this.#sayAs("status", name, text, over);
    // "Status": "Full-time, ongoing".
    if (called[0]?.field === "status" && statusIn(text) === null && isWorkType(text))
      return this.#sayAs("work_type", name, text);
    const share = shareOfWeek(name, text);
    if (share) return this.#sayAs("hours", name, share);
    if (isShortNote(name, text)) return this.#sayNote(name, text);
    const hours = hoursByFlag(name, text);
    if (hours) {
      this.set("work_type", hours, alike, name);
      return "work_type";
    }
    // "Pay (per hour)": 32.50.
    const isRate = /^[^\p{L}]*\d[^\p{L}]*$/u.test(text) && periodIn(nameInWords(name), false) !== null;
    const fitting = called.find(
      (one) => fits(one.field, text, isLike(one)) || (isRate && one.field.startsWith("salary")),
    );
    const isOpen = called.length > 1 || called.some(isLike) || byShape.has(called[0]?.field);
    const likeliest = isOpen ? fitting : called[0];
    const own = likeliest?.field === "url" && isOfPrograms(text) ? undefined : likeliest;
    if (own) {
      this.set(own.field, text, rankOf(own, text), name);
      if (this.rankOf(own.field) === over && this.values[own.field] === text)
        this.#sayDraft(own.field === "ended" && !saysDraft(text) ? name : text);
      if (own.field === "title") this.#sayLink(name, given);
      if (isRate && own.field.startsWith("salary")) this.set("pay_type", nameInWords(name), alike);
    } else
      this.leave(
        name,
        text,
        called.some(({ field }) => field === "ended" || field === "active"),
      );
    return own?.field;
  }

  #sayAs(field: FieldName, name: string, text: string, rank = alike): FieldName {
    this.set(field, text, rank, name);
    return field;
  }

  /** A note of those who keep the feed may say that a job is over, and is nothing for seekers. */
  #sayNote(name: string, text: string): FieldName | undefined {
    if (noteSaysOver(text)) {
      this.end(text, name);
      return "ended";
    }
    this.leave(name, text, true);
    return undefined;
  }

  /** `<a href="https://…">Cook</a>`: where a title leads. */
  #sayLink(name: string, title: string): void {
    const link = hrefIn(title);
    if (link && fits("url", link, true)) this.set("url", link, alike, name);
    else if (link) this.leave(`${name} link`, link);
  }

  /** The job is over, or is not to be seen yet. @param why The words that say so. */
  end(why: string, name = why): void {
    this.set("ended", "yes", over, name);
    this.#sayDraft(why);
  }

  #sayDraft(said: string): void {
    if (saysDraft(said)) this.set("status", "draft", over - 1, said);
  }

  /** Keeps what no field is for. */
  leave(name: string, text: string, isPrivate = false): void {
    const said = text.trim();
    if (said && this.unused.length < maxUnused)
      this.unused.push({ name, text: said.slice(0, maxFieldLength), ...(isPrivate && { isPrivate }) });
  }

  /** What was left is used after all. */
  take(text: string): void {
    const at = this.unused.findIndex((one) => one.text === text.trim().slice(0, maxFieldLength));
    if (at >= 0) this.unused.splice(at, 1);
  }

  /** The term ("Permanent") and the hours ("Full time") may be two, which both say the work type. */
  set(field: FieldName, given: string, likely = 0, name = ""): void {
    const text = given.slice(0, maxFieldLength);
    const rank = field === "reference" && unlikely.test(text) ? alike + 1 : likely;
    const before = this.values[field];
    const said = this.#said.get(field);
    if (field === "reference" && before?.trim() && text.trim())
      this.values.key ??= rank < (said?.rank ?? rank) ? before : text;
    if (!text.trim()) this.values[field] ??= text;
    else if (
      !before?.trim() ||
      isNoAmount(field, before) ||
      rank < (said?.rank ?? rank) ||
      isFuller(text, before, said?.name, name) ||
      (field === "location" && isOneOf(before, text))
    ) {
      if (isNoAmount(field, text) && before?.trim()) return;
      const isBoth = field === "work_type" && before !== text && before?.trim() && isWorkType(before);
      this.values[field] = isBoth ? `${text}; ${before}` : text;
      this.#said.set(field, { rank, name });
    } else if (field === "work_type" && text !== before) this.values[field] = `${before}; ${text}`;
  }

  /** Leaves out a country abroad with nothing of a place in it, which a site has where nobody says one. */
  leaveCountryAlone(): void {
    if (isAustralia(this.values.country ?? "") || this.has("location", ...withinCountry)) return;
    for (const field of ["country", "latitude", "longitude"] as const) delete this.values[field];
  }

  /** Adds another place to those in words. */
  addPlace(text: string, rank = 0): void {
    const before = this.values.location;
    const said = this.#said.get("location");
    if (before?.trim() && text.trim() && rank === (said?.rank ?? 0))
      this.values.location = `${before};${text}`.slice(0, maxFieldLength);
    else this.set("location", text, rank);
  }
}

/** What programs call a record among all others, and words without a number: a reference where nothing else is one. */
const unlikely = /^\s*\{?[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\}?\s*$|^\D*\w\s\D*\w\D*$/i;
/** The rank of what says that a job is over or not to be seen: it counts before anything else that says something of it. */
const over = -1;

/** A status that is not known and a day as people tell it, "9 days ago", count least, and what ends the job counts most. */
const rankOf = ({ field, rank }: Called, text: string): number => {
  if (field === "ended" || field === "active") return saysOver(field, text) ? over : rank;
  if (field === "posted" && parseDate(text) === null) return Math.max(rank, alike);
  const isLive = field === "status" ? statusIn(text) : true;
  return isLive === null ? alike : isLive ? rank : over;
};

/** Fields in whose place people write that a job is over: "Closes: POSITION FILLED". */
const giveWay = new Set<FieldName | undefined>(["expires", "posted", "start", "salary", "hours"]);
const saysOverInstead = (field: FieldName | undefined, text: string): boolean =>
  field === "url" ? saysClosed(text) : giveWay.has(field) && saysOverAlone(text);

const isMoment = (field: FieldName | undefined): boolean => field === "posted" || field === "created";
/** Whether a text is a sentence, and no day in whatever words. */
const isProse = (text: string): boolean =>
  /^(?:\S+\s+){3,}\S+[.!?…]\s*(?:$|\s)/.test(text) && !/^\D*\d{1,2}\D.{0,20}\d{4}/.test(text);

const isWebAddress = (text: string): boolean => /^https?:\/\/\S+$/i.test(text.trim());

const withinCountry = ["suburb", "city", "state", "region", "postcode"] as const;

/** "Bathurst NSW" beside "Bathurst NSW; Orange NSW". */
const isOneOf = (place: string, places: string): boolean =>
  places.split("; ").slice(1).length > 0 && places.split("; ").includes(place);

/** "VacancyID" 915213 beside "Vacancy_ID" PIL915213. */
const isFuller = (text: string, before: string, nameBefore: string | undefined, name: string): boolean =>
  name !== "" &&
  nameBefore !== name &&
  fieldOf(name) === "reference" &&
  plain(name) === plain(nameBefore ?? "") &&
  text.length > before.length &&
  text.includes(before.trim());

/** Fields whose value decides, also where only they are called so. */
const byShape = new Set<FieldName | undefined>([
  ...(["url", "author", "ended", "active", "pay_hidden", "pay_shown", "pay_source"] as const),
]);
/** Whether a name only resembles that of a field, so that its value decides. */
const isLike = ({ field, rank }: Called): boolean =>
  rank === alike ||
  (rank > 0 && (field === "work_type" || field === "author")) ||
  (rank > 1 && field === "status");

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, "");
