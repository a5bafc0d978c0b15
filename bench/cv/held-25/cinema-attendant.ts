import type { UnseenCv } from "../unseen/known.ts";
import { text, word } from "../held-17/word.ts";

const head = (words: string) => text(`**${words}**`, { before: 9, after: 2, size: 12 });

/** A Bangladeshi student's half page in Word: study first, jobs as “Title at Employer, since June 2025”, what they can do in a sentence, hours they can work. */
export const cinemaAttendant: UnseenCv = {
  name: "Bangladeshi student's half page in Word: “Title at Employer” with “since June 2025” and “Summer 2024” in brackets, skills in a sentence, hours and visa",
  type: "docx",
  write: word({ font: "Cambria", size: 11, margin: 24 }, [
    {
      blocks: [
        text("**Tasnim Rahman Chowdhury**", { align: "center", size: 18, after: 0 }),
        text("Lakemba, NSW  •  0491 570 737  •  tasnim.rc@example.com", { align: "center", after: 4 }),
        text(
          "First-year student looking for casual work in retail or hospitality. Punctual, quick at sums, polite to cross people.",
        ),
        head("Study"),
        text(
          "**Bachelor of Information Technology**, Harbour Tech University, Sydney – started February 2026, will finish December 2028",
        ),
        text("**Higher Secondary Certificate**, Dhanmondi Girls' College, Dhaka – 2023"),
        head("Jobs"),
        text("**Cinema Attendant** at Starlight Twin Cinemas, Campsie (since June 2026)", { after: 0 }),
        text("Candy bar, tickets, cleaning between sessions. Trained to close."),
        text("**Tutor** at Shapla Coaching Home, Dhaka (March 2024 – December 2025)", {
          before: 4,
          after: 0,
        }),
        text("Mathematics for years 6 to 8, groups of twelve."),
        text("**Sales Assistant** at Nakshi Fashion House, Dhaka (Summer 2023)", { before: 4, after: 0 }),
        head("What I can do"),
        text("Cash handling, customer service, Excel, basic Python, henna"),
        head("Languages"),
        text("Bengali (mother tongue), English (IELTS 7.0), Hindi (understand)"),
        head("When I can work"),
        text(
          "Any evening, all weekend. Student visa, 48 hours a fortnight in term and more in the holidays.",
        ),
      ],
    },
  ]),
  says: {
    given: "Tasnim / Tasnim Rahman",
    family: "Chowdhury / Rahman Chowdhury",
    email: "tasnim.rc@example.com",
    phone: "+61491570737",
    jobs: [
      ["Cinema Attendant", "Starlight Twin Cinemas / Starlight Twin Cinemas, Campsie", "2026-06", null],
      ["Tutor", "Shapla Coaching Home / Shapla Coaching Home, Dhaka", "2024-03", "2025-12"],
      ["Sales Assistant", "Nakshi Fashion House / Nakshi Fashion House, Dhaka", "2023", "2023"],
    ],
    studies: [
      [
        "Bachelor of Information Technology",
        "Harbour Tech University / Harbour Tech University, Sydney",
        "2028-12",
      ],
      ["Higher Secondary Certificate", "Dhanmondi Girls' College / Dhanmondi Girls' College, Dhaka", "2023"],
    ],
    skills: ["Cash handling", "customer service", "Excel", "basic Python / Python / Python (basic)", "henna"],
    languages: ["Bengali", "English", "Hindi"],
    besides: ["Student visa", "IELTS", "IELTS 7.0"],
  },
};
