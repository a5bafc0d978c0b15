import { Sheet } from "../pdf-sheet.ts";
import type { UnseenCv } from "../unseen/known.ts";

/** A nurse with two jobs at once: employer and town above, ward and title below, registrations in a line of bars, months of continuing education. */
const write = () => {
  const sheet = new Sheet("Helvetica");
  const column = sheet.column(48, 500, 50);
  const heading = (text: string) => column.line(text, { bold: true, size: 11.5, above: 11 });
  const job = (employer: string, dates: string, title: string, tasks: readonly string[]) => {
    column.line(employer, { bold: true, size: 10, above: 5, right: dates });
    column.line(title, { italic: true, size: 10 });
    column.lines(
      tasks.map((task) => `–  ${task}`),
      { size: 9.5, indent: 12 },
    );
  };
  column.line("BLESSING OKONKWO-EZE, RN", { bold: true, size: 19 });
  column.line("Mount Gravatt QLD 4122   ·   0435 902 661   ·   blessing.okonkwo@harmattan.example", {
    size: 9,
  });
  column.line(
    "AHPRA NMW0002206815 (general, no conditions)  |  Blue Card 1884402/2, exp. 17/10/2027  |  NDIS Worker Screening 30418872",
    { size: 9 },
  );
  heading("Professional Summary");
  column.line(
    "Registered nurse, nine years in medical and dialysis wards in Enugu and Brisbane. Preceptor; kind with veins that hide.",
    { size: 9.5 },
  );
  heading("Clinical Experience");
  job("Moreton Bay Private Hospital, Redcliffe", "09/2023 – Current", "Registered Nurse – Renal Dialysis", [
    "Shifts with up to six patients on haemodialysis",
    "Preceptor of four graduates since 2024",
  ]);
  job("Southern Cross Nursing Agency, Brisbane", "02/2023 – Current", "Registered Nurse (casual pool)", [
    "Medical, surgical and palliative wards in five hospitals",
  ]);
  job("St Margaret’s Aged Care, Sunnybank", "11/2020 – 01/2023", "Enrolled Nurse", [
    "Medication rounds for 48 residents",
  ]);
  job("Enugu State Teaching Hospital, Nigeria", "10/2014 – 07/2020", "Staff Nurse, Medical Ward", [
    "Charge nurse at night",
  ]);
  heading("Education");
  column.line("Bachelor of Nursing, Griffith University", { size: 10, right: "2022" });
  column.line("Diploma of Nursing, TAFE Queensland", { size: 10, right: "2020" });
  column.line("Graduate Certificate in Renal Nursing, Deakin University (due to finish mid 2027)", {
    size: 10,
  });
  heading("Mandatory Training");
  column.line("Basic Life Support", { size: 10, right: "June 2026" });
  column.line("Manual Handling", { size: 10, right: "May 2026" });
  column.line("Hand Hygiene Australia", { size: 10, right: "May 2026" });
  heading("Skills");
  column.line("•  Haemodialysis", { size: 10, at: [[250, "•  Central lines"]] });
  column.line("•  Fresenius 5008", { size: 10, at: [[250, "•  Palliative care"]] });
  column.line("•  ieMR", { size: 10, at: [[250, "•  Clinical handover"]] });
  heading("Languages");
  column.line("English (fluent) / Igbo (native) / Hausa (conversational)", { size: 10 });
  heading("Referees");
  column.line("Leanne Whitby, Nurse Unit Manager, Moreton Bay Private Hospital, 07 5555 0120", { size: 10 });
  return sheet.bytes();
};

export const agencyNurse: UnseenCv = {
  name: "two jobs at once, registrations by bars",
  type: "pdf",
  write,
  says: {
    given: "Blessing",
    family: "Okonkwo-Eze",
    email: "blessing.okonkwo@harmattan.example",
    phone: "+61435902661",
    jobs: [
      [
        "Registered Nurse – Renal Dialysis / Registered Nurse",
        "Moreton Bay Private Hospital / Moreton Bay Private Hospital, Redcliffe",
        "2023-09",
        null,
      ],
      [
        "Registered Nurse (casual pool) / Registered Nurse",
        "Southern Cross Nursing Agency / Southern Cross Nursing Agency, Brisbane",
        "2023-02",
        null,
      ],
      [
        "Enrolled Nurse",
        "St Margaret’s Aged Care / St Margaret’s Aged Care, Sunnybank",
        "2020-11",
        "2023-01",
      ],
      [
        "Staff Nurse, Medical Ward / Staff Nurse",
        "Enugu State Teaching Hospital / Enugu State Teaching Hospital, Nigeria",
        "2014-10",
        "2020-07",
      ],
    ],
    studies: [
      ["Bachelor of Nursing", "Griffith University", "2022"],
      ["Diploma of Nursing", "TAFE Queensland", "2020"],
      ["Graduate Certificate in Renal Nursing", "Deakin University", "2027"],
    ],
    skills: [
      "Haemodialysis",
      "Central lines",
      "Fresenius 5008",
      "Palliative care",
      "ieMR",
      "Clinical handover",
    ],
    licences: [
      ["AHPRA / AHPRA registration / AHPRA (general, no conditions)", "NMW0002206815"],
      ["Blue Card", "1884402/2", "2027-10-17"],
      ["NDIS Worker Screening / NDIS Worker Screening Check", "30418872"],
    ],
    languages: ["English", "Igbo", "Hausa"],
    besides: ["Basic Life Support", "Manual Handling", "Hand Hygiene Australia", "RN"],
  },
};
