import { Sheet } from "../pdf-sheet.ts";
import type { UnseenCv } from "../unseen/known.ts";

/** An electrician's long page: name above and page number below on each page, jobs with labels in front of each line, projects within them, a job that goes on overleaf, a table of tickets without lines. */
const write = () => {
  const sheet = new Sheet("Helvetica");
  const column = sheet.column(60, 475, 70);
  const heading = (text: string) => column.line(text, { bold: true, size: 12, above: 12 });
  const labelled = (label: string, text: string) =>
    column.line(label, { bold: true, size: 10, at: [] }).line(text, { size: 10, indent: 90, above: -13.6 });
  const points = (...texts: readonly string[]) => {
    for (const text of texts) column.line(`•  ${text}`, { size: 10, indent: 104 });
  };
  column.line("FARHAD KARIMI", { bold: true, size: 20, align: "center" });
  column.line("A-Grade Electrician", { size: 13, align: "center" });
  column.line("Dandenong North VIC 3175  |  M: 0468 320 917  |  farhad.karimi@damavand.example", {
    size: 10,
    align: "center",
  });
  heading("CAREER PROFILE");
  column.line(
    "A-Grade electrician with sixteen years in commercial, rail and heavy industry in Iran and Victoria. Careful with isolation, tidy in a switchboard, patient with apprentices. Looking for a leading-hand role on a major project within an hour of Dandenong.",
    { size: 10 },
  );
  heading("EMPLOYMENT HISTORY");
  labelled("Position:", "Leading Hand Electrician");
  labelled("Company:", "Kestrel Rail Services");
  labelled("Period:", "05/2022 – present");
  labelled("Location:", "Melbourne metropolitan");
  labelled("Duties:", "Leads a crew of six on signalling power and station upgrades");
  points(
    "Writes SWMS and runs the pre-start each night",
    "Tests and commissions low-voltage boards to AS/NZS 3000",
    "Keeps as-built drawings and hands them over to the operator",
  );
  labelled("Projects:", "Hallam level crossing (2024–2025)");
  points("Narre Warren station car park (2023)", "Cranbourne line duplication (2022–2023)");
  column.line(" ", { size: 6 });
  labelled("Position:", "Electrician");
  labelled("Company:", "Bayside Commercial Electrics");
  labelled("Period:", "08/2018 – 04/2022");
  labelled("Location:", "Moorabbin VIC");
  labelled("Duties:", "Fit-outs of shops, schools and two hospitals");
  points(
    "Cable tray, submains and final circuits",
    "Emergency lighting tests and thermographic surveys",
    "Fire panel interfaces with other trades",
    "Trained two apprentices to their licence",
    "Data cabling (Cat 6A) and fibre terminations",
    "Quoting of variations up to $20,000",
    "After-hours call-outs one week in four",
  );
  labelled("Projects:", "Frankston surgical centre (2021)");
  points("Mordialloc secondary college (2019–2020)", "Cheltenham shopping arcade (2018)");
  column.line(" ", { size: 6 });
  labelled("Position:", "Trades Assistant");
  labelled("Company:", "Hampton Park Switchboards");
  labelled("Period:", "02/2017 – 07/2018");
  labelled("Location:", "Hampton Park VIC");
  labelled("Duties:", "Work on boards while gaining the Australian licence");
  points(
    "Busbars, wiring and labelling",
    "Continuity and insulation tests before delivery",
    "Deliveries and help on site",
    "Stocktake each quarter",
  );
  column.line(" ", { size: 6 });
  labelled("Position:", "Industrial Electrician");
  labelled("Company:", "Alborz Cement Company");
  labelled("Period:", "03/2010 – 09/2016");
  labelled("Location:", "Karaj, Iran");
  labelled("Duties:", "Motors, drives and PLCs of a kiln line");
  points("6.3 kV motors and their protection", "Siemens S5 to S7 change-over of three panels");
  heading("TICKETS AND LICENCES");
  const row = (ticket: string, number: string, expiry: string, bold = false) =>
    column.line(ticket, {
      size: 10,
      bold,
      at: [
        [235, number],
        [370, expiry],
      ],
    });
  row("Ticket", "Number", "Expiry", true);
  row("A-Grade Electrician’s Licence (Vic)", "A71604", "19/08/2029");
  row("White Card", "CIC 5502718", "n/a");
  row("EWP Yellow Card", "YC-209118", "03/2028");
  row("Rail Industry Worker", "RIW 330 871 06", "11/2027");
  row("Low Voltage Rescue and CPR", "–", "22/01/2027");
  row("Victorian car licence (C)", "071 884 203", "06/2031");
  heading("EDUCATION AND TRAINING");
  column.line("2018  UEE30820 Certificate III in Electrotechnology Electrician, Chisholm Park TAFE", {
    size: 10,
  });
  column.line("2009  Associate Degree in Electrical Technology, Karaj Technical College", { size: 10 });
  heading("SKILLS");
  column.line("Switchboard wiring, Fault finding, PLC programming (Siemens S7), Test and tag, SWMS", {
    size: 10,
  });
  heading("LANGUAGES");
  column.line("Farsi, Dari, English", { size: 10 });
  heading("REFEREES");
  column.line("Glenn Abbotsford, Project Manager, Kestrel Rail Services, 0400 555 417", { size: 10 });
  const { doc } = sheet;
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    sheet.use({ size: 8 });
    doc.text("Farhad Karimi – Résumé", 60, 24, { lineBreak: false });
    doc.text(`Page ${page + 1} of ${count}`, 490, 815, { lineBreak: false });
  }
  return sheet.bytes();
};

export const electrician: UnseenCv = {
  name: "labels before each line, a job that goes on overleaf",
  type: "pdf",
  write,
  says: {
    given: "Farhad",
    family: "Karimi",
    email: "farhad.karimi@damavand.example",
    phone: "+61468320917",
    jobs: [
      ["Leading Hand Electrician", "Kestrel Rail Services", "2022-05", null],
      ["Electrician", "Bayside Commercial Electrics", "2018-08", "2022-04"],
      ["Trades Assistant", "Hampton Park Switchboards", "2017-02", "2018-07"],
      ["Industrial Electrician", "Alborz Cement Company", "2010-03", "2016-09"],
    ],
    studies: [
      [
        "UEE30820 Certificate III in Electrotechnology Electrician / Certificate III in Electrotechnology Electrician / Certificate III in Electrotechnology Electrician (UEE30820)",
        "Chisholm Park TAFE",
        "2018",
      ],
      ["Associate Degree in Electrical Technology", "Karaj Technical College", "2009"],
    ],
    skills: [
      "Switchboard wiring",
      "Fault finding",
      "PLC programming (Siemens S7) / PLC programming",
      "Test and tag",
      "SWMS",
    ],
    licences: [
      [
        "A-Grade Electrician’s Licence (Vic) / A-Grade Electrician’s Licence / A-Grade Electrician’s Licence Vic",
        "A71604",
        "2029-08-19",
      ],
      ["White Card", "CIC 5502718 / 5502718"],
      ["EWP Yellow Card", "YC-209118", "2028-03"],
      ["Rail Industry Worker", "RIW 330 871 06 / 330 871 06", "2027-11"],
      ["Low Voltage Rescue and CPR", undefined, "2027-01-22"],
    ],
    drives: ["C"],
    languages: ["Farsi / Persian / Persian (Farsi)", "Dari", "English"],
    besides: ["level crossing", "station car park", "surgical centre"],
  },
};
