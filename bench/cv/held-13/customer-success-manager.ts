import { Sheet } from "../pdf-sheet.ts";
import type { UnseenCv } from "../unseen/known.ts";

const write = (): Promise<Uint8Array> => {
  const sheet = new Sheet();
  sheet.doc.rect(0, 0, 190, 842).fill("#293e49").fillColor("#e1e8ed");
  const side = sheet.column(24, 150, 48);
  const head = (text: string) => side.line(text, { size: 13, above: 14 });
  head("Contact");
  side
    .line("0491 570 156 (Mobile)", { size: 10.5, above: 3 })
    .line("fiona.mctran@example.com", { size: 10.5 })
    .line("www.linkedin.com/in/fiona-mctran-example (LinkedIn)", { size: 10.5, above: 4 })
    .line("fionamctran.example.com (Personal)", { size: 10.5 });
  head("Top Skills");
  side.lines(["Customer Retention", "Account Management", "SaaS Onboarding"], { size: 10.5, above: 2 });
  head("Languages");
  side
    .line("English (Native or Bilingual)", { size: 10.5, above: 2 })
    .line("Vietnamese (Professional Working)", { size: 10.5 });
  head("Certifications");
  side
    .line("Certified Customer Success Manager Level 2", { size: 10.5, above: 2 })
    .line("Gainsight Administrator", { size: 10.5, above: 2 })
    .line("Provide First Aid", { size: 10.5, above: 2 });
  head("Honors-Awards");
  side.line("President’s Club 2023", { size: 10.5, above: 2 });

  sheet.turnTo(0);
  sheet.doc.fillColor("#191919");
  const main = sheet.column(214, 350, 48);
  const section = (text: string) => main.line(text, { size: 15.75, above: 16 });
  const company = (name: string, whole?: string) => {
    main.line(name, { size: 12, above: 10 });
    if (whole) main.line(whole, { size: 10.5 });
  };
  const role = (title: string, when: string, where: string, tells: readonly string[] = []) => {
    main.line(title, { size: 11.5, above: 4 }).line(when, { size: 10.5 });
    if (where) main.line(where, { size: 10.5 });
    main.lines(tells, { size: 10.5, above: 3 });
  };

  main
    .line("Fiona McAllister-Tran", { size: 26 })
    .line("Customer Success Manager @ Rosterly | ex-Penny Bright | Keeping customers since 2014", {
      size: 12,
      above: 4,
    })
    .line("Greater Sydney Area", { size: 12, above: 3 });
  section("Summary");
  main
    .line(
      "I look after software customers from the day they sign to the day they renew, and then I do it again. Currently 86 accounts worth $7.4m a year, with gross retention of 96%.",
      { size: 11, above: 4 },
    )
    .line("Best reached by email. I don’t do cold calls before coffee.", { size: 11, above: 6 });
  section("Experience");
  company("Rosterly", "5 years 9 months");
  role(
    "Customer Success Manager, Enterprise",
    "July 2023 - Present (3 years 5 months)",
    "Sydney, New South Wales, Australia",
    [
      "- Portfolio of 86 hospitals, councils and hotel groups",
      "- Wrote the renewal playbook that the whole region now uses",
      "- Mentor to three associates",
    ],
  );
  role(
    "Customer Success Manager",
    "March 2021 - June 2023 (2 years 4 months)",
    "Sydney, New South Wales, Australia",
    ["Onboarded 140 small businesses, most of them in under nine days."],
  );
  company("Penny Bright Payments", "4 years 2 months");
  role(
    "Senior Account Manager",
    "August 2019 - February 2021 (1 year 7 months)",
    "Parramatta, New South Wales, Australia",
    ["Grew merchants in hospitality from 310 to 720 while half of them were closed by order."],
  );
  role(
    "Account Manager",
    "January 2017 - July 2019 (2 years 7 months)",
    "Parramatta, New South Wales, Australia",
  );
  company("The Great Southern Stationery Co");
  role(
    "Inside Sales Representative",
    "February 2014 - December 2016 (2 years 11 months)",
    "Wollongong, Australia",
    ["Paper, toner and patience for 400 schools."],
  );
  company("Café Saigon Sister");
  role("Waitress", "2011 - 2013 (2 years)", "Cabramatta");
  section("Education");
  main
    .line("Illawarra State University", { size: 12, above: 8 })
    .line("Bachelor of Commerce - BCom, Marketing and International Business · (2011 - 2013)", { size: 10.5 })
    .line("Our Lady of the Lake High School", { size: 12, above: 8 })
    .line("Higher School Certificate · (2005 - 2010)", { size: 10.5 });

  const { count } = sheet.doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    sheet.turnTo(page);
    sheet.use({ size: 9 });
    sheet.doc
      .fillColor("#777")
      .text(`Page ${String(page + 1)} of ${String(count)}`, 360, 812, { lineBreak: false });
  }
  return sheet.bytes();
};

/** A customer success manager's profile as a professional network saves it: a dark side bar with contact, top skills, languages, certifications and honours, each company once with the whole time and several roles, spans in brackets, schools with years after a dot. */
export const customerSuccessManager: UnseenCv = {
  name: "profile saved by a professional network, company once with several roles, spans in brackets",
  type: "pdf",
  write,
  says: {
    given: "Fiona",
    family: "McAllister-Tran",
    email: "fiona.mctran@example.com",
    phone: "+61491570156",
    jobs: [
      ["Customer Success Manager, Enterprise", "Rosterly", "2023-07", null],
      ["Customer Success Manager", "Rosterly", "2021-03", "2023-06"],
      ["Senior Account Manager", "Penny Bright Payments", "2019-08", "2021-02"],
      ["Account Manager", "Penny Bright Payments", "2017-01", "2019-07"],
      ["Inside Sales Representative", "The Great Southern Stationery Co", "2014-02", "2016-12"],
      ["Waitress", "Café Saigon Sister", "2011", "2013"],
    ],
    studies: [
      [
        "Bachelor of Commerce - BCom, Marketing and International Business / Bachelor of Commerce, Marketing and International Business / Bachelor of Commerce - BCom / Bachelor of Commerce",
        "Illawarra State University",
        "2013",
      ],
      ["Higher School Certificate", "Our Lady of the Lake High School", "2010"],
    ],
    skills: ["Customer Retention", "Account Management", "SaaS Onboarding"],
    licences: [
      ["Certified Customer Success Manager Level 2 / Certified Customer Success Manager"],
      ["Gainsight Administrator"],
      ["Provide First Aid / First Aid"],
    ],
    languages: ["English", "Vietnamese"],
    besides: ["President’s Club 2023", "President’s Club"],
  },
};
