import type { UnseenCv } from "../unseen/known.ts";
import { Sheet } from "../pdf-sheet.ts";

/** A police officer who becomes a case manager: strengths in paragraphs with bold leads first, posts by rank at one employer with stations, a secondment, dates in brackets after the title. */
const write = () => {
  const sheet = new Sheet("Helvetica");
  const column = sheet.column(54, 490, 52);
  const heading = (text: string) => column.line(text, { bold: true, size: 13, above: 12 });
  const para = (text: string) => column.line(text, { size: 10, indent: 12 });
  column.line("Rowan Achterberg", { bold: true, size: 22 });
  column.line("From policing to community case management", { italic: true, size: 11 });
  column.line("T: 0466 308 192   E: rowan.achterberg@dike.example   A: Newcastle NSW 2300", { size: 9.5 });
  heading("Why me");
  column.line("Fifteen years of listening to people on the worst day of their lives, and of finding", {
    size: 10,
  });
  column.line("them a bed, a lawyer or a bus fare. I now want to stay until the end of the story.", {
    size: 10,
  });
  heading("Transferable skills");
  column.line("Motivational interviewing; Risk assessment; Court reports; De-escalation; CARES database", {
    size: 10,
  });
  heading("Career to date");
  column.line("NSW Police Force", { bold: true, size: 11, above: 4 });
  column.line("Senior Constable, Newcastle City (Mar 2017 to Jun 2025)", { size: 10, above: 2 });
  para("• Youth liaison for 60 young people a year");
  para("• Wrote the referral agreement with three refuges");
  column.line("Constable, Maitland (Aug 2010 to Feb 2017)", { size: 10, above: 2 });
  para("• General duties");
  column.line("Hunter Youth Refuge", { bold: true, size: 11, above: 4 });
  column.line("Case Worker (Aug 2025 to present)", { size: 10, above: 2 });
  para("• Case load of twelve; parenting plans and tenancies");
  column.line("Lifeline Hunter", { bold: true, size: 11, above: 4 });
  column.line("Telephone Crisis Supporter, volunteer (2023 to present)", { size: 10, above: 2 });
  heading("Qualifications");
  column.line("Diploma of Community Services (Case Management), Open Colleges – 2025", { size: 10 });
  column.line("Associate Degree in Policing Practice, Charles Sturt University – 2011", { size: 10 });
  heading("Clearances");
  column.line("NSW Working With Children Check: WWC0448120E (exp. 6 May 2030)", { size: 10 });
  column.line("Applied Suicide Intervention Skills Training (ASIST): 2024", { size: 10 });
  column.line("NSW driver licence, class C", { size: 10 });
  return sheet.bytes();
};

export const caseManager: UnseenCv = {
  name: "change of career, ranks at one employer",
  type: "pdf",
  write,
  says: {
    given: "Rowan",
    family: "Achterberg",
    email: "rowan.achterberg@dike.example",
    phone: "+61466308192",
    jobs: [
      [
        "Senior Constable / Senior Constable, Newcastle City",
        "NSW Police Force / NSW Police Force, Newcastle City",
        "2017-03",
        "2025-06",
      ],
      [
        "Constable / Constable, Maitland",
        "NSW Police Force / NSW Police Force, Maitland",
        "2010-08",
        "2017-02",
      ],
      ["Case Worker", "Hunter Youth Refuge", "2025-08", null],
      ["Telephone Crisis Supporter / Telephone Crisis Supporter, volunteer", "Lifeline Hunter", "2023", null],
    ],
    studies: [
      ["Diploma of Community Services (Case Management)", "Open Colleges", "2025"],
      ["Associate Degree in Policing Practice", "Charles Sturt University", "2011"],
    ],
    skills: [
      "Motivational interviewing",
      "Risk assessment",
      "Court reports",
      "De-escalation",
      "CARES database",
    ],
    licences: [
      [
        "NSW Working With Children Check / Working With Children Check / Working With Children Check NSW",
        "WWC0448120E",
        "2030-05-06",
      ],
      ["Applied Suicide Intervention Skills Training (ASIST) / Applied Suicide Intervention Skills Training"],
    ],
    drives: ["C"],
  },
};
