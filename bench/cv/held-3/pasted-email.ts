import PDFDocument from "pdfkit";
import type { UnseenCv } from "../unseen/known.ts";

const text = `From: kev.dragovic@roadtrain.example
To: jobs@ironbarklogistics.example
Subject: Linehaul driver - my resume pasted below
Date: Tue, 24 Nov 2026 19:48:11 +0930

Hi there, the attachment would not open so here it is.

KEVIN DRAGOVIC
==============
MC driver - linehaul, livestock, fuel
6 Saltbush Crt, Murray Bridge SA 5253
Ph 0408 772 119

LICENCES
--------
* MC licence (SA), no. KD4471, clean record, exp 09/2031
* Dangerous Goods Licence DG-20918, exp 14 Mar 2029
* Forklift LF, HRWL 5508121
* Commercial driver medical - passed 3 Feb 2026
* BFM accreditation (Basic Fatigue Management)
* MSIC card, exp 2027

JOBS
----
Feb. 2, 2020 to present: Linehaul Driver, Coorong Freightlines
  B-double Adelaide to Melbourne five nights a week. Zero
  at-fault accidents. Trained seven new drivers on the run over
  the Keith stretch.

Oct. 15, 2013 to Dec. 20, 2019: Livestock Driver, Hallett Bros
  Cattle Transport
  Road trains of three decks out of Port Augusta.

March 2009 - Sept 2013: Fuel Tanker Driver, Peninsula Petroleum
  Delivered to farms and roadhouses on the Eyre Peninsula.

SCHOOL AND COURSES
------------------
Certificate III in Driving Operations - TAFE SA Regency - 2012
Year 11, Murray Bridge High School, 1999

THINGS I AM GOOD AT
-------------------
Load restraint, Reversing B-doubles, Basic diesel repairs,
Electronic work diaries, Backing up my mates

REFEREES
--------
Trish Hallett, Hallett Bros Cattle Transport, 08 8555 0134

Cheers
Kev
`;

/** A truck driver's message as a text editor prints it: letters of one width, underlined headings, lines broken by the mail program, days in dates. */
const write = (): Promise<Uint8Array> => {
  const doc = new PDFDocument({ size: "A4", margin: 0 });
  doc.font("Courier").fontSize(10);
  for (const [at, line] of text.split("\n").entries()) {
    if (at && at % 60 === 0) doc.addPage();
    if (line) doc.text(line, 60, 60 + (at % 60) * 12, { lineBreak: false });
  }
  const parts: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    doc.on("data", (part: Uint8Array) => parts.push(part));
    doc.on("end", () => resolve(new Uint8Array(Buffer.concat(parts))));
    doc.on("error", reject);
    doc.end();
  });
};

export const pastedEmail: UnseenCv = {
  name: "plain text in a message",
  type: "pdf",
  write,
  says: {
    given: "Kevin",
    family: "Dragovic",
    email: "kev.dragovic@roadtrain.example",
    phone: "+61408772119",
    jobs: [
      ["Linehaul Driver", "Coorong Freightlines", "2020-02", null],
      ["Livestock Driver", "Hallett Bros Cattle Transport", "2013-10", "2019-12"],
      ["Fuel Tanker Driver", "Peninsula Petroleum", "2009-03", "2013-09"],
    ],
    studies: [
      ["Certificate III in Driving Operations", "TAFE SA Regency / TAFE SA", "2012"],
      ["Year 11", "Murray Bridge High School", "1999"],
    ],
    skills: [
      "Load restraint",
      "Reversing B-doubles",
      "Basic diesel repairs",
      "Electronic work diaries",
      "Backing up my mates",
    ],
    licences: [
      ["Dangerous Goods Licence", "DG-20918"],
      ["Forklift LF / Forklift LF, HRWL / Forklift / Forklift LF HRWL", "5508121 / HRWL 5508121"],
      ["Commercial driver medical"],
      ["BFM accreditation (Basic Fatigue Management) / BFM accreditation / Basic Fatigue Management / BFM"],
      ["MSIC card / MSIC"],
    ],
    drives: ["MC"],
    besides: ["MC licence", "Linehaul driver - my resume"],
  },
};
