import type { UnseenCv } from "../unseen/known.ts";

/** What rich text escapes, and signs outside ASCII by their number. */
const escaped = (words: string): string =>
  words
    .replace(/[\\{}]/g, "\\$&")
    .replaceAll("\t", "\\tab ")
    .replace(/[^\n -~]/g, (sign) => `\\u${sign.charCodeAt(0)}\\'3f`);
const runs = (words: string): string =>
  words
    .split("**")
    .map((run, at) => (at % 2 ? `{\\b ${escaped(run)}}` : escaped(run)))
    .join("");

const line = (words = "", look = "") => `\\pard\\plain\\f0\\fs24\\tx1900${look} ${runs(words)}\\par`;
const head = (words: string) => `\\pard\\plain\\f0\\fs24\\sb240\\sa60 {\\b\\i ${escaped(words)}}\\par`;
/** Years at the left; what follows hangs at the tab. */
const dated = (when: string, words: string) => line(`${when}\t${words}`, "\\fi-1900\\li1900\\sa60");

const lines = [
  line("**Salvatore (Sam) D'Amico**", "\\qc\\fs32"),
  line("Master Upholsterer", "\\qc"),
  line("31 Separation Street, Northcote 3070", "\\qc"),
  line("Tel. (03) 5550 6142   Mob. 04 9157 0737", "\\qc"),
  line("sam.damico@example.com", "\\qc"),
  head("A few words"),
  line(
    "I was apprenticed at fifteen and I am still learning at sixty-one. I have covered chairs for parliament houses, pubs and three generations of the same families. I closed my own shop in 2019 because of the rent and not because of the work. I now look for three or four days a week with a good firm.",
  ),
  head("Positions held"),
  dated("2020 to date", "**Upholsterer (part time)**, Brunswick Chair Hospital, Brunswick East"),
  line("Hand-sprung restorations, leather, and the training of two apprentices.", "\\li1900\\sa60"),
  dated("1998-2019", "**Proprietor**, D'Amico & Daughter Upholstery, Northcote"),
  line("Quotations, books, five staff at the best of times.", "\\li1900\\sa60"),
  dated("1991-1998", "**Workshop Foreman**, Hallmark Lounge Co., Thomastown"),
  dated("1986-1991", "**Upholsterer**, Hallmark Lounge Co., Thomastown"),
  dated("1985", "**Seat trimmer**, Southern Coach Builders, Dandenong"),
  dated("1981-1985", "**Apprentice Upholsterer**, G. Pozzi & Figli, Catania, Italy"),
  head("Trade papers and schooling"),
  dated("1993", "Trade Certificate in Upholstery, Preston Industrial College"),
  dated("2017", "Certificate IV in Training and Assessment, Plenty Valley TAFE"),
  dated("1981", "Licenza media, Scuola Media Bellini, Catania"),
  head("What my hands know"),
  line(
    "Hand springing, deep buttoning, leather work, pattern matching, French polishing, boat covers, cutting and sewing",
  ),
  head("Tongues"),
  line("Italian and Sicilian (from home), English, a little Greek"),
  head("Papers"),
  line("Victorian car licence, clean since 1986"),
  line("Working with Children Check 10774120 (volunteer), expires 9 May 2029"),
  line("First aid, Level 2, 2024"),
  head("Honours and clubs"),
  dated("2009", "Craftsman of the Year, Furnishing Guild of Victoria"),
  dated("2005 to date", "Judge, apprentice competitions"),
  dated("Since 1990", "Member, Northcote Bocce Club (president 2012-2016)"),
  head("They know me"),
  line("Philippa Grange, Brunswick Chair Hospital, (03) 5550 9027"),
  line("Fr Ennio Lapaglia, St Mary's, 0491 571 491"),
];

const file = `{\\rtf1\\ansi\\ansicpg1252\\uc1\\deff0\\deflang3081{\\fonttbl{\\f0\\froman\\fcharset0 Garamond;}}{\\info{\\author Rosa}{\\title Papa resume}}\r\n\\paperw11906\\paperh16838\\margl1440\\margr1440\\margt1200\\margb1200\r\n${lines.join("\r\n")}\r\n}`;

/** An Italian upholsterer's resume as rich text from an old word processor: a nickname, years only with “to date”, his own shop, promotions, headings of his own such as “What my hands know”. */
export const upholsterer: UnseenCv = {
  name: "Italian upholsterer's rich text: nickname, years only with “to date”, own shop, headings of his own",
  type: "rtf",
  write: () => Promise.resolve(new TextEncoder().encode(file)),
  says: {
    given: "Salvatore / Salvatore (Sam) / Sam",
    family: "D'Amico",
    email: "sam.damico@example.com",
    phone: "+61491570737",
    jobs: [
      [
        "Upholsterer (part time) / Upholsterer",
        "Brunswick Chair Hospital / Brunswick Chair Hospital, Brunswick East",
        "2020",
        null,
      ],
      [
        "Proprietor",
        "D'Amico & Daughter Upholstery / D'Amico & Daughter Upholstery, Northcote",
        "1998",
        "2019",
      ],
      ["Workshop Foreman", "Hallmark Lounge Co. / Hallmark Lounge Co., Thomastown", "1991", "1998"],
      ["Upholsterer", "Hallmark Lounge Co. / Hallmark Lounge Co., Thomastown", "1986", "1991"],
      ["Seat trimmer", "Southern Coach Builders / Southern Coach Builders, Dandenong", "1985", "1985"],
      [
        "Apprentice Upholsterer",
        "G. Pozzi & Figli / G. Pozzi & Figli, Catania / G. Pozzi & Figli, Catania, Italy",
        "1981",
        "1985",
      ],
    ],
    studies: [
      ["Trade Certificate in Upholstery", "Preston Industrial College", "1993"],
      ["Certificate IV in Training and Assessment", "Plenty Valley TAFE", "2017"],
      ["Licenza media", "Scuola Media Bellini / Scuola Media Bellini, Catania", "1981"],
    ],
    skills: [
      "Hand springing",
      "Deep buttoning",
      "Leather work",
      "Pattern matching",
      "French polishing",
      "Boat covers",
      "Cutting and sewing",
    ],
    licences: [
      ["Working with Children Check / Working with Children Check (volunteer)", "10774120", "2029-05-09"],
      ["First aid, Level 2 / First aid / First aid Level 2"],
    ],
    drives: ["C"],
    languages: ["Italian", "Sicilian", "English", "Greek"],
    besides: [
      "Car licence",
      "Victorian car licence",
      "Cutting",
      "Sewing",
      "Craftsman of the Year",
      "Judge",
      "Apprentice competitions",
      "Northcote Bocce Club",
      "President",
    ],
  },
};
