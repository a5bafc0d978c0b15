/** Usual: an aquarium company's openings in Atom, the employer once as the feed's author, facts in categories with schemes, content as XHTML with a list of definitions, ids as tags, one over the sea. */
export const aquariumsBoardAtom = {
  name: "held-19 Atom of an aquarium company with category schemes",
  extension: "xml",
  contentType: "application/atom+xml",
  text: String.raw`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <title>Open positions</title>
  <subtitle>Wet work and dry</subtitle>
  <id>tag:tidepool.example,2026:openings</id>
  <updated>2026-11-26T04:00:00Z</updated>
  <author><name>Tidepool Aquariums</name><uri>https://tidepool.example</uri></author>
  <link rel="self" href="https://tidepool.example/careers/feed.atom"/>
  <entry>
    <id>tag:tidepool.example,2026:opening/TA-88</id>
    <title>Aquarist, Temperate Tanks</title>
    <link rel="alternate" type="text/html" href="https://tidepool.example/careers/TA-88"/>
    <published>2026-11-17T22:30:00Z</published>
    <updated>2026-11-23T01:00:00Z</updated>
    <category scheme="https://tidepool.example/ns/location" term="manly-nsw" label="Manly, NSW"/>
    <category scheme="https://tidepool.example/ns/employment" term="ft" label="Full-time"/>
    <category scheme="https://tidepool.example/ns/team" term="life" label="Animal Care"/>
    <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Feed the weedy seadragons before yourself.</p><dl><dt>Reference</dt><dd>TA-88</dd><dt>Salary</dt><dd>$71,500 &#8211; $76,000 a year + super</dd><dt>Apply by</dt><dd>Sunday, 13 December 2026</dd></dl></div></content>
  </entry>
  <entry>
    <id>tag:tidepool.example,2026:opening/TA-90</id>
    <title>Dive Team Member</title>
    <link rel="alternate" type="text/html" href="https://tidepool.example/careers/TA-90"/>
    <published>2026-11-20T02:15:00Z</published>
    <updated>2026-11-20T02:15:00Z</updated>
    <category scheme="https://tidepool.example/ns/location" term="cairns-qld" label="Cairns, QLD"/>
    <category scheme="https://tidepool.example/ns/employment" term="cas" label="Casual"/>
    <category scheme="https://tidepool.example/ns/team" term="dive" label="Diving"/>
    <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Scrub the acrylic while a turtle watches.</p><dl><dt>Reference</dt><dd>TA-90</dd><dt>Salary</dt><dd>$46.80 an hour</dd><dt>Apply by</dt><dd>Wednesday, 6 January 2027</dd></dl></div></content>
  </entry>
  <entry>
    <id>tag:tidepool.example,2026:opening/TA-93</id>
    <title>Education Ranger</title>
    <link rel="alternate" type="text/html" href="https://tidepool.example/careers/TA-93"/>
    <published>2026-11-24T23:00:00Z</published>
    <updated>2026-11-24T23:00:00Z</updated>
    <category scheme="https://tidepool.example/ns/location" term="napier-nz" label="Napier, New Zealand"/>
    <category scheme="https://tidepool.example/ns/employment" term="pt" label="Part-time"/>
    <category scheme="https://tidepool.example/ns/team" term="learn" label="Learning"/>
    <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Haere mai. Ninety children and a touch pool.</p><dl><dt>Reference</dt><dd>TA-93</dd><dt>Apply by</dt><dd>Friday, 18 December 2026</dd></dl></div></content>
  </entry>
</feed>
`,
  expected: [
    {
      title: "Aquarist, Temperate Tanks",
      employer: "Tidepool Aquariums",
      reference: "TA-88",
      places: ["Manly NSW"],
      pay: { min: 71_500, max: 76_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17T22:30:00Z",
      closes: "2026-12-13",
      live: true,
      url: "https://tidepool.example/careers/TA-88",
    },
    {
      title: "Dive Team Member",
      employer: "Tidepool Aquariums",
      reference: "TA-90",
      places: ["Cairns QLD"],
      pay: { min: 46.8, max: 46.8, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-20T02:15:00Z",
      closes: "2027-01-06",
      live: true,
      url: "https://tidepool.example/careers/TA-90",
    },
    {
      title: "Education Ranger",
      employer: "Tidepool Aquariums",
      reference: "TA-93",
      places: ["INT"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-24T23:00:00Z",
      closes: "2026-12-18",
      live: true,
      url: "https://tidepool.example/careers/TA-93",
    },
  ],
};
