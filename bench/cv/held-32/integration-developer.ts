import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const head = (words: string) => text(words, { style: "Heading1" });
const contract = (title: string, when: string, client: string, ...did: readonly string[]) => [
  text(`**${title}**\t${when}`, { tabs: [-38], before: 8, after: 0 }),
  text(client, { after: 2 }),
  ...points(...did),
];
const firm = (at: string, when: string) => text(`**${at}**\t${when}`, { tabs: [-38], before: 10, after: 0 });
const role = (title: string, when: string) => text(`__${title}__\t${when}`, { tabs: [-38], after: 1 });
const project = (name: string, words: string) => text(`Project: ${name} — ${words}`, { indent: 8, after: 1 });

/** An integration developer's Word CV: contracts via agencies as “Client (via Agency)”, then one employer with two roles and projects nested beneath them, a financial year in brackets, skills in a row a kind. */
export const integrationDeveloper: UnseenCv = {
  name: "Telugu integration developer's contractor CV in Word: title with “Jan 2025 – current” at the right edge over “Client (contract via Agency)”, one employer with two roles in italics and projects nested beneath each, “(FY20–FY21)” in a project, skills a row a kind",
  type: "docx",
  write: word({ font: "Segoe UI", size: 10, margin: 18, accent: "0B6E4F" }, [
    {
      blocks: [
        text("Suresh Babu Gorantla", { style: "Title" }),
        text("Integration Developer (MuleSoft, Boomi, Azure)", { after: 0 }),
        text("Harris Park NSW | M: 0491 573 770 | suresh.gorantla@example.com | Australian citizen", {
          after: 6,
        }),
        head("Snapshot"),
        ...points(
          "Fourteen years of moving data between systems that dislike each other",
          "Daily rate contracts since 2021; ABN and insurance in place",
          "Next available 18 January 2027",
        ),
        head("Contracts"),
        ...contract(
          "Senior Integration Developer",
          "Jan 2025 – current",
          "Department of Ports and Harbours (contract via Quokka Talent)",
          "38 APIs for the vessel booking service, two releases a week",
          "Retired a message broker older than its administrator",
        ),
        ...contract(
          "MuleSoft Developer",
          "Aug 2023 – Dec 2024",
          "Boomerang Insurance Group (contract via Northbank IT Recruitment)",
          "Claims events to Salesforce; 4 million messages a day",
        ),
        ...contract(
          "Integration Consultant",
          "Jul 2021 – Jul 2023",
          "Freshwater Dairies Ltd (contract via Quokka Talent)",
          "EDI with eleven supermarkets and one very large fax",
        ),
        head("Permanent employment"),
        firm("Deccan Cloudworks Australia Pty Ltd, Sydney", "2015 – 2021"),
        role("Technical Lead", "Apr 2018 – Jun 2021"),
        project("Ledger Bridge", "general ledger feeds for a bank, team of six (FY20–FY21)"),
        project("Wattle Pay", "payments hub on Boomi, live on Christmas Eve"),
        role("Integration Developer", "Nov 2015 – Mar 2018"),
        project("Track-a-Pack", "parcel events for a courier, 200 per second"),
        firm("Godavari Infosystems, Hyderabad, India", "2012 – 2015"),
        role("Software Engineer", "Jun 2012 – Oct 2015"),
        head("Technical skills"),
        text("**Platforms:** MuleSoft Anypoint, Dell Boomi, Azure Logic Apps, Kafka", { after: 1 }),
        text("**Code:** Java, DataWeave, Groovy, XSLT", { after: 1 }),
        text("**Practice:** API design, OAuth, CI/CD", { after: 1 }),
        head("Certificates"),
        ...points(
          "MuleSoft Certified Integration Architect, valid to April 2027",
          "Azure Developer Associate, renewed to 09/2027",
          "NV1 security clearance, to March 2029",
        ),
        head("Education"),
        text("Bachelor of Technology (Information Technology), Coastal Andhra University, 2012"),
        head("Languages"),
        text("Telugu, Hindi, English"),
      ],
    },
  ]),
  says: {
    given: "Suresh Babu / Suresh",
    family: "Gorantla / Babu Gorantla",
    email: "suresh.gorantla@example.com",
    phone: "+61491573770",
    jobs: [
      [
        "Senior Integration Developer",
        "Department of Ports and Harbours / Department of Ports and Harbours (contract via Quokka Talent) / Department of Ports and Harbours (via Quokka Talent) / Quokka Talent",
        "2025-01",
        null,
      ],
      [
        "MuleSoft Developer",
        "Boomerang Insurance Group / Boomerang Insurance Group (contract via Northbank IT Recruitment) / Boomerang Insurance Group (via Northbank IT Recruitment) / Northbank IT Recruitment",
        "2023-08",
        "2024-12",
      ],
      [
        "Integration Consultant",
        "Freshwater Dairies Ltd / Freshwater Dairies / Freshwater Dairies Ltd (contract via Quokka Talent) / Freshwater Dairies Ltd (via Quokka Talent) / Quokka Talent",
        "2021-07",
        "2023-07",
      ],
      [
        "Technical Lead",
        "Deccan Cloudworks Australia Pty Ltd, Sydney / Deccan Cloudworks Australia Pty Ltd / Deccan Cloudworks Australia",
        "2018-04",
        "2021-06",
      ],
      [
        "Integration Developer",
        "Deccan Cloudworks Australia Pty Ltd, Sydney / Deccan Cloudworks Australia Pty Ltd / Deccan Cloudworks Australia",
        "2015-11",
        "2018-03",
      ],
      [
        "Software Engineer",
        "Godavari Infosystems, Hyderabad, India / Godavari Infosystems / Godavari Infosystems, Hyderabad",
        "2012-06",
        "2015-10",
      ],
    ],
    studies: [
      [
        "Bachelor of Technology (Information Technology) / Bachelor of Technology",
        "Coastal Andhra University",
        "2012",
      ],
    ],
    skills: [
      "MuleSoft Anypoint",
      "Dell Boomi",
      "Azure Logic Apps",
      "Kafka",
      "Java",
      "DataWeave",
      "Groovy",
      "XSLT",
      "API design",
      "OAuth",
      "CI/CD",
    ],
    licences: [
      [
        "MuleSoft Certified Integration Architect / Certified Integration Architect / Certified Integration Architect (MuleSoft)",
        undefined,
        "2027-04",
      ],
      ["Azure Developer Associate", undefined, "2027-09"],
      ["NV1 security clearance / NV1 / Security clearance / Security clearance (NV1)", undefined, "2029-03"],
    ],
    languages: ["Telugu", "Hindi", "English"],
    besides: [
      "Ledger Bridge",
      "Wattle Pay",
      "Track-a-Pack",
      "Australian citizen",
      "MuleSoft",
      "Boomi",
      "Azure",
    ],
  },
};
