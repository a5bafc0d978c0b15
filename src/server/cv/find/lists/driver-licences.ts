import type { CvEntry } from "../../../../contract/cv.ts";
import { licenceWords } from "../../../../lexicon/cv/licence-words.ts";
import { stateCodes } from "../../../../lexicon/places/state-names.ts";
import { spanIn } from "../../../../lexicon/time/spans.ts";
import { textOf, type Line } from "../../text/line.ts";
import { entryOf, fullDateIn, valueIn } from "../parts/cv-values.ts";
import { numberIn } from "./licence-number.ts";

const licence = new RegExp(String.raw`(?<!\w)${licenceWords.driverLicences}(?!\w)`, "i");
const patternsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(
    ([value, names]) => [value, new RegExp(String.raw`(?<!\w)${names}(?!\w)`, "i")] as const,
  );
const classes = patternsOf(licenceWords.driverClasses);
const statuses = patternsOf(licenceWords.driverStatuses);
const code = /(?<![\p{L}\d])(MC|HC|HR|MR|LR|C|R)(?![\p{L}\d.'’])/u;
/** "HR", "MC (unrestricted)": a class of heavy vehicles that stands alone in a list of licences. */
export const driverClassAlone = /^(?:MC|HC|HR|MR|LR)(?: class)?(?=$|\s*[(,])/;
const state = new RegExp(String.raw`(?<!\w)(?:${stateCodes})(?!\w)`, "i");

const label = new RegExp(String.raw`^${licenceWords.driverLicences}(?:\(s\)|s)?:?$`, "i");
/** Whether the first part of a line is the label of a licence to drive: "Driving licence ‖ Class C". */
export const isDriverLabel = ({ parts: [first = "", ...others] }: Line): boolean =>
  others.length > 0 && label.test(first);

/** A licence to drive whose class the lines say; null for others. A class of another country is not one of these. */
export const driverLicenceIn = (lines: readonly Line[]): CvEntry | null => {
  const line = lines.find((one) => licence.test(textOf(one)) || driverClassAlone.test(textOf(one)));
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
  const [number] = text.split(/[,;()]\s*|\s[–—-]\s/).flatMap((part) => numberIn(part)?.value ?? []);
  return entryOf("driver_licence", {
    class: kind,
    status: named(statuses),
    number: number ? valueIn(number, line) : null,
    state: place ? valueIn(place, line) : null,
    expires: dated && fullDateIn(spanIn(textOf(dated))!.end, dated),
  });
};
