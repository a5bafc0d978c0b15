import type { UnseenCv } from "../unseen/known.ts";
import { word } from "../unseen/write-word.ts";

/** A teacher: school, town and years in one heading with the role below, casual relief as a list of schools, placements in a table of four columns, registrations by labels. */
export const teacher: UnseenCv = {
  name: "school and years above, placements in a table",
  type: "docx",
  write: word(
    [
      "! Siobhan Gallagher-Moss",
      "> Primary Teacher (F–6)",
      "> 0447 015 938 | siobhan.gm@lagan.example | Bendigo VIC 3550",
      "# Registration",
      "**VIT registration:** 448 291 (full), renewal due 30 September 2027",
      "**First aid:** HLTAID012, current to 04/2027",
      "**Driver licence:** Victoria, full (C)",
      "# Teaching appointments",
      "## Spring Gully Road Primary School, Bendigo (2023–present)",
      "Classroom Teacher, Year 3/4",
      "- Leads the structured literacy team",
      "- Coordinated the school concert for 310 children",
      "## Eaglehawk North Primary School, Eaglehawk (2021–2022)",
      "Graduate Teacher, Year 1",
      "- Team teaching in an open space",
      "# Earlier work",
      "## YMCA Bendigo (2018–2020)",
      "Outside School Hours Care Educator",
      "# Professional experience placements",
      {
        widths: [20, 40, 20, 20],
        rows: [
          [["**When**"], ["**School**"], ["**Level**"], ["**Days**"]],
          [["Term 3, 2020"], ["Kangaroo Flat West Primary School"], ["Year 5"], ["30"]],
          [["Term 2, 2019"], ["Golden Square Primary School"], ["Prep"], ["20"]],
        ],
      },
      "# Study",
      "## Bachelor of Education (Primary), La Trobe University (2017–2020)",
      "First Class Honours",
      "## VCE, Bendigo Senior Secondary College (2016)",
      "ATAR 88.15",
      "# What I bring",
      "- Sounds-Write",
      "- Berry Street Education Model",
      "- Compass",
      "# Community",
      "Netball umpire, Golden City league, since 2015",
    ],
    [],
    ["S. Gallagher-Moss – page 1"],
  ),
  says: {
    given: "Siobhan",
    family: "Gallagher-Moss",
    email: "siobhan.gm@lagan.example",
    phone: "+61447015938",
    jobs: [
      [
        "Classroom Teacher, Year 3/4 / Classroom Teacher",
        "Spring Gully Road Primary School / Spring Gully Road Primary School, Bendigo",
        "2023",
        null,
      ],
      [
        "Graduate Teacher, Year 1 / Graduate Teacher",
        "Eaglehawk North Primary School / Eaglehawk North Primary School, Eaglehawk",
        "2021",
        "2022",
      ],
      ["Outside School Hours Care Educator", "YMCA Bendigo", "2018", "2020"],
    ],
    studies: [
      ["Bachelor of Education (Primary)", "La Trobe University", "2020"],
      ["VCE", "Bendigo Senior Secondary College", "2016"],
    ],
    skills: ["Sounds-Write", "Berry Street Education Model", "Compass"],
    licences: [
      ["VIT registration / VIT registration (full)", "448 291", "2027-09-30"],
      [
        "First aid / HLTAID012 / First aid HLTAID012 / First aid (HLTAID012) / First aid: HLTAID012",
        undefined,
        "2027-04",
      ],
    ],
    drives: ["C"],
    besides: ["Kangaroo Flat West Primary School", "Golden Square Primary School", "Netball umpire"],
  },
};
