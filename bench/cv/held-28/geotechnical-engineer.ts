import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.5pt/1.5 "DejaVu Sans",sans-serif;color:#40454d}.g{display:grid;grid-template-columns:1fr 55mm;gap:12mm}h1{font-size:22pt;margin:0;color:#10365c;line-height:1.15}.r{font-size:8.6pt;text-transform:uppercase;letter-spacing:1px;margin:1mm 0 7mm}h2{font-size:13pt;color:#10365c;margin:6mm 0 2.4mm;break-after:avoid}h3{font-size:10pt;margin:0;color:#20262d;break-after:avoid}.d{font-size:8pt;text-transform:uppercase;letter-spacing:.6px;color:#8b9199;margin:.4mm 0 1mm;break-after:avoid}.e{margin-bottom:3.8mm;break-inside:avoid}.e ul{margin:0;padding-left:4mm}p{margin:0 0 1.2mm}aside{padding-top:2mm}aside h2:first-child{margin-top:0}.l{font-size:8.2pt;color:#8b9199;margin:2mm 0 0}.b{height:1mm;background:#d9e0e8;margin:0 0 2.4mm}.b i{display:block;height:1mm;background:#10365c}`;
const entry = (line: string, when: string, ...texts: readonly string[]) =>
  `<div class=e><h3>${line}</h3><p class=d>${when}</p>${texts.length > 0 ? `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>` : ""}</div>`;
const bar = (words: string, share: number) =>
  `<p style="margin:0">${words}</p><div class=b><i style="width:${share}%"></i></div>`;

const body = `<div class=g><main><h1>Tareq Haddadin</h1><p class=r>Senior Geotechnical Engineer</p>
<h2 style="margin-top:0">Profile</h2><p>Chartered geotechnical engineer with twelve years' experience in site investigation, piling and slope stability for transport, mining and energy clients in Western Australia and the Gulf. Confident in managing field programs in remote areas and in explaining ground risk to people who are not engineers.</p>
<h2>Employment History</h2>
${entry("Senior Geotechnical Engineer, Terrafirma Ground Engineering, Perth", "March 2022 — Present", "Technical lead for the ground investigation of a 46 km rail duplication, 210 boreholes and CPTs", "Design of rock sockets and retaining walls to AS 4678 and AS 5100", "Review of tailings dam inspections at three mine sites", "Line manager of two graduates")}
${entry("Geotechnical Engineer, Terrafirma Ground Engineering, Perth", "November 2018 — February 2022", "Supervision of drilling crews in the Pilbara, logging and in situ testing", "Slope stability back-analysis after Cyclone Damien", "Prepared 90 geotechnical reports")}
${entry("Piling Engineer, Gulf Coast Foundations LLC, Doha", "September 2014 — August 2018", "CFA and bored piles for two metro stations and a hospital", "Static load tests and integrity testing")}
<h2>Internships</h2>
${entry("Laboratory Intern, Wadi Seer Soil Laboratories, Amman", "June 2013 — September 2013", "Triaxial, oedometer and compaction testing")}
<h2>Education</h2>
${entry("Master of Engineering (Geotechnics), Swan Coastal University, Perth", "February 2019 — June 2021", "Part-time, thesis on calcareous sands")}
${entry("BSc Civil Engineering, Balqa Heights University, Salt, Jordan", "September 2009 — June 2014")}
<h2>Courses</h2>
${entry("Tailings Dam Safety, Institute for Mine Closure", "May 2024 — May 2024")}
${entry("PLAXIS 3D Advanced, Delft Computing School", "October 2022")}
<h2>Memberships</h2><p>Chartered member (CPEng), Engineers Guild of Australia, no. 4481207</p><p>Member of the Western Ground Engineering Society</p>
<h2>References</h2><div class=e><h3>Dr Lorraine Abbott from Terrafirma Ground Engineering</h3><p>lorraine.abbott@terrafirma.example · 08 5550 9042</p></div></main>
<aside><h2>Details</h2><p>Rivervale WA 6103<br>Australia<br>0491 571 266<br>t.haddadin@example.com</p><p class=l>Nationality</p><p>Jordanian, Australian permanent resident</p><p class=l>Driving license</p><p>C (WA), manual</p>
<h2>Skills</h2>${bar("Site investigation", 100)}${bar("Slope stability", 90)}${bar("Pile design", 90)}${bar("PLAXIS", 80)}${bar("Slide2", 80)}${bar("gINT", 70)}${bar("Technical writing", 90)}
<h2>Languages</h2>${bar("Arabic", 100)}${bar("English", 95)}${bar("French", 30)}
<h2>Tickets</h2><p>White Card</p><p>Working at Heights, to 08/2027</p><p>Remote First Aid, to 02/2029</p>
<h2>Hobbies</h2><p>Trail running, oud, backgammon</p></aside></div>`;

/** A Jordanian geotechnical engineer's PDF of an online builder: “Title, Employer, Place” in bold over “March 2022 — Present” in capitals with long dashes, details, bars and tickets in a right column. */
export const geotechnicalEngineer: UnseenCv = {
  name: "Jordanian geotechnical engineer's online-builder PDF: “Title, Employer, Place” over “MARCH 2022 — PRESENT”, internship and courses in the form of jobs, right column with bars for skills and languages",
  type: "pdf",
  write: print(css, body, { margin: "14mm" }),
  says: {
    given: "Tareq",
    family: "Haddadin",
    email: "t.haddadin@example.com",
    phone: "+61491571266",
    jobs: [
      [
        "Senior Geotechnical Engineer",
        "Terrafirma Ground Engineering / Terrafirma Ground Engineering, Perth",
        "2022-03",
        null,
      ],
      [
        "Geotechnical Engineer",
        "Terrafirma Ground Engineering / Terrafirma Ground Engineering, Perth",
        "2018-11",
        "2022-02",
      ],
      [
        "Piling Engineer",
        "Gulf Coast Foundations LLC / Gulf Coast Foundations / Gulf Coast Foundations LLC, Doha",
        "2014-09",
        "2018-08",
      ],
      [
        "Laboratory Intern",
        "Wadi Seer Soil Laboratories / Wadi Seer Soil Laboratories, Amman",
        "2013-06",
        "2013-09",
      ],
    ],
    studies: [
      [
        "Master of Engineering (Geotechnics) / Master of Engineering",
        "Swan Coastal University / Swan Coastal University, Perth",
        "2021-06",
      ],
      [
        "BSc Civil Engineering",
        "Balqa Heights University / Balqa Heights University, Salt / Balqa Heights University, Salt, Jordan",
        "2014-06",
      ],
    ],
    skills: [
      "Site investigation",
      "Slope stability",
      "Pile design",
      "PLAXIS",
      "Slide2",
      "gINT",
      "Technical writing",
    ],
    licences: [
      ["White Card"],
      ["Working at Heights", undefined, "2027-08"],
      ["Remote First Aid / First Aid", undefined, "2029-02"],
    ],
    drives: ["C"],
    languages: ["Arabic", "English", "French"],
    besides: [
      "Driver licence",
      "Driving license",
      "Jordanian, Australian permanent resident",
      "Permanent resident",
      "Chartered member (CPEng)",
      "Chartered member",
      "CPEng",
      "Engineers Guild of Australia",
      "Member",
      "Western Ground Engineering Society",
      "Tailings Dam Safety",
      "Institute for Mine Closure",
      "PLAXIS 3D Advanced",
      "Delft Computing School",
      "Lorraine Abbott",
      "Dr Lorraine Abbott",
    ],
  },
};
