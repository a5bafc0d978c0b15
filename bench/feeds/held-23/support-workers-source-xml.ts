/** Usual: a disability provider's source as its hiring system writes it for boards, days at midnight as mail writes them, a street beside the town, pay in words with allowances, types in small letters run together and a pair of them, one job for all of the country from home, a notice that invites people to a talent community, one job past its expiry. */
export const supportWorkersSourceXml = {
  name: "held-23 source of a disability provider",
  extension: "xml",
  contentType: "text/xml; charset=utf-8",
  text: String.raw`<?xml version="1.0" encoding="UTF-8"?>
<source>
  <publisher><![CDATA[Hireboard]]></publisher>
  <publisherurl><![CDATA[https://hireboard.example]]></publisherurl>
  <lastBuildDate><![CDATA[Thu, 26 Nov 2026 19:00:03 GMT]]></lastBuildDate>
  <job>
    <title><![CDATA[Disability Support Worker - Supported Independent Living]]></title>
    <date><![CDATA[Thu, 19 Nov 2026 00:00:00 GMT]]></date>
    <referencenumber><![CDATA[4E8A1B20C7]]></referencenumber>
    <url><![CDATA[https://apply.hireboard.example/open-gate/j/4E8A1B20C7/?utm_source=boards&utm_medium=feed]]></url>
    <company><![CDATA[Open Gate Support Services]]></company>
    <streetaddress><![CDATA[48 Ballan Road]]></streetaddress>
    <city><![CDATA[Werribee]]></city>
    <state><![CDATA[Victoria]]></state>
    <country><![CDATA[Australia]]></country>
    <postalcode><![CDATA[3030]]></postalcode>
    <description><![CDATA[<p>Four people share this house, and they have lived together for nine years. They know what they like: football on Friday, quiet on Sunday, and somebody who listens the first time.</p><p>You will support them with personal care, cooking and getting out and about. Shifts fall across seven days, with one sleepover a week that is paid separately at $60.02 a night. We pay for your first aid course, and a bonus of $350 after your first three months.</p><p>You will need an NDIS Worker Screening Check and a driver licence. Full training is given.</p>]]></description>
    <salary><![CDATA[$36.90 - $41.20 per hour + penalties + super]]></salary>
    <education><![CDATA[Certificate III]]></education>
    <jobtype><![CDATA[parttime]]></jobtype>
    <category><![CDATA[Community Services]]></category>
    <experience><![CDATA[Entry level]]></experience>
    <remotetype></remotetype>
    <expirationdate><![CDATA[Wed, 16 Dec 2026 00:00:00 GMT]]></expirationdate>
  </job>
  <job>
    <title><![CDATA[Team Leader, Day Programs]]></title>
    <date><![CDATA[Mon, 16 Nov 2026 00:00:00 GMT]]></date>
    <referencenumber><![CDATA[91D03F6E5A]]></referencenumber>
    <url><![CDATA[https://apply.hireboard.example/open-gate/j/91D03F6E5A/?utm_source=boards&utm_medium=feed]]></url>
    <company><![CDATA[Open Gate Support Services]]></company>
    <streetaddress><![CDATA[210 Malop Street]]></streetaddress>
    <city><![CDATA[Geelong]]></city>
    <state><![CDATA[Victoria]]></state>
    <country><![CDATA[Australia]]></country>
    <postalcode><![CDATA[3220]]></postalcode>
    <description><![CDATA[<p>Our Geelong hub runs art, music, woodwork and a lawn-mowing round that turned over $46,000 last financial year. You will lead a team of fourteen and look after the roster, the plans and the bus.</p><p>The role is on site every weekday between eight and four. You can package up to $15,900 of your pay, and the bus is not yours to take home.</p>]]></description>
    <salary><![CDATA[$84,500 per annum plus super and salary packaging]]></salary>
    <education><![CDATA[Diploma]]></education>
    <jobtype><![CDATA[fulltime]]></jobtype>
    <category><![CDATA[Community Services]]></category>
    <experience><![CDATA[Mid-Senior level]]></experience>
    <remotetype></remotetype>
    <expirationdate><![CDATA[Fri, 18 Dec 2026 00:00:00 GMT]]></expirationdate>
  </job>
  <job>
    <title><![CDATA[Intake & Plan Coordinator (Parental Leave Cover)]]></title>
    <date><![CDATA[Tue, 24 Nov 2026 00:00:00 GMT]]></date>
    <referencenumber><![CDATA[C77250B9E1]]></referencenumber>
    <url><![CDATA[https://apply.hireboard.example/open-gate/j/C77250B9E1/?utm_source=boards&utm_medium=feed]]></url>
    <company><![CDATA[Open Gate Support Services]]></company>
    <streetaddress></streetaddress>
    <city></city>
    <state></state>
    <country><![CDATA[Australia]]></country>
    <postalcode></postalcode>
    <description><![CDATA[<p>You are often the first voice that a family hears. You take the call, read the plan and work out with them what the money can do; the average plan that we manage is $72,000 a year.</p><p>This is a twelve month contract to cover parental leave. You can do it from anywhere in Australia, and we send you a laptop and a decent chair.</p>]]></description>
    <salary><![CDATA[$39.75 per hour]]></salary>
    <education></education>
    <jobtype><![CDATA[fulltime, contract]]></jobtype>
    <category><![CDATA[Customer Service]]></category>
    <experience><![CDATA[Associate]]></experience>
    <remotetype><![CDATA[Fully remote]]></remotetype>
    <expirationdate></expirationdate>
  </job>
  <job>
    <title><![CDATA[Allied Health Assistant, Early Childhood]]></title>
    <date><![CDATA[Mon, 23 Nov 2026 00:00:00 GMT]]></date>
    <referencenumber><![CDATA[08AF41D362]]></referencenumber>
    <url><![CDATA[https://apply.hireboard.example/open-gate/j/08AF41D362/?utm_source=boards&utm_medium=feed]]></url>
    <company><![CDATA[Open Gate Kids]]></company>
    <streetaddress></streetaddress>
    <city><![CDATA[Ballarat]]></city>
    <state><![CDATA[Victoria]]></state>
    <country><![CDATA[Australia]]></country>
    <postalcode><![CDATA[3350]]></postalcode>
    <description><![CDATA[<p>Our therapists visit children at home, at kinder and at the pool, and you go along to carry on with the plan between their visits. You will be paid under the award and receive 99 cents a kilometre for the use of your own car.</p><p>We have shifts during school terms, mostly in the mornings.</p>]]></description>
    <salary></salary>
    <education></education>
    <jobtype><![CDATA[casual]]></jobtype>
    <category><![CDATA[Healthcare]]></category>
    <experience><![CDATA[Entry level]]></experience>
    <remotetype></remotetype>
    <expirationdate><![CDATA[Sun, 10 Jan 2027 00:00:00 GMT]]></expirationdate>
  </job>
  <job>
    <title><![CDATA[Can't see the right role? Join our Talent Community]]></title>
    <date><![CDATA[Mon, 03 Aug 2026 00:00:00 GMT]]></date>
    <referencenumber><![CDATA[000TALENT0]]></referencenumber>
    <url><![CDATA[https://apply.hireboard.example/open-gate/j/000TALENT0/?utm_source=boards&utm_medium=feed]]></url>
    <company><![CDATA[Open Gate Support Services]]></company>
    <streetaddress></streetaddress>
    <city><![CDATA[Werribee]]></city>
    <state><![CDATA[Victoria]]></state>
    <country><![CDATA[Australia]]></country>
    <postalcode><![CDATA[3030]]></postalcode>
    <description><![CDATA[<p>This is not a vacancy. Leave your details with us, and we will write to you when a role that suits you is advertised.</p>]]></description>
    <salary></salary>
    <education></education>
    <jobtype></jobtype>
    <category></category>
    <experience></experience>
    <remotetype></remotetype>
    <expirationdate></expirationdate>
  </job>
  <job>
    <title><![CDATA[House Supervisor]]></title>
    <date><![CDATA[Mon, 19 Oct 2026 00:00:00 GMT]]></date>
    <referencenumber><![CDATA[6B12E9744D]]></referencenumber>
    <url><![CDATA[https://apply.hireboard.example/open-gate/j/6B12E9744D/?utm_source=boards&utm_medium=feed]]></url>
    <company><![CDATA[Open Gate Support Services]]></company>
    <streetaddress></streetaddress>
    <city><![CDATA[Melton]]></city>
    <state><![CDATA[Victoria]]></state>
    <country><![CDATA[Australia]]></country>
    <postalcode><![CDATA[3337]]></postalcode>
    <description><![CDATA[<p>You supervise two houses in the same street and the nineteen people who work in them.</p>]]></description>
    <salary><![CDATA[$43.10 per hour]]></salary>
    <education></education>
    <jobtype><![CDATA[fulltime]]></jobtype>
    <category><![CDATA[Community Services]]></category>
    <experience></experience>
    <remotetype></remotetype>
    <expirationdate><![CDATA[Fri, 20 Nov 2026 00:00:00 GMT]]></expirationdate>
  </job>
</source>
`,
  expected: [
    {
      title: "Disability Support Worker - Supported Independent Living",
      employer: "Open Gate Support Services",
      reference: "4E8A1B20C7",
      places: ["Werribee VIC"],
      pay: { min: 36.9, max: 41.2, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-19",
      closes: "2026-12-16",
      remote: false,
      live: true,
      url: "https://apply.hireboard.example/open-gate/j/4E8A1B20C7/?utm_source=boards&utm_medium=feed",
    },
    {
      title: "Team Leader, Day Programs",
      employer: "Open Gate Support Services",
      reference: "91D03F6E5A",
      places: ["Geelong VIC"],
      pay: { min: 84_500, max: 84_500, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-16",
      closes: "2026-12-18",
      remote: false,
      live: true,
      url: "https://apply.hireboard.example/open-gate/j/91D03F6E5A/?utm_source=boards&utm_medium=feed",
    },
    {
      title: "Intake & Plan Coordinator (Parental Leave Cover)",
      employer: "Open Gate Support Services",
      reference: "C77250B9E1",
      places: [],
      pay: { min: 39.75, max: 39.75, interval: "hour" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-24",
      closes: null,
      remote: true,
      live: true,
      url: "https://apply.hireboard.example/open-gate/j/C77250B9E1/?utm_source=boards&utm_medium=feed",
    },
    {
      title: "Allied Health Assistant, Early Childhood",
      employer: "Open Gate Kids",
      reference: "08AF41D362",
      places: ["Ballarat VIC"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-23",
      closes: "2027-01-10",
      remote: false,
      live: true,
      url: "https://apply.hireboard.example/open-gate/j/08AF41D362/?utm_source=boards&utm_medium=feed",
    },
    {
      title: "House Supervisor",
      reference: "6B12E9744D",
      places: ["Melton VIC"],
      live: false,
    },
  ],
};
