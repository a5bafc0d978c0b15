import type { UnseenCv } from "../unseen/known.ts";
import { word } from "../unseen/write-word.ts";

/** A student of computing: title, employer and dates by bars, skills by commas under labels, a course that still runs. */
export const student: UnseenCv = {
  name: "student with bars",
  type: "docx",
  write: word([
    "> **Ethan Nguyen**",
    "> Clayton VIC | 0422 118 945 | ethan.nguyen@uni.example | github.com/ethn",
    "**EDUCATION**",
    "**Bachelor of Computer Science (Data Science)** | Monash University | Feb 2024 – Nov 2026 (expected)",
    "- WAM 81; Dean’s List 2025",
    "**VCE, ATAR 92.40** | Glen Waverley Secondary College | 2023",
    "**EMPLOYMENT**",
    "**Casual Retail Assistant** | JB Hi-Fi Chadstone | Nov 2024 – Present",
    "- Computers and phones; top seller of accessories in December 2025",
    "**Maths Tutor** | Kumon Mulgrave | Feb 2023 – Oct 2024",
    "- Groups of six in Years 3 to 9",
    "**PROJECTS**",
    "**TramTrack** | React Native, Firebase | 2025",
    "- Arrival times for 1,700 stops; 300 users",
    "**SKILLS**",
    "**Languages:** Python, Java, SQL, TypeScript",
    "**Tools:** Git, Docker, Tableau",
    "**Spoken:** English (native), Vietnamese (conversational)",
    "**CERTIFICATIONS & CHECKS**",
    "AWS Certified Cloud Practitioner (2025)\tWWCC Victoria 0118442A-02",
    "**EXTRACURRICULAR**",
    "Treasurer | Monash Association of Coding | 2025",
    "**REFEREES** on request",
  ]),
  says: {
    given: "Ethan",
    family: "Nguyen",
    email: "ethan.nguyen@uni.example",
    phone: "+61422118945",
    jobs: [
      ["Casual Retail Assistant / Retail Assistant", "JB Hi-Fi Chadstone / JB Hi-Fi", "2024-11", null],
      ["Maths Tutor", "Kumon Mulgrave / Kumon", "2023-02", "2024-10"],
    ],
    studies: [
      ["Bachelor of Computer Science (Data Science)", "Monash University", "2026-11"],
      ["VCE, ATAR 92.40 / VCE", "Glen Waverley Secondary College", "2023"],
    ],
    skills: ["Python", "Java", "SQL", "TypeScript", "Git", "Docker", "Tableau"],
    licences: [
      ["AWS Certified Cloud Practitioner"],
      ["WWCC Victoria / WWCC / Working with Children Check", "0118442A-02"],
    ],
    languages: ["English", "Vietnamese"],
    besides: [
      "TramTrack",
      "React Native",
      "Firebase",
      "Treasurer",
      "Monash Association of Coding",
      "Dean’s List",
    ],
  },
};
