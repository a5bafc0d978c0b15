/** Usual: a contact centre company's jobs as its American hiring system publishes them, a result with a job for each, addresses of the detail and of the form, days with the month first, places as town, state and country in one line with more of them in elements of their own, kinds with hyphens, a short text beside a long one, pay and end in labelled lines of the long text, one in Suva, one for a pipeline. */
export const contactCentreResultXml = {
  name: "held-24 result of a contact centre company",
  employer: "Second Ring",
  extension: "xml",
  contentType: "text/xml; charset=utf-8",
  text: String.raw`<?xml version="1.0" encoding="UTF-8"?>
<result>
  <job>
    <id>oTq4rfwK</id>
    <title>Customer Care Consultant - Energy</title>
    <requisitionid>40117</requisitionid>
    <category>Customer Care</category>
    <jobtype>Full-Time</jobtype>
    <location>Launceston, Tasmania, Australia</location>
    <date>11/16/2026</date>
    <detail-url>https://jobs.vitelink.example/second-ring/job/oTq4rfwK</detail-url>
    <apply-url>https://jobs.vitelink.example/second-ring/job/oTq4rfwK/apply</apply-url>
    <description><![CDATA[<p>When the power goes out on the north-west coast, the phone rings in our second-floor room above the bakery. You say what happened, when it will be back and what to do about the freezer.</p>
<p>You have four weeks of training before you take a call alone. A team leader sits within reach, and nobody is timed in the toilet.</p>
<p><b>Pay:</b> $30.95 - $33.40 per hour plus penalties and super<br/><b>Applications close:</b> 11 December 2026</p>]]></description>
    <briefdescription><![CDATA[Talk to people in the dark, kindly.]]></briefdescription>
  </job>
  <job>
    <id>oTx8rfwZ</id>
    <title>Workforce Planner &amp; Forecaster</title>
    <requisitionid>40125</requisitionid>
    <category>Operations</category>
    <jobtype>Full-Time Temporary</jobtype>
    <location>Hobart, Tasmania, Australia</location>
    <otherlocations>
      <location>Ballarat, Victoria, Australia</location>
    </otherlocations>
    <date>11/20/2026</date>
    <detail-url>https://jobs.vitelink.example/second-ring/job/oTx8rfwZ</detail-url>
    <apply-url>https://jobs.vitelink.example/second-ring/job/oTx8rfwZ/apply</apply-url>
    <description><![CDATA[<p>Last January we expected nine hundred calls on a Monday and got four thousand. You find out why, and you build the model that would have known.</p>
<p>The position runs to the end of September 2027, in the office in either town, with a day a week at home once you are settled. The system that you take over cost $340,000 and is not as bad as people say.</p>
<p><b>Pay:</b> $92,000 per annum plus super<br/><b>Applications close:</b> 8 January 2027</p>]]></description>
    <briefdescription><![CDATA[Guess better than the last spreadsheet did.]]></briefdescription>
  </job>
  <job>
    <id>oTz1rfw7</id>
    <title>After-Hours Claims Listener</title>
    <requisitionid>40131</requisitionid>
    <category>Customer Care</category>
    <jobtype>Part-Time</jobtype>
    <location>Remote, Australia</location>
    <date>11/24/2026</date>
    <detail-url>https://jobs.vitelink.example/second-ring/job/oTz1rfw7</detail-url>
    <apply-url>https://jobs.vitelink.example/second-ring/job/oTz1rfw7/apply</apply-url>
    <description><![CDATA[<p>At two in the morning people ring an insurer because a tree is in the kitchen. You take down what happened, find them a bed and send somebody with a tarpaulin.</p>
<p>You work three nights a week from your home. We provide the phone, and somebody to talk to afterwards.</p>
<p><b>Pay:</b> as in the contract call centres award<br/><b>Applications close:</b> when filled</p>]]></description>
    <briefdescription><![CDATA[A calm voice at two in the morning.]]></briefdescription>
  </job>
  <job>
    <id>oTz9rfwB</id>
    <title>Quality Coach</title>
    <requisitionid>40133</requisitionid>
    <category>Learning</category>
    <jobtype>Full-Time</jobtype>
    <location>Suva, Fiji</location>
    <date>11/25/2026</date>
    <detail-url>https://jobs.vitelink.example/second-ring/job/oTz9rfwB</detail-url>
    <apply-url>https://jobs.vitelink.example/second-ring/job/oTz9rfwB/apply</apply-url>
    <description><![CDATA[<p>Our room in Suva has sixty seats and answers for three Australian councils. You listen to twenty calls a day and tell people one thing that they did well before you tell them the other.</p>]]></description>
    <briefdescription><![CDATA[Listen to listeners.]]></briefdescription>
  </job>
  <job>
    <id>oPIPE001</id>
    <title>Talent Pipeline - Customer Care, All Sites</title>
    <requisitionid>PIPELINE</requisitionid>
    <category>Customer Care</category>
    <jobtype></jobtype>
    <location>Launceston, Tasmania, Australia</location>
    <date>02/17/2026</date>
    <detail-url>https://jobs.vitelink.example/second-ring/job/oPIPE001</detail-url>
    <apply-url>https://jobs.vitelink.example/second-ring/job/oPIPE001/apply</apply-url>
    <description><![CDATA[<p>We are not hiring for this role now. Register your interest, and we will call you before the next intake.</p>]]></description>
    <briefdescription/>
  </job>
</result>
`,
  expected: [
    {
      title: "Customer Care Consultant - Energy",
      employer: "Second Ring",
      reference: "40117",
      places: ["Launceston TAS"],
      pay: { min: 30.95, max: 33.4, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-16",
      closes: "2026-12-11",
      remote: false,
      live: true,
      url: "https://jobs.vitelink.example/second-ring/job/oTq4rfwK/apply",
    },
    {
      title: "Workforce Planner & Forecaster",
      employer: "Second Ring",
      reference: "40125",
      places: ["Hobart TAS", "Ballarat VIC"],
      pay: { min: 92_000, max: 92_000, interval: "year" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-20",
      closes: "2027-01-08",
      remote: false,
      live: true,
      url: "https://jobs.vitelink.example/second-ring/job/oTx8rfwZ/apply",
    },
    {
      title: "After-Hours Claims Listener",
      employer: "Second Ring",
      reference: "40131",
      places: [],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-24",
      closes: null,
      remote: true,
      live: true,
      url: "https://jobs.vitelink.example/second-ring/job/oTz1rfw7/apply",
    },
    {
      title: "Quality Coach",
      employer: "Second Ring",
      reference: "40133",
      places: ["INT"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-25",
      closes: null,
      remote: false,
      live: true,
      url: "https://jobs.vitelink.example/second-ring/job/oTz9rfwB/apply",
    },
  ],
};
