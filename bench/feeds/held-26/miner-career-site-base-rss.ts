/** Usual: the channel that a large personnel suite's career site gives to search engines, in the namespace of a shop's feed: the title with the place in brackets after it, employer, location, function, id and expiration each in that namespace, descriptions as escaped HTML that begin with labels, links with a tracking parameter, a location abroad, one that has expired. */
export const minerCareerSiteBaseRss = {
  name: "held-26 career site channel of a miner for search engines",
  extension: "xml",
  contentType: "application/rss+xml;charset=UTF-8",
  text: String.raw`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>Corella Minerals Job Postings</title>
<description>Current openings at Corella Minerals</description>
<link>https://careers.corellaminerals.example</link>
<item>
<title>Fixed Plant Maintainer (Karratha, WA, AU, 6714)</title>
<description>&lt;p&gt;&lt;b&gt;Requisition ID:&lt;/b&gt; 30417&lt;/p&gt;&lt;p&gt;&lt;b&gt;Roster:&lt;/b&gt; 8 days on, 6 days off, residential&lt;/p&gt;&lt;p&gt;Conveyors, crushers and the one pump nobody likes. Package of $142,000 to $158,000 per annum including a housing allowance.&lt;/p&gt;&lt;p&gt;A permanent, full time position.&lt;/p&gt;</description>
<link>https://careers.corellaminerals.example/job/Karratha-Fixed-Plant-Maintainer-WA-6714/1203344166/?feedId=388833</link>
<guid>https://careers.corellaminerals.example/job/Karratha-Fixed-Plant-Maintainer-WA-6714/1203344166/</guid>
<g:id>1203344166</g:id>
<g:employer>Corella Minerals</g:employer>
<g:location>Karratha, WA, AU, 6714</g:location>
<g:job_function>Maintenance</g:job_function>
<g:expiration_date>2026-12-17</g:expiration_date>
</item>
<item>
<title>Graduate Geologist (Kalgoorlie, WA, AU, 6430)</title>
<description>&lt;p&gt;&lt;b&gt;Requisition ID:&lt;/b&gt; 30452&lt;/p&gt;&lt;p&gt;Two years, four sites, one ute. Fixed term, full time. Our graduates logged 61,000 metres of core last year.&lt;/p&gt;&lt;p&gt;Salary: $98,500 p.a. + super&lt;/p&gt;</description>
<link>https://careers.corellaminerals.example/job/Kalgoorlie-Graduate-Geologist-WA-6430/1204551166/?feedId=388833</link>
<guid>https://careers.corellaminerals.example/job/Kalgoorlie-Graduate-Geologist-WA-6430/1204551166/</guid>
<g:id>1204551166</g:id>
<g:employer>Corella Minerals</g:employer>
<g:location>Kalgoorlie, WA, AU, 6430</g:location>
<g:job_function>Geoscience</g:job_function>
<g:expiration_date>2027-01-15</g:expiration_date>
</item>
<item>
<title>Community Relations Adviser (Lae, PG)</title>
<description>&lt;p&gt;&lt;b&gt;Requisition ID:&lt;/b&gt; 30460&lt;/p&gt;&lt;p&gt;Tok Pisin and time. Casual, as villages call.&lt;/p&gt;</description>
<link>https://careers.corellaminerals.example/job/Lae-Community-Relations-Adviser/1205008866/?feedId=388833</link>
<guid>https://careers.corellaminerals.example/job/Lae-Community-Relations-Adviser/1205008866/</guid>
<g:id>1205008866</g:id>
<g:employer>Corella Minerals</g:employer>
<g:location>Lae, PG</g:location>
<g:job_function>External Affairs</g:job_function>
<g:expiration_date>2026-12-04</g:expiration_date>
</item>
<item>
<title>Camp Chef (Port Hedland, WA, AU, 6721)</title>
<description>&lt;p&gt;&lt;b&gt;Requisition ID:&lt;/b&gt; 30311&lt;/p&gt;&lt;p&gt;Three hundred breakfasts.&lt;/p&gt;</description>
<link>https://careers.corellaminerals.example/job/Port-Hedland-Camp-Chef-WA-6721/1198220066/?feedId=388833</link>
<guid>https://careers.corellaminerals.example/job/Port-Hedland-Camp-Chef-WA-6721/1198220066/</guid>
<g:id>1198220066</g:id>
<g:employer>Corella Minerals</g:employer>
<g:location>Port Hedland, WA, AU, 6721</g:location>
<g:job_function>Camp Services</g:job_function>
<g:expiration_date>2026-11-20</g:expiration_date>
</item>
</channel>
</rss>
`,
  expected: [
    {
      title: "Fixed Plant Maintainer",
      employer: "Corella Minerals",
      places: ["Karratha WA"],
      pay: { min: 142_000, max: 158_000, interval: "year" },
      workTypes: ["Full time"],
      posted: null,
      closes: "2026-12-17",
      remote: false,
      live: true,
      url: "https://careers.corellaminerals.example/job/Karratha-Fixed-Plant-Maintainer-WA-6714/1203344166/?feedId=388833",
    },
    {
      title: "Graduate Geologist",
      employer: "Corella Minerals",
      places: ["Kalgoorlie WA"],
      pay: { min: 98_500, max: 98_500, interval: "year" },
      workTypes: ["Full time", "Contract"],
      posted: null,
      closes: "2027-01-15",
      remote: false,
      live: true,
      url: "https://careers.corellaminerals.example/job/Kalgoorlie-Graduate-Geologist-WA-6430/1204551166/?feedId=388833",
    },
    {
      title: "Community Relations Adviser",
      employer: "Corella Minerals",
      places: ["INT"],
      pay: null,
      workTypes: ["Casual"],
      closes: "2026-12-04",
      remote: false,
      live: true,
      url: "https://careers.corellaminerals.example/job/Lae-Community-Relations-Adviser/1205008866/?feedId=388833",
    },
    { title: "Camp Chef", employer: "Corella Minerals", places: ["Port Hedland WA"], live: false },
  ],
};
