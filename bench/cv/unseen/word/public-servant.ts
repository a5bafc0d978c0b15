import type { UnseenCv } from "../known.ts";
import { word } from "../write-word.ts";

/** A public servant: one table for the whole CV with headings in the left cells, levels in brackets, agencies with acronyms. */
export const publicServant: UnseenCv = {
  name: "whole CV in a table",
  type: "docx",
  write: word([
    {
      widths: [26, 74],
      rows: [
        [["**Name**"], ["**Dr Hyun-woo Baek**"]],
        [
          ["**Contact**"],
          ["Unit 14, 3 Currong St, Braddon ACT 2612", "Tel. 0411 551 308", "hyunwoo.baek@capital.example"],
        ],
        [["**Current role**"], ["Assistant Director (EL1), Department of Climate and Energy Policy"]],
        [
          ["**Employment history**"],
          [
            "**Assistant Director, Modelling (EL1)**",
            "Department of Climate and Energy Policy (DCEP)",
            "11 July 2022 – present",
            "- Cost–benefit analyses for Cabinet; committee secretary, 2023",
            "**Senior Policy Officer (APS6)**",
            "Department of Climate and Energy Policy (DCEP)",
            "4 February 2019 – 10 July 2022",
            "- Regulation impact statements with the Office of Impact Analysis",
            "**Graduate, later Policy Officer (APS3–APS5)**",
            "Australian Bureau of Statistics (ABS)",
            "2 February 2016 – 1 February 2019",
            "- Rotations: Prices Branch (2016), Environment Accounts (2017)",
          ],
        ],
        [
          ["**Qualifications**"],
          [
            "PhD (Economics), Australian National University, 2015",
            "BEc (Hons 1), Seoul National University, 2010",
          ],
        ],
        [["**Clearance**"], ["Baseline, current to 2029"]],
        [["**Skills**"], ["Stata; Python; discrete choice modelling; briefing; ministerial correspondence"]],
        [["**Languages**"], ["Korean (native), English (professional), Mandarin (basic)"]],
        [
          ["**Referees**"],
          ["Ms Eleanor Quist, Director, DCEP, 02 6275 5518", "Mr Ravi Shenoy, Assistant Statistician, ABS"],
        ],
      ],
    },
  ]),
  says: {
    given: "Hyun-woo",
    family: "Baek",
    email: "hyunwoo.baek@capital.example",
    phone: "+61411551308",
    jobs: [
      [
        "Assistant Director, Modelling (EL1)",
        "Department of Climate and Energy Policy (DCEP) / Department of Climate and Energy Policy",
        "2022-07",
        null,
      ],
      [
        "Senior Policy Officer (APS6)",
        "Department of Climate and Energy Policy (DCEP) / Department of Climate and Energy Policy",
        "2019-02",
        "2022-07",
      ],
      [
        "Graduate, later Policy Officer (APS3–APS5)",
        "Australian Bureau of Statistics (ABS) / Australian Bureau of Statistics",
        "2016-02",
        "2019-02",
      ],
    ],
    studies: [
      ["PhD (Economics)", "Australian National University", "2015"],
      ["BEc (Hons 1)", "Seoul National University", "2010"],
    ],
    skills: ["Stata", "Python", "discrete choice modelling", "briefing", "ministerial correspondence"],
    languages: ["Korean", "English", "Mandarin / Mandarin Chinese"],
    besides: ["Baseline", "Assistant Director (EL1)", "Clearance"],
  },
};
