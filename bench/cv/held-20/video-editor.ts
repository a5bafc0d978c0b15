import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.4pt/1.45 "DejaVu Sans",sans-serif;color:#20242c}.page{display:grid;grid-template-columns:1fr 66mm;height:297mm;overflow:hidden}.m{padding:15mm 9mm 0 14mm}.s{background:#20242c;color:#f3f3f3;padding:15mm 9mm 0}h1{font-size:30pt;line-height:1;margin:0}.k{color:#d9480f;letter-spacing:2pt;text-transform:uppercase;font-size:9pt;margin:2mm 0 5mm}h2{font-size:12pt;margin:6mm 0 3mm;color:#d9480f}.s h2{font-size:10.5pt;margin:6mm 0 1.5mm}.s h2:first-child{margin-top:0}p{margin:0 0 1mm}.tl{border-left:.6mm solid #d9480f;margin-left:19mm}.n{position:relative;padding:0 0 3.5mm 6mm}.n:before{content:"";position:absolute;left:-1.8mm;top:1mm;width:3mm;height:3mm;border-radius:50%;background:#d9480f}.y{position:absolute;left:-20mm;width:15mm;text-align:right;font-weight:700;font-size:8.6pt}.n b{font-size:10pt}.bar{height:1.6mm;background:#4b515c;margin:0 0 2mm}.bar i{display:block;height:1.6mm;background:#d9480f}`;

const node = (when: string, what: string, where: string, text = "") =>
  `<div class=n><span class=y>${when}</span><p><b>${what}</b></p><p>${where}</p>${text && `<p>${text}</p>`}</div>`;
const bar = (what: string, share: number) =>
  `<p>${what}</p><div class=bar><i style="width:${share}%"></i></div>`;

const body = `<div class=page><div class=m><h1>Odette<br>Farrugia</h1><p class=k>Video editor &amp; colourist</p><p>I cut documentaries, music videos and the odd tourism ad. Eight years in Hobart and Sydney edit suites. I listen for the breath before the sentence.</p>
<h2>Work</h2><div class=tl>
${node("2023 –<br>now", "Senior Editor", "Tin Shed Pictures, Hobart", "Two series of “Kelp Country”, 12 half hours. Colour grade and delivery to broadcasters.")}
${node("2020 –<br>2023", "Freelance Video Editor", "Self-employed, Hobart and Sydney", "Clients: museums, wineries, two record labels.")}
${node("2018 –<br>2020", "Assistant Editor", "Long Lens Post, Sydney", "Ingest, syncing, proxies and night renders.")}
${node("2017", "Runner", "Long Lens Post, Sydney")}
${node("2015 –<br>2017", "Projectionist (part-time)", "The Pelican Cinema, Wollongong")}</div>
<h2>Study</h2><div class=tl>
${node("2015 –<br>2017", "Bachelor of Screen Arts", "Illawarra School of Film")}
${node("2014", "Certificate III in Screen and Media", "Coastline TAFE, Wollongong")}</div>
<h2>Prizes</h2><p>Best Editing (Short Documentary), Derwent Film Days, 2025</p><p>Finalist, New Cutters Award, 2019</p></div>
<div class=s><h2>Contact</h2><p>0491 579 455</p><p>odette@example.com</p><p>odettefarrugia.example</p><p>West Hobart TAS 7000</p>
<h2>Software</h2>${bar("DaVinci Resolve", 95)}${bar("Premiere Pro", 90)}${bar("Avid Media Composer", 75)}${bar("After Effects", 65)}${bar("Pro Tools", 40)}
<h2>Skills</h2><p>Colour grading</p><p>Sound editing</p><p>Subtitling</p><p>Storyboards</p><p>Drone footage</p>
<h2>Languages</h2><p>English – native</p><p>Maltese – fluent</p><p>Auslan – beginner</p>
<h2>Tickets</h2><p>Drone operator accreditation (CASA), until 03/2029</p><p>Working with Vulnerable People, Tasmania, until 15/05/2028</p><p>Driver licence, manual</p>
<h2>Community</h2><p>Teaches editing at Reel Girls, Glenorchy, since 2022</p>
<h2>Elsewhere</h2><p>Ocean swims, vinyl, a kelpie named Foley</p></div></div>`;

/** A video editor's page: the name over two lines, a timeline with years left of a rail and dots, a dark side bar at the right with bars of software, skills, languages and tickets. */
export const videoEditor: UnseenCv = {
  name: "video editor's page: timeline with years left of a rail, dark side bar at the right with bars",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Odette",
    family: "Farrugia",
    email: "odette@example.com",
    phone: "+61491579455",
    jobs: [
      ["Senior Editor", "Tin Shed Pictures / Tin Shed Pictures, Hobart", "2023", null],
      ["Freelance Video Editor", "Self-employed / Self-employed, Hobart and Sydney", "2020", "2023"],
      ["Assistant Editor", "Long Lens Post / Long Lens Post, Sydney", "2018", "2020"],
      ["Runner", "Long Lens Post / Long Lens Post, Sydney", "2017", "2017"],
      [
        "Projectionist (part-time) / Projectionist",
        "The Pelican Cinema / The Pelican Cinema, Wollongong",
        "2015",
        "2017",
      ],
    ],
    studies: [
      ["Bachelor of Screen Arts", "Illawarra School of Film", "2017"],
      ["Certificate III in Screen and Media", "Coastline TAFE / Coastline TAFE, Wollongong", "2014"],
    ],
    skills: [
      "DaVinci Resolve",
      "Premiere Pro",
      "Avid Media Composer",
      "After Effects",
      "Pro Tools",
      "Colour grading",
      "Sound editing",
      "Subtitling",
      "Storyboards",
      "Drone footage",
    ],
    licences: [
      [
        "Drone operator accreditation (CASA) / Drone operator accreditation / CASA Drone operator accreditation",
        undefined,
        "2029-03",
      ],
      [
        "Working with Vulnerable People, Tasmania / Working with Vulnerable People / Working with Vulnerable People (Tasmania)",
        undefined,
        "2028-05-15",
      ],
    ],
    languages: ["English", "Maltese", "Auslan"],
    besides: [
      "C",
      "Driver licence",
      "Best Editing",
      "New Cutters Award",
      "Reel Girls",
      "Teaches editing",
      "Kelp Country",
    ],
  },
};
