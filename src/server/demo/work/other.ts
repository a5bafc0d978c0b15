import type { Field } from "./field.ts";

export const other: Field = {
  id: "other",
  share: 1.5,
  types: [44, 24, 12, 20],
  sponsored: 0.05,
  association: "Local Jobs First Association",
  workplaces: [
    { what: "small local business with eleven people", names: ["Services"] },
    { what: "family business in its second generation", names: ["& Daughters"] },
    { what: "service company with customers in every suburb", names: ["Group"] },
  ],
  strengths: [
    "It is a small team and everyone pulls their weight.",
    "We say thank you, and we pay properly.",
    "People stay here for years.",
  ],
  hours: [
    "Hours are regular and agreed with you.",
    "Some evenings and weekends, shared fairly.",
    "Start early and finish early.",
  ],
  benefits: [
    "Uniform provided",
    "Paid training and licences",
    "Staff discounts",
    "Free parking",
    "Flexible rosters",
  ],
  entry: {
    duties: ["Learn the job beside somebody who loves it", "Keep things clean and stocked", "Help customers"],
    needs: ["Reliable and friendly", "Willing to learn", "Own transport is helpful"],
  },
  lead: {
    duties: ["Lead a small team", "Keep rosters, quality and safety in hand", "Look after clients"],
    needs: ["Experience leading people", "Good organisation"],
  },
  questions: [
    { type: "yes_no", question: "Do you have your own transport?", required: true },
    {
      type: "choice",
      question: "Which shifts can you work?",
      options: ["Mornings", "Afternoons", "Nights", "Any"],
    },
    { type: "number", question: "How many hours a week would you like?" },
    { type: "text", question: "Why does this job appeal to you?" },
  ],
  kinds: [
    {
      id: "general",
      share: 1,
      titles: [
        ["Commercial Cleaner", 54, 63],
        ["Security Officer", 62, 76],
        ["Veterinary Nurse", 60, 74],
        ["Hairdresser", 58, 72],
        ["Swim Teacher", 56, 68],
        ["Personal Trainer", 56, 76],
        ["Pest Technician", 64, 80],
        ["Funeral Assistant", 60, 70],
        ["Cleaning Supervisor", 66, 78, "lead"],
      ],
      duties: [
        "Look after the customers, the animals or the building in your care",
        "Follow procedures and keep simple records",
        "Use equipment and products safely",
        "Notice what needs doing and do it",
        "Represent us well in public",
      ],
      needs: [
        "The licence or certificate that the role needs",
        "Police check",
        "Friendly manner",
        "Physical fitness to suit the work",
      ],
    },
  ],
};
