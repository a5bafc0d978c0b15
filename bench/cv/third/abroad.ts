import { each, list, printed } from "../fresh/html.ts";
import { months, range } from "../wordings.ts";
import type { ThirdPerson } from "./people.ts";
import type { ThirdLayout } from "./set.ts";
import { capitals, finished, inOrder, years } from "./wording.ts";

const page = (write: (person: ThirdPerson) => { css: string; body: string }) =>
  printed((person) => write(person as ThirdPerson));

interface Words {
  title: string;
  profile: string;
  work: string;
  study: string;
  skills: string;
  languages: string;
  now: string;
}

/** One page with headings in another language and the text in English. */
const foreign = (words: Words, font = "Liberation Sans"): ThirdLayout => ({
  write: page((person) => ({
    css: `body{padding:16mm 18mm;font-family:"${font}","Liberation Sans"}h1{font-size:20pt}h2{font-size:12pt;border-bottom:1px solid;margin:6mm 0 2mm}.row{display:flex;justify-content:space-between;margin-top:2mm}`,
    body: `<p>${words.title}</p><h1>${inOrder(person)}</h1><p>${person.address}</p><p>${person.phone} · ${person.email}</p>
      <h2>${words.profile}</h2><p>${person.summary}</p>
      <h2>${words.work}</h2>${each(person.jobs, (job) => `<p class=row><b>${job.title}</b><span>${range(job, months.numbers, { now: words.now })}</span></p><p>${job.employer}, ${job.place}</p>${list(job.tasks)}`)}
      <h2>${words.study}</h2>${each(person.studies, (study) => `<p class=row><b>${study.title}</b><span>${years(study)}</span></p><p>${study.institution}</p>`)}
      <h2>${words.skills}</h2><p>${person.skills.join(", ")}</p>
      <h2>${words.languages}</h2>${each(person.languages, ({ name, level }) => `<p>${name}: ${level}</p>`)}`,
  })),
});

/** India: an objective, a table of examinations with marks, personal details and a declaration at the end. */
const biodata: ThirdLayout = {
  write: page((person) => ({
    css: `body{padding:18mm;font:11pt/1.4 "Liberation Serif"}h1{text-align:center;font-size:15pt;text-decoration:underline}h2{background:#ddd;font-size:11pt;padding:1mm 2mm;margin:5mm 0 2mm}table{border-collapse:collapse;width:100%}td,th{border:1px solid;padding:1mm 2mm;text-align:left}.d td{border:0}`,
    body: `<h1>CURRICULUM VITAE</h1><p><b>${capitals(person)}</b></p><p>${person.address}</p><p>Contact No.: ${person.phone}</p><p>E-mail: ${person.email}</p>
      <h2>CAREER OBJECTIVE:</h2><p>${person.summary}</p>
      <h2>ACADEMIC QUALIFICATION:</h2><table><tr><th>S.No.<th>Qualification<th>Board / University<th>Year of Passing<th>% / CGPA</tr>${each(person.studies, (study, at) => `<tr><td>${at + 1}<td>${study.title}<td>${study.institution}<td>${study.end}<td>${71 + at}.4</tr>`)}</table>
      <h2>WORK EXPERIENCE:</h2>${each(person.jobs, (job) => `<p style="margin-top:2mm">➢ Worked as <b>${job.title}</b> in <b>${job.employer}</b> from ${months.short(job.start)} to ${job.end ? months.short(job.end) : "till date"}.</p>${list(job.tasks)}`)}
      <h2>TECHNICAL SKILLS:</h2>${list(person.skills)}
      <h2>PERSONAL DETAILS:</h2><table class=d>${each(
        [
          ["Father’s Name", "Mr. Ramesh Kumar"],
          ["Date of Birth", "12th August 1990"],
          ["Marital Status", "Single"],
          ["Languages Known", person.languages.map(({ name }) => name).join(", ")],
        ] as const,
        ([label, value]) => `<tr><td>${label}<td>: ${value}</tr>`,
      )}</table>
      <h2>DECLARATION:</h2><p>I hereby declare that the above mentioned information is correct to the best of my knowledge.</p><p style="margin-top:8mm">Place: ${person.city}<span style="float:right">(${inOrder(person)})</span></p>`,
  })),
};

