import type { UnseenCv } from "../known.ts";
import { Typesetter, type Run } from "../typeset.ts";

const heading = (page: Typesetter, text: string) => page.gap(8).line([[150, "r", 14, text]], 17);
const entry = (page: Typesetter, left: string, runs: readonly Run[], more: readonly string[] = []) =>
  page.line([[-450, "r", 10, left], ...runs]).lines(150, "r", 9.5, more);

/** A pharmacist in the classic form of TeX: dates in a margin at the left, all of an entry on one line by commas. */
const write = () => {
  const page = new Typesetter(60);
  page
    .line(
      [
        [50, "r", 28, "Rui"],
        [0, "r", 28, " Tavares Moniz"],
        [-50, "i", 9, "Rua do Sol 14, 9500 Ponta Delgada"],
      ],
      14,
    )
    .line(
      [
        [50, "i", 14, "Hospital pharmacist"],
        [-50, "i", 9, "+351 912 204 118"],
      ],
      12,
    )
    .line([[-50, "i", 9, "rui.moniz@correio.example"]], 16);
  heading(page, "Education");
  entry(page, "2009–2014", [
    [150, "b", 10, "Integrated Master in Pharmaceutical Sciences"],
    [0, "r", 10, ","],
    [0, "i", 10, " University of Coimbra"],
    [0, "r", 10, ", Coimbra."],
  ]);
  entry(page, "2016–2017", [
    [150, "b", 10, "Postgraduate Diploma in Clinical Pharmacy"],
    [0, "r", 10, ","],
    [0, "i", 10, " University of Lisbon"],
    [0, "r", 10, ", Lisbon."],
  ]);
  heading(page, "Thesis");
  entry(page, "title", [[150, "i", 10, "Adherence to anticoagulants in older patients of the Azores"]]);
  entry(page, "supervisors", [
    [150, "r", 10, "Professor Helena Brito & Doctor Paulo Sá, Faculty of Pharmacy"],
  ]);
  heading(page, "Experience");
  page.line([[150, "i", 11, "Vocational"]], 14);
  entry(
    page,
    "since 03/2020",
    [
      [150, "b", 10, "Senior Hospital Pharmacist"],
      [0, "r", 10, ","],
      [0, "i", 10, " Hospital do Divino Espírito Santo"],
      [0, "r", 10, ", Ponta Delgada."],
    ],
    [
      "Responsible for the preparation of chemotherapy in two isolators.",
      "Detailed achievements:",
      "– Introduced bar codes together with Siemens Healthineers in 2021",
      "– Trainer of the pharmacy assistants, 2022 – 2024",
    ],
  );
  entry(
    page,
    "09/2017–02/2020",
    [
      [150, "b", 10, "Hospital Pharmacist"],
      [0, "r", 10, ","],
      [0, "i", 10, " Centro Hospitalar de Setúbal"],
      [0, "r", 10, ", Setúbal."],
    ],
    ["Ward rounds in cardiology, stock of the emergency department."],
  );
  page.line([[150, "i", 11, "Miscellaneous"]], 14);
  entry(
    page,
    "10/2014–08/2017",
    [
      [150, "b", 10, "Community Pharmacist"],
      [0, "r", 10, ","],
      [0, "i", 10, " Farmácia Oliveira"],
      [0, "r", 10, ", Évora."],
    ],
    ["Advice, vaccination and the night service."],
  );
  heading(page, "Languages");
  entry(page, "Portuguese", [[150, "b", 10, "Mother tongue"]]);
  entry(page, "English", [
    [150, "b", 10, "C1"],
    [300, "i", 9, "IELTS 7.5, October 2023"],
  ]);
  entry(page, "Spanish", [[150, "b", 10, "B2"]]);
  heading(page, "Computer skills");
  entry(page, "hospital", [
    [150, "r", 10, "SClínico, Glintt"],
    [330, "b", 10, "office"],
    [0, "r", 10, " Excel, Access"],
  ]);
  heading(page, "Interests");
  entry(page, "sailing", [[150, "r", 10, "Skipper of the club boat since 2018"]]);
  return page.bytes();
};

export const moderncv: UnseenCv = {
  name: "margin of dates",
  type: "pdf",
  write,
  says: {
    given: "Rui / Rui Tavares",
    family: "Tavares Moniz / Moniz",
    email: "rui.moniz@correio.example",
    phone: "+351912204118",
    jobs: [
      ["Senior Hospital Pharmacist", "Hospital do Divino Espírito Santo", "2020-03", null],
      ["Hospital Pharmacist", "Centro Hospitalar de Setúbal", "2017-09", "2020-02"],
      ["Community Pharmacist", "Farmácia Oliveira", "2014-10", "2017-08"],
    ],
    studies: [
      [
        "Integrated Master in Pharmaceutical Sciences",
        "University of Coimbra / University of Coimbra, Coimbra",
        "2014",
      ],
      [
        "Postgraduate Diploma in Clinical Pharmacy",
        "University of Lisbon / University of Lisbon, Lisbon",
        "2017",
      ],
    ],
    skills: ["SClínico", "Glintt", "Excel", "Access"],
    languages: ["Portuguese", "English", "Spanish"],
    besides: ["IELTS", "sailing"],
  },
};
