const posting = (facts: object) => ({ "@type": "JobPosting", ...facts });
const address = (addressLocality: string, addressRegion: string, postalCode?: string) => ({
  "@type": "Place",
  address: { "@type": "PostalAddress", addressLocality, addressRegion, postalCode, addressCountry: "AU" },
});
const amount = (value: object) => ({
  "@type": "MonetaryAmount",
  currency: "AUD",
  value: { "@type": "QuantitativeValue", ...value },
});
const employer = { "@type": "Organization", name: "Koolunga Wines", sameAs: "https://koolunga.example" };

const graph = [
  { "@type": "WebSite", name: "Koolunga Wines careers", url: "https://koolunga.example" },
  { "@type": "Organization", "@id": "https://koolunga.example/#org", name: "Koolunga Wines" },
  posting({
    title: "Cellar Hand (vintage)",
    identifier: { "@type": "PropertyValue", name: "Koolunga Wines", value: "KW-61" },
    datePosted: "2026-11-09",
    validThrough: "2027-01-10T23:59:00+10:30",
    employmentType: ["FULL_TIME", "CONTRACTOR"],
    hiringOrganization: employer,
    jobLocation: address("Nuriootpa", "SA", "5355"),
    baseSalary: amount({ minValue: 31.2, maxValue: 34.8, unitText: "HOUR" }),
    description: "<p>Twelve weeks of vintage: pumping over, barrels, and cleaning.</p>",
    url: "https://koolunga.example/jobs/cellar-hand",
  }),
  posting({
    title: "Direct Sales Consultant",
    identifier: "KW-64",
    datePosted: "2026-11-20T09:00:00+10:30",
    employmentType: "PART_TIME",
    hiringOrganization: { "@id": "https://koolunga.example/#org" },
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: { "@type": "Country", name: "Australia" },
    baseSalary: amount({ value: 68_000, unitText: "YEAR" }),
    description: "<p>Talk to members of the wine club by phone, wherever you live in Australia.</p>",
    url: "https://koolunga.example/jobs/sales",
  }),
  posting({
    title: "Viticulturist",
    identifier: { "@type": "PropertyValue", name: "Koolunga Wines", value: 66 },
    datePosted: "2026-11-24",
    employmentType: "FULL_TIME",
    hiringOrganization: employer,
    jobLocation: [address("Clare", "SA"), address("Renmark", "SA")],
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "AUD",
      minValue: 95_000,
      maxValue: 110_000,
      unitText: "YEAR",
    },
    description: "<p>Care of 180 hectares in two regions. A car is provided.</p>",
    url: "https://koolunga.example/jobs/viticulturist",
  }),
];

/** A page of an employer with a graph of structured data: an employer by its id, two places, work from anywhere. */
export const jsonLd = {
  name: "page with a graph of JobPostings",
  extension: "html",
  contentType: "text/html",
  text: `<!doctype html><html lang="en-AU"><head><title>Work with us – Koolunga Wines</title>
<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@graph": graph })}</script></head>
<body><h1>Work with us</h1><ul><li><a href="/jobs/cellar-hand">Cellar Hand (vintage)</a></li><li><a href="/jobs/sales">Direct Sales Consultant</a></li><li><a href="/jobs/viticulturist">Viticulturist</a></li></ul></body></html>`,
  expected: [
    {
      title: "Cellar Hand (vintage)",
      employer: "Koolunga Wines",
      reference: "KW-61",
      places: ["Nuriootpa SA"],
      pay: { min: 31.2, max: 34.8, interval: "hour" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-09",
      closes: "2027-01-10T13:29:00Z",
      remote: false,
      live: true,
      url: "https://koolunga.example/jobs/cellar-hand",
    },
    {
      title: "Direct Sales Consultant",
      employer: "Koolunga Wines",
      reference: "KW-64",
      pay: { min: 68_000, max: 68_000, interval: "year" },
      workTypes: ["Part time"],
      posted: "2026-11-19T22:30:00Z",
      closes: null,
      remote: true,
      live: true,
      url: "https://koolunga.example/jobs/sales",
    },
    {
      title: "Viticulturist",
      employer: "Koolunga Wines",
      reference: "66",
      places: ["Clare SA", "Renmark SA"],
      pay: { min: 95_000, max: 110_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-24",
      closes: null,
      remote: false,
      live: true,
      url: "https://koolunga.example/jobs/viticulturist",
    },
  ],
};
