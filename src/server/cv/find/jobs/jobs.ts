import type { CvEntry } from "../../../../contract/cv.ts";
import { textOf, type Line } from "../../text/line.ts";
import { employerScore } from "../../../../lexicon/cv/employers.ts";
import { isCareerBreak } from "../../../../lexicon/cv/entry-words.ts";
import { stateCodes } from "../../../../lexicon/places/state-names.ts";
import { titleScore } from "../../../../lexicon/cv/titles.ts";
import { isStretch, rangeIn, spanIn, type Span } from "../../../../lexicon/time/spans.ts";
import { withWholeTitles } from "./join-titles.ts";
import { withDatesAbove, withDescriptionsBelow } from "./descriptions.ts";
import { jobHeads, type JobHead } from "./entry-heads.ts";
import { rowOf, type Piece } from "../parts/pieces.ts";
import { dateFieldIn, entryOf, valueIn } from "../parts/cv-values.ts";
import { rolesIn } from "./groups.ts";
import { formsOfRanges } from "./single-dates.ts";
import { splitHeads } from "./split-heads.ts";
import { earlier } from "./undated-jobs.ts";
import { withoutUnits } from "./units.ts";
import { withNamesInPlaces } from "./names-in-places.ts";
import { bestSlots, jobOf, type Job } from "./job-slots.ts";
import { paragraphs } from "../parts/paragraphs.ts";
import { rowsOf } from "../parts/rows.ts";

/** The jobs of the parts with experience. */
export const jobsIn = (parts: readonly (readonly Line[])[]): CvEntry[] => {
  const rows = parts.map((lines) =>
    withDescriptionsBelow(rowsOf(withDatesAbove(withCapitals(lines)), { singles: false })),
  );
  const forms = rows.flatMap(formsOfRanges);
  const heads = rows.flatMap((own) => jobHeads(own, forms));
  return withoutRepeated(entriesOf(heads).flatMap((entry) => entry ?? []));
};

/** "farm manager, Mar '22 to now": a short text and its time, in small letters. */
const isInSmall = (line: Line): boolean => {
  const text = textOf(line);
  const span = rangeIn(text) ?? (isStretch(text) ? spanIn(text) : null);
  const isAtEnd = span !== null && span.from > 0 && span.to >= text.length - 1;
  return (
    isAtEnd && !line.bullet && /^\p{Ll}{3}/u.test(text) && text.slice(0, span.from).split(" ").length < 9
  );
};

/** The lines of jobs whose titles are all in small letters, with a capital at the beginning of each as others have it. */
const withCapitals = (lines: readonly Line[]): readonly Line[] => {
  const small = new Set(lines.filter(isInSmall));
  const capital = (text: string, at: number) => (at ? text : text.charAt(0).toUpperCase() + text.slice(1));
  return small.size < 2
    ? lines
    : lines.map((line) => (small.has(line) ? { ...line, parts: line.parts.map(capital) } : line));
};

/** Whether two entries are one job: the same title from the same year, with a name of the employer that is within the other. */
const isSameJob = ({ fields: one }: CvEntry, { fields: other }: CvEntry): boolean => {
  const [name, second] = [one, other].map((fields) => fields["employer"]?.value.toLowerCase() ?? "") as [
    string,
    string,
  ];
  return (
    one["title"]?.value.toLowerCase() === other["title"]?.value.toLowerCase() &&
    one["start"]?.value.slice(0, 4) === other["start"]?.value.slice(0, 4) &&
    (one["title"] ? name.includes(second) || second.includes(name) : name === second)
  );
};

/** A list of the jobs may stand before their details: of a job that is there twice, the entry that says more. */
const withoutRepeated = (entries: readonly CvEntry[]): CvEntry[] => {
  const sizeOf = ({ fields }: CvEntry) =>
    (fields["start"]?.value.length ?? 0) * 9 + Object.keys(fields).length;
  return entries.reduce<CvEntry[]>((all, entry) => {
    const at = all.findIndex((one) => isSameJob(one, entry));
    if (at < 0) return [...all, entry];
    return sizeOf(entry) > sizeOf(all[at]!) ? all.with(at, entry) : all;
  }, []);
};

/** The entries of heads, null for those that are no jobs. */
const entriesOf = (found: readonly JobHead[]): (CvEntry | null)[] => {
  const heads = withPlaces(
    splitHeads(withWholeTitles(withPlaceRows(withNamesInPlaces(withoutUnits(found))))),
  );
  const roles = rolesIn(heads);
  const slots = bestSlots(heads.filter((head) => !head.isGroup && !roles.has(head)));
  const slotsOfRoles = bestSlots([...roles]);
  const jobs = withEmployerAbove(
    heads,
    heads.map((head) => {
      if (head.isGroup) return { title: null, employer: head.pieces[0] ?? null };
      return roles.has(head) ? roleOf(head, slotsOfRoles) : jobOf(head, slots);
    }),
  );
  return jobs.map(({ title, employer }, at) => {
    const { span, dated, places, body, isGroup } = heads[at]!;
    if (isGroup || (!title && !employer) || heads[at]!.pieces.some(isSummedUp)) return null;
    if ([title, employer].some((piece) => piece && isCareerBreak(piece.text))) return null;
    const [place] = places;
    return entryOf("work_experience", {
      title: title && valueIn(title.text, title.line),
      employer: employer && valueIn(employer.text, employer.line),
      place: place && valueIn(place.text, place.line),
      ...(span && spanFields(span, dated)),
      description: paragraphs(body),
    });
  });
};

