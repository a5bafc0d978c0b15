/** An agency's system: facts as attributes, pay with a period and a text, places and types as named classifications, an address for applying and a mailbox beside it. */
export const jobAdderXml = {
  name: "held-9 ads of an agency's system, named classifications",
  employer: "Coolibah Recruitment",
  extension: "xml",
  contentType: "text/xml; charset=utf-8",
  text: `<?xml version="1.0" encoding="utf-8"?>
<Source>
  <Jobs>
    <Job jid="668120" reference="CR-5512" datePosted="2026-11-18" dateUpdated="2026-11-20">
      <Title>Conveyancing Paralegal</Title>
      <Summary>Boutique firm, river views, no time sheets.</Summary>
      <BulletPoints>
        <BulletPoint>Hybrid after three months</BulletPoint>
        <BulletPoint>$75k - $85k + super</BulletPoint>
      </BulletPoints>
      <Description><![CDATA[<p>Our client settles eleven matters a week and would like to settle fifteen.</p>]]></Description>
      <Salary period="Annual">
        <MinValue>75000.00</MinValue>
        <MaxValue>85000.00</MaxValue>
        <Text>$75k - $85k + super</Text>
      </Salary>
      <Classifications>
        <Classification name="Category">Legal</Classification>
        <Classification name="Location">Maitland, NSW</Classification>
        <Classification name="Work Type">Full Time</Classification>
      </Classifications>
      <Apply>
        <EmailTo>cr.5512.apply@coolibahrec.example</EmailTo>
        <Url>https://apply.coolibahrec.example/job/668120/apply</Url>
      </Apply>
    </Job>
    <Job jid="668204" reference="CR-5530" datePosted="2026-11-24" dateUpdated="2026-11-24">
      <Title>Excavator Operator</Title>
      <Summary>Start before Christmas.</Summary>
      <BulletPoints/>
      <Description><![CDATA[<p>20-tonner, subdivision work, good site shed.</p>]]></Description>
      <Salary period="Hourly">
        <MinValue>45.00</MinValue>
        <MaxValue>48.00</MaxValue>
        <Text/>
      </Salary>
      <Classifications>
        <Classification name="Category">Construction</Classification>
        <Classification name="Location">Singleton, NSW</Classification>
        <Classification name="Work Type">Contract</Classification>
      </Classifications>
      <Apply>
        <EmailTo>cr.5530.apply@coolibahrec.example</EmailTo>
        <Url>https://apply.coolibahrec.example/job/668204/apply</Url>
      </Apply>
    </Job>
    <Job jid="668219" reference="CR-5533" datePosted="2026-11-26" dateUpdated="2026-11-26">
      <Title>Receptionist &amp; Kennel Hand</Title>
      <Summary>Phones and puppies.</Summary>
      <BulletPoints/>
      <Description><![CDATA[<p>Four mornings a week at a busy vet.</p>]]></Description>
      <Classifications>
        <Classification name="Category">Administration</Classification>
        <Classification name="Location">Cessnock, NSW</Classification>
        <Classification name="Work Type">Part Time</Classification>
      </Classifications>
      <Apply>
        <EmailTo>cr.5533.apply@coolibahrec.example</EmailTo>
        <Url>https://apply.coolibahrec.example/job/668219/apply</Url>
      </Apply>
    </Job>
  </Jobs>
</Source>
`,
  expected: [
    {
      title: "Conveyancing Paralegal",
      employer: "Coolibah Recruitment",
      reference: "CR-5512",
      places: ["Maitland NSW"],
      pay: { min: 75_000, max: 85_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-18",
      closes: null,
      live: true,
      url: "https://apply.coolibahrec.example/job/668120/apply",
    },
    {
      title: "Excavator Operator",
      employer: "Coolibah Recruitment",
      reference: "CR-5530",
      places: ["Singleton NSW"],
      pay: { min: 45, max: 48, interval: "hour" },
      workTypes: ["Contract"],
      posted: "2026-11-24",
      closes: null,
      live: true,
      url: "https://apply.coolibahrec.example/job/668204/apply",
    },
    {
      title: "Receptionist & Kennel Hand",
      employer: "Coolibah Recruitment",
      reference: "CR-5533",
      places: ["Cessnock NSW"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-26",
      closes: null,
      live: true,
      url: "https://apply.coolibahrec.example/job/668219/apply",
    },
  ],
};

/** Posted profiles as the largest Australian board's interface returns them: edges and nodes, organisations and places in lists, ranges with values inside amounts, codes without spaces. */
export const boardProfiles = {
  name: "held-9 posted profiles of a board, edges and amounts",
  extension: "json",
  contentType: "application/json",
  text: `{"data":{"positionProfiles":{"edges":[
{"node":{"profileId":{"value":"boardAnz:positionProfile:posted:9Q2Kf"},"positionTitle":"Civil Designer","positionOrganizations":[{"id":{"value":"boardAnz:organization:44120"},"name":"Banksia Consulting Engineers"}],"seekHirerJobReference":"BCE-0917","seekWorkTypeCode":"FullTime","seekWorkArrangementCodes":["Hybrid"],"positionLocation":[{"id":{"value":"boardAnz:location:8Yc"},"contextualName":"Toowoomba, Toowoomba & Darling Downs QLD AU"}],"offeredRemunerationPackage":{"basisCode":"Salaried","descriptions":["$100k - $118k + super"],"ranges":[{"intervalCode":"Year","minimumAmount":{"value":100000,"currency":"AUD"},"maximumAmount":{"value":118000,"currency":"AUD"}}]},"positionFormattedDescriptions":[{"descriptionId":"AdvertisementDetails","content":"<p>Roads that last past the next flood.</p>"},{"descriptionId":"SearchSummary","content":"12d, ARR and a rail trail."}],"postingInstructions":[{"start":"2026-11-19T00:30:00Z","end":"2026-12-19T12:59:59Z","applicationMethods":[{"applicationUri":{"url":"https://careers.banksiaeng.example/apply/BCE-0917"}}]}],"positionUri":"https://www.bigboard.example/job/80112044"}},
{"node":{"profileId":{"value":"boardAnz:positionProfile:posted:9Q2Lh"},"positionTitle":"Survey Assistant","positionOrganizations":[{"id":{"value":"boardAnz:organization:44120"},"name":"Banksia Consulting Engineers"}],"seekHirerJobReference":"BCE-0921","seekWorkTypeCode":"Casual","seekWorkArrangementCodes":["OnSite"],"positionLocation":[{"id":{"value":"boardAnz:location:8Yq"},"contextualName":"Roma, Western QLD AU"}],"offeredRemunerationPackage":{"basisCode":"Hourly","descriptions":[],"ranges":[{"intervalCode":"Hour","minimumAmount":{"value":36.4,"currency":"AUD"},"maximumAmount":{"value":41,"currency":"AUD"}}]},"positionFormattedDescriptions":[{"descriptionId":"AdvertisementDetails","content":"<p>Carry the staff, keep the notes.</p>"}],"postingInstructions":[{"start":"2026-11-24T04:00:00Z","end":"2026-12-24T12:59:59Z","applicationMethods":[{"applicationUri":{"url":"https://careers.banksiaeng.example/apply/BCE-0921"}}]}],"positionUri":"https://www.bigboard.example/job/80113981"}},
{"node":{"profileId":{"value":"boardAnz:positionProfile:posted:9Pz7a"},"positionTitle":"Office Manager","positionOrganizations":[{"id":{"value":"boardAnz:organization:44120"},"name":"Banksia Consulting Engineers"}],"seekHirerJobReference":"BCE-0889","seekWorkTypeCode":"PartTime","seekWorkArrangementCodes":["OnSite"],"positionLocation":[{"id":{"value":"boardAnz:location:8Yc"},"contextualName":"Toowoomba, Toowoomba & Darling Downs QLD AU"}],"offeredRemunerationPackage":{"basisCode":"Salaried","descriptions":[],"ranges":[{"intervalCode":"Year","minimumAmount":{"value":70000,"currency":"AUD"},"maximumAmount":{"value":80000,"currency":"AUD"}}]},"positionFormattedDescriptions":[{"descriptionId":"AdvertisementDetails","content":"<p>Twenty engineers, one calendar.</p>"}],"postingInstructions":[{"start":"2026-10-12T01:00:00Z","end":"2026-11-11T12:59:59Z","applicationMethods":[{"applicationUri":{"url":"https://careers.banksiaeng.example/apply/BCE-0889"}}]}],"positionUri":"https://www.bigboard.example/job/79944120"}}
],"pageInfo":{"hasNextPage":false,"endCursor":"9Pz7a"}}}}`,
  expected: [
    {
      title: "Civil Designer",
      employer: "Banksia Consulting Engineers",
      reference: "BCE-0917",
      places: ["Toowoomba QLD"],
      pay: { min: 100_000, max: 118_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-19T00:30:00Z",
      closes: "2026-12-19T12:59:59Z",
      remote: false,
      live: true,
      url: "https://careers.banksiaeng.example/apply/BCE-0917",
    },
    {
      title: "Survey Assistant",
      employer: "Banksia Consulting Engineers",
      reference: "BCE-0921",
      places: ["Roma QLD"],
      pay: { min: 36.4, max: 41, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-24T04:00:00Z",
      closes: "2026-12-24T12:59:59Z",
      remote: false,
      live: true,
      url: "https://careers.banksiaeng.example/apply/BCE-0921",
    },
    {
      title: "Office Manager",
      employer: "Banksia Consulting Engineers",
      reference: "BCE-0889",
      places: ["Toowoomba QLD"],
      pay: { min: 70_000, max: 80_000, interval: "year" },
      workTypes: ["Part time"],
      closes: "2026-11-11T12:59:59Z",
      live: false,
    },
  ],
};

/** The news feed of a university's careers site: its own names for the number, the closing moment, the place and the type beside those of every such feed. */
export const universityRss = {
  name: "held-9 careers feed of a university, own names in a namespace",
  employer: "University of the Atherton Tableland",
  extension: "xml",
  contentType: "application/rss+xml; charset=utf-8",
  text: `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:a10="http://www.w3.org/2005/Atom" xmlns:job="http://pageuppeople.com/">
  <channel>
    <title>Current vacancies - University of the Atherton Tableland</title>
    <link>https://careers.uat-edu.example/en/listing/</link>
    <description>Current vacancies</description>
    <language>en</language>
    <lastBuildDate>Fri, 27 Nov 2026 16:00:00 +1000</lastBuildDate>
    <item>
      <guid isPermaLink="false">512877</guid>
      <link>https://careers.uat-edu.example/en/job/512877/lecturer-in-tropical-agriculture</link>
      <title>Lecturer in Tropical Agriculture</title>
      <description>&lt;p&gt;Teach it in the paddock. Academic Level B, $116,204 to $137,988 per annum plus 17% superannuation.&lt;/p&gt;</description>
      <pubDate>Wed, 18 Nov 2026 09:00:00 +1000</pubDate>
      <a10:updated>2026-11-18T09:00:00+10:00</a10:updated>
      <job:refNo>512877</job:refNo>
      <job:closingDate>Sun, 13 Dec 2026 23:55:00 +1000</job:closingDate>
      <job:location>Mareeba, QLD</job:location>
      <job:workType>Continuing - full time</job:workType>
      <job:category>Academic</job:category>
    </item>
    <item>
      <guid isPermaLink="false">512903</guid>
      <link>https://careers.uat-edu.example/en/job/512903/student-services-officer</link>
      <title>Student Services Officer</title>
      <description>&lt;p&gt;The first face at the counter. HEW Level 5, $44.87 to $51.02 per hour.&lt;/p&gt;</description>
      <pubDate>Mon, 23 Nov 2026 11:30:00 +1000</pubDate>
      <a10:updated>2026-11-23T11:30:00+10:00</a10:updated>
      <job:refNo>512903</job:refNo>
      <job:closingDate>Mon, 07 Dec 2026 23:55:00 +1000</job:closingDate>
      <job:location>Cairns, QLD</job:location>
      <job:workType>Fixed term - part time</job:workType>
      <job:category>Professional</job:category>
    </item>
    <item>
      <guid isPermaLink="false">512911</guid>
      <link>https://careers.uat-edu.example/en/job/512911/examination-supervisor</link>
      <title>Examination Supervisor</title>
      <description>&lt;p&gt;Quiet shoes. Two weeks in February.&lt;/p&gt;</description>
      <pubDate>Thu, 26 Nov 2026 15:10:00 +1000</pubDate>
      <a10:updated>2026-11-26T15:10:00+10:00</a10:updated>
      <job:refNo>512911</job:refNo>
      <job:closingDate>Fri, 18 Dec 2026 23:55:00 +1000</job:closingDate>
      <job:location>Cairns, QLD</job:location>
      <job:workType>Casual</job:workType>
      <job:category>Professional</job:category>
    </item>
  </channel>
</rss>
`,
  expected: [
    {
      title: "Lecturer in Tropical Agriculture",
      employer: "University of the Atherton Tableland",
      reference: "512877",
      places: ["Mareeba QLD"],
      pay: { min: 116_204, max: 137_988, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17T23:00:00Z",
      closes: "2026-12-13T13:55:00Z",
      live: true,
      url: "https://careers.uat-edu.example/en/job/512877/lecturer-in-tropical-agriculture",
    },
    {
      title: "Student Services Officer",
      employer: "University of the Atherton Tableland",
      reference: "512903",
      places: ["Cairns QLD"],
      pay: { min: 44.87, max: 51.02, interval: "hour" },
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-23T01:30:00Z",
      closes: "2026-12-07T13:55:00Z",
      live: true,
      url: "https://careers.uat-edu.example/en/job/512903/student-services-officer",
    },
    {
      title: "Examination Supervisor",
      employer: "University of the Atherton Tableland",
      reference: "512911",
      places: ["Cairns QLD"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-26T05:10:00Z",
      closes: "2026-12-18T13:55:00Z",
      live: true,
      url: "https://careers.uat-edu.example/en/job/512911/examination-supervisor",
    },
  ],
};
