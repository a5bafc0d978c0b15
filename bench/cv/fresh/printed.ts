import type { KnownLayout } from "../layout.ts";
import { months, range } from "../wordings.ts";
import { each, list, printed } from "./html.ts";
import { promoted, yearsOnly } from "./people.ts";

/** A dark sidebar with a photo, the name in small capitals on two lines, icons and bars. */
const sidebarDark: KnownLayout = {
  write: printed((person) => ({
    css: `.page{display:flex;min-height:296mm}.side{width:68mm;background:#1d2b3a;color:#fff;padding:12mm 7mm}.main{flex:1;padding:14mm 10mm}
      .photo{width:40mm;height:40mm;border-radius:50%;background:#9ab;margin:0 auto 8mm}h1{font:26pt "Liberation Serif";font-variant:small-caps;line-height:1}
      h2{font-size:11pt;letter-spacing:2.5px;text-transform:uppercase;margin:7mm 0 2mm}.bar{height:4px;background:#567;margin-bottom:5px}.bar i{display:block;height:4px;width:80%;background:#fff}
      .job{margin-bottom:4mm}.job b{display:block}.when{float:right;font-size:9pt;color:#666}.main li{font-size:9.5pt}`,
    body: `<div class=page><div class=side><div class=photo></div>
      <h2>Contact</h2><p>☎ ${person.phone}<p style="font-size:8.5pt">✉ ${person.email}<p>⌂ ${person.address}
      <h2>Skills</h2>${each(person.skills, (skill) => `<p>${skill}</p><div class=bar><i></i></div>`)}
      <h2>Languages</h2>${each(person.languages, ({ name, level }) => `<p>${name} <span style="float:right">${level}</span>`)}
      <h2>Interests</h2><p>Bushwalking<p>Pottery<p>Chess</div>
      <div class=main><h1>${person.given}<br>${person.family}</h1><p>${person.headline}
      <h2>About me</h2><p>${person.summary}
      <h2>Work history</h2>${each(
        person.jobs,
        (job) =>
          `<div class=job><span class=when>${range(job, months.short, { to: " – " })}</span><b>${job.title}</b>${job.employer}, ${job.place}${list(job.tasks)}</div>`,
      )}
      <h2>Education</h2>${each(person.studies, (study) => `<div class=job><span class=when>${study.start} – ${study.end}</span><b>${study.title}</b>${study.institution}</div>`)}
      </div></div>`,
  })),
};

/** A light sidebar on the right, headings in small letters, "title at employer", dates below. */
const sidebarLight: KnownLayout = {
  write: printed((person) => ({
    css: `.page{display:grid;grid-template-columns:1fr 58mm;gap:9mm;padding:15mm}h1{font-size:24pt;font-weight:300}h2{font-size:13pt;color:#0a7d6c;margin:6mm 0 1mm;text-transform:lowercase;font-weight:400}
      header{grid-column:1/3;border-bottom:2px solid #0a7d6c}.when{font-size:9pt;color:#777;margin-bottom:1mm}`,
    body: `<div class=page><header><h1>${person.given} <b>${person.family}</b></h1><p>${person.headline} · ${person.city}</header>
      <main><h2>Profile</h2><p>${person.summary}<h2>Experience</h2>${each(
        person.jobs,
        (job) =>
          `<p style="margin-top:3mm"><b>${job.title}</b> at <b>${job.employer}</b></p><p class=when>${range(job, months.numbers, { to: " – " })}</p>${list(job.tasks)}`,
      )}<h2>Projects</h2><p><b>Community garden website</b> (2021)<p>A site for bookings, built with volunteers.</main>
      <aside><h2>Contact</h2><p>${person.phone}<p style="font-size:9pt">${person.email}<h2>Education</h2>${each(
        person.studies,
        (study) =>
          `<p style="margin-top:2mm"><b>${study.title}</b><p>${study.institution}<p class=when>${study.start}–${study.end}`,
      )}<h2>Skills</h2>${each(person.skills, (skill) => `<p>${skill}`)}<h2>Certificates</h2>${each(person.licences, (one) => `<p>${one}`)}</aside></div>`,
  })),
};

