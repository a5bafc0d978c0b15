const rows = (pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([label, value]) => `<tr><th scope="row">${label}</th><td>${value}</td></tr>`).join("\n");
const vacancy = (title: string, about: string, href: string, pairs: readonly (readonly [string, string])[]) =>
  `<h3>${title}</h3>\n<p>${about}</p>\n<table class="vacancy"><tbody>\n${rows(pairs)}\n</tbody></table>\n<p><a class="button" href="${href}">Apply now</a></p>`;

/** A council's page: a heading, a paragraph and a table of two columns for each vacancy, a table of office hours at the end. */
export const council = {
  name: "page with a table for each vacancy",
  employer: "Coolamon Plains Council",
  extension: "html",
  contentType: "text/html",
  text: `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><title>Current vacancies | Coolamon Plains Council</title></head>
<body><header><nav><ul><li><a href="/">Home</a></li><li><a href="/waste">Waste</a></li><li><a href="/jobs">Jobs</a></li></ul></nav></header>
<main><h1>Current vacancies</h1><p>Council employs 140 people across five villages.</p>
${vacancy(
  "Weeds Officer",
  "Drive the back roads and know your serrated tussock.",
  "https://coolamonplains.example/jobs/2026-41",
  [
    ["Position number", "2026-41"],
    ["Employment status", "Permanent full time"],
    ["Location", "Temora NSW"],
    ["Salary", "$1,312.40 - $1,476.10 per week"],
    ["Applications close", "4.00 pm on Thursday 10 December 2026"],
  ],
)}
${vacancy(
  "Customer Service Officer",
  "Rates, dogs, bins and burials.",
  "https://coolamonplains.example/jobs/2026-43",
  [
    ["Position number", "2026-43"],
    ["Employment status", "Permanent part time, 21 hours a week"],
    ["Location", "Coolamon NSW"],
    ["Salary", "$34.20 - $38.55 per hour"],
    ["Applications close", "4.00 pm on Friday 4 December 2026"],
  ],
)}
${vacancy(
  "Pool Supervisor",
  "Season runs to the end of March.",
  "https://coolamonplains.example/jobs/2026-44",
  [
    ["Position number", "2026-44"],
    ["Employment status", "Casual"],
    ["Location", "Junee NSW"],
    ["Salary", "$36.90 per hour including loading"],
    ["Applications close", "Open until filled"],
  ],
)}
<h2>Office hours</h2><table><tr><th>Day</th><th>Hours</th></tr><tr><td>Monday to Friday</td><td>8.30 am to 4.30 pm</td></tr></table>
</main><footer><p>Phone 02 5550 0118</p></footer></body></html>`,
  expected: [
    {
      title: "Weeds Officer",
      employer: "Coolamon Plains Council",
      reference: "2026-41",
      places: ["Temora NSW"],
      pay: { min: 1_312.4, max: 1_476.1, interval: "week" },
      workTypes: ["Full time"],
      posted: null,
      closes: "2026-12-10",
      remote: false,
      live: true,
      url: "https://coolamonplains.example/jobs/2026-41",
    },
    {
      title: "Customer Service Officer",
      employer: "Coolamon Plains Council",
      reference: "2026-43",
      places: ["Coolamon NSW"],
      pay: { min: 34.2, max: 38.55, interval: "hour" },
      workTypes: ["Part time"],
      closes: "2026-12-04",
      remote: false,
      live: true,
      url: "https://coolamonplains.example/jobs/2026-43",
    },
    {
      title: "Pool Supervisor",
      employer: "Coolamon Plains Council",
      reference: "2026-44",
      places: ["Junee NSW"],
      pay: { min: 36.9, max: 36.9, interval: "hour" },
      workTypes: ["Casual"],
      closes: null,
      remote: false,
      live: true,
      url: "https://coolamonplains.example/jobs/2026-44",
    },
  ],
};

const card = (
  id: string,
  title: string,
  town: string,
  kind: string,
  days: readonly [string, string],
  pay: string,
) =>
  `<li typeof="JobPosting" resource="#${id}"><h2><a property="url" href="https://tarkineforest.example/work/${id}"><span property="title">${title}</span></a></h2>
<div property="hiringOrganization" typeof="Organization"><span property="name">Tarkine Forest Trust</span></div>
<div property="jobLocation" typeof="Place"><div property="address" typeof="PostalAddress"><span property="addressLocality">${town}</span>, <abbr property="addressRegion" title="Tasmania">TAS</abbr></div></div>
<p>Type: <span property="employmentType" content="${kind}">${kind.toLowerCase().replace("_", " ")}</span>. Listed <time property="datePosted" datetime="${days[0]}">last week</time>, closes <time property="validThrough" datetime="${days[1]}">soon</time>. Number <span property="identifier">${id}</span>.</p>
${pay}<div property="description"><p>Look after trees that are older than the lighthouse.</p></div></li>`;
const payOf = (low: number, high: number, unit: string) =>
  `<div property="baseSalary" typeof="MonetaryAmount"><meta property="currency" content="AUD"><div property="value" typeof="QuantitativeValue">$<span property="minValue" content="${low}">${low}</span> to $<span property="maxValue" content="${high}">${high}</span> <meta property="unitText" content="${unit}"></div></div>`;

/** A trust's page in RDFa: values in attributes that differ from what is shown, pay as two ends, dates in time elements. */
export const rdfa = {
  name: "page with RDFa",
  extension: "html",
  contentType: "text/html",
  text: `<!doctype html><html lang="en"><head><title>Work with us</title></head><body vocab="https://schema.org/"><h1>Work with us</h1><ul class="cards">
${card("TFT-18", "Ranger", "Smithton", "FULL_TIME", ["2026-11-17", "2026-12-17T17:00:00+11:00"], payOf(69_400, 77_250, "YEAR"))}
${card("TFT-21", "Nursery Hand", "Wynyard", "PART_TIME", ["2026-11-20", "2026-12-09T17:00:00+11:00"], payOf(30.15, 32.8, "HOUR"))}
${card("TFT-22", "Interpretation Designer", "Burnie", "CONTRACTOR", ["2026-11-23", "2026-12-14T17:00:00+11:00"], "")}
</ul></body></html>`,
  expected: [
    {
      title: "Ranger",
      employer: "Tarkine Forest Trust",
      reference: "TFT-18",
      places: ["Smithton TAS"],
      pay: { min: 69_400, max: 77_250, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17",
      closes: "2026-12-17T06:00:00Z",
      remote: false,
      live: true,
      url: "https://tarkineforest.example/work/TFT-18",
    },
    {
      title: "Nursery Hand",
      employer: "Tarkine Forest Trust",
      reference: "TFT-21",
      places: ["Wynyard TAS"],
      pay: { min: 30.15, max: 32.8, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-20",
      closes: "2026-12-09T06:00:00Z",
      remote: false,
      live: true,
    },
    {
      title: "Interpretation Designer",
      employer: "Tarkine Forest Trust",
      reference: "TFT-22",
      places: ["Burnie TAS"],
      pay: null,
      workTypes: ["Contract"],
      posted: "2026-11-23",
      closes: "2026-12-14T06:00:00Z",
      remote: false,
      live: true,
    },
  ],
};
