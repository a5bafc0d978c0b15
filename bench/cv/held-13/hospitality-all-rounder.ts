import { Sheet } from "../pdf-sheet.ts";
import type { UnseenCv } from "../unseen/known.ts";

const write = (): Promise<Uint8Array> => {
  const sheet = new Sheet();
  const page = sheet.column();
  const head = (text: string) => page.line(text, { size: 12, bold: true, above: 12 });
  const job = (title: string, at: string, when: string, tells: readonly string[] = []) =>
    page.line(`${title} @ ${at}`, { bold: true, above: 5, right: when }).lines(
      tells.map((one) => `- ${one}`),
      { indent: 8 },
    );
  page
    .line("Mateus Rocha", { size: 24, bold: true })
    .line("hospitality all-rounder: bar / floor / coffee / dishes if you need", { italic: true })
    .line("Broadbeach QLD   |   0491 574 118   |   mateus.rocha.gc@example.com", { above: 4 })
    .line("Student visa (subclass 500), 48 hours per fortnight, unlimited in semester breaks");
  head("About");
  page.line(
    "Hi, I’m Mateus, 26, from Florianópolis. I’ve worked in bars and restaurants since I was 17 and on the Gold Coast since 2023. Fast, clean, friendly, never late. I carry three plates and I remember your order.",
  );
  head("Tickets");
  page.lines([
    "RSA (QLD) – done Oct 2023",
    "RSG – cert no. G-2210945, valid until 16/11/2026",
    "Barista course, Pacific Pour Academy (Nov 2023)",
    "Food Safety Supervisor, exp. 01/2030",
  ]);
  head("Work");
  job("Bartender", "The Drunken Pelican", "Nov 24 – now", [
    "cocktail list of 22, 300 covers on a Saturday",
    "train new casuals, lock up, count the till",
  ]);
  job("Barista/Floor Staff", "Flat White Lies", "Feb 24 – Nov 24", [
    "12 kg of coffee on weekdays, 20 kg on Sundays",
  ]);
  job("Kitchen Hand", "Broadbeach Bowls & Social Club", "Oct 23 – Feb 24");
  job("Festival Bar Staff", "Sunset Sounds Events", "Summer 2023/24", ["five weekends, 8 bars, one cyclone"]);
  job("Garçom (Waiter)", "Restaurante Maré Alta, Florianópolis, Brazil", "2017 – 2022", [
    "à la carte and weddings up to 250 people",
  ]);
  head("Study");
  page
    .line("Diploma of Business – Coral Sea College, Southport – started July 2025, finish Dec 2026")
    .line("General English (Upper Intermediate) – Coral Sea College – 2023")
    .line("High school (Ensino Médio) – Colégio Lagoa Azul – 2017");
  head("I’m good at");
  page.line(
    "cocktails | latte art | 3 plate carry | Lightspeed POS | cash handling | keg changes | upselling",
  );
  head("Languages");
  page.line("Portuguese (first), English (very good), Spanish (ok)");
  head("When can I work?");
  for (const [day, hours] of [
    ["Mon, Tue", "from 4 pm"],
    ["Wed", "no (class)"],
    ["Thu to Sun", "any time, split shifts fine"],
  ] as const)
    page.line(day, { at: [[90, hours]] });
  page.line("Own scooter, class RE licence. Can start tomorrow.", { above: 4 });
  head("Refs");
  page.line("Bec (venue manager, The Drunken Pelican) 0491 574 632");
  return sheet.bytes();
};

/** A student's short page of casual jobs: title and venue around an @, months with years of two digits, a summer over two years, tickets with and without numbers, skills between strokes, availability by day, first names for referees. */
export const hospitalityAllRounder: UnseenCv = {
  name: "short page of casual jobs, title @ venue, years of two digits, tickets, availability by day",
  type: "pdf",
  write,
  says: {
    given: "Mateus",
    family: "Rocha",
    email: "mateus.rocha.gc@example.com",
    phone: "+61491574118",
    jobs: [
      ["Bartender", "The Drunken Pelican", "2024-11", null],
      ["Barista/Floor Staff", "Flat White Lies", "2024-02", "2024-11"],
      ["Kitchen Hand", "Broadbeach Bowls & Social Club", "2023-10", "2024-02"],
      ["Festival Bar Staff", "Sunset Sounds Events", "2023", "2024"],
      ["Garçom (Waiter) / Garçom / Waiter", "Restaurante Maré Alta", "2017", "2022"],
    ],
    studies: [
      ["Diploma of Business", "Coral Sea College", "2026-12"],
      ["General English (Upper Intermediate) / General English", "Coral Sea College", "2023"],
      ["High school (Ensino Médio) / High school / Ensino Médio", "Colégio Lagoa Azul", "2017"],
    ],
    skills: [
      "cocktails",
      "latte art",
      "3 plate carry",
      "Lightspeed POS",
      "cash handling",
      "keg changes",
      "upselling",
    ],
    licences: [
      ["RSA (QLD) / RSA / Responsible Service of Alcohol"],
      ["RSG / Responsible Service of Gambling", "G-2210945", "2026-11-16"],
      ["Food Safety Supervisor", undefined, "2030-01"],
      ["Barista course"],
    ],
    drives: ["RE"],
    languages: ["Portuguese", "English", "Spanish"],
    besides: ["Pacific Pour Academy", "Student visa (subclass 500)", "Student visa"],
  },
};
