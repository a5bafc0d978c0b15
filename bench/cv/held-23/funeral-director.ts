import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const head = (words: string) =>
  text(`**${words}**`, { size: 12, colour: "FFFFFF", shade: "4A4458", before: 9, after: 3 });
const skill = (words: string) => text(`**${words}**`, { before: 4, after: 1 });

/** A funeral director's functional resume: three skills with proofs first, then a career in one line each with the years last. */
export const funeralDirector: UnseenCv = {
  name: "funeral director's functional Word resume: skills with proofs first, one-line career “title – employer – years” at the end",
  type: "docx",
  write: word({ font: "Book Antiqua", size: 10.5, margin: 20 }, [
    {
      blocks: [
        text("**Annabel Quist**", { size: 22, align: "right", after: 0 }),
        text("Bendigo VIC 3550", { align: "right", after: 0 }),
        text("0491 574 118 | annabel.quist@example.com", { align: "right", after: 4 }),
        head("WHAT I BRING"),
        text(
          "Twenty years of looking after people on hard days, as a nurse's aide, a celebrant and a funeral director. I am now looking for work that is closer to home.",
        ),
        head("KEY SKILLS"),
        skill("Care of families"),
        ...points(
          "Arranged more than 900 funerals, from a bush burial to 600 at the cathedral",
          "Thank-you letters from 1 in 4 families",
        ),
        skill("Event coordination"),
        ...points(
          "Two services a day with clergy, cemeteries, florists and musicians",
          "Livestreams set up in a week when the doors closed in 2020",
        ),
        skill("Compliance"),
        ...points(
          "Death registration, cremation papers and coroner's releases without a return",
          "Prepaid funds reconciled to the cent",
        ),
        head("CAREER SUMMARY"),
        text("Funeral Director – Loddon Valley Funerals – 2015 to present", { after: 1 }),
        text("Civil Celebrant (self-employed) – Words by Annabel – 2011 to 2015", { after: 1 }),
        text("Personal Care Assistant – Golden Square Nursing Home – 2005 to 2011", { after: 1 }),
        head("QUALIFICATIONS"),
        text("Certificate IV in Funeral Services – Central Goldfields TAFE – 2017", { after: 1 }),
        text("Certificate IV in Celebrancy – Open Doors College – 2011", { after: 1 }),
        text("Certificate III in Aged Care – Central Goldfields TAFE – 2005", { after: 1 }),
        head("REGISTRATIONS"),
        text("Commonwealth registered marriage celebrant, A-20187", { after: 1 }),
        text("Victorian driver licence (LR)", { after: 1 }),
        text("Infection control certificate, May 2026", { after: 1 }),
        head("COMMUNITY"),
        text("Lifeline telephone volunteer, 2009 to 2014", { after: 1 }),
        head("REFEREES"),
        text("Reverend Lucy Amos, St Brannock's, 03 5550 9921", { after: 1 }),
        text("Neil Vanderzee, owner, Loddon Valley Funerals, 0491 570 110", { after: 1 }),
      ],
    },
  ]),
  says: {
    given: "Annabel",
    family: "Quist",
    email: "annabel.quist@example.com",
    phone: "+61491574118",
    jobs: [
      ["Funeral Director", "Loddon Valley Funerals", "2015", null],
      ["Civil Celebrant (self-employed) / Civil Celebrant", "Words by Annabel", "2011", "2015"],
      ["Personal Care Assistant", "Golden Square Nursing Home", "2005", "2011"],
    ],
    studies: [
      ["Certificate IV in Funeral Services", "Central Goldfields TAFE", "2017"],
      ["Certificate IV in Celebrancy", "Open Doors College", "2011"],
      ["Certificate III in Aged Care", "Central Goldfields TAFE", "2005"],
    ],
    skills: ["Care of families", "Event coordination", "Compliance"],
    licences: [
      [
        "Commonwealth registered marriage celebrant / Registered marriage celebrant / Marriage celebrant",
        "A-20187 / A20187",
      ],
      ["Infection control certificate / Infection control"],
    ],
    drives: ["LR"],
    besides: [
      "Driver licence",
      "Victorian driver licence",
      "Lifeline",
      "Arranged more than 900 funerals",
      "Thank-you letters",
      "Two services a day",
      "Livestreams set up",
      "Death registration",
      "cremation papers",
      "coroner's releases without a return",
      "Prepaid funds",
    ],
  },
};
