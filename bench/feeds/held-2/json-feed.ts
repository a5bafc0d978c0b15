const place = (addressLocality: string) => ({
  "@type": "Place",
  address: { "@type": "PostalAddress", addressLocality, addressRegion: "Victoria", addressCountry: "AU" },
});

const feedItem = (id: string, title: string, published: string, html: string, posting: object) => ({
  id,
  url: `https://careers.emberglass.example/jobs/${id}`,
  title,
  content_html: html,
  content_text: html.replaceAll(/<[^>]+>/g, ""),
  date_published: published,
  _jobposting: {
    "@context": "http://schema.org/",
    "@type": "JobPosting",
    title,
    description: html,
    hiringOrganization: {
      "@type": "Organization",
      name: "Ember Glass",
      sameAs: "https://careers.emberglass.example",
    },
    datePosted: published,
    ...posting,
  },
});

/** A feed in JSON Feed as Teamtailor publishes it: the facts in a JobPosting within each item. */
export const jsonFeed = {
  name: "JSON Feed with a posting in each item",
  extension: "json",
  contentType: "application/feed+json",
  text: JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: "Ember Glass",
    home_page_url: "https://careers.emberglass.example",
    feed_url: "https://careers.emberglass.example/jobs.json",
    authors: [{ name: "Ember Glass" }],
    items: [
      feedItem(
        "6118204-glassblower",
        "Glassblower",
        "2026-11-13T10:12:00+11:00",
        "<p>Gather, blow, swing.</p>",
        {
          employmentType: "FULL_TIME",
          validThrough: "2026-12-12",
          jobLocation: [place("Castlemaine")],
          baseSalary: {
            "@type": "MonetaryAmount",
            currency: "AUD",
            value: { "@type": "QuantitativeValue", minValue: 70_000, maxValue: 82_000, unitText: "YEAR" },
          },
        },
      ),
      feedItem(
        "6118277-studio-assistant",
        "Studio Assistant",
        "2026-11-20T15:00:00+11:00",
        "<p>Carry, cool, crate.</p>",
        {
          employmentType: "PART_TIME",
          jobLocation: [place("Castlemaine")],
        },
      ),
      feedItem(
        "6118301-web-shop-editor",
        "Web Shop Editor",
        "2026-11-25T09:30:00+11:00",
        "<p>Nine hundred vases need words.</p>",
        {
          employmentType: "CONTRACTOR",
          jobLocationType: "TELECOMMUTE",
          jobLocation: [place("Bendigo")],
        },
      ),
    ],
  }),
  expected: [
    {
      title: "Glassblower",
      employer: "Ember Glass",
      reference: "6118204-glassblower",
      places: ["Castlemaine VIC"],
      pay: { min: 70_000, max: 82_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-12T23:12:00Z",
      closes: "2026-12-12",
      remote: false,
      live: true,
      url: "https://careers.emberglass.example/jobs/6118204-glassblower",
    },
    {
      title: "Studio Assistant",
      employer: "Ember Glass",
      reference: "6118277-studio-assistant",
      places: ["Castlemaine VIC"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-20T04:00:00Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://careers.emberglass.example/jobs/6118277-studio-assistant",
    },
    {
      title: "Web Shop Editor",
      employer: "Ember Glass",
      reference: "6118301-web-shop-editor",
      places: ["Bendigo VIC"],
      workTypes: ["Contract"],
      posted: "2026-11-24T22:30:00Z",
      remote: true,
      live: true,
    },
  ],
};
