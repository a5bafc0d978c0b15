import { abroad, type WorldFeed } from "./world-feed.ts";

/** Feeds in XML of job boards and of the programs of recruiters. */
export const xmlFeeds: WorldFeed[] = [
  {
    name: "Indeed XML of an agency",
    content: `<?xml version="1.0" encoding="utf-8"?>
<source>
<publisher>Harbour Staffing</publisher><publisherurl>https://harbour.example.com</publisherurl>
<lastBuildDate>Wed, 25 Nov 2026 22:00:00 GMT</lastBuildDate>
<job><title><![CDATA[Forklift Driver - Afternoon Shift - $45ph]]></title><date><![CDATA[Wed, 25 Nov 2026 09:00:00 GMT]]></date>
<referencenumber><![CDATA[HS-1001]]></referencenumber><requisitionid><![CDATA[R1]]></requisitionid><url><![CDATA[https://harbour.example.com/1001?a=1&b=2]]></url>
<company><![CDATA[Harbour Staffing]]></company><sourcename><![CDATA[Harbour]]></sourcename><city><![CDATA[Derrimut]]></city><state><![CDATA[VIC]]></state><country><![CDATA[AU]]></country><postalcode><![CDATA[3026]]></postalcode>
<streetaddress><![CDATA[1 Fitzgerald Rd, Derrimut VIC]]></streetaddress><email><![CDATA[jobs@harbour.example.com]]></email>
<description><![CDATA[<p>Drive a forklift &amp; load trucks.</p><ul><li>LF licence</li></ul>]]></description>
<salary><![CDATA[$45-$55ph + super]]></salary><education/><jobtype><![CDATA[Contract/Temp]]></jobtype><category><![CDATA[Warehousing, Storage & Distribution]]></category><experience><![CDATA[2+ years]]></experience><expirationdate><![CDATA[2026-12-24]]></expirationdate><remotetype></remotetype></job>
<job><title>Receptionist (Parental leave cover)</title><date>2026-11-25T09:00:00+11:00</date><referencenumber>HS-1002</referencenumber><company>Harbour Staffing</company>
<city>Sydney NSW 2000, Australia</city><state></state><country>Australia</country><postalcode></postalcode>
<description>&lt;p&gt;Welcome visitors &amp;amp; answer phones.&lt;/p&gt;</description><salary>70k-80k pkg</salary><jobtype>fulltime</jobtype></job>
</source>`,
    jobs: {
      "HS-1001": {
        title: "Forklift Driver - Afternoon Shift - $45ph",
        employer: "Harbour Staffing",
        places: ["derrimut vic 3026"],
        stateIds: [6],
        workType: "Contract",
        pay: [3, 45, 55],
        posted: "2026-11-25T09:00:00Z",
        expires: "2026-12-24T12:59:59Z",
        says: /forklift &amp; load trucks/,
      },
      "HS-1002": {
        places: ["sydney nsw 2000"],
        stateIds: [1],
        workType: "Full time",
        pay: [1, 70_000, 80_000],
        posted: "2026-11-24T22:00:00Z",
        says: /visitors &amp; answer/,
      },
    },
  },
  {
    name: "JobAdder XML",
    employer: "Acme Recruitment",
    content: `<?xml version="1.0" encoding="utf-8"?>
<Jobs advertiser="Acme Recruitment" source="JobAdder"><Job jid="261735" reference="REF-9" datePosted="2026-11-25" dateUpdated="2026-11-25T01:36:00.4Z">
<Title>Assistant Accountant</Title><Summary>Join a growing team</Summary>
<BulletPoints><BulletPoint>Free parking</BulletPoint><BulletPoint>Hybrid work</BulletPoint></BulletPoints>
<Description><![CDATA[<p>Reconcile accounts and prepare BAS for our clients.</p>]]></Description>
<Apply><Url>https://apply.jobadder.example.com/261735</Url><EmailTo>x@example.com</EmailTo></Apply>
<Classifications><Classification name="Category">Accounting</Classification><Classification name="Sub Category">Assistant Accountants</Classification><Classification name="Location">Melbourne CBD &amp; Inner Suburbs</Classification><Classification name="Work Type">Perm PT</Classification></Classifications>
<Salary period="Annual"><MinValue>70000</MinValue><MaxValue>80000.00</MaxValue><Text>plus super</Text></Salary>
<Fields><Field name="Closing Date">25/12/2026</Field></Fields></Job>
<Job jid="261736" reference="" datePosted="2026-11-24"><Title>Yard Hand</Title><Description>Keep the yard tidy &amp; safe.</Description>
<Classifications><Classification name="Location">Perth</Classification><Classification name="Work Type">Casual/Vacation</Classification></Classifications>
<Salary period="Hourly" currency="AUD"><MinValue>29</MinValue><MaxValue>0</MaxValue></Salary></Job></Jobs>`,
    jobs: {
      "REF-9": {
        title: "Assistant Accountant",
        employer: "Acme Recruitment",
        places: ["melbourne vic 3000"],
        workType: "Part time",
        pay: [1, 70_000, 80_000],
        posted: "2026-11-24T13:00:00Z",
        expires: "2026-12-25T12:59:59Z",
      },
      "261736": {
        places: ["perth wa 6000"],
        workType: "Casual",
        pay: [3, 29, null],
        posted: "2026-11-23T16:00:00Z",
      },
    },
  },
  {
    name: "LinkedIn XML",
    content: `<?xml version="1.0" encoding="UTF-8"?><source><lastBuildDate>Wed, 25 Nov 2026 10:00:00 GMT</lastBuildDate><publisherUrl>https://x.example.com</publisherUrl><publisher>X</publisher><expectedJobCount><![CDATA[2]]></expectedJobCount>
<job><partnerJobId><![CDATA[ln-1]]></partnerJobId><company><![CDATA[Blue Gum Software Pty Ltd]]></company><companyId><![CDATA[123456]]></companyId><title><![CDATA[Senior Software Engineer]]></title><description><![CDATA[<strong>Build</strong> our product.]]></description><applyUrl><![CDATA[https://x.example.com/ln-1]]></applyUrl>
<location><![CDATA[Hybrid - Brisbane]]></location><workplaceTypes><![CDATA[Hybrid]]></workplaceTypes><experienceLevel><![CDATA[MID_SENIOR_LEVEL]]></experienceLevel><jobtype><![CDATA[FULL_TIME]]></jobtype>
<salaries><salary><highEnd><amount>155000</amount><currencyCode>AUD</currencyCode></highEnd><lowEnd><amount>140000</amount><currencyCode>AUD</currencyCode></lowEnd><period>YEARLY</period><type>BASE_SALARY</type></salary></salaries>
<skills><skill><![CDATA[TypeScript]]></skill></skills><industries><industry><![CDATA[4]]></industry></industries><listDate><![CDATA[2026-11-25]]></listDate><expirationDate><![CDATA[2027-01-25]]></expirationDate></job>
<job><partnerJobId>ln-2</partnerJobId><company>Blue Gum Software Pty Ltd</company><title>Support Engineer</title><description>Help our customers by phone.</description><location>Remote (Australia)</location><workplaceTypes>Remote</workplaceTypes><jobtype>CONTRACT</jobtype></job></source>`,
    jobs: {
      "ln-1": {
        employer: "Blue Gum Software Pty Ltd",
        places: ["brisbane qld 4000"],
        stateIds: [3],
        remote: false,
        workType: "Full time",
        pay: [1, 140_000, 155_000],
        expires: "2027-01-25T13:59:59Z",
      },
      "ln-2": { places: [], stateIds: [], remote: true, workType: "Contract", pay: null },
    },
  },
  {
    name: "Broadbean XML",
    content: `<?xml version='1.0' encoding='iso-8859-1'?>
<jobs><job><command>add</command><username>agency</username><job_reference>BB/77</job_reference><job_title>Caf\u00e9 Manager</job_title><job_type>Permanent</job_type><job_hours>Full time</job_hours><job_startdate>ASAP</job_startdate><job_skills>Coffee</job_skills><job_description>Run our caf\u00e9 in the city.</job_description><job_location>Perth, Scotland</job_location><job_industry>Catering</job_industry><salary_currency>gbp</salary_currency><salary_from>24000</salary_from><salary_to>26000</salary_to><salary_per>annum</salary_per><salary_benefits>Meals</salary_benefits><contact_name>Jo</contact_name><contact_email>jo@example.com</contact_email><company_name>Tay Coffee</company_name><application_url>https://bb.example.com/77</application_url></job>
<job><job_reference>BB/78</job_reference><job_title>Site Engineer</job_title><job_type>Contract</job_type><job_description>Lead works on the new rail line.</job_description><job_location>Newcastle upon Tyne</job_location><salary_from>400</salary_from><salary_to>450</salary_to><salary_per>day</salary_per><salary_currency>GBP</salary_currency><company_name>Tay Rail</company_name></job></jobs>`,
    jobs: {
      "BB/77": {
        title: "Caf\u00e9 Manager",
        employer: "Tay Coffee",
        stateIds: [9],
        places: abroad,
        workType: "Full time",
        pay: null,
      },
      "BB/78": { stateIds: [9], places: abroad, workType: "Contract", pay: null },
    },
  },
  {
    name: "RSS of PageUp with a namespace for jobs",
    employer: "Shire of Banksia",
    content: `<?xml version="1.0" encoding="utf-8"?><rss version="2.0" xmlns:job="http://pageuppeople.com/" xmlns:a10="http://www.w3.org/2005/Atom"><channel><title>Current vacancies</title><link>https://careers.banksia.example.com</link><description>All jobs</description>
<item><guid isPermaLink="false">593001</guid><link>https://careers.banksia.example.com/593001</link><title>Ranger</title><description>&lt;p&gt;Look after our parks.&lt;/p&gt;</description><pubDate>Tue, 24 Nov 2026 14:30:00 Z</pubDate><job:refNo>593001</job:refNo><job:location>Bunbury</job:location><job:category>Local government</job:category><job:workType>Full time - Ongoing</job:workType><job:closingDate>Fri, 11 Dec 2026 08:00:00 Z</job:closingDate><job:salary>$78,210 - $84,555 p.a. + 12% super</job:salary></item></channel></rss>`,
    jobs: {
      "593001": {
        title: "Ranger",
        employer: "Shire of Banksia",
        places: ["bunbury wa 6230"],
        workType: "Full time",
        pay: [1, 78_210, 84_555],
        posted: "2026-11-24T14:30:00Z",
        expires: "2026-12-11T08:00:00Z",
      },
    },
  },
  {
    name: "RSS of WP Job Manager",
    content: `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:job_listing="https://jobs.example.com"><channel><title>Jobs</title>
<item><title>Nurse &#8211; Aged Care &#038; Rehab</title><link>https://jobs.example.com/job/nurse/</link><pubDate>Wed, 25 Nov 2026 01:00:00 +0000</pubDate><dc:creator><![CDATA[admin]]></dc:creator><guid isPermaLink="false">https://jobs.example.com/?post_type=job_listing&#038;p=812</guid><description><![CDATA[Care for our residents [&#8230;]]]></description><content:encoded><![CDATA[<p>Care for our residents in a small home.</p>]]></content:encoded><job_listing:location><![CDATA[Richmond 3121]]></job_listing:location><job_listing:job_type><![CDATA[Part Time]]></job_listing:job_type><job_listing:company><![CDATA[Yarra Homes]]></job_listing:company><job_listing:salary><![CDATA[Up to $38.50/hr]]></job_listing:salary></item></channel></rss>`,
    jobs: {
      "https://jobs.example.com/?post_type=job_listing&p=812": {
        title: "Nurse \u2013 Aged Care & Rehab",
        employer: "Yarra Homes",
        places: ["richmond vic 3121"],
        workType: "Part time",
        pay: [3, null, 38.5],
        posted: "2026-11-25T01:00:00Z",
        says: /in a small home/,
      },
    },
  },
  {
    name: "XML with HTML that nobody escaped, unknown entities and text behind its end",
    content: `<?xml version="1.0"?>
<!-- made by hand -->
<jobs>
<job id="1"><title>Chef&nbsp;de&nbsp;Partie &mdash; nights</title><company>Fig & Sons</company><location>Victoria, BC</location><description><p>Cook <b>fish</b> & chips<br>for 100 guests</p></description><type>Seasonal</type><closing_date>31st January 2027</closing_date></job>
<job id="2"><title>Kitchen hand</title><company>Fig & Sons</company><location>Victoria</location><description>Wash up. 3 < 4 people.</description><type>FT</type><salary>Competitive</salary></job>
</jobs>
<script>track()</script>
Warning: mysql_close() in /var/www/feed.php on line 12`,
    jobs: {
      "1": {
        title: "Chef de Partie \u2014 nights",
        employer: "Fig & Sons",
        stateIds: [9],
        places: abroad,
        workType: "Casual",
        expires: "2027-01-31T12:59:59Z",
        says: /fish/,
      },
      "2": { stateIds: [6], workType: "Full time", pay: null, says: /Wash up/ },
    },
  },
  {
    name: "Atom with the employer as its author",
    content: `<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom" xmlns:georss="http://www.georss.org/georss"><title>Vacancies</title><id>urn:x</id><updated>2026-11-25T00:00:00Z</updated><author><name>Coral Bay Resort</name></author>
<entry><id>urn:job:5</id><title type="html">Deckhand &amp;amp; Guide</title><link rel="alternate" href="https://coral.example.com/5"/><published>2026-11-25T00:00:00Z</published><updated>2026-11-26T00:00:00Z</updated><author><name>Coral Bay Resort</name></author><category term="Tourism"/><content type="html">&lt;p&gt;Live on the reef. Casual, $32 per hour.&lt;/p&gt;</content></entry></feed>`,
    jobs: {
      "urn:job:5": {
        title: "Deckhand & Guide",
        employer: "Coral Bay Resort",
        posted: "2026-11-25T00:00:00Z",
        places: [],
        stateIds: [],
      },
    },
  },
  {
    name: "XML with several places in one element, and in elements of their own",
    employer: "Two Towns",
    content: `<jobs><job><id>1</id><title>Auditor</title><description>Audit accounts.</description><locations><location>Sydney NSW</location><location>Melbourne VIC</location></locations></job>
<job><id>2</id><title>Auditor</title><description>Audit accounts.</description><locations><location><city>Hobart</city><state>TAS</state></location></locations></job></jobs>`,
    jobs: {
      "1": { places: ["sydney nsw 2000", "melbourne vic 3000"], stateIds: [1, 6] },
      "2": { places: ["hobart tas 7000"], stateIds: [5] },
    },
  },
];
