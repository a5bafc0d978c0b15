/** Usual: the channel of a career site in RSS with the system's own elements: places with a street, a postcode and a town but no state, a status for remote work, a department and a role, pay and kind of employment only in the text's list, numbers of the site as guids, towns that other states have too. */
export const surfSchoolsTeamRss = {
  name: "held-27 career channel of surf schools",
  extension: "rss",
  contentType: "application/rss+xml; charset=utf-8",
  text: `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:tt="https://crewtailor.example/locations">
  <channel>
    <title>Marram Surf Schools</title>
    <description>Jobs at Marram Surf Schools</description>
    <link>https://careers.marramsurf.example/</link>
    <item>
      <title>Surf Instructor (Level 1)</title>
      <description><![CDATA[<p>Foamies, sunscreen and very brave eight-year-olds.</p><ul><li><strong>Employment:</strong> Casual</li><li><strong>Pay:</strong> $33.90 per hour</li><li><strong>Applications close:</strong> 6 December 2026</li></ul>]]></description>
      <pubDate>Wed, 18 Nov 2026 10:02:11 +1100</pubDate>
      <link>https://careers.marramsurf.example/jobs/6120044-surf-instructor-level-1</link>
      <remoteStatus>none</remoteStatus>
      <guid>2f1d5c1e-75f2-4a39-a4de-0a4cf5b90b11</guid>
      <tt:locations>
        <tt:location>
          <tt:name>Torquay school</tt:name>
          <tt:address>12 Foreshore Parade</tt:address>
          <tt:zip>3228</tt:zip>
          <tt:city>Torquay</tt:city>
          <tt:country>Australia</tt:country>
        </tt:location>
        <tt:location>
          <tt:name>Lorne school</tt:name>
          <tt:address>1 Pier Road</tt:address>
          <tt:zip>3232</tt:zip>
          <tt:city>Lorne</tt:city>
          <tt:country>Australia</tt:country>
        </tt:location>
      </tt:locations>
      <tt:department>Beach</tt:department>
      <tt:role>Instructors</tt:role>
    </item>
    <item>
      <title>School Bookings &amp; Partnerships Coordinator</title>
      <description><![CDATA[<p>You turn 90 schools into 90 good days out.</p><ul><li><strong>Employment:</strong> Full-time</li><li><strong>Pay:</strong> $71,000 &ndash; $76,500 per year plus super</li></ul><p>We pay a bonus of $2,000 after the summer.</p>]]></description>
      <pubDate>Mon, 23 Nov 2026 08:30:00 +1100</pubDate>
      <link>https://careers.marramsurf.example/jobs/6120390-school-bookings-partnerships-coordinator</link>
      <remoteStatus>none</remoteStatus>
      <guid>a0c2d5fb-1f2b-4a4c-8a2f-2d9a3a9d7712</guid>
      <tt:locations>
        <tt:location>
          <tt:name>Office</tt:name>
          <tt:address>Shed 4, 88 Centennial Circuit</tt:address>
          <tt:zip>2481</tt:zip>
          <tt:city>Byron Bay</tt:city>
          <tt:country>Australia</tt:country>
        </tt:location>
      </tt:locations>
      <tt:department>Office</tt:department>
      <tt:role/>
    </item>
    <item>
      <title>Video Editor</title>
      <description><![CDATA[<p>Cut what our drones and dads film. All from home, wherever in Australia that is.</p><ul><li><strong>Employment:</strong> Part-time, fixed term of 9 months</li><li><strong>Pay:</strong> by arrangement</li><li><strong>Applications close:</strong> 20 December 2026</li></ul>]]></description>
      <pubDate>Wed, 25 Nov 2026 17:45:30 +1100</pubDate>
      <link>https://careers.marramsurf.example/jobs/6120433-video-editor</link>
      <remoteStatus>fully</remoteStatus>
      <guid>cc70b6e4-b0a8-4b43-9d8e-5b3e36e1a613</guid>
      <tt:locations/>
      <tt:department>Office</tt:department>
      <tt:role>Media</tt:role>
    </item>
  </channel>
</rss>
`,
  expected: [
    {
      title: "Surf Instructor (Level 1)",
      employer: "Marram Surf Schools",
      places: ["Torquay VIC", "Lorne VIC"],
      pay: { min: 33.9, max: 33.9, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-18T10:02:11+11:00",
      closes: "2026-12-06",
      remote: false,
      live: true,
      url: "https://careers.marramsurf.example/jobs/6120044-surf-instructor-level-1",
    },
    {
      title: "School Bookings & Partnerships Coordinator",
      employer: "Marram Surf Schools",
      places: ["Byron Bay NSW"],
      pay: { min: 71_000, max: 76_500, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-23T08:30:00+11:00",
      closes: null,
      remote: false,
      live: true,
      url: "https://careers.marramsurf.example/jobs/6120390-school-bookings-partnerships-coordinator",
    },
    {
      title: "Video Editor",
      employer: "Marram Surf Schools",
      places: [],
      pay: null,
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-25T17:45:30+11:00",
      closes: "2026-12-20",
      remote: true,
      live: true,
      url: "https://careers.marramsurf.example/jobs/6120433-video-editor",
    },
  ],
};
