interface Opening {
  path: string;
  title: string;
  type: string;
  where: string;
  until: string;
  data: Readonly<Record<string, unknown>>;
}

const site = "https://www.yallanda.example";
const address = (locality: string, region: string, code: string) => ({
  "@type": "Place",
  address: {
    "@type": "PostalAddress",
    addressLocality: locality,
    addressRegion: region,
    postalCode: code,
    addressCountry: { "@type": "Country", name: "AU" },
  },
});
const opening = ({ path, title, type, where, until, data }: Opening) => `
        <li class="views-row">
          <article about="/careers/${path}" class="node node--type-job node--view-mode-teaser">
            <h2><a href="/careers/${path}" rel="bookmark"><span>${title.replaceAll("&", "&amp;")}</span></a></h2>
            <div class="field field--type">${type}</div>
            <div class="field field--place">${where}</div>
            <div class="field field--until">Closing: ${until}</div>
          </article>
          <script type="application/ld+json">
          /*<![CDATA[*/
          ${JSON.stringify({
            "@context": { "@vocab": "https://schema.org/" },
            "@type": ["JobPosting"],
            "@id": `${site}/careers/${path}#job`,
            title,
            url: `${site}/careers/${path}`,
            hiringOrganization: { "@type": "Organization", name: "Yallanda Water", sameAs: site },
            ...data,
          })}
          /*]]>*/
          </script>
        </li>`;

/** Usual: a water company's page with a card for each job and a script of linked data beside it, so that each job is there twice, the script in marks of character data, names under a vocabulary, ends with an offset or as days, one for two depots, one over. */
export const cardsAndLinkedData = {
  name: "held-16 page of a water company with a card and linked data for each job",
  extension: "html",
  contentType: "text/html; charset=utf-8",
  text: `<!DOCTYPE html>
<html lang="en" dir="ltr">
  <head>
    <meta charset="utf-8" />
    <title>Careers | Yallanda Water</title>
    <link rel="canonical" href="${site}/careers" />
    <script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Yallanda Water","url":"${site}"}</script>
  </head>
  <body class="path-careers">
    <header><a href="/">Yallanda Water</a> <nav><a href="/outages">Outages</a> <a href="/careers">Careers</a></nav></header>
    <main>
      <h1>Careers</h1>
      <ul class="view-content">${[
        opening({
          path: "water-network-operator",
          title: "Water Network Operator",
          type: "Full time",
          where: "Sale and Traralgon",
          until: "Friday 18 December 2026, 5pm",
          data: {
            description: "<p>Valves, leaks and the odd wombat.</p>",
            identifier: { "@type": "PropertyValue", name: "Yallanda Water", value: "YW-2641" },
            datePosted: "2026-11-17",
            validThrough: "2026-12-18T17:00:00+11:00",
            employmentType: "FULL_TIME",
            jobLocation: [address("Sale", "VIC", "3850"), address("Traralgon", "VIC", "3844")],
            baseSalary: {
              "@type": "MonetaryAmount",
              currency: "AUD",
              value: { "@type": "QuantitativeValue", minValue: 81_250, maxValue: 89_900, unitText: "YEAR" },
            },
            directApply: true,
          },
        }),
        opening({
          path: "customer-and-billing-officer",
          title: "Customer & Billing Officer",
          type: "Part time, fixed term",
          where: "Morwell",
          until: "Sunday 10 January 2027",
          data: {
            description: "<p>Parental leave cover to December 2027.</p>",
            identifier: { "@type": "PropertyValue", name: "Yallanda Water", value: "YW-2648" },
            datePosted: "2026-11-23",
            validThrough: "2027-01-10",
            employmentType: ["PART_TIME", "TEMPORARY"],
            jobLocation: address("Morwell", "VIC", "3840"),
            baseSalary: {
              "@type": "MonetaryAmount",
              currency: "AUD",
              value: { "@type": "QuantitativeValue", value: "39.45", unitText: "HOUR" },
            },
            directApply: false,
          },
        }),
        opening({
          path: "hydraulic-modeller",
          title: "Hydraulic Modeller",
          type: "Full time",
          where: "Anywhere in Victoria",
          until: "open until filled",
          data: {
            description: "<p>Pipes that exist only on your screen.</p>",
            identifier: { "@type": "PropertyValue", name: "Yallanda Water", value: "YW-2652" },
            datePosted: "2026-11-25",
            employmentType: "FULL_TIME",
            jobLocationType: "TELECOMMUTE",
            applicantLocationRequirements: { "@type": "State", name: "Victoria, Australia" },
          },
        }),
        opening({
          path: "trade-waste-inspector",
          title: "Trade Waste Inspector",
          type: "Full time",
          where: "Traralgon",
          until: "Sunday 15 November 2026",
          data: {
            description: "<p>Grease.</p>",
            identifier: { "@type": "PropertyValue", name: "Yallanda Water", value: "YW-2619" },
            datePosted: "2026-10-19",
            validThrough: "2026-11-15",
            employmentType: "FULL_TIME",
            jobLocation: address("Traralgon", "VIC", "3844"),
          },
        }),
      ].join("")}
      </ul>
    </main>
    <footer>Yallanda Water, PO Box 0, Traralgon VIC 3844</footer>
  </body>
</html>
`,
  expected: [
    {
      title: "Water Network Operator",
      employer: "Yallanda Water",
      reference: "YW-2641",
      places: ["Sale VIC", "Traralgon VIC"],
      pay: { min: 81_250, max: 89_900, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17",
      closes: "2026-12-18T06:00:00Z",
      live: true,
      url: "https://www.yallanda.example/careers/water-network-operator",
    },
    {
      title: "Customer & Billing Officer",
      employer: "Yallanda Water",
      reference: "YW-2648",
      places: ["Morwell VIC"],
      pay: { min: 39.45, max: 39.45, interval: "hour" },
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-23",
      closes: "2027-01-10",
      live: true,
      url: "https://www.yallanda.example/careers/customer-and-billing-officer",
    },
    {
      title: "Hydraulic Modeller",
      employer: "Yallanda Water",
      reference: "YW-2652",
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-25",
      closes: null,
      remote: true,
      live: true,
      url: "https://www.yallanda.example/careers/hydraulic-modeller",
    },
    { title: "Trade Waste Inspector", reference: "YW-2619", places: ["Traralgon VIC"], live: false },
  ],
};
