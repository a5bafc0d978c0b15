import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const head = (words: string) => text(words, { style: "Heading1" });
const job = (when: string, title: string, at: string, ...duties: readonly string[]) => [
  text(when, { colour: "7F7F7F", size: 9.5, before: 6, after: 0 }),
  text(`**${title}**, ${at}`, { size: 12, colour: "1D824C", after: 2 }),
  ...points(...duties),
];

/** A Dutch occupational therapist's resume in a word processor's own template: months in capitals above “Title, Employer”, degrees in the same form, contacts with dots. */
export const occupationalTherapist: UnseenCv = {
  name: "Dutch occupational therapist's template resume: months in capitals above “Title, Employer”, degrees alike",
  type: "docx",
  write: word({ font: "Calibri", size: 11, margin: 25.4, accent: "262626" }, [
    {
      blocks: [
        text("MAARTJE **VAN DER VELDEN**", { size: 32, align: "center", after: 2 }),
        text("2/19 Pakington Lane, Geelong West VIC 3218 · +61 (0)491 571 804", {
          align: "center",
          after: 0,
        }),
        text("maartje.vandervelden@example.com · linkedin.com/in/maartjevdv-ot", {
          align: "center",
          after: 8,
        }),
        text(
          "Occupational therapist who likes stairs, kitchens and stubborn goals. Eleven years with stroke, hand injuries and older people, in hospital and at the kitchen table. Australian permanent resident since 2021.",
        ),
        head("EXPERIENCE"),
        ...job(
          "AUGUST 2022 – CURRENT",
          "Senior Occupational Therapist",
          "Barwon Reach Rehabilitation",
          "Lead the upper limb clinic and supervise two new graduates",
          "Introduced group therapy on Saturdays, which halved the waiting list by March 2024",
          "Write home assessment reports for the NDIS and the Transport Accident scheme",
        ),
        ...job(
          "FEBRUARY 2019 – JULY 2022",
          "Occupational Therapist",
          "Surf Coast Home Therapy",
          "Home modifications, equipment trials and falls prevention from Lara to Lorne",
          "Carried a caseload of 38 clients",
        ),
        ...job(
          "SEPTEMBER 2015 – DECEMBER 2018",
          "Ergotherapeut (occupational therapist)",
          "Zorgcentrum De Wilgen, Groningen",
          "Stroke unit with 24 beds; member of the dementia working party",
        ),
        ...job("JUNE 2013 – AUGUST 2015", "Care assistant (part time)", "Thuiszorg Oosterhaven, Groningen"),
        head("EDUCATION"),
        ...job("NOVEMBER 2024", "Graduate Certificate in Hand Therapy", "Corio University"),
        ...job(
          "JULY 2015",
          "Bachelor of Occupational Therapy",
          "Hogeschool Noordoever, Groningen",
          "Assessed as equivalent to an Australian degree, 2018",
        ),
        ...job("JUNE 2011", "HAVO diploma", "Eemsland College, Delfzijl"),
        head("SKILLS"),
        ...points(
          "Splinting",
          "Home modifications",
          "Cognitive assessment",
          "Assistive technology",
          "Motivational interviewing",
          "Report writing",
        ),
        head("REGISTRATION AND CHECKS"),
        text("AHPRA registration (Occupational Therapist) OCC0002207715, valid until 30 November 2027", {
          after: 1,
        }),
        text("NDIS Worker Screening Check, clearance 44190277, expires 12 February 2030", { after: 1 }),
        text("Working with Children Check 2207418A, expires 5 June 2031", { after: 1 }),
        text("CPR, renewed October 2026", { after: 1 }),
        text("Victorian driver licence, car, automatic"),
        head("LANGUAGES"),
        text("Dutch (mother tongue), English (C2), German (B1)"),
        head("ACTIVITIES"),
        text(
          "Volunteer at the Repair Café Geelong, where I mend toys and the odd wheelchair. I row, skate when there is ice, and bake apple cake.",
        ),
      ],
    },
  ]),
  says: {
    given: "Maartje",
    family: "van der Velden",
    email: "maartje.vandervelden@example.com",
    phone: "+61491571804",
    jobs: [
      ["Senior Occupational Therapist", "Barwon Reach Rehabilitation", "2022-08", null],
      ["Occupational Therapist", "Surf Coast Home Therapy", "2019-02", "2022-07"],
      [
        "Ergotherapeut (occupational therapist) / Ergotherapeut / Occupational therapist",
        "Zorgcentrum De Wilgen / Zorgcentrum De Wilgen, Groningen",
        "2015-09",
        "2018-12",
      ],
      [
        "Care assistant (part time) / Care assistant",
        "Thuiszorg Oosterhaven / Thuiszorg Oosterhaven, Groningen",
        "2013-06",
        "2015-08",
      ],
    ],
    studies: [
      ["Graduate Certificate in Hand Therapy", "Corio University", "2024-11"],
      [
        "Bachelor of Occupational Therapy",
        "Hogeschool Noordoever / Hogeschool Noordoever, Groningen",
        "2015-07",
      ],
      ["HAVO diploma", "Eemsland College / Eemsland College, Delfzijl", "2011-06"],
    ],
    skills: [
      "Splinting",
      "Home modifications",
      "Cognitive assessment",
      "Assistive technology",
      "Motivational interviewing",
      "Report writing",
    ],
    licences: [
      [
        "AHPRA registration (Occupational Therapist) / AHPRA registration / AHPRA / AHPRA Occupational Therapist",
        "OCC0002207715",
        "2027-11-30",
      ],
      ["NDIS Worker Screening Check / NDIS Worker Screening", "44190277", "2030-02-12"],
      ["Working with Children Check", "2207418A", "2031-06-05"],
      ["CPR"],
    ],
    drives: ["C"],
    languages: ["Dutch", "English", "German"],
    besides: ["Driver licence", "Victorian driver licence", "Repair Café", "Volunteer"],
  },
};
