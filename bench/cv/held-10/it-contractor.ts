import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font-size:9pt}h1{font-size:16pt;margin:0}h2{font-size:11pt;border-bottom:1px solid #000;margin:5mm 0 2mm}h3{font-size:9.5pt;margin:3.5mm 0 1mm;color:#00558c}p{margin:0 0 .8mm}table{border-collapse:collapse}.k td{padding:0 4mm .6mm 0;vertical-align:top}.k td:first-child{width:24mm;color:#555}.x{width:110mm}.x td,.x th{border-bottom:.2mm solid #bbb;padding:.8mm 2mm;text-align:left}.o{break-inside:avoid}ul{margin:0;padding-left:5mm}`;

const contract = (
  at: number,
  client: string,
  role: string,
  period: string,
  delivered: string,
  tools: string,
) => {
  const rows = [
    ["Client", client],
    ["Role", role],
    ["Period", period],
    ["Delivered", delivered],
    ["Toolset", tools],
  ];
  return `<div class=o><h3>Contract ${at}</h3><table class=k>${rows.map(([label, value]) => `<tr><td>${label}<td>${value}`).join("")}</table></div>`;
};
const skill = (...cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}`).join("")}`;

const body = `<h1>Pieter van der Walt</h1><p>DevOps and cloud contractor, trading as Boomslang Consulting (ABN 83 000 400 019)<p>+61 (0)491 571 266 | pieter.vdwalt@example.com | Gungahlin ACT | Security clearance: NV1
<h2>Offer</h2><p>Short, sharp contracts of three to twelve months. I move estates to the cloud, leave pipelines that other people can run, and go.
<h2>Skills matrix</h2><table class=x><tr><th>Skill<th>Years<th>Last used</tr>${skill("Terraform", "7", "2025")}${skill("Kubernetes", "6", "2025")}${skill("Azure DevOps", "5", "2025")}${skill("Ansible", "9", "2024")}${skill("Python", "8", "2025")}${skill("Oracle Linux", "10", "2022")}</table>
<h2>Contracts</h2>
${contract(5, "Office of Inland Waters, Canberra", "Senior DevOps Engineer", "Mar 2025 – current (extended twice)", "Landing zone for 40 applications, assessed at PROTECTED.", "Terraform, Azure DevOps, Sentinel")}
${contract(4, "Tamarind Mutual Bank, Sydney (remote)", "Cloud Migration Lead", "Jun 2024 – Feb 2025 (9 mths)", "Exit from two data centres a month early; runbooks handed to an internal team of six.", "Azure, Ansible, Bicep")}
${contract(3, "Kestrel Freight Systems, Melbourne", "Platform Engineer", "Nov 2023 – May 2024 (7 mths)", "Clusters for the parcel tracking service, 3,000 requests a second at Christmas.", "EKS, Helm, Datadog")}
${contract(2, "Department of Harbours and Marine, Newcastle", "DevOps Engineer", "Jan 2023 – Oct 2023 (10 mths)", "First automated release of the permit system since 2009.", "Jenkins, Ansible, WebLogic")}
${contract(1, "Bluegum Health Insurance, Canberra", "Release Engineer", "Aug 2022 – Dec 2022 (5 mths)", "Weekly releases in place of quarterly ones.", "Octopus Deploy, PowerShell")}
<h2>Before contracting</h2><div class=o><table class=k><tr><td>Employer<td>Vaal Plate Steel, Vanderbijlpark, South Africa<tr><td>Role<td>Linux Systems Administrator<tr><td>Period<td>Feb 2014 – Jun 2022 (permanent)</table></div>
<h2>Certifications</h2><ul><li>Certified Kubernetes Administrator (CKA), ID LF-7kq2m9x0pd, valid to 18 Sept 2027<li>HashiCorp Certified: Terraform Associate, 2023<li>ITIL 4 Foundation, 2019</ul>
<h2>Education</h2><p>National Diploma in Information Technology, Highveld University of Technology, Pretoria, 2013
<h2>Languages</h2><p>English, Afrikaans
<h2>Rate and notice</h2><p>Daily rate on request. Two weeks’ notice. Professional indemnity $10m and public liability $20m.`;

/** An IT contractor: contracts that are numbered downwards, each with labels for client, role and period, one permanent job before, and a matrix of skills with years and the year of last use. */
export const itContractor: UnseenCv = {
  name: "numbered contracts with labels, matrix of skills with years",
  type: "pdf",
  write: print(css, body, {
    margin: "16mm",
    footer: "P. van der Walt – <span class=pageNumber></span>/<span class=totalPages></span>",
  }),
  says: {
    given: "Pieter",
    family: "van der Walt",
    email: "pieter.vdwalt@example.com",
    phone: "+61491571266",
    jobs: [
      [
        "Senior DevOps Engineer",
        "Office of Inland Waters / Office of Inland Waters, Canberra",
        "2025-03",
        null,
      ],
      [
        "Cloud Migration Lead",
        "Tamarind Mutual Bank / Tamarind Mutual Bank, Sydney / Tamarind Mutual Bank, Sydney (remote)",
        "2024-06",
        "2025-02",
      ],
      [
        "Platform Engineer",
        "Kestrel Freight Systems / Kestrel Freight Systems, Melbourne",
        "2023-11",
        "2024-05",
      ],
      [
        "DevOps Engineer",
        "Department of Harbours and Marine / Department of Harbours and Marine, Newcastle",
        "2023-01",
        "2023-10",
      ],
      [
        "Release Engineer",
        "Bluegum Health Insurance / Bluegum Health Insurance, Canberra",
        "2022-08",
        "2022-12",
      ],
      [
        "Linux Systems Administrator",
        "Vaal Plate Steel / Vaal Plate Steel, Vanderbijlpark / Vaal Plate Steel, Vanderbijlpark, South Africa",
        "2014-02",
        "2022-06",
      ],
    ],
    studies: [
      [
        "National Diploma in Information Technology",
        "Highveld University of Technology / Highveld University of Technology, Pretoria",
        "2013",
      ],
    ],
    skills: ["Terraform", "Kubernetes", "Azure DevOps", "Ansible", "Python", "Oracle Linux"],
    licences: [
      [
        "Certified Kubernetes Administrator (CKA) / Certified Kubernetes Administrator",
        "LF-7kq2m9x0pd",
        "2027-09-18",
      ],
      ["HashiCorp Certified: Terraform Associate / Terraform Associate"],
      ["ITIL 4 Foundation"],
    ],
    languages: ["English", "Afrikaans"],
    besides: [
      "NV1",
      "Security clearance",
      "Boomslang Consulting",
      "Azure",
      "Bicep",
      "EKS",
      "Helm",
      "Datadog",
      "Jenkins",
      "WebLogic",
      "Octopus Deploy",
      "PowerShell",
      "Sentinel",
    ],
  },
};
