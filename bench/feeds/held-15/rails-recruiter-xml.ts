/** A recruiter's site that writes its records as they are: names with dashes, types as attributes, values that are nil, a free text for pay beside two amounts, the period in one word, a consultant, a job that is not published. */
export const railsRecruiterJobs = {
  name: "held-15 records of a recruiter's site with types as attributes",
  employer: "Pindan Search",
  extension: "xml",
  contentType: "application/xml; charset=utf-8",
  text: `<?xml version="1.0" encoding="UTF-8"?>
<jobs type="array">
  <job>
    <id type="integer">61120</id>
    <job-reference>PS/61120</job-reference>
    <job-title>Project Engineer - Water</job-title>
    <slug>project-engineer-water-61120</slug>
    <job-location>Joondalup WA</job-location>
    <discipline>Engineering</discipline>
    <job-type>Permanent</job-type>
    <hours>Full time</hours>
    <salary-low type="decimal">125000.0</salary-low>
    <salary-high type="decimal">140000.0</salary-high>
    <salary-period>annum</salary-period>
    <salary-free>$125k - $140k + super + vehicle</salary-free>
    <description>&lt;p&gt;Bores, pump stations and the people who ring when they stop.&lt;/p&gt;</description>
    <consultant>
      <name>Tamsin Orr</name>
      <phone>0491 573 770</phone>
      <email>tamsin@pindansearch.example</email>
    </consultant>
    <published type="boolean">true</published>
    <created-at type="dateTime">2026-11-17T10:05:31+08:00</created-at>
    <expires-on type="date">2026-12-17</expires-on>
    <url>https://www.pindansearch.example/job/project-engineer-water-61120</url>
  </job>
  <job>
    <id type="integer">61133</id>
    <job-reference>PS/61133</job-reference>
    <job-title>Bookkeeper (two days)</job-title>
    <slug>bookkeeper-two-days-61133</slug>
    <job-location>Rockingham WA</job-location>
    <discipline>Accounting</discipline>
    <job-type>Permanent</job-type>
    <hours>Part time</hours>
    <salary-low type="decimal">42.0</salary-low>
    <salary-high type="decimal">46.0</salary-high>
    <salary-period>hour</salary-period>
    <salary-free>$42 - $46 per hour + super</salary-free>
    <description>&lt;p&gt;A boatyard with a shoebox.&lt;/p&gt;</description>
    <consultant>
      <name>Gil Haddad</name>
      <phone>0491 574 118</phone>
      <email>gil@pindansearch.example</email>
    </consultant>
    <published type="boolean">true</published>
    <created-at type="dateTime">2026-11-20T16:22:00+08:00</created-at>
    <expires-on type="date" nil="true"/>
    <url>https://www.pindansearch.example/job/bookkeeper-two-days-61133</url>
  </job>
  <job>
    <id type="integer">61150</id>
    <job-reference>PS/61150</job-reference>
    <job-title>Change Manager</job-title>
    <slug>change-manager-61150</slug>
    <job-location>Perth WA</job-location>
    <discipline>Technology</discipline>
    <job-type>Contract</job-type>
    <hours>Full time</hours>
    <salary-low type="decimal" nil="true"/>
    <salary-high type="decimal" nil="true"/>
    <salary-period nil="true"/>
    <salary-free>Up to $950 per day + super</salary-free>
    <description>&lt;p&gt;Six months of telling people why the button moved.&lt;/p&gt;</description>
    <consultant>
      <name>Tamsin Orr</name>
      <phone>0491 573 770</phone>
      <email>tamsin@pindansearch.example</email>
    </consultant>
    <published type="boolean">true</published>
    <created-at type="dateTime">2026-11-25T09:00:00+08:00</created-at>
    <expires-on type="date">2027-01-09</expires-on>
    <url>https://www.pindansearch.example/job/change-manager-61150</url>
  </job>
  <job>
    <id type="integer">61152</id>
    <job-reference>PS/61152</job-reference>
    <job-title>Geotechnical Lab Technician</job-title>
    <slug>geotechnical-lab-technician-61152</slug>
    <job-location>Kalgoorlie WA</job-location>
    <discipline>Engineering</discipline>
    <job-type>Permanent</job-type>
    <hours>Full time</hours>
    <salary-low type="decimal" nil="true"/>
    <salary-high type="decimal" nil="true"/>
    <salary-period nil="true"/>
    <salary-free nil="true"/>
    <description>&lt;p&gt;Brief to come from client.&lt;/p&gt;</description>
    <consultant>
      <name>Gil Haddad</name>
      <phone>0491 574 118</phone>
      <email>gil@pindansearch.example</email>
    </consultant>
    <published type="boolean">false</published>
    <created-at type="dateTime">2026-11-26T11:47:00+08:00</created-at>
    <expires-on type="date" nil="true"/>
    <url>https://www.pindansearch.example/job/geotechnical-lab-technician-61152</url>
  </job>
</jobs>
`,
  expected: [
    {
      title: "Project Engineer - Water",
      employer: "Pindan Search",
      reference: "PS/61120",
      places: ["Joondalup WA"],
      pay: { min: 125_000, max: 140_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17T02:05:31Z",
      closes: "2026-12-17",
      live: true,
      url: "https://www.pindansearch.example/job/project-engineer-water-61120",
    },
    {
      title: "Bookkeeper (two days)",
      employer: "Pindan Search",
      reference: "PS/61133",
      places: ["Rockingham WA"],
      pay: { min: 42, max: 46, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-20T08:22:00Z",
      closes: null,
      live: true,
      url: "https://www.pindansearch.example/job/bookkeeper-two-days-61133",
    },
    {
      title: "Change Manager",
      employer: "Pindan Search",
      reference: "PS/61150",
      places: ["Perth WA"],
      pay: { min: null, max: 950, interval: "day" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-25T01:00:00Z",
      closes: "2027-01-09",
      live: true,
      url: "https://www.pindansearch.example/job/change-manager-61150",
    },
    {
      title: "Geotechnical Lab Technician",
      employer: "Pindan Search",
      reference: "PS/61152",
      places: ["Kalgoorlie WA"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-26T03:47:00Z",
      closes: null,
      live: false,
      url: "https://www.pindansearch.example/job/geotechnical-lab-technician-61152",
    },
  ],
};
