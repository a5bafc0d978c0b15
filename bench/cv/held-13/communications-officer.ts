import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9pt/1.5 Merriweather,"DejaVu Serif",serif;color:#666}table{width:100%;border-collapse:collapse}td{vertical-align:top;padding:0}td:last-child{width:52mm;padding-left:9mm}h1{font:700 30pt/1.1 Merriweather,"DejaVu Serif",serif;color:#000;margin:0}.sub{margin:1mm 0 4mm;font-family:"Open Sans","DejaVu Sans",sans-serif}.k{font:8.5pt/1.6 "Open Sans","DejaVu Sans",sans-serif;color:#000;margin:3mm 0 0}h2{font:700 8.5pt "Open Sans","DejaVu Sans",sans-serif;color:#2079c7;margin:6mm 0 2mm}h3{font-size:11pt;color:#000;margin:3mm 0 0}h3 i{font-weight:400}.d{font:8pt "Open Sans","DejaVu Sans",sans-serif;margin:.8mm 0 1.2mm}p{margin:0 0 1.5mm}ul{margin:0;padding-left:4mm}`;

const entry = (where: string, what: string, when: string, below: string) =>
  `<h3>${where} — <i>${what}</i></h3><p class=d>${when}</p>${below && `<p>${below}</p>`}`;

const body = `<table><tr><td><h1>Imogen Threlkeld</h1><p class=sub>Writer, editor and the person who answers the journalists</p>
<td><p class=k>31 Patrick Street<br>Launceston, TAS 7250<br><b>0491 570 006</b><br><b>imogen.threlkeld@example.com</b></p></tr>
<tr><td>
<h2>EXPERIENCE</h2>
${entry("Tamar Water Trust, Launceston", "Senior Communications Officer", "MAY 2021 - PRESENT", "Media, web and outage messages for 190,000 customers. Wrote the plain-language bill, after which calls about bills fell by a third. On the duty roster for floods and mains bursts.")}
${entry("The Midland Courier, Longford", "Deputy Editor", "FEBRUARY 2018 - APRIL 2021", "Commissioned and edited 40 pages a week with a newsroom of five. Set up the newsletter, with 6,200 readers at its best.")}
${entry("The Midland Courier, Longford", "Reporter", "JANUARY 2015 - FEBRUARY 2018", "Courts, councils, cricket and a nine-part series about the closing of a hospital ward.")}
${entry("Freelance, Tasmania", "Copywriter", "2013 - 2015", "Wine labels, walking maps and annual reports.")}
<h2>EDUCATION</h2>
${entry("Van Diemen University, Hobart", "Bachelor of Arts (Journalism and History)", "FEBRUARY 2010 - NOVEMBER 2012", "")}
${entry("Institute of Public Replies, Online", "Certificate in Crisis Communication", "AUGUST 2022", "")}
<h2>PROJECTS</h2>
${entry("Ward 4B", "Podcast", "2024", "Six episodes, recorded in a kitchen in Evandale.")}
<td>
<h2>SKILLS</h2>
<p>Media relations</p><p>Copy editing</p><p>Speech writing</p><p>Crisis communication</p><p>WordPress</p><p>Adobe InDesign</p><p>Mailchimp</p>
<h2>AWARDS</h2>
<p><b>Tasmanian Country Press Prize</b> for Best Series, 2017</p>
<p><b>Clear English Medal</b>, runner-up, 2023</p>
<h2>LANGUAGES</h2>
<p>English, Italian</p>
<h2>OTHER</h2>
<p>Driver licence (car). Member of the Media Alliance since 2015.</p>
</tr></table>`;

/** A communications officer's page in an online word processor's serif template: a table of two columns, employer, place and a job title in italics after a dash, dates in capitals below, the same employer twice, skills as loose lines at the right. */
export const communicationsOfficer: UnseenCv = {
  name: "online word processor's serif template, employer, place — title, dates in capitals",
  type: "pdf",
  write: print(css, body, { format: "Letter", margin: "14mm" }),
  says: {
    given: "Imogen",
    family: "Threlkeld",
    email: "imogen.threlkeld@example.com",
    phone: "+61491570006",
    jobs: [
      ["Senior Communications Officer", "Tamar Water Trust", "2021-05", null],
      ["Deputy Editor", "The Midland Courier", "2018-02", "2021-04"],
      ["Reporter", "The Midland Courier", "2015-01", "2018-02"],
      ["Copywriter / Freelance Copywriter", "Freelance", "2013", "2015"],
    ],
    studies: [
      ["Bachelor of Arts (Journalism and History) / Bachelor of Arts", "Van Diemen University", "2012-11"],
      ["Certificate in Crisis Communication", "Institute of Public Replies", "2022-08"],
    ],
    skills: [
      "Media relations",
      "Copy editing",
      "Speech writing",
      "Crisis communication",
      "WordPress",
      "Adobe InDesign",
      "Mailchimp",
    ],
    languages: ["English", "Italian"],
    besides: [
      "Driver licence (car)",
      "Driver licence",
      "C",
      "Member of the Media Alliance",
      "Media Alliance",
      "Tasmanian Country Press Prize",
      "Clear English Medal",
      "Ward 4B",
      "Podcast",
    ],
  },
};
