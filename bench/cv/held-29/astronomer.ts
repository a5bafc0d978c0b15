import type { UnseenCv } from "../unseen/known.ts";
import { Typesetter } from "../unseen/typeset.ts";

const edge = 54;
const blue = "#2f5f8f";

const write = (): Promise<Uint8Array> => {
  const cv = new Typesetter(62);
  const blued = (put: () => void) => {
    cv.doc.fillColor(blue);
    put();
    cv.doc.fillColor("black");
  };
  /** Goes to the next page where so much has no room. */
  const keep = (points: number) => {
    if (cv.y + points <= 792) return;
    cv.doc.addPage().fillColor("black");
    cv.y = 60;
  };
  const centred = (font: "Times-Roman" | "Times-Italic", size: number, words: string) =>
    (595 - cv.doc.font(font).fontSize(size).widthOfString(words)) / 2;
  const section = (words: string) => {
    keep(70);
    cv.gap(12);
    blued(() => cv.line([[edge, "r", 14, words]], 5));
    cv.doc
      .moveTo(edge, cv.y)
      .lineTo(595 - edge, cv.y)
      .lineWidth(0.6)
      .strokeColor(blue)
      .stroke();
    cv.gap(16);
  };
  const entry = (at: string, where: string, title: string, when: string, ...lines: readonly string[]) => {
    keep(30 + 12 * lines.length);
    cv.line([
      [edge, "b", 10.5, at],
      [-edge, "b", 10.5, where],
    ]);
    cv.line([
      [edge, "i", 10.5, title],
      [-edge, "i", 10.5, when],
    ]);
    cv.lines(edge, "r", 9.5, lines, 12);
    cv.gap(5);
  };
  const labelled = (label: string, words: string) => {
    keep(13);
    cv.line([
      [edge, "b", 10, `${label}:`],
      [0, "r", 10, ` ${words}`],
    ]);
  };
  const listed = (...rows: readonly string[]) => {
    for (const row of rows) {
      const [first = "", ...others] = row.split("\n");
      keep(13 * (others.length + 1));
      cv.line([
        [edge + 8, "r", 10, "•"],
        [edge + 18, "r", 10, first],
      ]);
      cv.lines(edge + 18, "r", 10, others, 13);
    }
  };

  cv.line([[centred("Times-Roman", 30, "Ximena Arriagada"), "r", 30, "Ximena Arriagada"]], 18);
  const role = "Radio Astronomer";
  blued(() => cv.line([[centred("Times-Italic", 13, role), "i", 13, role]], 15));
  const address = "4/17 Mounts Bay Crescent – Crawley WA 6009 – Australia";
  cv.line([[centred("Times-Italic", 9.5, address), "i", 9.5, address]], 12);
  const contact = "+61 491 579 455  •  ximena.arriagada@example.org  •  ximena-arriagada.example";
  cv.line([[centred("Times-Roman", 9.5, contact), "r", 9.5, contact]], 8);

  section("Academic positions");
  entry(
    "Kimberley Institute for Radio Astronomy",
    "Perth, Australia",
    "Research Fellow",
    "10/2023–present",
    "Commissioning scientist for a low-frequency array of 4,096 antennas; lead of the calibration group (five people).",
    "Co-supervisor of two doctoral students.",
  );
  entry(
    "Leiderdorp Observatory",
    "Leiderdorp, The Netherlands",
    "Postdoctoral Researcher",
    "09/2020–09/2023",
    "Neutral hydrogen in dwarf galaxies; pipeline for 900 hours of observations.",
  );
  entry(
    "Universidad Austral del Loa",
    "Antofagasta, Chile",
    "Teaching Assistant",
    "03/2016–12/2019",
    "Laboratory classes in optics and electronics for engineers, eight hours a week.",
  );
  entry(
    "Observatorio Cerro Mirador",
    "Ovalle, Chile",
    "Telescope Operator",
    "02/2014–02/2016",
    "Night operations of the 2.2 m telescope in shifts of ten nights.",
  );
  section("Education");
  entry(
    "Universidad Austral del Loa",
    "Antofagasta, Chile",
    "Doctor of Philosophy in Astrophysics",
    "2016–2020",
    "Thesis: The gas that dwarf galaxies forget. Advisor: Prof. Rodrigo Maturana.",
  );
  entry(
    "Universidad Austral del Loa",
    "Antofagasta, Chile",
    "Licenciatura en Física",
    "2010–2014",
    "With distinction (maximum).",
  );
  section("Grants and observing time");
  listed(
    "2025: Early Career Discovery Grant, Western Science Foundation, $452,000",
    "2024: 180 hours on the Kimberley array as principal investigator",
    "2016: National doctoral scholarship, Chile",
  );
  section("Skills");
  labelled("Programming", "Python, C++, Julia, Bash");
  labelled("Astronomy", "CASA, WSClean, Astropy, TOPCAT");
  labelled("Computing", "Slurm, Docker, Git");
  section("Languages");
  labelled("Spanish", "Native");
  labelled("English", "C2");
  labelled("Dutch", "A2");
  section("Selected publications");
  listed(
    "Arriagada, X., Maturana, R., and de Wit, J. (2025). Calibrating four thousand antennas at sunrise.\nSouthern Astronomical Letters, 12, L4.",
    "Arriagada, X., and de Wit, J. (2023). Where the hydrogen went. Annals of the Low Sky, 88, 301–322.",
    "Arriagada, X. (2019). Quiet dwarfs in the southern field. Revista Chilena de Astrofísica, 41, 15–29.",
  );
  section("Teaching");
  listed(
    "2025: PHYS4410 Radio Interferometry, eight guest lectures, University of the Swan",
    "2022: Leiderdorp Summer School, tutorials on calibration",
  );
  section("Conference talks");
  listed(
    "2026: Calibrating without a bright source (invited), Southern Arrays Meeting, Dunedin",
    "2023: Hydrogen in the smallest galaxies, European Low Frequency Week, Bologna",
    "2018: Poster prize, Latin American School of Astronomy, Cusco",
  );
  section("Outreach and service");
  entry(
    "Astronomers in Schools",
    "Broome, Australia",
    "Volunteer Speaker",
    "2024–present",
    "Star nights with language teachers in two communities.",
  );
  listed("Referee for Southern Astronomical Letters since 2022", "Member of the Southern Radio Society");
  section("Referees");
  listed(
    "Dr Alison Treasure, Kimberley Institute for Radio Astronomy, a.treasure@example.org",
    "Prof. Rodrigo Maturana, Universidad Austral del Loa, r.maturana@example.net",
  );
  cv.doc
    .font("Times-Roman")
    .fontSize(8)
    .text("2/2", 595 - edge - 10, 815, { lineBreak: false });
  return cv.bytes();
};

