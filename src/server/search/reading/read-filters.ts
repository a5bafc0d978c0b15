import type { ParsedJobSearch } from "../../../contract/job-search.ts";
import { readPay } from "./read-pay.ts";

type Filters = Partial<ParsedJobSearch>;

/** Words that are a filter, and the filter. */
interface FilterWords {
  words: RegExp;
  filter: (...groups: string[]) => Filters;
}

const visa = "(?:482|494|186|187|457)";

/** Each is taken out of the text as often as it occurs. */
const rows: readonly FilterWords[] = [
  // A sponsorship manager looks after sponsors; a visa consultant has no subclass.
  {
    words: new RegExp(
      String.raw`\b(?:(?:with|offering|employer|visa|skilled)\s+)*(?:sponsor(?:ship|ed|s)?\b(?!\s+(?:manager|co-?ordinator|executive|officer|specialist|sales|consultant))(?:\s+visas?)?(?:\s+(?:available|offered|provided))?|(?:subclass\s+)?${visa}\b(?:\s+visas?)?|(?:tss|sid)\s+visas?)(?:\s+sponsor(?:ship|ed))?`,
      "gi",
    ),
    filter: () => ({ sponsorship: true }),
  },
  {
    words:
      /\b(?:work(?:ing)?\s+from\s+home|wfh|home[\s-]based|telecommut\w+|(?:fully\s+)?remote(?:ly)?\b(?!\s+(?:area|communit|health|indigenous|region|site|locat|island))(?:\s+(?:work|only))?)/gi,
    filter: () => ({ remote: true }),
  },
  { words: /\bfull[\s-]?time\b/gi, filter: () => ({ work_type: ["Full time"] }) },
  { words: /\b(?:part[\s-]?time|p\/t)\b/gi, filter: () => ({ work_type: ["Part time"] }) },
  { words: /\bcasuals?\b(?!\s+pool)/gi, filter: () => ({ work_type: ["Casual"] }) },
  {
    words: /\bcontract(?:\s+(?:work|role|position))?\b(?!\s+(?:admin|manage|officer|specialist|law))/gi,
    filter: () => ({ work_type: ["Contract"] }),
  },
];

/** Takes the words that are filters out of a text: pay, work type, remote work and visa sponsorship. */
export const readFilters = (text: string): { rest: string; filters: Filters } => {
  const pay = readPay(text);
  let { rest } = pay;
  let filters: Filters = pay.filters;
  for (const { words, filter } of rows) {
    const left = rest.replace(words, " ");
    if (left === rest) continue;
    const found = filter();
    // "Part time or casual" is both.
    const work_type = [...(filters.work_type ?? []), ...(found.work_type ?? [])];
    filters = { ...filters, ...found, ...(work_type.length && { work_type }) };
    rest = left;
  }
  return { rest, filters };
};
