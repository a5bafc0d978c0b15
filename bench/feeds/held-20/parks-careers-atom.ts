/** Usual: a parks authority's careers as Atom, places and work types as categories with schemes, the employer as the feed's author, pay and closing in the summary, the position number in the content, a draft by its control element. */
export const parksCareersAtom = {
  name: "held-20 Atom of a parks authority with category schemes",
  extension: "xml",
  contentType: "application/atom+xml; charset=utf-8",
  text: String.raw`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:app="http://www.w3.org/2007/app" xml:lang="en-AU">
  <id>https://huontrails.example/careers</id>
  <title>Careers</title>
  <subtitle>Work outside, mostly</subtitle>
  <updated>2026-11-26T10:15:00+11:00</updated>
  <author>
    <name>Huon Trails Authority</name>
    <uri>https://huontrails.example/</uri>
  </author>
  <link rel="self" href="https://huontrails.example/careers/atom.xml"/>
  <link rel="alternate" type="text/html" href="https://huontrails.example/careers"/>
  <entry>
    <id>tag:huontrails.example,2026:vacancy/ranger-freycinet</id>
    <title>Ranger</title>
    <link rel="alternate" type="text/html" href="https://huontrails.example/careers/ranger-freycinet"/>
    <published>2026-11-20T09:00:00+11:00</published>
    <updated>2026-11-24T16:31:00+11:00</updated>
    <category scheme="https://huontrails.example/terms/location" term="coles-bay" label="Coles Bay, Tasmania"/>
    <category scheme="https://huontrails.example/terms/work-type" term="pft" label="Permanent full-time"/>
    <category scheme="https://huontrails.example/terms/division" term="field" label="Field Operations"/>
    <summary>Salary $81,204 to $88,719 per annum. Applications close Sunday 13 December 2026.</summary>
    <content type="html">&lt;p&gt;Position number: 707214&lt;/p&gt;&lt;p&gt;Wombats by day, campers by night. A house comes with it, at a rent of $140 a week.&lt;/p&gt;</content>
  </entry>
  <entry>
    <id>tag:huontrails.example,2026:vacancy/track-worker</id>
    <title>Track Worker</title>
    <link rel="alternate" type="text/html" href="https://huontrails.example/careers/track-worker"/>
    <published>2026-11-23T13:30:00+11:00</published>
    <updated>2026-11-23T13:30:00+11:00</updated>
    <category scheme="https://huontrails.example/terms/location" term="strahan" label="Strahan, Tasmania"/>
    <category scheme="https://huontrails.example/terms/work-type" term="cas" label="Casual"/>
    <category scheme="https://huontrails.example/terms/division" term="field" label="Field Operations"/>
    <summary>Salary $33.47 per hour plus casual loading. Applications close Monday 4 January 2027.</summary>
    <content type="html">&lt;p&gt;Position number: 707230&lt;/p&gt;&lt;p&gt;Carry planks in, carry planks out.&lt;/p&gt;</content>
  </entry>
  <entry>
    <id>tag:huontrails.example,2026:vacancy/visitor-services-officer</id>
    <title>Visitor Services Officer</title>
    <link rel="alternate" type="text/html" href="https://huontrails.example/careers/visitor-services-officer"/>
    <published>2026-11-18T08:45:00+11:00</published>
    <updated>2026-11-19T11:02:00+11:00</updated>
    <category scheme="https://huontrails.example/terms/location" term="launceston" label="Launceston, Tasmania"/>
    <category scheme="https://huontrails.example/terms/location" term="devonport" label="Devonport, Tasmania"/>
    <category scheme="https://huontrails.example/terms/work-type" term="ppt" label="Permanent part-time"/>
    <category scheme="https://huontrails.example/terms/division" term="visitor" label="Visitor Experience"/>
    <summary>Salary $66,310 to $71,025 per annum, pro rata. Applications close Friday 11 December 2026.</summary>
    <content type="html">&lt;p&gt;Position number: 707198&lt;/p&gt;&lt;p&gt;Maps, passes, and where the toilets are.&lt;/p&gt;</content>
  </entry>
  <entry>
    <id>tag:huontrails.example,2026:vacancy/gis-analyst</id>
    <title>GIS Analyst</title>
    <link rel="alternate" type="text/html" href="https://huontrails.example/careers/gis-analyst"/>
    <published>2026-11-25T17:20:00+11:00</published>
    <updated>2026-11-26T10:15:00+11:00</updated>
    <app:control><app:draft>yes</app:draft></app:control>
    <category scheme="https://huontrails.example/terms/location" term="hobart" label="Hobart, Tasmania"/>
    <category scheme="https://huontrails.example/terms/work-type" term="pft" label="Permanent full-time"/>
    <category scheme="https://huontrails.example/terms/division" term="planning" label="Planning"/>
    <summary>Salary to be confirmed. Applications close Friday 18 December 2026.</summary>
    <content type="html">&lt;p&gt;Position number: 707241&lt;/p&gt;&lt;p&gt;Every contour in its place.&lt;/p&gt;</content>
  </entry>
</feed>
`,
  expected: [
    {
      title: "Ranger",
      employer: "Huon Trails Authority",
      reference: "707214",
      places: ["Coles Bay TAS"],
      pay: { min: 81_204, max: 88_719, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-19T22:00:00Z",
      closes: "2026-12-13",
      live: true,
      url: "https://huontrails.example/careers/ranger-freycinet",
    },
    {
      title: "Track Worker",
      employer: "Huon Trails Authority",
      reference: "707230",
      places: ["Strahan TAS"],
      pay: { min: 33.47, max: 33.47, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-23T02:30:00Z",
      closes: "2027-01-04",
      live: true,
      url: "https://huontrails.example/careers/track-worker",
    },
    {
      title: "Visitor Services Officer",
      employer: "Huon Trails Authority",
      reference: "707198",
      places: ["Launceston TAS", "Devonport TAS"],
      pay: { min: 66_310, max: 71_025, interval: "year" },
      workTypes: ["Part time"],
      posted: "2026-11-17T21:45:00Z",
      closes: "2026-12-11",
      live: true,
      url: "https://huontrails.example/careers/visitor-services-officer",
    },
  ],
};
