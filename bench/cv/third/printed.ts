import { each, list, printed } from "../fresh/html.ts";
import type { ThirdLayout } from "./set.ts";
import type { ThirdPerson } from "./people.ts";
import { months, range } from "../wordings.ts";
import { apart, capitals, finished, inOrder, shortened, withCode, years } from "./wording.ts";

const page = (write: (person: ThirdPerson) => { css: string; body: string; footer?: string }) =>
  printed((person) => write(person as ThirdPerson));

/** A drawn page: a dark sidebar with a photo, the name in two lines, study and skills below it. */
const sidebar: ThirdLayout = {
  write: page((person) => ({
    css: `.page{display:grid;grid-template-columns:68mm 1fr;min-height:296mm}.side{background:#22313f;color:#fff;padding:12mm 8mm}.main{padding:14mm 10mm}.photo{width:34mm;height:34mm;border-radius:50%;background:#bbb;margin:0 auto 8mm}h1{font-size:22pt;line-height:1.15}h2{font-size:11pt;letter-spacing:2px;margin:7mm 0 2mm;text-transform:uppercase}.side p{font-size:9pt}.job{margin-bottom:4mm}`,
    body: `<div class=page><div class=side><div class=photo></div><h1>${person.given}<br>${person.family}</h1><p style="letter-spacing:1px">${person.headline}</p>
      <h2>Contact</h2><p>${person.phone}</p><p>${person.email}</p><p>${person.address}</p>
      <h2>Education</h2>${each(person.studies, (study) => `<div style="margin-bottom:3mm"><p><b>${withCode(study)}</b></p><p>${study.institution}</p><p>${years(study)}</p></div>`)}
      <h2>Expertise</h2>${list(person.skills)}<h2>Language</h2>${each(person.languages, ({ name }) => `<p>${name}</p>`)}</div>
      <div class=main><h2>Profile</h2><p>${person.summary}</p><h2>Work Experience</h2>${each(person.jobs, (job) => `<div class=job><p style="color:#777">${range(job, months.year, { to: " - " })}</p><p>${job.employer} | ${job.place}</p><p><b>${job.title}</b></p>${list(job.tasks)}</div>`)}
      <h2>Licences</h2>${list(person.licences)}</div></div>`,
  })),
  isYears: true,
};

/** A drawn page: the name with a space after each letter over the page, two columns below. */
const lettersApart: ThirdLayout = {
  write: page((person) => ({
    css: `header{text-align:center;padding:14mm 10mm 8mm;border-bottom:1px solid #999;margin:0 12mm}h1{font:400 23pt "Liberation Serif"}.page{display:grid;grid-template-columns:1fr 58mm;gap:8mm;padding:8mm 14mm}h2{font:700 11pt "Liberation Serif";margin:5mm 0 2mm}`,
    body: `<header><h1>${apart(capitals(person))}</h1><p>${person.headline.toUpperCase()}</p></header><div class=page><div>
      <h2>${apart("ABOUT")}</h2><p>${person.summary}</p><h2>${apart("EXPERIENCE")}</h2>${each(person.jobs, (job) => `<p style="margin-top:3mm"><b>${job.title.toUpperCase()}</b></p><p>${job.employer}, ${job.place} / ${range(job, months.short, { to: " - " })}</p>${list(job.tasks)}`)}</div>
      <div><h2>${apart("CONTACT")}</h2><p>${person.phone}</p><p style="font-size:8.5pt">${person.email}</p><p>${person.city}</p><h2>${apart("EDUCATION")}</h2>${each(person.studies, (study) => `<p><b>${study.institution}</b></p><p>${study.title}</p><p style="margin-bottom:2mm">${finished(study)}</p>`)}<h2>${apart("SKILLS")}</h2>${each(person.skills, (skill) => `<p>${skill}</p>`)}</div></div>`,
  })),
};

