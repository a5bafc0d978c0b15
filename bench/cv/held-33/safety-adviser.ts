import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const head = (words: string) => text(`**${words}**`, { before: 12, after: 4, size: 12, shade: "FFF2CC" });
const at = (employer: string, place: string) =>
  text(`**${employer}** – ${place}`, { before: 8, after: 0, size: 11.5 });
const role = (title: string, when: string, ...duties: readonly string[]) => [
  text(`${title}, ${when}`, { after: 1 }),
  ...points(...duties),
];

/** A construction safety adviser's chronological resume in Word: employer and place in a line over one or two “Title, month year to month year” each with points, header from the second page on. */
export const safetyAdviser: UnseenCv = {
  name: "construction safety adviser's chronological Word resume: employer in bold with place over one or two roles as “Title, February 2023 to present” with points, header with name and phone from page two on, licences as “name – number – expiry”, achievements of a life besides",
  type: "docx",
  write: word(
    {
      font: "Cambria",
      size: 11,
      margin: 24,
      above: [text("Samuel Nyarko-Bell – 0491 574 632", { size: 9, align: "right" })],
      aboveFrom: 2,
      below: [text("Page {page}", { size: 9, align: "center" })],
    },
    [
      {
        blocks: [
          text("**Samuel Nyarko-Bell**", { size: 22, align: "center", after: 0 }),
          text("Health, Safety and Environment Adviser", { align: "center", after: 0 }),
          text("17 Wharf Road, Bulimba QLD 4171", { align: "center", after: 0 }),
          text("samuel.nyarkobell@example.com · 0491 574 632", { align: "center", after: 6 }),
          head("Profile"),
          text(
            "Safety adviser who started on the tools and still walks the site before reading about it. Tunnels, towers and one very long bridge. Looking for a permanent role in South East Queensland after three years of night shifts.",
          ),
          head("Employment"),
          at("Cross Range Constructions Joint Venture", "Brisbane"),
          ...role(
            "HSE Adviser",
            "February 2023 to present",
            "Three shafts, 420 workers, two hospitals next door",
            "Silica controls that brought readings below half the limit",
            "Chair of the monthly consultative committee",
          ),
          at("Talbragar Civil Pty Ltd", "Gladstone and Dubbo"),
          ...role(
            "Senior Safety Officer",
            "May 2020 to January 2023",
            "Rewrote 46 work method statements as 11",
            "Lead investigator for nine incidents",
          ),
          ...role("Safety Officer", "March 2018 to April 2020", "Inductions, toolbox talks, noise surveys"),
          at("Kwaku Formwork", "Brisbane"),
          ...role(
            "Formworker and Health and Safety Representative",
            "August 2012 to February 2018",
            "Elected by the crew twice",
          ),
          head("Qualifications"),
          ...points(
            "Diploma of Work Health and Safety, Moreton Safety Institute, 2019",
            "Certificate III in Formwork/Falsework, Brisbane Builders College, 2014",
            "Senior Certificate, Accra Ridge High School, 2008",
          ),
          head("Licences and tickets"),
          ...points(
            "White Card – 772019 – no expiry",
            "HLTAID014 Provide Advanced First Aid – expires 21 March 2029",
            "Mental Health First Aid – expires June 2028",
            "Asbestos Awareness",
          ),
          head("Key skills"),
          ...points("Incident investigation", "Risk assessment", "Auditing", "HammerTech", "Toolbox talks"),
          head("Outside work"),
          text("Treasurer of the Akwaaba Club since 2019. Cricket umpire on Saturdays."),
          head("References"),
          text("Names and numbers will be given at interview."),
        ],
      },
    ],
  ),
  says: {
    given: "Samuel",
    family: "Nyarko-Bell",
    email: "samuel.nyarkobell@example.com",
    phone: "+61491574632",
    jobs: [
      [
        "HSE Adviser",
        "Cross Range Constructions Joint Venture / Cross Range Constructions Joint Venture, Brisbane / Cross Range Constructions Joint Venture – Brisbane",
        "2023-02",
        null,
      ],
      [
        "Senior Safety Officer",
        "Talbragar Civil Pty Ltd / Talbragar Civil / Talbragar Civil Pty Ltd – Gladstone and Dubbo",
        "2020-05",
        "2023-01",
      ],
      [
        "Safety Officer",
        "Talbragar Civil Pty Ltd / Talbragar Civil / Talbragar Civil Pty Ltd – Gladstone and Dubbo",
        "2018-03",
        "2020-04",
      ],
      [
        "Formworker and Health and Safety Representative",
        "Kwaku Formwork / Kwaku Formwork – Brisbane",
        "2012-08",
        "2018-02",
      ],
    ],
    studies: [
      ["Diploma of Work Health and Safety", "Moreton Safety Institute", "2019"],
      ["Certificate III in Formwork/Falsework", "Brisbane Builders College", "2014"],
      ["Senior Certificate", "Accra Ridge High School", "2008"],
    ],
    skills: ["Incident investigation", "Risk assessment", "Auditing", "HammerTech", "Toolbox talks"],
    licences: [
      ["White Card", "772019"],
      [
        "HLTAID014 Provide Advanced First Aid / Provide Advanced First Aid / Provide Advanced First Aid (HLTAID014) / Advanced First Aid / HLTAID014",
        undefined,
        "2029-03-21",
      ],
      ["Mental Health First Aid", undefined, "2028-06"],
      ["Asbestos Awareness"],
    ],
    besides: ["Treasurer", "Akwaaba Club", "Cricket umpire", "consultative committee"],
  },
};