/** A Chilean radio astronomer's LaTeX CV of the well-known class in its centred style: employer with the place at the right edge in bold over the title with “10/2023–present” in italics, skills and languages behind bold labels. */
export const astronomer: UnseenCv = {
  name: "Chilean astronomer's LaTeX CV in the class's centred style: “Institute … Place” in bold over “Title … 10/2023–present” in italics, languages behind labels as skills are, grants by years, two pages",
  type: "pdf",
  write,
  says: {
    given: "Ximena",
    family: "Arriagada",
    email: "ximena.arriagada@example.org",
    phone: "+61491579455",
    jobs: [
      [
        "Research Fellow",
        "Kimberley Institute for Radio Astronomy / Kimberley Institute for Radio Astronomy, Perth / Kimberley Institute for Radio Astronomy, Perth, Australia",
        "2023-10",
        null,
      ],
      [
        "Postdoctoral Researcher",
        "Leiderdorp Observatory / Leiderdorp Observatory, Leiderdorp / Leiderdorp Observatory, Leiderdorp, The Netherlands",
        "2020-09",
        "2023-09",
      ],
      [
        "Teaching Assistant",
        "Universidad Austral del Loa / Universidad Austral del Loa, Antofagasta / Universidad Austral del Loa, Antofagasta, Chile",
        "2016-03",
        "2019-12",
      ],
      [
        "Telescope Operator",
        "Observatorio Cerro Mirador / Observatorio Cerro Mirador, Ovalle / Observatorio Cerro Mirador, Ovalle, Chile",
        "2014-02",
        "2016-02",
      ],
    ],
    studies: [
      [
        "Doctor of Philosophy in Astrophysics",
        "Universidad Austral del Loa / Universidad Austral del Loa, Antofagasta / Universidad Austral del Loa, Antofagasta, Chile",
        "2020",
      ],
      [
        "Licenciatura en Física / Licenciatura en Física, with distinction / Licenciatura en Física, with distinction (maximum)",
        "Universidad Austral del Loa / Universidad Austral del Loa, Antofagasta / Universidad Austral del Loa, Antofagasta, Chile",
        "2014",
      ],
    ],
    skills: [
      "Python",
      "C++",
      "Julia",
      "Bash",
      "CASA",
      "WSClean",
      "Astropy",
      "TOPCAT",
      "Slurm",
      "Docker",
      "Git",
    ],
    languages: ["Spanish", "English", "Dutch"],
    besides: [
      "Early Career Discovery Grant",
      "Western Science Foundation",
      "180 hours on the Kimberley array",
      "Principal investigator",
      "National doctoral scholarship",
      "The gas that dwarf galaxies forget",
      "Calibrating four thousand antennas at sunrise",
      "Where the hydrogen went",
      "Quiet dwarfs in the southern field",
      "Radio Interferometry",
      "PHYS4410",
      "Leiderdorp Summer School",
      "Calibrating without a bright source",
      "Hydrogen in the smallest galaxies",
      "Poster prize",
      "Volunteer Speaker",
      "Astronomers in Schools",
      "Referee for Southern Astronomical Letters",
      "Southern Astronomical Letters",
      "Member of the Southern Radio Society",
      "Southern Radio Society",
      "Alison Treasure",
      "Dr Alison Treasure",
      "Rodrigo Maturana",
      "Prof. Rodrigo Maturana",
    ],
  },
};
