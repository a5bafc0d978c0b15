import { Paragraph, TextRun } from "docx";
import type { CvFile } from "../files.ts";
import { bullet, grid, save, tabbed, text } from "../docx-layouts.ts";
import { each, list, printed } from "../fresh/html.ts";
import { readKnownPeople, type ThirdPerson } from "../third/people.ts";
import { thirdFiles, type ThirdLayout } from "../third/set.ts";
import { capitals, finished, inOrder, withCode, years } from "../third/wording.ts";
import { months, range } from "../wordings.ts";

const page = (write: (person: ThirdPerson) => { css: string; body: string }) =>
  printed((person) => write(person as ThirdPerson));
const word =
  (write: (person: ThirdPerson) => Parameters<typeof save>[0]) =>
  (person: object): Promise<Uint8Array> =>
    save(write(person as ThirdPerson));

/** A drawn page with the sidebar on the right: two weights in the name, schools with their years first. */
const rightSide: ThirdLayout = {
  write: page((person) => ({
    css: `.page{display:grid;grid-template-columns:1fr 64mm;min-height:296mm}.side{background:#f2e7e1;padding:16mm 7mm;font-size:9pt}.main{padding:16mm 10mm}h1{font-size:30pt;font-weight:300}h1 b{text-transform:uppercase}h2{font-size:12pt;margin:7mm 0 2mm;border-left:3mm solid #c96;padding-left:2mm}`,
    body: `<div class=page><div class=main><h1>${person.given} <b>${person.family}</b></h1><p>${person.headline}</p><h2>Hello!</h2><p>${person.summary}</p>
      <h2>My experience</h2>${each(person.jobs, (job) => `<p style="margin-top:3mm"><b>${job.employer}</b> | ${range(job, months.short, { to: " - " })}</p><p><i>${job.title}</i></p>${list(job.tasks)}`)}
      <h2>My education</h2>${each(person.studies, (study) => `<p style="margin-top:2mm"><b>${study.institution}</b> | ${years(study, " - ")}</p><p><i>${study.title}</i></p>`)}</div>
      <div class=side><h2>Find me</h2><p>${person.address}</p><p>${person.phone}</p><p>${person.email}</p><h2>Skills</h2>${each(person.skills, (skill) => `<p>${skill} ●●●●○</p>`)}<h2>Tickets</h2>${each(person.licences, (one) => `<p>${one}</p>`)}</div></div>`,
  })),
};

/** Tables with heads and codes for courses, and one for checks with numbers. */
const codes: ThirdLayout = {
  write: page((person) => ({
    css: `body{padding:15mm}h1{font-size:16pt}h2{font-size:11pt;color:#036;margin:5mm 0 2mm}table{width:100%;border-collapse:collapse}td,th{border:1px solid #999;padding:1mm 2mm;text-align:left;font-size:9.5pt}`,
    body: `<h1>${person.shown}</h1><p>${person.address}</p><p>T ${person.phone} E ${person.email}</p>
      <h2>Overview</h2><p>${person.summary}</p>
      <h2>Formal training</h2><table><tr><th>Code<th>Qualification<th>Training provider<th>Date</tr>${each(person.studies, (study) => `<tr><td>${study.code || "n/a"}<td>${study.title}<td>${study.institution}<td>${finished(study)}</tr>`)}</table>
      <h2>Checks and licences</h2><table><tr><th>Type<th>Number<th>Expiry</tr>${each(person.licences, (one, at) => `<tr><td>${one}<td>40${at}7718<td>0${at + 4}/2027</tr>`)}</table>
      <h2>Employment</h2>${each(person.jobs, (job) => `<p style="margin-top:2mm"><b>${job.title}</b> – ${job.employer} – ${job.place}</p><p>${range(job, months.long)}</p>${list(job.tasks)}`)}
      <h2>Strengths</h2>${list(person.skills)}`,
  })),
};

/** A registration form: surname and given names in cells of their own. */
const form: ThirdLayout = {
  write: word((person) => [
    text("CANDIDATE REGISTRATION / RESUME", true),
    grid(
      [
        ["Surname", person.family],
        ["Given name(s)", person.given],
        ["Mobile", person.phone],
        ["Email", person.email],
        ["Address", person.address],
      ].map((cells) => cells.map((cell) => [text(cell)])),
      [30, 70],
    ),
    text("EMPLOYMENT DETAILS", true),
    ...person.jobs.flatMap((job) => [
      text(`Employer: ${job.employer}`),
      text(`Position held: ${job.title}`),
      text(`Dates: ${range(job, months.numbers, { to: " - ", now: "Current" })}`),
      ...job.tasks.map(bullet),
    ]),
    text("EDUCATION DETAILS", true),
    ...person.studies.flatMap((study) => [
      text(`Course: ${study.title}`),
      text(`School/College: ${study.institution}`),
      text(`Year: ${study.end}`),
    ]),
    text("SKILLS", true),
    ...person.skills.map(bullet),
  ]),
};

