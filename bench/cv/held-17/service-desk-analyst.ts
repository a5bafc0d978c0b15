import PDFDocument from "pdfkit";
import type { UnseenCv } from "../unseen/known.ts";

const lines = `MD. TANVIR HOSSAIN
Shepparton VIC 3630 | 0491 572 983 | tanvir.hossain@example.com
================================================================

SUMMARY
IT support officer with nine years in networks and service desks.
Fixes the printer and finds out why it broke. ITIL 4 Foundation.
Permanent resident, full working rights.

CORE SKILLS
Windows 10/11, Active Directory, Microsoft Intune, Entra ID,
ServiceNow, Cisco switching, PowerShell, Customer service,
VoIP phones, Hardware repair

PROFESSIONAL EXPERIENCE

IT SUPPORT OFFICER
Redgum District Council | Shepparton VIC | Mar '23 - Present
* Support 420 staff at eleven sites, three depots and a saleyard
* Replaced 300 desktops with laptops between Sept '23 and Feb '24
* Acting ICT Coordinator during the coordinator's leave (6 weeks)
* Project: library self-check kiosks, 2025, two weeks under plan
* After-hours on-call every fourth week

SERVICE DESK ANALYST (L1/L2)
Northgate Managed IT | Melbourne VIC | Aug '21 - Feb '23
* 35 tickets a day for dental chains, schools and a circus
* First-call resolution 78 % against a target of 70 %
* Wrote 60 articles of the knowledge base

RIDESHARE DRIVER
Self-employed | Melbourne VIC | Oct '19 - Jul '21
* 4,100 trips, rating 4.97, while studying at night

JUNIOR NETWORK ENGINEER
Padma Broadband Ltd. | Dhaka, Bangladesh | Jan '16 - Jun '19
* Fibre customers of two wards: faults, upgrades, new buildings
* Shift in charge of the network operations centre from 2018

EDUCATION

Graduate Diploma in Networking, Merri Creek Institute, Melbourne
Completed Jun '21
BSc in Computer Science & Engineering, Buriganga University,
Dhaka, Bangladesh - 2011 to 2015 - CGPA 3.41/4.00
Higher Secondary Certificate, Mirpur Model College - 2010

CERTIFICATIONS AND CHECKS

ITIL 4 Foundation, no. GR671-55820, Apr '22
Microsoft 365 Certified: Endpoint Administrator Associate,
  expires 18 Nov 2027
Cisco Certified Network Associate (CCNA), expired 2021
National Police Check, Feb '26
Working with Children Check (Vic), 1990837A, expires 07/2028
Driver licence class C

LANGUAGES
Bangla (native), English (professional), Hindi (conversational)

VOLUNTEERING
Shepparton Computer Club for Seniors - tutor since 2023

INTERESTS
Cricket (opening bat, Mooroopna thirds), biryani, old radios

REFEREES
Leanne Goss, ICT Manager, Redgum District Council, 03 5550 4410
Further referees on request`.split("\n");

const perPage = 54;

/** Lines of one typewriter font, with the name of the file above and the page below, as the computer's plain editor prints them. */
const write = (): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const doc = new PDFDocument({ size: "A4", margin: 0 });
    const chunks: Buffer[] = [];
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
    doc.on("error", reject);
    for (let page = 0; page * perPage < lines.length; page++) {
      if (page) doc.addPage();
      doc.font("Courier").fontSize(11);
      doc.text("Tanvir_Hossain_Resume_ATS.txt", 200, 34, { lineBreak: false });
      for (const [at, line] of lines.slice(page * perPage, (page + 1) * perPage).entries())
        if (line) doc.text(line, 57, 64 + at * 13, { lineBreak: false });
      doc.text(`Page ${page + 1}`, 272, 800, { lineBreak: false });
    }
    doc.end();
  });

/** A service desk analyst's plain text as the computer's editor prints it: name of the file above each page, titles in capitals, “Employer | Town | Mon 'YY”, lines broken by hand. */
export const serviceDeskAnalyst: UnseenCv = {
  name: "Bangladeshi IT support officer's plain text printed by an editor: file name above, “Mar '23 - Present”",
  type: "pdf",
  write,
  says: {
    given: "Md. Tanvir / Tanvir",
    family: "Hossain",
    email: "tanvir.hossain@example.com",
    phone: "+61491572983",
    jobs: [
      ["IT Support Officer", "Redgum District Council", "2023-03", null],
      ["Service Desk Analyst (L1/L2) / Service Desk Analyst", "Northgate Managed IT", "2021-08", "2023-02"],
      ["Rideshare Driver", "Self-employed", "2019-10", "2021-07"],
      ["Junior Network Engineer", "Padma Broadband Ltd. / Padma Broadband", "2016-01", "2019-06"],
    ],
    studies: [
      [
        "Graduate Diploma in Networking",
        "Merri Creek Institute / Merri Creek Institute, Melbourne",
        "2021-06",
      ],
      [
        "BSc in Computer Science & Engineering / BSc in Computer Science and Engineering",
        "Buriganga University",
        "2015",
      ],
      ["Higher Secondary Certificate", "Mirpur Model College", "2010"],
    ],
    skills: [
      "Windows 10/11",
      "Active Directory",
      "Microsoft Intune",
      "Entra ID",
      "ServiceNow",
      "Cisco switching",
      "PowerShell",
      "Customer service",
      "VoIP phones",
      "Hardware repair",
    ],
    licences: [
      ["ITIL 4 Foundation", "GR671-55820"],
      [
        "Microsoft 365 Certified: Endpoint Administrator Associate / Endpoint Administrator Associate",
        undefined,
        "2027-11-18",
      ],
      ["Cisco Certified Network Associate (CCNA) / Cisco Certified Network Associate / CCNA"],
      ["National Police Check / Police Check"],
      ["Working with Children Check (Vic) / Working with Children Check", "1990837A", "2028-07"],
    ],
    drives: ["C"],
    languages: ["Bangla / Bengali", "English", "Hindi"],
    besides: ["Driver licence", "Shepparton Computer Club for Seniors", "Tutor", "Mooroopna thirds"],
  },
};
