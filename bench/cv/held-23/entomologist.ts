import type { UnseenCv } from "../unseen/known.ts";
import { text, word } from "../held-17/word.ts";

const head = (words: string) => text(words, { style: "Heading1" });
const row = (words: string) => text(words, { hanging: 34, tabs: [34], after: 3 });
const item = (words: string) => text(words, { hanging: 8, after: 3 });

/** An entomologist's academic curriculum vitae in Word: appointments with years at the left, thesis and supervisors, grants, publications, teaching, society memberships. */
export const entomologist: UnseenCv = {
  name: "entomologist's academic CV in Word: years at the left of a tab, degrees with theses, grants, publications and students",
  type: "docx",
  write: word(
    {
      font: "Garamond",
      size: 11.5,
      margin: 24,
      above: [
        text("__Curriculum Vitae – K. Villanueva-Smythe, November 2026__", { align: "right", size: 9 }),
      ],
      below: [text("{page}", { align: "center", size: 9 })],
    },
    [
      {
        blocks: [
          text("**Dr Katalina Villanueva-Smythe**", { size: 18, align: "center", after: 0 }),
          text("School of Biology, University of the Atherton Tableland, Cairns QLD 4870", {
            align: "center",
            after: 0,
          }),
          text("k.villanueva@uat.example | 0491 573 087 | ORCID 0000-0009-1234-0000", {
            align: "center",
            after: 4,
          }),
          head("Research interests"),
          text("Pollination by flies; tropical moths; insects and orchard crops."),
          head("Appointments"),
          row("2022–\tSenior Lecturer in Entomology, University of the Atherton Tableland"),
          row("2018–2021\tPostdoctoral Research Fellow, Institute for Insect Science, Canberra"),
          row("2017–2018\tResearch Assistant, Museum of the Tropics, Townsville"),
          row("2011–2012\tBiology Teacher, Colegio de San Isidro, Cebu, Philippines"),
          head("Education"),
          row(
            "2017\tPhD (Entomology), University of the Atherton Tableland. Thesis: “Who visits the mango? Flies at flowers”. Supervisor: Prof. Ruth Delacroix",
          ),
          row("2011\tBSc (Biology), magna cum laude, Visayas State College of Science"),
          row("2023\tGraduate Certificate in Higher Education, University of the Atherton Tableland"),
          head("Grants"),
          row("2024–2027\tNational Discovery Grant, “Fly highways”, $512,000 (lead)"),
          row("2020\tHorticulture Seed Fund, $48,000 (with A. Bose)"),
          head("Selected publications"),
          item(
            "Villanueva-Smythe K, Bose A (2025) Hoverflies in protected cropping. Journal of Imaginary Entomology 41, 112–130.",
          ),
          item("Villanueva-Smythe K (2021) Night visitors of lychee. Tropical Pollination 9, 3–19."),
          item(
            "Delacroix R, Villanueva-Smythe K (2016) Mango flowers and flies. Annals of Fruit 77, 201–214.",
          ),
          head("Teaching"),
          row("2022–2026\tBIOL2204 Insects and People (coordinator, 140 students)"),
          row("2023–2026\tBIOL3310 Field Ecology (lecturer)"),
          head("Service"),
          row("2023–\tAssociate editor, Tropical Pollination"),
          row("2021–\tMember, Australasian Society of Insect Scholars"),
          head("Skills"),
          text("R, mixed models, DNA barcoding, insect taxonomy, macro photography, grant writing"),
          head("Languages"),
          text("Cebuano (native), Filipino (native), English (fluent), Spanish (reading)"),
          head("Licences"),
          text("Scientific Purposes Permit WISP-20338, valid to 31 December 2027", { after: 0 }),
          text("Open Water Diver (2019)", { after: 0 }),
          text("Queensland driver licence, class C"),
          head("Referees"),
          text("Prof. Ruth Delacroix, r.delacroix@uat.example"),
        ],
      },
    ],
  ),
  says: {
    given: "Katalina",
    family: "Villanueva-Smythe",
    email: "k.villanueva@uat.example",
    phone: "+61491573087",
    jobs: [
      [
        "Senior Lecturer in Entomology / Senior Lecturer",
        "University of the Atherton Tableland",
        "2022",
        null,
      ],
      [
        "Postdoctoral Research Fellow",
        "Institute for Insect Science / Institute for Insect Science, Canberra",
        "2018",
        "2021",
      ],
      ["Research Assistant", "Museum of the Tropics / Museum of the Tropics, Townsville", "2017", "2018"],
      [
        "Biology Teacher",
        "Colegio de San Isidro / Colegio de San Isidro, Cebu / Colegio de San Isidro, Cebu, Philippines",
        "2011",
        "2012",
      ],
    ],
    studies: [
      ["PhD (Entomology) / PhD / PhD in Entomology", "University of the Atherton Tableland", "2017"],
      ["BSc (Biology), magna cum laude / BSc (Biology) / BSc", "Visayas State College of Science", "2011"],
      ["Graduate Certificate in Higher Education", "University of the Atherton Tableland", "2023"],
    ],
    skills: ["R", "Mixed models", "DNA barcoding", "Insect taxonomy", "Macro photography", "Grant writing"],
    licences: [["Scientific Purposes Permit", "WISP-20338", "2027-12-31"], ["Open Water Diver"]],
    drives: ["C"],
    languages: ["Cebuano / Cebuano (Bisaya)", "Filipino", "English", "Spanish"],
    besides: [
      "Driver licence",
      "Queensland driver licence",
      "Associate editor",
      "Tropical Pollination",
      "Australasian Society of Insect Scholars",
      "Insects and People",
      "Field Ecology",
      "National Discovery Grant",
      "Horticulture Seed Fund",
      "Pollination by flies",
      "tropical moths",
      "insects and orchard crops",
    ],
  },
};
