import type { UnseenCv } from "../known.ts";
import { print } from "../print.ts";

const css = `.p{display:flex;min-height:296mm}.l{width:66mm;background:#e9dfd4;padding:12mm 8mm;font-size:8.5pt}.r{flex:1;padding:14mm 12mm;font-size:9pt}.ph{width:42mm;height:42mm;border-radius:50%;background:#b89;margin:0 auto 8mm}
h1{font-size:27pt;letter-spacing:6px;line-height:1.1;margin:0;text-transform:uppercase;font-weight:400}h1+p{letter-spacing:4px;text-transform:uppercase;font-size:9pt}h2{letter-spacing:4px;text-transform:uppercase;font-size:10pt;margin:7mm 0 2mm}
.tl{border-left:2px solid #b89;padding-left:5mm;margin-bottom:4mm;position:relative}.tl:before{content:"";position:absolute;left:-5px;top:3px;width:8px;height:8px;border-radius:50%;background:#b89}.tl b{display:block}ul{padding-left:4mm;margin:1mm 0}p{margin:0 0 1.5mm}`;
const job = (when: string, title: string, at: string, tasks: string[]) =>
  `<div class=tl><b>${at}</b>${when}<br><i>${title}</i><ul>${tasks.map((task) => `<li>${task}`).join("")}</ul></div>`;
const body = `<div class=p><div class=l><div class=ph></div>
<h2>Contact</h2><p>0478 330 915<p>isla.mcpherson@<br>inbox.example<p>8/21 Marine Parade,<br>St Kilda VIC 3182<p>@isla.makes.events
<h2>Education</h2><p><b>Diploma of Event Management</b><br>William Angliss Institute<br>2017<p><b>VCE</b><br>Wangaratta High School<br>2015
<h2>Expertise</h2><p>Wedding styling<p>Budgets<p>Run sheets<p>Supplier negotiation<p>Adobe InDesign<p>Eventbrite
<h2>Certificates</h2><p>RSA Victoria<p>First Aid HLTAID011<p>Working With Children Check
</div><div class=r><h1>Isla<br>McPherson</h1><p>Event Coordinator</p>
<h2>Hello!</h2><p>Calm under pressure, with eight years of weddings, launches and conferences behind me. Since 2019 I have run over 200 events.
<h2>Where I have worked</h2>
${job("2022 – now", "Senior Event Coordinator", "The Glasshouse Collective", ["Weddings up to 300 guests for brides from Tokyo to Toorak", "Trained 4 coordinators in 2023", "Manager on duty on Saturdays"])}
${job("2019 – 2022", "Event Coordinator", "Rippon Lea Functions", ["Festival of roses, March 2020", "Supplier list from 40 to 95"])}
${job("2017 – 2019", "Events Assistant", "Melbourne Convention Bureau", ["Badges and buses for the World Congress of Surgeons"])}
<h2>References</h2><div style="display:flex;gap:10mm"><p><b>Priya Raman</b><br>Owner, The Glasshouse Collective<br>0412 555 201<p><b>Tom Hale</b><br>Venue Manager, Rippon Lea Functions<br>0413 555 733</div>
</div></div>`;

/** An event coordinator: sidebar with a photo, letters apart, an email address over two lines, a line of time, years alone. */
export const canva: UnseenCv = {
  name: "sidebar with photo",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Isla",
    family: "McPherson",
    email: "isla.mcpherson@inbox.example",
    phone: "+61478330915",
    jobs: [
      ["Senior Event Coordinator", "The Glasshouse Collective", "2022", null],
      ["Event Coordinator", "Rippon Lea Functions", "2019", "2022"],
      ["Events Assistant", "Melbourne Convention Bureau", "2017", "2019"],
    ],
    studies: [
      ["Diploma of Event Management", "William Angliss Institute", "2017"],
      ["VCE", "Wangaratta High School", "2015"],
    ],
    skills: [
      "Wedding styling",
      "Budgets",
      "Run sheets",
      "Supplier negotiation",
      "Adobe InDesign",
      "Eventbrite",
    ],
    licences: [
      ["RSA Victoria / RSA"],
      ["First Aid HLTAID011 / First Aid / HLTAID011 First Aid"],
      ["Working With Children Check"],
    ],
  },
};
