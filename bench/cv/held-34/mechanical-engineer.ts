import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.8pt/1.45 "Liberation Sans",sans-serif;color:#404040}header{display:grid;grid-template-columns:1fr 30mm;background:#f2f2f2;margin:0 0 5mm;padding:6mm}h1{font-size:22pt;margin:0 0 2mm;color:#222}header p{margin:0 0 .6mm}.f{width:28mm;height:28mm;border-radius:50%;background:#c9d3dd}h2{font-size:10.5pt;text-transform:uppercase;color:#004494;border-bottom:.4mm solid #004494;margin:6mm 0 3mm;padding-bottom:.8mm}.j{margin-bottom:4mm;break-inside:avoid}p{margin:0}.w{color:#004494}ul{margin:1mm 0 0;padding-left:5mm}table{border-collapse:collapse;width:100%;text-align:center;font-size:8.8pt;margin-top:1.5mm}td,th{border-bottom:.2mm solid #bbb;padding:1mm}td:first-child{text-align:left;font-weight:bold}table{break-inside:avoid}h2{break-after:avoid}`;
const post = (when: string, title: string, at: string, where: string, ...duties: readonly string[]) =>
  `<div class=j><p class=w>[ ${when} ]</p><p><b>${title}</b></p><p><i>${at}</i></p><p>${where}</p>${duties.length > 0 ? `<ul>${duties.map((one) => `<li>${one}</li>`).join("")}</ul>` : ""}</div>`;
const place = (city: string, country: string) => `<b>City:</b> ${city} | <b>Country:</b> ${country}`;

const body = `<header><div><h1>Miloš Stanojević</h1><p><b>Date of birth:</b> 14/05/1989 | <b>Nationality:</b> Serbian | <b>Gender:</b> Male</p><p><b>Phone number:</b> (+61) 491576057 (Mobile)</p><p><b>Email address:</b> milos.stanojevic@example.com</p><p><b>Address:</b> 5 Marine Terrace, 6160, Fremantle, Australia (Home)</p></div><div class=f></div></header>
<h2>About me</h2><p>Mechanical engineer for pumps, fans and rotating equipment, with a skilled visa (subclass 491) and a weakness for vibration charts. Has commissioned machines of Sulzer, Flowserve and Howden make.</p>
<h2>Work experience</h2>
${post("11/2023 – Current", "Rotating Equipment Engineer", "Cockburn Alumina Services", place("Kwinana", "Australia"), "Condition monitoring of 212 pumps", "Root cause of failures; spare parts strategy")}
${post("06/2022 – 10/2023", "Maintenance Engineer", "Greenough Mineral Sands Pty Ltd", place("Geraldton", "Australia"), "Shutdown scopes and budgets up to AUD 2 million")}
${post("15/03/2016 – 31/03/2022", "Design Engineer", "Dunav Turbo d.o.o.", place("Novi Sad", "Serbia"), "Impellers and casings in SolidWorks, from sketch to test bench")}
${post("09/2014 – 02/2016", "Junior Mechanical Engineer", "Fabrika Pumpi Morava", place("Niš", "Serbia"))}
<h2>Education and training</h2>
${post("10/2012 – 07/2014", "Master of Mechanical Engineering", "Technical University of Podunavlje", `<b>Address:</b> Novi Sad (Serbia) | <b>Thesis:</b> Cavitation in double suction pumps`)}
${post("10/2008 – 09/2012", "Bachelor with Honours in Mechanical Engineering", "Technical University of Podunavlje", `<b>Final grade:</b> 9.21/10`)}
<h2>Language skills</h2><p>Mother tongue(s): <b>Serbian</b></p><p>Other language(s):</p>
<table><tr><th></th><th>LISTENING</th><th>READING</th><th>SPOKEN PRODUCTION</th><th>SPOKEN INTERACTION</th><th>WRITING</th></tr><tr><td>English</td><td>C1</td><td>C2</td><td>C1</td><td>C1</td><td>C1</td></tr><tr><td>Russian</td><td>B1</td><td>B1</td><td>A2</td><td>A2</td><td>A1</td></tr></table>
<h2>Digital skills</h2><p>SolidWorks&nbsp; | &nbsp;Ansys Mechanical&nbsp; | &nbsp;Python&nbsp; | &nbsp;SAP PM&nbsp; | &nbsp;MS Project</p>
<h2>Driving licence</h2><p>Driving Licence: C (Western Australia)</p>
<h2>Certificates</h2>
<div class=j><p class=w>[ 02/2024 – 02/2027 ]</p><p><b>Vibration Analyst Category II</b></p></div>
<div class=j><p class=w>[ 2022 ]</p><p><b>Skills assessment as Professional Engineer</b></p><p>Engineers Australia, outcome 4711902</p></div>
<h2>Hobbies and interests</h2><p>Water polo, repairing mopeds</p>`;

/** A Serbian mechanical engineer's Europass with dates in square brackets above the title, employer in italics, “City: … | Country: …”, a table of languages. */
export const mechanicalEngineer: UnseenCv = {
  name: "Serbian mechanical engineer's Europass: “[ 11/2023 – Current ]” over title over employer in italics over “City: … | Country: …”, one post with days, mother tongue and a table of languages, digital skills between bars, certificates with spans in brackets, a skills assessment",
  type: "pdf",
  write: print(css, body, { margin: "14mm" }),
  says: {
    given: "Miloš",
    family: "Stanojević",
    email: "milos.stanojevic@example.com",
    phone: "+61491576057",
    jobs: [
      [
        "Rotating Equipment Engineer",
        "Cockburn Alumina Services / Cockburn Alumina Services, Kwinana / Cockburn Alumina Services, Kwinana, Australia",
        "2023-11",
        null,
      ],
      [
        "Maintenance Engineer",
        "Greenough Mineral Sands Pty Ltd / Greenough Mineral Sands / Greenough Mineral Sands Pty Ltd, Geraldton",
        "2022-06",
        "2023-10",
      ],
      [
        "Design Engineer",
        "Dunav Turbo d.o.o. / Dunav Turbo / Dunav Turbo d.o.o., Novi Sad",
        "2016-03",
        "2022-03",
      ],
      [
        "Junior Mechanical Engineer",
        "Fabrika Pumpi Morava / Fabrika Pumpi Morava, Niš",
        "2014-09",
        "2016-02",
      ],
    ],
    studies: [
      ["Master of Mechanical Engineering", "Technical University of Podunavlje", "2014-07"],
      [
        "Bachelor with Honours in Mechanical Engineering / Bachelor in Mechanical Engineering (Honours)",
        "Technical University of Podunavlje",
        "2012-09",
      ],
    ],
    skills: ["SolidWorks", "Ansys Mechanical", "Python", "SAP PM", "MS Project / Microsoft Project"],
    licences: [
      ["Vibration Analyst Category II / Vibration Analyst", undefined, "2027-02"],
      [
        "Skills assessment as Professional Engineer / Skills assessment as Professional Engineer, Engineers Australia / Skills assessment",
        "4711902",
      ],
    ],
    drives: ["C"],
    languages: ["Serbian", "English", "Russian"],
    besides: [
      "Driving Licence",
      "Driver licence",
      "Engineers Australia",
      "skilled visa",
      "Cavitation in double suction pumps",
    ],
  },
};
