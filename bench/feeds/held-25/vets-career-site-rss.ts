/** Usual: the channel of a group of veterinary hospitals from its career site's vendor, the group as the channel's title, remote as a status in a word, places in a namespace with name, street, postcode, city and country of which the state stands only in the name or nowhere, departments and roles, texts as character data with emphasis and figures, pay in a paragraph, an end in some, moments with Sydney's and Brisbane's offsets, a unique id beside the link, an open application. */
export const vetsCareerSiteRss = {
  name: "held-25 career site channel of veterinary hospitals",
  extension: "rss",
  contentType: "application/rss+xml; charset=utf-8",
  text: String.raw`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:tt="https://tailorhire.example/locations">
  <channel>
    <title>Kestrel Road Veterinary Hospitals</title>
    <description>Job openings at Kestrel Road Veterinary Hospitals</description>
    <link>https://careers.kestrelroadvets.example</link>
    <language>en-AU</language>
    <item>
      <title>Emergency Veterinarian</title>
      <description><![CDATA[<p>Our night begins at six, with a Labrador that has eaten a sock. <strong>You</strong> decide what happens next, with two nurses, an ultrasound and a cardiologist on the phone.</p><p>Seven nights on, seven off, never alone. Last year we spent $310,000 on training and kept everybody.</p><p><strong>Salary:</strong> $135,000 – $160,000 per annum plus super, depending on experience.</p>]]></description>
      <pubDate>Tue, 17 Nov 2026 10:12:00 +1100</pubDate>
      <link>https://careers.kestrelroadvets.example/jobs/5510236-emergency-veterinarian</link>
      <remoteStatus>none</remoteStatus>
      <guid isPermaLink="false">8d3f5f1e-93b7-47fc-9a9f-1f1c8a4b7701</guid>
      <tt:locations>
        <tt:location>
          <tt:name>Newcastle Hospital</tt:name>
          <tt:address>88 Kestrel Road</tt:address>
          <tt:zip>2292</tt:zip>
          <tt:city>Broadmeadow</tt:city>
          <tt:country>Australia</tt:country>
        </tt:location>
      </tt:locations>
      <tt:department>Clinical</tt:department>
      <tt:role>Veterinarian</tt:role>
    </item>
    <item>
      <title>Veterinary Nurse &#8211; Part-time</title>
      <description><![CDATA[<p>Twenty-four hours a week at one of two hospitals, and we would rather not ask you to do both in a day.</p><ul><li>Cert IV or nearly</li><li>Calm hands</li></ul><p>We pay $33.85 to $37.20 an hour. Applications close on Monday, 14 December 2026.</p>]]></description>
      <pubDate>Fri, 20 Nov 2026 15:45:30 +1000</pubDate>
      <link>https://careers.kestrelroadvets.example/jobs/5513380-veterinary-nurse-part-time</link>
      <remoteStatus>none</remoteStatus>
      <guid isPermaLink="false">8d3f5f1e-93b7-47fc-9a9f-1f1c8a4b7702</guid>
      <tt:locations>
        <tt:location>
          <tt:name>Toowoomba, QLD</tt:name>
          <tt:address>14 Range Street</tt:address>
          <tt:zip>4350</tt:zip>
          <tt:city>Toowoomba</tt:city>
          <tt:country>Australia</tt:country>
        </tt:location>
        <tt:location>
          <tt:name>Ipswich, QLD</tt:name>
          <tt:address>3 Brisbane Road</tt:address>
          <tt:zip>4305</tt:zip>
          <tt:city>Ipswich</tt:city>
          <tt:country>Australia</tt:country>
        </tt:location>
      </tt:locations>
      <tt:department>Clinical</tt:department>
      <tt:role>Nurse</tt:role>
    </item>
    <item>
      <title>Insurance Claims Coordinator</title>
      <description><![CDATA[<p>You send the forms that other people forget. A casual role, about fifteen hours a week, from wherever your cat is.</p><p>The average claim is $2,180 and the average form has nine pages.</p>]]></description>
      <pubDate>Tue, 24 Nov 2026 08:00:00 +1100</pubDate>
      <link>https://careers.kestrelroadvets.example/jobs/5518044-insurance-claims-coordinator</link>
      <remoteStatus>fully</remoteStatus>
      <guid isPermaLink="false">8d3f5f1e-93b7-47fc-9a9f-1f1c8a4b7703</guid>
      <tt:department>Office</tt:department>
      <tt:role>Administration</tt:role>
    </item>
    <item>
      <title>Open Application</title>
      <description><![CDATA[<p>Nothing here for you today? Connect with us and we will write when there is.</p>]]></description>
      <pubDate>Mon, 02 Feb 2026 09:00:00 +1100</pubDate>
      <link>https://careers.kestrelroadvets.example/jobs/4010001-open-application</link>
      <remoteStatus>none</remoteStatus>
      <guid isPermaLink="false">8d3f5f1e-93b7-47fc-9a9f-1f1c8a4b7700</guid>
      <tt:department></tt:department>
      <tt:role></tt:role>
    </item>
  </channel>
</rss>
`,
  expected: [
    {
      title: "Emergency Veterinarian",
      employer: "Kestrel Road Veterinary Hospitals",
      places: ["Broadmeadow NSW"],
      pay: { min: 135_000, max: 160_000, interval: "year" },
      posted: "2026-11-16T23:12:00Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://careers.kestrelroadvets.example/jobs/5510236-emergency-veterinarian",
    },
    {
      title: "Veterinary Nurse – Part-time",
      employer: "Kestrel Road Veterinary Hospitals",
      places: ["Toowoomba QLD", "Ipswich QLD"],
      pay: { min: 33.85, max: 37.2, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-20T05:45:30Z",
      closes: "2026-12-14",
      remote: false,
      live: true,
      url: "https://careers.kestrelroadvets.example/jobs/5513380-veterinary-nurse-part-time",
    },
    {
      title: "Insurance Claims Coordinator",
      employer: "Kestrel Road Veterinary Hospitals",
      places: [],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-23T21:00:00Z",
      closes: null,
      remote: true,
      live: true,
      url: "https://careers.kestrelroadvets.example/jobs/5518044-insurance-claims-coordinator",
    },
  ],
};
