import type { UnseenCv } from "../unseen/known.ts";
import { Typesetter } from "../unseen/typeset.ts";

const [edge, body] = [56, 150];

const write = (): Promise<Uint8Array> => {
  const cv = new Typesetter(56);
  const section = (words: string) => {
    cv.gap(9);
    cv.doc
      .rect(edge, cv.y - 7, 84, 3)
      .fill("#3873b3")
      .fillColor("#3873b3");
    cv.line([[body, "s", 14, words]], 17);
    cv.doc.fillColor("black");
  };
  const entry = (when: string, title: string, at: string, ...lines: readonly string[]) => {
    cv.line([
      [edge, "s", 9.5, when],
      [body, "B", 10, `${title},`],
    ]);
    cv.line([[body, "i", 10.5, at]]);
    cv.lines(body, "s", 9, lines, 12);
    cv.gap(4);
  };
  const item = (label: string, ...lines: readonly string[]) => {
    cv.line([
      [edge, "s", 9.5, label],
      [body, "s", 9.5, lines[0]!],
    ]);
    cv.lines(body, "s", 9.5, lines.slice(1), 13).gap(2);
  };

  cv.line([[edge, "s", 28, "Nermeen El-Sherbiny"]], 20);
  cv.doc.fillColor("#777777");
  cv.line([[edge, "i", 15, "Systems neuroscientist"]], 16);
  cv.line([[-edge, "i", 10, "12 Dauphin Terrace, St Lucia QLD 4067"]]);
  cv.line([[-edge, "i", 10, "+61 491 575 254"]]);
  cv.line([[-edge, "i", 10, "n.elsherbiny@example.org"]]);
  cv.line([[-edge, "i", 10, "nermeen.example.org"]], 10);
  cv.doc.fillColor("black");

  section("Employment");
  entry(
    "Oct 2022–Present",
    "Research Fellow",
    "Moreton Brain Institute, Brisbane.",
    "Two-photon imaging of the zebrafish tectum while it decides to flee.",
    "Day-to-day supervision of three doctoral students; laser safety officer for the floor.",
  );
  entry(
    "Jan 2019–Sep 2022",
    "Postdoctoral Researcher",
    "Institut for Sansernes Biologi, Aarhus, Denmark.",
    "Hair cells, calcium, and a light-sheet microscope built from parts.",
  );
  entry("2012–2013", "Teaching Assistant", "Faculty of Science, University of the Delta, Mansoura, Egypt.");
  section("Education");
  entry(
    "2014–2018",
    "Doctor of Philosophy (Neuroscience)",
    "Ludwigstadt University, Germany, magna cum laude.",
    "Thesis: How a larva knows which way is up. Supervisor: Prof. Dr. Annegret Pohl.",
  );
  entry("2012–2014", "MSc Biophysics", "University of the Delta, Mansoura, Egypt.");
  entry("2008–2012", "BSc Physics", "University of the Delta, Mansoura, Egypt, GPA 3.8.");
  section("Technical skills");
  item("Laboratory", "two-photon microscopy, light-sheet microscopy, microinjection, zebrafish husbandry");
  item("Computing", "Python, MATLAB, Julia, suite2p, LaTeX");
  section("Languages");
  item("Arabic", "Mother tongue");
  item("English", "Fluent");
  item("German", "Intermediate, B2");
  item("Danish", "Basic, can order cake");
  section("Licences and training");
  item("2023", "Laser safety officer course, Queensland Photonics Society");
  item("2022", "Working with zebrafish, animal user certificate AU-3317");
  section("Grants and awards");
  item("2025–2027", "Early career fellowship, Foundation for Small Brains, $412,000");
  item("2018", "Best thesis of the faculty, Ludwigstadt University");
  section("Publications");
  item(
    "2026",
    "N. El-Sherbiny, J. Tran and H. Okafor. Looming decisions in a transparent animal.",
    "Annals of Circuits 9, 117–133.",
  );
  item("2021", "N. El-Sherbiny and S. Kjær. Cheap sheets of light. Notes on Optics 44, 5–19.");
  item("2017", "N. El-Sherbiny and A. Pohl. Otoliths, one at a time. Fish & Function 3, 88–101.");
  section("Service and outreach");
  item("since 2024", "Organiser, Brains on Tap, a public lecture evening in West End");
  item("since 2020", "Reviewer for Annals of Circuits and Notes on Optics");
  section("Referees");
  item("", "Prof. Hyacinth Okafor, Moreton Brain Institute, h.okafor@example.org");
  item("", "Dr Søren Kjær, Institut for Sansernes Biologi, s.kjaer@example.org");
  return cv.bytes();
};

/** An Egyptian neuroscientist's LaTeX CV of the well-known class: dates in a left margin, title in bold with a comma, employer in italics below with a full stop, blue bars before the headings, two pages. */
export const neuroscientist: UnseenCv = {
  name: "Egyptian neuroscientist's LaTeX CV of the well-known class: “Oct 2022–Present” in a left margin, title with a comma, employer in italics with a full stop, contacts at the right, two pages",
  type: "pdf",
  write,
  says: {
    given: "Nermeen",
    family: "El-Sherbiny",
    email: "n.elsherbiny@example.org",
    phone: "+61491575254",
    jobs: [
      ["Research Fellow", "Moreton Brain Institute / Moreton Brain Institute, Brisbane", "2022-10", null],
      [
        "Postdoctoral Researcher",
        "Institut for Sansernes Biologi / Institut for Sansernes Biologi, Aarhus / Institut for Sansernes Biologi, Aarhus, Denmark",
        "2019-01",
        "2022-09",
      ],
      [
        "Teaching Assistant",
        "Faculty of Science, University of the Delta, Mansoura, Egypt / Faculty of Science, University of the Delta, Mansoura / Faculty of Science, University of the Delta / University of the Delta / Faculty of Science",
        "2012",
        "2013",
      ],
    ],
    studies: [
      [
        "Doctor of Philosophy (Neuroscience) / Doctor of Philosophy",
        "Ludwigstadt University / Ludwigstadt University, Germany",
        "2018",
      ],
      [
        "MSc Biophysics",
        "University of the Delta / University of the Delta, Mansoura / University of the Delta, Mansoura, Egypt",
        "2014",
      ],
      [
        "BSc Physics",
        "University of the Delta / University of the Delta, Mansoura / University of the Delta, Mansoura, Egypt",
        "2012",
      ],
    ],
    skills: [
      "two-photon microscopy",
      "light-sheet microscopy",
      "microinjection",
      "zebrafish husbandry",
      "Python",
      "MATLAB",
      "Julia",
      "suite2p",
      "LaTeX",
    ],
    licences: [
      [
        "Laser safety officer course / Laser safety officer / Laser safety officer course, Queensland Photonics Society",
      ],
      [
        "Working with zebrafish, animal user certificate / Animal user certificate / Working with zebrafish / Working with zebrafish (animal user certificate)",
        "AU-3317",
      ],
    ],
    languages: ["Arabic", "English", "German", "Danish"],
    besides: [
      "Early career fellowship",
      "Foundation for Small Brains",
      "Best thesis of the faculty",
      "Ludwigstadt University",
      "Looming decisions in a transparent animal",
      "Cheap sheets of light",
      "Otoliths, one at a time",
      "How a larva knows which way is up",
      "Organiser",
      "Brains on Tap",
      "Reviewer",
      "Reviewer for Annals of Circuits and Notes on Optics",
      "Annals of Circuits",
      "Notes on Optics",
      "Hyacinth Okafor",
      "Søren Kjær",
      "Annegret Pohl",
    ],
  },
};
