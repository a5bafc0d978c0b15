import { each, list, printed } from "../fresh/html.ts";
import { promoted, yearsOnly } from "../fresh/people.ts";
import type { KnownLayout } from "../layout.ts";
import { months, range } from "../wordings.ts";
import { fullName } from "./people.ts";

const row = (before: string, after: string) =>
  `<p style="display:flex;justify-content:space-between"><span>${before}</span><span>${after}</span></p>`;

/** As a job board prints a profile: cards without lines, a length after the dates, skills in one run. */
const boardProfile: KnownLayout = {
  write: printed((person) => ({
    css: `body{padding:12mm 20mm;color:#2e3849}h1{font-size:20pt}h2{font-size:13pt;margin:8mm 0 2mm}h3{font-size:10.5pt;margin-top:4mm}.pale{color:#5a6881}`,
    body: `<h1>${fullName(person)}</h1><p>${person.city}</p><p>${person.phone} · ${person.email}
      <h2>Personal summary</h2><p>${person.summary}
      <h2>Career history</h2>${each(person.jobs, (job) => `<h3>${job.title}</h3><p>${job.employer}<p class=pale>${range(job, months.short, { to: " - " })} (2 years 4 months)<p style="margin-top:2mm">${job.tasks.join(". ")}.`)}
      <h2>Education</h2>${each(person.studies, (study) => `<h3>${study.title}</h3><p>${study.institution}<p class=pale>Finished ${study.end}`)}
      <h2>Licences & certifications</h2>${each(person.licences, (one) => `<h3>${one}</h3>`)}
      <h2>Skills</h2><p>${person.skills.join(", ")}
      <h2>Languages</h2><p>${person.languages.map(({ name }) => name).join(", ")}
      <h2>About my next role</h2><p>Availability: Now<p>Preferred work types: Full time, Part time<p>Salary expectation: $30+ per hour`,
  })),
};

/** A drawn page: letters far apart, name in two lines, years in a narrow column on the left, contact on the right. */
const drawn: KnownLayout = {
  says: (person) => ({ ...yearsOnly(person), referees: person.referees.slice(0, 1) }),
  write: printed((person) => ({
    css: `.page{display:grid;grid-template-columns:1fr 62mm;min-height:296mm}.main{padding:14mm 9mm}.side{background:#e9dcc9;padding:60mm 7mm 10mm}h1{font:700 27pt "Liberation Serif";letter-spacing:7px;line-height:1.15;text-transform:uppercase}h2{font-size:11pt;letter-spacing:4px;text-transform:uppercase;margin:8mm 0 3mm}dl{display:grid;grid-template-columns:24mm 1fr;row-gap:4mm}dt{font-size:9pt}ul{font-size:9.5pt}`,
    body: `<div class=page><div class=main><h1>${person.given}<br>${person.family}</h1><p style="letter-spacing:3px">${person.headline}
      <h2>Work experience</h2><dl>${each(person.jobs, (job) => `<dt>${range(job, months.year, { to: "-", now: "Now" })}<dd><b>${job.employer.toUpperCase()} | ${job.place}</b><br>${job.title}${list(job.tasks)}`)}</dl>
      <h2>Education</h2><dl>${each(person.studies, (study) => `<dt>${study.end}<dd><b>${study.institution.toUpperCase()}</b><br>${study.title}`)}</dl></div>
      <div class=side><h2>Contact</h2><p>${person.phone}<p style="font-size:8.5pt;overflow-wrap:anywhere">${person.email}<p>${person.address}<h2>About me</h2><p style="font-size:9pt">${person.summary}<h2>Skills</h2>${list(person.skills)}<h2>Reference</h2><p><b>${person.referees[0]!.name}</b><p>${person.referees[0]!.title} at ${person.referees[0]!.employer}<p>${person.referees[0]!.phone}</div></div>`,
  })),
};