/** The new form of Europass: dates in brackets above each entry, city and country after a bar. */
const europass: ThirdLayout = {
  write: page((person) => ({
    css: `body{padding:12mm 14mm;font-family:"DejaVu Sans";font-size:9pt}h1{font-size:18pt;color:#004494}h2{font-size:10pt;color:#004494;border-bottom:1px solid #004494;margin:6mm 0 2mm}.when{color:#666;margin-top:3mm}.top{border-bottom:1px solid #ccc;padding-bottom:2mm}`,
    body: `<h1>${person.shown}</h1><p class=top><b>Date of birth:</b> 14/05/1991 | <b>Nationality:</b> ${person.languages[1]!.name} | <b>Phone:</b> (${person.phone.split(" ")[0]}) ${person.phone.split(" ").slice(1).join(" ")} (Mobile) | <b>Email:</b> ${person.email} | <b>Address:</b> ${person.address} (Home)</p>
      <h2>ABOUT ME</h2><p>${person.summary}</p>
      <h2>WORK EXPERIENCE</h2>${each(person.jobs, (job) => `<p class=when>${job.start.slice(5)}/${job.start.slice(0, 4)} – ${job.end ? `${job.end.slice(5)}/${job.end.slice(0, 4)}` : "CURRENT"} – ${job.place}</p><p><b>${job.title.toUpperCase()}</b> – ${job.employer.toUpperCase()}</p>${list(job.tasks)}`)}
      <h2>EDUCATION AND TRAINING</h2>${each(person.studies, (study) => `<p class=when>${study.start} – ${study.isPending ? "CURRENT" : study.end}</p><p><b>${study.title.toUpperCase()}</b> – ${study.institution}</p>${study.isPending ? `<p>Expected completion: ${study.end}</p>` : ""}`)}
      <h2>LANGUAGE SKILLS</h2><p>Mother tongue(s): ${person.languages[1]!.name.toUpperCase()}</p><p>Other language(s): ENGLISH – Listening C1, Reading C1, Spoken production B2, Writing B2</p>
      <h2>DIGITAL SKILLS</h2><p>${person.skills.join(" | ")}</p>
      <h2>DRIVING LICENCE</h2><p>Driving Licence: B</p>`,
  })),
};

/** The old form of Europass: labels on the left, values on the right. */
const oldEuropass: ThirdLayout = {
  write: page((person) => {
    const line = (label: string, value: string) => `<tr><td class=l>${label}<td>${value}</tr>`;
    return {
      css: `body{padding:15mm;font-size:10pt}td{vertical-align:top;padding:.6mm 3mm}.l{width:52mm;text-align:right;color:#444;border-right:1px solid #444}.h{font-weight:700;font-size:11pt;padding-top:4mm}`,
      body: `<table>${line("<b style='font-size:14pt'>Europass<br>Curriculum Vitae</b>", "")}${line("<b>Personal information</b>", "")}${line("Surname(s) / First name(s)", `<b>${person.family || person.given}${person.family ? `, ${person.given}` : ""}</b>`)}${line("Address(es)", person.address)}${line("Telephone(s)", `Mobile: ${person.phone}`)}${line("E-mail", person.email)}${line("Nationality", "Other")}
        ${line("<b>Work experience</b>", "")}${each(person.jobs, (job) => line("Dates", range(job, months.long, { to: " - ", now: "present" })) + line("Occupation or position held", job.title) + line("Main activities and responsibilities", job.tasks.join("; ")) + line("Name and address of employer", job.employer) + line("&nbsp;", ""))}
        ${line("<b>Education and training</b>", "")}${each(person.studies, (study) => line("Dates", study.isPending ? `${study.start} - ${study.end} (expected)` : `${study.start} - ${study.end}`) + line("Title of qualification awarded", study.title) + line("Name and type of organisation providing education and training", study.institution) + line("&nbsp;", ""))}
        ${line("<b>Personal skills and competences</b>", "")}${line("Mother tongue(s)", person.languages[1]!.name)}${line("Computer skills and competences", person.skills.join(", "))}</table>`,
    };
  }),
};

