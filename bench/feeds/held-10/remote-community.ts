/** The news feed of a board of remote work: the employer before the colon of the title, the region, the type and the end in their own elements. */
export const remoteRss = {
  name: "held-10 news feed of a remote board, employer in the title",
  extension: "rss",
  contentType: "application/rss+xml; charset=utf-8",
  text: `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss">
  <channel>
    <title>Anywhere Desk: Remote jobs in design, programming, and more</title>
    <link>https://anywheredesk.example/remote-jobs.rss</link>
    <description>Remote jobs, every day.</description>
    <language>en-US</language>
    <ttl>60</ttl>
    <item>
      <media:content url="https://anywheredesk.example/logos/0911.gif" type="image/png"/>
      <title>Saltbush Health: Senior Rails Developer</title>
      <region>Anywhere in the World</region>
      <country></country>
      <state></state>
      <skills>Ruby, Hotwire</skills>
      <category>Full-Stack Programming</category>
      <type>Full-Time</type>
      <description>&lt;p&gt;&lt;strong&gt;Headquarters:&lt;/strong&gt; Adelaide, South Australia&lt;/p&gt;&lt;p&gt;Rural clinics, modern monolith.&lt;/p&gt;</description>
      <pubDate>Mon, 23 Nov 2026 01:20:09 +0000</pubDate>
      <expires_at>Wed, 23 Dec 2026 01:20:09 +0000</expires_at>
      <guid>https://anywheredesk.example/remote-jobs/saltbush-health-senior-rails-developer</guid>
      <link>https://anywheredesk.example/remote-jobs/saltbush-health-senior-rails-developer</link>
    </item>
    <item>
      <media:content url="https://anywheredesk.example/logos/0915.gif" type="image/png"/>
      <title>Fennec &amp; Co: Brand Illustrator</title>
      <region>Anywhere in the World</region>
      <country></country>
      <state></state>
      <skills>Procreate</skills>
      <category>Design</category>
      <type>Contract</type>
      <description>&lt;p&gt;&lt;strong&gt;Headquarters:&lt;/strong&gt; Lisbon&lt;/p&gt;&lt;p&gt;Ears. Many ears.&lt;/p&gt;</description>
      <pubDate>Thu, 26 Nov 2026 15:00:44 +0000</pubDate>
      <expires_at>Sat, 26 Dec 2026 15:00:44 +0000</expires_at>
      <guid>https://anywheredesk.example/remote-jobs/fennec-co-brand-illustrator</guid>
      <link>https://anywheredesk.example/remote-jobs/fennec-co-brand-illustrator</link>
    </item>
    <item>
      <media:content url="https://anywheredesk.example/logos/0877.gif" type="image/png"/>
      <title>Postmark Pony: Support Lead</title>
      <region>Anywhere in the World</region>
      <country></country>
      <state></state>
      <skills></skills>
      <category>Customer Support</category>
      <type>Full-Time</type>
      <description>&lt;p&gt;&lt;strong&gt;Headquarters:&lt;/strong&gt; Dublin&lt;/p&gt;&lt;p&gt;Mail that arrives.&lt;/p&gt;</description>
      <pubDate>Wed, 21 Oct 2026 10:05:30 +0000</pubDate>
      <expires_at>Fri, 20 Nov 2026 10:05:30 +0000</expires_at>
      <guid>https://anywheredesk.example/remote-jobs/postmark-pony-support-lead</guid>
      <link>https://anywheredesk.example/remote-jobs/postmark-pony-support-lead</link>
    </item>
  </channel>
</rss>
`,
  expected: [
    {
      title: "Senior Rails Developer",
      employer: "Saltbush Health",
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-23T01:20:09Z",
      closes: "2026-12-23T01:20:09Z",
      remote: true,
      live: true,
      url: "https://anywheredesk.example/remote-jobs/saltbush-health-senior-rails-developer",
    },
    {
      title: "Brand Illustrator",
      employer: "Fennec & Co",
      pay: null,
      workTypes: ["Contract"],
      posted: "2026-11-26T15:00:44Z",
      closes: "2026-12-26T15:00:44Z",
      remote: true,
      live: true,
      url: "https://anywheredesk.example/remote-jobs/fennec-co-brand-illustrator",
    },
    {
      title: "Support Lead",
      employer: "Postmark Pony",
      closes: "2026-11-20T10:05:30Z",
      live: false,
    },
  ],
};

