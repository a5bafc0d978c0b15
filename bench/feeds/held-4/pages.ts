interface Marked {
  id: string;
  title: string;
  type: string;
  town: string;
  state: string;
  posted: string;
  until: string;
  unit: string;
  amount: string;
}

const marked = (one: Marked) => `<article itemscope itemtype="https://schema.org/JobPosting">
  <h2 itemprop="title">${one.title}</h2>
  <span itemprop="identifier" itemscope itemtype="https://schema.org/PropertyValue"><meta itemprop="name" content="Bilby Books"><meta itemprop="value" content="${one.id}"></span>
  <p>With <span itemprop="hiringOrganization" itemscope itemtype="https://schema.org/Organization"><span itemprop="name">Bilby Books</span></span> in
  <span itemprop="jobLocation" itemscope itemtype="https://schema.org/Place"><span itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="addressLocality">${one.town}</span>, <abbr itemprop="addressRegion">${one.state}</abbr><meta itemprop="addressCountry" content="AU"></span></span></p>
  <meta itemprop="employmentType" content="${one.type}"><p>${one.type === "PART_TIME" ? "20 hours" : "38 hours"}</p>
  <p itemprop="baseSalary" itemscope itemtype="https://schema.org/MonetaryAmount"><meta itemprop="currency" content="AUD"><span itemprop="value" itemscope itemtype="https://schema.org/QuantitativeValue">${one.amount}<meta itemprop="unitText" content="${one.unit}"></span></p>
  <p>Posted <time itemprop="datePosted" datetime="${one.posted}">last week</time>, open until <time itemprop="validThrough" datetime="${one.until}">next month</time></p>
  <div itemprop="description"><p>Shelves, tills and a shop cat.</p></div>
  <a itemprop="url" href="https://bilby.example/jobs/${one.id}">Read more</a>
</article>`;

/** A page whose postings are marked by attributes, with values in times and metas. */
export const microdata = {
  name: "page with postings marked by attributes",
  extension: "html",
  contentType: "text/html",
  text: `<!doctype html><html lang="en-AU"><head><title>Join Bilby Books</title></head><body><h1>Join us</h1>
${marked({ id: "bb-31", title: "Bookseller", type: "PART_TIME", town: "Fremantle", state: "WA", posted: "2026-11-19", until: "2026-12-12T23:59:00+08:00", unit: "HOUR", amount: `$<span itemprop="minValue">31.50</span> to $<span itemprop="maxValue">34.00</span> an hour` })}
${marked({ id: "bb-33", title: "Events Coordinator", type: "FULL_TIME", town: "Subiaco", state: "WA", posted: "2026-11-24", until: "2026-12-19T23:59:00+08:00", unit: "YEAR", amount: `<meta itemprop="value" content="74500">$74.5k` })}
</body></html>`,
  expected: [
    {
      title: "Bookseller",
      employer: "Bilby Books",
      reference: "bb-31",
      places: ["Fremantle WA"],
      pay: { min: 31.5, max: 34, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-19",
      closes: "2026-12-12T15:59:00Z",
      live: true,
      url: "https://bilby.example/jobs/bb-31",
    },
    {
      title: "Events Coordinator",
      employer: "Bilby Books",
      reference: "bb-33",
      places: ["Subiaco WA"],
      pay: { min: 74_500, max: 74_500, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-24",
      closes: "2026-12-19T15:59:00Z",
      live: true,
      url: "https://bilby.example/jobs/bb-33",
    },
  ],
};

/** A page with one table: rows that name a town stand above its positions. */
export const towns = {
  name: "table with towns above their positions",
  employer: "Castlereagh Regional Council",
  extension: "html",
  contentType: "text/html",
  text: `<!doctype html><html><head><title>Positions vacant - Castlereagh Regional Council</title></head><body>
<nav><a href="https://castlereagh.example/">Home</a> <a href="https://castlereagh.example/careers">Careers</a></nav>
<h1>Positions vacant</h1>
<table class="listing"><thead><tr><th>Position</th><th>No.</th><th>Basis</th><th>Salary</th><th>Closing</th></tr></thead><tbody>
<tr class="group"><th colspan="5">Dubbo NSW</th></tr>
<tr><td><a href="https://castlereagh.example/careers/1187">Water Treatment Operator</a></td><td>1187</td><td>Full time</td><td>$1,312.60 &ndash; $1,465.20 per week</td><td>Sun 13 Dec 2026, 11.59 pm</td></tr>
<tr><td><a href="https://castlereagh.example/careers/1190">Library Assistant</a></td><td>1190</td><td>Part time (21 hrs)</td><td>$33.84 &ndash; $36.21 per hour</td><td>Sun 6 Dec 2026, 11.59 pm</td></tr>
<tr class="group"><th colspan="5">Gilgandra NSW</th></tr>
<tr><td><a href="https://castlereagh.example/careers/1192">Saleyards Attendant</a></td><td>1192</td><td>Casual</td><td>As per Award</td><td>Sun 13 Dec 2026, 11.59 pm</td></tr>
</tbody></table><p>Questions? Ring People and Culture.</p></body></html>`,
  expected: [
    {
      title: "Water Treatment Operator",
      employer: "Castlereagh Regional Council",
      reference: "1187",
      places: ["Dubbo NSW"],
      pay: { min: 1_312.6, max: 1_465.2, interval: "week" },
      workTypes: ["Full time"],
      closes: "2026-12-13",
      live: true,
      url: "https://castlereagh.example/careers/1187",
    },
    {
      title: "Library Assistant",
      reference: "1190",
      places: ["Dubbo NSW"],
      pay: { min: 33.84, max: 36.21, interval: "hour" },
      workTypes: ["Part time"],
      closes: "2026-12-06",
      live: true,
      url: "https://castlereagh.example/careers/1190",
    },
    {
      title: "Saleyards Attendant",
      reference: "1192",
      places: ["Gilgandra NSW"],
      pay: null,
      workTypes: ["Casual"],
      closes: "2026-12-13",
      live: true,
    },
  ],
};
