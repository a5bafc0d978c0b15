import type { UnseenCv } from "../unseen/known.ts";
import { Typesetter } from "../unseen/typeset.ts";

const edge = 45;
const red = "#DC3522";
const grey = "#5D5D5D";

const write = (): Promise<Uint8Array> => {
  const cv = new Typesetter(58);
  const toned = (colour: string, put: () => void) => {
    cv.doc.fillColor(colour);
    put();
    cv.doc.fillColor("#333333");
  };
  const widthOf = (font: string, size: number, words: string) =>
    cv.doc.font(font).fontSize(size).widthOfString(words);
  const centred = (size: number, words: string, step: number) =>
    cv.line([[(595 - widthOf("Helvetica", size, words)) / 2, "s", size, words]], step);
  /** The first three letters of a heading in red, as the class has it. */
  const section = (words: string) => {
    if (cv.y > 700) {
      cv.doc.addPage();
      cv.y = 55;
    }
    cv.gap(8);
    cv.doc.font("Helvetica-Bold").fontSize(15);
    toned(red, () => cv.doc.text(words.slice(0, 3), edge, cv.y - 12, { lineBreak: false }));
    const after = edge + widthOf("Helvetica-Bold", 15, words.slice(0, 3));
    cv.doc.text(words.slice(3), after, cv.y - 12, { lineBreak: false });
    const from = after + widthOf("Helvetica-Bold", 15, words.slice(3)) + 6;
    cv.doc
      .moveTo(from, cv.y)
      .lineTo(595 - edge, cv.y)
      .lineWidth(0.7)
      .stroke();
    cv.gap(17);
  };
  const entry = (at: string, where: string, title: string, when: string, ...items: readonly string[]) => {
    if (cv.y > 740) {
      cv.doc.addPage();
      cv.y = 55;
    }
    cv.line([[edge, "B", 10.5, at]], 0);
    toned(red, () => cv.line([[-edge, "s", 9, where]], 12.5));
    toned(grey, () =>
      cv.line(
        [
          [edge, "s", 8.5, title.toUpperCase()],
          [-edge, "s", 8.5, when],
        ],
        13,
      ),
    );
    for (const item of items)
      cv.line(
        [
          [edge + 6, "s", 9, "•"],
          [edge + 15, "s", 9, item],
        ],
        12,
      );
    cv.gap(5);
  };
  const row = (label: string, words: string) =>
    cv.line(
      [
        [150 - widthOf("Helvetica-Bold", 9.5, label), "B", 9.5, label],
        [162, "s", 9.5, words],
      ],
      14,
    );
  const honor = (year: string, what: string, by: string, where: string) =>
    cv.line(
      [
        [edge, "s", 9, year],
        [edge + 45, "B", 9, what],
        [0, "s", 9, `, ${by}`],
        [-edge, "s", 9, where],
      ],
      13,
    );

  cv.doc.fillColor("#333333");
  const first = widthOf("Helvetica", 30, "Ingrid ");
  const start = (595 - first - widthOf("Helvetica-Bold", 30, "Solheim-Ward")) / 2;
  cv.line(
    [
      [start, "s", 30, "Ingrid"],
      [0, "B", 30, " Solheim-Ward"],
    ],
    17,
  );
  toned(red, () => centred(8, "BIOINFORMATICIAN · PIPELINES · CANCER GENOMICS", 12));
  toned(grey, () => centred(8, "3 Ainslie Terrace, Braddon ACT 2612", 13));
  centred(8.5, "+61 491 573 770  |  ingrid.sw@example.org  |  ingridsw.example  |  ingrid-sw", 12);

  section("Work Experience");
  entry(
    "Limestone Plains Cancer Institute",
    "Canberra, Australia",
    "Senior Bioinformatician",
    "Apr. 2023 - PRESENT",
    "Own the somatic variant pipeline: 5,200 tumours a year, from three days to nine hours each",
    "Lead of a group of three; chair of the code review club",
  );
  entry(
    "Limestone Plains Cancer Institute",
    "Canberra, Australia",
    "Bioinformatician",
    "Nov. 2020 - Mar. 2023",
    "Moved 400 TB to object storage without a day of interruption",
  );
  entry(
    "Fjordgen AS",
    "Bergen, Norway",
    "Software Engineer",
    "Aug. 2017 - Sep. 2020",
    "Fish genomics for breeders of salmon; services in Go and Python",
  );
  entry("Fjordgen AS", "Bergen, Norway", "Intern", "Jun. 2016 - Aug. 2016");
  section("Education");
  entry(
    "Vestland University",
    "Bergen, Norway",
    "M.Sc. in Computational Biology",
    "Aug. 2015 - Jun. 2017",
    "Exchange semester at the Molonglo University, Canberra",
  );
  entry("Vestland University", "Bergen, Norway", "B.Sc. in Informatics", "Aug. 2012 - Jun. 2015");
  section("Skills");
  row("Programming", "Python, R, Go, Bash, SQL");
  row("Genomics", "GATK, Nextflow, bcftools, VEP, single-cell RNA-seq");
  row("Cloud", "AWS Batch, Terraform, Docker");
  row("Languages", "Norwegian, English, German");
  section("Honors & Awards");
  honor("2025", "Best Poster", "Southern Genomics Meeting", "Hobart");
  honor("2022", "Finalist", "Canberra Health Hackathon", "Canberra");
  section("Presentation");
  entry(
    "Nextflow Users Down Under",
    "Melbourne, Australia",
    "Speaker for <Pipelines that explain themselves>",
    "May 2024",
  );
  section("Certificates");
  honor("2024", "AWS Certified Solutions Architect – Associate", "valid to Aug. 2027", "");
  section("Extracurricular Activity");
  entry(
    "Code for Kids ACT",
    "Canberra, Australia",
    "Volunteer mentor",
    "Feb. 2022 - PRESENT",
    "Scratch and robots on Saturdays",
  );
  return cv.bytes();
};

