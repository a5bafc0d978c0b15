import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font-size:9pt;color:#30323d}header{background:#30323d;color:#fff;text-align:center;padding:8mm 15mm 6mm}h1{font-size:23pt;margin:0;letter-spacing:2px}header p{margin:1mm 0 0}h2{text-align:center;font-size:12pt;color:#e85d75;margin:5mm 0 3mm}.l{position:relative;margin:0 14mm}.l:before{content:"";position:absolute;left:50%;top:0;bottom:0;width:.8mm;margin-left:-.4mm;background:#e85d75}.n{display:grid;grid-template-columns:1fr 26mm 1fr;margin-bottom:1mm}.n>b{position:relative;justify-self:center;align-self:start;background:#e85d75;color:#fff;border-radius:5mm;padding:.8mm 2mm;font-size:7.5pt;text-align:center}.n>div:first-child{text-align:right}.n h3{font-size:10pt;margin:0}.n p{margin:0 0 .4mm}.n i{color:#777}.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:6mm;margin:3mm 14mm 0}.g h2{text-align:left;margin:2mm 0 1.5mm}.g p{margin:0 0 .8mm}`;

const card = (title: string, where: string, text: string) =>
  `<div><h3>${title}</h3><p><i>${where}</i><p>${text}</div>`;
const left = (when: string, title: string, where: string, text: string) =>
  `<div class=n>${card(title, where, text)}<b>${when}</b><div></div></div>`;
const right = (when: string, title: string, where: string, text: string) =>
  `<div class=n><div></div><b>${when}</b>${card(title, where, text)}</div>`;

const body = `<header><h1>SAVITRI RAMANATHAN</h1><p>Event Manager &nbsp;•&nbsp; Conferences, festivals, one royal show<p>0491 575 254 &nbsp;•&nbsp; savitri.events@example.com &nbsp;•&nbsp; Wollongong NSW</header>
<h2>My path so far</h2><div class=l>
${left("Feb 2022<br>to now", "Event Manager", "Illawarra Convention Bureau", "Forty conferences a year, the largest with 2,600 guests. Budgets to $1.8m, a team of five.")}
${right("2021", "Diploma of Event Management", "Seacliff Institute, Wollongong", "Part time in the evenings while the world was closed.")}
${left("Jul 2018<br>to Jan 2022", "Event Coordinator", "Blue Mile Festivals", "Stages, permits, toilets and the weather. Three food festivals and a triathlon.")}
${right("Mar 2016<br>to Jun 2018", "Functions Supervisor", "Hotel Bulli Grand", "Weddings on 90 Saturdays. Staff of fifteen on the floor.")}
${left("2015", "Bachelor of Tourism and Hospitality", "Escarpment University", "Exchange semester in Penang.")}
${right("2013<br>to 2016", "Banquet Waiter", "Hotel Bulli Grand", "Three plates at a time.")}
</div>
<div class=g><div><h2>Skills</h2><p>Budget control<p>Supplier negotiation<p>Risk assessment<p>Run sheets<p>EventsAir<p>Social Tables</div>
<div><h2>Tickets</h2><p>RSA NSW (competency card CCH11884427), to 18 Sep 2028<p>Traffic Controller (TCT0118846), to Apr 2027<p>First Aid (HLTAID011), to 7 Jul 2028<p>Driver’s licence: C</div>
<div><h2>Languages</h2><p>English<p>Tamil<p>Malay (basic)<h2>Applause</h2><p>Best Regional Event 2023, Coastal Tourism Awards</div></div>`;

/** An event manager's graphic page: a timeline down the middle with months in pills, jobs and studies on the same line in turns at its left and right, three columns of skills, tickets and languages below. */
export const eventManager: UnseenCv = {
  name: "timeline down the middle, jobs and studies in turns at its left and right",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Savitri",
    family: "Ramanathan",
    email: "savitri.events@example.com",
    phone: "+61491575254",
    jobs: [
      ["Event Manager", "Illawarra Convention Bureau", "2022-02", null],
      ["Event Coordinator", "Blue Mile Festivals", "2018-07", "2022-01"],
      ["Functions Supervisor", "Hotel Bulli Grand", "2016-03", "2018-06"],
      ["Banquet Waiter", "Hotel Bulli Grand", "2013", "2016"],
    ],
    studies: [
      ["Diploma of Event Management", "Seacliff Institute / Seacliff Institute, Wollongong", "2021"],
      ["Bachelor of Tourism and Hospitality", "Escarpment University", "2015"],
    ],
    skills: [
      "Budget control",
      "Supplier negotiation",
      "Risk assessment",
      "Run sheets",
      "EventsAir",
      "Social Tables",
    ],
    licences: [
      [
        "RSA NSW (competency card) / RSA NSW / RSA / RSA (NSW) / RSA NSW competency card",
        "CCH11884427",
        "2028-09-18",
      ],
      ["Traffic Controller", "TCT0118846", "2027-04"],
      ["First Aid (HLTAID011) / First Aid", undefined, "2028-07-07"],
    ],
    drives: ["C"],
    languages: ["English", "Tamil", "Malay"],
    besides: ["Best Regional Event 2023", "Best Regional Event", "Coastal Tourism Awards"],
  },
};
