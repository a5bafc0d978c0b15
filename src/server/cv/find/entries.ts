import type { CvEntry } from "../../../contract/cv.ts";
import { isRestOf, textOf, type Line } from "../text/line.ts";
import { awardScore, institutionScore } from "../../../lexicon/cv/qualifications.ts";
import { titleScore } from "../../../lexicon/cv/titles.ts";
import { addressIn } from "./person/address.ts";
import { emailIn, phoneIn } from "./person/contact.ts";
import { entryOf, occursInSource, valueIn } from "./parts/cv-values.ts";
import { cleanLines } from "./parts/clean-lines.ts";
import { withCardsApart } from "./parts/cards-beside.ts";
import { joinLabels } from "./parts/join-labels.ts";
import { withLabelsForQuestions } from "./parts/questions.ts";
import { jobsIn } from "./jobs/jobs.ts";
import { driverLicenceIn, isDriverLabel, namesDriverLicence } from "./lists/driver-licences.ts";
import { languagesIn, languagesTold, listsLanguages } from "./lists/languages.ts";
import { licencePieces } from "./lists/licence-pieces.ts";
import { licenceRows } from "./lists/licence-rows.ts";
import { licencesElsewhere } from "./lists/licences-elsewhere.ts";
import { licencesIn } from "./lists/licences.ts";
import { joinDates, withValuesBelow } from "./lists/values-below.ts";
import { withoutJobs } from "./lists/without-jobs.ts";
import { nameIn } from "./person/name.ts";
import { rightToWorkIn } from "./person/right-to-work.ts";
import { areDated } from "./name-blocks.ts";
import { qualificationsIn } from "./studies/qualifications.ts";
import { referencesIn } from "./lists/references.ts";
import { isStudyDetail } from "./studies/study-status.ts";
import { languagesAmong, skillsIn } from "./lists/skills.ts";
import { summaryIn } from "./summary.ts";
import { blocksOf, linesAbout, type Block } from "./topics.ts";
import { entryWords } from "../../../lexicon/cv/entry-words.ts";
import { isPartlyAbout } from "../../../lexicon/cv/headings.ts";
import { levelOfQualification } from "../../../lexicon/cv/qualification-levels.ts";
import { isSpanAlone } from "../../../lexicon/time/spans.ts";
import { isLicenceName, licenceWords } from "../../../lexicon/cv/licence-words.ts";

/** What the lines of a CV say for each section of the profile. Every value occurs in the lines that it names. */
export const entriesOf = (lines: readonly Line[]): CvEntry[] => {
  const blocks = blocksOf(withCardsApart(joinLabels(withLabelsForQuestions(cleanLines(lines)))));
  const about = (...topics: Block["topic"][]) => linesAbout(blocks, ...topics);
  const top = about(null);
  const contact = [...top, ...about("contact")];
  const own = lines.filter((line) => !about("references").includes(line));
  const email = emailIn(contact) ?? emailIn(own);
  const studies = blocks.filter(({ topic }) => topic === "education").map(mixed);
  const { languages, licences, courses, skills, areMixed } = listsOf(blocks, contact);
  const basic = basicOf(contact, own, email?.value);
  const { given_name: given, family_name: family } = basic.fields;
  // "Hobart, 12 May 2026, Ana Costa": a signature is no licence, nor is the head of a page, "A. Costa – nurse", a skill.
  const signatures =
    given && family
      ? [given.value.split(" ")[0]!, `${given.value[0]!}.`].map((one) =>
          `${one} ${family.value}`.toLowerCase(),
        )
      : [];
  const isUnsigned = (line: Line) => {
    const text = textOf(line);
    return !closing.test(text) && !signatures.some((name) => text.toLowerCase().includes(name));
  };
  const entries = [
    ...(email ? [entryOf("account", { email })] : []),
    basic,
    ...rightToWorkIn(own.filter((line) => !about("experience", "education").includes(line))),
    ...summaryIn(about("summary"), top),
    ...jobsIn(jobLines(blocks)),
    ...qualificationsIn([...studies.flatMap(({ qualifications }) => qualifications), ...courses]),
    ...licencesIn(licenceRows([...studies.flatMap((one) => one.licences), ...licences].filter(isUnsigned))),
    ...skillsIn(
      (skills.length ? skills : [...top, ...about("summary")].filter(isTags)).filter(isUnsigned),
      areMixed,
    ),
    ...languagesIn(languages),
    ...referencesIn(about("references")),
  ];
  return entries
    .map(onlyOccurring)
    .filter(
      ({ section, fields }) => Object.keys(fields).length > 0 && (section !== "licence" || fields["title"]),
    );
};

/**
 * The lines of the lists: languages and licences may be among the skills, and licences among the contact details.
 * `areMixed` says that the languages are items among the skills and have no lines of their own.
 */
const listsOf = (blocks: readonly Block[], contact: readonly Line[]) => {
  const skills = blocks.filter(({ topic }) => topic === "skills").flatMap(({ lines }) => withoutJobs(lines));
  const ownLicences = linesApart(blocks, "licences", withoutJobs);
  const others = linesAbout(blocks, "other");
  const ofLanguages = [...skills, ...ownLicences].filter(isOfLanguages);
  const languages = [...linesAbout(blocks, "languages"), ...ofLanguages];
  const elsewhere = licencesElsewhere(blocks, [...withValuesBelow(contact), ...skills]);
  return {
    languages: [languages, languagesAmong(skills), languagesTold(others)].find(({ length }) => length) ?? [],
    licences: [
      ...ownLicences.filter((line) => !ofLanguages.includes(line) && !isCourse(line)),
      ...elsewhere.licences,
    ],
    courses: ownLicences.filter(isCourse),
    skills: skills.filter(
      (line) => !ofLanguages.includes(line) && !elsewhere.taken.includes(line) && !isDriverLabel(line),
    ),
    areMixed: !languages.length,
  };
};