/** The public service: ten pages of prose, the name at the top of each, dates, role and agency in one line. */
const publicService: KnownLayout = {
  says: (person) => ({
    ...person,
    summary: `${person.summary} From 2009 to 2012 I also lived overseas. Since 2013 I have worked in Australia without a break.`,
  }),
  write: printed((person) => ({
    css: `body{font:11.5pt/1.7 "Liberation Serif"}h1{font-size:16pt}h2{font-size:13pt;margin:9mm 0 3mm}h3{font-size:11.5pt;margin:6mm 0 1mm}p{margin-bottom:3mm;text-align:justify}`,
    footer: `Curriculum vitae – ${fullName(person)} <span style="float:right"><span class=pageNumber></span></span>`,
    body: `<h1>Curriculum vitae – ${fullName(person)}</h1><p>Address: ${person.address}<br>Phone: ${person.phone}<br>Email: ${person.email}
      <h2>Career summary</h2><p>${person.summary}
      <h2>Employment</h2>${each(person.jobs, (job) => `<h3>${range(job, months.long, { to: " to ", now: "present" })}: ${job.title}, ${job.employer}</h3>${each([...job.tasks, ...job.tasks, ...job.tasks], (task, at) => `<p>${task}. In ${2014 + (at % 6)} this was extended to the other branches, where it was taken up by teams with very different needs. The work called for patience, for exact writing and for the support of people who did not report to me, and it was finished on time. ${at % 2 ? "The branch head wrote that it set the standard." : ""}`)}`)}
      <h2>Education and training</h2>${each(person.studies, (study) => `<p>${study.end}: ${study.title}, ${study.institution}`)}
      <h2>Core capabilities</h2>${list(person.skills)}
      <h2>Referees</h2>${each(person.referees, (one) => `<p>${one.name}<br>${one.title}, ${one.employer}<br>${one.phone}`)}`,
  })),
};

const season = (month: string) =>
  `${["Summer", "Autumn", "Winter", "Spring"][Math.floor((Number(month.slice(5)) % 12) / 3)]} ${month.slice(0, 4)}`;

/** Care: seasons as dates, employers in capitals first, checks with numbers and expiry, degrees after the name. */
const care: KnownLayout = {
  says: yearsOnly,
  write: printed((person) => ({
    css: `body{padding:16mm 18mm}h1{font-size:17pt;color:#6a1b5d}h2{background:#6a1b5d;color:#fff;font-size:11pt;padding:1.5mm 3mm;margin:6mm 0 3mm}b.who{display:block;margin-top:3mm}`,
    body: `<h1>${fullName(person)}, RN, BN</h1><p>Mobile – ${person.phone}<p>Email – ${person.email}<p>${person.address}
      <h2>PROFESSIONAL PROFILE</h2><p>${person.summary}
      <h2>REGISTRATIONS AND CHECKS</h2>${list(person.licences.map((one, at) => `${one} – No. 00${at + 3}1889${at} (expires 30/06/2027)`))}
      <h2>CLINICAL EXPERIENCE</h2>${each(person.jobs, (job, at) => `<b class=who>${job.employer.toUpperCase()}, ${job.place}</b><p>${job.title}<p>${job.end ? range(job, (month) => season(`${month}-0${1 + at}`.slice(0, 7))) : `Since ${job.start}`}${list(job.tasks)}`)}
      <h2>QUALIFICATIONS</h2>${each(person.studies, (study) => `<p>${study.title} (${study.end})<br>${study.institution}`)}
      <h2>CLINICAL SKILLS</h2><div style="columns:3">${each(person.skills, (skill) => `<p>${skill}</p>`)}</div>
      <h2>PROFESSIONAL REFEREES</h2><div style="display:grid;grid-template-columns:1fr 1fr">${each(person.referees, (one) => `<p><b>${one.name}</b><br>${one.title}<br>${one.employer}<br>${one.phone}</p>`)}</div>`,
  })),
};

/** Promotions as a line along the page: the employer with all years, roles below with months in brackets. */
const promotions: KnownLayout = {
  says: promoted,
  write: printed((person) => {
    const groups = [...Map.groupBy(person.jobs, ({ employer }) => employer)];
    return {
      css: `body{padding:17mm}h1{font-size:21pt;font-weight:300}h2{font-size:12pt;border-top:1px solid #bbb;padding-top:2mm;margin:7mm 0 2mm;color:#b3402a}.role{margin:2mm 0 0 6mm;border-left:1px solid #b3402a;padding-left:4mm}`,
      body: `<h1>${fullName(person)}</h1>${row(`${person.phone} / ${person.email}`, person.city)}
        <h2>Profile</h2><p>${person.summary}
        <h2>Career</h2>${each(groups, ([employer, jobs]) => `<div style="margin-top:4mm">${row(`<b>${employer}</b>`, jobs[0]!.place)}</div>${each(jobs, (job) => `<div class=role><b>${job.title}</b> (${range(job, months.short)})${list(job.tasks)}</div>`)}`)}
        <h2>Learning</h2>${each(person.studies, (study) => row(`<b>${study.title}</b>, ${study.institution}`, `${study.start}–${study.end}`))}
        <h2>Expertise</h2><p>${person.skills.join(" | ")}
        <h2>References</h2><p>References available upon request`,
    };
  }),
};

