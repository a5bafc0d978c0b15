import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const head = (words: string) =>
  text(`**${words}**`, { before: 12, after: 4, size: 12, colour: "5B4B8A", caps: true });
const area = (words: string) => text(`**${words}**`, { before: 5, after: 1 });

/** An executive assistant's functional CV: achievements by area of skill first, the jobs as one line each near the end, years of care explained. */
export const executiveAssistant: UnseenCv = {
  name: "executive assistant's functional CV in Word: achievements under areas of skill first, which name former employers, then “Employment summary” with one line a job (“Title, Employer (2016 to 2021)”), a line for years of care, typing speed, referees on request with one named",
  type: "docx",
  write: word(
    {
      font: "Georgia",
      size: 10.5,
      margin: 24,
      below: [text("Dervla Ormazabal | 0491 576 801", { size: 8, align: "center" })],
    },
    [
      {
        blocks: [
          text("**Dervla Ormazabal**", { size: 22, align: "center", after: 0, colour: "5B4B8A" }),
          text("Executive assistant returning to work", { align: "center", after: 0 }),
          text("Unley SA 5061 • 0491 576 801 • dervla.ormazabal@example.com", {
            align: "center",
            after: 6,
          }),
          head("Profile"),
          text(
            "Assistant to chief executives and one bishop, with sixteen years behind a busy diary. After three years of care for my father I am ready for a full week again.",
          ),
          head("Key skills and achievements"),
          area("Diary and travel"),
          ...points(
            "Planned 40 trips a year for the chief executive of Gulf St Vincent Water, none of them missed",
            "Moved a board of nine to one shared calendar",
          ),
          area("Board and governance"),
          ...points(
            "Papers and minutes for 60 board meetings at Colonel Light Credit Union",
            "Kept the register of interests and the policy library",
          ),
          area("Events"),
          ...points("Ran the centenary dinner of the diocese for 420 guests, $3,000 under budget"),
          head("Employment summary"),
          text("Executive Assistant to the CEO, Gulf St Vincent Water (2016 to 2023)"),
          text("Full-time carer for a family member (2023 to 2026)"),
          text("Board Secretary, Colonel Light Credit Union Ltd (2010 to 2016)"),
          text("Personal Assistant, Diocese of the Fleurieu (2007 to 2010)"),
          head("Education and training"),
          text("Diploma of Business Administration, Torrens Park College, 2009"),
          text("Certificate in Governance Practice, Boardroom Institute, 2014"),
          text("Refresher: Microsoft 365 for Assistants, Unley Learning Centre, 2026"),
          head("Software and languages"),
          text("**Software:** Outlook, SharePoint, Diligent Boards, Concur"),
          text("**Languages:** English, Spanish, Irish"),
          head("Checks"),
          text("National Police Certificate, issued May 2026"),
          head("Referees"),
          text("Anthea Brock, former Chief Executive, Gulf St Vincent Water, 08 5550 6672"),
          text("Others on request"),
        ],
      },
    ],
  ),
  says: {
    given: "Dervla",
    family: "Ormazabal",
    email: "dervla.ormazabal@example.com",
    phone: "+61491576801",
    jobs: [
      ["Executive Assistant to the CEO / Executive Assistant", "Gulf St Vincent Water", "2016", "2023"],
      ["Board Secretary", "Colonel Light Credit Union Ltd / Colonel Light Credit Union", "2010", "2016"],
      ["Personal Assistant", "Diocese of the Fleurieu", "2007", "2010"],
    ],
    studies: [
      ["Diploma of Business Administration", "Torrens Park College", "2009"],
      ["Certificate in Governance Practice", "Boardroom Institute", "2014"],
      [
        "Microsoft 365 for Assistants / Refresher: Microsoft 365 for Assistants",
        "Unley Learning Centre",
        "2026",
      ],
    ],
    skills: ["Outlook", "SharePoint", "Diligent Boards", "Concur"],
    licences: [["National Police Certificate / Police Certificate / National Police Check"]],
    languages: ["English", "Spanish", "Irish"],
    besides: [
      "carer",
      "Diary and travel",
      "Diary",
      "travel",
      "Board and governance",
      "Board",
      "governance",
      "Events",
      "Anthea Brock",
      "Chief Executive",
      "trips a year",
      "shared calendar",
      "board meetings",
      "register of interests",
      "centenary dinner",
    ],
  },
};
