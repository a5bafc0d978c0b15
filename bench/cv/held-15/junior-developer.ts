import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:8.8pt/1.5 Merriweather,"DejaVu Serif",serif;color:#444}table{border-collapse:collapse;width:100%}td{vertical-align:top;padding:0}td.r{width:52mm;padding-left:8mm}h1{font-size:26pt;line-height:1.15;margin:0;color:#111}h2{font:700 8.6pt/1.4 "Open Sans","DejaVu Sans",sans-serif;color:#2079c7;margin:7mm 0 2mm;text-transform:uppercase}h3{font-size:9.4pt;color:#111;margin:4mm 0 0;font-weight:400}.d{font:7.4pt/1.5 "Open Sans","DejaVu Sans",sans-serif;color:#666;margin:0 0 1mm;text-transform:uppercase}p{margin:0 0 1.5mm}.x{font-size:8.4pt}`;

const entry = (at: string, place: string, title: string, when: string, text = "") =>
  `<h3><b>${at},</b> ${place} — <i>${title}</i></h3><p class=d>${when}</p>${text && `<p>${text}</p>`}`;

const body = `<table><tr><td><h1>Imogen Stanhope</h1><p style="margin-top:2mm">Junior web developer who spent nine years at 36,000 feet</p></td><td class=r><p class=x>27 Cascade Terrace<br>South Hobart TAS 7004</p><p class=x><b>0491 573 087</b><br><b>imogen.stanhope@example.com</b></p></td></tr>
<tr><td><h2>Experience</h2>
${entry("Lenah Valley Digital", "Hobart", "Junior Web Developer", "March 2026 - present", "Booking pages for tourism operators, mostly React and a little PHP. Fixed 140 accessibility faults on a council site and wrote the guide that keeps them from coming back.")}
${entry("Southern Aurora Airlines", "Melbourne", "Cabin Manager", "July 2019 - August 2025", "Led crews of four to eight on domestic and Tasman routes; trained new crew in service recovery; on the roster committee that tested the new crew app.")}
${entry("Southern Aurora Airlines", "Melbourne", "Flight Attendant", "May 2016 - July 2019", "Safety, service and calm. Crew commendation after a medical diversion in 2018.")}
${entry("The Paper Lantern", "Launceston", "Waiter", "November 2012 - April 2016")}
<h2>Education</h2>
${entry("Derwent Coding Academy", "Hobart", "Full Stack Web Development Bootcamp", "September 2025 - February 2026", "Twenty-two weeks, full time. Final project chosen for the showcase.")}
${entry("Bass Highland University", "Launceston", "Bachelor of Arts (Linguistics)", "February 2013 - November 2015")}
<h2>Projects</h2>
<h3><b>Ferry Finder</b> — <i>timetables for the Derwent on one page</i></h3><p>React, TypeScript and an open feed; 300 visitors on a good day.</p>
<h3><b>Crew Swap</b> — <i>a board to trade shifts</i></h3><p>Node and PostgreSQL; used by 45 former colleagues.</p></td>
<td class=r><h2>Skills</h2><p class=x>JavaScript</p><p class=x>TypeScript</p><p class=x>React</p><p class=x>Node.js</p><p class=x>PostgreSQL</p><p class=x>HTML and CSS</p><p class=x>Accessibility testing</p><p class=x>Git</p><p class=x>Conflict de-escalation</p>
<h2>Awards</h2><p class=x><b>Crew Commendation</b>, Southern Aurora Airlines, 2018</p><p class=x><b>Showcase Winner</b>, Derwent Coding Academy, 2026</p>
<h2>Languages</h2><p class=x>English, Japanese, German</p>
<h2>Interests</h2><p class=x>Sea kayaks, crosswords, secondhand synthesisers</p></td></tr></table>`;

/** A career changer's page in the stock template of an online writer: “Employer, Place — Title”, dates in capitals below, a narrow column on the right with skills and awards. */
export const juniorDeveloper: UnseenCv = {
  name: "career changer, employer, place — title, capital dates below, right column of skills",
  type: "pdf",
  write: print(css, body, { margin: "18mm" }),
  says: {
    given: "Imogen",
    family: "Stanhope",
    email: "imogen.stanhope@example.com",
    phone: "+61491573087",
    jobs: [
      ["Junior Web Developer", "Lenah Valley Digital", "2026-03", null],
      ["Cabin Manager", "Southern Aurora Airlines", "2019-07", "2025-08"],
      ["Flight Attendant", "Southern Aurora Airlines", "2016-05", "2019-07"],
      ["Waiter", "The Paper Lantern", "2012-11", "2016-04"],
    ],
    studies: [
      ["Full Stack Web Development Bootcamp", "Derwent Coding Academy", "2026-02"],
      ["Bachelor of Arts (Linguistics) / Bachelor of Arts", "Bass Highland University", "2015-11"],
    ],
    skills: [
      "JavaScript",
      "TypeScript",
      "React",
      "Node.js",
      "PostgreSQL",
      "HTML and CSS",
      "Accessibility testing",
      "Git",
      "Conflict de-escalation",
    ],
    languages: ["English", "Japanese", "German"],
    besides: ["Ferry Finder", "Crew Swap", "Crew Commendation", "Showcase Winner"],
  },
};
