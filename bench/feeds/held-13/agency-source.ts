/** A recruiter's source for aggregators: clients as companies, places in a list of their own, pay as attributes beside words, one sent twice, one across the sea, one without a place, one past its end. */
export const recruiterSource = {
  name: "held-13 source of a recruiter with places and pay in parts",
  extension: "xml",
  contentType: "application/xml",
  text: `<?xml version="1.0" encoding="UTF-8"?>
<source>
  <publisher>Plumb &amp; Level Recruitment</publisher>
  <publisherurl>https://www.plumblevel.example</publisherurl>
  <lastbuilddate>Thu, 26 Nov 2026 08:00:00 +1000</lastbuilddate>
  <jobcount>6</jobcount>
  <job>
    <title><![CDATA[Site Supervisor - Schools]]></title>
    <requisitionid>PL 20418</requisitionid>
    <advertiser>Plumb &amp; Level Recruitment</advertiser>
    <company><![CDATA[Ironbark & Sons Builders]]></company>
    <date>Tue, 17 Nov 2026 09:20:00 +1000</date>
    <expires>Fri, 18 Dec 2026 23:59:00 +1000</expires>
    <url><![CDATA[https://www.plumblevel.example/j/20418?utm_source=agg&utm_medium=xml]]></url>
    <locations>
      <location><city>Gympie</city><state>QLD</state><country>Australia</country></location>
    </locations>
    <jobtype>full-time</jobtype>
    <salary min="118000" max="130000" unit="year">$118k to $130k + ute</salary>
    <description><![CDATA[<p>Three halls and a covered walkway before the bell.</p>]]></description>
  </job>
  <job>
    <title><![CDATA[Traffic Controllers]]></title>
    <requisitionid>PL 20425</requisitionid>
    <advertiser>Plumb &amp; Level Recruitment</advertiser>
    <company><![CDATA[Slow Lane Traffic]]></company>
    <date>Fri, 20 Nov 2026 14:00:00 +1000</date>
    <expires></expires>
    <url><![CDATA[https://www.plumblevel.example/j/20425?utm_source=agg&utm_medium=xml]]></url>
    <locations>
      <location><city>Nambour</city><state>QLD</state><country>Australia</country></location>
      <location><city>Caloundra</city><state>QLD</state><country>Australia</country></location>
      <location><city>Maryborough</city><state>QLD</state><country>Australia</country></location>
    </locations>
    <jobtype>casual</jobtype>
    <salary min="36.85" max="" unit="hour">From $36.85, more at night</salary>
    <description><![CDATA[<p>Hat, boots, patience.</p>]]></description>
  </job>
  <job>
    <title><![CDATA[Site Supervisor - Schools]]></title>
    <requisitionid>PL 20418</requisitionid>
    <advertiser>Plumb &amp; Level Recruitment</advertiser>
    <company><![CDATA[Ironbark & Sons Builders]]></company>
    <date>Tue, 17 Nov 2026 09:20:00 +1000</date>
    <expires>Fri, 18 Dec 2026 23:59:00 +1000</expires>
    <url><![CDATA[https://www.plumblevel.example/j/20418?utm_source=agg&utm_medium=xml]]></url>
    <locations>
      <location><city>Gympie</city><state>QLD</state><country>Australia</country></location>
    </locations>
    <jobtype>full-time</jobtype>
    <salary min="118000" max="130000" unit="year">$118k to $130k + ute</salary>
    <description><![CDATA[<p>Three halls and a covered walkway before the bell.</p>]]></description>
  </job>
  <job>
    <title><![CDATA[Quantity Surveyor]]></title>
    <requisitionid>PL 20431</requisitionid>
    <advertiser>Plumb &amp; Level Recruitment</advertiser>
    <company><![CDATA[Southern Cross-Section]]></company>
    <date>Mon, 23 Nov 2026 11:30:00 +1000</date>
    <expires>Fri, 15 Jan 2027 23:59:00 +1000</expires>
    <url><![CDATA[https://www.plumblevel.example/j/20431?utm_source=agg&utm_medium=xml]]></url>
    <locations>
      <location><city>Dunedin</city><state>Otago</state><country>New Zealand</country></location>
    </locations>
    <jobtype>full-time, contract</jobtype>
    <salary min="" max="" unit="">Ask Teodor</salary>
    <description><![CDATA[<p>Twelve months on a hospital.</p>]]></description>
  </job>
  <job>
    <title><![CDATA[Estimating Assistant]]></title>
    <requisitionid>PL 20437</requisitionid>
    <advertiser>Plumb &amp; Level Recruitment</advertiser>
    <company><![CDATA[Ironbark & Sons Builders]]></company>
    <date>Wed, 25 Nov 2026 16:10:00 +1000</date>
    <expires>Sun, 20 Dec 2026 23:59:00 +1000</expires>
    <url><![CDATA[https://www.plumblevel.example/j/20437?utm_source=agg&utm_medium=xml]]></url>
    <locations/>
    <jobtype>part-time</jobtype>
    <salary min="420" max="420" unit="day">$420 a day</salary>
    <description><![CDATA[<p>Two days a week, count bricks on a screen.</p>]]></description>
  </job>
  <job>
    <title><![CDATA[Roof Plumber]]></title>
    <requisitionid>PL 20377</requisitionid>
    <advertiser>Plumb &amp; Level Recruitment</advertiser>
    <company><![CDATA[Ironbark & Sons Builders]]></company>
    <date>Mon, 12 Oct 2026 09:00:00 +1000</date>
    <expires>Fri, 13 Nov 2026 23:59:00 +1000</expires>
    <url><![CDATA[https://www.plumblevel.example/j/20377?utm_source=agg&utm_medium=xml]]></url>
    <locations>
      <location><city>Caloundra</city><state>QLD</state><country>Australia</country></location>
    </locations>
    <jobtype>full-time</jobtype>
    <salary min="45" max="49" unit="hour">$45 - $49</salary>
    <description><![CDATA[<p>Dry until it is not.</p>]]></description>
  </job>
</source>`,
  expected: [
    {
      title: "Site Supervisor - Schools",
      employer: "Ironbark & Sons Builders",
      reference: "PL 20418",
      places: ["Gympie QLD"],
      pay: { min: 118_000, max: 130_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-16T23:20:00Z",
      closes: "2026-12-18T13:59:00Z",
      live: true,
      url: "https://www.plumblevel.example/j/20418?utm_source=agg&utm_medium=xml",
    },
    {
      title: "Traffic Controllers",
      employer: "Slow Lane Traffic",
      reference: "PL 20425",
      places: ["Nambour QLD", "Caloundra QLD", "Maryborough QLD"],
      pay: { min: 36.85, max: null, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-20T04:00:00Z",
      closes: null,
      live: true,
      url: "https://www.plumblevel.example/j/20425?utm_source=agg&utm_medium=xml",
    },
    {
      title: "Quantity Surveyor",
      employer: "Southern Cross-Section",
      reference: "PL 20431",
      places: ["INT"],
      pay: null,
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-23T01:30:00Z",
      closes: "2027-01-15T13:59:00Z",
      live: true,
      url: "https://www.plumblevel.example/j/20431?utm_source=agg&utm_medium=xml",
    },
    {
      title: "Estimating Assistant",
      employer: "Ironbark & Sons Builders",
      reference: "PL 20437",
      places: [],
      pay: { min: 420, max: 420, interval: "day" },
      workTypes: ["Part time"],
      posted: "2026-11-25T06:10:00Z",
      closes: "2026-12-20T13:59:00Z",
      live: true,
      url: "https://www.plumblevel.example/j/20437?utm_source=agg&utm_medium=xml",
    },
    {
      title: "Roof Plumber",
      reference: "PL 20377",
      places: ["Caloundra QLD"],
      closes: "2026-11-13T13:59:00Z",
      live: false,
    },
  ],
};
