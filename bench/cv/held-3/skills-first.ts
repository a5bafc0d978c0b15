import { Sheet } from "../pdf-sheet.ts";
import type { UnseenCv } from "../unseen/known.ts";

/** Somebody who comes back to work: skills with evidence first, a break for care, jobs as a short list with years, volunteering. */
const write = () => {
  const sheet = new Sheet("Times");
  const column = sheet.column(62, 470, 54);
  const heading = (text: string) => column.line(text, { bold: true, size: 12, above: 12 });
  const group = (name: string, evidence: readonly string[]) => {
    column.line(name, { bold: true, size: 10.5, above: 4 });
    column.lines(
      evidence.map((one) => `•  ${one}`),
      { size: 10.5, indent: 10 },
    );
  };
  column.line("Annelise Bergqvist", { size: 22, align: "center" });
  column.line("41 Quandong Way, Wagga Wagga NSW 2650", { size: 10, align: "center" });
  column.line("0468 330 271  ~  annelise.b@riverina.example", { size: 10, align: "center" });
  heading("Profile");
  column.line(
    "Community worker returning after four years at home with twins. Known for calm on the telephone and for " +
      "forms that people can understand.",
    { size: 10.5 },
  );
  heading("Skills and Abilities");
  group("Client support", [
    "Assessed needs of 30 families a month and matched them with services",
    "Sat with people through hard appointments at Centrelink and the court",
  ]);
  group("Planning and events", [
    "Ran the Riverina Refugee Week picnic for 600 people in 2016",
    "Kept a budget of $85,000 within two per cent",
  ]);
  group("Writing and reports", [
    "Wrote three successful grant applications",
    "Monthly newsletter for 1,100 readers",
  ]);
  heading("Work History");
  column.line("Community Development Officer, Murray Settlement Services, Albury", {
    size: 10.5,
    right: "2016–20",
  });
  column.line("Intake Worker, St Kilian’s Family Centre, Wagga Wagga", { size: 10.5, right: "2013–16" });
  column.line("Library Assistant, Västerås City Library, Sweden", { size: 10.5, right: "2010–12" });
  heading("Career Break");
  column.line("Full-time parent of twins", { size: 10.5, right: "2020–24" });
  heading("Volunteer Work");
  column.line("Canteen Coordinator, Lake Albert Public School", { size: 10.5, right: "since 2024" });
  heading("Education and Training");
  column.line("Diploma of Community Services, TAFE NSW Wagga Wagga, 2013", { size: 10.5 });
  column.line("Bachelor of Library and Information Science, University of Borås, 2010", { size: 10.5 });
  column.line("Mental Health First Aid, 2025", { size: 10.5 });
  column.line("Working With Children Check NSW: WWC0991284V", { size: 10.5 });
  heading("Languages");
  column.line("Swedish and English; some Norwegian", { size: 10.5 });
  heading("Referees");
  column.line("Available on request.", { size: 10.5 });
  return sheet.bytes();
};

export const skillsFirst: UnseenCv = {
  name: "skills first, after a break",
  type: "pdf",
  write,
  says: {
    given: "Annelise",
    family: "Bergqvist",
    email: "annelise.b@riverina.example",
    phone: "+61468330271",
    jobs: [
      [
        "Community Development Officer",
        "Murray Settlement Services / Murray Settlement Services, Albury",
        "2016",
        "2020",
      ],
      ["Intake Worker", "St Kilian’s Family Centre / St Kilian’s Family Centre, Wagga Wagga", "2013", "2016"],
      ["Library Assistant", "Västerås City Library / Västerås City Library, Sweden", "2010", "2012"],
    ],
    studies: [
      ["Diploma of Community Services", "TAFE NSW Wagga Wagga / TAFE NSW", "2013"],
      ["Bachelor of Library and Information Science", "University of Borås", "2010"],
    ],
    skills: ["Client support", "Planning and events", "Writing and reports"],
    licences: [["Working With Children Check NSW / Working With Children Check", "WWC0991284V"]],
    languages: ["Swedish", "English", "Norwegian"],
    besides: [
      "Mental Health First Aid",
      "Full-time parent",
      "Career Break",
      "Canteen Coordinator",
      "Lake Albert Public School",
      "30 families",
      "hard appointments",
      "Refugee Week",
      "budget of $85,000",
      "grant applications",
      "Monthly newsletter",
    ],
  },
};