/** An Atom feed of a sector's board: the organisation as the author, place and type as labelled categories, pay and the closing day in the text. */
export const sectorAtom = {
  name: "held-10 Atom entries with labelled categories",
  extension: "atom",
  contentType: "application/atom+xml; charset=utf-8",
  text: `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-AU">
  <id>https://www.goodworkboard.example/jobs.atom</id>
  <title>Good Work Board - latest jobs</title>
  <updated>2026-11-27T17:05:00+11:00</updated>
  <link rel="self" href="https://www.goodworkboard.example/jobs.atom"/>
  <link rel="alternate" type="text/html" href="https://www.goodworkboard.example/jobs"/>
  <entry>
    <id>tag:goodworkboard.example,2026:job/90881</id>
    <title type="html">Case Manager &amp;amp; Tenancy Worker</title>
    <author><name>Hearth Housing Gippsland</name></author>
    <published>2026-11-19T10:00:00+11:00</published>
    <updated>2026-11-20T08:12:00+11:00</updated>
    <link rel="alternate" type="text/html" href="https://www.goodworkboard.example/jobs/90881"/>
    <category scheme="https://www.goodworkboard.example/ns/location" term="traralgon-vic" label="Traralgon VIC"/>
    <category scheme="https://www.goodworkboard.example/ns/worktype" term="full-time" label="Full time"/>
    <category scheme="https://www.goodworkboard.example/ns/sector" term="housing" label="Housing and homelessness"/>
    <content type="html">&lt;p&gt;Keys, leases and listening.&lt;/p&gt;&lt;p&gt;Salary: $89,240 - $95,110 per annum plus super and packaging (SCHADS 5).&lt;/p&gt;&lt;p&gt;Closing date: 13/12/2026&lt;/p&gt;</content>
  </entry>
  <entry>
    <id>tag:goodworkboard.example,2026:job/90894</id>
    <title type="html">Toy Library Coordinator</title>
    <author><name>Play Matters Broken Hill</name></author>
    <published>2026-11-24T09:30:00+11:00</published>
    <updated>2026-11-24T09:30:00+11:00</updated>
    <link rel="alternate" type="text/html" href="https://www.goodworkboard.example/jobs/90894"/>
    <category scheme="https://www.goodworkboard.example/ns/location" term="broken-hill-nsw" label="Broken Hill NSW"/>
    <category scheme="https://www.goodworkboard.example/ns/worktype" term="part-time" label="Part time"/>
    <category scheme="https://www.goodworkboard.example/ns/sector" term="children" label="Children and families"/>
    <content type="html">&lt;p&gt;Eight hundred puzzles, most of them complete.&lt;/p&gt;&lt;p&gt;Salary: $38.41 to $41.20 per hour&lt;/p&gt;&lt;p&gt;Closing date: 04/12/2026&lt;/p&gt;</content>
  </entry>
  <entry>
    <id>tag:goodworkboard.example,2026:job/90899</id>
    <title type="html">Relief Disability Support Worker</title>
    <author><name>Open Gate Tamworth</name></author>
    <published>2026-11-27T16:40:00+11:00</published>
    <updated>2026-11-27T16:40:00+11:00</updated>
    <link rel="alternate" type="text/html" href="https://www.goodworkboard.example/jobs/90899"/>
    <category scheme="https://www.goodworkboard.example/ns/location" term="tamworth-nsw" label="Tamworth NSW"/>
    <category scheme="https://www.goodworkboard.example/ns/worktype" term="casual" label="Casual"/>
    <category scheme="https://www.goodworkboard.example/ns/sector" term="disability" label="Disability"/>
    <content type="html">&lt;p&gt;Shifts when it suits you both.&lt;/p&gt;</content>
  </entry>
</feed>
`,
  expected: [
    {
      title: "Case Manager & Tenancy Worker",
      employer: "Hearth Housing Gippsland",
      places: ["Traralgon VIC"],
      pay: { min: 89_240, max: 95_110, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-18T23:00:00Z",
      closes: "2026-12-13",
      live: true,
      url: "https://www.goodworkboard.example/jobs/90881",
    },
    {
      title: "Toy Library Coordinator",
      employer: "Play Matters Broken Hill",
      places: ["Broken Hill NSW"],
      pay: { min: 38.41, max: 41.2, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-23T22:30:00Z",
      closes: "2026-12-04",
      live: true,
      url: "https://www.goodworkboard.example/jobs/90894",
    },
    {
      title: "Relief Disability Support Worker",
      employer: "Open Gate Tamworth",
      places: ["Tamworth NSW"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-27T05:40:00Z",
      closes: null,
      live: true,
      url: "https://www.goodworkboard.example/jobs/90899",
    },
  ],
};

/** A page's list marked up by attributes: days in attributes of times, codes in metas, pay within an amount, the page as a link. */
export const microdataList = {
  name: "held-10 list of a page in microdata",
  extension: "html",
  contentType: "text/html; charset=utf-8",
  text: `<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><title>Work with us | Kimberley Air Charter</title></head>
<body>
<nav><a href="/">Home</a> <a href="/fleet">Fleet</a> <a href="/careers">Careers</a></nav>
<main>
<h1>Current vacancies</h1>
<ul class="vacancies">
<li itemscope itemtype="https://schema.org/JobPosting">
  <h2><a itemprop="url" href="https://www.kimberleyair.example/careers/line-pilot-c208"><span itemprop="title">Line Pilot &ndash; C208</span></a></h2>
  <span itemprop="hiringOrganization" itemscope itemtype="https://schema.org/Organization"><meta itemprop="name" content="Kimberley Air Charter"></span>
  <span itemprop="identifier" itemscope itemtype="https://schema.org/PropertyValue"><meta itemprop="name" content="Kimberley Air Charter"><meta itemprop="value" content="KAC-77"></span>
  <p itemprop="jobLocation" itemscope itemtype="https://schema.org/Place"><span itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="addressLocality">Kununurra</span> <span itemprop="addressRegion">WA</span><meta itemprop="addressCountry" content="AU"></span></p>
  <meta itemprop="employmentType" content="FULL_TIME">
  <p itemprop="baseSalary" itemscope itemtype="https://schema.org/MonetaryAmount"><meta itemprop="currency" content="AUD"><span itemprop="value" itemscope itemtype="https://schema.org/QuantitativeValue">$<span itemprop="minValue" content="84000">84,000</span> to $<span itemprop="maxValue" content="97000">97,000</span><meta itemprop="unitText" content="YEAR"></span></p>
  <p>Posted <time itemprop="datePosted" datetime="2026-11-17">17 November</time>, closes <time itemprop="validThrough" datetime="2026-12-15">15 December</time></p>
  <div itemprop="description"><p>Gorges before breakfast.</p></div>
</li>
<li itemscope itemtype="https://schema.org/JobPosting">
  <h2><a itemprop="url" href="https://www.kimberleyair.example/careers/ground-crew"><span itemprop="title">Ground Crew &amp; Refueller</span></a></h2>
  <span itemprop="hiringOrganization" itemscope itemtype="https://schema.org/Organization"><meta itemprop="name" content="Kimberley Air Charter"></span>
  <span itemprop="identifier" itemscope itemtype="https://schema.org/PropertyValue"><meta itemprop="name" content="Kimberley Air Charter"><meta itemprop="value" content="KAC-79"></span>
  <p itemprop="jobLocation" itemscope itemtype="https://schema.org/Place"><span itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="addressLocality">Broome</span> <span itemprop="addressRegion">WA</span><meta itemprop="addressCountry" content="AU"></span></p>
  <meta itemprop="employmentType" content="PART_TIME">
  <p itemprop="baseSalary" itemscope itemtype="https://schema.org/MonetaryAmount"><meta itemprop="currency" content="AUD"><span itemprop="value" itemscope itemtype="https://schema.org/QuantitativeValue">$<span itemprop="minValue" content="33.20">33.20</span> to $<span itemprop="maxValue" content="36.85">36.85</span><meta itemprop="unitText" content="HOUR"></span></p>
  <p>Posted <time itemprop="datePosted" datetime="2026-11-25">25 November</time></p>
  <div itemprop="description"><p>Chocks, hoses, hats on.</p></div>
</li>
<li itemscope itemtype="https://schema.org/JobPosting">
  <h2><a itemprop="url" href="https://www.kimberleyair.example/careers/lame-b1"><span itemprop="title">LAME B1.1</span></a></h2>
  <span itemprop="hiringOrganization" itemscope itemtype="https://schema.org/Organization"><meta itemprop="name" content="Kimberley Air Charter"></span>
  <span itemprop="identifier" itemscope itemtype="https://schema.org/PropertyValue"><meta itemprop="name" content="Kimberley Air Charter"><meta itemprop="value" content="KAC-71"></span>
  <p itemprop="jobLocation" itemscope itemtype="https://schema.org/Place"><span itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="addressLocality">Kununurra</span> <span itemprop="addressRegion">WA</span><meta itemprop="addressCountry" content="AU"></span></p>
  <meta itemprop="employmentType" content="FULL_TIME">
  <p>Posted <time itemprop="datePosted" datetime="2026-10-02">2 October</time>, closed <time itemprop="validThrough" datetime="2026-11-13">13 November</time></p>
  <div itemprop="description"><p>Turbines in the Wet.</p></div>
</li>
</ul>
</main>
</body>
</html>
`,
  expected: [
    {
      title: "Line Pilot – C208",
      employer: "Kimberley Air Charter",
      reference: "KAC-77",
      places: ["Kununurra WA"],
      pay: { min: 84_000, max: 97_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17",
      closes: "2026-12-15",
      live: true,
      url: "https://www.kimberleyair.example/careers/line-pilot-c208",
    },
    {
      title: "Ground Crew & Refueller",
      employer: "Kimberley Air Charter",
      reference: "KAC-79",
      places: ["Broome WA"],
      pay: { min: 33.2, max: 36.85, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-25",
      closes: null,
      live: true,
      url: "https://www.kimberleyair.example/careers/ground-crew",
    },
    { title: "LAME B1.1", reference: "KAC-71", closes: "2026-11-13", live: false },
  ],
};
