/** Usual: the careers feed of a lift maker in Atom: a base for relative links, ids as tags, published and updated moments, facts in elements of a vacancy namespace with attributes, a summary in escaped HTML, an entry for two branches, one that may be done from anywhere in the country. */
export const liftsCareersAtom = {
  name: "held-29 careers feed of lift makers",
  extension: "xml",
  contentType: "application/atom+xml; charset=utf-8",
  text: `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:v="https://skyhook-lifts.example/ns/vacancy" xml:base="https://skyhook-lifts.example/">
  <title>Careers at Skyhook Lifts</title>
  <id>tag:skyhook-lifts.example,2026:careers</id>
  <updated>2026-11-26T05:00:00Z</updated>
  <author><name>Skyhook Lifts</name></author>
  <link rel="self" href="careers.atom"/>
  <entry>
    <id>tag:skyhook-lifts.example,2026:vacancy-501</id>
    <title>Lift Mechanic (Escalators)</title>
    <link rel="alternate" type="text/html" href="careers/501"/>
    <published>2026-11-16T23:10:00Z</published>
    <updated>2026-11-25T01:00:00Z</updated>
    <summary type="html">&lt;p&gt;Steps that go round &amp;amp; round. On call one week in six, for which there is $340 extra.&lt;/p&gt;</summary>
    <v:reference>SKY-501</v:reference>
    <v:location city="Chatswood" state="NSW" country="AU"/>
    <v:employment>Full-time</v:employment>
    <v:salary from="58.90" to="63.40" currency="AUD" per="hour"/>
    <v:closes>2026-12-15</v:closes>
  </entry>
  <entry>
    <id>tag:skyhook-lifts.example,2026:vacancy-507</id>
    <title>Apprentice Lift Technician, First Year</title>
    <link rel="alternate" type="text/html" href="careers/507"/>
    <published>2026-11-19T22:00:00Z</published>
    <updated>2026-11-19T22:00:00Z</updated>
    <summary type="html">&lt;p&gt;Heights are fine by you, and so are pits. You start on 18 January 2027.&lt;/p&gt;</summary>
    <v:reference>SKY-507</v:reference>
    <v:location city="Dandenong" state="VIC" country="AU"/>
    <v:location city="Joondalup" state="WA" country="AU"/>
    <v:employment>Full-time</v:employment>
    <v:closes>2026-12-18</v:closes>
  </entry>
  <entry>
    <id>tag:skyhook-lifts.example,2026:vacancy-510</id>
    <title>Remote Monitoring Analyst</title>
    <link rel="alternate" type="text/html" href="careers/510"/>
    <published>2026-11-24T03:45:00Z</published>
    <updated>2026-11-24T03:45:00Z</updated>
    <summary type="html">&lt;p&gt;Four thousand doors tell you when they sulk. You listen from home, wherever in Australia that is.&lt;/p&gt;</summary>
    <v:reference>SKY-510</v:reference>
    <v:location remote="true" country="AU"/>
    <v:employment>Part-time</v:employment>
    <v:salary from="92000" to="99000" currency="AUD" per="year"/>
  </entry>
</feed>
`,
  expected: [
    {
      title: "Lift Mechanic (Escalators)",
      employer: "Skyhook Lifts",
      reference: "SKY-501",
      places: ["Chatswood NSW"],
      pay: { min: 58.9, max: 63.4, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-16T23:10:00Z",
      closes: "2026-12-15",
      remote: false,
      live: true,
      url: "https://skyhook-lifts.example/careers/501",
    },
    {
      title: "Apprentice Lift Technician, First Year",
      employer: "Skyhook Lifts",
      reference: "SKY-507",
      places: ["Dandenong VIC", "Joondalup WA"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-19T22:00:00Z",
      closes: "2026-12-18",
      remote: false,
      live: true,
      url: "https://skyhook-lifts.example/careers/507",
    },
    {
      title: "Remote Monitoring Analyst",
      employer: "Skyhook Lifts",
      reference: "SKY-510",
      places: [],
      pay: { min: 92_000, max: 99_000, interval: "year" },
      workTypes: ["Part time"],
      posted: "2026-11-24T03:45:00Z",
      closes: null,
      remote: true,
      live: true,
      url: "https://skyhook-lifts.example/careers/510",
    },
  ],
};