/** A job site's export: title, company and place in one line, lengths after skills. */
const jobSite: ThirdLayout = {
  write: page((person) => ({
    css: `body{padding:18mm 20mm;font-size:11pt}h1{font-size:24pt;font-weight:400}h2{font-size:15pt;font-weight:400;color:#2557a7;border-bottom:1px solid #ddd;margin:7mm 0 3mm}h3{font-size:11pt;margin-top:3mm}`,
    body: `<h1>${inOrder(person)}</h1><p>${person.headline}</p><p>${person.city}</p><p>${person.email}</p><p>${person.phone}</p><p style="margin-top:3mm">${person.summary}</p><p>Authorized to work in Australia for any employer</p>
      <h2>Work Experience</h2>${each(person.jobs, (job) => `<h3>${job.title}</h3><p>${job.employer} - ${job.place}</p><p>${range(job, months.long, { to: " to " })}</p>${each(job.tasks, (task) => `<p>• ${task}</p>`)}`)}
      <h2>Education</h2>${each(person.studies, (study) => `<h3>${study.title}</h3><p>${study.institution}</p><p>${study.isPending ? `Expected in ${study.end}` : `${study.start} to ${study.end}`}</p>`)}
      <h2>Skills</h2>${each(person.skills, (skill, at) => `<p>• ${skill} (${at + 2} years)</p>`)}
      <h2>Certifications and Licenses</h2>${each(person.licences, (one) => `<h3>${one}</h3><p>June 2023 to June 2027</p>`)}`,
  })),
};

/** A network's export: contact and top skills on the left, an employer with all its roles on the right. */
const network: ThirdLayout = {
  write: page((person) => ({
    css: `.page{display:grid;grid-template-columns:62mm 1fr;min-height:296mm}.side{background:#293e49;color:#e1e9ee;padding:12mm 7mm;font-size:9pt}.main{padding:12mm 10mm}h1{font:26pt "Liberation Sans Narrow"}h2{font-size:14pt;font-weight:400;margin:8mm 0 3mm}.side h2{font-size:12pt}.p{color:#777;font-size:9.5pt}`,
    body: `<div class=page><div class=side><h2>Contact</h2><p>${person.phone} (Mobile)</p><p>${person.email}</p><p>www.linkedin.com/in/profile-4410b (LinkedIn)</p><h2>Top Skills</h2>${each(person.skills, (skill) => `<p>${skill}</p>`)}<h2>Languages</h2>${each(person.languages, (one) => `<p>${one.name} (Full Professional)</p>`)}<h2>Certifications</h2>${each(person.licences, (one) => `<p>${one}</p>`)}</div>
      <div class=main><h1>${inOrder(person)}</h1><p>${person.headline} | Open to work</p><p class=p>${person.city}</p><h2>Summary</h2><p>${person.summary}</p><h2>Experience</h2>${each(person.jobs, (job) => `<div style="margin-bottom:4mm"><p>${job.employer}</p><p>${job.title}</p><p class=p>${range(job, months.long, { to: " - " })} (3 years 2 months)</p><p class=p>${job.place}</p><p>${job.tasks.join(". ")}.</p></div>`)}
      <h2>Education</h2>${each(person.studies, (study) => `<div style="margin-bottom:3mm"><p>${study.institution}</p><p class=p>${study.title} · (${study.start} - ${study.end})</p></div>`)}</div></div>`,
  })),
};

/** A free template for documents online: the heading of an entry joins employer, place and title with dashes. */
const online: ThirdLayout = {
  write: page((person) => ({
    css: `body{padding:18mm;font:10pt/1.5 "Liberation Serif"}.page{display:grid;grid-template-columns:1fr 52mm;gap:9mm}h1{font:36pt/1.1 "Liberation Serif"}h2{font:700 9pt "Liberation Sans";color:#2079c7;margin:7mm 0 2mm}h3{font:700 11pt "Liberation Serif"}.when{font:8pt "Liberation Sans";color:#666}`,
    body: `<div class=page><div><h1>${inOrder(person)}</h1><p style="color:#666">${person.headline}</p><h2>EXPERIENCE</h2>${each(person.jobs, (job) => `<h3>${job.employer}, <span style="font-weight:400">${job.place}</span> — <i style="font-weight:400">${job.title}</i></h3><p class=when>${range(job, months.long, { to: " - " }).toUpperCase()}</p>${list(job.tasks)}`)}<h2>EDUCATION</h2>${each(person.studies, (study) => `<h3>${study.institution} — <i style="font-weight:400">${study.title}</i></h3><p class=when>${study.isPending ? `EXPECTED ${study.end}` : `${study.start} - ${study.end}`}</p>`)}</div>
      <div><p>${person.address.replaceAll(", ", "<br>")}</p><p><b>${person.phone}</b></p><p style="font-size:8.5pt">${person.email}</p><h2>SKILLS</h2>${each(person.skills, (skill) => `<p>${skill}</p>`)}<h2>LICENCES</h2>${each(person.licences, (one) => `<p>${one}</p>`)}<h2>LANGUAGES</h2><p>${person.languages.map(({ name }) => name).join(", ")}</p></div></div>`,
  })),
};

