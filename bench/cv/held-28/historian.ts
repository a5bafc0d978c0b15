import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.45 "DejaVu Serif",serif;color:#1b1b1b}h1{font-size:19pt;font-weight:400;margin:0}.k{margin:0;font-size:9.2pt}h2{font-size:11pt;font-variant:small-caps;letter-spacing:.5px;border-bottom:.25mm solid #1b1b1b;margin:6.5mm 0 2.5mm;break-after:avoid}.g{display:grid;grid-template-columns:36mm 1fr;column-gap:5mm;row-gap:2mm}.g p{margin:0}.r{break-inside:avoid;display:grid;grid-template-columns:subgrid;grid-column:1/3}.s{font-size:9.2pt;color:#444}ol{margin:0;padding-left:6mm}li{margin-bottom:1.2mm}`;
const row = (when: string, first: string, ...others: readonly string[]) =>
  `<div class=r><p>${when}</p><div><p>${first}</p>${others.map((other) => `<p class=s>${other}</p>`).join("")}</div></div>`;
const part = (words: string, inner: string) => `<h2>${words}</h2>${inner}`;
const grid = (...rows: readonly string[]) => `<div class=g>${rows.join("")}</div>`;

const body = `<h1>Dr. phil. Friederike Thalmann</h1><p class=k>Historikerin / Historian of modern Europe</p><p class=k>School of History, Monaro National University, Canberra ACT 2601</p><p class=k>Privat / home: 3/41 Wakefield Gardens, Ainslie ACT 2602</p><p class=k>Mobil / mobile: +61 491 574 118 &nbsp; E-Mail: friederike.thalmann@example.org</p>
${part(
  "Beruflicher Werdegang / Academic Appointments",
  grid(
    row(
      "seit / since 02/2022",
      "<b>Lecturer in Modern European History (Level B)</b>, Monaro National University, Canberra",
      "Convenor of the Master of Public History; supervision of three doctoral theses",
    ),
    row(
      "04/2018 – 01/2022",
      "<b>Wissenschaftliche Mitarbeiterin (Postdoc)</b>, Universität am Ravensberg, Bielefeld",
      "Sonderforschungsbereich “Grenzen des Vertrauens”; Elternzeit / parental leave 05/2020 – 02/2021",
    ),
    row(
      "10/2013 – 03/2018",
      "<b>Wissenschaftliche Mitarbeiterin (doctoral position, 65%)</b>, Lahn-Universität Marburg",
      "Teaching of 2 hours a week; editorial assistance for a journal",
    ),
    row("09/2012 – 09/2013", "<b>Museumspädagogin (museum educator)</b>, Stadtmuseum Fuldatal, Kassel"),
  ),
)}
${part(
  "Studium und Abschlüsse / Education",
  grid(
    row("2023", "<b>Graduate Certificate in University Teaching</b>, Monaro National University"),
    row(
      "06/2018",
      "<b>Promotion (Dr. phil.)</b>, Lahn-Universität Marburg, magna cum laude",
      "Dissertation: Kredit und Nachbarschaft. Kleine Schulden in nordhessischen Dörfern, 1850–1914",
    ),
    row(
      "10/2007 – 08/2012",
      "<b>Magistra Artium (M.A.) in Neuerer Geschichte und Anglistik</b>, Lahn-Universität Marburg",
      "Auslandsjahr / year abroad: University of Galway Bay, 2009/10",
    ),
    row("06/2006", "<b>Abitur</b>, Diakonissen-Gymnasium, Kassel (1,4)"),
  ),
)}
${part(
  "Drittmittel und Preise / Grants and Awards",
  grid(
    row("2024 – 2026", "Early Career Research Award, Foundation for Historical Research, $389,000"),
    row("2019", "Nachwuchspreis, Hessischer Geschichtsverein"),
    row("2014 – 2017", "Promotionsstipendium, Stiftung Kulturland"),
  ),
)}
${part(
  "Publikationen (Auswahl) / Selected Publications",
  `<ol><li>Thalmann, F. (2025). <i>Debts Among Neighbours: Credit in Rural Germany</i>. Canberra: Limestone Press.</li><li>Thalmann, F. and D. Mulcahy (2023). The shopkeeper's ledger as a source. <i>Journal of Everyday History</i> 18(2), 201–224.</li><li>Thalmann, F. (2021). Anschreiben lassen. <i>Zeitschrift für Agrargeschichte</i> 69, 44–67.</li><li>Thalmann, F. (2016). Wer bürgt? <i>Werkstatt Mikrogeschichte</i> 7, 12–31.</li></ol>`,
)}
${part(
  "Lehre / Teaching",
  grid(
    row("2022 – 2026", "HIST1204 Europe from Below (convenor, 160 students)"),
    row("2023 – 2026", "HIST8011 Archives and Audiences (Master)"),
    row("2018 – 2021", "Proseminar: Einführung in die Wirtschaftsgeschichte"),
  ),
)}
${part(
  "Kenntnisse / Skills",
  grid(
    row("Methoden / methods", "archival research, oral history, palaeography (Kurrent), network analysis"),
    row("Software", "Transkribus, Nodegoat, Omeka S, Zotero"),
  ),
)}
${part(
  "Sprachen / Languages",
  grid(
    row("Deutsch", "Muttersprache / native"),
    row("English", "C2"),
    row("Français", "B2"),
    row("Latein", "Großes Latinum / reading"),
  ),
)}
${part(
  "Mitgliedschaften und Ehrenamt / Service",
  grid(
    row("seit 2022", "Australasian Society for Rural History, Treasurer since 2024"),
    row(
      "2006 – 2007",
      "Freiwilliges Soziales Jahr (voluntary social year), Seniorenheim St. Elisabeth, Kassel",
    ),
  ),
)}
${part(
  "Referenzen / Referees",
  grid(
    row("Canberra", "Prof. Dorothy Mulcahy, Head of School, d.mulcahy@example.org, 02 5550 8830"),
    row("Marburg", "Prof. Dr. Hartmut Eickhoff, h.eickhoff@example.org"),
  ),
)}`;

/** A German historian's academic CV in two languages: bilingual headings, “seit / since 02/2022” and months in figures in a left column, titles in German with English in brackets, teaching and grants in the same form as jobs. */
export const historian: UnseenCv = {
  name: "German historian's academic CV in two languages as PDF: bilingual headings, “seit / since 02/2022” in a left column, German titles with English in brackets, grants and teaching in the form of jobs, languages by their own names",
  type: "pdf",
  write: print(css, body, {
    margin: "22mm",
    footer: `<div style="text-align:right">Thalmann – Lebenslauf / CV – <span class=pageNumber></span></div>`,
  }),
  says: {
    given: "Friederike",
    family: "Thalmann",
    email: "friederike.thalmann@example.org",
    phone: "+61491574118",
    jobs: [
      [
        "Lecturer in Modern European History (Level B) / Lecturer in Modern European History / Lecturer (Level B) / Lecturer",
        "Monaro National University / Monaro National University, Canberra",
        "2022-02",
        null,
      ],
      [
        "Wissenschaftliche Mitarbeiterin (Postdoc) / Wissenschaftliche Mitarbeiterin / Postdoc",
        "Universität am Ravensberg / Universität am Ravensberg, Bielefeld",
        "2018-04",
        "2022-01",
      ],
      [
        "Wissenschaftliche Mitarbeiterin (doctoral position, 65%) / Wissenschaftliche Mitarbeiterin / Wissenschaftliche Mitarbeiterin (doctoral position)",
        "Lahn-Universität Marburg / Lahn-Universität / Lahn-Universität, Marburg",
        "2013-10",
        "2018-03",
      ],
      [
        "Museumspädagogin (museum educator) / Museumspädagogin / Museum educator",
        "Stadtmuseum Fuldatal / Stadtmuseum Fuldatal, Kassel",
        "2012-09",
        "2013-09",
      ],
    ],
    studies: [
      ["Graduate Certificate in University Teaching", "Monaro National University", "2023"],
      [
        "Promotion (Dr. phil.) / Promotion / Dr. phil. / Promotion (Dr. phil.), magna cum laude",
        "Lahn-Universität Marburg / Lahn-Universität / Lahn-Universität Marburg, magna cum laude",
        "2018-06",
      ],
      [
        "Magistra Artium (M.A.) in Neuerer Geschichte und Anglistik / Magistra Artium in Neuerer Geschichte und Anglistik / Magistra Artium (M.A.) / Magistra Artium",
        "Lahn-Universität Marburg / Lahn-Universität",
        "2012-08",
      ],
      [
        "Abitur / Abitur (1,4)",
        "Diakonissen-Gymnasium / Diakonissen-Gymnasium, Kassel / Diakonissen-Gymnasium, Kassel (1,4)",
        "2006-06",
      ],
    ],
    skills: [
      "archival research",
      "oral history",
      "palaeography (Kurrent) / palaeography / Kurrent",
      "network analysis",
      "Transkribus",
      "Nodegoat",
      "Omeka S",
      "Zotero",
    ],
    languages: ["Deutsch / German", "English", "Français / French", "Latein / Latin"],
    besides: [
      "Kurrent",
      "Early Career Research Award",
      "Foundation for Historical Research",
      "Nachwuchspreis",
      "Hessischer Geschichtsverein",
      "Promotionsstipendium",
      "Stiftung Kulturland",
      "Europe from Below",
      "Archives and Audiences",
      "Einführung in die Wirtschaftsgeschichte",
      "Debts Among Neighbours",
      "The shopkeeper's ledger as a source",
      "Anschreiben lassen",
      "Wer bürgt",
      "Kredit und Nachbarschaft",
      "University of Galway Bay",
      "Treasurer",
      "Australasian Society for Rural History",
      "Freiwilliges Soziales Jahr",
      "Seniorenheim St. Elisabeth",
      "Großes Latinum",
      "Dorothy Mulcahy",
      "Hartmut Eickhoff",
    ],
  },
};
