import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.5pt/1.5 "Liberation Sans",sans-serif;color:#222}.h{padding:14mm 16mm 4mm}h1{font-size:24pt;margin:0}.r{color:#666}.g{display:grid;grid-template-columns:1fr 52mm;gap:10mm;padding:0 16mm}h2{font-size:13pt;margin:6mm 0 2mm}h3{font-size:10.5pt;margin:4mm 0 0}.d{font-size:8pt;letter-spacing:.5px;color:#888;text-transform:uppercase;margin-bottom:1mm}ul{margin:1mm 0;padding-left:5mm}p{margin:0 0 1.5mm}.b{height:1mm;background:#ddd;margin:0 0 3mm}.b i{display:block;height:1mm;background:#2a6df4}small{display:block;color:#888;margin-top:2mm}`;
const post = (head: string, dates: string, tasks: readonly string[] = []) =>
  `<h3>${head}</h3><div class=d>${dates}</div>${tasks.length ? `<ul>${tasks.map((task) => `<li>${task}`).join("")}</ul>` : ""}`;
const skill = (name: string, width: number) =>
  `<p>${name}</p><div class=b><i style="width:${width}%"></i></div>`;
const body = `<div class=h><h1>Tahlia Nguyen-Moore</h1><div class=r>Retail Assistant and Social Work Student</div></div><div class=g><div>
<h2>Profile</h2><p>Second-year student with four years on registers and shop floors. Free on Thursdays, Fridays and all weekends, and every day from December to February.
<h2>Employment History</h2>
${post("Customer Service Assistant at Foodbarn Supermarkets, Parramatta", "February 2024 — Present", ["Serves up to 300 customers a shift on registers and self-checkouts", "Answers for the cash office on Sundays"])}
${post("Sales Assistant at Lilac &amp; Lace Bridal, Westmead", "November 2022 — January 2024", ["Sold gowns and dried tears", "Kept the stock list"])}
${post("Junior Team Member at Scoop Dreams Gelato, Merrylands", "October 2021 — October 2022", ["Scooped, smiled, mopped"])}
<h2>Education</h2>
${post("Bachelor of Social Work, Western Plains University, Parramatta", "February 2025 — Present")}
${post("Higher School Certificate, Greystanes Girls’ High School, Greystanes", "January 2018 — November 2023", ["School captain"])}
<h2>Courses</h2>
${post("Responsible Service of Alcohol, Hospitality Skills Online", "March 2024")}
<h2>Extra-curricular activities</h2>
${post("Volunteer at Harbour Soup Van, Granville", "May 2023 — Present", ["Serves 80 meals every second Tuesday"])}
<h2>References</h2><p>References available upon request
</div><div>
<h2>Details</h2><small>Address</small>Girraween, NSW 2145<br>Australia<small>Phone</small>0493 081 556<small>Email</small>tahlianm@waratah-post.example<small>Date of birth</small>02/06/2005<small>Driving license</small>Provisional P2
<h2>Skills</h2>${skill("Customer Service", 100)}${skill("Cash Handling", 90)}${skill("Stocktaking", 75)}${skill("Visual Merchandising", 60)}${skill("Ability to Work Under Pressure", 90)}
<h2>Hobbies</h2><p>Futsal, baking, K-drama
<h2>Languages</h2>${skill("English", 100)}${skill("Vietnamese", 70)}
</div></div>`;

/** A student who works in shops, in the page of a builder: title "at" employer and town, months in capitals with a long dash below, details with small labels at the right, bars without words. */
export const retailAssistant: UnseenCv = {
  name: "title at employer and town, months in capitals below",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Tahlia",
    family: "Nguyen-Moore",
    email: "tahlianm@waratah-post.example",
    phone: "+61493081556",
    jobs: [
      [
        "Customer Service Assistant",
        "Foodbarn Supermarkets / Foodbarn Supermarkets, Parramatta",
        "2024-02",
        null,
      ],
      ["Sales Assistant", "Lilac & Lace Bridal / Lilac & Lace Bridal, Westmead", "2022-11", "2024-01"],
      ["Junior Team Member", "Scoop Dreams Gelato / Scoop Dreams Gelato, Merrylands", "2021-10", "2022-10"],
      ["Volunteer", "Harbour Soup Van / Harbour Soup Van, Granville", "2023-05", null],
    ],
    studies: [
      [
        "Bachelor of Social Work",
        "Western Plains University / Western Plains University, Parramatta",
        undefined,
      ],
      [
        "Higher School Certificate",
        "Greystanes Girls’ High School / Greystanes Girls’ High School, Greystanes",
        "2023-11",
      ],
    ],
    skills: [
      "Customer Service",
      "Cash Handling",
      "Stocktaking",
      "Visual Merchandising",
      "Ability to Work Under Pressure",
    ],
    languages: ["English", "Vietnamese"],
    besides: [
      "Responsible Service of Alcohol",
      "P2",
      "Provisional P2",
      "Provisional",
      "C",
      "Futsal",
      "baking",
      "K-drama",
    ],
  },
};
