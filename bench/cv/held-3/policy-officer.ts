import type { UnseenCv } from "../unseen/known.ts";
import { word } from "../unseen/write-word.ts";

const agency = "Department of Water and Catchments";

/** A policy officer: personal particulars in a table, one employer with three roles and dates by the day, classifications in brackets, referees in a table, a footer. */
export const policyOfficer: UnseenCv = {
  name: "three roles with one department",
  type: "docx",
  write: word(
    [
      "> **RÉSUMÉ**",
      "> **Farid Rahimzadeh**",
      "**1. PERSONAL PARTICULARS**",
      {
        widths: [35, 65],
        rows: [
          [["Postal address"], ["PO Box 118, Dickson ACT 2602"]],
          [["Telephone (mobile)"], ["0402 771 906"]],
          [["Email"], ["farid.rahimzadeh@brindabella.example"]],
          [["Citizenship"], ["Australian"]],
          [["Security clearance"], ["Negative Vetting 1 (AGSVA), to 30 June 2031"]],
        ],
      },
      "**2. CAREER SUMMARY**",
      "Twelve years in water policy across two jurisdictions, most of them with one department, with a year in the community sector.",
      "**3. EMPLOYMENT RECORD**",
      `**${agency}** (Commonwealth)`,
      "**Assistant Director (Executive Level 1)**, Basin Reform Branch",
      "4 March 2022 to date",
      "Key responsibilities:",
      "- Prepare briefs for the Minister and answers to questions on notice",
      "- Lead a team of five across Canberra and Adelaide",
      "Key achievement: negotiated the 2024 intergovernmental agreement with four states.",
      "**Senior Policy Officer (APS Level 6)**, Groundwater Section",
      "9 July 2018 to 3 March 2022",
      "Key responsibilities:",
      "- Submissions to Cabinet; secretary of the interagency committee from February 2020",
      "**Policy Officer (APS Level 5)**, Groundwater Section",
      "11 January 2016 to 8 July 2018",
      "**Murrumbidgee Landcare Alliance** (not-for-profit)",
      "**Project Officer**",
      "2 February 2014 to 18 December 2015",
      "- Grants for fencing along 90 km of creeks",
      "**4. FORMAL QUALIFICATIONS**",
      "Master of Public Policy, Australian National University, conferred December 2019",
      "Bachelor of Environmental Science (Honours), University of Wollongong, conferred 2013",
      "**5. CORE SKILLS**",
      "Cabinet submissions; stakeholder negotiation; cost-benefit analysis; water accounting; team leadership",
      "**6. LANGUAGES**",
      "Farsi / Persian (first language); Dari (good)",
      "**7. REFEREES**",
      {
        widths: [34, 33, 33],
        rows: [
          [["**Name**"], ["**Position**"], ["**Contact**"]],
          [["Dr Ruth Okonkwo-Bell"], [`Branch Head, ${agency}`], ["02 6200 1187"]],
          [["Shane Purtell"], ["Chair, Murrumbidgee Landcare Alliance"], ["0428 110 336"]],
        ],
      },
    ],
    [],
    ["Farid Rahimzadeh – Application for vacancy 26-1180 – OFFICIAL: Sensitive, personal privacy"],
  ),
  says: {
    given: "Farid",
    family: "Rahimzadeh",
    email: "farid.rahimzadeh@brindabella.example",
    phone: "+61402771906",
    jobs: [
      [
        "Assistant Director (Executive Level 1) / Assistant Director (Executive Level 1), Basin Reform Branch / Assistant Director",
        `${agency} / ${agency} (Commonwealth) / ${agency}, Basin Reform Branch`,
        "2022-03",
        null,
      ],
      [
        "Senior Policy Officer (APS Level 6) / Senior Policy Officer (APS Level 6), Groundwater Section / Senior Policy Officer",
        `${agency} / ${agency} (Commonwealth) / ${agency}, Groundwater Section`,
        "2018-07",
        "2022-03",
      ],
      [
        "Policy Officer (APS Level 5) / Policy Officer (APS Level 5), Groundwater Section / Policy Officer",
        `${agency} / ${agency} (Commonwealth) / ${agency}, Groundwater Section`,
        "2016-01",
        "2018-07",
      ],
      [
        "Project Officer",
        "Murrumbidgee Landcare Alliance / Murrumbidgee Landcare Alliance (not-for-profit)",
        "2014-02",
        "2015-12",
      ],
    ],
    studies: [
      ["Master of Public Policy", "Australian National University", "2019-12"],
      [
        "Bachelor of Environmental Science (Honours) / Bachelor of Environmental Science",
        "University of Wollongong",
        "2013",
      ],
    ],
    skills: [
      "Cabinet submissions",
      "stakeholder negotiation",
      "cost-benefit analysis",
      "water accounting",
      "team leadership",
    ],
    languages: ["Farsi / Persian / Farsi (Persian) / Persian (Farsi)", "Dari"],
    besides: ["Negative Vetting 1", "AGSVA", "Security clearance"],
  },
};
