/** Unusual: a weekly mail of a community sector's network, headers above, a rule of signs between jobs, labelled lines, some words of Vietnamese, one from home, and how to leave the list at the foot. */
export const communityDigestMail = {
  name: "held-18 weekly mail of a community sector's network",
  extension: "eml",
  contentType: "message/rfc822",
  text: String.raw`From: Neighbourly Network <bulletin@neighbourly.example>
To: members@neighbourly.example
Subject: Sector jobs this week (26 November 2026)
Date: Thu, 26 Nov 2026 09:30:00 +1100
Message-ID: <20261126.0930@neighbourly.example>
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: 8bit

Good morning,

Four jobs from our members this week.

--------------------------------------------------
Position: Tenancy Support Worker
Organisation: Doorstep Housing
Location: Footscray VIC
Hours: Part-time
Salary: $45.60 per hour plus super
Closing date: 14 December 2026
More information: https://doorstephousing.example/jobs/tenancy-support

Keep people in the houses they have.
--------------------------------------------------
Position: Volunteer Coordinator
Organisation: Bread & Company Inc.
Location: Sunshine VIC
Hours: Full-time, fixed term to June 2028
Salary: $79,300 - $84,950 per year
Closing date: 11 January 2027
More information: https://breadandco.example/work/volunteer-coordinator

Ninety volunteers, one roster, no shouting.
--------------------------------------------------
Position: Financial Counsellor (Vietnamese speaking)
Organisation: West Side Legal & Money Help
Location: St Albans VIC
Hours: Full-time
Salary: Level 5, by experience
Closing date: 18 December 2026
More information: https://wslmh.example/careers/fc-viet

Tư vấn bằng tiếng Việt. Letters from banks, read calmly.
--------------------------------------------------
Position: Intake Worker
Organisation: Doorstep Housing
Location: Work from home
Hours: Casual
Salary: $43.10 per hour
Closing date: Ongoing
More information: https://doorstephousing.example/jobs/intake

After hours phone.
--------------------------------------------------

You receive this because you are a member. To leave the list: https://neighbourly.example/unsubscribe
`,
  expected: [
    {
      title: "Tenancy Support Worker",
      employer: "Doorstep Housing",
      places: ["Footscray VIC"],
      pay: { min: 45.6, max: 45.6, interval: "hour" },
      workTypes: ["Part time"],
      closes: "2026-12-14",
      live: true,
      url: "https://doorstephousing.example/jobs/tenancy-support",
    },
    {
      title: "Volunteer Coordinator",
      employer: "Bread & Company Inc.",
      places: ["Sunshine VIC"],
      pay: { min: 79_300, max: 84_950, interval: "year" },
      workTypes: ["Full time", "Contract"],
      closes: "2027-01-11",
      live: true,
      url: "https://breadandco.example/work/volunteer-coordinator",
    },
    {
      title: "Financial Counsellor (Vietnamese speaking)",
      employer: "West Side Legal & Money Help",
      places: ["St Albans VIC"],
      pay: null,
      workTypes: ["Full time"],
      closes: "2026-12-18",
      live: true,
      url: "https://wslmh.example/careers/fc-viet",
    },
    {
      title: "Intake Worker",
      employer: "Doorstep Housing",
      places: [],
      pay: { min: 43.1, max: 43.1, interval: "hour" },
      workTypes: ["Casual"],
      closes: null,
      remote: true,
      live: true,
      url: "https://doorstephousing.example/jobs/intake",
    },
  ],
};