/** A class of LaTeX: years in a narrow column, entries in one line with commas, the name at the right. */
const typeset: ThirdLayout = {
  write: page((person) => ({
    css: `body{padding:16mm;font:10.5pt/1.3 "C059","Liberation Serif"}header{display:flex;justify-content:space-between}h1{font-size:28pt;font-weight:400;color:#555}dl{display:grid;grid-template-columns:30mm 1fr;column-gap:4mm}dt{text-align:right}dd{margin:0 0 1.5mm}h2{font-size:13pt;font-weight:400;color:#3873b3;margin:5mm 0 1.5mm 34mm}header p{text-align:right;font-style:italic;font-size:9pt}`,
    body: `<header><h1>${person.given} <b>${person.family}</b><br><span style="font-size:13pt">${person.headline}</span></h1><div><p>${person.address}</p><p>☎ ${person.phone}</p><p>✉ ${person.email}</p></div></header>
      <h2>Education</h2><dl>${each(person.studies, (study) => `<dt>${study.start}–${study.isPending ? `${study.end} (exp.)` : study.end}<dd><b>${study.title}</b>, <i>${study.institution}</i>.`)}</dl>
      <h2>Experience</h2><dl>${each(person.jobs, (job) => `<dt>${months.short(job.start)}–${job.end ? months.short(job.end) : "Present"}<dd><b>${job.title}</b>, <i>${job.employer}</i>, ${job.place}.${list(job.tasks)}`)}</dl>
      <h2>Skills</h2><dl><dt>General<dd>${person.skills.join(", ")}</dl><h2>Languages</h2><dl>${each(person.languages, ({ name, level }) => `<dt>${name}<dd>${level}`)}</dl>`,
  })),
};

/** A text file that was printed: one width for all letters, rules of signs under the headings. */
const plainText: ThirdLayout = {
  write: page((person) => {
    const head = (text: string) => `\n${text}\n${"=".repeat(text.length)}\n`;
    const lines = [
      inOrder(person).toUpperCase(),
      `${person.address}`,
      `Tel: ${person.phone}   Email: ${person.email}`,
      head("OBJECTIVE"),
      ...(person.summary.match(/.{1,74}(?: |$)/g) ?? []),
      head("EMPLOYMENT"),
      ...person.jobs.flatMap((job) => [
        `${range(job, months.short, { to: " - " })}`,
        `${job.title}, ${job.employer}`,
        ...job.tasks.map((task) => `  * ${task}`),
        "",
      ]),
      head("QUALIFICATIONS"),
      ...person.studies.map(
        (study) => `* ${shortened(study.title)} - ${study.institution} (${finished(study)})`,
      ),
      head("LICENCES AND TICKETS"),
      ...person.licences.map((one) => `* ${one}`),
      head("SKILLS"),
      ...person.skills.map((one) => `* ${one}`),
    ];
    return {
      css: `pre{font:9.5pt/1.35 "Liberation Mono";padding:15mm}`,
      body: `<pre>${lines.join("\n")}</pre>`,
    };
  }),
  titleOf: ({ title }) => shortened(title),
};

export const thirdPrinted: Readonly<Record<string, ThirdLayout>> = {
  "pdf, sidebar with a photo": sidebar,
  "pdf, letters with spaces": lettersApart,
  "pdf, Europass": europass,
  "pdf, Europass with labels": oldEuropass,
  "pdf, a job site's export": jobSite,
  "pdf, a network's export": network,
  "pdf, a template online": online,
  "pdf, typeset": typeset,
  "pdf, plain text": plainText,
};
