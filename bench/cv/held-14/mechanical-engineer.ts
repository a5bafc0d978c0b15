import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.3pt/1.4 Arial,"Liberation Sans","DejaVu Sans",sans-serif}h1{font-size:19pt;margin:0 0 5mm}h2{font-size:12pt;margin:5mm 0 2mm;border-bottom:.3mm solid #000}table{border-collapse:collapse;width:100%}td{vertical-align:top;padding:0 0 2mm}td:first-child{width:44mm}ul{margin:.5mm 0 0;padding-left:5mm}p{margin:0}`;

const row = (left: string, right: string) => `<tr><td>${left}<td>${right}</tr>`;

const body = `<h1>Curriculum Vitae</h1>
<h2>Personal data</h2><table>
${row("Name", "Henrike Vossberg")}${row("Address", "Lindenstieg 14, 70567 Stuttgart, Germany")}${row("Phone", "+49 151 5550 0142")}${row("E-mail", "henrike.vossberg@example.com")}${row("Date of birth", "17.04.1991")}${row("Nationality", "German")}${row("Visa", "Skilled Independent (subclass 189), granted January 2026")}</table>
<h2>Professional experience</h2><table>
${row("10/2020 – today", "<b>Senior Development Engineer, Chassis</b><br>Brenzmann Fahrwerktechnik GmbH &amp; Co. KG, Stuttgart<ul><li>Responsible for two rear axle programmes from concept to start of production<li>Reduced unsprung mass by 9%<li>Lead of a team of five engineers</ul>")}
${row("03/2017 – 09/2020", "<b>Development Engineer</b><br>Brenzmann Fahrwerktechnik GmbH &amp; Co. KG, Stuttgart<ul><li>FE analysis and durability testing of wishbones</ul>")}
${row("01/2016 – 12/2016", "<b>Graduate Engineer</b><br>Tulpe Landmaschinen AG, Osnabrück<ul><li>Design of hitches for tractors</ul>")}
${row("10/2013 – 03/2015", "<b>Working Student, Test Bench</b><br>Institute of Machine Dynamics, Technische Hochschule Neckartal")}</table>
<h2>Education</h2><table>
${row("10/2013 – 11/2015", "<b>Master of Science, Mechanical Engineering</b><br>Technische Hochschule Neckartal<br>Grade: 1.4 (very good)")}
${row("10/2010 – 09/2013", "<b>Bachelor of Engineering, Automotive Engineering</b><br>Hochschule Weserbergland<br>Grade: 1.9")}
${row("06/2010", "<b>Abitur</b><br>Gymnasium am Hasetor, Osnabrück")}</table>
<h2>Further training</h2><table>
${row("05/2022", "Certified Project Management Associate (IPMA Level D)")}
${row("11/2018", "Six Sigma Green Belt")}</table>
<h2>Skills</h2><table>
${row("CAD", "CATIA V5, Siemens NX, SolidWorks")}
${row("Simulation", "Abaqus, Adams/Car, MATLAB/Simulink")}
${row("Office", "MS Project, LaTeX")}
${row("Languages", "German (native), English (C1), Swedish (A2)")}
${row("Driving licence", "Class B (Germany)")}</table>
<h2>Interests</h2><p>Triathlon, restoring a Vespa, choir</p>
<p style="margin-top:8mm">Stuttgart, 2 March 2026</p>`;

/** A German engineer's tabular CV in English: name in a table of personal data, dates at the left, the same time for a study and a student's job, languages and a foreign driving licence among the skills, place and date below. */
export const mechanicalEngineer: UnseenCv = {
  name: "German tabular CV in English, personal data in a table, dates at the left",
  type: "pdf",
  write: print(css, body, { margin: "20mm" }),
  says: {
    given: "Henrike",
    family: "Vossberg",
    email: "henrike.vossberg@example.com",
    phone: "+4915155500142",
    jobs: [
      [
        "Senior Development Engineer, Chassis / Senior Development Engineer",
        "Brenzmann Fahrwerktechnik GmbH & Co. KG",
        "2020-10",
        null,
      ],
      ["Development Engineer", "Brenzmann Fahrwerktechnik GmbH & Co. KG", "2017-03", "2020-09"],
      ["Graduate Engineer", "Tulpe Landmaschinen AG", "2016-01", "2016-12"],
      [
        "Working Student, Test Bench / Working Student",
        "Institute of Machine Dynamics, Technische Hochschule Neckartal / Institute of Machine Dynamics / Technische Hochschule Neckartal",
        "2013-10",
        "2015-03",
      ],
    ],
    studies: [
      [
        "Master of Science, Mechanical Engineering / Master of Science / Master of Science in Mechanical Engineering",
        "Technische Hochschule Neckartal",
        "2015-11",
      ],
      [
        "Bachelor of Engineering, Automotive Engineering / Bachelor of Engineering / Bachelor of Engineering in Automotive Engineering",
        "Hochschule Weserbergland",
        "2013-09",
      ],
      ["Abitur", "Gymnasium am Hasetor", "2010-06"],
    ],
    skills: [
      "CATIA V5",
      "Siemens NX",
      "SolidWorks",
      "Abaqus",
      "Adams/Car",
      "MATLAB/Simulink",
      "MS Project",
      "LaTeX",
    ],
    languages: ["German", "English", "Swedish"],
    besides: [
      "Certified Project Management Associate (IPMA Level D)",
      "Certified Project Management Associate",
      "IPMA Level D",
      "Six Sigma Green Belt",
      "B",
      "Class B",
      "Class B (Germany)",
      "Driving licence",
      "Triathlon",
      "restoring a Vespa",
      "choir",
    ],
  },
};
