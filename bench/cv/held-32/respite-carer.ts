import type { UnseenCv } from "../unseen/known.ts";
import { text, word } from "../held-17/word.ts";

const said = (words: string) => text(words, { after: 8 });

/** A respite carer's letter that tells her career in running sentences without headings, the newest first: years and months in the sentences, a certificate and a licence in passing, a daughter's job as a decoy. */
export const respiteCarer: UnseenCv = {
  name: "respite carer's letter in Word that is her whole application: no headings, career in running sentences from the newest (“Since February 2021 I have worked as a Respite Carer for …”), study, checks with numbers and languages in sentences, her daughter's job as a decoy",
  type: "docx",
  write: word({ font: "Georgia", size: 11, margin: 28 }, [
    {
      blocks: [
        text("Dorothea Ashcombe", { align: "right", after: 0 }),
        text("3 Glebe Lane, New Norfolk TAS 7140", { align: "right", after: 0 }),
        text("0491 572 665", { align: "right", after: 0 }),
        text("dorothea.ashcombe@example.org", { align: "right", after: 14 }),
        said("28 November 2026"),
        said("The Coordinator\nDerwent Respite House\nPO Box 77, Bridgewater"),
        said("**Re: Overnight Respite Carer, reference DR-118**"),
        said("Dear Ms Pybus,"),
        said(
          "I am writing about the position that you advertised in the Mercury Valley Gazette. I am sixty-one, I do not tire easily, and I have looked after other people for most of my life.",
        ),
        said(
          "Since February 2021 I have worked as a Respite Carer for Huon Hearth Services. I stay with families from Friday to Sunday so that they can sleep, and I care for two young men with Duchenne and for a lady who believes that I am her sister.",
        ),
        said(
          "Before that, from June 2012 to January 2021, I was employed as a Home Support Worker by Derwent Valley Home Help. I showered, shopped, drove and listened, for about nine clients a week.",
        ),
        said(
          "From 1998 to 2012 I worked as a School Cook at Molesworth Area School, where I fed 140 children and changed the menu only when they did.",
        ),
        said(
          "My first job was as a Telephonist with Hobart Trunk Exchange from 1983 to 1989, after which I was at home with three children. The eldest is now a physiotherapist at Launceston and keeps correcting my back.",
        ),
        said(
          "I completed a Certificate III in Individual Support (Disability) at Southern Midlands TAFE in 2020, and the Tasmanian Higher School Certificate at Ogilvie Street High School in 1982.",
        ),
        said(
          "I hold an NDIS Worker Screening Check, number 40117752, which is valid until 3 July 2029, and a First Aid certificate that expires in May 2028. I have a full driver licence, class C, and a car with a hoist.",
        ),
        said(
          "My skills are manual handling, hoists and slings, PEG feeding, medication prompts, palliative care and plain cooking. I speak English and enough Auslan to argue.",
        ),
        said(
          "Mrs Helen Radcliffe, who manages Huon Hearth Services, is happy to speak to you on 03 5550 2276. In my own time I sing with the Derwent Choir and mend bicycles for the Men's Shed, who have stopped calling it that.",
        ),
        said("Yours sincerely,"),
        said("Dorothea Ashcombe"),
      ],
    },
  ]),
  says: {
    given: "Dorothea",
    family: "Ashcombe",
    email: "dorothea.ashcombe@example.org",
    phone: "+61491572665",
    jobs: [
      ["Respite Carer", "Huon Hearth Services", "2021-02", null],
      ["Home Support Worker", "Derwent Valley Home Help", "2012-06", "2021-01"],
      ["School Cook", "Molesworth Area School", "1998", "2012"],
      ["Telephonist", "Hobart Trunk Exchange", "1983", "1989"],
    ],
    studies: [
      [
        "Certificate III in Individual Support (Disability) / Certificate III in Individual Support",
        "Southern Midlands TAFE",
        "2020",
      ],
      [
        "Tasmanian Higher School Certificate / Higher School Certificate",
        "Ogilvie Street High School",
        "1982",
      ],
    ],
    skills: [
      "manual handling",
      "hoists and slings",
      "PEG feeding",
      "medication prompts",
      "palliative care",
      "plain cooking",
    ],
    licences: [
      ["NDIS Worker Screening Check / NDIS Worker Screening", "40117752", "2029-07-03"],
      ["First Aid certificate / First Aid", undefined, "2028-05"],
    ],
    drives: ["C"],
    languages: ["English", "Auslan"],
    besides: [
      "Driver licence",
      "Overnight Respite Carer",
      "Derwent Respite House",
      "physiotherapist",
      "Helen Radcliffe",
      "Ms Pybus",
      "Derwent Choir",
      "Men's Shed",
      "hoists",
      "slings",
    ],
  },
};
