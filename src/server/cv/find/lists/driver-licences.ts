import type { CvEntry } from "../../../../contract/cv.ts";
import { entryWords } from "../../../../lexicon/cv/entry-words.ts";
import { stateCodes } from "../../../../lexicon/places/state-names.ts";
import { spanIn } from "../../../../lexicon/time/spans.ts";
import { textOf, type Line } from "../../text/line.ts";
import { entryOf, fullDateIn, valueIn } from "../parts/cv-values.ts";
import { numberIn } from "./licence.ts";

const licence = new RegExp(String.raw`(?<!\w)${entryWords.driverLicences}(?!\w)`, "i");
const patternsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(
    ([value, names]) => [value, new RegExp(String.raw`(?<!\w)${names}(?!\w)`, "i")] as const,
  );
const classes = patternsOf(entryWords.driverClasses);
const statuses = patternsOf(entryWords.driverStatuses);
const code = /(?<![\p{L}\d])(MC|HC|HR|MR|LR|C|R)(?![\p{L}\d.'’])/u;
const state = new RegExp(String.raw`(?<!\w)(?:${stateCodes})(?!\w)`, "i");

/** A licence to drive whose class the lines say; null for others. A class of another country is not one of these. */
export const driverLicenceIn = (lines: readonly Line[]): CvEntry | null => {
  const line = lines.find((one) => licence.test(textOf(one)));
  if (!line || textOf(line).length > 120) return null;
  const text = textOf(line);
  const named = (patterns: typeof classes) => {
    for (const [value, pattern] of patterns) {
      const written = pattern.exec(text)?.[0];
      if (written) return valueIn(value, line, written);
    }
    return null;
  };
  const [written] = code.exec(text) ?? [];
  const kind = written ? valueIn(written, line) : named(classes);
  if (!kind) return null;
  const dated = lines.find((one) => spanIn(textOf(one)));
  const [place] = state.exec(text) ?? [];
  return entryOf("driver_licence", {
    class: kind,
    status: named(statuses),
    number: numberIn(lines)?.value,
    state: place ? valueIn(place, line) : null,
    expires: dated && fullDateIn(spanIn(textOf(dated))!.end, dated),
  });
};