/** The current Europass: dates in brackets, the title in bold, the employer in italics, details after bars. */
const europassNew: KnownLayout = {
  write: printed((person) => ({
    css: `body{padding:16mm}h1{font-size:20pt}h2{font-size:11pt;color:#004494;text-transform:uppercase;border-bottom:1px solid #004494;margin:6mm 0 2mm}`,
    body: `<h1>${person.given} ${person.family}</h1><p><b>Nationality:</b> ${person.languages[1]!.name} &nbsp; <b>Date of birth:</b> 14/02/1990 &nbsp; <b>Gender:</b> Female
      <p><b>Phone:</b> ${person.phone.replace(/^(\+\d+)/, "($1)")} &nbsp; <b>Email address:</b> ${person.email}
      <p><b>Address:</b> ${person.address} (Home)
      <h2>About me</h2><p>${person.summary}
      <h2>Work experience</h2>${each(
        person.jobs,
        (job) =>
          `<p style="margin-top:3mm">[ ${range(job, months.numbers, { to: " – ", now: "Current" })} ]<p><b>${job.title}</b><p><i>${job.employer}</i><p>City: ${job.place.split(",")[0]} | Country: ${person.address.split(", ").at(-1)}${list(job.tasks)}`,
      )}
      <h2>Education and training</h2>${each(person.studies, (study) => `<p style="margin-top:3mm">[ ${study.start} – ${study.end} ]<p><b>${study.title}</b><p><i>${study.institution}</i>`)}
      <h2>Language skills</h2><p>Mother tongue(s): ${person.languages[1]!.name}<p>Other language(s): ${person.languages[0]!.name}
      <h2>Digital skills</h2><p>${person.skills.join(" | ")}`,
  })),
};

/** Several roles under one employer, with page breaks anywhere and a footer with name and page. */
const promotedPages: KnownLayout = {
  says: promoted,
  write: printed((person) => {
    const groups = Map.groupBy(person.jobs, ({ employer }) => employer);
    const year = (month: string | null | undefined) => month?.slice(0, 4) ?? "present";
    return {
      css: `body{font:11.5pt/1.6 "Liberation Serif"}h1{font-size:19pt;text-align:center}h2{font-size:13pt;border-bottom:1px solid;margin:8mm 0 3mm}.row{display:flex;justify-content:space-between}li{margin-bottom:3mm}`,
      footer: `${person.given} ${person.family} <span style="float:right">Page <span class=pageNumber></span> of <span class=totalPages></span></span>`,
      body: `<h1>${person.given} ${person.family}</h1><p style="text-align:center">${person.address} | ${person.phone} | ${person.email}
        <h2>Professional Summary</h2><p>${person.summary}
        <h2>Professional Experience</h2>${each([...groups], ([employer, jobs]) =>
          jobs.length > 1
            ? `<p class=row style="margin-top:5mm"><b>${employer.toUpperCase()}</b><span>${year(jobs.at(-1)!.start)} – ${year(jobs[0]!.end)}</span></p>${each(
                jobs,
                (job) =>
                  `<p class=row><i>${job.title}</i><span>${range(job, months.short)}</span></p>${list([...job.tasks, ...job.tasks.map((task) => `${task}, and reported on it to the leadership group each month`)])}`,
              )}`
            : `<p class=row style="margin-top:5mm"><b>${employer.toUpperCase()}</b><span>${jobs[0]!.place}</span></p><p class=row><i>${jobs[0]!.title}</i><span>${range(jobs[0]!, months.short)}</span></p>${list(jobs[0]!.tasks)}`,
        )}
        <h2>Education</h2>${each(person.studies, (study) => `<p class=row><b>${study.title}</b><span>${study.end}</span></p><p>${study.institution}`)}
        <h2>Core Skills</h2><p>${person.skills.join(" • ")}
        <h2>Memberships & Registrations</h2>${list(person.licences)}`,
    };
  }),
};

