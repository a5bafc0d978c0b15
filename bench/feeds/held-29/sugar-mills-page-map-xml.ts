/** Usual: the sitemap of a sugar miller's jobs for a site search: addresses with a day of the last change, each with a page map whose data object holds the facts as named attributes, two attributes of one name for two mills, pay as a text, an expiry. */
export const sugarMillsPageMapXml = {
  name: "held-29 page maps of sugar mills",
  extension: "xml",
  contentType: "application/xml; charset=utf-8",
  text: `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url>
    <loc>https://sweetgrass.example/jobs/boiler-attendant-sarina</loc>
    <lastmod>2026-11-25</lastmod>
    <PageMap xmlns="http://www.google.com/schemas/sitemap-pagemap/1.0">
      <DataObject type="jobposting">
        <Attribute name="title">Boiler Attendant</Attribute>
        <Attribute name="identifier">SG-3020</Attribute>
        <Attribute name="hiringorganization">Sweetgrass Sugar</Attribute>
        <Attribute name="joblocation">Sarina, QLD</Attribute>
        <Attribute name="employmenttype">Full-time</Attribute>
        <Attribute name="basesalary">$47.30 per hour</Attribute>
        <Attribute name="dateposted">2026-11-18</Attribute>
        <Attribute name="validthrough">2026-12-16</Attribute>
        <Attribute name="description">Steam for the whole town&apos;s Christmas. The crush ended on 20 November; the boilers never rest.</Attribute>
      </DataObject>
    </PageMap>
  </url>
  <url>
    <loc>https://sweetgrass.example/jobs/locomotive-driver</loc>
    <lastmod>2026-11-24</lastmod>
    <PageMap xmlns="http://www.google.com/schemas/sitemap-pagemap/1.0">
      <DataObject type="jobposting">
        <Attribute name="title">Cane Train Driver</Attribute>
        <Attribute name="identifier">SG-3024</Attribute>
        <Attribute name="hiringorganization">Sweetgrass Sugar</Attribute>
        <Attribute name="joblocation">Ingham, QLD</Attribute>
        <Attribute name="joblocation">Proserpine, QLD</Attribute>
        <Attribute name="employmenttype">Casual</Attribute>
        <Attribute name="dateposted">2026-11-20</Attribute>
        <Attribute name="validthrough">2027-01-29</Attribute>
        <Attribute name="description">Narrow gauge, broad smile. Each bin is worth about $200 and there are ninety behind you.</Attribute>
      </DataObject>
    </PageMap>
  </url>
  <url>
    <loc>https://sweetgrass.example/jobs/laboratory-supervisor</loc>
    <lastmod>2026-11-26</lastmod>
    <PageMap xmlns="http://www.google.com/schemas/sitemap-pagemap/1.0">
      <DataObject type="jobposting">
        <Attribute name="title">Laboratory Supervisor</Attribute>
        <Attribute name="identifier">SG-3029</Attribute>
        <Attribute name="hiringorganization">Sweetgrass Refineries</Attribute>
        <Attribute name="joblocation">Sarina, QLD</Attribute>
        <Attribute name="employmenttype">Part-time</Attribute>
        <Attribute name="basesalary">$86,000 - $93,500 per annum plus superannuation</Attribute>
        <Attribute name="dateposted">2026-11-25</Attribute>
        <Attribute name="description">Purity is a number, and you decide it.</Attribute>
      </DataObject>
    </PageMap>
  </url>
</urlset>
`,
  expected: [
    {
      title: "Boiler Attendant",
      employer: "Sweetgrass Sugar",
      reference: "SG-3020",
      places: ["Sarina QLD"],
      pay: { min: 47.3, max: 47.3, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-18",
      closes: "2026-12-16",
      remote: false,
      live: true,
      url: "https://sweetgrass.example/jobs/boiler-attendant-sarina",
    },
    {
      title: "Cane Train Driver",
      employer: "Sweetgrass Sugar",
      reference: "SG-3024",
      places: ["Ingham QLD", "Proserpine QLD"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-20",
      closes: "2027-01-29",
      remote: false,
      live: true,
      url: "https://sweetgrass.example/jobs/locomotive-driver",
    },
    {
      title: "Laboratory Supervisor",
      employer: "Sweetgrass Refineries",
      reference: "SG-3029",
      places: ["Sarina QLD"],
      pay: { min: 86_000, max: 93_500, interval: "year" },
      workTypes: ["Part time"],
      posted: "2026-11-25",
      closes: null,
      remote: false,
      live: true,
      url: "https://sweetgrass.example/jobs/laboratory-supervisor",
    },
  ],
};
