/** Usual: the Atom feed of macadamia growers: relative links on a base, facts in a namespace of the site, kinds of work as categories of a scheme, a closing moment with an offset, a weekly wage, "negotiable", an entry that the site says is closed. */
export const macadamiasCareersAtom = {
  name: "held-30 careers entries of macadamia growers",
  extension: "atom",
  contentType: "application/atom+xml",
  text: `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:j="https://hardshell.example/ns/jobs#" xml:base="https://hardshell.example/" xml:lang="en-AU">
  <title>Hard Shell Macadamias: positions</title>
  <id>tag:hardshell.example,2026:positions</id>
  <link rel="self" href="/positions.atom"/>
  <link rel="alternate" type="text/html" href="/positions"/>
  <updated>2026-11-25T09:30:00+11:00</updated>
  <entry>
    <id>tag:hardshell.example,2026:positions/61</id>
    <title type="html">Cracking Plant Supervisor &amp;amp; Trainer</title>
    <link rel="alternate" type="text/html" href="/positions/61"/>
    <published>2026-11-18T08:00:00+11:00</published>
    <updated>2026-11-20T10:12:00+11:00</updated>
    <category scheme="https://hardshell.example/ns/basis" term="full-time" label="Full-time"/>
    <category scheme="https://hardshell.example/ns/area" term="factory" label="Factory"/>
    <j:ref>HS/61</j:ref>
    <j:organisation>Hard Shell Macadamias Pty Ltd</j:organisation>
    <j:place>Alstonville, NSW</j:place>
    <j:pay>$82,000 to $89,000 per annum plus super</j:pay>
    <j:closes>2026-12-16T17:00:00+11:00</j:closes>
    <content type="html">&lt;p&gt;The line does four tonnes an hour and sounds like hail. We spent $1.2 million on ear muffs, or so it feels.&lt;/p&gt;</content>
  </entry>
  <entry>
    <id>tag:hardshell.example,2026:positions/63</id>
    <title>Orchard Hand</title>
    <link rel="alternate" type="text/html" href="/positions/63"/>
    <published>2026-11-24T07:30:00+10:00</published>
    <updated>2026-11-24T07:30:00+10:00</updated>
    <category scheme="https://hardshell.example/ns/basis" term="casual" label="Casual"/>
    <category scheme="https://hardshell.example/ns/area" term="orchard" label="Orchard"/>
    <j:ref>HS/63</j:ref>
    <j:organisation>Hard Shell Macadamias Pty Ltd</j:organisation>
    <j:place>Gympie, QLD</j:place>
    <j:pay>$1,180 a week</j:pay>
    <content type="html">&lt;p&gt;Nuts fall from March. Before that there is grass, and grass, and a fence.&lt;/p&gt;</content>
  </entry>
  <entry>
    <id>tag:hardshell.example,2026:positions/64</id>
    <title>Agronomist</title>
    <link rel="alternate" type="text/html" href="/positions/64"/>
    <published>2026-11-25T09:30:00+11:00</published>
    <updated>2026-11-25T09:30:00+11:00</updated>
    <category scheme="https://hardshell.example/ns/basis" term="part-time" label="Part-time"/>
    <j:ref>HS/64</j:ref>
    <j:organisation>Hard Shell Macadamias Pty Ltd</j:organisation>
    <j:place>Alstonville, NSW</j:place>
    <j:place>Bundaberg, QLD</j:place>
    <j:pay>Negotiable</j:pay>
    <j:closes>2027-01-22T17:00:00+11:00</j:closes>
    <content type="html">&lt;p&gt;Lace bug is the enemy; the grower who will not spray is the client.&lt;/p&gt;</content>
  </entry>
  <entry>
    <id>tag:hardshell.example,2026:positions/52</id>
    <title>Forklift Driver</title>
    <link rel="alternate" type="text/html" href="/positions/52"/>
    <published>2026-09-29T08:00:00+10:00</published>
    <updated>2026-11-02T08:00:00+11:00</updated>
    <category scheme="https://hardshell.example/ns/basis" term="full-time" label="Full-time"/>
    <j:ref>HS/52</j:ref>
    <j:organisation>Hard Shell Macadamias Pty Ltd</j:organisation>
    <j:place>Alstonville, NSW</j:place>
    <j:state>closed</j:state>
    <content type="html">&lt;p&gt;Pallets to the cool room.&lt;/p&gt;</content>
  </entry>
</feed>
`,
  expected: [
    {
      title: "Cracking Plant Supervisor & Trainer",
      employer: "Hard Shell Macadamias Pty Ltd",
      reference: "HS/61",
      places: ["Alstonville NSW"],
      pay: { min: 82_000, max: 89_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-18T08:00:00+11:00",
      closes: "2026-12-16T17:00:00+11:00",
      remote: false,
      live: true,
      url: "https://hardshell.example/positions/61",
    },
    {
      title: "Orchard Hand",
      employer: "Hard Shell Macadamias Pty Ltd",
      reference: "HS/63",
      places: ["Gympie QLD"],
      pay: { min: 1180, max: 1180, interval: "week" },
      workTypes: ["Casual"],
      posted: "2026-11-24T07:30:00+10:00",
      closes: null,
      remote: false,
      live: true,
      url: "https://hardshell.example/positions/63",
    },
    {
      title: "Agronomist",
      employer: "Hard Shell Macadamias Pty Ltd",
      reference: "HS/64",
      places: ["Alstonville NSW", "Bundaberg QLD"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-25T09:30:00+11:00",
      closes: "2027-01-22T17:00:00+11:00",
      remote: false,
      live: true,
      url: "https://hardshell.example/positions/64",
    },
    { title: "Forklift Driver", reference: "HS/52", places: ["Alstonville NSW"], live: false },
  ],
};
