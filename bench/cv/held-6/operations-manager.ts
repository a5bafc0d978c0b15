import type { UnseenCv } from "../unseen/known.ts";
import { word } from "../unseen/write-word.ts";

/** A warrant officer who has left the army: rank before and letters after the name, postings of one service in a table with short years, courses with codes, honours, a clearance, a unit of volunteers. */
export const operationsManager: UnseenCv = {
  name: "postings of one service in a table",
  type: "docx",
  write: word(
    [
      {
        widths: [65, 35],
        rows: [
          [
            ["! LEANNE DUNSTAN, CSM", "Operations Manager | Warrant Officer Class Two (retired)"],
            ["0448 900 236", "leanne.dunstan@drillhall.example", "Ipswich QLD 4305"],
          ],
        ],
      },
      "# Snapshot",
      "Twenty years of moving people, fuel and water to where they are short of all three; four of doing the same for supermarkets.",
      "# Civilian Employment",
      "**Operations Manager**\tFeb 24 – Present",
      "Ironbark Cold Logistics, Redbank",
      "- 140 staff over three shifts; lost-time injuries down from eleven to two",
      "- Budget of $31 m",
      "**Depot Supervisor**\tJan 22 – Jan 24",
      "Ironbark Cold Logistics, Redbank",
      "- Dock scheduling for 90 trucks a day",
      "# Military Service",
      "**Australian Army, Royal Australian Corps of Transport, 2001 – 2021**",
      {
        widths: [25, 40, 35],
        rows: [
          [["**Dates**"], ["**Appointment**"], ["**Unit**"]],
          [["Jan 18 – Dec 21"], ["Squadron Sergeant Major"], ["27 Transport Squadron, Amberley"]],
          [["Jan 14 – Dec 17"], ["Operations Sergeant"], ["14 Force Support Battalion, Townsville"]],
          [["Jan 10 – Dec 13"], ["Instructor"], ["Army School of Road Transport, Puckapunyal"]],
          [["Feb 01 – Dec 09"], ["Driver, later Section Commander"], ["33 Transport Squadron, Darwin"]],
        ],
      },
      "**Deployments:** Timor-Leste (2006), Afghanistan (2012), Bushfire Assist (2020)",
      "**Honours:** Conspicuous Service Medal, 2019",
      "# Courses and Qualifications",
      "Diploma of Logistics, Australian Defence College of Logistics, 2017",
      "Certificate IV in Training and Assessment (TAE40116), Careers Institute Brisbane, 2019",
      "Lean Six Sigma Green Belt, 2023",
      "# Clearance and Licences",
      "Negative Vetting 1 (AGSVA), current to Nov 2030",
      "HC driver licence (Qld), no. 048 112 907",
      "High Risk Work Licence LF – QLD 1028834, exp 15 Apr 2029",
      "# Community",
      "**Deputy Group Leader**\tMar 22 – Present",
      "Ipswich Flood Rescue Volunteers",
      "# Key Skills",
      {
        widths: [34, 33, 33],
        rows: [
          [["Shift planning"], ["Manhattan WMS"], ["Chain of Responsibility"]],
          [["Budgeting"], ["Incident command"], ["Power BI"]],
        ],
      },
    ],
    ["Résumé – Leanne Dunstan"],
  ),
  says: {
    given: "Leanne",
    family: "Dunstan",
    email: "leanne.dunstan@drillhall.example",
    phone: "+61448900236",
    jobs: [
      ["Operations Manager", "Ironbark Cold Logistics / Ironbark Cold Logistics, Redbank", "2024-02", null],
      [
        "Depot Supervisor",
        "Ironbark Cold Logistics / Ironbark Cold Logistics, Redbank",
        "2022-01",
        "2024-01",
      ],
      [
        "Squadron Sergeant Major",
        "27 Transport Squadron / 27 Transport Squadron, Amberley / Australian Army / Australian Army, Royal Australian Corps of Transport",
        "2018-01",
        "2021-12",
      ],
      [
        "Operations Sergeant",
        "14 Force Support Battalion / 14 Force Support Battalion, Townsville / Australian Army / Australian Army, Royal Australian Corps of Transport",
        "2014-01",
        "2017-12",
      ],
      [
        "Instructor",
        "Army School of Road Transport / Army School of Road Transport, Puckapunyal / Australian Army / Australian Army, Royal Australian Corps of Transport",
        "2010-01",
        "2013-12",
      ],
      [
        "Driver, later Section Commander",
        "33 Transport Squadron / 33 Transport Squadron, Darwin / Australian Army / Australian Army, Royal Australian Corps of Transport",
        "2001-02",
        "2009-12",
      ],
      ["Deputy Group Leader", "Ipswich Flood Rescue Volunteers", "2022-03", null],
    ],
    studies: [
      ["Diploma of Logistics", "Australian Defence College of Logistics", "2017"],
      [
        "Certificate IV in Training and Assessment (TAE40116) / Certificate IV in Training and Assessment",
        "Careers Institute Brisbane",
        "2019",
      ],
      ["Lean Six Sigma Green Belt", "", "2023"],
    ],
    skills: [
      "Shift planning",
      "Manhattan WMS",
      "Chain of Responsibility",
      "Budgeting",
      "Incident command",
      "Power BI",
    ],
    licences: [
      ["Negative Vetting 1 (AGSVA) / Negative Vetting 1 / AGSVA Negative Vetting 1", undefined, "2030-11"],
      [
        "High Risk Work Licence LF / High Risk Work Licence / High Risk Work Licence (LF)",
        "QLD 1028834 / 1028834",
        "2029-04-15",
      ],
    ],
    drives: ["HC"],
    besides: [
      "Australian Army",
      "Conspicuous Service Medal",
      "Timor-Leste",
      "Afghanistan",
      "Bushfire Assist",
    ],
  },
};