/** "Earlier: farm hand, storeman, tyre fitter". */
const isSummedUp = ({ line }: Piece): boolean => {
  const items = textOf(line).split(/,\s+/);
  return earlier.test(items[0]!) && items.filter((item) => titleScore(item) >= 2).length > 1;
};

/** A role below its employer: beside its title, only what has the words or the label of one is an employer. */
const roleOf = (head: JobHead, slots: ReturnType<typeof bestSlots>): Job => {
  const [only, another] = head.pieces;
  if (only && !another) return { title: only, employer: null };
  const { title, employer } = jobOf(head, slots);
  const isNamed =
    employer && (employer.role !== null || (rowOf(employer) >= 0 && employerScore(employer.text) >= 1.5));
  return { title, employer: isNamed ? employer : null };
};

/** "Hunter Valley" below the dates of a role, where roles of the same employers have places that are known there. */
const withPlaceRows = (heads: readonly JobHead[]): JobHead[] => {
  const aloneIn = (head: JobHead) =>
    head.places.flatMap(({ row }) => (head.pieces.every((piece) => rowOf(piece) !== row) ? row : []));
  const rows = heads.filter(({ isGroup }) => !isGroup).map(aloneIn);
  const isUsual = (piece: Piece) => rows.filter((own) => own.includes(rowOf(piece))).length > 1;
  const isUnknown = ({ role, text }: Piece) =>
    role === null && titleScore(text) < 2 && employerScore(text) < 1;
  let isUnder = false;
  return heads.map((head) => {
    if (head.isGroup || head.above > 1) isUnder = true;
    const [piece, another] = head.pieces.filter((one) => rowOf(one) > 0);
    const isAlone = piece !== undefined && !another && head.pieces.length > 1 && !head.places.length;
    if (!isUnder || head.isGroup || !isAlone || !isUsual(piece) || !isUnknown(piece)) return head;
    return {
      ...head,
      pieces: head.pieces.filter((one) => one !== piece),
      places: [{ text: piece.text, line: piece.line, row: rowOf(piece) }],
    };
  });
};

/** In "Bedford Park SA" it is no form of a company. */
const state = new RegExp(` (?:${stateCodes})$`, "i");

const withPlace = /^(.{3,}?)(?:,| [–-]) (\p{Lu}[\p{L}’'-]*(?: (?:and )?\p{Lu}[\p{L}’'-]*){0,2})$/u;

/** The slots that end with a comma and a word or two in each entry, of which there are several: "Acme, Dhahran". */
const slotsWithPlaces = (heads: readonly JobHead[]): string[] => {
  const own = heads.filter(({ isGroup, places }) => !isGroup && !places.length);
  const [first] = own;
  if (!first || own.length < 2 || own.length < heads.length) return [];
  return first.pieces.flatMap(({ slot }) =>
    own.every(({ pieces }) => {
      const piece = pieces.find((one) => one.slot === slot);
      return (
        pieces.length > 1 &&
        piece?.role === null &&
        piece.text.includes(",") &&
        withPlace.test(piece.text) &&
        titleScore(piece.text) === 0
      );
    })
      ? slot
      : [],
  );
};

/** "Acme, Manukau", which no list has: each other entry with a comma at the same place has a place there. */
const withPlaces = (heads: readonly JobHead[]): JobHead[] => {
  const placed = heads.flatMap(({ pieces, places, isGroup }) => {
    if (isGroup) return [];
    const place = places.find(({ line }) => pieces.some((piece) => piece.line === line));
    return place ? pieces.findLast(({ line }) => line === place.line)!.slot : [];
  });
  if (!placed.length) placed.push(...slotsWithPlaces(heads));
  return heads.map((head) => {
    if (head.places.length) return head;
    const piece = head.pieces.find(({ slot, role }) => role === null && placed.includes(slot));
    const [, name = "", place = ""] = withPlace.exec(piece?.text ?? "") ?? [];
    if (!piece || !place || employerScore(place.replace(state, "")) >= 1 || titleScore(place) > 0)
      return head;
    return {
      ...head,
      pieces: head.pieces.map((one) => (one === piece ? { ...one, text: name } : one)),
      places: [{ text: place, line: piece.line, row: 0 }],
    };
  });
};

/** The dates of an entry. A single date is its end. */
const spanFields = ({ start, end, current }: Span, line: Line) => ({
  start: dateFieldIn(start, line),
  end: dateFieldIn(end, line),
  is_current: current ? valueIn("true", line, current) : null,
});

/** Several roles with one employer: the employer is above the first of them alone. */
const withEmployerAbove = (heads: readonly JobHead[], jobs: readonly Job[]): Job[] => {
  const result: Job[] = [];
  let isInGroup = false;
  for (const [at, job] of jobs.entries()) {
    const before = result.at(-1);
    const { isGroup, isFirst, above } = heads[at]!;
    isInGroup = isGroup || (isInGroup && !isFirst && !job.employer);
    // What stands below another heading, such as "Volunteering", was nothing with that employer.
    // The cell of the employer may be over several rows of a table.
    const isInTable = job.title?.role === "title" && before?.employer?.role === "employer";
    const isNested =
      !isFirst &&
      (isInGroup ||
        isInTable ||
        (at > 0 && above < heads[at - 1]!.above) ||
        (at > 1 && above < heads[0]!.above));
    const inherited = job.title && !job.employer && isNested ? (before?.employer ?? null) : job.employer;
    result.push({ ...job, employer: inherited });
  }
  return result;
};
