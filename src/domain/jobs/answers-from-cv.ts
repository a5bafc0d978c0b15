import type { CvEntry } from "../../contract/cv.ts";
import type { ScreeningAnswer, ScreeningQuestion } from "../../contract/job-fields.ts";

/** What an application can begin with, of what a CV says; empty where it says nothing. */
export interface CvFacts {
  /** With its dial code. */
  phone: string;
  /** The id of a right to work. */
  rightToWork: string;
  answers: readonly ScreeningAnswer[];
}

/** What a CV says for an application to a job with these questions. It never says No: what is not in a CV may be so. */
export const factsOfCv = (
  screening: readonly ScreeningQuestion[],
  entries: readonly CvEntry[],
  now = new Date(),
): CvFacts => {
  const valueIn = (section: string, field: string) =>
    entries.find((entry) => entry.section === section)?.fields[field]?.value ?? "";
  return {
    phone: valueIn("basic", "mobile"),
    rightToWork: valueIn("right_to_work", "right_to_work"),
    answers: screening.flatMap((question) => {
      const answer = answerTo(question, entries, now);
      return answer === null ? [] : [{ question_id: question.id, answer }];
    }),
  };
};

const answerTo = (
  { type, question }: ScreeningQuestion,
  entries: readonly CvEntry[],
  now: Date,
): string | null => {
  if (type === "yes_no") return has(question, entries) ? "Yes" : null;
  return type === "number" ? yearsAsked(question, entries, now) : null;
};

/** Words of one text, without case, accents and the s of a plural. */
const wordsOf = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean)
    .map((word) => (word.length > 3 ? word.replace(/s$/, "") : word));

/** The beginning of a question for something that one has, and words in it that name nothing. */
const asksFor = /^(?:do you (?:currently )?(?:hold|have|own)|have you (?:got|completed)|are you an? )\s*/i;
const emptyWords = new Set(
  wordsOf("a an the your any in of with as and current currently valid full own own's australian"),
);

/** Sections whose entries are something that one has, with what a question may call any of them. */
const owned: Readonly<Record<string, string>> = {
  licence: "licence certificate certification card ticket permit check registration",
  driver_licence: "driver driver's driving car licence",
  qualification: "qualification",
  skill: "skill",
};

/** Whether one entry of a CV has everything that a question asks for: "Do you hold an RSA certificate?" */
const has = (question: string, entries: readonly CvEntry[]): boolean => {
  const given = question.trim();
  if (!asksFor.test(given)) return false;
  const asked = wordsOf(given.replace(asksFor, "")).filter((word) => !emptyWords.has(word));
  return (
    asked.length > 0 &&
    entries.some(({ section, fields }) => {
      if (owned[section] === undefined) return false;
      const texts = Object.values(fields).map(({ value, written }) => `${value} ${written}`);
      const own = new Set(wordsOf(texts.join(" ")));
      const kind = new Set(wordsOf(owned[section]));
      // "Do you hold a licence?" is about one that the question does not name.
      const isNamed = section !== "licence" || asked.some((word) => own.has(word) && !kind.has(word));
      return isNamed && asked.every((word) => own.has(word) || kind.has(word));
    })
  );
};

const asksYears = /^how many years\b/i;
const yearWords = new Set(
  wordsOf(
    "how many years year experience work working worked do have you had has been a an the as in of your",
  ),
);

/** For how many whole years jobs whose titles have what a question asks for were done; null where none was. */
const yearsAsked = (question: string, entries: readonly CvEntry[], now: Date): string | null => {
  if (!asksYears.test(question.trim())) return null;
  const asked = wordsOf(question).filter((word) => !yearWords.has(word));
  const months = entries.flatMap(({ section, fields: { title, start, end, is_current } }) => {
    const words = wordsOf(title?.value ?? "");
    if (section !== "work_experience" || !asked.every((word) => words.includes(word))) return [];
    const until = end?.value ?? (is_current?.value === "true" ? now.toISOString().slice(0, 7) : undefined);
    return start && until ? monthsOf(start.value, until) : [];
  });
  const years = Math.floor(new Set(months).size / 12);
  return years > 0 ? String(years) : null;
};

/** The months from one to another one, as numbers; years alone count from their first month. */
const monthsOf = (start: string, end: string): number[] => {
  const number = (value: string) => {
    const [year = 0, month = 1] = value.split("-").map(Number);
    return year * 12 + month;
  };
  const [first, last] = [number(start), number(end)];
  return Array.from({ length: Math.max(0, Math.min(last - first, 70 * 12)) }, (_, at) => first + at);
};
