import type { UnseenCv } from "../known.ts";
import { print } from "../print.ts";

const css = `h1{font-size:16pt;margin:0}h2{font-size:11pt;background:#4b5320;color:#fff;padding:1mm 2mm;margin:5mm 0 2mm}table{border-collapse:collapse;width:100%}td{vertical-align:top;padding:1mm 2mm 1mm 0}ul{margin:0;padding-left:4mm}p{margin:0 0 1mm}`;
const body = `<h1>WO2 Jarrah Mununggurr OAM (Retd)</h1><p>PO Box 118, Palmerston NT 0831 &nbsp;&nbsp; Mob. 0438-551-220 &nbsp;&nbsp; jarrah.m@topend.example
<h2>PROFILE</h2><p>Twenty-two years in the Australian Army; now looking to lead maintenance at a mine.
<h2>SERVICE HISTORY</h2><table>
<tr><td style="width:42mm">Jan 2022 to Dec 2025<td><b>Artificer Sergeant Major (WO2)</b>, 1st Combat Service Support Battalion, Darwin<ul><li>Fleet of 310 vehicles; budget $9m<li>Deployed on Operation Flood Assist, Mar – Apr 2022</ul>
<tr><td>Jan 2017 to Dec 2021<td><b>Workshop Supervisor (SGT)</b>, 7th Field Regiment, Brisbane<ul><li>Trials of the new truck with Rheinmetall Defence</ul>
<tr><td>Feb 2011 to Dec 2016<td><b>Vehicle Mechanic (CPL)</b>, Army School of Mechanical Engineering, Bonegilla<ul><li>Instructor of 400 trainees</ul>
<tr><td>Mar 2004 to Feb 2011<td><b>Vehicle Mechanic (CFN)</b>, 1st Brigade, Darwin<ul><li>Timor-Leste 2006, Afghanistan 2008</ul></table>
<h2>CIVILIAN EMPLOYMENT</h2><table><tr><td style="width:42mm">Feb 2026 to present<td><b>Maintenance Planner</b>, Arnhem Haulage Pty Ltd, Nhulunbuy</table>
<h2>HONOURS AND AWARDS</h2><p>Medal of the Order of Australia (2019); Australian Active Service Medal; Defence Long Service Medal
<h2>COURSES AND QUALIFICATIONS</h2><table><tr><td style="width:42mm">2021<td>Diploma of Leadership and Management, Defence Registered Training Organisation<tr><td>2008<td>Certificate IV in Automotive Mechanical Diagnosis, Wodonga TAFE<tr><td>2005<td>Certificate III in Heavy Commercial Vehicle Mechanical Technology, Wodonga TAFE</table>
<h2>LICENCES</h2><p>NT Driver Licence, Class HC, No. 4418220, expires 08/2030<p>High Risk Work Licence – C6 crane and LF forklift, No. HRW-NT-22871<p>White Card NT
<h2>SECURITY CLEARANCE</h2><p>NV1 (valid to 2028)
<h2>LANGUAGES</h2><p>Yolŋu Matha (first language), English
<h2>COMPUTER</h2><p>SAP PM, MILIS, Pronto Xi`;

/** A soldier who becomes a civilian: a rank before and an honour after the name, postings in a table, a heading of two kinds of work. */
export const military: UnseenCv = {
  name: "service history",
  type: "pdf",
  write: print(css, body, { margin: "16mm" }),
  says: {
    given: "Jarrah",
    family: "Mununggurr",
    email: "jarrah.m@topend.example",
    phone: "+61438551220",
    jobs: [
      [
        "Artificer Sergeant Major (WO2)",
        "1st Combat Service Support Battalion / 1st Combat Service Support Battalion, Darwin",
        "2022-01",
        "2025-12",
      ],
      [
        "Workshop Supervisor (SGT)",
        "7th Field Regiment / 7th Field Regiment, Brisbane",
        "2017-01",
        "2021-12",
      ],
      [
        "Vehicle Mechanic (CPL)",
        "Army School of Mechanical Engineering / Army School of Mechanical Engineering, Bonegilla",
        "2011-02",
        "2016-12",
      ],
      ["Vehicle Mechanic (CFN)", "1st Brigade / 1st Brigade, Darwin", "2004-03", "2011-02"],
      ["Maintenance Planner", "Arnhem Haulage Pty Ltd / Arnhem Haulage Pty Ltd, Nhulunbuy", "2026-02", null],
    ],
    studies: [
      ["Diploma of Leadership and Management", "Defence Registered Training Organisation", "2021"],
      ["Certificate IV in Automotive Mechanical Diagnosis", "Wodonga TAFE", "2008"],
      ["Certificate III in Heavy Commercial Vehicle Mechanical Technology", "Wodonga TAFE", "2005"],
    ],
    skills: ["SAP PM", "MILIS", "Pronto Xi"],
    licences: [
      ["High Risk Work Licence – C6 crane and LF forklift / High Risk Work Licence", "HRW-NT-22871"],
      ["White Card NT / White Card"],
    ],
    drives: ["HC"],
    languages: ["Yolŋu Matha", "English"],
    besides: [
      "NV1",
      "Medal of the Order of Australia",
      "Australian Active Service Medal",
      "Defence Long Service Medal",
      "Security clearance",
    ],
  },
};