/** Written as sentences: what was studied, where and when. */
const sentences: ThirdLayout = {
  write: word((person) => [
    new Paragraph({ children: [new TextRun({ text: inOrder(person), size: 36 })] }),
    text(`${person.address}`),
    text(`Ph: ${person.phone}`),
    text(`Email: ${person.email}`),
    text("Personal statement", true),
    text(person.summary),
    text("My qualifications", true),
    ...person.studies.map((study) =>
      bullet(
        study.isPending
          ? `${study.title} at ${study.institution} (currently enrolled, expected completion ${study.end})`
          : `${study.title} from ${study.institution}, completed in ${study.end}`,
      ),
    ),
    text("My work history", true),
    ...person.jobs.flatMap((job) => [
      text(
        `${job.title}, ${job.employer}, ${job.place} (${range(job, months.short, { to: " to ", now: "present" })})`,
      ),
      ...job.tasks.map(bullet),
    ]),
    text("My skills", true),
    ...person.skills.map(bullet),
  ]),
};

/** Italian headings. */
const italian: ThirdLayout = {
  write: page((person) => ({
    css: `body{padding:17mm;font-family:"P052"}h1{font-size:19pt}h2{font-size:12pt;color:#900;margin:5mm 0 2mm}.row{display:grid;grid-template-columns:38mm 1fr}`,
    body: `<h1>${inOrder(person)}</h1><p>${person.address}</p><p>Tel. ${person.phone}</p><p>Email ${person.email}</p>
      <h2>ESPERIENZA LAVORATIVA</h2>${each(person.jobs, (job) => `<div class=row><p>${range(job, months.numbers, { to: " – ", now: "oggi" })}</p><div><p><b>${job.title}</b></p><p>${job.employer}, ${job.place}</p>${list(job.tasks)}</div></div>`)}
      <h2>ISTRUZIONE E FORMAZIONE</h2>${each(person.studies, (study) => `<div class=row><p>${years(study)}</p><div><p><b>${study.title}</b></p><p>${study.institution}</p></div></div>`)}
      <h2>COMPETENZE</h2><p>${person.skills.join(", ")}</p><h2>LINGUE</h2>${each(person.languages, ({ name, level }) => `<p>${name} – ${level}</p>`)}`,
  })),
};

/** Headings in Hindi and English, an objective and hobbies. */
const hindi: ThirdLayout = {
  write: page((person) => ({
    css: `body{padding:17mm}h1{font-size:17pt;text-align:center}h2{font-size:11.5pt;margin:5mm 0 2mm;text-decoration:underline}`,
    body: `<p style="text-align:center"><b>BIO-DATA</b></p><h1>${capitals(person)}</h1><p>${person.address}</p><p>Mob. No. ${person.phone}</p><p>Email ID ${person.email}</p>
      <h2>Uddeshya / Objective</h2><p>${person.summary}</p>
      <h2>Shaikshik Yogyata / Educational Qualification</h2>${list(person.studies.map((study) => `Passed ${study.title} from ${study.institution} in ${study.end}`))}
      <h2>Karya Anubhav / Work Experience</h2>${each(person.jobs, (job) => `<p><b>${job.employer}</b></p><p>${job.title}</p><p>${range(job, months.short, { to: " to ", now: "till now" })}</p>${list(job.tasks)}`)}
      <h2>Kaushal / Skills</h2>${list(person.skills)}`,
  })),
};

/** A graduate's: results and units under each course, dates with months on the right. */
const units: ThirdLayout = {
  write: word((person) => [
    new Paragraph({
      alignment: "center",
      children: [new TextRun({ text: inOrder(person), bold: true, size: 44 })],
    }),
    text(`${person.phone}  |  ${person.email}  |  ${person.city}`),
    text("EDUCATION", true),
    ...person.studies.flatMap((study) => [
      tabbed(study.institution, years(study)),
      text(study.title),
      bullet("Weighted average mark: 76.4"),
      bullet("Relevant units: Contract Law, Statistics 2, Introduction to Biology"),
    ]),
    text("PROFESSIONAL EXPERIENCE", true),
    ...person.jobs.flatMap((job) => [
      tabbed(job.employer, job.place),
      tabbed(job.title, range(job, months.short)),
      ...job.tasks.map(bullet),
    ]),
    text("ADDITIONAL INFORMATION", true),
    text(`Skills: ${person.skills.join(", ")}`),
    text(`Licences: ${person.licences.join(", ")}`),
  ]),
};

