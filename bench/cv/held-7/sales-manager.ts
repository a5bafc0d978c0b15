import { Sheet } from "../pdf-sheet.ts";
import type { UnseenCv } from "../unseen/known.ts";

/** A sales manager in the PDF that a network of professionals makes of a profile: grey column with contact and top skills, employers with the length of all roles, months with lengths in brackets, page numbers. */
const write = () => {
  const sheet = new Sheet();
  const side = sheet.column(22, 150, 60);
  const main = sheet.column(205, 355, 60);
  const heading = (text: string) => side.line(text, { size: 13, above: 16 });
  sheet.doc.rect(0, 0, 185, 842).fill("#e9edf0").fill("#181818");
  side.line("Contact", { size: 13 });
  side.line("0417 558 263 (Mobile)", { above: 4 });
  side.line("t.rennick@salesdesk.example");
  side.line("www.linkedin.com/in/tobias-rennick-4471 (LinkedIn)", { above: 6 });
  heading("Top Skills");
  side.lines(["Key Account Management", "Negotiation", "Salesforce"]);
  heading("Languages");
  side.lines(["English (Native or Bilingual)", "German (Limited Working)"]);
  heading("Certifications");
  side.lines(["Certified Sales Executive", "Mental Health First Aid"]);
  heading("Honors-Awards");
  side.line("State Salesperson of the Year 2022");

  main.line("Tobias Rennick", { size: 26 });
  main.line("State Sales Manager at Blackbutt Building Supplies | Timber, hardware and people", { size: 12 });
  main.line("Newcastle, New South Wales, Australia", { size: 12 });
  const part = (text: string) => main.line(text, { size: 16, above: 20 });
  part("Summary");
  main.line(
    "I have sold timber to builders for seventeen years, and most of them still answer when I ring. I run a team of nine across New South Wales and the ACT. What I care about is a forecast that means something, a customer who hears bad news from us first, and a ute that starts.",
    { size: 12 },
  );
  part("Experience");
  const firm = (name: string, length = "") => {
    main.line(name, { size: 12, above: 12 });
    if (length) main.line(length, { size: 10.5 });
  };
  const role = (title: string, dates: string, place: string, text = "") => {
    main.line(title, { size: 11.5, above: 9 });
    main.line(dates, { size: 10.5 });
    if (place) main.line(place, { size: 10.5 });
    if (text) main.line(text, { size: 10.5, above: 6 });
  };
  firm("Blackbutt Building Supplies", "9 years 5 months");
  role(
    "State Sales Manager",
    "February 2022 - Present (4 years 10 months)",
    "Newcastle, New South Wales, Australia",
    "Nine representatives, 640 accounts and $58 million a year. Brought in a new system for customers and got everyone to use it, including Barry.",
  );
  role(
    "Regional Sales Manager",
    "July 2019 - January 2022 (2 years 7 months)",
    "Hunter Valley",
    "Hunter and Central Coast. Third place among eleven regions in the first year, first in the second and third.",
  );
  role("Key Account Manager", "July 2017 - June 2019 (2 years)", "Newcastle, New South Wales, Australia");
  firm("Pacific Fasteners Australia");
  role(
    "Business Development Manager",
    "March 2013 - June 2017 (4 years 4 months)",
    "Greater Sydney Area",
    "- Opened 71 accounts with builders of project homes\n- Ran the stand at four trade shows\n- Wrote the tender that won the state’s housing department",
  );
  firm("Maitland Timber & Hardware", "3 years 3 months");
  role("Trade Desk Supervisor", "January 2012 - February 2013 (1 year 2 months)", "");
  role(
    "Yard Hand",
    "December 2009 - December 2011 (2 years 1 month)",
    "",
    "Forklift, saw and a great deal of sweeping.",
  );
  part("Education");
  main.line("Hunter Business School", { size: 12, above: 6 });
  main.line("Diploma of Business, Sales and Marketing · (2014 - 2015)", { size: 10.5 });
  main.line("Maitland West High School", { size: 12, above: 8 });
  main.line("Higher School Certificate · (2004 - 2009)", { size: 10.5 });
  const { count } = sheet.doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    sheet.turnTo(page);
    sheet.use({ size: 9 });
    sheet.doc.text(`Page ${page + 1} of ${count}`, 500, 815, { lineBreak: false });
  }
  return sheet.bytes();
};

export const salesManager: UnseenCv = {
  name: "network's PDF of a profile, lengths in brackets",
  type: "pdf",
  write,
  says: {
    given: "Tobias",
    family: "Rennick",
    email: "t.rennick@salesdesk.example",
    phone: "+61417558263",
    jobs: [
      ["State Sales Manager", "Blackbutt Building Supplies", "2022-02", null],
      ["Regional Sales Manager", "Blackbutt Building Supplies", "2019-07", "2022-01"],
      ["Key Account Manager", "Blackbutt Building Supplies", "2017-07", "2019-06"],
      ["Business Development Manager", "Pacific Fasteners Australia", "2013-03", "2017-06"],
      ["Trade Desk Supervisor", "Maitland Timber & Hardware", "2012-01", "2013-02"],
      ["Yard Hand", "Maitland Timber & Hardware", "2009-12", "2011-12"],
    ],
    studies: [
      ["Diploma of Business, Sales and Marketing / Diploma of Business", "Hunter Business School", "2015"],
      ["Higher School Certificate", "Maitland West High School", "2009"],
    ],
    skills: ["Key Account Management", "Negotiation", "Salesforce"],
    licences: [["Certified Sales Executive"], ["Mental Health First Aid"]],
    languages: ["English", "German"],
    besides: ["State Salesperson of the Year 2022"],
  },
};
