/** Usual: a transport firm's advertisements from an Australian workforce system, the employer once at the head, suburb, state and postcode in one line, tenure and hours in one word, closing moments with the clock and the zone's short name, a contact person, one that is filled and one at two depots. */
export const workforceSystemXml = {
  name: "held-17 advertisements of a transport firm with the employer at the head",
  extension: "xml",
  contentType: "application/xml; charset=utf-8",
  text: String.raw`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<JobAdExport version="3.1">
  <Client><ClientCode>TWNL</ClientCode><TradingName>Twin Lines Transport</TradingName><ABN>00 000 000 000</ABN></Client>
  <ExportedOn>26/11/2026 20:15</ExportedOn>
  <JobAds>
    <JobAd>
      <AdNumber>TWNL-0614</AdNumber>
      <AdStatus>Active</AdStatus>
      <PositionName>HC Driver, Night Linehaul</PositionName>
      <WorkSites><WorkSite>Dandenong South VIC 3175</WorkSite></WorkSites>
      <Tenure>Permanent Full-Time</Tenure>
      <PayRate><Lower>39.40</Lower><Upper>41.75</Upper><Per>Hour</Per></PayRate>
      <AdvertText>&lt;p&gt;Up tonight, back tomorrow. Multi-combination an advantage.&lt;/p&gt;</AdvertText>
      <ContactPerson>Shane Abela</ContactPerson>
      <ContactPhone>0491 570 737</ContactPhone>
      <AdStart>17/11/2026 9:00 AM AEDT</AdStart>
      <AdEnd>13/12/2026 11:59 PM AEDT</AdEnd>
      <ApplyOnline>https://twinlines.workforcehq.example/apply/0614</ApplyOnline>
    </JobAd>
    <JobAd>
      <AdNumber>TWNL-0619</AdNumber>
      <AdStatus>Active</AdStatus>
      <PositionName>Allocator</PositionName>
      <WorkSites><WorkSite>Wodonga VIC 3690</WorkSite><WorkSite>Shepparton VIC 3630</WorkSite></WorkSites>
      <Tenure>Fixed Term Full-Time</Tenure>
      <PayRate><Lower>1,690.00</Lower><Upper>1,690.00</Upper><Per>Week</Per></PayRate>
      <AdvertText>&lt;p&gt;Nine months. Whichever depot is nearer your bed.&lt;/p&gt;</AdvertText>
      <ContactPerson>Noor Vella</ContactPerson>
      <ContactPhone>0491 570 159</ContactPhone>
      <AdStart>23/11/2026 1:30 PM AEDT</AdStart>
      <AdEnd>22/01/2027 5:00 PM AEDT</AdEnd>
      <ApplyOnline>https://twinlines.workforcehq.example/apply/0619</ApplyOnline>
    </JobAd>
    <JobAd>
      <AdNumber>TWNL-0622</AdNumber>
      <AdStatus>Active</AdStatus>
      <PositionName>Freight Hand</PositionName>
      <WorkSites><WorkSite>Albury NSW 2640</WorkSite></WorkSites>
      <Tenure>Casual</Tenure>
      <PayRate><Lower></Lower><Upper></Upper><Per></Per></PayRate>
      <AdvertText>&lt;p&gt;Afternoon dock. Award rates.&lt;/p&gt;</AdvertText>
      <ContactPerson>Noor Vella</ContactPerson>
      <ContactPhone>0491 570 159</ContactPhone>
      <AdStart>25/11/2026 8:05 AM AEDT</AdStart>
      <AdEnd></AdEnd>
      <ApplyOnline>https://twinlines.workforcehq.example/apply/0622</ApplyOnline>
    </JobAd>
    <JobAd>
      <AdNumber>TWNL-0598</AdNumber>
      <AdStatus>Filled</AdStatus>
      <PositionName>Workshop Apprentice</PositionName>
      <WorkSites><WorkSite>Dandenong South VIC 3175</WorkSite></WorkSites>
      <Tenure>Permanent Full-Time</Tenure>
      <PayRate><Lower></Lower><Upper></Upper><Per></Per></PayRate>
      <AdvertText>&lt;p&gt;Grease.&lt;/p&gt;</AdvertText>
      <ContactPerson>Shane Abela</ContactPerson>
      <ContactPhone>0491 570 737</ContactPhone>
      <AdStart>26/10/2026 9:00 AM AEDT</AdStart>
      <AdEnd>18/12/2026 5:00 PM AEDT</AdEnd>
      <ApplyOnline>https://twinlines.workforcehq.example/apply/0598</ApplyOnline>
    </JobAd>
  </JobAds>
</JobAdExport>
`,
  expected: [
    {
      title: "HC Driver, Night Linehaul",
      employer: "Twin Lines Transport",
      reference: "TWNL-0614",
      places: ["Dandenong South VIC"],
      pay: { min: 39.4, max: 41.75, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-16T22:00:00Z",
      closes: "2026-12-13T12:59:00Z",
      live: true,
      url: "https://twinlines.workforcehq.example/apply/0614",
    },
    {
      title: "Allocator",
      employer: "Twin Lines Transport",
      reference: "TWNL-0619",
      places: ["Wodonga VIC", "Shepparton VIC"],
      pay: { min: 1690, max: 1690, interval: "week" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-23T02:30:00Z",
      closes: "2027-01-22T06:00:00Z",
      live: true,
      url: "https://twinlines.workforcehq.example/apply/0619",
    },
    {
      title: "Freight Hand",
      employer: "Twin Lines Transport",
      reference: "TWNL-0622",
      places: ["Albury NSW"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-24T21:05:00Z",
      closes: null,
      live: true,
      url: "https://twinlines.workforcehq.example/apply/0622",
    },
    {
      title: "Workshop Apprentice",
      employer: "Twin Lines Transport",
      reference: "TWNL-0598",
      places: ["Dandenong South VIC"],
      workTypes: ["Full time"],
      live: false,
    },
  ],
};
