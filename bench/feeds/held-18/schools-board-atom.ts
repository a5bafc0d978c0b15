/** Usual: a schools association's board as Atom, the school as the author, kinds and subjects as categories with schemes, a table of two columns escaped in the content, published and updated moments with a zone, ends with the name of their day. */
export const schoolsBoardAtom = {
  name: "held-18 board of a schools association as entries with schemes",
  extension: "atom",
  contentType: "application/atom+xml; charset=utf-8",
  text: String.raw`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-AU">
  <title>Hills &amp; Gulf Schools Association: positions vacant</title>
  <id>tag:hgsa.example,2026:positions</id>
  <link rel="self" href="https://hgsa.example/positions.atom"/>
  <link rel="alternate" href="https://hgsa.example/positions"/>
  <updated>2026-11-26T09:00:00+10:30</updated>
  <entry>
    <title>Teacher of Mathematics, Years 7-12</title>
    <id>tag:hgsa.example,2026:position/6612</id>
    <link rel="alternate" type="text/html" href="https://hgsa.example/positions/6612"/>
    <author><name>St Brendan's College</name></author>
    <category scheme="https://hgsa.example/scheme/worktype" term="full-time" label="Full time"/>
    <category scheme="https://hgsa.example/scheme/field" term="teaching" label="Teaching"/>
    <published>2026-11-17T08:30:00+10:30</published>
    <updated>2026-11-18T10:00:00+10:30</updated>
    <content type="html">&lt;p&gt;Five lines of algebra, five of patience.&lt;/p&gt;&lt;table&gt;&lt;tr&gt;&lt;th&gt;Location&lt;/th&gt;&lt;td&gt;Mount Barker SA&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;th&gt;Salary&lt;/th&gt;&lt;td&gt;$81,500 - $116,300 per annum&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;th&gt;Applications close&lt;/th&gt;&lt;td&gt;Friday 11 December 2026&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;</content>
  </entry>
  <entry>
    <title>School Services Officer (Library)</title>
    <id>tag:hgsa.example,2026:position/6620</id>
    <link rel="alternate" type="text/html" href="https://hgsa.example/positions/6620"/>
    <author><name>Gulf View Primary</name></author>
    <category scheme="https://hgsa.example/scheme/worktype" term="part-time" label="Part time"/>
    <category scheme="https://hgsa.example/scheme/field" term="support" label="Support staff"/>
    <published>2026-11-20T15:10:00+10:30</published>
    <updated>2026-11-20T15:10:00+10:30</updated>
    <content type="html">&lt;p&gt;Cover books, uncover readers. 18 hours a week in term.&lt;/p&gt;&lt;table&gt;&lt;tr&gt;&lt;th&gt;Location&lt;/th&gt;&lt;td&gt;Port Pirie SA&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;th&gt;Salary&lt;/th&gt;&lt;td&gt;$31.44 per hour&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;th&gt;Applications close&lt;/th&gt;&lt;td&gt;Monday 18 January 2027&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;</content>
  </entry>
  <entry>
    <title>Relief Teachers, 2027</title>
    <id>tag:hgsa.example,2026:position/6625</id>
    <link rel="alternate" type="text/html" href="https://hgsa.example/positions/6625"/>
    <author><name>Hills Montessori Campus</name></author>
    <category scheme="https://hgsa.example/scheme/worktype" term="casual" label="Casual"/>
    <category scheme="https://hgsa.example/scheme/field" term="teaching" label="Teaching"/>
    <published>2026-11-24T09:00:00+10:30</published>
    <updated>2026-11-24T09:00:00+10:30</updated>
    <content type="html">&lt;p&gt;We ring at ten to seven.&lt;/p&gt;&lt;table&gt;&lt;tr&gt;&lt;th&gt;Location&lt;/th&gt;&lt;td&gt;Strathalbyn SA&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;th&gt;Salary&lt;/th&gt;&lt;td&gt;$402 per day&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;th&gt;Applications close&lt;/th&gt;&lt;td&gt;Open all year&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;</content>
  </entry>
</feed>
`,
  expected: [
    {
      title: "Teacher of Mathematics, Years 7-12",
      employer: "St Brendan's College",
      places: ["Mount Barker SA"],
      pay: { min: 81_500, max: 116_300, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-16T22:00:00Z",
      closes: "2026-12-11",
      live: true,
      url: "https://hgsa.example/positions/6612",
    },
    {
      title: "School Services Officer (Library)",
      employer: "Gulf View Primary",
      places: ["Port Pirie SA"],
      pay: { min: 31.44, max: 31.44, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-20T04:40:00Z",
      closes: "2027-01-18",
      live: true,
      url: "https://hgsa.example/positions/6620",
    },
    {
      title: "Relief Teachers, 2027",
      employer: "Hills Montessori Campus",
      places: ["Strathalbyn SA"],
      pay: { min: 402, max: 402, interval: "day" },
      workTypes: ["Casual"],
      posted: "2026-11-23T22:30:00Z",
      closes: null,
      live: true,
      url: "https://hgsa.example/positions/6625",
    },
  ],
};
