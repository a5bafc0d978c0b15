import type { UnseenCv } from "../known.ts";
import { Typesetter } from "../typeset.ts";

const heading = (page: Typesetter, text: string) => page.gap(9).line([[70, "b", 11, text]], 16);

/** An ecologist at a university: degrees with letters, appointments by years, publications, grants, service. */
const write = () => {
  const page = new Typesetter(60);
  page
    .line([[165, "b", 16, "Yuki M. Hoshino-Clarke, B.Sc. (Hons), Ph.D."]], 15)
    .line([[185, "r", 10, "School of Environmental and Rural Science"]], 12)
    .line([[215, "r", 10, "Armidale NSW 2351, Australia"]], 12)
    .line([[150, "r", 10, "Tel: (02) 6773 0118 · E-mail: y.hoshino-clarke@campus.example"]], 12);
  heading(page, "ACADEMIC APPOINTMENTS");
  page
    .line([
      [70, "r", 10, "2019–"],
      [150, "r", 10, "Senior Lecturer in Plant Ecology, University of New England"],
    ])
    .line([
      [70, "r", 10, "2014–2018"],
      [150, "r", 10, "Lecturer in Ecology, Charles Darwin University"],
    ])
    .line([
      [70, "r", 10, "2011–2013"],
      [150, "r", 10, "Postdoctoral Fellow, Kyoto University"],
    ])
    .lines(165, "i", 9.5, ["Host: Professor K. Onoda, Graduate School of Agriculture"]);
  heading(page, "EDUCATION");
  page
    .line([
      [70, "r", 10, "2011"],
      [150, "r", 10, "Ph.D., Botany, University of Tasmania"],
    ])
    .lines(165, "i", 9.5, ["Dissertation: Fire and the seed banks of alpine heaths (2007–2011)"])
    .line([
      [70, "r", 10, "2006"],
      [150, "r", 10, "B.Sc. (Hons), University of Tasmania"],
    ]);
  heading(page, "SELECTED PUBLICATIONS");
  page.lines(70, "r", 9.5, [
    "1. Hoshino-Clarke YM, Peters L (2023) Heat and the germination of acacias. Austral Botany Letters 48, 112–130.",
    "2. Hoshino-Clarke YM (2020) Seed banks after the fires of 2019–2020. Journal of Upland Ecology 12, 1–19.",
    "3. Tan W, Hoshino-Clarke YM (2016) Sorghum and fire in the Top End. Savanna Research 9, 77–85.",
  ]);
  heading(page, "GRANTS");
  page
    .line([
      [70, "r", 10, "2022–2025"],
      [150, "r", 10, "Discovery Project, Australian Research Council, $412,000 (Chief Investigator)"],
    ])
    .line([
      [70, "r", 10, "2017"],
      [150, "r", 10, "Seed Grant, Hermon Slade Fund, $60,000"],
    ]);
  heading(page, "TEACHING");
  page.lines(70, "r", 10, [
    "ECOL 202 Field Ecology (coordinator, 2019 to present, 140 students)",
    "BOTY 301 Plant Diversity (lecturer, 2020 – 2022)",
  ]);
  heading(page, "PROFESSIONAL SERVICE");
  page.lines(70, "r", 10, [
    "Associate Editor, Austral Botany Letters (2021–)",
    "Member, Ecological Society of Australia",
  ]);
  heading(page, "TECHNICAL SKILLS");
  page.lines(70, "r", 10, ["R; QGIS; field botany; generalised linear mixed models; drone surveys"]);
  heading(page, "LANGUAGES");
  page.lines(70, "r", 10, ["English (native); Japanese (native); Bahasa Indonesia (intermediate)"]);
  return page.bytes();
};

export const academic: UnseenCv = {
  name: "academic",
  type: "pdf",
  write,
  says: {
    given: "Yuki M.",
    family: "Hoshino-Clarke",
    email: "y.hoshino-clarke@campus.example",
    phone: "+61267730118",
    jobs: [
      ["Senior Lecturer in Plant Ecology", "University of New England", "2019", null],
      ["Lecturer in Ecology", "Charles Darwin University", "2014", "2018"],
      ["Postdoctoral Fellow", "Kyoto University", "2011", "2013"],
    ],
    studies: [
      ["Ph.D., Botany / Ph.D. Botany / Ph.D. in Botany / Ph.D.", "University of Tasmania", "2011"],
      ["B.Sc. (Hons)", "University of Tasmania", "2006"],
    ],
    skills: ["R", "QGIS", "field botany", "generalised linear mixed models", "drone surveys"],
    languages: ["English", "Japanese", "Indonesian / Bahasa Indonesia"],
    besides: ["Associate Editor", "Austral Botany Letters", "Ecological Society of Australia", "Member"],
  },
};
