/** The channel of a site's plugin for jobs: the person that entered a job as its creator, employer, place and type under the plugin's namespace, the site's name in the channel only. */
export const pluginChannel = {
  name: "plugin's channel, facts under its namespace",
  extension: "xml",
  contentType: "application/rss+xml; charset=UTF-8",
  text: `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"
	xmlns:content="http://purl.org/rss/1.0/modules/content/"
	xmlns:wfw="http://wellformedweb.org/CommentAPI/"
	xmlns:dc="http://purl.org/dc/elements/1.1/"
	xmlns:atom="http://www.w3.org/2005/Atom"
	xmlns:sy="http://purl.org/rss/1.0/modules/syndication/"
	xmlns:slash="http://purl.org/rss/1.0/modules/slash/"
	xmlns:job_listing="https://saltandsoil.example"
>
<channel>
	<title>Jobs &#8211; Salt &amp; Soil</title>
	<atom:link href="https://saltandsoil.example/?feed=job_feed" rel="self" type="application/rss+xml" />
	<link>https://saltandsoil.example</link>
	<description>Work on farms, boats and in kitchens</description>
	<lastBuildDate>Thu, 26 Nov 2026 21:04:52 +0000</lastBuildDate>
	<language>en-AU</language>
	<sy:updatePeriod>hourly</sy:updatePeriod>
	<sy:updateFrequency>1</sy:updateFrequency>
	<generator>https://wordpress.org/?v=6.8.3</generator>
	<item>
		<title>Oyster Farmer &#8211; Leases &amp; Hatchery</title>
		<link>https://saltandsoil.example/job/mudlark-oysters-coffin-bay-oyster-farmer/</link>
		<dc:creator><![CDATA[kylie_admin]]></dc:creator>
		<pubDate>Wed, 18 Nov 2026 23:15:09 +0000</pubDate>
		<guid isPermaLink="false">https://saltandsoil.example/?post_type=job_listing&#038;p=2217</guid>
		<description><![CDATA[Baskets, tides and a very small boat. You grade, you turn, you [&#8230;]]]></description>
		<content:encoded><![CDATA[<p>Baskets, tides and a very small boat. You grade, you turn, you wash.</p>
<p>A coxswain&#8217;s certificate helps.</p>]]></content:encoded>
		<slash:comments>0</slash:comments>
		<job_listing:location><![CDATA[Coffin Bay SA]]></job_listing:location>
		<job_listing:job_type><![CDATA[Full Time]]></job_listing:job_type>
		<job_listing:company><![CDATA[Mudlark Oysters]]></job_listing:company>
		<job_listing:salary><![CDATA[$68,000 - $74,500 a year]]></job_listing:salary>
		<job_listing:application_deadline><![CDATA[2026-12-16]]></job_listing:application_deadline>
	</item>
	<item>
		<title>Vintage Cellar Hand</title>
		<link>https://saltandsoil.example/job/currency-ridge-clare-vintage-cellar-hand/</link>
		<dc:creator><![CDATA[Tomasz]]></dc:creator>
		<pubDate>Tue, 24 Nov 2026 04:40:00 +0000</pubDate>
		<guid isPermaLink="false">https://saltandsoil.example/?post_type=job_listing&#038;p=2230</guid>
		<description><![CDATA[Hoses, pumps, purple hands. [&#8230;]]]></description>
		<content:encoded><![CDATA[<p>Hoses, pumps, purple hands. February until the last of the shiraz.</p>]]></content:encoded>
		<slash:comments>0</slash:comments>
		<job_listing:location><![CDATA[Clare SA]]></job_listing:location>
		<job_listing:job_type><![CDATA[Casual]]></job_listing:job_type>
		<job_listing:company><![CDATA[Currency Ridge Wines]]></job_listing:company>
		<job_listing:salary><![CDATA[$33.41/hour]]></job_listing:salary>
	</item>
	<item>
		<title>Caf&#233; Manager</title>
		<link>https://saltandsoil.example/job/mudlark-oysters-port-lincoln-cafe-manager/</link>
		<dc:creator><![CDATA[kylie_admin]]></dc:creator>
		<pubDate>Wed, 25 Nov 2026 22:00:31 +0000</pubDate>
		<guid isPermaLink="false">https://saltandsoil.example/?post_type=job_listing&#038;p=2236</guid>
		<description><![CDATA[Half dozen, a dozen, and coffee. [&#8230;]]]></description>
		<content:encoded><![CDATA[<p>Half dozen, a dozen, and coffee.</p>]]></content:encoded>
		<slash:comments>0</slash:comments>
		<job_listing:location><![CDATA[Port Lincoln SA]]></job_listing:location>
		<job_listing:job_type><![CDATA[Part Time]]></job_listing:job_type>
		<job_listing:company><![CDATA[Mudlark Oysters]]></job_listing:company>
		<job_listing:application_deadline><![CDATA[2026-12-06]]></job_listing:application_deadline>
	</item>
</channel>
</rss>
`,
  expected: [
    {
      title: "Oyster Farmer – Leases & Hatchery",
      employer: "Mudlark Oysters",
      places: ["Coffin Bay SA"],
      pay: { min: 68_000, max: 74_500, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-18T23:15:09Z",
      closes: "2026-12-16",
      live: true,
      url: "https://saltandsoil.example/job/mudlark-oysters-coffin-bay-oyster-farmer/",
    },
    {
      title: "Vintage Cellar Hand",
      employer: "Currency Ridge Wines",
      places: ["Clare SA"],
      pay: { min: 33.41, max: 33.41, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-24T04:40:00Z",
      closes: null,
      live: true,
      url: "https://saltandsoil.example/job/currency-ridge-clare-vintage-cellar-hand/",
    },
    {
      title: "Café Manager",
      employer: "Mudlark Oysters",
      places: ["Port Lincoln SA"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-25T22:00:31Z",
      closes: "2026-12-06",
      live: true,
      url: "https://saltandsoil.example/job/mudlark-oysters-port-lincoln-cafe-manager/",
    },
  ],
};

/** A recruiter's export of a database: texts of several lines inside cells, months in letters, the kind of rate in a column of its own, an end of the advertisement beside the start of work, stages of which one is not live. */
export const recruiterExport = {
  name: "recruiter's export, advertisements of several lines in cells",
  extension: "csv",
  contentType: "text/csv",
  text: `"Job No","Job Title","Advertiser","Perm/Temp","Hours","Suburb","State","Postcode","Min Rate","Max Rate","Rate Type","Work From Home","Ad Start","Ad End","Work Start","Stage","Consultant","Ad Copy","Apply Link"
"J004417","Conveyancer","Quokka Legal Search","Perm","Full Time","Bunbury","WA","6230","85,000.00","95,000.00","Annual","No","18-Nov-2026","16-Dec-2026","ASAP","Live","Dimitri Aldous","Settle forty matters a month.

You will:
- search, ""stamp"" and settle
- answer the phone, kindly","https://quokkalegal.example/j/J004417"
"J004425","Legal Secretary (Family Law)","Quokka Legal Search","Temp","Part Time","Perth","WA","6000","41.00","44.50","Hourly","No","24-Nov-2026","","18-Jan-2027","Live","Dimitri Aldous","Three days a week, until June.
Dictation, briefs and discretion.","https://quokkalegal.example/j/J004425"
"J004431","Legal Costs Assessor","Quokka Legal Search","Perm","Full Time","Perth","WA","6000","","","","Yes","25-Nov-2026","18-Dec-2026","","Live","Paola Sjöberg","Read bills. Doubt them.","https://quokkalegal.example/j/J004431"
"J004380","Estates Lawyer","Quokka Legal Search","Perm","Full Time","Albany","WA","6330","110,000.00","130,000.00","Annual","No","06-Oct-2026","31-Dec-2026","","Placed","Dimitri Aldous","Wills, and what follows.","https://quokkalegal.example/j/J004380"
`,
  expected: [
    {
      title: "Conveyancer",
      employer: "Quokka Legal Search",
      reference: "J004417",
      places: ["Bunbury WA"],
      pay: { min: 85_000, max: 95_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-18",
      closes: "2026-12-16",
      remote: false,
      live: true,
      url: "https://quokkalegal.example/j/J004417",
    },
    {
      title: "Legal Secretary (Family Law)",
      employer: "Quokka Legal Search",
      reference: "J004425",
      places: ["Perth WA"],
      pay: { min: 41, max: 44.5, interval: "hour" },
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-24",
      closes: null,
      remote: false,
      live: true,
      url: "https://quokkalegal.example/j/J004425",
    },
    {
      title: "Legal Costs Assessor",
      employer: "Quokka Legal Search",
      reference: "J004431",
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-25",
      closes: "2026-12-18",
      remote: true,
      live: true,
      url: "https://quokkalegal.example/j/J004431",
    },
    { title: "Estates Lawyer", live: false },
  ],
};

const gallery = { "@type": "Organization", name: "Bowerbird Galleries", sameAs: "https://bowerbird.example" };
const town = (addressLocality: string, addressRegion: string) => ({
  "@type": "Place",
  address: { "@type": "PostalAddress", addressLocality, addressRegion, addressCountry: "AU" },
});
const money = (unitText: string, value: object) => ({
  "@type": "MonetaryAmount",
  currency: "AUD",
  value: { "@type": "QuantitativeValue", unitText, ...value },
});

/** A list of items in linked data, without a page around it: each item holds a posting, types as a text or a list, pay as one value or a range, one from home with the state that applicants must live in. */
export const itemList = {
  name: "list of items in linked data, a posting in each",
  extension: "json",
  contentType: "application/ld+json",
  text: JSON.stringify(
    {
      "@context": "https://schema.org/",
      "@type": "ItemList",
      name: "Work at the galleries",
      url: "https://bowerbird.example/work",
      numberOfItems: 3,
      itemListOrder: "https://schema.org/ItemListOrderDescending",
      itemListElement: [
        {
          "@type": "ListItem",
          position: 1,
          item: {
            "@type": "JobPosting",
            title: "Exhibitions Registrar",
            description: "<p>Know where every crate is, and why.</p>",
            identifier: { "@type": "PropertyValue", name: "Bowerbird Galleries", value: "BG-26-31" },
            datePosted: "2026-11-18",
            validThrough: "2026-12-13T23:59:00+11:00",
            employmentType: ["FULL_TIME", "TEMPORARY"],
            hiringOrganization: gallery,
            jobLocation: [town("Castlemaine", "VIC"), town("Echuca", "Victoria")],
            baseSalary: money("YEAR", { minValue: 82_600, maxValue: 88_900 }),
            directApply: true,
            url: "https://bowerbird.example/work/registrar",
          },
        },
        {
          "@type": "ListItem",
          position: 2,
          item: {
            "@type": "JobPosting",
            title: "Caption Writer &amp; Audio Describer",
            description: "&lt;p&gt;Say what is there, in forty words.&lt;/p&gt;",
            identifier: { "@type": "PropertyValue", name: "Bowerbird Galleries", value: "BG-26-33" },
            datePosted: "2026-11-24",
            employmentType: "PART_TIME",
            hiringOrganization: gallery,
            jobLocationType: "TELECOMMUTE",
            applicantLocationRequirements: { "@type": "State", name: "Victoria, Australia" },
            baseSalary: money("HOUR", { value: 47.25 }),
            directApply: false,
            url: "https://bowerbird.example/work/caption-writer",
          },
        },
        {
          "@type": "ListItem",
          position: 3,
          item: {
            "@type": "JobPosting",
            title: "Gallery Attendant",
            description: "<p>Stand, watch, explain the one with the teapots.</p>",
            identifier: { "@type": "PropertyValue", name: "Bowerbird Galleries", value: "BG-26-27" },
            datePosted: "2026-10-21",
            validThrough: "2026-11-15T23:59:00+11:00",
            employmentType: "OTHER",
            hiringOrganization: gallery,
            jobLocation: town("Castlemaine", "VIC"),
            url: "https://bowerbird.example/work/attendant",
          },
        },
      ],
    },
    null,
    2,
  ),
  expected: [
    {
      title: "Exhibitions Registrar",
      employer: "Bowerbird Galleries",
      reference: "BG-26-31",
      places: ["Castlemaine VIC", "Echuca VIC"],
      pay: { min: 82_600, max: 88_900, interval: "year" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-18",
      closes: "2026-12-13T12:59:00Z",
      live: true,
      url: "https://bowerbird.example/work/registrar",
    },
    {
      title: "Caption Writer & Audio Describer",
      employer: "Bowerbird Galleries",
      reference: "BG-26-33",
      pay: { min: 47.25, max: 47.25, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-24",
      closes: null,
      remote: true,
      live: true,
      url: "https://bowerbird.example/work/caption-writer",
    },
    { title: "Gallery Attendant", reference: "BG-26-27", live: false },
  ],
};