/** A line of time: the year in a circle, then the school, then the course. */
const timeline: ThirdLayout = {
  write: page((person) => ({
    css: `header{background:#134e4a;color:#fff;padding:10mm 14mm;display:flex;justify-content:space-between}h1{font-size:24pt;line-height:1.1}section{padding:0 14mm}h2{font-size:12pt;margin:6mm 0 3mm;color:#134e4a}.t{display:grid;grid-template-columns:30mm 1fr;margin-bottom:3mm}`,
    body: `<header><h1>${person.given.toUpperCase()}<br>${person.family.toUpperCase()}</h1><div><p>${person.phone}</p><p>${person.email}</p><p>${person.city}</p></div></header><section>
      <h2>Career snapshot</h2><p>${person.summary}</p>
      <h2>Learning</h2>${each(person.studies, (study) => `<div class=t><b>${study.isPending ? `Due ${study.end}` : study.end}</b><div><p>${study.institution}</p><p>${withCode(study)}</p></div></div>`)}
      <h2>Career</h2>${each(person.jobs, (job) => `<div class=t><b>${range(job, months.year)}</b><div><p>${job.title} @ ${job.employer}</p>${list(job.tasks)}</div></div>`)}
      <h2>Skills</h2><p>${person.skills.join(" / ")}</p></section>`,
  })),
  isYears: true,
};

/** Two lines for a name with its degrees, courses with their length, all in one column with lines between. */
const lines: ThirdLayout = {
  write: word((person) => [
    new Paragraph({
      alignment: "right",
      children: [new TextRun({ text: person.shown, bold: true, size: 30 })],
    }),
    text(`Contact: ${person.phone} / ${person.email}`),
    text(`Location: ${person.city}`),
    text("______________________________"),
    text("TRAINING", true),
    ...person.studies.map((study) => text(`${finished(study)}\t${study.title}\t${study.institution}`)),
    text("______________________________"),
    text("WORK", true),
    ...person.jobs.flatMap((job) => [
      text(`${range(job, months.short, { to: " – " })}\t${job.title}\t${job.employer}`),
      ...job.tasks.map(bullet),
    ]),
    text("______________________________"),
    text("LICENCES", true),
    ...person.licences.map((one) => text(one)),
  ]),
};

/** An app's: short labels with dashes before each part. */
const app: ThirdLayout = {
  write: page((person) => ({
    css: `body{padding:14mm;text-align:left}h1{font-size:13pt;text-align:center}h2{font-size:11pt;background:#eef;padding:1mm;margin:4mm 0 1mm}`,
    body: `<h1>RESUME</h1><p>Name – ${inOrder(person)}</p><p>Phone – ${person.phone}</p><p>Email – ${person.email}</p><p>Address – ${person.address}</p>
      <h2>Educational Background</h2>${each(person.studies, (study) => `<p>Qualification – ${study.title}</p><p>College – ${study.institution}</p><p style="margin-bottom:2mm">Passing year – ${study.end}</p>`)}
      <h2>Job Experience</h2>${each(person.jobs, (job) => `<p>Company – ${job.employer}</p><p>Designation – ${job.title}</p><p>Period – ${range(job, months.short, { to: " to ", now: "Present" })}</p>${list(job.tasks)}`)}
      <h2>Skill Set</h2>${list(person.skills)}`,
  })),
};

/** Ten layouts that were written before the reader was changed for the third set. */
export const fourthFiles = (count: number): Promise<CvFile[]> =>
  thirdFiles(
    count,
    {
      "pdf, sidebar on the right": rightSide,
      "pdf, tables with codes": codes,
      "docx, a form": form,
      "docx, sentences": sentences,
      "pdf, Italian headings": italian,
      "pdf, Hindi headings": hindi,
      "docx, units and results": units,
      "pdf, years in a column": timeline,
      "docx, lines between": lines,
      "pdf, an app's labels": app,
    },
    readKnownPeople("fourth/people.yaml"),
  );
