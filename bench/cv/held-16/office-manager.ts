import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `@page{margin:0}body{font:10.5pt/1.35 "Liberation Sans",Arial,"DejaVu Sans",sans-serif;color:#181818}.page{position:relative;height:279mm;break-after:page;overflow:hidden}.page:last-child{break-after:auto}.side{position:absolute;left:0;top:0;bottom:0;width:66mm;background:#293e49;color:#e1e8eb;padding:14mm 7mm 0 8mm;box-sizing:border-box;font-size:9.5pt}.side h4{font-size:12pt;margin:6mm 0 2mm;font-weight:400;color:#fff}.side p{margin:0 0 1.6mm}.side small{color:#a4b4bc;font-size:9pt}.main{margin-left:66mm;padding:14mm 12mm 0 9mm}h1{font-size:25pt;font-weight:400;margin:0}.main h2{font-size:15pt;font-weight:400;margin:7mm 0 2mm}.main p.c{font-size:11.5pt;margin:5mm 0 0}.main p.t{font-size:11pt;margin:1.5mm 0 0}.g{color:#5e6970;margin:0}.main p{margin:0 0 1mm}.n{position:absolute;bottom:6mm;left:66mm;right:0;text-align:center;font-size:8.5pt;color:#666}a{color:inherit;text-decoration:none}`;

const role = (title: string, when: string, where: string, text = "") =>
  `<p class=t><b>${title}</b></p><p>${when}</p><p class=g>${where}</p>${text && `<p style="margin-top:1.5mm">${text}</p>`}`;

const body = `<div class=page><div class=side><h4>Contact</h4><p>0491 570 110 <small>(Mobile)</small></p><p><a href="mailto:fiona.drummond@example.com">fiona.drummond@example.com</a></p><p><a href="https://www.linkedin.com/in/fiona-drummond-example">www.linkedin.com/in/fiona-drummond-example</a> <small>(LinkedIn)</small></p>
<h4>Top Skills</h4><p>Office Administration</p><p>Supplier Negotiation</p><p>Event Coordination</p>
<h4>Languages</h4><p>English <small>(Native or Bilingual)</small></p><p>German <small>(Limited Working)</small></p>
<h4>Certifications</h4><p>Provide First Aid</p><p>Fire Warden Training</p></div>
<div class=main><h1>Fiona Drummond</h1><p style="font-size:12pt;margin-top:2mm">Office Manager | Keeps 90 people supplied, seated and paid on time</p><p class=g>Greater Hobart Area</p>
<h2>Summary</h2><p>I run offices. In twenty years that has meant two relocations, one flood, four phone systems and a great many birthday cakes. I enjoy the week before a move most of all.</p><p>Currently with an engineering consultancy in Hobart, where I look after premises, fleet, travel and the front desk team of three.</p>
<h2>Experience</h2>
<p class=c>Derwent Ridge Engineering</p><p class=g>8 years 5 months</p>
${role("Office Manager", "July 2020 - Present (6 years 1 month)", "Hobart, Tasmania, Australia", "Budget of A$1.2 million for premises and services. Led the move of the head office to Macquarie Street in 2022 with no lost working day. Manage reception and the fleet of 14 cars.")}
${role("Executive Assistant", "March 2018 - June 2020 (2 years 4 months)", "Hobart, Tasmania, Australia", "Diary, travel and board papers for the managing director and two directors.")}
<p class=c>Kelp &amp; Compass Tours</p>
${role("Bookings Coordinator", "October 2014 - February 2018 (3 years 5 months)", "Kettering, Tasmania, Australia", "Bookings for three boats, guides' rosters, invoices and refunds when the weather said no.")}
</div><div class=n>Page 1 of 2</div></div>
<div class=page><div class=side></div><div class=main>
<p class=c style="margin-top:0">Self-employed</p>
${role("Virtual Assistant", "February 2013 - September 2014 (1 year 8 months)", "Hobart, Tasmania, Australia")}
<p class=c>Bellerive Legal Group</p>
${role("Legal Secretary", "January 2008 - November 2012 (4 years 11 months)", "Bellerive, Tasmania, Australia", "Conveyancing files, court filing and dictation for two partners.")}
<p class=c>Mountain View Newsagency</p>
${role("Sales Assistant", "2005 - 2007 (2 years)", "Glenorchy")}
<h2>Education</h2>
<p class=c>Tasman Polytechnic</p><p>Diploma of Business Administration · (2016 - 2017)</p>
<p class=c>Tasman Polytechnic</p><p>Certificate III in Business Administration (Legal) · (2007 - 2007)</p>
<p class=c>Lenah Valley College</p><p>Tasmanian Certificate of Education · (2003 - 2004)</p>
</div><div class=n>Page 2 of 2</div></div>`;

/** An office manager's profile as a network exports it: two roles below one employer with its sum of time, durations in brackets, self-employment, two pages. */
export const officeManager: UnseenCv = {
  name: "office manager's network export: two roles below one employer, durations, dark column on both pages",
  type: "pdf",
  write: print(css, body, { format: "Letter" }),
  says: {
    given: "Fiona",
    family: "Drummond",
    email: "fiona.drummond@example.com",
    phone: "+61491570110",
    jobs: [
      ["Office Manager", "Derwent Ridge Engineering", "2020-07", null],
      ["Executive Assistant", "Derwent Ridge Engineering", "2018-03", "2020-06"],
      ["Bookings Coordinator", "Kelp & Compass Tours", "2014-10", "2018-02"],
      ["Virtual Assistant", "Self-employed", "2013-02", "2014-09"],
      ["Legal Secretary", "Bellerive Legal Group", "2008-01", "2012-11"],
      ["Sales Assistant", "Mountain View Newsagency", "2005", "2007"],
    ],
    studies: [
      ["Diploma of Business Administration", "Tasman Polytechnic", "2017"],
      [
        "Certificate III in Business Administration (Legal) / Certificate III in Business Administration",
        "Tasman Polytechnic",
        "2007",
      ],
      ["Tasmanian Certificate of Education", "Lenah Valley College", "2004"],
    ],
    skills: ["Office Administration", "Supplier Negotiation", "Event Coordination"],
    licences: [["Provide First Aid / First Aid"], ["Fire Warden Training / Fire Warden"]],
    languages: ["English", "German"],
  },
};
