import { bullets, grid, heading, line, sheet } from "../held-15/sheet.ts";
import type { UnseenCv } from "../unseen/known.ts";

const entry = (place: string, what: string, when: string) => [
  line(`**${place} —** __${what}__`, { size: 11, before: 8, after: 0 }),
  line(when.toUpperCase(), { size: 8, colour: "666666", after: 2 }),
];

/** A lawyer's resume in an online editor's template: two columns in a table without borders, “Employer, Town — Title”, months in capitals below. */
export const lawyer: UnseenCv = {
  name: "lawyer in an online editor's template: borderless two columns, “Employer, Town — Title”, months below",
  type: "docx",
  write: sheet({ font: "Merriweather", size: 9, margin: 18, accent: "2079C7" }, [
    grid(
      [66, 34],
      [
        [
          [
            line("**Ngaire Tamatea**", { size: 30, after: 2 }),
            line("Employment and safety lawyer who writes short letters.", { after: 6 }),
          ],
          [
            line("Paddington QLD 4064", { after: 0 }),
            line("**0491 579 212**", { after: 0 }),
            line("**ngaire.tamatea@example.com**", { after: 0 }),
          ],
        ],
        [
          [
            heading("EXPERIENCE"),
            ...entry("Lockyer Stone Lawyers, Brisbane", "Senior Associate", "February 2022 - Present"),
            line(
              "Unfair dismissal, general protections and safety prosecutions for councils, miners and two universities. Conduct of own matters in the Commission and the Federal Circuit Court. Supervise one lawyer and a paralegal.",
            ),
            ...entry("Lockyer Stone Lawyers, Brisbane", "Associate", "July 2019 - January 2022"),
            line("Enterprise agreements, investigations, restraint of trade."),
            ...entry("Paroo Community Legal Centre, Charleville", "Solicitor", "January 2017 - June 2019"),
            line(
              "Wages, tenancy and family violence matters across an area larger than Belgium. Fortnightly clinic by road to Cunnamulla.",
            ),
            ...entry(
              "Chambers of Judge Rutherglen, Townsville",
              "Judge's Associate",
              "January 2016 - December 2016",
            ),
            heading("EDUCATION"),
            ...entry(
              "Barrier Reef Law School, Townsville",
              "Graduate Diploma of Legal Practice",
              "February 2016 - November 2016",
            ),
            ...entry(
              "Waitemata University, Auckland",
              "Bachelor of Laws (Honours)",
              "March 2011 - November 2015",
            ),
            heading("PUBLICATIONS"),
            line("__Dismissed by Text__ — Queensland Workplace Law Bulletin, 2023"),
          ],
          [
            heading("SKILLS"),
            line("Advocacy", { after: 1 }),
            line("Mediation", { after: 1 }),
            line("Workplace investigations", { after: 1 }),
            line("Contract drafting", { after: 1 }),
            line("Media training", { after: 1 }),
            heading("ADMISSIONS"),
            line("**Supreme Court of Queensland**, 2017", { after: 1 }),
            line("**High Court of Australia**, 2018", { after: 1 }),
            line("**Queensland Practising Certificate** no. 50617, to 30 June 2027"),
            heading("AWARDS"),
            line("**Community Lawyer of the Year**, Western Downs Law Association, 2018"),
            heading("LANGUAGES"),
            line("English, Te Reo Māori, some Indonesian"),
            heading("VOLUNTEERING"),
            ...bullets("Caxton Lane Legal Clinic, Tuesday evenings, since 2020"),
            heading("INTERESTS"),
            line("Waka ama, gardening badly, cricket in all forms."),
            heading("REFEREES"),
            line("Available on request"),
          ],
        ],
      ],
    ),
  ]),
  says: {
    given: "Ngaire",
    family: "Tamatea",
    email: "ngaire.tamatea@example.com",
    phone: "+61491579212",
    jobs: [
      ["Senior Associate", "Lockyer Stone Lawyers", "2022-02", null],
      ["Associate", "Lockyer Stone Lawyers", "2019-07", "2022-01"],
      ["Solicitor", "Paroo Community Legal Centre", "2017-01", "2019-06"],
      ["Judge's Associate", "Chambers of Judge Rutherglen", "2016-01", "2016-12"],
    ],
    studies: [
      ["Graduate Diploma of Legal Practice", "Barrier Reef Law School", "2016-11"],
      ["Bachelor of Laws (Honours) / Bachelor of Laws", "Waitemata University", "2015-11"],
    ],
    skills: ["Advocacy", "Mediation", "Workplace investigations", "Contract drafting", "Media training"],
    licences: [["Queensland Practising Certificate / Practising Certificate", "50617", "2027-06-30"]],
    languages: ["English", "Te Reo Māori / Māori", "Indonesian"],
    besides: [
      "Supreme Court of Queensland",
      "High Court of Australia",
      "Dismissed by Text",
      "Queensland Workplace Law Bulletin",
      "Community Lawyer of the Year",
      "Western Downs Law Association",
      "Caxton Lane Legal Clinic",
    ],
  },
};
