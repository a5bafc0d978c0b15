import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.5pt/1.34 "Liberation Sans",Arial,"DejaVu Sans",sans-serif;color:#181818}.page{position:relative;height:279.2mm;break-after:page;overflow:hidden}.page:last-child{break-after:auto}.side{position:absolute;left:0;top:0;bottom:0;width:67mm;background:#293e49;color:#e1e8eb;padding:13mm 7mm 0 8mm;box-sizing:border-box;font-size:9.5pt}.side h4{font-size:12.5pt;margin:6mm 0 2mm;font-weight:400;color:#fff}.side p{margin:0 0 1.7mm;overflow-wrap:anywhere}.side small{color:#a4b4bc;font-size:9pt}.main{position:relative;margin-left:67mm;padding:13mm 12mm 0 9mm}h1{font-size:25pt;font-weight:400;margin:0}.main h2{font-size:15pt;font-weight:400;margin:8mm 0 2mm}.main p{margin:0}.main p.c{font-size:12pt;margin-top:5mm}.main p.t{font-size:11.5pt;margin-top:2mm}.g{color:#8a9196}.x{margin-top:2mm!important}.n{position:absolute;bottom:6mm;left:67mm;right:0;text-align:center;font-size:9pt;color:#8a9196}a{color:inherit}`;

const role = (title: string, when: string, where: string, text = "") =>
  `<p class=t>${title}</p><p>${when}</p><p class=g>${where}</p>${text && `<p class=x>${text}</p>`}`;
const school = (at: string, what: string) => `<p class=c>${at}</p><p>${what}</p>`;
const page = (side: string, main: string, at: number) =>
  `<div class=page><div class=side>${side}</div><div class=main>${main}</div><div class=n>Page ${at} of 2</div></div>`;

const body = [
  page(
    `<h4>Contact</h4><p><a>+61 491 570 157</a> <small>(Mobile)</small></p><p><a href="mailto:karthik.subramanian@example.com">karthik.subramanian@example.com</a></p><p><a href="https://www.linkedin.com/in/karthik-subramanian-example">www.linkedin.com/in/karthik-subramanian-example</a> <small>(LinkedIn)</small></p><p>ksub.example/blog <small>(Blog)</small></p>
<h4>Top Skills</h4><p>Site Reliability Engineering</p><p>Kubernetes</p><p>Incident Command</p>
<h4>Languages</h4><p>Tamil <small>(Native or Bilingual)</small></p><p>English <small>(Full Professional)</small></p><p>Hindi <small>(Limited Working)</small></p><p>Norwegian <small>(Elementary)</small></p>
<h4>Certifications</h4><p>Certified Kubernetes Administrator (CKA)</p><p>HashiCorp Certified: Terraform Associate (003)</p><p>AWS Certified Solutions Architect – Professional</p>
<h4>Honors-Awards</h4><p>Spot Award Q3 2019</p><p>Hackathon Winner, Tidewater Ship-It Days</p>
<h4>Publications</h4><p>Blue-green without tears</p>`,
    `<h1>Karthik Subramanian</h1><p style="font-size:12pt;margin-top:2mm">Lead DevOps Engineer at Tidewater Payments | SRE | Platform | ex-Infranova</p><p class=g>Greater Sydney Area</p>
<h2>Summary</h2><p>I make releases boring. Eleven years from racking servers in Chennai to running the platform of a payment company in Sydney, where a bad deploy is measured in coffees that nobody could pay for.</p><p class=x>What I look for in 2026: a team that writes post-mortems without names. What I bring: Kubernetes at scale, patience with YAML, and on-call rosters that let parents sleep.</p>
<h2>Experience</h2>
<p class=c>Tidewater Payments</p><p>4 years 10 months</p>
${role("Lead DevOps Engineer", "March 2024 - Present (2 years 9 months)", "Sydney, New South Wales, Australia", "Lead a platform team of six. Moved 140 services from virtual machines to Kubernetes between April 2024 and June 2025 without a maintenance window.<br>• Incident commander, one week in five<br>• Head of the reliability guild<br>• Reduced cloud spend by A$1.1m a year")}
${role("Senior DevOps Engineer", "February 2022 - February 2024 (2 years 1 month)", "Sydney, New South Wales, Australia", "Pipelines, secrets, and the first service-level objectives of the company.")}
<p class=c>Career Break</p>${role("Relocation", "October 2021 - January 2022 (4 months)", "Chennai to Sydney", "Waited for a visa, learned to swim.")}
<p class=c>Infranova Technologies</p><p>6 years 3 months</p>`,
    1,
  ),
  page(
    "",
    `${role("Senior Systems Engineer", "August 2018 - September 2021 (3 years 2 months)", "Chennai, Tamil Nadu, India", "Client: Nordfjord Bank, Oslo (on site May 2019 - November 2019)<br>Role: Infrastructure automation lead of a team of nine<br>Tools: Terraform, Ansible, Jenkins, Prometheus<br><br>Client: Delta Grocers, Rotterdam (remote, 2020)<br>Role: Migration of the web shop to AWS in eleven weeks, ahead of the first lockdown Christmas.")}
${role("Systems Engineer", "July 2015 - July 2018 (3 years 1 month)", "Chennai, Tamil Nadu, India", "Linux administration for 600 servers, patching weekends, shell scripts that are rumoured to run still.")}
<p class=c>Kaveri College of Engineering</p>
${role("Student Lab Assistant", "2014 - 2015 (1 year)", "Tiruchirappalli, Tamil Nadu, India", "Kept the networks laboratory alive through two monsoons.")}
<h2>Education</h2>
${school("Harbour City University", "Master of Information Technology, Cloud Computing · (February 2022 - June 2024)")}
${school("Kaveri College of Engineering", "Bachelor of Engineering - BE, Computer Science and Engineering · (2011 - 2015)")}
${school("St. Anselm's Matriculation Higher Secondary School", "Higher Secondary Certificate · (2009 - 2011)")}`,
    2,
  ),
].join("");