/** An academic's: degrees with the place after, publications and grants that are no study. */
const academic: ThirdLayout = {
  write: page((person) => ({
    css: `body{padding:20mm;font:11pt/1.4 "Liberation Serif"}h1{font-size:17pt;text-align:center}h2{font-size:12pt;font-variant:small-caps;margin:6mm 0 2mm}p.h{padding-left:10mm;text-indent:-10mm;margin-bottom:1mm}`,
    body: `<h1>Curriculum Vitae of ${inOrder(person)}</h1><p style="text-align:center">${person.phone} | ${person.email} | ${person.city}</p>
      <h2>Research interests</h2><p>${person.summary}</p>
      <h2>Academic qualifications</h2>${each(person.studies, (study) => `<p class=h>${finished(study)}. ${study.title}. ${study.institution}.</p>`)}
      <h2>Appointments</h2>${each(person.jobs, (job) => `<p class=h>${range(job, months.long, { to: " to ", now: "present" })}. ${job.title}, ${job.employer}, ${job.place}.</p>`)}
      <h2>Publications</h2><p class=h>Smith, A., & Jones, B. (2021). Carbon in grey soils under rotation. Journal of Field Science, 12(3), 44–61.</p><p class=h>Jones, B. (2019). A bachelor of all trades: mixed farms. University of Sydney Press.</p>
      <h2>Grants and awards</h2><p class=h>2022. Early Career Grant, Grains Fund, $120,000.</p><p class=h>2018. Dean’s prize for best poster, Graduate School.</p>
      <h2>Technical skills</h2><p>${person.skills.join("; ")}</p>`,
  })),
};

/** Headings in other languages, as migrants leave them in a translated CV. */
export const thirdAbroad: Readonly<Record<string, ThirdLayout>> = {
  "pdf, Spanish headings": foreign({
    title: "Hoja de vida",
    profile: "Perfil profesional",
    work: "Experiencia laboral",
    study: "Formación académica",
    skills: "Habilidades",
    languages: "Idiomas",
    now: "actualidad",
  }),
  "pdf, Portuguese headings": foreign({
    title: "Currículo",
    profile: "Resumo",
    work: "Experiência profissional",
    study: "Educação",
    skills: "Competências",
    languages: "Idiomas",
    now: "atual",
  }),
  "pdf, German headings": foreign({
    title: "Lebenslauf",
    profile: "Profil",
    work: "Berufserfahrung",
    study: "Ausbildung",
    skills: "Kenntnisse",
    languages: "Sprachen",
    now: "heute",
  }),
  "pdf, French headings": foreign({
    title: "Curriculum vitæ",
    profile: "Profil",
    work: "Expériences professionnelles",
    study: "Formation",
    skills: "Compétences",
    languages: "Langues",
    now: "aujourd’hui",
  }),
  "pdf, Chinese headings": foreign(
    {
      title: "个人简历",
      profile: "自我评价 Profile",
      work: "工作经历 Work Experience",
      study: "教育背景 Education",
      skills: "专业技能",
      languages: "语言能力",
      now: "至今",
    },
    "Droid Sans Fallback",
  ),
  "pdf, Vietnamese headings": foreign(
    {
      title: "SƠ YẾU LÝ LỊCH",
      profile: "MỤC TIÊU NGHỀ NGHIỆP",
      work: "KINH NGHIỆM LÀM VIỆC",
      study: "HỌC VẤN",
      skills: "KỸ NĂNG",
      languages: "NGOẠI NGỮ",
      now: "hiện tại",
    },
    "DejaVu Sans",
  ),
  "pdf, marks and a declaration": biodata,
  "pdf, academic": academic,
};
