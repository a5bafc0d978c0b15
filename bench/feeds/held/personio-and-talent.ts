const parts = (...named: [string, string][]) =>
  named
    .map(
      ([name, value]) =>
        `<jobDescription><name>${name}</name><value><![CDATA[${value}]]></value></jobDescription>`,
    )
    .join("");

/** Personio's list: texts in named parts, offices, a schedule beside the kind of contract. */
export const personio = {
  name: "Personio positions",
  extension: "xml",
  contentType: "text/xml",
  text: `<?xml version="1.0" encoding="UTF-8"?>
<workzag-jobs>
<position><id>1740211</id><subcompany>Kelp &amp; Co Pty Ltd</subcompany><office>Geelong</office><additionalOffices><office>Ballarat</office></additionalOffices><department>Produktion</department><recruitingCategory>Operations</recruitingCategory><name>Process Engineer (all genders)</name><jobDescriptions>${parts(["Your tasks", "<ul><li>Tune the dryers</li></ul>"], ["Your profile", "<p>Two years in food or feed.</p>"])}</jobDescriptions><employmentType>permanent</employmentType><seniority>experienced</seniority><schedule>full-time</schedule><yearsOfExperience>2-5</yearsOfExperience><keywords>seaweed,food</keywords><occupation>process_engineering</occupation><occupationCategory>engineering</occupationCategory><createdAt>2026-11-09T05:11:02+00:00</createdAt></position>
<position><id>1740390</id><subcompany>Kelp &amp; Co Pty Ltd</subcompany><office>Geelong</office><department>Marketing</department><recruitingCategory>Working Student</recruitingCategory><name>Content Assistant</name><jobDescriptions>${parts(["About us", "<p>We grow and dry kelp.</p>"], ["Your tasks", "<p>Write recipes.</p>"])}</jobDescriptions><employmentType>working_student</employmentType><schedule>part-time</schedule><createdAt>2026-11-21T05:11:02+00:00</createdAt></position>
<position><id>1740395</id><subcompany>Kelp &amp; Co Pty Ltd</subcompany><office>Remote (Australia)</office><department>IT</department><name>Data Engineer</name><jobDescriptions>${parts(["Your tasks", "<p>Pipelines from buoys.</p>"])}</jobDescriptions><employmentType>permanent</employmentType><schedule>full-or-part-time</schedule><createdAt>2026-11-23T22:00:00+00:00</createdAt></position>
</workzag-jobs>`,
  expected: [
    {
      title: "Process Engineer (all genders)",
      employer: "Kelp & Co Pty Ltd",
      reference: "1740211",
      places: ["Geelong VIC", "Ballarat VIC"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-09T05:11:02Z",
      closes: null,
      remote: false,
      live: true,
    },
    {
      title: "Content Assistant",
      employer: "Kelp & Co Pty Ltd",
      reference: "1740390",
      places: ["Geelong VIC"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-21T05:11:02Z",
      remote: false,
      live: true,
    },
    {
      title: "Data Engineer",
      employer: "Kelp & Co Pty Ltd",
      reference: "1740395",
      workTypes: ["Full time", "Part time"],
      posted: "2026-11-23T22:00:00Z",
      remote: true,
      live: true,
    },
  ],
};

/** A list for Talent.com: pay in an element with its ends and period, dates by day. */
export const talent = {
  name: "Talent.com XML",
  extension: "xml",
  contentType: "text/xml",
  text: `<?xml version="1.0" encoding="UTF-8"?>
<source>
<publisher>Grindstone Careers</publisher>
<job>
<title><![CDATA[Panel Beater]]></title>
<date><![CDATA[2026-11-26]]></date>
<dateposted><![CDATA[2026-11-17]]></dateposted>
<referencenumber><![CDATA[GC/7781]]></referencenumber>
<url><![CDATA[https://grindstone.example/7781]]></url>
<company><![CDATA[Straightline Smash Repairs]]></company>
<logo><![CDATA[https://grindstone.example/logos/straight.png]]></logo>
<city><![CDATA[Dubbo]]></city>
<state><![CDATA[New South Wales]]></state>
<country><![CDATA[Australia]]></country>
<isremote><![CDATA[no]]></isremote>
<description><![CDATA[<p>Utes, mostly, and what kangaroos do to them.</p>]]></description>
<jobtype><![CDATA[Full-Time]]></jobtype>
<salary><salary_max><![CDATA[88000]]></salary_max><salary_min><![CDATA[76000]]></salary_min><salary_currency><![CDATA[AUD]]></salary_currency><period><![CDATA[year]]></period><type><![CDATA[BASE_SALARY]]></type></salary>
<expirationdate><![CDATA[2026-12-17]]></expirationdate>
<is_easy_apply><![CDATA[false]]></is_easy_apply>
</job>
<job>
<title><![CDATA[Detailer]]></title>
<dateposted><![CDATA[2026-11-19]]></dateposted>
<referencenumber><![CDATA[GC/7790]]></referencenumber>
<url><![CDATA[https://grindstone.example/7790]]></url>
<company><![CDATA[Straightline Smash Repairs]]></company>
<city><![CDATA[Orange]]></city>
<state><![CDATA[New South Wales]]></state>
<country><![CDATA[Australia]]></country>
<isremote><![CDATA[no]]></isremote>
<description><![CDATA[<p>Cut, polish, vacuum.</p>]]></description>
<jobtype><![CDATA[Temporary]]></jobtype>
<salary><salary_max><![CDATA[31.5]]></salary_max><salary_min><![CDATA[28]]></salary_min><salary_currency><![CDATA[AUD]]></salary_currency><period><![CDATA[hour]]></period><type><![CDATA[BASE_SALARY]]></type></salary>
</job>
</source>`,
  expected: [
    {
      title: "Panel Beater",
      employer: "Straightline Smash Repairs",
      reference: "GC/7781",
      places: ["Dubbo NSW"],
      pay: { min: 76_000, max: 88_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17",
      closes: "2026-12-17",
      remote: false,
      live: true,
      url: "https://grindstone.example/7781",
    },
    {
      title: "Detailer",
      employer: "Straightline Smash Repairs",
      reference: "GC/7790",
      places: ["Orange NSW"],
      pay: { min: 28, max: 31.5, interval: "hour" },
      posted: "2026-11-19",
      closes: null,
      remote: false,
      live: true,
    },
  ],
};
