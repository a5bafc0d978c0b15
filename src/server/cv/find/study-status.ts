const pending =
  "(?:is |am |i am )?(?:currently|still|presently) (?:studying|enrolled|undertaking|completing|in progress)|(?:still )?(?:studying|enrolled|undertaking)|in[- ]progress|on-?going|incomplete|partially completed|(?:expected|anticipated|estimated|projected|exp\\.)(?: (?:completion|graduation|finish|end)(?: date)?| to (?:finish|complete|graduate|be completed))?|to (?:finish|complete|be completed|be awarded)|finishing|due(?: to (?:finish|complete))?|year \\d of \\d";
const done =
  "(?:successfully )?(?:completed|finished|attained|obtained|awarded|conferred|graduated|passed)|(?:year of )?(?:completion|passing|graduation)|full[- ]time|part[- ]time|status|dates?|n\\/a";
const status = `(?:${pending}|${done})(?: in| on| by)?:?`;
const inBrackets = new RegExp(`\\s*[(\\[]\\s*${status}(?:[\\s,;:–-]+${status})*\\s*[)\\]]`, "giu");
const atEnd = new RegExp(`(?:^|[\\s,;|(–—-]+)${status}[\\s,;:|)–—-]*$`, "iu");
const atStart = new RegExp(`^${status}(?:[\\s:,–—-]+|$)`, "iu");
const pendingWords = new RegExp(`(?<!\\p{L})(?:${pending})(?!\\p{L})`, "iu");

/** A text of a course without words that say how far it is: "(in progress)", "completed in". */
export const withoutStatus = (text: string): string => {
  let rest = text.replace(inBrackets, " ").trim();
  for (let before = ""; before !== rest;) {
    before = rest;
    rest = rest.replace(atEnd, "").replace(atStart, "").trim();
  }
  return rest.replace(/^[\s,;|–—-]+|[\s,;|–—-]+$/g, "").replace(/ (?:in|by)$/i, "");
};

/** The words that say that a course is not finished; null where there are none. */
export const pendingIn = (text: string): string | null => pendingWords.exec(text)?.[0] ?? null;

const detail =
  /^(?:[-–•]\s*)?(?:(?:key|core|relevant|main|completed|selected|sample|major)\s+)?(?:units?(?: of (?:study|competency))?|subjects?|modules?|electives?|coursework|courses? (?:include|covered)|topics|majors?(?:ed)?|minors?|specialis(?:ation|ed|ing)|thesis|dissertation|capstone|(?:final )?project|activities|societies|gpa|wam|cgpa|atar|grade|marks?|percentage|result|score|average|weighted average\w*|achievements?|awards?|honou?rs|scholarships?|dean['’]s|placements?)\b/i;

/** Whether a text below a course says more of it, such as its units or marks, and names no course and no school. */
export const isStudyDetail = (text: string): boolean => detail.test(text);

const small =
  /^(?:of|and|&|the|for|de|da|do|dos|del|della|di|du|des|la|le|les|y|e|et|und|für|in|at|zu|d[’'].*)$/;

/** Whether a text may be a name of a school that no list has: a few words with capitals. */
export const isNameLike = (text: string): boolean => {
  const words = text.split(/\s+/);
  return (
    text.length >= 3 &&
    text.length <= 70 &&
    words.length <= 9 &&
    !isStudyDetail(text) &&
    pendingIn(text) === null &&
    !/\d{2}|[:%@]|\b(?:distinction|credit|pass|class|merit|first|second|list|prize|semester|gpa)\b/i.test(
      text,
    ) &&
    words.every((word) => small.test(word) || /^[^\p{L}]*[\p{Lu}\p{Lo}]/u.test(word) || /^\W+$/.test(word))
  );
};
