/** A university's channel with the recruiting system's namespace: one place or several with a stroke between, closing moments with a zone's long name, hours and term in one text, pay in the description. */
export const university = {
  name: "university's channel, the system's own namespace",
  employer: "Bellbird University",
  extension: "rss",
  contentType: "application/rss+xml; charset=utf-8",
  text: `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:job="http://turnleaf.example/jobs/1.0" xmlns:a10="http://www.w3.org/2005/Atom">
<channel>
<title>Current vacancies</title>
<link>https://careers.turnleaf.example/881/cw/en/rss</link>
<description>Current vacancies</description>
<lastBuildDate>Thu, 26 Nov 2026 08:00:00 +1100</lastBuildDate>
<a10:id>https://careers.turnleaf.example/881/cw/en/rss</a10:id>
<item>
<guid isPermaLink="false">517743</guid>
<link>https://careers.turnleaf.example/881/cw/en/job/517743/lecturer-in-soil-science</link>
<title>Lecturer in Soil Science</title>
<description>&lt;p&gt;Teach on Tuesdays, dig on Wednesdays.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Level B, $118,207 to $139,914 per annum, plus 17% super&lt;/li&gt;&lt;li&gt;Relocation help of up to $8,000&lt;/li&gt;&lt;/ul&gt;</description>
<pubDate>Wed, 18 Nov 2026 10:30:00 +1100</pubDate>
<a10:updated>2026-11-23T09:00:00+11:00</a10:updated>
<job:refNo>517743</job:refNo>
<job:workType>Full time - fixed term</job:workType>
<job:location>Armidale NSW</job:location>
<job:category>Academic</job:category>
<job:department>School of Land and Water</job:department>
<job:closingDate>17 Dec 2026 11:55pm AUS Eastern Daylight Time</job:closingDate>
</item>
<item>
<guid isPermaLink="false">517790</guid>
<link>https://careers.turnleaf.example/881/cw/en/job/517790/examination-supervisor</link>
<title>Examination Supervisor</title>
<description>&lt;p&gt;Pens down, kindly.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;$44.12 per hour (includes 25% loading)&lt;/li&gt;&lt;/ul&gt;</description>
<pubDate>Tue, 24 Nov 2026 15:00:00 +1100</pubDate>
<a10:updated>2026-11-24T15:00:00+11:00</a10:updated>
<job:refNo>517790</job:refNo>
<job:workType>Casual</job:workType>
<job:location>Armidale NSW | Tamworth NSW | Coffs Harbour NSW</job:location>
<job:category>Professional</job:category>
<job:department>Student Administration</job:department>
<job:closingDate>10 Jan 2027 11:55pm AUS Eastern Daylight Time</job:closingDate>
</item>
<item>
<guid isPermaLink="false">517802</guid>
<link>https://careers.turnleaf.example/881/cw/en/job/517802/learning-designer</link>
<title>Learning Designer</title>
<description>&lt;p&gt;Make the module that students finish.&lt;/p&gt;</description>
<pubDate>Thu, 26 Nov 2026 07:45:00 +1100</pubDate>
<a10:updated>2026-11-26T07:45:00+11:00</a10:updated>
<job:refNo>517802</job:refNo>
<job:workType>Part time - continuing</job:workType>
<job:location>Remote within Australia</job:location>
<job:category>Professional</job:category>
<job:department>Teaching Support</job:department>
<job:closingDate/>
</item>
</channel>
</rss>
`,
  expected: [
    {
      title: "Lecturer in Soil Science",
      employer: "Bellbird University",
      reference: "517743",
      places: ["Armidale NSW"],
      pay: { min: 118_207, max: 139_914, interval: "year" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-17T23:30:00Z",
      closes: "2026-12-17",
      remote: false,
      live: true,
      url: "https://careers.turnleaf.example/881/cw/en/job/517743/lecturer-in-soil-science",
    },
    {
      title: "Examination Supervisor",
      employer: "Bellbird University",
      reference: "517790",
      places: ["Armidale NSW", "Tamworth NSW", "Coffs Harbour NSW"],
      pay: { min: 44.12, max: 44.12, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-24T04:00:00Z",
      closes: "2027-01-10",
      remote: false,
      live: true,
      url: "https://careers.turnleaf.example/881/cw/en/job/517790/examination-supervisor",
    },
    {
      title: "Learning Designer",
      employer: "Bellbird University",
      reference: "517802",
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-25T20:45:00Z",
      closes: null,
      remote: true,
      live: true,
      url: "https://careers.turnleaf.example/881/cw/en/job/517802/learning-designer",
    },
  ],
};

const meta = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key><![CDATA[${key}]]></wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;

/** A site's export of itself: facts as pairs of a key and a value beside keys of the form that made them, closing days as eight digits, a picture among the vacancies, a draft whose day is before all time. */
export const siteExport = {
  name: "site's export of itself, closing days as eight digits",
  employer: "Sandpiper Community Housing",
  extension: "xml",
  contentType: "application/xml",
  text: `<?xml version="1.0" encoding="UTF-8" ?>
<!-- This is an export file that contains posts, pages and their metadata. -->
<rss version="2.0"
	xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"
	xmlns:content="http://purl.org/rss/1.0/modules/content/"
	xmlns:wfw="http://wellformedweb.org/CommentAPI/"
	xmlns:dc="http://purl.org/dc/elements/1.1/"
	xmlns:wp="http://wordpress.org/export/1.2/"
>
<channel>
	<title>Sandpiper Community Housing</title>
	<link>https://sandpiperhousing.example</link>
	<description>A door for everyone</description>
	<pubDate>Thu, 26 Nov 2026 21:00:14 +0000</pubDate>
	<language>en-AU</language>
	<wp:wxr_version>1.2</wp:wxr_version>
	<wp:base_site_url>https://sandpiperhousing.example</wp:base_site_url>
	<wp:author><wp:author_id>4</wp:author_id><wp:author_login><![CDATA[webmaster]]></wp:author_login><wp:author_display_name><![CDATA[Webmaster]]></wp:author_display_name></wp:author>
	<item>
		<title><![CDATA[tenancy-team-photo]]></title>
		<link>https://sandpiperhousing.example/vacancies/tenancy-officer/tenancy-team-photo/</link>
		<pubDate>Tue, 17 Nov 2026 23:50:00 +0000</pubDate>
		<dc:creator><![CDATA[webmaster]]></dc:creator>
		<guid isPermaLink="false">https://sandpiperhousing.example/wp-content/uploads/2026/11/tenancy-team-photo.jpg</guid>
		<description></description>
		<content:encoded><![CDATA[]]></content:encoded>
		<excerpt:encoded><![CDATA[]]></excerpt:encoded>
		<wp:post_id>3110</wp:post_id>
		<wp:status><![CDATA[inherit]]></wp:status>
		<wp:post_type><![CDATA[attachment]]></wp:post_type>
		<wp:attachment_url><![CDATA[https://sandpiperhousing.example/wp-content/uploads/2026/11/tenancy-team-photo.jpg]]></wp:attachment_url>
	</item>
	<item>
		<title><![CDATA[Tenancy Officer &amp; Outreach Worker]]></title>
		<link>https://sandpiperhousing.example/vacancies/tenancy-officer/</link>
		<pubDate>Wed, 18 Nov 2026 00:15:00 +0000</pubDate>
		<dc:creator><![CDATA[webmaster]]></dc:creator>
		<guid isPermaLink="false">https://sandpiperhousing.example/?post_type=vacancy&#038;p=3108</guid>
		<description></description>
		<content:encoded><![CDATA[<!-- wp:paragraph -->
<p>Keys, kettles and hard talks.</p>
<!-- /wp:paragraph -->]]></content:encoded>
		<excerpt:encoded><![CDATA[]]></excerpt:encoded>
		<wp:post_id>3108</wp:post_id>
		<wp:post_date><![CDATA[2026-11-18 11:15:00]]></wp:post_date>
		<wp:post_date_gmt><![CDATA[2026-11-18 00:15:00]]></wp:post_date_gmt>
		<wp:post_name><![CDATA[tenancy-officer]]></wp:post_name>
		<wp:status><![CDATA[publish]]></wp:status>
		<wp:post_type><![CDATA[vacancy]]></wp:post_type>
		<category domain="vacancy_type" nicename="part-time"><![CDATA[Part time]]></category>
		<category domain="vacancy_region" nicename="gippsland"><![CDATA[Gippsland]]></category>
		${meta("_edit_last", "4")}
		${meta("reference_number", "SCH-26-031")}
		${meta("_reference_number", "field_64a0c1b2e3001")}
		${meta("town", "Bairnsdale VIC")}
		${meta("_town", "field_64a0c1b2e3002")}
		${meta("pay_rate", "SCHADS Level 4, $43.18 - $45.27 per hour")}
		${meta("_pay_rate", "field_64a0c1b2e3003")}
		${meta("closing_date", "20261213")}
		${meta("_closing_date", "field_64a0c1b2e3004")}
	</item>
	<item>
		<title><![CDATA[Asset Manager]]></title>
		<link>https://sandpiperhousing.example/vacancies/asset-manager/</link>
		<pubDate>Wed, 25 Nov 2026 05:02:00 +0000</pubDate>
		<dc:creator><![CDATA[webmaster]]></dc:creator>
		<guid isPermaLink="false">https://sandpiperhousing.example/?post_type=vacancy&#038;p=3121</guid>
		<description></description>
		<content:encoded><![CDATA[<p>Nine hundred roofs, some of them old.</p>]]></content:encoded>
		<excerpt:encoded><![CDATA[]]></excerpt:encoded>
		<wp:post_id>3121</wp:post_id>
		<wp:post_date><![CDATA[2026-11-25 16:02:00]]></wp:post_date>
		<wp:post_date_gmt><![CDATA[2026-11-25 05:02:00]]></wp:post_date_gmt>
		<wp:post_name><![CDATA[asset-manager]]></wp:post_name>
		<wp:status><![CDATA[publish]]></wp:status>
		<wp:post_type><![CDATA[vacancy]]></wp:post_type>
		<category domain="vacancy_type" nicename="full-time"><![CDATA[Full time]]></category>
		<category domain="vacancy_region" nicename="gippsland"><![CDATA[Gippsland]]></category>
		${meta("reference_number", "SCH-26-033")}
		${meta("_reference_number", "field_64a0c1b2e3001")}
		${meta("town", "Sale VIC")}
		${meta("_town", "field_64a0c1b2e3002")}
		${meta("pay_rate", "$105k-$112k plus super and a car")}
		${meta("_pay_rate", "field_64a0c1b2e3003")}
		${meta("closing_date", "")}
		${meta("_closing_date", "field_64a0c1b2e3004")}
	</item>
	<item>
		<title><![CDATA[Housing Support Team Leader]]></title>
		<link>https://sandpiperhousing.example/?post_type=vacancy&#038;p=3130</link>
		<pubDate>Mon, 30 Nov -0001 00:00:00 +0000</pubDate>
		<dc:creator><![CDATA[webmaster]]></dc:creator>
		<guid isPermaLink="false">https://sandpiperhousing.example/?post_type=vacancy&#038;p=3130</guid>
		<description></description>
		<content:encoded><![CDATA[<p>Text to come from Bettina.</p>]]></content:encoded>
		<excerpt:encoded><![CDATA[]]></excerpt:encoded>
		<wp:post_id>3130</wp:post_id>
		<wp:post_date><![CDATA[2026-11-26 14:20:00]]></wp:post_date>
		<wp:post_date_gmt><![CDATA[0000-00-00 00:00:00]]></wp:post_date_gmt>
		<wp:post_name><![CDATA[]]></wp:post_name>
		<wp:status><![CDATA[draft]]></wp:status>
		<wp:post_type><![CDATA[vacancy]]></wp:post_type>
		<category domain="vacancy_type" nicename="full-time"><![CDATA[Full time]]></category>
		${meta("reference_number", "SCH-26-034")}
		${meta("town", "Bairnsdale VIC")}
		${meta("pay_rate", "")}
		${meta("closing_date", "20270115")}
	</item>
</channel>
</rss>
`,
  expected: [
    {
      title: "Tenancy Officer & Outreach Worker",
      employer: "Sandpiper Community Housing",
      reference: "SCH-26-031",
      places: ["Bairnsdale VIC"],
      pay: { min: 43.18, max: 45.27, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-18T00:15:00Z",
      closes: "2026-12-13",
      remote: false,
      live: true,
      url: "https://sandpiperhousing.example/vacancies/tenancy-officer/",
    },
    {
      title: "Asset Manager",
      employer: "Sandpiper Community Housing",
      reference: "SCH-26-033",
      places: ["Sale VIC"],
      pay: { min: 105_000, max: 112_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-25T05:02:00Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://sandpiperhousing.example/vacancies/asset-manager/",
    },
  ],
};

/** A range of a sheet as its service gives it: rows as lists of texts under the names of the columns, rows that end early, an empty row, days with months in letters and two digits for the year, one that is gone. */
export const range = {
  name: "range of a sheet, rows as lists that end early",
  extension: "json",
  contentType: "application/json; charset=UTF-8",
  text: JSON.stringify({
    range: "'Jobs going'!A1:K998",
    majorDimension: "ROWS",
    values: [
      [
        "Our no.",
        "Job",
        "Business",
        "Whereabouts",
        "FT/PT/Cas",
        "What it pays",
        "Can do from home?",
        "Ad went up",
        "Applications by",
        "Still going?",
        "More info",
      ],
      [
        "J-201",
        "Shearing Contract Manager",
        "Merino & Main",
        "Longreach, Qld",
        "FT",
        "$1,900 - $2,150 per week",
        "No",
        "18-Nov-26",
        "14-Dec-26",
        "Yes",
        "https://outbackjobs.example/j-201",
      ],
      [
        "J-204",
        "Bookkeeper",
        "Blackall Rural Supplies",
        "Blackall, Qld",
        "PT",
        "$40/hr",
        "Yes, all of it",
        "24-Nov-26",
        "",
        "Yes",
        "https://outbackjobs.example/j-204",
      ],
      [],
      [
        "J-205",
        "Roadhouse Cook",
        "The Drovers' Roadhouse",
        "Winton, Qld",
        "Cas",
        "",
        "No",
        "25-Nov-26",
        "31-Jan-27",
        "Yes",
      ],
      [
        "J-188",
        "Grader Operator",
        "Merino & Main",
        "Longreach, Qld",
        "FT",
        "$45/hr",
        "No",
        "12-Oct-26",
        "",
        "No - gone",
      ],
    ],
  }),
  expected: [
    {
      title: "Shearing Contract Manager",
      employer: "Merino & Main",
      reference: "J-201",
      places: ["Longreach QLD"],
      pay: { min: 1_900, max: 2_150, interval: "week" },
      workTypes: ["Full time"],
      posted: "2026-11-18",
      closes: "2026-12-14",
      remote: false,
      live: true,
      url: "https://outbackjobs.example/j-201",
    },
    {
      title: "Bookkeeper",
      employer: "Blackall Rural Supplies",
      reference: "J-204",
      places: ["Blackall QLD"],
      pay: { min: 40, max: 40, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-24",
      closes: null,
      remote: true,
      live: true,
      url: "https://outbackjobs.example/j-204",
    },
    {
      title: "Roadhouse Cook",
      employer: "The Drovers' Roadhouse",
      reference: "J-205",
      places: ["Winton QLD"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-25",
      closes: "2027-01-31",
      remote: false,
      live: true,
      url: null,
    },
    { title: "Grader Operator", reference: "J-188", live: false },
  ],
};
