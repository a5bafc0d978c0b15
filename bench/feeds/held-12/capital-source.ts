/** A caterer's source for an aggregator by an old program: names of elements in capitals, a mark at the head, entities escaped twice, pay in people's words, one sent twice, one past its end, one from home. */
export const capitalSource = {
  name: "held-12 source of a caterer with elements in capitals",
  extension: "xml",
  contentType: "application/xml; charset=utf-8",
  text: `\uFEFF<?xml version="1.0" encoding="utf-8"?>
<SOURCE>
  <PUBLISHER>Longtable Catering</PUBLISHER>
  <PUBLISHERURL>https://jobs.longtable.example</PUBLISHERURL>
  <LASTBUILDDATE>Thu, 26 Nov 2026 18:00:00 GMT</LASTBUILDDATE>
  <JOB>
    <TITLE>Chef de Partie &amp;amp; Larder</TITLE>
    <DATE>Tue, 17 Nov 2026 22:00:00 GMT</DATE>
    <REFERENCENUMBER>LT-3301</REFERENCENUMBER>
    <URL>https://jobs.longtable.example/LT-3301?source=agg&amp;ref=1</URL>
    <COMPANY>Longtable Catering</COMPANY>
    <CITY>Ballarat</CITY>
    <STATE>VIC</STATE>
    <COUNTRY>AU</COUNTRY>
    <POSTALCODE>3350</POSTALCODE>
    <DESCRIPTION>&lt;p&gt;Weddings on Saturdays, soup on Mondays.&lt;/p&gt;</DESCRIPTION>
    <SALARY>$68k - $74k + super</SALARY>
    <JOBTYPE>Full-time</JOBTYPE>
    <CATEGORY>Kitchen</CATEGORY>
    <EXPIRATIONDATE>2026-12-18</EXPIRATIONDATE>
  </JOB>
  <JOB>
    <TITLE>Function Waiter</TITLE>
    <DATE>Mon, 23 Nov 2026 02:30:00 GMT</DATE>
    <REFERENCENUMBER>LT-3308</REFERENCENUMBER>
    <URL>https://jobs.longtable.example/LT-3308?source=agg</URL>
    <COMPANY>Longtable Catering</COMPANY>
    <CITY>Geelong</CITY>
    <STATE>VIC</STATE>
    <COUNTRY>AU</COUNTRY>
    <POSTALCODE>3220</POSTALCODE>
    <DESCRIPTION>&lt;p&gt;Black shoes, clean apron.&lt;/p&gt;</DESCRIPTION>
    <SALARY>$32.10 p/h inclusive of 25% casual loading</SALARY>
    <JOBTYPE>Casual</JOBTYPE>
    <CATEGORY>Service</CATEGORY>
    <EXPIRATIONDATE></EXPIRATIONDATE>
  </JOB>
  <JOB>
    <TITLE>Function Waiter</TITLE>
    <DATE>Mon, 23 Nov 2026 02:30:00 GMT</DATE>
    <REFERENCENUMBER>LT-3308</REFERENCENUMBER>
    <URL>https://jobs.longtable.example/LT-3308?source=agg</URL>
    <COMPANY>Longtable Catering</COMPANY>
    <CITY>Geelong</CITY>
    <STATE>VIC</STATE>
    <COUNTRY>AU</COUNTRY>
    <POSTALCODE>3220</POSTALCODE>
    <DESCRIPTION>&lt;p&gt;Black shoes, clean apron.&lt;/p&gt;</DESCRIPTION>
    <SALARY>$32.10 p/h inclusive of 25% casual loading</SALARY>
    <JOBTYPE>Casual</JOBTYPE>
    <CATEGORY>Service</CATEGORY>
    <EXPIRATIONDATE></EXPIRATIONDATE>
  </JOB>
  <JOB>
    <TITLE>Event Bookings Coordinator</TITLE>
    <DATE>Wed, 25 Nov 2026 01:00:00 GMT</DATE>
    <REFERENCENUMBER>LT-3312</REFERENCENUMBER>
    <URL>https://jobs.longtable.example/LT-3312?source=agg</URL>
    <COMPANY>Longtable Catering</COMPANY>
    <CITY></CITY>
    <STATE></STATE>
    <COUNTRY>AU</COUNTRY>
    <POSTALCODE></POSTALCODE>
    <DESCRIPTION>&lt;p&gt;Brides ring at any hour; you answer at yours.&lt;/p&gt;</DESCRIPTION>
    <SALARY>Competitive</SALARY>
    <JOBTYPE>Part-time</JOBTYPE>
    <REMOTETYPE>Fully remote</REMOTETYPE>
    <CATEGORY>Office</CATEGORY>
    <EXPIRATIONDATE>2027-01-15</EXPIRATIONDATE>
  </JOB>
  <JOB>
    <TITLE>Operations Manager</TITLE>
    <DATE>Thu, 26 Nov 2026 03:00:00 GMT</DATE>
    <REFERENCENUMBER>LT-3315</REFERENCENUMBER>
    <URL>https://jobs.longtable.example/LT-3315?source=agg</URL>
    <COMPANY>Longtable Catering</COMPANY>
    <CITY>BALLARAT</CITY>
    <STATE>Victoria</STATE>
    <COUNTRY>AU</COUNTRY>
    <POSTALCODE>3350</POSTALCODE>
    <DESCRIPTION>&lt;p&gt;Vans, rosters, cool rooms.&lt;/p&gt;</DESCRIPTION>
    <SALARY>$130,000 package (incl. super and car)</SALARY>
    <JOBTYPE>Full-time</JOBTYPE>
    <CATEGORY>Office</CATEGORY>
    <EXPIRATIONDATE>2026-12-20</EXPIRATIONDATE>
  </JOB>
  <JOB>
    <TITLE>Kitchen Hand</TITLE>
    <DATE>Mon, 05 Oct 2026 22:00:00 GMT</DATE>
    <REFERENCENUMBER>LT-3270</REFERENCENUMBER>
    <URL>https://jobs.longtable.example/LT-3270?source=agg</URL>
    <COMPANY>Longtable Catering</COMPANY>
    <CITY>Geelong</CITY>
    <STATE>VIC</STATE>
    <COUNTRY>AU</COUNTRY>
    <POSTALCODE>3220</POSTALCODE>
    <DESCRIPTION>&lt;p&gt;Pots.&lt;/p&gt;</DESCRIPTION>
    <SALARY></SALARY>
    <JOBTYPE>Casual</JOBTYPE>
    <CATEGORY>Kitchen</CATEGORY>
    <EXPIRATIONDATE>2026-11-06</EXPIRATIONDATE>
  </JOB>
</SOURCE>
`,
  expected: [
    {
      title: "Chef de Partie & Larder",
      employer: "Longtable Catering",
      reference: "LT-3301",
      places: ["Ballarat VIC"],
      pay: { min: 68_000, max: 74_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17T22:00:00Z",
      closes: "2026-12-18",
      live: true,
      url: "https://jobs.longtable.example/LT-3301?source=agg&ref=1",
    },
    {
      title: "Function Waiter",
      employer: "Longtable Catering",
      reference: "LT-3308",
      places: ["Geelong VIC"],
      pay: { min: 32.1, max: 32.1, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-23T02:30:00Z",
      closes: null,
      live: true,
      url: "https://jobs.longtable.example/LT-3308?source=agg",
    },
    {
      title: "Event Bookings Coordinator",
      employer: "Longtable Catering",
      reference: "LT-3312",
      places: [],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-25T01:00:00Z",
      closes: "2027-01-15",
      remote: true,
      live: true,
      url: "https://jobs.longtable.example/LT-3312?source=agg",
    },
    {
      title: "Operations Manager",
      employer: "Longtable Catering",
      reference: "LT-3315",
      places: ["Ballarat VIC"],
      pay: { min: 130_000, max: 130_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-26T03:00:00Z",
      closes: "2026-12-20",
      live: true,
      url: "https://jobs.longtable.example/LT-3315?source=agg",
    },
    {
      title: "Kitchen Hand",
      reference: "LT-3270",
      places: ["Geelong VIC"],
      closes: "2026-11-06",
      live: false,
    },
  ],
};
