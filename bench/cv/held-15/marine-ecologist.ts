import type { UnseenCv } from "../unseen/known.ts";
import { Typesetter } from "../unseen/typeset.ts";

const left = 60;
const text = 150;

const write = (): Promise<Uint8Array> => {
  const page = new Typesetter(64);
  const section = (title: string) =>
    page
      .gap(8)
      .line([[left, "b", 12, title]], 5)
      .rule(left, 535, 2);
  const dated = (years: string, title: string, ...more: readonly string[]) => {
    page.line([
      [left, "r", 10, years],
      [text, "b", 10, title],
    ]);
    page.lines(text, "r", 10, more).gap(4);
  };
  const listed = (...texts: readonly string[]) => page.lines(left, "r", 10, texts).gap(3);

  page.line([[left, "b", 18, "Dr Rohan Deshpande"]], 18);
  page.lines(left, "r", 10, [
    "School of Coastal Science, University of the Coral Coast, Cairns QLD 4870",
    "rohan.deshpande@example.com  |  +61 491 572 549  |  ORCID 0000-0000-0000-2187",
  ]);

  section("Research interests");
  listed(
    "Seagrass and kelp recovery after marine heatwaves; baited video and acoustic methods; working with",
    "Sea Country rangers to monitor dugong feeding grounds.",
  );

  section("Appointments");
  dated(
    "2023 - present",
    "Senior Research Fellow",
    "School of Coastal Science, University of the Coral Coast, Cairns",
    "Lead a group of two postdocs and five PhD students; 20% teaching.",
  );
  dated(
    "2019 - 2022",
    "Postdoctoral Research Fellow",
    "Bass Strait Kelp Centre, University of Northern Tasmania, Launceston",
    "Designed a network of 62 permanent plots and ran three field seasons.",
  );
  dated(
    "2018 - 2019",
    "Research Associate (0.6 FTE)",
    "Konkan Institute of Oceanography, Goa, India",
    "Mapping of intertidal seagrass by drone.",
  );
  dated("2011 - 2013", "Field Biologist", "Malvan Reef Trust, Maharashtra, India");

  section("Education");
  dated(
    "2018",
    "PhD in Marine Ecology",
    "University of Northern Tasmania",
    "Thesis: Who grazes first? Sea urchins and the early loss of kelp canopies.",
  );
  dated(
    "2011",
    "MSc in Marine Biology",
    "University of Western Konkan, India",
    "First class with distinction.",
  );
  dated("2009", "BSc in Zoology", "Deccan Valley College, Pune, India");

  section("Grants and awards");
  dated("2025", "Coastal Futures Discovery Grant, $412,000 (lead investigator)");
  dated("2021", "Early Career Medal, Society for Temperate Reefs");
  dated("2014", "Tasmania Graduate Research Scholarship");

  section("Teaching and supervision");
  listed(
    "COAS2004 Marine Botany (coordinator, 2023 to 2026, 110 students)",
    "COAS3011 Field Methods on the Reef (lecturer, 2024 and 2025)",
    "Principal supervisor of three PhD students, one completed; associate supervisor of four.",
  );

  section("Selected publications (of 31)");
  for (const publication of [
    [
      "Deshpande R, Ahonen K, Bright M (2025). Seed banks outlast two heatwaves in tropical seagrass.",
      "Journal of Coastal Recovery 14, 201-218.",
    ],
    ["Bright M, Deshpande R (2024). Counting dugong trails with rangers: a protocol. Reef Methods 6, 33-47."],
    ["Deshpande R, Tilley S (2021). Urchin fronts move faster than managers. Temperate Reefs 9, 88-101."],
    ["Deshpande R (2018). Grazing thresholds in giant kelp. Marine Field Letters 22, 5-16."],
  ])
    listed(...publication);

  section("Service");
  listed(
    "2024 - present  Associate Editor, Reef Methods",
    "2022  Organising committee, Kelp Symposium, Hobart",
    "Member of the Society for Temperate Reefs and of the Australian Seagrass Network",
  );

  section("Field qualifications");
  listed(
    "ADAS Part 1 Restricted Occupational Diver, no. 20817, valid to 30 November 2028",
    "Coxswain Grade 1 (Near Coastal), no. CX114390, valid to 4 June 2030",
    "Remote Pilot Licence (RePL), ARN 1088342",
    "Provide First Aid and Oxygen, valid to March 2027",
  );

  section("Skills");
  listed("R, Python, QGIS, Bayesian modelling, BRUV deployment, drone mapping, science communication");

  section("Languages");
  listed("English (fluent), Marathi (native), Hindi (native), Konkani (basic)");

  section("Referees");
  listed(
    "Professor Kaisa Ahonen, University of the Coral Coast, kaisa.ahonen@example.org",
    "Associate Professor Stephen Tilley, University of Northern Tasmania, s.tilley@example.org",
  );
  return page.bytes();
};

/** A marine ecologist's academic CV as a typesetting program sets it: years in a margin, appointments before education, grants, teaching, publications, service and tickets for the field. */
export const marineEcologist: UnseenCv = {
  name: "marine ecologist's academic CV, years in the margin, grants, publications, field tickets",
  type: "pdf",
  write,
  says: {
    given: "Rohan",
    family: "Deshpande",
    email: "rohan.deshpande@example.com",
    phone: "+61491572549",
    jobs: [
      [
        "Senior Research Fellow",
        "University of the Coral Coast / School of Coastal Science, University of the Coral Coast",
        "2023",
        null,
      ],
      [
        "Postdoctoral Research Fellow",
        "University of Northern Tasmania / Bass Strait Kelp Centre, University of Northern Tasmania",
        "2019",
        "2022",
      ],
      [
        "Research Associate (0.6 FTE) / Research Associate",
        "Konkan Institute of Oceanography",
        "2018",
        "2019",
      ],
      ["Field Biologist", "Malvan Reef Trust", "2011", "2013"],
    ],
    studies: [
      ["PhD in Marine Ecology / PhD", "University of Northern Tasmania", "2018"],
      ["MSc in Marine Biology / MSc", "University of Western Konkan", "2011"],
      ["BSc in Zoology / BSc", "Deccan Valley College", "2009"],
    ],
    skills: [
      "R",
      "Python",
      "QGIS",
      "Bayesian modelling",
      "BRUV deployment",
      "drone mapping",
      "science communication",
    ],
    licences: [
      [
        "ADAS Part 1 Restricted Occupational Diver / ADAS Part 1 / Restricted Occupational Diver",
        "20817",
        "2028-11-30",
      ],
      ["Coxswain Grade 1 (Near Coastal) / Coxswain Grade 1", "CX114390", "2030-06-04"],
      ["Remote Pilot Licence (RePL) / Remote Pilot Licence / RePL", "1088342 / ARN 1088342"],
      ["Provide First Aid and Oxygen / Provide First Aid", undefined, "2027-03"],
    ],
    languages: ["English", "Marathi", "Hindi", "Konkani"],
    besides: [
      "Coastal Futures Discovery Grant",
      "Early Career Medal",
      "Society for Temperate Reefs",
      "Tasmania Graduate Research Scholarship",
      "COAS2004 Marine Botany",
      "COAS3011 Field Methods on the Reef",
      "Associate Editor",
      "Reef Methods",
      "Organising committee",
      "Kelp Symposium",
      "Australian Seagrass Network",
    ],
  },
};
