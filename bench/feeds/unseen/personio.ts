const section = (name: string, value: string) =>
  `<jobDescription><name>${name}</name><value><![CDATA[${value}]]></value></jobDescription>`;

/** Personio's XML: positions of a company abroad with offices here, the ad in named parts, permanent and schedule apart. */
export const personio = {
  name: "Personio positions",
  extension: "xml",
  contentType: "application/xml",
  text: `<?xml version="1.0" encoding="UTF-8"?>
<workzag-jobs>
<position><id>1184201</id><subcompany>Alpenglow Optics Australia Pty Ltd</subcompany><office>Hobart</office><additionalOffices><office>Launceston</office></additionalOffices><department>Service</department><recruitingCategory>Engineering</recruitingCategory><name>Field Service Technician</name><jobDescriptions>${section("Your mission", "<p>Keep microscopes sharp at three universities.</p>")}${section("Your profile", "<ul><li>Trade in electronics</li><li>Driver licence</li></ul>")}</jobDescriptions><employmentType>permanent</employmentType><seniority>experienced</seniority><schedule>full-time</schedule><yearsOfExperience>2-5</yearsOfExperience><keywords>optics,service</keywords><occupation>technician</occupation><occupationCategory>engineering</occupationCategory><createdAt>2026-11-04T08:11:10+00:00</createdAt></position>
<position><id>1184377</id><subcompany>Alpenglow Optics Australia Pty Ltd</subcompany><office>Hobart</office><department>Finance</department><recruitingCategory>Administration</recruitingCategory><name>Bookkeeper</name><jobDescriptions>${section("Your mission", "<p>Invoices, payroll for 14, and the cake roster.</p>")}</jobDescriptions><employmentType>permanent</employmentType><seniority>experienced</seniority><schedule>part-time</schedule><createdAt>2026-11-18T09:00:00+00:00</createdAt></position>
<position><id>1184390</id><subcompany>Alpenglow Optics GmbH</subcompany><office>Munich</office><department>R&amp;D</department><name>Optical Engineer</name><jobDescriptions>${section("Your mission", "<p>Design objectives in Munich.</p>")}</jobDescriptions><employmentType>permanent</employmentType><schedule>full-or-part-time</schedule><createdAt>2026-11-20T09:00:00+00:00</createdAt></position>
</workzag-jobs>`,
  expected: [
    {
      title: "Field Service Technician",
      employer: "Alpenglow Optics Australia Pty Ltd",
      reference: "1184201",
      places: ["Hobart TAS", "Launceston TAS"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-04T08:11:10Z",
      closes: null,
      remote: false,
      live: true,
    },
    {
      title: "Bookkeeper",
      employer: "Alpenglow Optics Australia Pty Ltd",
      reference: "1184377",
      places: ["Hobart TAS"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-18T09:00:00Z",
      remote: false,
      live: true,
    },
    {
      title: "Optical Engineer",
      employer: "Alpenglow Optics GmbH",
      reference: "1184390",
      places: ["INT"],
      pay: null,
      workTypes: ["Full time", "Part time"],
      posted: "2026-11-20T09:00:00Z",
      remote: false,
      live: true,
    },
  ],
};