/** An engineer's profile as a network exports it: two employers with two roles each, the second cut by the end of the page, sums of time, a career break, clients and roles within a description. */
export const devopsEngineer: UnseenCv = {
  name: "Indian DevOps engineer's network export: grouped roles over the end of a page, career break, clients within a job",
  type: "pdf",
  write: print(css, body, { format: "Letter" }),
  says: {
    given: "Karthik",
    family: "Subramanian",
    email: "karthik.subramanian@example.com",
    phone: "+61491570157",
    jobs: [
      ["Lead DevOps Engineer", "Tidewater Payments", "2024-03", null],
      ["Senior DevOps Engineer", "Tidewater Payments", "2022-02", "2024-02"],
      ["Senior Systems Engineer", "Infranova Technologies", "2018-08", "2021-09"],
      ["Systems Engineer", "Infranova Technologies", "2015-07", "2018-07"],
      ["Student Lab Assistant", "Kaveri College of Engineering", "2014", "2015"],
    ],
    studies: [
      [
        "Master of Information Technology, Cloud Computing / Master of Information Technology / Master of Information Technology (Cloud Computing)",
        "Harbour City University",
        "2024-06",
      ],
      [
        "Bachelor of Engineering - BE, Computer Science and Engineering / Bachelor of Engineering - BE / Bachelor of Engineering / Bachelor of Engineering, Computer Science and Engineering / Bachelor of Engineering (Computer Science and Engineering)",
        "Kaveri College of Engineering",
        "2015",
      ],
      ["Higher Secondary Certificate", "St. Anselm's Matriculation Higher Secondary School", "2011"],
    ],
    skills: ["Site Reliability Engineering", "Kubernetes", "Incident Command"],
    licences: [
      ["Certified Kubernetes Administrator (CKA) / Certified Kubernetes Administrator / CKA"],
      ["HashiCorp Certified: Terraform Associate (003) / HashiCorp Certified: Terraform Associate"],
      ["AWS Certified Solutions Architect – Professional / AWS Certified Solutions Architect"],
    ],
    languages: ["Tamil", "English", "Hindi", "Norwegian"],
    besides: [
      "Career Break",
      "Relocation",
      "Spot Award Q3 2019",
      "Hackathon Winner",
      "Tidewater Ship-It Days",
      "Blue-green without tears",
      "Nordfjord Bank",
      "Delta Grocers",
      "Terraform",
      "Ansible",
      "Jenkins",
      "Prometheus",
    ],
  },
};
