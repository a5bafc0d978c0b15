/** A recruiter's board feed: references and days as attributes, classifications by name, pay at times only as a text, regions instead of towns. */
export const recruiterBoard = {
  name: "held-11 board feed of a recruiter with named classifications",
  extension: "xml",
  contentType: "text/xml; charset=utf-8",
  text: `<?xml version="1.0" encoding="utf-8"?>
<Jobs advertiser="Saltbush Recruitment" source="Saltbush Recruitment" generated="2026-11-28T20:00:04Z">
  <Job jid="5518204" reference="SB-1184" datePosted="2026-11-17" dateUpdated="2026-11-20">
    <Title>Site Supervisor - Civil</Title>
    <Summary>Subdivisions from Shepparton to the Mallee, home most nights.</Summary>
    <BulletPoints>
      <BulletPoint>Ute, phone, fuel</BulletPoint>
      <BulletPoint>Nine-day fortnight</BulletPoint>
    </BulletPoints>
    <Description><![CDATA[<p>Our client pours kerbs for half the state&rsquo;s new streets. You set out, sign off and keep the pump truck moving.</p>]]></Description>
    <Classifications>
      <Classification name="Category">Construction</Classification>
      <Classification name="Sub Category">Supervisors</Classification>
      <Classification name="Location">Regional VIC</Classification>
      <Classification name="Work Type">Full Time</Classification>
    </Classifications>
    <Salary period="Annual">
      <MinValue></MinValue>
      <MaxValue></MaxValue>
      <Text>$110k - $125k + super + ute</Text>
    </Salary>
    <Apply>
      <Url>https://apply.saltbush.example/apply/5518204/abk2</Url>
    </Apply>
  </Job>
  <Job jid="5519033" reference="SB-1190" datePosted="2026-11-23" dateUpdated="2026-11-23">
    <Title>Accounts Payable Officer</Title>
    <Summary>Three months to start with, in a calm team of four.</Summary>
    <BulletPoints>
      <BulletPoint>Parking at the door</BulletPoint>
    </BulletPoints>
    <Description><![CDATA[<p>Eight hundred invoices a month and a system that remembers them.</p>]]></Description>
    <Classifications>
      <Classification name="Category">Accounting</Classification>
      <Classification name="Sub Category">Accounts Payable</Classification>
      <Classification name="Location">Wagga Wagga, NSW 2650</Classification>
      <Classification name="Work Type">Contract</Classification>
    </Classifications>
    <Salary period="Hourly">
      <MinValue>38.00</MinValue>
      <MaxValue>42.00</MaxValue>
      <Text></Text>
    </Salary>
    <Apply>
      <Url>https://apply.saltbush.example/apply/5519033/abk2</Url>
    </Apply>
  </Job>
  <Job jid="5519140" reference="SB-1193" datePosted="2026-11-25" dateUpdated="2026-11-26">
    <Title>Storeperson (Reach Truck)</Title>
    <Summary>Temp to perm for the right person.</Summary>
    <BulletPoints/>
    <Description><![CDATA[<p>Afternoon shift, 2 pm to 10 pm. LF licence.</p>]]></Description>
    <Classifications>
      <Classification name="Category">Warehousing</Classification>
      <Classification name="Sub Category">Storepersons</Classification>
      <Classification name="Location">Dandenong South VIC</Classification>
      <Classification name="Work Type">Temp to Perm</Classification>
    </Classifications>
    <Salary period="Hourly">
      <MinValue>34.10</MinValue>
      <MaxValue>36.80</MaxValue>
      <Text>$34.10 - $36.80 ph + penalties</Text>
    </Salary>
    <Apply>
      <Url>https://apply.saltbush.example/apply/5519140/abk2</Url>
    </Apply>
  </Job>
  <Job jid="5519177" reference="SB-1195" datePosted="2026-11-26" dateUpdated="2026-11-26">
    <Title>Solicitor - Family Law</Title>
    <Summary>Four days, your own list, no billing target worth the name.</Summary>
    <BulletPoints/>
    <Description><![CDATA[<p>Two to five years admitted. NT practising certificate or the will to get one.</p>]]></Description>
    <Classifications>
      <Classification name="Category">Legal</Classification>
      <Classification name="Sub Category">Family Law</Classification>
      <Classification name="Location">Darwin, NT</Classification>
      <Classification name="Work Type">Part Time</Classification>
    </Classifications>
    <Salary period="Annual">
      <MinValue>0</MinValue>
      <MaxValue>0</MaxValue>
      <Text>Competitive package</Text>
    </Salary>
    <Apply>
      <Url>https://apply.saltbush.example/apply/5519177/abk2</Url>
    </Apply>
  </Job>
</Jobs>`,
  expected: [
    {
      title: "Site Supervisor - Civil",
      employer: "Saltbush Recruitment",
      reference: "SB-1184",
      places: ["VIC"],
      pay: { min: 110_000, max: 125_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17",
      closes: null,
      live: true,
      url: "https://apply.saltbush.example/apply/5518204/abk2",
    },
    {
      title: "Accounts Payable Officer",
      employer: "Saltbush Recruitment",
      reference: "SB-1190",
      places: ["Wagga Wagga NSW"],
      pay: { min: 38, max: 42, interval: "hour" },
      workTypes: ["Contract"],
      posted: "2026-11-23",
      closes: null,
      live: true,
      url: "https://apply.saltbush.example/apply/5519033/abk2",
    },
    {
      title: "Storeperson (Reach Truck)",
      employer: "Saltbush Recruitment",
      reference: "SB-1193",
      places: ["Dandenong South VIC"],
      pay: { min: 34.1, max: 36.8, interval: "hour" },
      posted: "2026-11-25",
      closes: null,
      live: true,
      url: "https://apply.saltbush.example/apply/5519140/abk2",
    },
    {
      title: "Solicitor - Family Law",
      employer: "Saltbush Recruitment",
      reference: "SB-1195",
      places: ["Darwin NT"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-26",
      closes: null,
      live: true,
      url: "https://apply.saltbush.example/apply/5519177/abk2",
    },
  ],
};

/** Orders of an agency's own system: numbers as ids, moments in milliseconds, a wage or a rate with its unit, an address in parts, filled orders among them, no addresses on the web. */
export const agencyOrders = {
  name: "held-11 orders of an agency in milliseconds without addresses",
  employer: "Lantern Bay Talent",
  extension: "json",
  contentType: "application/json",
  text: `{"total":4,"start":0,"count":4,"data":[
{"id":21877,"title":"Senior Electrical Engineer","publishedCategory":{"id":2000042,"name":"Engineering"},"address":{"address1":null,"address2":null,"city":"Geelong","state":"VIC","zip":"3220","countryID":2194,"countryName":"Australia"},"employmentType":"Permanent Full Time","salary":140000,"payRate":0,"salaryUnit":"Per Year","onSite":"On-Site","numOpenings":1,"isOpen":true,"isPublic":1,"isDeleted":false,"status":"Accepting Candidates","dateAdded":1794254400000,"dateLastPublished":1794882600000,"dateEnd":null,"publicDescription":"<p>Substations that came with the century before last. You bring them into this one.</p>","_score":1.0},
{"id":21893,"title":"Change Manager","publishedCategory":{"id":2000051,"name":"Projects"},"address":{"address1":null,"address2":null,"city":"Canberra","state":"ACT","zip":"2600","countryID":2194,"countryName":"Australia"},"employmentType":"Contract","salary":0,"payRate":115.5,"salaryUnit":"Per Hour","onSite":"Hybrid","numOpenings":2,"isOpen":true,"isPublic":1,"isDeleted":false,"status":"Accepting Candidates","dateAdded":1795470000000,"dateLastPublished":1795470310123,"dateEnd":null,"publicDescription":"<p>Twelve months with an option of twelve. Baseline clearance.</p>","_score":1.0},
{"id":21901,"title":"Claims Assessor","publishedCategory":{"id":2000017,"name":"Insurance"},"address":{"address1":null,"address2":null,"city":"Lower Hutt","state":"Wellington","zip":"5010","countryID":2316,"countryName":"New Zealand"},"employmentType":"Casual","salary":0,"payRate":41,"salaryUnit":"Per Hour","onSite":"Off-Site","numOpenings":6,"isOpen":true,"isPublic":1,"isDeleted":false,"status":"Accepting Candidates","dateAdded":1795564000000,"dateLastPublished":1795564800000,"dateEnd":null,"publicDescription":"<p>Storm season, from your own kitchen table: all assessors work from home.</p>","_score":1.0},
{"id":21790,"title":"Project Scheduler","publishedCategory":{"id":2000051,"name":"Projects"},"address":{"address1":null,"address2":null,"city":"Whyalla","state":"SA","zip":"5600","countryID":2194,"countryName":"Australia"},"employmentType":"Contract","salary":0,"payRate":98,"salaryUnit":"Per Hour","onSite":"On-Site","numOpenings":1,"isOpen":false,"isPublic":0,"isDeleted":false,"status":"Filled","dateAdded":1791173000000,"dateLastPublished":1791173400000,"dateEnd":null,"publicDescription":"<p>Shutdown in March.</p>","_score":1.0}
]}`,
  expected: [
    {
      title: "Senior Electrical Engineer",
      employer: "Lantern Bay Talent",
      reference: "21877",
      places: ["Geelong VIC"],
      pay: { min: 140_000, max: 140_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17T02:30:00Z",
      closes: null,
      remote: false,
      live: true,
      url: null,
    },
    {
      title: "Change Manager",
      employer: "Lantern Bay Talent",
      reference: "21893",
      places: ["Canberra ACT"],
      pay: { min: 115.5, max: 115.5, interval: "hour" },
      workTypes: ["Contract"],
      posted: "2026-11-23T21:45:10.123Z",
      closes: null,
      remote: false,
      live: true,
      url: null,
    },
    {
      title: "Claims Assessor",
      employer: "Lantern Bay Talent",
      reference: "21901",
      places: ["INT"],
      pay: { min: 41, max: 41, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-25T00:00:00Z",
      closes: null,
      remote: true,
      live: true,
      url: null,
    },
    { title: "Project Scheduler", reference: "21790", places: ["Whyalla SA"], live: false },
  ],
};

/** A labour-hire desk's sheet with semicolons and a mark at its head: texts over several lines, rates as people type them, a row twice, a draft, one without a number. */
export const labourHireSheet = {
  name: "held-11 sheet of a labour-hire desk with semicolons",
  employer: "Ironbark Labour Hire",
  extension: "csv",
  contentType: "text/csv; charset=utf-8",
  text: `\uFEFFJob Ref;Position;Suburb;State;P/code;Engagement;Rate;Shift;Start;Advert closes;Ad text;Advert status\r
ILH-2051;Dogman / Rigger;Wollongong;NSW;2500;Full-time;$48.20 - $53.90/hr flat;Days 6-2:30;04/01/2027;18/12/2026;"Steelworks maintenance; six weeks at least.\r
Bring:\r
- HRW licence (DG, RB)\r
- white card";Live\r
ILH-2054;Traffic Controller;Toowoomba;QLD;4350;Casual;$33.40 - $45.10 p/h;Days & nights;ASAP;08/01/2027;"Own car.\r
""Stop/slow"" ticket within 12 months.";Live\r
ILH-2054;Traffic Controller;Toowoomba;QLD;4350;Casual;$33.40 - $45.10 p/h;Days & nights;ASAP;08/01/2027;"Own car.\r
""Stop/slow"" ticket within 12 months.";Live\r
ILH-2060;Carpenter - Formwork;Palmerston;NT;0830;Contract;$520 - $560 per day;Days;11/01/2027;21/12/2026;Bridge decks. Accommodation supplied.;Live\r
;Farm Hand;Griffith;NSW;2680;Casual;as per award, Level 2;Early;04/01/2027;17/12/2026;Citrus, then stone fruit.;Live\r
ILH-2063;Crane Operator (C6);Port Hedland;WA;6721;Full-time;$72/hr;4:2 FIFO;;;Waiting on the client's PO;Draft\r
`,
  expected: [
    {
      title: "Dogman / Rigger",
      employer: "Ironbark Labour Hire",
      reference: "ILH-2051",
      places: ["Wollongong NSW"],
      pay: { min: 48.2, max: 53.9, interval: "hour" },
      workTypes: ["Full time"],
      posted: null,
      closes: "2026-12-18",
      live: true,
      url: null,
    },
    {
      title: "Traffic Controller",
      employer: "Ironbark Labour Hire",
      reference: "ILH-2054",
      places: ["Toowoomba QLD"],
      pay: { min: 33.4, max: 45.1, interval: "hour" },
      workTypes: ["Casual"],
      posted: null,
      closes: "2027-01-08",
      live: true,
      url: null,
    },
    {
      title: "Carpenter - Formwork",
      employer: "Ironbark Labour Hire",
      reference: "ILH-2060",
      places: ["Palmerston NT"],
      pay: { min: 520, max: 560, interval: "day" },
      workTypes: ["Contract"],
      posted: null,
      closes: "2026-12-21",
      live: true,
      url: null,
    },
    {
      title: "Farm Hand",
      employer: "Ironbark Labour Hire",
      reference: null,
      places: ["Griffith NSW"],
      pay: null,
      workTypes: ["Casual"],
      posted: null,
      closes: "2026-12-17",
      live: true,
      url: null,
    },
  ],
};
