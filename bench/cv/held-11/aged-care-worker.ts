import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.5pt/1.4 "DejaVu Sans",sans-serif}.h{border-bottom:.3mm solid #999;padding-bottom:2mm;margin-bottom:3mm;font-size:8.5pt}.h h1{font-size:12pt;margin:0 0 2mm;border-top:.3mm solid #999;padding-top:2mm}.h p{margin:0 0 .6mm;display:flex;justify-content:space-between}.m{white-space:pre-wrap}`;

const letter = `Hello Mrs Tonkin

Carol from Rosella House told me you need carers for nights. I can not open the form on the web site so I put my resume here under this message. I am free to start from 5 January.

Thank you and God bless
Grace


GRACE WANJIRU MUTUA
Personal Care Worker
Unit 6, 18 Swanport Street, Murray Bridge SA 5253
Mobile 0491 573 087
Email grace.mutua@example.com

ABOUT ME
I am a kind and strong carer with experience in dementia, palliative and high care. Residents ask for me by name. I have own car and can do any shift, also public holidays.

WORK EXPERIENCE

Personal Care Worker - Rosella House Aged Care, Murray Bridge
April 2022 - now
* 12 residents in the memory wing on afternoon shift
* Showers, meals, lifter transfers, charts on the iPad
* Mentor of new staff since 2024

Assistant in Nursing (agency) - CareBridge Staffing, Adelaide
Sept 2020 - March 2022
* Shifts in more than 20 homes, many in lock down
* Never cancelled

Cleaner - Southern Right Hotel, Victor Harbor
2019 - 2020
* 14 rooms a day

Caregiver - Tumaini Home for the Elderly, Nakuru, Kenya
Jan 2015 - Nov 2018
* 30 old people, three of us

EDUCATION
Certificate IV in Ageing Support - Lower Lakes Training - 2023
Certificate III in Individual Support (Ageing) - Lower Lakes Training - 2020
Kenya Certificate of Secondary Education - Menengai Girls School - 2013

CERTIFICATES
NDIS Worker Screening Check 1188 4207 SA exp 14/6/2028
First aid and CPR (HLTAID011) exp 20/2/2028
Medication competency (assist and prompt) done July 2025
Manual handling done Feb 2025

SKILLS
two person lifter, dementia care, comfort care at end of life, thickened fluids, skin checks, Leecare, hair plaiting

LANGUAGES
English, Swahili, Kikuyu

LICENCE
Full SA drivers licence class C

REFERENCES
Carol Dietrich, Clinical Nurse, Rosella House 0491 575 254
Pastor Simon Otieno 0491 575 789

Sent from my phone`;

const body = `<div class=h><p><b>grace.mutua@example.com</b><h1>my resume for carer job nights</h1><p><span><b>Grace Mutua</b> &lt;grace.mutua@example.com&gt;</span><span>4 December 2025 at 21:47</span><p><span>To: jobs@lakesidelodge.example</span></div><div class=m>${letter}</div>`;

/** A carer's résumé as plain text in a mail that the reader of jobs printed: head of the mail, a message in front, title and employer by a hyphen with dates on the next line, stars for bullets, "sent from my phone". */
export const agedCareWorker: UnseenCv = {
  name: "plain text within a printed mail, title - employer, stars for bullets",
  type: "pdf",
  write: print(css, body, {
    margin: "14mm",
    footer: `<div style="display:flex;justify-content:space-between"><span>https://mail.lakesidelodge.example/print?id=88410</span><span><span class=pageNumber></span>/<span class=totalPages></span></span></div>`,
  }),
  says: {
    given: "Grace Wanjiru / Grace",
    family: "Mutua",
    email: "grace.mutua@example.com",
    phone: "+61491573087",
    jobs: [
      [
        "Personal Care Worker",
        "Rosella House Aged Care / Rosella House Aged Care, Murray Bridge",
        "2022-04",
        null,
      ],
      [
        "Assistant in Nursing (agency) / Assistant in Nursing",
        "CareBridge Staffing / CareBridge Staffing, Adelaide",
        "2020-09",
        "2022-03",
      ],
      ["Cleaner", "Southern Right Hotel / Southern Right Hotel, Victor Harbor", "2019", "2020"],
      [
        "Caregiver",
        "Tumaini Home for the Elderly / Tumaini Home for the Elderly, Nakuru / Tumaini Home for the Elderly, Nakuru, Kenya",
        "2015-01",
        "2018-11",
      ],
    ],
    studies: [
      ["Certificate IV in Ageing Support", "Lower Lakes Training", "2023"],
      ["Certificate III in Individual Support (Ageing)", "Lower Lakes Training", "2020"],
      ["Kenya Certificate of Secondary Education", "Menengai Girls School", "2013"],
    ],
    skills: [
      "two person lifter",
      "dementia care",
      "comfort care at end of life",
      "thickened fluids",
      "skin checks",
      "Leecare",
      "hair plaiting",
    ],
    licences: [
      ["NDIS Worker Screening Check", "1188 4207 / 1188 4207 SA / 11884207", "2028-06-14"],
      [
        "First aid and CPR (HLTAID011) / First aid and CPR / First aid (HLTAID011) / First aid",
        undefined,
        "2028-02-20",
      ],
      ["Medication competency (assist and prompt) / Medication competency"],
      ["Manual handling"],
    ],
    drives: ["C"],
    languages: ["English", "Swahili", "Kikuyu"],
  },
};