/** A student's in the form that engineers share: small capitals, rules, place under the dates, skills by kind. */
const student: KnownLayout = {
  write: printed((person) => ({
    css: `body{padding:13mm 15mm;font:10.5pt/1.25 "Liberation Serif"}h1{text-align:center;font:24pt "Liberation Serif";font-variant:small-caps}h2{font:12pt "Liberation Serif";font-variant:small-caps;border-bottom:1px solid;margin:4mm 0 1.5mm}`,
    body: `<h1>${fullName(person)}</h1><p style="text-align:center">${person.phone} | <u>${person.email}</u> | <u>linkedin.com/in/somebody</u> | <u>github.com/somebody</u>
      <h2>Education</h2>${each(person.studies, (study) => `${row(`<b>${study.institution}</b>`, person.jobs[0]!.place)}${row(`<i>${study.title}</i>`, `<i>${study.start} – ${study.end}</i>`)}`)}
      <h2>Experience</h2>${each(person.jobs, (job) => `${row(`<b>${job.title}</b>`, range(job, months.long))}${row(`<i>${job.employer}</i>`, `<i>${job.place}</i>`)}${list(job.tasks)}`)}
      <h2>Projects</h2>${row("<b>Bus Stop Bot</b> | <i>Python, Flask, React</i>", "June 2020 – August 2020")}${list(["Answers when the next bus leaves, for 300 students"])}
      <h2>Technical Skills</h2><p><b>Languages</b>: ${person.skills.slice(0, 3).join(", ")}<p><b>Tools</b>: ${person.skills.slice(3).join(", ")}
      <h2>Volunteering</h2>${row("<b>Surf Life Saving</b>", "Jan 2016 – Mar 2017")}`,
  })),
};

/** Hospitality: a bar over the page, all of a job in one line with dashes, the last name first and in capitals. */
const oneLine: KnownLayout = {
  write: printed((person) => ({
    css: `header{background:#20403a;color:#fff;text-align:center;padding:9mm}h1{font-size:22pt;letter-spacing:2px}section{padding:0 18mm}h2{font-size:10.5pt;text-decoration:underline;margin:6mm 0 2mm}.three{display:grid;grid-template-columns:1fr 1fr 1fr}.job{font-weight:700;margin-top:3mm}`,
    body: `<header><h1>${`${person.family.toUpperCase()} ${person.given}`.trim()}</h1><p>${person.headline}<p>${person.email} ◆ ${person.phone} ◆ ${person.city}</header><section>
      <h2>ABOUT</h2><p>${person.summary}<h2>KEY SKILLS</h2><div class=three>${each(person.skills, (skill) => `<span>◇ ${skill}</span>`)}</div>
      <h2>WORK EXPERIENCE</h2>${each(person.jobs, (job) => `<p class=job>${job.employer} – ${job.title} – ${range(job, months.numbers, { to: " to ", now: "current" })}</p><p>${job.tasks.join(". ")}.`)}
      <h2>EDUCATION & TRAINING</h2>${each(person.studies, (study) => `<p>${study.end} – ${study.title} – ${study.institution}`)}
      <h2>TICKETS</h2><p>${person.licences.join(" / ")}<h2>INTERESTS</h2><p>AFL, fishing, cooking for friends</section>`,
  })),
};

/** A school leaver's: study first, casual jobs in brackets, short years, a volunteer's time that is no job. */
const schoolLeaver: KnownLayout = {
  write: printed((person) => ({
    css: `.page{display:grid;grid-template-columns:50mm 1fr;column-gap:8mm;padding:16mm}h1{grid-column:1/3;font-size:26pt;color:#2b6cb0}h2{font-size:12pt;color:#2b6cb0;margin-bottom:2mm}section{margin-bottom:6mm}`,
    body: `<div class=page><h1>${fullName(person)}</h1><div><section><h2>Contact details</h2><p>${person.address.replace(/, (?=[^,]*$)/, "<br>")}<p style="font-size:8pt">${person.email}<p>${person.phone}</section><section><h2>Skills</h2>${list(person.skills)}</section><section><h2>Hobbies</h2><p>Netball<p>Drawing</section></div>
      <div><section><h2>Education</h2>${each(person.studies, (study) => `<p>${study.title}<p>${study.institution}, ${study.end}`)}</section>
      <section><h2>Employment</h2>${each(person.jobs, (job) => `<p><b>${job.title} (Casual)</b><p>${job.employer} – ${job.place}<p>${range(job, months.apostrophe, { to: " – ", now: "now" })}${list(job.tasks)}`)}</section>
      <section><h2>Volunteering</h2><p>Sausage sizzle, Rotary Club<p>2015 – 2016</section></div></div>`,
  })),
};

/** Layouts of real kinds, printed by a browser. */
export const fieldPrinted: Readonly<Record<string, KnownLayout>> = {
  "pdf, a job board's profile": boardProfile,
  "pdf, drawn with letters apart": drawn,
  "pdf, public service": publicService,
  "pdf, care with seasons": care,
  "pdf, promotions": promotions,
  "pdf, a student's": student,
  "pdf, one line for a job": oneLine,
  "pdf, school leaver": schoolLeaver,
};