/** A Norwegian-Australian bioinformatician's LaTeX CV of the class with red first letters of headings: employer with the place in red, title in small capitals with “Apr. 2023 - PRESENT”, a talk and a volunteer's work in the form of jobs, languages in a row of skills. */
export const bioinformatician: UnseenCv = {
  name: "Norwegian-Australian bioinformatician's LaTeX CV with red letters in headings: “Employer … Place” over “TITLE … Apr. 2023 - PRESENT”, skills in rows with languages last, a talk and volunteering in the form of jobs",
  type: "pdf",
  write,
  says: {
    given: "Ingrid",
    family: "Solheim-Ward",
    email: "ingrid.sw@example.org",
    phone: "+61491573770",
    jobs: [
      [
        "Senior Bioinformatician",
        "Limestone Plains Cancer Institute / Limestone Plains Cancer Institute, Canberra / Limestone Plains Cancer Institute, Canberra, Australia",
        "2023-04",
        null,
      ],
      [
        "Bioinformatician",
        "Limestone Plains Cancer Institute / Limestone Plains Cancer Institute, Canberra / Limestone Plains Cancer Institute, Canberra, Australia",
        "2020-11",
        "2023-03",
      ],
      [
        "Software Engineer",
        "Fjordgen AS / Fjordgen / Fjordgen AS, Bergen / Fjordgen AS, Bergen, Norway",
        "2017-08",
        "2020-09",
      ],
      [
        "Intern",
        "Fjordgen AS / Fjordgen / Fjordgen AS, Bergen / Fjordgen AS, Bergen, Norway",
        "2016-06",
        "2016-08",
      ],
    ],
    studies: [
      [
        "M.Sc. in Computational Biology / MSc in Computational Biology / Master of Science in Computational Biology",
        "Vestland University / Vestland University, Bergen / Vestland University, Bergen, Norway",
        "2017-06",
      ],
      [
        "B.Sc. in Informatics / BSc in Informatics / Bachelor of Science in Informatics",
        "Vestland University / Vestland University, Bergen / Vestland University, Bergen, Norway",
        "2015-06",
      ],
    ],
    skills: [
      "Python",
      "R",
      "Go",
      "Bash",
      "SQL",
      "GATK",
      "Nextflow",
      "bcftools",
      "VEP",
      "single-cell RNA-seq",
      "AWS Batch",
      "Terraform",
      "Docker",
    ],
    licences: [
      [
        "AWS Certified Solutions Architect – Associate / AWS Certified Solutions Architect / AWS Certified Solutions Architect (Associate)",
        undefined,
        "2027-08",
      ],
    ],
    languages: ["Norwegian", "English", "German"],
    besides: [
      "Exchange semester",
      "Molonglo University",
      "Best Poster",
      "Southern Genomics Meeting",
      "Canberra Health Hackathon",
      "Finalist",
      "Nextflow Users Down Under",
      "Pipelines that explain themselves",
      "Volunteer mentor",
      "Code for Kids ACT",
    ],
  },
};