/** As TeX packages set it: dates in a narrow column, ligatures, words broken at the ends of lines. */
const typeset: KnownLayout = {
  write: printed((person) => {
    const hyphens = (text: string) =>
      text.replace(
        /\p{L}{7,}/gu,
        (word) => `${word.slice(0, 3)}&shy;${word.slice(3, 5)}&shy;${word.slice(5)}`,
      );
    return {
      css: `body{font:10.5pt/1.35 "Liberation Serif";padding:18mm 20mm;font-variant-ligatures:common-ligatures}h1{font-size:30pt;font-weight:400;color:#555}h2{color:#3873b3;font-weight:400;font-size:14pt;margin:5mm 0 1mm;padding-left:30mm;border-top:2px solid #3873b3}
        dl{display:grid;grid-template-columns:27mm 1fr;gap:1mm 4mm;text-align:justify}dt{text-align:right;font-size:9.5pt}`,
      body: `<div style="float:right;text-align:right;font-size:9pt;font-style:italic">${person.address}<br>${person.phone}<br>${person.email}</div>
        <h1>${person.given} ${person.family}</h1><p style="color:#888;font-style:italic">${person.headline}<div style="clear:both"></div>
        <h2>Experience</h2><dl>${each(
          person.jobs,
          (job) =>
            `<dt>${range(job, months.short, { to: "–", now: "now" })}<dd><b>${job.title}</b>, <i>${job.employer}</i>, ${job.place}. ${hyphens(job.tasks.join(". "))}.`,
        )}</dl>
        <h2>Education</h2><dl>${each(person.studies, (study) => `<dt>${study.start}–${study.end}<dd><b>${study.title}</b>, <i>${study.institution}</i>.`)}</dl>
        <h2>Languages</h2><dl>${each(person.languages, ({ name, level }) => `<dt>${name}<dd>${level}`)}</dl>
        <h2>Skills</h2><dl><dt>Main<dd>${person.skills.slice(0, 4).join(", ")}<dt>Further<dd>${person.skills.slice(4).join(", ")}</dl>
        <h2>Awards</h2><dl><dt>2017<dd>Regional award for service</dl>`,
    };
  }),
};

/** LinkedIn's PDF of someone with several roles at an employer. */
const linkedInRoles: KnownLayout = {
  says: (person) => ({ ...promoted(person), skills: person.skills.slice(0, 3) }),
  write: printed((person) => {
    const groups = Map.groupBy(person.jobs, ({ employer }) => employer);
    const role = (job: (typeof person.jobs)[number]) =>
      `<p style="font-size:11.5pt;margin-top:2mm">${job.title}</p><p>${range(job, months.long, { to: " - " })} (2 years 3 months)</p><p style="color:#999">${job.place}</p>${each(job.tasks, (task) => `<p style="margin-top:2mm">${task}</p>`)}`;
    return {
      css: `.page{display:grid;grid-template-columns:54mm 1fr}.side{background:#293e49;color:#fff;padding:8mm 5mm;font-size:9.5pt;min-height:240mm}.main{padding:6mm}.side h3{font-size:12pt;margin:6mm 0 2mm}h1{font-size:24pt;font-weight:400}.main h2{font-size:15pt;font-weight:400;margin:6mm 0 2mm}`,
      footer: `<span style="float:right">Page <span class=pageNumber></span> of <span class=totalPages></span></span>`,
      body: `<div class=page><div class=side><h3>Contact</h3><p>${person.phone} (Mobile)<p style="font-size:8pt">${person.email}<p>www.linkedin.com/in/<wbr>someone-${person.jobs.length}<p>(LinkedIn)
        <h3>Top Skills</h3>${each(person.skills, (skill) => `<p>${skill}`)}<h3>Languages</h3>${each(person.languages, ({ name, level }) => `<p>${name} (${level === "Native" ? "Native or Bilingual" : "Professional Working"})`)}
        <h3>Certifications</h3>${each(person.licences, (one) => `<p>${one}`)}</div>
        <div class=main><h1>${person.given} ${person.family}</h1><p style="font-size:12pt">${person.headline} | Speaker | Parent<p style="color:#999">${person.city}
        <h2>Summary</h2><p>${person.summary}<h2>Experience</h2>${each([...groups], ([employer, jobs]) =>
          jobs.length > 1
            ? `<p style="font-size:12pt;margin-top:4mm">${employer}</p><p>5 years 2 months</p>${each(jobs, role)}`
            : `<p style="font-size:12pt;margin-top:4mm">${employer}</p>${role(jobs[0]!)}`,
        )}<h2>Education</h2>${each(person.studies, (study) => `<p style="font-size:12pt;margin-top:2mm">${study.institution}</p><p>${study.title} · (${study.start} - ${study.end})`)}</div></div>`,
    };
  }),
};

