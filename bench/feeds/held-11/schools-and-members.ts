/** A members' board on a blog: types, places and firms in the board's own namespace, pay and the end only in prose, the day without its year, one without a firm. */
export const memberBoard = {
  name: "held-11 board of a veterinary association on a blog",
  extension: "xml",
  contentType: "application/rss+xml; charset=UTF-8",
  text: `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"
	xmlns:content="http://purl.org/rss/1.0/modules/content/"
	xmlns:wfw="http://wellformedweb.org/CommentAPI/"
	xmlns:dc="http://purl.org/dc/elements/1.1/"
	xmlns:atom="http://www.w3.org/2005/Atom"
	xmlns:sy="http://purl.org/rss/1.0/modules/syndication/"
	xmlns:slash="http://purl.org/rss/1.0/modules/slash/"
	xmlns:job_listing="https://www.mixedpractice.example"
>

<channel>
	<title>Jobs &#8211; Mixed Practice Association</title>
	<atom:link href="https://www.mixedpractice.example/?feed=job_feed" rel="self" type="application/rss+xml" />
	<link>https://www.mixedpractice.example</link>
	<description>For vets who own gumboots</description>
	<lastBuildDate>Fri, 27 Nov 2026 02:11:40 +0000</lastBuildDate>
	<language>en-AU</language>
	<sy:updatePeriod>hourly</sy:updatePeriod>
	<sy:updateFrequency>1</sy:updateFrequency>
	<item>
		<title>Veterinary Nurse &#8211; Surgery</title>
		<link>https://www.mixedpractice.example/job/peel-valley-veterinary-nurse-surgery/</link>
		<dc:creator><![CDATA[office]]></dc:creator>
		<pubDate>Fri, 20 Nov 2026 01:12:03 +0000</pubDate>
		<guid isPermaLink="false">https://www.mixedpractice.example/?post_type=job_listing&#038;p=6120</guid>
		<description><![CDATA[<p>Kelpies in the morning, alpacas after lunch. Our theatre is new and [&#8230;]</p>]]></description>
		<content:encoded><![CDATA[<p>Kelpies in the morning, alpacas after lunch. Our theatre is new and our autoclave is newer.</p>
<p>Pay: $33.80 &#8211; $37.40 per hour.</p>
<p>Applications close 5pm 18 December.</p>]]></content:encoded>
		<job_listing:location><![CDATA[Tamworth NSW 2340]]></job_listing:location>
		<job_listing:job_type><![CDATA[Part Time]]></job_listing:job_type>
		<job_listing:company><![CDATA[Peel Valley Vets]]></job_listing:company>
	</item>
	<item>
		<title>Large Animal Veterinarian</title>
		<link>https://www.mixedpractice.example/job/heytesbury-large-animal-veterinarian/</link>
		<dc:creator><![CDATA[office]]></dc:creator>
		<pubDate>Mon, 16 Nov 2026 23:30:00 +0000</pubDate>
		<guid isPermaLink="false">https://www.mixedpractice.example/?post_type=job_listing&#038;p=6104</guid>
		<description><![CDATA[<p>Twelve thousand cows and a reliable ute. [&#8230;]</p>]]></description>
		<content:encoded><![CDATA[<p>Twelve thousand cows and a reliable ute. One night in five on call.</p>
<p>Salary $105,000 &#8211; $130,000 per annum plus super, house available.</p>]]></content:encoded>
		<job_listing:location><![CDATA[Cobden, Victoria]]></job_listing:location>
		<job_listing:job_type><![CDATA[Full Time]]></job_listing:job_type>
		<job_listing:company><![CDATA[Heytesbury Dairy Vets]]></job_listing:company>
	</item>
	<item>
		<title>Practice Receptionist</title>
		<link>https://www.mixedpractice.example/job/practice-receptionist/</link>
		<dc:creator><![CDATA[office]]></dc:creator>
		<pubDate>Wed, 25 Nov 2026 04:00:09 +0000</pubDate>
		<guid isPermaLink="false">https://www.mixedpractice.example/?post_type=job_listing&#038;p=6131</guid>
		<description><![CDATA[<p>A member of ours, who would rather not say yet, needs a calm voice [&#8230;]</p>]]></description>
		<content:encoded><![CDATA[<p>A member of ours, who would rather not say yet, needs a calm voice at the desk on Saturdays.</p>]]></content:encoded>
		<job_listing:location><![CDATA[Mount Barker, SA]]></job_listing:location>
		<job_listing:job_type><![CDATA[Casual]]></job_listing:job_type>
	</item>
	<item>
		<title>Equine Intern</title>
		<link>https://www.mixedpractice.example/job/cambridge-equine-intern/</link>
		<dc:creator><![CDATA[office]]></dc:creator>
		<pubDate>Thu, 26 Nov 2026 20:45:00 +0000</pubDate>
		<guid isPermaLink="false">https://www.mixedpractice.example/?post_type=job_listing&#038;p=6138</guid>
		<description><![CDATA[<p>A year with mares, foals and their owners. [&#8230;]</p>]]></description>
		<content:encoded><![CDATA[<p>A year with mares, foals and their owners. Twelve-month fixed term from February.</p>]]></content:encoded>
		<job_listing:location><![CDATA[Cambridge, Waikato, New Zealand]]></job_listing:location>
		<job_listing:job_type><![CDATA[Fixed Term]]></job_listing:job_type>
		<job_listing:company><![CDATA[Karapiro Horse Hospital]]></job_listing:company>
	</item>
</channel>
</rss>`,
  expected: [
    {
      title: "Veterinary Nurse – Surgery",
      employer: "Peel Valley Vets",
      places: ["Tamworth NSW"],
      pay: { min: 33.8, max: 37.4, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-20T01:12:03Z",
      closes: "2026-12-18",
      live: true,
      url: "https://www.mixedpractice.example/job/peel-valley-veterinary-nurse-surgery/",
    },
    {
      title: "Large Animal Veterinarian",
      employer: "Heytesbury Dairy Vets",
      places: ["Cobden VIC"],
      pay: { min: 105_000, max: 130_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-16T23:30:00Z",
      closes: null,
      live: true,
      url: "https://www.mixedpractice.example/job/heytesbury-large-animal-veterinarian/",
    },
    {
      title: "Practice Receptionist",
      places: ["Mount Barker SA"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-25T04:00:09Z",
      closes: null,
      live: true,
      url: "https://www.mixedpractice.example/job/practice-receptionist/",
    },
    {
      title: "Equine Intern",
      employer: "Karapiro Horse Hospital",
      places: ["INT"],
      pay: null,
      workTypes: ["Contract"],
      posted: "2026-11-26T20:45:00Z",
      closes: null,
      live: true,
      url: "https://www.mixedpractice.example/job/cambridge-equine-intern/",
    },
  ],
};

/** What a polytechnic's site asks of its own service: edges and nodes below the employer, moments in seconds, tenure and hours in capitals, a campus across the sea. */
export const polytechnicEdges = {
  name: "held-11 edges of a polytechnic with moments in seconds",
  extension: "json",
  contentType: "application/graphql-response+json",
  text: String.raw`{"data":{"institution":{"__typename":"Institution","displayName":"Te Kura Moana Polytechnic","openRoles":{"__typename":"RoleConnection","totalCount":4,"edges":[
{"cursor":"YXJyYXk6MA==","node":{"__typename":"Role","roleCode":"TKM-771","heading":"Kaiako | Lecturer, Aquaculture","intro":"Mussels, salmon, and thirty people who have never held either.","campus":{"__typename":"Campus","label":"Nelson","countryCode":"NZ"},"remuneration":{"__typename":"PayBand","from":76500,"upTo":98200,"per":"YEAR","currency":"NZD"},"tenure":"PERMANENT","hours":"FULL_TIME","fte":1.0,"openedAt":1794254400,"closesAt":1797480000,"state":"PUBLISHED","permalink":"https://mahi.kuramoana.example/roles/TKM-771"}},
{"cursor":"YXJyYXk6MQ==","node":{"__typename":"Role","roleCode":"TKM-774","heading":"Student Adviser (Gold Coast Centre)","intro":"Our one office with parrots.","campus":{"__typename":"Campus","label":"Southport, QLD","countryCode":"AU"},"remuneration":{"__typename":"PayBand","from":38.4,"upTo":42.1,"per":"HOUR","currency":"AUD"},"tenure":"FIXED_TERM","hours":"PART_TIME","fte":0.6,"openedAt":1795123800,"closesAt":1799924400,"state":"PUBLISHED","permalink":"https://mahi.kuramoana.example/roles/TKM-774"}},
{"cursor":"YXJyYXk6Mg==","node":{"__typename":"Role","roleCode":"TKM-779","heading":"Exam Supervisor","intro":"Silence, and how to keep it.","campus":{"__typename":"Campus","label":"Blenheim","countryCode":"NZ"},"remuneration":null,"tenure":"CASUAL","hours":"AS_REQUIRED","fte":null,"openedAt":1795558500,"closesAt":1797764400,"state":"PUBLISHED","permalink":"https://mahi.kuramoana.example/roles/TKM-779"}},
{"cursor":"YXJyYXk6Mw==","node":{"__typename":"Role","roleCode":"TKM-752","heading":"Workshop Technician, Boatbuilding","intro":"Epoxy and patience.","campus":{"__typename":"Campus","label":"Nelson","countryCode":"NZ"},"remuneration":{"__typename":"PayBand","from":58000,"upTo":66400,"per":"YEAR","currency":"NZD"},"tenure":"PERMANENT","hours":"FULL_TIME","fte":1.0,"openedAt":1791835200,"closesAt":1794542400,"state":"CLOSED","permalink":"https://mahi.kuramoana.example/roles/TKM-752"}}
],"pageInfo":{"__typename":"PageInfo","hasNextPage":false,"endCursor":"YXJyYXk6Mw=="}}}},"extensions":{"requestId":"6f0c-11ab"}}`,
  expected: [
    {
      title: "Kaiako | Lecturer, Aquaculture",
      employer: "Te Kura Moana Polytechnic",
      reference: "TKM-771",
      places: ["INT"],
      pay: { min: 76_500, max: 98_200, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-09T20:00:00Z",
      closes: "2026-12-17T04:00:00Z",
      live: true,
      url: "https://mahi.kuramoana.example/roles/TKM-771",
    },
    {
      title: "Student Adviser (Gold Coast Centre)",
      employer: "Te Kura Moana Polytechnic",
      reference: "TKM-774",
      places: ["Southport QLD"],
      pay: { min: 38.4, max: 42.1, interval: "hour" },
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-19T21:30:00Z",
      closes: "2027-01-14T11:00:00Z",
      live: true,
      url: "https://mahi.kuramoana.example/roles/TKM-774",
    },
    {
      title: "Exam Supervisor",
      employer: "Te Kura Moana Polytechnic",
      reference: "TKM-779",
      places: ["INT"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-24T22:15:00Z",
      closes: "2026-12-20T11:00:00Z",
      live: true,
      url: "https://mahi.kuramoana.example/roles/TKM-779",
    },
    {
      title: "Workshop Technician, Boatbuilding",
      employer: "Te Kura Moana Polytechnic",
      reference: "TKM-752",
      places: ["INT"],
      closes: "2026-11-13T04:00:00Z",
      live: false,
    },
  ],
};

/** A college office's sheet: a mark at its head, doubled quotation marks, notes over lines, ends with an hour and a weekday, bands of an agreement, empty rows at the foot. */
export const collegeSheet = {
  name: "held-11 sheet of a college office with notes over lines",
  employer: "St Brannoc's College",
  extension: "csv",
  contentType: "text/csv",
  text: `\uFEFFPosition,Campus,Ref,Load,Tenure,Salary / classification,Commencing,Applications close,Link to apply,Notes\r
"Teacher of Mathematics (""Years 7-10"")","Ballina, NSW",SB26-41,Full time,Ongoing,"$87,550 - $129,540 p.a. (Band 1 to Senior Teacher 1)",27/01/2027,"4pm Mon 21 Dec 2026",https://employment.stbrannocs.example/SB26-41,"Some Year 11 Standard.\r
NESA accreditation, WWCC."\r
Learning Support Officer,"Lismore, NSW",SB26-44,Part time (0.6),"Fixed term, Terms 1 and 2","$34.92 - $38.15 per hour",27/01/2027,"9am Thu 17 Dec 2026",https://employment.stbrannocs.example/SB26-44,"One student, two classrooms, a lift."\r
Relief Canteen Assistant,"Ballina, NSW",SB26-45,Casual,,"School Support Staff Level 2",,"Noon Fri 18 Dec 2026",https://employment.stbrannocs.example/SB26-45,\r
Head of Music,"Lismore, NSW",,Full time,Ongoing,,19/04/2027,"5pm Fri 22 Jan 2027",,"Ask at the office for the information pack.\r
\r
Choir, band, and ""something with strings""."\r
,,,,,,,,,\r
,,,,,,,,,\r
`,
  expected: [
    {
      title: 'Teacher of Mathematics ("Years 7-10")',
      employer: "St Brannoc's College",
      reference: "SB26-41",
      places: ["Ballina NSW"],
      pay: { min: 87_550, max: 129_540, interval: "year" },
      workTypes: ["Full time"],
      posted: null,
      closes: "2026-12-21",
      live: true,
      url: "https://employment.stbrannocs.example/SB26-41",
    },
    {
      title: "Learning Support Officer",
      employer: "St Brannoc's College",
      reference: "SB26-44",
      places: ["Lismore NSW"],
      pay: { min: 34.92, max: 38.15, interval: "hour" },
      workTypes: ["Part time", "Contract"],
      posted: null,
      closes: "2026-12-17",
      live: true,
      url: "https://employment.stbrannocs.example/SB26-44",
    },
    {
      title: "Relief Canteen Assistant",
      employer: "St Brannoc's College",
      reference: "SB26-45",
      places: ["Ballina NSW"],
      pay: null,
      workTypes: ["Casual"],
      posted: null,
      closes: "2026-12-18",
      live: true,
      url: "https://employment.stbrannocs.example/SB26-45",
    },
    {
      title: "Head of Music",
      employer: "St Brannoc's College",
      reference: null,
      places: ["Lismore NSW"],
      pay: null,
      workTypes: ["Full time"],
      posted: null,
      closes: "2027-01-22",
      live: true,
      url: null,
    },
  ],
};