/** Whether a line is a date or a range of dates, and nothing else. */
const isDate = (line: Line): boolean => !line.bullet && isSpanAlone(textOf(line));

/**
 * The lines of the parts with jobs, where some of these have dates only of those, and of others with single dates that look
 * as theirs do; a column without a heading goes on.
 */
const jobLines = (blocks: readonly Block[]): Line[][] => {
  const own = blocks.filter(({ topic }) => topic === "experience");
  const ranged = own.filter(({ lines }) => areDated(lines));
  const looks = new Set(ranged.flatMap(({ lines }) => lines.filter(isDate).map(({ style }) => style)));
  const isLike = (line: Line) => isDate(line) && looks.has(line.style);
  const dated = own.filter((block) => ranged.includes(block) || block.lines.some(isLike));
  const parts: Line[][] = [];
  for (const { lines, heading } of dated.length ? dated : own)
    if (heading || !parts.length) parts.push([...lines]);
    else parts.at(-1)!.push(...lines);
  return parts;
};

/** The lines of the parts about a topic, each part with space above: nothing goes on from one to the next. */
const linesApart = (
  blocks: readonly Block[],
  about: Block["topic"],
  of: (lines: readonly Line[]) => readonly Line[] = (lines) => lines,
): Line[] =>
  blocks
    .filter(({ topic }) => topic === about)
    .map(({ lines }) => of(lines))
    .flatMap(([first, ...others]) => (first ? [{ ...first, gap: true }, ...others] : []));

/** "Capital raising | Treasury | Turnaround | Mergers": a line of skills without a heading. */
const isTags = (line: Line): boolean =>
  /^(?:[^|•·@\d]{3,40}\s[|•·]\s){3}/.test(textOf(line)) && !/[@\d]/.test(textOf(line));

/** Languages may stand among the skills, where Europass has them, or below "Memberships and languages". */
const isOfLanguages = (line: Line): boolean =>
  /^(?:mother tongue|other language)/i.test(textOf(line)) || listsLanguages(textOf(line));

const basicOf = (contact: readonly Line[], own: readonly Line[], email: string | undefined): CvEntry => {
  const name = nameIn(contact.length ? contact : own.slice(0, 5), own, email);
  const occupation = contact
    .slice(0, 8)
    .find(
      (line) =>
        textOf(line) !== name?.fields["given_name"]?.source.text &&
        titleScore(textOf(line)) >= 2 &&
        textOf(line).length <= 70 &&
        !/[.@:]|\d{4}/.test(textOf(line)) &&
        !namesDriverLicence(textOf(line)),
    );
  return entryOf("basic", {
    ...name?.fields,
    current_occupation: occupation && valueIn(textOf(occupation), occupation),
    mobile: phoneIn(contact, own) ?? phoneIn(own.slice(0, 30).filter(isNoRow), own),
    residential_address: addressIn(
      contact,
      `${name?.fields["given_name"]?.value} ${name?.fields["family_name"]?.value}`,
    ),
  });
};

/** "EWP ‖ 4471 ‖ 2019 ‖ 2029": the cells of a table are no phone number. */
const isNoRow = ({ parts }: Line): boolean => parts.length < 3 || !parts.some(isSpanAlone);

const closing = new RegExp(String.raw`^${entryWords.closings}\W*$`, "i");
const ticket = new RegExp(String.raw`\b${licenceWords.tickets}\b`, "i");
/** "Certificate III in Cleaning – Hill Training, 2024" among checks: a course with its school and its year. */
const isCourse = (line: Line): boolean => {
  const pieces = licencePieces(textOf(line));
  return (
    levelOfQualification(pieces[0]?.name ?? "") !== null &&
    pieces.length > 1 &&
    pieces.some(({ span }) => span)
  );
};

/** "Return to Work Coordinator – 2024": a name and its date, and nothing else. */
const isNameWithYear = (text: string): boolean => {
  const [name, dated, more] = licencePieces(text);
  return name?.is === "name" && dated?.is === "detail" && dated.span !== null && !more;
};

/** "Education and certificates": certificates without an award and without an institution are licences. */
const mixed = (block: Block) => {
  const lines = joinDates(linesApart([block], "education"));
  const isOfBoth = block.heading !== undefined && isPartlyAbout(textOf(block.heading), "licences");
  const isTicket = (line: Line) => {
    const text = textOf(line);
    const isStudy = awardScore(text) > 0 || institutionScore(text) > 0;
    const isNumbered = !isStudy && licencePieces(text).some(({ number }) => number);
    const isAward = line.parts.some((part) =>
      part.split(/\s*[,:|–—]\s*/).some((one) => awardScore(one) >= 3),
    );
    const isNamed = ticket.test(text) || (!isStudy && isLicenceName(text));
    const isOther = isOfBoth && line.bullet && !isStudy && isNameWithYear(text);
    return (
      (isNamed || isNumbered || isOther || driverLicenceIn([line]) !== null) &&
      !isAward &&
      !isStudyDetail(text)
    );
  };
  const licences = new Set<Line>();
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1];
    if (above && isRestOf(above, line) ? licences.has(above) : isTicket(line)) licences.add(line);
  }
  return { qualifications: lines.filter((line) => !licences.has(line)), licences: [...licences] };
};

const onlyOccurring = ({ section, fields }: CvEntry): CvEntry => ({
  section,
  fields: Object.fromEntries(Object.entries(fields).filter(([, value]) => occursInSource(value))),
});
