import type { UnseenCv } from "../unseen/known.ts";
import { points, table, text, word } from "../held-17/word.ts";

const head = (words: string) =>
  text(`**${words}**`, { before: 10, after: 3, size: 11, shade: "D9E2F3", caps: true });
const job = (line: string, environment: string, ...duties: readonly string[]) => [
  text(line, { before: 7, after: 2 }),
  ...points(...duties),
  text(`**Environment:** ${environment}`, { indent: 6, before: 1, after: 2, size: 9.5 }),
];

/** A Sri Lankan systems administrator's Word resume for recruiters: skills in a lined table by label, each job as one line between strokes with an “Environment:” line below. */
export const systemsAdministrator: UnseenCv = {
  name: "Sri Lankan systems administrator's Word resume: “Title | Employer | Place | Jul 2022 – Present” in one line, “Environment:” below each job, skills in a table by label",
  type: "docx",
  write: word(
    {
      font: "Calibri",
      size: 10.5,
      margin: 19,
      below: [text("Thilina Wickramasuriya\tPage {page} of {pages}", { size: 8.5, tabs: [-38] })],
    },
    [
      {
        blocks: [
          text("**THILINA WICKRAMASURIYA**\tMobile: +61 491 570 157", { size: 12, tabs: [-38], after: 0 }),
          text("Systems Administrator\tEmail: thilina.w@example.net", { tabs: [-38], after: 0 }),
          text("Figtree NSW 2525\tAustralian citizen", { tabs: [-38], after: 4 }),
          head("Profile"),
          text(
            "Systems administrator with 14 years in universities, local government and telecommunications. Looks after 240 servers with a team of four. Believes that a change without a way back is not a change but a bet.",
          ),
          head("Technical skills"),
          table(
            [45, 127],
            [
              ["**Servers**", "Windows Server, Red Hat Enterprise Linux, VMware vSphere"],
              ["**Cloud**", "Microsoft Azure, Microsoft 365, Intune"],
              ["**Scripting**", "PowerShell, Bash, Ansible"],
              ["**Backup and monitoring**", "Veeam, Zabbix"],
              ["**Ticketing**", "ServiceNow"],
            ],
            true,
          ),
          head("Certifications"),
          ...points(
            "Microsoft Certified: Azure Administrator Associate (valid to 14 February 2028)",
            "Red Hat Certified System Administrator, ID 220-114-508, valid to June 2027",
            "ITIL 4 Foundation",
          ),
          head("Professional experience"),
          ...job(
            "**Senior Systems Administrator** | Meridian Coast University | Wollongong NSW | Jul 2022 – Present",
            "Windows Server 2022, vSphere 8, Azure, ServiceNow",
            "Moved student e-mail of 31,000 people to Microsoft 365 over one winter break",
            "Wrote the recovery plan and proved it in two full rehearsals",
            "On call one week in five",
          ),
          ...job(
            "**Systems Administrator** | Meridian Coast University | Wollongong NSW | Apr 2019 – Jun 2022",
            "Windows Server 2016, Red Hat 7, Veeam",
            "Patched 160 servers monthly; compliance from 71 to 98 per cent",
            "Automated new starters' accounts with PowerShell",
          ),
          ...job(
            "**IT Support Officer** | Shoalwater Shire Council | Nowra NSW | Nov 2016 – Mar 2019",
            "Windows 10, SCCM, Cisco phones",
            "Second-level support for libraries, depots and the council chamber",
          ),
          ...job(
            "**Network Engineer** | Serendib Telecom PLC | Colombo, Sri Lanka | Aug 2012 – Sep 2016",
            "Cisco IOS, Juniper, Nagios",
            "Commissioned branch networks for three banks",
          ),
          head("Education"),
          text("**Master of Information Technology (Networking)** | Meridian Coast University | 2018"),
          text(
            "**BSc in Information Systems** | University of Kandy Hills, Sri Lanka | 2012 | Second Class (Upper Division)",
          ),
          head("Professional membership"),
          text("Member, Illawarra System Administrators' Guild, since 2020"),
          head("Languages"),
          text("Sinhala (native) | English (fluent) | Tamil (working knowledge)"),
          head("Referees"),
          text("Available on request"),
        ],
      },
    ],
  ),
  says: {
    given: "Thilina",
    family: "Wickramasuriya",
    email: "thilina.w@example.net",
    phone: "+61491570157",
    jobs: [
      ["Senior Systems Administrator", "Meridian Coast University", "2022-07", null],
      ["Systems Administrator", "Meridian Coast University", "2019-04", "2022-06"],
      ["IT Support Officer", "Shoalwater Shire Council", "2016-11", "2019-03"],
      ["Network Engineer", "Serendib Telecom PLC / Serendib Telecom", "2012-08", "2016-09"],
    ],
    studies: [
      [
        "Master of Information Technology (Networking) / Master of Information Technology",
        "Meridian Coast University",
        "2018",
      ],
      [
        "BSc in Information Systems / BSc in Information Systems, Second Class (Upper Division) / BSc in Information Systems | Second Class (Upper Division)",
        "University of Kandy Hills / University of Kandy Hills, Sri Lanka",
        "2012",
      ],
    ],
    skills: [
      "Windows Server",
      "Red Hat Enterprise Linux",
      "VMware vSphere",
      "Microsoft Azure",
      "Microsoft 365",
      "Intune",
      "PowerShell",
      "Bash",
      "Ansible",
      "Veeam",
      "Zabbix",
      "ServiceNow",
    ],
    licences: [
      [
        "Microsoft Certified: Azure Administrator Associate / Azure Administrator Associate",
        undefined,
        "2028-02-14",
      ],
      ["Red Hat Certified System Administrator", "220-114-508", "2027-06"],
      ["ITIL 4 Foundation"],
    ],
    languages: ["Sinhala / Sinhalese", "English", "Tamil"],
    besides: ["Illawarra System Administrators' Guild", "Member", "Australian citizen"],
  },
};
