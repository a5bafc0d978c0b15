import { Sheet } from "../pdf-sheet.ts";
import type { UnseenCv } from "../unseen/known.ts";

const write = (): Promise<Uint8Array> => {
  const sheet = new Sheet("Times");
  const page = sheet.column(60, 475);
  const heading = (text: string) => page.line(text, { bold: true, size: 13, above: 9 });
  const dated = (when: string, text: string, below: string) =>
    page.line(when, { size: 10.5, above: 3, at: [[110, text]] }).line(below, { size: 10.5, indent: 110 });
  page
    .line("Dr Noor Rahmani", { bold: true, size: 20, align: "center" })
    .line("Institute for Reef Futures, Barrier Coast University, Townsville QLD 4811", { align: "center" })
    .line("noor.rahmani@example.com – +61 491 577 644 – ORCID 0000-0000-0000-0000", { align: "center" });
  heading("Research interests");
  page.line("Coral microbiomes; heat tolerance; environmental DNA; open data in marine ecology.", {
    size: 10.5,
  });
  heading("Academic appointments");
  dated(
    "2023-07 to present",
    "Research Fellow (Level B)",
    "Institute for Reef Futures, Barrier Coast University",
  );
  dated(
    "2020-02 to 2023-06",
    "Postdoctoral Researcher",
    "Department of Marine Biology, Universiteit Waddenkust, Netherlands",
  );
  dated(
    "2016-09 to 2019-12",
    "Graduate Teaching Assistant",
    "School of Biology, University of Strathloch, Scotland",
  );
  heading("Education");
  dated(
    "2020",
    "PhD in Marine Microbiology, University of Strathloch",
    "Thesis: Bacterial partners of bleached corals",
  );
  dated(
    "2016",
    "MSc (Distinction) in Aquatic Ecology, University of Strathloch",
    "Dissertation on kelp biofilms",
  );
  dated("2014", "BSc in Biology, Alborz Institute of Science, Tehran", "First in year, 18.6/20");
  heading("Grants and prizes");
  page
    .line("2024  Early Career Reef Grant, $412,000 (chief investigator)", { size: 10.5 })
    .line("2019  Thesis Prize, Society of Coastal Microbiology", { size: 10.5 });
  heading("Selected publications");
  page
    .line(
      "Rahmani, N., de Vries, J. & Ioane, T. (2025). Night-time oxygen and the bleaching threshold. Journal of Imagined Reef Science, 12(3), 201–219.",
      { size: 10.5 },
    )
    .line(
      "Rahmani, N. & McCrae, F. (2022). Who stays when corals pale? Marine Letters (fictional), 8, 44–58.",
      {
        size: 10.5,
        above: 2,
      },
    )
    .line("Rahmani, N. (2019). Biofilms on kelp: a short review. Coastal Notes, 3, 1–12.", {
      size: 10.5,
      above: 2,
    });
  heading("Teaching and supervision");
  page
    .line("MB3104 Coral Reef Ecology, lecturer, 2024, 2025", { size: 10.5 })
    .line("Two PhD students and five honours students, co-supervised", { size: 10.5 });
  heading("Technical skills");
  page.line("R, Python, QIIME 2, qPCR, Nanopore sequencing, flow cytometry, scientific diving", {
    size: 10.5,
  });
  heading("Licences");
  page
    .line("ADAS Part 1 occupational diver, no. 30-4471, valid until 2027-08-31", { size: 10.5 })
    .line("Recreational Marine Driver Licence (Queensland)", { size: 10.5 });
  heading("Languages");
  page.line("Persian (native), English (fluent), Dutch (B1)", { size: 10.5 });
  heading("Service");
  page.line("Reviewer for Marine Letters; Secretary, Early Career Forum, 2022–2023", { size: 10.5 });
  return sheet.bytes();
};

/** An academic's CV in Times: a title before the name, ISO months before the posts, studies with years before them, grants, short publications, teaching, technical skills by commas, a diver's number. */
export const researchFellow: UnseenCv = {
  name: "academic CV with ISO months at the left, grants, short publications, diver's number",
  type: "pdf",
  write,
  says: {
    given: "Noor",
    family: "Rahmani",
    email: "noor.rahmani@example.com",
    phone: "+61491577644",
    jobs: [
      [
        "Research Fellow (Level B) / Research Fellow",
        "Institute for Reef Futures, Barrier Coast University / Barrier Coast University / Institute for Reef Futures",
        "2023-07",
        null,
      ],
      [
        "Postdoctoral Researcher",
        "Department of Marine Biology, Universiteit Waddenkust / Universiteit Waddenkust / Department of Marine Biology, Universiteit Waddenkust, Netherlands",
        "2020-02",
        "2023-06",
      ],
      [
        "Graduate Teaching Assistant",
        "School of Biology, University of Strathloch / University of Strathloch / School of Biology, University of Strathloch, Scotland",
        "2016-09",
        "2019-12",
      ],
    ],
    studies: [
      ["PhD in Marine Microbiology / PhD", "University of Strathloch", "2020"],
      [
        "MSc (Distinction) in Aquatic Ecology / MSc in Aquatic Ecology / MSc (Distinction) / MSc",
        "University of Strathloch",
        "2016",
      ],
      ["BSc in Biology / BSc", "Alborz Institute of Science / Alborz Institute of Science, Tehran", "2014"],
    ],
    skills: ["R", "Python", "QIIME 2", "qPCR", "Nanopore sequencing", "flow cytometry", "scientific diving"],
    licences: [
      ["ADAS Part 1 occupational diver / ADAS Part 1", "30-4471", "2027-08-31"],
      ["Recreational Marine Driver Licence (Queensland) / Recreational Marine Driver Licence"],
    ],
    languages: ["Persian / Persian (Farsi)", "English", "Dutch"],
    besides: [
      "Coral microbiomes",
      "heat tolerance",
      "environmental DNA",
      "open data in marine ecology",
      "Early Career Reef Grant",
      "Thesis Prize, Society of Coastal Microbiology",
      "Thesis Prize",
      "MB3104 Coral Reef Ecology",
      "Reviewer for Marine Letters",
      "Secretary, Early Career Forum",
      "Night-time oxygen and the bleaching threshold",
      "Who stays when corals pale?",
      "Biofilms on kelp: a short review",
    ],
  },
};
