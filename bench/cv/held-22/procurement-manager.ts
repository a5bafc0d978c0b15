import type { UnseenCv } from "../unseen/known.ts";
import { points, table, text, word } from "../held-17/word.ts";

const head = (words: string) =>
  text(`**${words}**`, { size: 11.5, colour: "FFFFFF", shade: "7B2D26", before: 10, after: 4 });
const role = (firm: string, ...roles: readonly (readonly [string, string, ...string[]])[]) => [
  text(`**${firm}**`, { size: 12, before: 6, after: 1 }),
  ...roles.flatMap(([title, when, ...duties]) => [
    text(`__${title}__ (${when})`, { after: 1 }),
    ...points(...duties),
  ]),
];

/** A Nigerian procurement manager as a recruiter presents him to a client: the agency's header with the consultant's phone and email, a table of particulars, remarks in the third person, firms with roles and months in brackets. */
export const procurementManager: UnseenCv = {
  name: "Nigerian procurement manager presented by a recruiter: agency's contacts on each page, remarks, roles with months in brackets",
  type: "docx",
  write: word(
    {
      font: "Century Gothic",
      size: 10,
      margin: 20,
      above: [
        text("**BANKSIA HILL RECRUITMENT**  |  Level 4, 12 Hindmarsh Lane, Perth  |  08 5550 6000", {
          size: 8,
          align: "center",
        }),
      ],
      below: [
        text(
          "Your consultant: Hannah Moss, 0491 570 159, hannah.moss@example.com. This profile is confidential and remains the property of Banksia Hill Recruitment.",
          { size: 7.5 },
        ),
      ],
    },
    [
      {
        blocks: [
          text("Candidate presentation", { size: 10, colour: "7B2D26", after: 0 }),
          text("**Oluwaseun Babatunde-Coker MCIPS**", { size: 18, after: 0 }),
          text("for the position of Procurement Manager, Pilbara (ref. BHR-2291)", { after: 5 }),
          table(
            [40, 130],
            [
              ["Candidate mobile", "+61 491 578 888"],
              ["Candidate email", "seun.bcoker@example.com"],
              ["Location", "Baldivis WA, will work 8/6 FIFO"],
              ["Notice", "Four weeks"],
              ["Expectation", "$185,000 plus super"],
              ["Work rights", "Australian citizen"],
            ],
            true,
          ),
          head(" Consultant's comments"),
          text(
            "I met Oluwaseun (he goes by Seun) on 18 November 2026. He is a direct and good-humoured manager who saved his present employer $6.2 million in two years. He left Lagos in 2015 and has worked in mining and energy since. Interviews are possible on Mondays.",
          ),
          head(" Career"),
          ...role(
            "Ochre Range Iron Pty Ltd, Perth",
            [
              "Procurement Manager",
              "May 2022 to current",
              "Spend of $240 million, eleven buyers and two warehouses",
              "Moved 300 suppliers to one contract portal",
            ],
            ["Senior Buyer", "September 2019 to May 2022", "Tyres, explosives and camp services"],
          ),
          ...role("Swan Basin Energy, Perth", [
            "Contracts Officer",
            "January 2016 to August 2019",
            "Tenders for shutdowns",
          ]),
          ...role("Eko Cement Plc, Lagos, Nigeria", [
            "Purchasing Officer",
            "10/2010 to 11/2015",
            "Spare parts, fuel and port clearances",
          ]),
          head(" Qualifications"),
          ...points(
            "Master of Supply Chain Management, Kwinana University (2021)",
            "CIPS Professional Diploma in Procurement and Supply (2017)",
            "BSc Accounting, University of Badagry, Nigeria (2009)",
          ),
          head(" Licences and clearances"),
          ...points(
            "National Police Clearance, dated 02/10/2026",
            "White Card (WA) 2208841",
            "WA driver's licence, C class, expires 19/05/2029",
          ),
          head(" Competencies as tested by us"),
          table(
            [70, 50],
            [
              ["**Area**", "**Our rating**"],
              ["Category management", "Expert"],
              ["Contract negotiation", "Expert"],
              ["SAP Ariba", "Advanced"],
              ["Supplier audits", "Advanced"],
              ["Power BI", "Intermediate"],
            ],
            true,
          ),
          head(" Languages"),
          text("English (fluent), Yoruba (native), Nigerian Pidgin (native)"),
          head(" Referees (contacted by us)"),
          text("Brett Sandilands, General Manager Supply, Ochre Range Iron, 0491 570 110", { after: 1 }),
          text("Folake Adeniran, formerly Eko Cement, folake.a@example.com"),
        ],
      },
    ],
  ),
  says: {
    given: "Oluwaseun",
    family: "Babatunde-Coker",
    email: "seun.bcoker@example.com",
    phone: "+61491578888",
    jobs: [
      [
        "Procurement Manager",
        "Ochre Range Iron Pty Ltd / Ochre Range Iron / Ochre Range Iron Pty Ltd, Perth",
        "2022-05",
        null,
      ],
      [
        "Senior Buyer",
        "Ochre Range Iron Pty Ltd / Ochre Range Iron / Ochre Range Iron Pty Ltd, Perth",
        "2019-09",
        "2022-05",
      ],
      ["Contracts Officer", "Swan Basin Energy / Swan Basin Energy, Perth", "2016-01", "2019-08"],
      [
        "Purchasing Officer",
        "Eko Cement Plc / Eko Cement / Eko Cement Plc, Lagos / Eko Cement Plc, Lagos, Nigeria",
        "2010-10",
        "2015-11",
      ],
    ],
    studies: [
      ["Master of Supply Chain Management", "Kwinana University", "2021"],
      [
        "CIPS Professional Diploma in Procurement and Supply / Professional Diploma in Procurement and Supply",
        "",
        "2017",
      ],
      ["BSc Accounting", "University of Badagry / University of Badagry, Nigeria", "2009"],
    ],
    skills: ["Category management", "Contract negotiation", "SAP Ariba", "Supplier audits", "Power BI"],
    licences: [
      ["National Police Clearance / Police Clearance / National Police Check"],
      ["White Card (WA) / White Card", "2208841"],
    ],
    drives: ["C"],
    languages: ["English", "Yoruba", "Nigerian Pidgin / Pidgin"],
    besides: ["Driver's licence", "WA driver's licence", "MCIPS", "Candidate presentation"],
  },
};