/** Marks before the headings, "title — employer", the dates below with long months. */
const marked: KnownLayout = {
  write: printed((person) => ({
    css: `body{padding:15mm;font-family:"DejaVu Sans";font-size:9.5pt}h1{font-size:18pt}h2{font-size:12pt;background:#eee;padding:1mm 3mm;margin:5mm 0 2mm}.cards{display:grid;grid-template-columns:1fr 1fr 1fr;gap:1mm}`,
    body: `<h1>${person.given.toUpperCase()} ${person.family.toUpperCase()}</h1><p>${person.headline.toUpperCase()}<p>✆ ${person.phone} &nbsp; ✉ ${person.email} &nbsp; ⚑ ${person.address}
      <h2>■ Summary</h2><p>${person.summary}
      <h2>■ Skills</h2><div class=cards>${each(person.skills, (skill) => `<span>✓ ${skill}</span>`)}</div>
      <h2>■ Employment</h2>${each(
        person.jobs,
        (job) =>
          `<p style="margin-top:3mm"><b>${job.title} — ${job.employer}</b><p>${range(job, months.long, { to: "—", now: "Today" })} · ${job.place}${each(job.tasks, (task) => `<p>➤ ${task}`)}`,
      )}
      <h2>■ Qualifications</h2>${each(person.studies, (study) => `<p>${study.title} — ${study.institution} — ${study.end}`)}
      <h2>■ Licences & tickets</h2>${each(person.licences, (one) => `<p>✓ ${one}`)}`,
  })),
};

/** An academic's: years first, a full stop after each part, awards and papers with years of their own. */
const academic: KnownLayout = {
  says: yearsOnly,
  write: printed((person) => ({
    css: `body{padding:22mm;font:11pt/1.4 "Liberation Serif"}h1{font-size:14pt;text-align:center;letter-spacing:1px}h2{font-size:11pt;font-variant:small-caps;margin:5mm 0 1mm}`,
    body: `<h1>${person.family}, ${person.given}</h1><p style="text-align:center">${person.email}<br>Tel. ${person.phone}
      <h2>Education</h2>${each(person.studies, (study) => `<p>${study.end}. ${study.title}, ${study.institution}.`)}
      <h2>Appointments</h2>${each(person.jobs, (job) => `<p>${range(job, months.year, { to: "–", now: "present" })}. ${job.title}, ${job.employer}, ${job.place}.`)}
      <h2>Publications</h2><p>(2019) “What we learn from night shifts”, Journal of Ordinary Work 12(3), 45–61.<p>(2016) “A field guide to rosters”, in: Handbook of Time, pp. 3–19.
      <h2>Awards</h2><p>2018. Early career award.
      <h2>Skills</h2><p>${person.skills.join("; ")}.
      <h2>Languages</h2><p>${person.languages.map(({ name, level }) => `${name} (${level.toLowerCase()})`).join(", ")}.`,
  })),
};

/** Layouts printed by a browser, written before their first reading. */
export const printedLayouts: Readonly<Record<string, KnownLayout>> = {
  "pdf, dark sidebar and photo": sidebarDark,
  "pdf, light sidebar on the right": sidebarLight,
  "pdf, current Europass": europassNew,
  "pdf, several roles and page breaks": promotedPages,
  "pdf, typeset": typeset,
  "pdf, LinkedIn with several roles": linkedInRoles,
  "pdf, marks before headings": marked,
  "pdf, academic": academic,
};
