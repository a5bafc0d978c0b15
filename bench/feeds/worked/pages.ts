/** A table of a page whose cells go over several rows, between two tables of something else. */
export const tableOverRows = {
  name: "table of a page with cells over rows",
  employer: "Quoll Valley Shire",
  text: `<!doctype html><html><head><title>Jobs</title></head><body><table><tr><td>Open</td><td>9 to 5</td></tr></table>
<table><tr><th>Town</th><th>Vacant position</th><th>Basis</th><th>Pay</th><th>Apps close</th></tr>
<tr><td rowspan="2">Cowra NSW</td><td><a href="https://quoll.example/1">Grader Operator</a></td><td>Full time</td><td>$34.10 per hour</td><td>Fri 11 Dec 2026</td></tr>
<tr><td><a href="https://quoll.example/2">Cleaner</a></td><td>Casual</td><td>$30 per hour</td><td>Open until filled</td></tr></table>
<table><tr><th>Name</th><th>Phone</th></tr><tr><td>Reception</td><td>02 5550 0100</td></tr></table></body></html>`,
  expected: [
    {
      title: "Grader Operator",
      employer: "Quoll Valley Shire",
      places: ["Cowra NSW"],
      pay: { min: 34.1, max: 34.1, interval: "hour" },
      workTypes: ["Full time"],
      closes: "2026-12-11",
      url: "https://quoll.example/1",
    },
    {
      title: "Cleaner",
      places: ["Cowra NSW"],
      workTypes: ["Casual"],
      closes: null,
      url: "https://quoll.example/2",
    },
  ],
};

const card = (id: number, title: string, lines: readonly string[]) =>
  `<div class="card item"><a class="title" href="https://pelican.example/${id}"><h2>${title}</h2></a>${lines.map((line) => `<p>${line}</p>`).join("")}<a href="https://pelican.example/${id}">Read more</a></div>`;

/** Blocks of a page that look alike, below a menu of links that do as well: labelled lines, values alone, a sentence. */
export const cards = {
  name: "blocks of a page",
  employer: "Pelican Ferries",
  text: `<html><body><ul class="menu"><li class="m"><a href="/a">Home</a></li><li class="m"><a href="/b">Fares</a></li><li class="m"><a href="/c">Contact</a></li></ul>
${card(5, "Deckhand", ["Newcastle NSW", "Part time", "$31 an hour", "Closes 12 December 2026", "Throw ropes, count passengers, and keep the deck dry in every weather."])}
${card(6, "Ticket Seller", ["<b>Location:</b> Stockton NSW", "<b>Type:</b> Casual", "Closing date: 5 December 2026", "Sell tickets at the wharf from six in the morning, rain or shine, with a smile."])}
</body></html>`,
  expected: [
    {
      title: "Deckhand",
      employer: "Pelican Ferries",
      places: ["Newcastle NSW"],
      pay: { min: 31, max: 31, interval: "hour" },
      workTypes: ["Part time"],
      closes: "2026-12-12",
      url: "https://pelican.example/5",
    },
    {
      title: "Ticket Seller",
      places: ["Stockton NSW"],
      pay: null,
      workTypes: ["Casual"],
      closes: "2026-12-05",
      url: "https://pelican.example/6",
    },
  ],
};

const terms = (id: number, title: string, facts: Record<string, string>) =>
  `<div class="job"><h2>${title}</h2><dl>${Object.entries(facts)
    .map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`)
    .join("")}</dl><a href="https://bay.example/${id}">Apply</a></div>`;
/** Blocks whose facts are terms with their meaning. */
export const definitions = {
  name: "definition lists of a page",
  text: `<html><head><title>Jobs | Bay Council</title></head><body>${terms(1, "Ranger", { Location: "Eden NSW", Salary: "$70,000 pa", "Closing date": "4 Dec 2026" })}${terms(2, "Cleaner", { Location: "Bega NSW", "Employment type": "Casual" })}</body></html>`,
  expected: [
    {
      title: "Ranger",
      employer: "Bay Council",
      places: ["Eden NSW"],
      pay: { min: 70_000, max: 70_000, interval: "year" },
      closes: "2026-12-04",
    },
    { title: "Cleaner", places: ["Bega NSW"], workTypes: ["Casual"], url: "https://bay.example/2" },
  ],
};

/** Links with the rest of their line behind dashes. */
export const dashes = {
  name: "links with facts behind dashes",
  employer: "Fig",
  text: `<html><body><ul><li><a href="https://fig.example/1">Ranger</a> - Eden NSW - Full time - closes 4 December 2026</li><li><a href="https://fig.example/2">Cleaner</a> – Bega NSW – Casual</li></ul></body></html>`,
  expected: [
    {
      title: "Ranger",
      places: ["Eden NSW"],
      workTypes: ["Full time"],
      closes: "2026-12-04",
      url: "https://fig.example/1",
    },
    { title: "Cleaner", places: ["Bega NSW"], workTypes: ["Casual"], url: "https://fig.example/2" },
  ],
};

/** The data that a script draws a page from. */
export const drawn = {
  name: "data of a page's script",
  text: `<!doctype html><html><body><script type="application/json">${JSON.stringify({ props: { total: 1, jobs: [{ id: 4, title: "Cook", company: "Fig", location: "Perth WA", description: "Cook meals." }] } })}</script></body></html>`,
  expected: [{ title: "Cook", employer: "Fig", reference: "4", places: ["Perth WA"] }],
};
