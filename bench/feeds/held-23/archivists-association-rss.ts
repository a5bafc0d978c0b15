/** Usual: the channel of an archivists' association from its content system, each fact a field with a label and one or more items escaped in the description, the closing moment as a time element, the person that typed it as the creator, a guid that is a number at the site, an address for applying beside the page, a work from home job, one that is filled, an advert of a sponsor among the items. */
export const archivistsAssociationRss = {
  name: "held-23 channel of an archivists' association",
  extension: "xml",
  contentType: "application/rss+xml; charset=utf-8",
  text: String.raw`<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xml:base="https://www.keepersofrecords.example/" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>Positions vacant | Keepers of Records Association</title>
    <link>https://www.keepersofrecords.example/jobs</link>
    <description>Positions with our members and friends</description>
    <language>en</language>
    <item>
  <title>Digital Archivist</title>
  <link>https://www.keepersofrecords.example/jobs/digital-archivist</link>
  <description>&lt;div class="field field--name-field-organisation field--type-string field--label-above"&gt;&lt;div class="field__label"&gt;Organisation&lt;/div&gt;&lt;div class="field__item"&gt;Turon Regional Archives&lt;/div&gt;&lt;/div&gt;
&lt;div class="field field--name-field-location field--type-string field--label-above"&gt;&lt;div class="field__label"&gt;Location&lt;/div&gt;&lt;div class="field__items"&gt;&lt;div class="field__item"&gt;Bathurst NSW&lt;/div&gt;&lt;/div&gt;&lt;/div&gt;
&lt;div class="field field--name-field-work-type field--type-list-string field--label-above"&gt;&lt;div class="field__label"&gt;Work type&lt;/div&gt;&lt;div class="field__item"&gt;Full-time, ongoing&lt;/div&gt;&lt;/div&gt;
&lt;div class="field field--name-field-salary field--type-string field--label-above"&gt;&lt;div class="field__label"&gt;Salary&lt;/div&gt;&lt;div class="field__item"&gt;$88,215 to $95,640 per annum plus super&lt;/div&gt;&lt;/div&gt;
&lt;div class="field field--name-field-closing field--type-datetime field--label-above"&gt;&lt;div class="field__label"&gt;Applications close&lt;/div&gt;&lt;div class="field__item"&gt;&lt;time datetime="2026-12-11T06:00:00Z" class="datetime"&gt;Friday, 11 December 2026 - 17:00&lt;/time&gt;&lt;/div&gt;&lt;/div&gt;
&lt;div class="clearfix text-formatted field field--name-body field--type-text-with-summary field--label-hidden field__item"&gt;&lt;p&gt;The archives hold the records of eleven councils, and since July everything new arrives on a disk or down a wire. You will set up the way we take it in, describe it and keep it readable.&lt;/p&gt;&lt;p&gt;A grant of $210,000 pays for the storage, so you may choose it. You will have one trainee, three volunteers and a very patient IT department.&lt;/p&gt;&lt;/div&gt;
&lt;div class="field field--name-field-apply field--type-link field--label-above"&gt;&lt;div class="field__label"&gt;Apply online&lt;/div&gt;&lt;div class="field__item"&gt;&lt;a href="https://turonarchives.example/careers/digital-archivist/apply"&gt;Go to the form&lt;/a&gt;&lt;/div&gt;&lt;/div&gt;
</description>
  <pubDate>Tue, 17 Nov 2026 03:10:44 +0000</pubDate>
    <dc:creator>jenny.office</dc:creator>
    <guid isPermaLink="false">4411 at https://www.keepersofrecords.example</guid>
    </item>
    <item>
  <title>Records Officer (Land &amp; Leases)</title>
  <link>https://www.keepersofrecords.example/jobs/records-officer-land-leases</link>
  <description>&lt;div class="field field--name-field-organisation field--type-string field--label-above"&gt;&lt;div class="field__label"&gt;Organisation&lt;/div&gt;&lt;div class="field__item"&gt;Corangamite Water &amp;amp; Land Trust&lt;/div&gt;&lt;/div&gt;
&lt;div class="field field--name-field-location field--type-string field--label-above"&gt;&lt;div class="field__label"&gt;Location&lt;/div&gt;&lt;div class="field__items"&gt;&lt;div class="field__item"&gt;Colac VIC&lt;/div&gt;&lt;div class="field__item"&gt;Warrnambool VIC&lt;/div&gt;&lt;/div&gt;&lt;/div&gt;
&lt;div class="field field--name-field-work-type field--type-list-string field--label-above"&gt;&lt;div class="field__label"&gt;Work type&lt;/div&gt;&lt;div class="field__item"&gt;Part-time&lt;/div&gt;&lt;/div&gt;
&lt;div class="field field--name-field-salary field--type-string field--label-above"&gt;&lt;div class="field__label"&gt;Salary&lt;/div&gt;&lt;div class="field__item"&gt;$41.30 per hour&lt;/div&gt;&lt;/div&gt;
&lt;div class="field field--name-field-closing field--type-datetime field--label-above"&gt;&lt;div class="field__label"&gt;Applications close&lt;/div&gt;&lt;div class="field__item"&gt;&lt;time datetime="2026-12-18T06:00:00Z" class="datetime"&gt;Friday, 18 December 2026 - 17:00&lt;/time&gt;&lt;/div&gt;&lt;/div&gt;
&lt;div class="clearfix text-formatted field field--name-body field--type-text-with-summary field--label-hidden field__item"&gt;&lt;p&gt;Leases from 1874 onwards, in ledgers that weigh as much as a dog. You will index them, scan the fragile ones and answer farmers who want to know where the fence was.&lt;/p&gt;&lt;p&gt;Work from either office, four days a week.&lt;/p&gt;&lt;/div&gt;
&lt;div class="field field--name-field-apply field--type-link field--label-above"&gt;&lt;div class="field__label"&gt;Apply online&lt;/div&gt;&lt;div class="field__item"&gt;&lt;a href="https://cwlt.example/jobs/records-officer"&gt;Go to the form&lt;/a&gt;&lt;/div&gt;&lt;/div&gt;
</description>
  <pubDate>Sun, 22 Nov 2026 23:45:10 +0000</pubDate>
    <dc:creator>jenny.office</dc:creator>
    <guid isPermaLink="false">4418 at https://www.keepersofrecords.example</guid>
    </item>
    <item>
  <title>Sponsored: 20% off acid-free boxes until Christmas</title>
  <link>https://www.keepersofrecords.example/sponsors/boxcraft</link>
  <description>&lt;div class="clearfix text-formatted field field--name-body field--type-text-with-summary field--label-hidden field__item"&gt;&lt;p&gt;Boxcraft thanks the members of the association with 20% off all boxes and folders. Use the code KEEPERS before 24 December 2026. Delivery is free for orders above $150.&lt;/p&gt;&lt;/div&gt;
</description>
  <pubDate>Mon, 23 Nov 2026 22:00:00 +0000</pubDate>
    <dc:creator>sponsors</dc:creator>
    <guid isPermaLink="false">4420 at https://www.keepersofrecords.example</guid>
    </item>
    <item>
  <title>Oral History Transcriber</title>
  <link>https://www.keepersofrecords.example/jobs/oral-history-transcriber</link>
  <description>&lt;div class="field field--name-field-organisation field--type-string field--label-above"&gt;&lt;div class="field__label"&gt;Organisation&lt;/div&gt;&lt;div class="field__item"&gt;Voices of the Snowy&lt;/div&gt;&lt;/div&gt;
&lt;div class="field field--name-field-location field--type-string field--label-above"&gt;&lt;div class="field__label"&gt;Location&lt;/div&gt;&lt;div class="field__items"&gt;&lt;div class="field__item"&gt;Work from home (Australia)&lt;/div&gt;&lt;/div&gt;&lt;/div&gt;
&lt;div class="field field--name-field-work-type field--type-list-string field--label-above"&gt;&lt;div class="field__label"&gt;Work type&lt;/div&gt;&lt;div class="field__item"&gt;Casual&lt;/div&gt;&lt;/div&gt;
&lt;div class="field field--name-field-salary field--type-string field--label-above"&gt;&lt;div class="field__label"&gt;Salary&lt;/div&gt;&lt;div class="field__item"&gt;By negotiation&lt;/div&gt;&lt;/div&gt;
&lt;div class="clearfix text-formatted field field--name-body field--type-text-with-summary field--label-hidden field__item"&gt;&lt;p&gt;We have four hundred hours of tape from people who came from thirty countries to dig tunnels. You will need good headphones, an ear for accents and the ability to leave a silence alone.&lt;/p&gt;&lt;p&gt;Some Italian or Polish would help. We send the files each Monday, and there is no last day to apply.&lt;/p&gt;&lt;/div&gt;
</description>
  <pubDate>Tue, 24 Nov 2026 04:20:31 +0000</pubDate>
    <dc:creator>marcus.l</dc:creator>
    <guid isPermaLink="false">4423 at https://www.keepersofrecords.example</guid>
    </item>
    <item>
  <title>Paper Conservator</title>
  <link>https://www.keepersofrecords.example/jobs/paper-conservator</link>
  <description>&lt;div class="field field--name-field-organisation field--type-string field--label-above"&gt;&lt;div class="field__label"&gt;Organisation&lt;/div&gt;&lt;div class="field__item"&gt;Battery Point Conservation Studio&lt;/div&gt;&lt;/div&gt;
&lt;div class="field field--name-field-location field--type-string field--label-above"&gt;&lt;div class="field__label"&gt;Location&lt;/div&gt;&lt;div class="field__items"&gt;&lt;div class="field__item"&gt;Hobart TAS&lt;/div&gt;&lt;/div&gt;&lt;/div&gt;
&lt;div class="field field--name-field-work-type field--type-list-string field--label-above"&gt;&lt;div class="field__label"&gt;Work type&lt;/div&gt;&lt;div class="field__item"&gt;Full-time, fixed term&lt;/div&gt;&lt;/div&gt;
&lt;div class="field field--name-field-salary field--type-string field--label-above"&gt;&lt;div class="field__label"&gt;Salary&lt;/div&gt;&lt;div class="field__item"&gt;$1,735 per week&lt;/div&gt;&lt;/div&gt;
&lt;div class="field field--name-field-closing field--type-datetime field--label-above"&gt;&lt;div class="field__label"&gt;Applications close&lt;/div&gt;&lt;div class="field__item"&gt;&lt;time datetime="2027-01-15T06:00:00Z" class="datetime"&gt;Friday, 15 January 2027 - 17:00&lt;/time&gt;&lt;/div&gt;&lt;/div&gt;
&lt;div class="clearfix text-formatted field field--name-body field--type-text-with-summary field--label-hidden field__item"&gt;&lt;p&gt;Fourteen months with the charts of one shipping company, bought at auction for $86,000 and stored until then in a boathouse. You will wash, mend and house them, and write down what you did.&lt;/p&gt;&lt;/div&gt;
&lt;div class="field field--name-field-apply field--type-link field--label-above"&gt;&lt;div class="field__label"&gt;Apply online&lt;/div&gt;&lt;div class="field__item"&gt;&lt;a href="https://bpcs.example/work-with-us"&gt;Go to the form&lt;/a&gt;&lt;/div&gt;&lt;/div&gt;
</description>
  <pubDate>Fri, 20 Nov 2026 01:05:00 +0000</pubDate>
    <dc:creator>marcus.l</dc:creator>
    <guid isPermaLink="false">4415 at https://www.keepersofrecords.example</guid>
    </item>
    <item>
  <title>Manuscripts Librarian</title>
  <link>https://www.keepersofrecords.example/jobs/manuscripts-librarian</link>
  <description>&lt;div class="field field--name-field-organisation field--type-string field--label-above"&gt;&lt;div class="field__label"&gt;Organisation&lt;/div&gt;&lt;div class="field__item"&gt;Turon Regional Archives&lt;/div&gt;&lt;/div&gt;
&lt;div class="field field--name-field-status field--type-list-string field--label-above"&gt;&lt;div class="field__label"&gt;Status&lt;/div&gt;&lt;div class="field__item"&gt;Position filled&lt;/div&gt;&lt;/div&gt;
&lt;div class="field field--name-field-location field--type-string field--label-above"&gt;&lt;div class="field__label"&gt;Location&lt;/div&gt;&lt;div class="field__items"&gt;&lt;div class="field__item"&gt;Bathurst NSW&lt;/div&gt;&lt;/div&gt;&lt;/div&gt;
&lt;div class="field field--name-field-work-type field--type-list-string field--label-above"&gt;&lt;div class="field__label"&gt;Work type&lt;/div&gt;&lt;div class="field__item"&gt;Full-time, ongoing&lt;/div&gt;&lt;/div&gt;
&lt;div class="clearfix text-formatted field field--name-body field--type-text-with-summary field--label-hidden field__item"&gt;&lt;p&gt;Thank you to everybody who applied.&lt;/p&gt;&lt;/div&gt;
</description>
  <pubDate>Mon, 02 Nov 2026 00:30:00 +0000</pubDate>
    <dc:creator>jenny.office</dc:creator>
    <guid isPermaLink="false">4397 at https://www.keepersofrecords.example</guid>
    </item>
  </channel>
</rss>
`,
  expected: [
    {
      title: "Digital Archivist",
      employer: "Turon Regional Archives",
      places: ["Bathurst NSW"],
      pay: { min: 88_215, max: 95_640, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17T03:10:44Z",
      closes: "2026-12-11T06:00:00Z",
      remote: false,
      live: true,
      url: "https://turonarchives.example/careers/digital-archivist/apply",
    },
    {
      title: "Records Officer (Land & Leases)",
      employer: "Corangamite Water & Land Trust",
      places: ["Colac VIC", "Warrnambool VIC"],
      pay: { min: 41.3, max: 41.3, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-22T23:45:10Z",
      closes: "2026-12-18T06:00:00Z",
      remote: false,
      live: true,
      url: "https://cwlt.example/jobs/records-officer",
    },
    {
      title: "Oral History Transcriber",
      employer: "Voices of the Snowy",
      places: [],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-24T04:20:31Z",
      closes: null,
      remote: true,
      live: true,
      url: "https://www.keepersofrecords.example/jobs/oral-history-transcriber",
    },
    {
      title: "Paper Conservator",
      employer: "Battery Point Conservation Studio",
      places: ["Hobart TAS"],
      pay: { min: 1735, max: 1735, interval: "week" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-20T01:05:00Z",
      closes: "2027-01-15T06:00:00Z",
      remote: false,
      live: true,
      url: "https://bpcs.example/work-with-us",
    },
    {
      title: "Manuscripts Librarian",
      employer: "Turon Regional Archives",
      places: ["Bathurst NSW"],
      live: false,
    },
  ],
};
