import type { UnseenCv } from "../unseen/known.ts";
import { text, word } from "../held-17/word.ts";

const head = (words: string) => text(`**${words}**`, { size: 12, before: 12, after: 4 });
const dated = (when: string, what: string) => text(`${when}\t${what}`, { tabs: [32], hanging: 32, after: 3 });
const paper = (words: string) => text(words, { hanging: 8, after: 3 });

/** A soil scientist's academic CV: years before a hanging tab, “Title, Institute, University”, grants, numbered papers with his name in bold, students, review work. */
export const soilScientist: UnseenCv = {
  name: "soil scientist's academic CV: years before a hanging tab, positions, grants, numbered papers with co-authors",
  type: "docx",
  write: word(
    {
      font: "Times New Roman",
      size: 11.5,
      margin: 25,
      aboveFrom: 2,
      above: [text("A. K. Fitzpatrick\tCurriculum vitae, November 2026", { tabs: [-50], size: 9 })],
      below: [text("{page}", { align: "center", size: 9 })],
    },
    [
      {
        blocks: [
          text("**Dr Alistair Fitzpatrick**", { size: 18, after: 0 }),
          text("Soil scientist", { after: 6 }),
          text(
            "Narrabri Dryland Research Station, Locked Bag 40, Narrabri NSW 2390\nTelephone 0491 572 549 · alistair.fitzpatrick@example.com · ORCID 0000-0000-0000-0000",
            { after: 4 },
          ),
          head("Academic positions"),
          dated("2022–present", "Senior Research Fellow, Tablelands University, Narrabri"),
          dated("2018–2021", "Research Fellow, Institute of Dryland Agriculture, Toowoomba"),
          dated("2015–2017", "Postdoctoral Researcher, University of Thames Vale, United Kingdom"),
          head("Other employment"),
          dated("2009–2011", "Agronomist, Liverpool Plains Rural Supplies, Gunnedah"),
          head("Education"),
          dated(
            "2015",
            "PhD (Soil Science), Parkes Plains University. Thesis: Carbon under controlled traffic in cracking clays",
          ),
          dated("2008", "Bachelor of Agricultural Science (Honours, First Class), Parkes Plains University"),
          head("Grants"),
          dated("2025–2028", "Grain Growers' Research Fund, Subsoil constraints in vertosols, $1.42m (lead)"),
          dated("2021–2023", "Carbon Futures Program, Measuring soil carbon at paddock scale, $380,000"),
          head("Awards"),
          dated("2023", "Early Career Medal, Society of Soil Science (Australia)"),
          head("Publications (selected from 31)"),
          paper(
            "1. **Fitzpatrick A**, Osei K, Lim J (2025) Gypsum response in sodic vertosols. __Journal of Dryland Soils__ 41, 203–218.",
          ),
          paper(
            "2. Lim J, **Fitzpatrick A** (2024) Proximal sensing of carbon at depth. __Soil Methods__ 12, 55–70.",
          ),
          paper(
            "3. **Fitzpatrick A**, Whitmore R (2019) Traffic, pores and roots. __Tillage Review__ 88, 1–14.",
          ),
          head("Conference papers"),
          paper("4. **Fitzpatrick A** (2026) What farmers ask about carbon. World Soil Week, Nairobi."),
          head("Teaching and supervision"),
          dated("2022–2026", "Guest lectures, SOIL301 Soil Management, 8 hours a year"),
          dated("2020–2026", "Three PhD students (one completed), six Honours students"),
          head("Technical skills"),
          text(
            "Field: soil coring, pit description, EM38 survey\nLaboratory: dry combustion, XRF, particle size analysis\nComputing: R, Python, QGIS, Latex",
          ),
          head("Professional service"),
          dated("2023–present", "Associate Editor, Journal of Dryland Soils"),
          dated("2020–2022", "Secretary, North West Branch, Society of Soil Science (Australia)"),
          head("Accreditation and licences"),
          text("Certified Professional Soil Scientist (CPSS), no. 1147, valid to 30 June 2028", { after: 1 }),
          text("Remote pilot licence (RePL), 2022", { after: 1 }),
          text("Driver licence, NSW, class C"),
          head("Languages"),
          text("English (native), German (reading)"),
          head("Referees"),
          text("Professor Helen Markham, Tablelands University, h.markham@tablelands.example", { after: 1 }),
          text("Dr Kwame Osei, Institute of Dryland Agriculture, 07 5550 9021"),
        ],
      },
    ],
  ),
  says: {
    given: "Alistair",
    family: "Fitzpatrick",
    email: "alistair.fitzpatrick@example.com",
    phone: "+61491572549",
    jobs: [
      ["Senior Research Fellow", "Tablelands University / Tablelands University, Narrabri", "2022", null],
      [
        "Research Fellow",
        "Institute of Dryland Agriculture / Institute of Dryland Agriculture, Toowoomba",
        "2018",
        "2021",
      ],
      [
        "Postdoctoral Researcher",
        "University of Thames Vale / University of Thames Vale, United Kingdom",
        "2015",
        "2017",
      ],
      [
        "Agronomist",
        "Liverpool Plains Rural Supplies / Liverpool Plains Rural Supplies, Gunnedah",
        "2009",
        "2011",
      ],
    ],
    studies: [
      ["PhD (Soil Science) / PhD", "Parkes Plains University", "2015"],
      [
        "Bachelor of Agricultural Science (Honours, First Class) / Bachelor of Agricultural Science / Bachelor of Agricultural Science (Honours)",
        "Parkes Plains University",
        "2008",
      ],
    ],
    skills: [
      "Soil coring",
      "Pit description",
      "EM38 survey",
      "Dry combustion",
      "XRF",
      "Particle size analysis",
      "R",
      "Python",
      "QGIS",
      "Latex",
    ],
    licences: [
      [
        "Certified Professional Soil Scientist (CPSS) / Certified Professional Soil Scientist / CPSS",
        "1147",
        "2028-06-30",
      ],
      ["Remote pilot licence (RePL) / Remote pilot licence / RePL"],
    ],
    drives: ["C"],
    languages: ["English", "German"],
    besides: [
      "Driver licence",
      "Associate Editor",
      "Journal of Dryland Soils",
      "Secretary",
      "Society of Soil Science",
      "Guest lectures",
      "SOIL301",
      "Three PhD students",
      "Early Career Medal",
      "Grain Growers' Research Fund",
      "Carbon Futures Program",
    ],
  },
};
