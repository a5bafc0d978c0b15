import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.2pt/1.5 "DejaVu Sans",sans-serif;color:#3b3a36}.page{height:297mm;overflow:hidden;position:relative}.top{background:#f4e3da;text-align:center;padding:13mm 0 9mm}h1{font:400 27pt/1.1 "DejaVu Serif",serif;letter-spacing:4pt;margin:0;text-transform:uppercase}.top p{letter-spacing:3pt;margin:2mm 0 0;font-size:9pt;text-transform:uppercase}.cols{display:grid;grid-template-columns:62mm 1fr;gap:10mm;padding:9mm 14mm 0}h2{font:400 13pt/1.2 "DejaVu Serif",serif;margin:0 0 2.5mm;color:#a0583c}section{margin:0 0 7mm}p{margin:0 0 1.2mm}.e{margin:0 0 4.5mm}.e p{margin:0}.w{color:#a0583c;font-size:8.4pt}.i:before{content:"";display:inline-block;width:2.2mm;height:2.2mm;border-radius:50%;background:#a0583c;margin-right:2.5mm}ul{margin:.6mm 0 0;padding-left:4mm}`;

const part = (title: string, content: string) => `<section><h2>${title}</h2>${content}</section>`;
const list = (...texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join("");
const entry = (when: string, what: string, where: string, ...texts: readonly string[]) =>
  `<div class=e><p class=w>${when}</p><p><b>${what}</b></p><p>${where}</p>${texts.length > 0 ? `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>` : ""}</div>`;

const body = `<div class=page><div class=top><h1>Bronte Ashdown</h1><p>Florist &amp; stylist</p></div><div class=cols><div>
${part("say hello", `<p class=i>0491.576.801</p><p class=i>bronte.ashdown@example.com</p><p class=i>@bronteblooms.example</p><p class=i>Hobart, TAS 7000</p>`)}
${part("good at", list("Wedding flowers", "Event styling", "Wreaths and sympathy work", "Conditioning", "Buying at auction", "Visual merchandising", "Shopify"))}
${part("where I learnt", entry("2019", "Certificate III in Floristry", "Derwent Creative TAFE") + entry("2022", "Diploma of Floristry Design", "The Petal Room Academy, Melbourne") + entry("2016", "Year 12 (TCE)", "Clarence Bluff College"))}
${part("speaks", list("English", "French (conversational)"))}
${part("paperwork", list("Driver licence C (manual)", "Working with Vulnerable People card, to Oct 2028", "First aid, 2025"))}
</div><div>
${part("a little about me", "<p>Florist with a soft spot for natives and messy gardens. I have done three hundred weddings and one funeral for a racehorse. Looking for a head florist or studio role in southern Tasmania.</p>")}
${part("where I've worked", entry("Oct 2022 – today", "Head Florist", "Moss &amp; Myrtle, Battery Point", "Three florists, a van and a cold room", "Weekly flowers for four hotels", "Cut waste from 19 to 8 percent of purchases") + entry("Feb 2020 – Sept 2022", "Florist", "Stem Street Flowers, Fitzroy", "Daily bunches, deliveries and subscriptions", "Kept the online shop open through the lockdowns") + entry("Spring 2019", "Wedding season casual", "Yarra Glen Blooms") + entry("2017 – 2019", "Junior florist", "Lenah Valley Flower Barn", "Apprenticed to Mrs Una Kettlewell"))}
${part("prizes", list("Best Native Arrangement, Hobart Flower Week, 2024", "Runner-up, Young Florist of the Year, 2021"))}
${part("off the clock", "<p>Seed saving, sea swimming, Saturday stall at Farm Gate. Helper at the hospice garden since 2023.</p>")}
${part("they'll vouch for me", list("Imelda Groves, owner, Moss &amp; Myrtle, 03 5550 2274", "Jock Petrie, Stem Street Flowers, 0491 570 110"))}
</div></div></div>`;

/** A florist's page from a design site: a pale band with the name, two columns, chatty headings in small letters, times above each title, “today” for now and a season. */
export const florist: UnseenCv = {
  name: "florist's designed page: chatty headings in small letters, two columns, times above titles, “today”, a season",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Bronte",
    family: "Ashdown",
    email: "bronte.ashdown@example.com",
    phone: "+61491576801",
    jobs: [
      ["Head Florist", "Moss & Myrtle / Moss & Myrtle, Battery Point", "2022-10", null],
      ["Florist", "Stem Street Flowers / Stem Street Flowers, Fitzroy", "2020-02", "2022-09"],
      ["Wedding season casual", "Yarra Glen Blooms", "2019", "2019"],
      ["Junior florist", "Lenah Valley Flower Barn", "2017", "2019"],
    ],
    studies: [
      ["Certificate III in Floristry", "Derwent Creative TAFE", "2019"],
      ["Diploma of Floristry Design", "The Petal Room Academy / The Petal Room Academy, Melbourne", "2022"],
      ["Year 12 (TCE) / Year 12 / TCE", "Clarence Bluff College", "2016"],
    ],
    skills: [
      "Wedding flowers",
      "Event styling",
      "Wreaths and sympathy work",
      "Conditioning",
      "Buying at auction",
      "Visual merchandising",
      "Shopify",
    ],
    licences: [
      ["Working with Vulnerable People card / Working with Vulnerable People", undefined, "2028-10"],
      ["First aid"],
    ],
    drives: ["C"],
    languages: ["English", "French"],
    besides: [
      "Driver licence",
      "Wreaths",
      "Sympathy work",
      "Best Native Arrangement",
      "Young Florist of the Year",
      "Hospice garden",
      "Helper",
      "Saturday stall",
    ],
  },
};
