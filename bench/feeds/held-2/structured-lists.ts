const place = (addressLocality: string, addressRegion: string) => ({
  "@type": "Place",
  address: { "@type": "PostalAddress", addressLocality, addressRegion, addressCountry: "AU" },
});
const listed = (position: number, id: string, title: string, facts: object) => ({
  "@type": "ListItem",
  position,
  item: {
    "@type": "JobPosting",
    "@id": `https://pelicanferries.example/jobs/${id}#posting`,
    title,
    identifier: { "@type": "PropertyValue", name: "Pelican Ferries", value: id },
    url: `https://pelicanferries.example/jobs/${id}`,
    hiringOrganization: { "@id": "https://pelicanferries.example/#organization" },
    directApply: true,
    ...facts,
  },
});

/** A page whose list of jobs is an ItemList in a graph: the organisation by its id, several kinds of work, a place of work that is everywhere. */
export const itemList = {
  name: "page with an ItemList",
  extension: "html",
  contentType: "text/html",
  text: `<!doctype html><html><head><title>Crew wanted - Pelican Ferries</title><script type="application/ld+json">${JSON.stringify(
    {
      "@context": "https://schema.org",
      "@graph": [
        {
          "@type": "WebSite",
          "@id": "https://pelicanferries.example/#website",
          name: "Pelican Ferries",
          url: "https://pelicanferries.example/",
        },
        {
          "@type": "Organization",
          "@id": "https://pelicanferries.example/#organization",
          name: "Pelican Ferries Pty Ltd",
          sameAs: "https://pelicanferries.example/",
        },
        {
          "@type": "BreadcrumbList",
          itemListElement: [
            { "@type": "ListItem", position: 1, name: "Home", item: "https://pelicanferries.example/" },
          ],
        },
        {
          "@type": "ItemList",
          name: "Open positions",
          numberOfItems: 3,
          itemListElement: [
            listed(1, "PF-118", "Deckhand", {
              datePosted: "2026-11-18",
              validThrough: "2026-12-13T23:59:59+10:00",
              employmentType: ["FULL_TIME", "PART_TIME"],
              jobLocation: [place("Bowen", "QLD"), place("Airlie Beach", "QLD")],
              baseSalary: {
                "@type": "MonetaryAmount",
                currency: "AUD",
                value: { "@type": "QuantitativeValue", value: 33.1, unitText: "HOUR" },
              },
              description: "&lt;p&gt;Ropes, tickets, seasick children.&lt;/p&gt;",
            }),
            listed(2, "PF-121", "Master (Master <24m NC)", {
              datePosted: "2026-11-20T08:00:00+10:00",
              validThrough: "2026-12-06T23:59:59+10:00",
              employmentType: "FULL_TIME",
              jobLocation: place("Bowen", "Queensland"),
              baseSalary: {
                "@type": "MonetaryAmount",
                currency: "AUD",
                value: {
                  "@type": "QuantitativeValue",
                  minValue: "95000",
                  maxValue: "102000",
                  unitText: "YEAR",
                },
              },
              description: "<p>Four crossings a day.</p>",
            }),
            listed(3, "PF-123", "Booking Agent", {
              datePosted: "2026-11-24",
              employmentType: "PART_TIME",
              jobLocationType: "TELECOMMUTE",
              applicantLocationRequirements: { "@type": "Country", name: "Australia" },
              description: "<p>Phones and email from wherever you are in the country.</p>",
            }),
          ],
        },
      ],
    },
  ).replaceAll("<", "\\u003c")}</script></head><body><h1>Crew wanted</h1></body></html>`,
  expected: [
    {
      title: "Deckhand",
      employer: "Pelican Ferries Pty Ltd",
      reference: "PF-118",
      places: ["Bowen QLD", "Airlie Beach QLD"],
      pay: { min: 33.1, max: 33.1, interval: "hour" },
      workTypes: ["Full time", "Part time"],
      posted: "2026-11-18",
      closes: "2026-12-13T13:59:59Z",
      remote: false,
      live: true,
      url: "https://pelicanferries.example/jobs/PF-118",
    },
    {
      title: "Master (Master <24m NC)",
      employer: "Pelican Ferries Pty Ltd",
      reference: "PF-121",
      places: ["Bowen QLD"],
      pay: { min: 95_000, max: 102_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-19T22:00:00Z",
      closes: "2026-12-06T13:59:59Z",
      remote: false,
      live: true,
      url: "https://pelicanferries.example/jobs/PF-121",
    },
    {
      title: "Booking Agent",
      employer: "Pelican Ferries Pty Ltd",
      reference: "PF-123",
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-24",
      closes: null,
      remote: true,
      live: true,
    },
  ],
};
