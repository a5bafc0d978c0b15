import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.5pt/1.45 "DejaVu Sans",sans-serif;padding:14mm 16mm}h1{font-size:19pt;margin:0}h2{font-size:11pt;margin:6mm 0 2mm;border-bottom:2px solid #222}.t{display:flex;justify-content:space-between}p{margin:0 0 .8mm}ul{margin:0 0 1mm;padding-left:5mm}code{font:8pt "DejaVu Sans Mono"}.k{display:grid;grid-template-columns:32mm 1fr;row-gap:1mm}`;
const job = (employer: string, dates: string, title: string, where: string, inner: string) =>
  `<div class=t style="margin-top:3mm"><b>${employer}</b><span>${where}</span></div><div class=t><i>${title}</i><span>${dates}</span></div>${inner}`;
const body = `<div class=t><div><h1>Juan Pablo García Márquez</h1><p>Full-stack developer</div><div style="text-align:right;font-size:8.5pt">Brunswick, VIC 3056<br>+61 466 520 318<br>jp.garciamarquez@macondo.example<br>github.com/jpgm</div></div>
<h2>Profile</h2><p>Eleven years of TypeScript, Go and PostgreSQL, five of them in payments. Australian citizen since 2024.
<h2>Experience</h2>
${job("Tram Line Software", "May 2023 to date", "Senior Software Engineer", "Melbourne, AU", "<p><b>Project: ticket validator</b><ul><li>Cut the start of the device from 40 s to 6 s<li>Led a squad of four</ul><p><b>Project: refunds</b><ul><li>Event sourcing with Kafka; 2 million refunds in 2025</ul><p><code>Go, TypeScript, Kafka, Terraform</code>")}
${job("Quokka Pay (acquired by Zeller)", "February 2020 – April 2023", "Software Engineer", "Melbourne, AU", "<ul><li>PCI DSS audit without findings, March 2022</ul><p><code>TypeScript, Node.js, PostgreSQL</code>")}
${job("Globant", "2016 – 2019", "Web UI Developer", "Bogotá, CO", "<ul><li>Clients: Disney, Latam Airlines</ul>")}
<h2>Skills</h2><div class=k><b>Languages</b><span>TypeScript, Go, SQL</span><b>Platforms</b><span>AWS, Kubernetes</span><b>Spoken</b><span>Spanish (native), English (C2), Portuguese (B1)</span></div>
<h2>Education and certificates</h2><ul><li>Systems Engineering, Universidad Nacional de Colombia, 2011–2016<li>AWS Certified Solutions Architect – Associate, valid until 11/2027<li>Certified Kubernetes Application Developer (CKAD), ID LF-8ab22c</ul>
<h2>Open source and talks</h2><p>Maintainer of pg-ledger (1.2k stars). “Money is not a float”, DDD Melbourne 2025.
<h2>References</h2><p>On request</div>`;

/** A developer: projects in bold within a job, lists of technologies below it, skills by labels where one label says "Languages" for programming; a family name of two parts. */
export const developer: UnseenCv = {
  name: "projects and technologies within jobs",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Juan Pablo",
    family: "García Márquez",
    email: "jp.garciamarquez@macondo.example",
    phone: "+61466520318",
    jobs: [
      ["Senior Software Engineer", "Tram Line Software", "2023-05", null],
      ["Software Engineer", "Quokka Pay (acquired by Zeller) / Quokka Pay", "2020-02", "2023-04"],
      ["Web UI Developer", "Globant", "2016", "2019"],
    ],
    studies: [["Systems Engineering", "Universidad Nacional de Colombia", "2016"]],
    skills: ["TypeScript", "Go", "SQL", "AWS", "Kubernetes"],
    licences: [
      ["AWS Certified Solutions Architect – Associate", undefined, "2027-11"],
      [
        "Certified Kubernetes Application Developer (CKAD) / Certified Kubernetes Application Developer / CKAD",
        "LF-8ab22c",
      ],
    ],
    languages: ["Spanish", "English", "Portuguese"],
    besides: ["Kafka", "Terraform", "Node.js", "PostgreSQL", "pg-ledger", "Money is not a float"],
  },
};
