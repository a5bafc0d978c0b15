/** Usual: a medical research institute's vacancies from its recruiting system, places as a tree of a state with its towns below, work types as several elements, opening and closing as words with the moment in an attribute, the brand as the employer, pay in a labelled line of the text, an address for the job and one to apply, one job for a whole state, one that closed last week. */
export const instituteLocationTreeXml = {
  name: "held-23 vacancies of a medical institute with a tree of places",
  extension: "xml",
  contentType: "application/xml; charset=utf-8",
  text: String.raw`<?xml version="1.0" encoding="utf-8"?>
<jobs instance="873" language="en" generated="2026-11-26T12:00:00Z">
  <job id="519204">
    <jobNo>519204</jobNo>
    <title>Research Nurse &#8211; Respiratory Trials</title>
    <brand>Salmon Gum Medical Research Institute</brand>
    <locations>
      <location id="10">
        <name>Western Australia</name>
        <locations>
          <location id="1003"><name>Nedlands</name></location>
        </locations>
      </location>
    </locations>
    <workTypes>
      <workType>Part time</workType>
      <workType>Fixed term</workType>
    </workTypes>
    <categories><category>Nursing</category><category>Clinical trials</category></categories>
    <summary>See participants through a three year asthma trial.</summary>
    <details><![CDATA[<p>You will see children and their parents at each visit of a three year asthma trial, from the first consent to the last breath test. The trial is paid for by a grant of $3.9 million, and it is fully recruited, so nobody will ask you to find participants.</p>
<p><strong>Salary:</strong> $44.62 - $51.08 per hour plus 15% superannuation</p>
<p><strong>Hours:</strong> 22.5 hours a week, school hours if you wish</p>
<p>You need registration with AHPRA and at least two years of experience on a ward or in a clinic.</p>]]></details>
    <openingDate utc="2026-11-16T01:00:00Z">16 Nov 2026</openingDate>
    <closingDate utc="2026-12-13T15:55:00Z">13 Dec 2026 11:55 PM AWST</closingDate>
    <link>https://careers.salmongum.example/en/job/519204/research-nurse-respiratory-trials</link>
    <applyLink>https://secure.recruiting.example/873/apply/519204</applyLink>
  </job>
  <job id="519231">
    <jobNo>519231</jobNo>
    <title>Bioinformatician</title>
    <brand>Salmon Gum Medical Research Institute</brand>
    <locations>
      <location id="10">
        <name>Western Australia</name>
        <locations>
          <location id="1003"><name>Nedlands</name></location>
        </locations>
      </location>
      <location id="20">
        <name>South Australia</name>
        <locations>
          <location id="2001"><name>Adelaide</name></location>
        </locations>
      </location>
    </locations>
    <workTypes>
      <workType>Full time</workType>
      <workType>Ongoing</workType>
    </workTypes>
    <categories><category>Research</category></categories>
    <summary>Pipelines for long reads, kept tidy.</summary>
    <details><![CDATA[<p>We sequence more than we can read. You will build and mend the pipelines that four groups depend on, and sit with the people who use them until they work. The cluster had an upgrade of $800,000 in March.</p>
<p><strong>Salary:</strong> Level B, $112,340 - $131,905 per annum plus 15% superannuation</p>
<p>You may work from home up to two days a week once you have settled in.</p>]]></details>
    <openingDate utc="2026-11-20T01:00:00Z">20 Nov 2026</openingDate>
    <closingDate utc="2027-01-10T15:55:00Z">10 Jan 2027 11:55 PM AWST</closingDate>
    <link>https://careers.salmongum.example/en/job/519231/bioinformatician</link>
    <applyLink>https://secure.recruiting.example/873/apply/519231</applyLink>
  </job>
  <job id="519240">
    <jobNo>519240</jobNo>
    <title>Community Screening Officer</title>
    <brand>Salmon Gum Outreach</brand>
    <locations>
      <location id="10">
        <name>Western Australia</name>
      </location>
    </locations>
    <workTypes>
      <workType>Casual</workType>
    </workTypes>
    <categories><category>Public health</category></categories>
    <summary>Drive the van to remote communities, and test ears.</summary>
    <details><![CDATA[<p>The van visits thirty-one remote communities a year, and you go with it for ten days at a time. You set up at the school or the store, test hearing and write to the family in words that help.</p>
<p><strong>Salary:</strong> $39.18 per hour plus casual loading</p>
<p><strong>Allowances:</strong> $132 a day while you travel</p>]]></details>
    <openingDate utc="2026-11-24T01:00:00Z">24 Nov 2026</openingDate>
    <closingDate/>
    <link>https://careers.salmongum.example/en/job/519240/community-screening-officer</link>
    <applyLink>https://secure.recruiting.example/873/apply/519240</applyLink>
  </job>
  <job id="519187">
    <jobNo>519187</jobNo>
    <title>Animal Technician</title>
    <brand>Salmon Gum Medical Research Institute</brand>
    <locations>
      <location id="10">
        <name>Western Australia</name>
        <locations>
          <location id="1009"><name>Murdoch</name></location>
        </locations>
      </location>
    </locations>
    <workTypes>
      <workType>Full time</workType>
      <workType>Ongoing</workType>
    </workTypes>
    <categories><category>Technical</category></categories>
    <summary>Look after the mice, and the records of the mice.</summary>
    <details><![CDATA[<p>You will care for a colony of two thousand mice with five colleagues.</p>
<p><strong>Salary:</strong> $68,400 - $73,150 per annum</p>]]></details>
    <openingDate utc="2026-10-26T01:00:00Z">26 Oct 2026</openingDate>
    <closingDate utc="2026-11-20T15:55:00Z">20 Nov 2026 11:55 PM AWST</closingDate>
    <link>https://careers.salmongum.example/en/job/519187/animal-technician</link>
    <applyLink>https://secure.recruiting.example/873/apply/519187</applyLink>
  </job>
</jobs>
`,
  expected: [
    {
      title: "Research Nurse – Respiratory Trials",
      employer: "Salmon Gum Medical Research Institute",
      reference: "519204",
      places: ["Nedlands WA"],
      pay: { min: 44.62, max: 51.08, interval: "hour" },
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-16",
      closes: "2026-12-13",
      remote: false,
      live: true,
      url: "https://secure.recruiting.example/873/apply/519204",
    },
    {
      title: "Bioinformatician",
      employer: "Salmon Gum Medical Research Institute",
      reference: "519231",
      places: ["Nedlands WA", "Adelaide SA"],
      pay: { min: 112_340, max: 131_905, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-20",
      closes: "2027-01-10",
      remote: false,
      live: true,
      url: "https://secure.recruiting.example/873/apply/519231",
    },
    {
      title: "Community Screening Officer",
      employer: "Salmon Gum Outreach",
      reference: "519240",
      places: ["WA"],
      pay: { min: 39.18, max: 39.18, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-24",
      closes: null,
      remote: false,
      live: true,
      url: "https://secure.recruiting.example/873/apply/519240",
    },
    {
      title: "Animal Technician",
      reference: "519187",
      places: ["Murdoch WA"],
      live: false,
    },
  ],
};
