import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.8pt/1.45 "DejaVu Sans",sans-serif;color:#222}h1{font-size:20pt;margin:0;font-weight:400}.c{font-size:8.8pt;margin:1mm 0 4mm;color:#555}h2{font-size:10.5pt;margin:5mm 0 2mm;color:#8c2f39;border-left:2mm solid #8c2f39;padding-left:2mm}p{margin:0}.b{margin-bottom:3mm}.es{color:#666;font-style:italic;font-size:9pt}`;
const job = (
  title: string,
  titulo: string,
  at: string,
  when: string,
  cuando: string,
  duty: string,
  tarea: string,
) =>
  `<div class=b><p><b>${title}</b> <span class=es>/ ${titulo}</span></p><p>${at}</p><p>${when} <span class=es>/ ${cuando}</span></p><p>– ${duty}</p><p class=es>– ${tarea}</p></div>`;

const body = `<h1>Ximena Alarcón Riquelme</h1><p class=c>Brunswick VIC 3056 · Mobile / Móvil: 0491 575 789 · x.alarcon@example.com · Visa 482</p>
<h2>PROFILE / PERFIL</h2><p>Building drafter with nine years on houses, schools and one stubborn theatre.</p><p class=es>Dibujante de edificación con nueve años en viviendas, escuelas y un teatro porfiado.</p>
<h2>WORK EXPERIENCE / EXPERIENCIA LABORAL</h2>
${job("Senior Drafter", "Dibujante sénior", "Sydney Road Building Design, Brunswick", "March 2023 – present", "marzo 2023 – actualidad", "Working drawings for town houses in Revit", "Planos de ejecución de viviendas en Revit")}
${job("Drafter", "Dibujante", "Merri Creek Architects Pty Ltd, Coburg", "July 2020 – February 2023", "julio 2020 – febrero 2023", "Two schools from concept to permit", "Dos escuelas, del concepto al permiso")}
${job("CAD Technician", "Técnica CAD", "Constructora Los Boldos, Valparaíso, Chile", "January 2016 – December 2019", "enero 2016 – diciembre 2019", "Structural details for social housing", "Detalles estructurales de viviendas sociales")}
<h2>EDUCATION / FORMACIÓN</h2>
<div class=b><p><b>Advanced Diploma of Building Design</b></p><p>Moreland Design Institute, Melbourne, 2022</p></div>
<div class=b><p><b>Técnico en Dibujo Arquitectónico</b> (Technician in Architectural Drawing)</p><p>Instituto del Puerto, Valparaíso, 2015</p></div>
<h2>SKILLS / HABILIDADES</h2><p>Revit · AutoCAD · SketchUp · Energy ratings · Building permits · Site measuring</p>
<h2>LANGUAGES / IDIOMAS</h2><p>Spanish / Español – native / nativo</p><p>English / Inglés – C1 (PTE 79)</p><p>Portuguese / Portugués – B1</p>
<h2>LICENCES / LICENCIAS</h2><p>White Card / Tarjeta blanca: 5504129-VIC</p>
<h2>INTERESTS / INTERESES</h2><p>Cueca, bouldering, old lifts / cueca, escalada, ascensores antiguos</p>`;

/** A drafter's CV in two languages at once: English with Spanish after a slash or in italics below. */
export const buildingDrafter: UnseenCv = {
  name: "Chilean building drafter's CV in two languages at once: headings “WORK EXPERIENCE / EXPERIENCIA LABORAL”, “Senior Drafter / Dibujante sénior”, “March 2023 – present / marzo 2023 – actualidad”, duties in both languages, languages named in both, a Spanish degree with its English in brackets",
  type: "pdf",
  write: print(css, body, { margin: "17mm" }),
  says: {
    given: "Ximena",
    family: "Alarcón Riquelme",
    email: "x.alarcon@example.com",
    phone: "+61491575789",
    jobs: [
      [
        "Senior Drafter / Senior Drafter Dibujante sénior / Dibujante sénior",
        "Sydney Road Building Design / Sydney Road Building Design, Brunswick",
        "2023-03",
        null,
      ],
      [
        "Drafter / Drafter Dibujante / Dibujante",
        "Merri Creek Architects Pty Ltd / Merri Creek Architects / Merri Creek Architects Pty Ltd, Coburg",
        "2020-07",
        "2023-02",
      ],
      [
        "CAD Technician / CAD Technician Técnica CAD / Técnica CAD",
        "Constructora Los Boldos / Constructora Los Boldos, Valparaíso / Constructora Los Boldos, Valparaíso, Chile",
        "2016-01",
        "2019-12",
      ],
    ],
    studies: [
      [
        "Advanced Diploma of Building Design",
        "Moreland Design Institute / Moreland Design Institute, Melbourne",
        "2022",
      ],
      [
        "Técnico en Dibujo Arquitectónico (Technician in Architectural Drawing) / Técnico en Dibujo Arquitectónico / Technician in Architectural Drawing",
        "Instituto del Puerto / Instituto del Puerto, Valparaíso",
        "2015",
      ],
    ],
    skills: ["Revit", "AutoCAD", "SketchUp", "Energy ratings", "Building permits", "Site measuring"],
    licences: [["White Card / White Card Tarjeta blanca", "5504129-VIC"]],
    languages: [
      "Spanish / Español / Spanish Español",
      "English / Inglés / English Inglés",
      "Portuguese / Portugués / Portuguese Portugués",
    ],
    besides: ["Visa 482", "PTE"],
  },
};
