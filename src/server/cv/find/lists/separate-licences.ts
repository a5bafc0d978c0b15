import { licenceKind, namesLicence } from "../../../../lexicon/conditions/licence-kind.ts";
import { employerScore } from "../../../../lexicon/cv/employers.ts";
import { institutionScore } from "../../../../lexicon/cv/qualifications.ts";
import { spanIn, withoutSpan } from "../../../../lexicon/time/spans.ts";
import { textOf, type Line } from "../../text/line.ts";
import { isPlace } from "../../words/places.ts";
import { isDetail } from "./licence.ts";

/** A part that does not stand alone: a class, a number, a state, a date. */
const isDetailPart = (part: string): boolean => {
  const span = spanIn(part);
  return isDetail(span ? withoutSpan(part, span) : part) || isPlace(part);
};

/** Whether a part may be the name of a licence, where other parts of the line are. */
const mayBeName = (part: string): boolean =>
  part.split(" ").length <= 7 &&
  (licenceKind(part) !== null || (!institutionScore(part) && employerScore(part) < 3)) &&
  !spanIn(part);

/** "First Aid, White Card, RSA": several on one line, where no part of it is an issuer; numbers and dates stay with theirs. */
export const separateLicences = (line: Line): Line[] => {
  const text = textOf(line);
  const groups: string[] = [];
  let hasDetails = false;
  for (const part of text.split(/\s*;\s+|\s*[,|•]\s+|\s+\/\s+/)) {
    if (groups.length && isDetailPart(part)) {
      groups.push(`${groups.pop()!}, ${part}`);
      hasDetails = true;
    } else groups.push(part);
  }
  const isList = hasDetails
    ? groups.every((group) => namesLicence(group))
    : groups.every((group) => mayBeName(group)) &&
      (!line.bullet || groups.length > 2 || groups.some(namesLicence));
  const isParted =
    /[;•]\s/.test(text) &&
    text.split(/\s*[;•]\s+/).every((part) => !isDetailPart(part) && part.split(" ").length <= 12);
  const parts = isList ? groups : isParted ? text.split(/\s*[;•]\s+/) : [text];
  return parts.length > 1
    ? parts.map((part) => ({ ...line, parts: [part], wraps: false, bullet: true }))
    : [line];
};
