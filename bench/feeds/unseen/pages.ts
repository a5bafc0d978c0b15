const row = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;

/** A page of an association with a table of vacancies: no ads, only rows with links. */
export const tablePage = {
  name: "page with a table",
  extension: "html",
  contentType: "text/html",
  text: `<!doctype html><html><head><title>Jobs | Surf Coast Football League</title></head><body><nav><ul><li><a href="/">Home</a><li><a href="/ladder">Ladder</a></ul></nav><h1>Positions vacant at our clubs</h1>
<table class="fixture"><tr><th>Round</th><th>Home</th><th>Away</th></tr><tr><td>1</td><td>Torquay</td><td>Anglesea</td></tr></table>
<table><thead><tr><th>Position</th><th>Club</th><th>Town</th><th>Hours</th><th>Pay</th><th>Applications close</th><th>About</th></tr></thead><tbody>
${row(['<a href="https://scfl.example/jobs/canteen-manager">Canteen Manager</a>', "Torquay Tigers", "Torquay VIC", "Part time", "$32/hour", "12 December 2026", "Pies, chips, and a smile on Saturdays."])}
${row(['<a href="https://scfl.example/jobs/head-trainer">Head Trainer</a>', "Anglesea Roos", "Anglesea VIC", "Casual", "$220 per day", "5 December 2026", "Tape ankles, run the bench."])}
${row(['<a href="https://scfl.example/jobs/general-manager">General Manager</a>', "Surf Coast Football League", "Geelong VIC", "Full time", "$98,000 p.a.", "18 December 2026", "Twelve clubs, 140 teams."])}
</tbody></table></body></html>`,
  expected: [
    {
      title: "Canteen Manager",
      employer: "Torquay Tigers",
      places: ["Torquay VIC"],
      pay: { min: 32, max: 32, interval: "hour" },
      workTypes: ["Part time"],
      posted: null,
      closes: "2026-12-12",
      remote: false,
      live: true,
      url: "https://scfl.example/jobs/canteen-manager",
    },
    {
      title: "Head Trainer",
      employer: "Anglesea Roos",
      places: ["Anglesea VIC"],
      pay: { min: 220, max: 220, interval: "day" },
      workTypes: ["Casual"],
      posted: null,
      closes: "2026-12-05",
      remote: false,
      live: true,
      url: "https://scfl.example/jobs/head-trainer",
    },
    {
      title: "General Manager",
      employer: "Surf Coast Football League",
      places: ["Geelong VIC"],
      pay: { min: 98_000, max: 98_000, interval: "year" },
      workTypes: ["Full time"],
      posted: null,
      closes: "2026-12-18",
      remote: false,
      live: true,
      url: "https://scfl.example/jobs/general-manager",
    },
  ],
};

const card = (
  id: string,
  title: string,
  town: string,
  state: string,
  type: string,
  posted: string,
  closes: string,
  text: string,
) =>
  `<article itemscope itemtype="https://schema.org/JobPosting"><h2 itemprop="title">${title}</h2><meta itemprop="datePosted" content="${posted}"><meta itemprop="validThrough" content="${closes}"><meta itemprop="employmentType" content="${type}"><span itemprop="identifier" itemscope itemtype="https://schema.org/PropertyValue"><meta itemprop="name" content="Dunmore"><meta itemprop="value" content="${id}"></span><p itemprop="hiringOrganization" itemscope itemtype="https://schema.org/Organization"><span itemprop="name">Dunmore Dairies</span></p><p itemprop="jobLocation" itemscope itemtype="https://schema.org/Place"><span itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="addressLocality">${town}</span> <span itemprop="addressRegion">${state}</span></span></p><div itemprop="description"><p>${text}</p></div><a itemprop="url" href="https://dunmore.example/careers/${id}">More</a></article>`;

/** A page of a dairy with its jobs in microdata. */
export const microdataPage = {
  name: "page with microdata",
  extension: "html",
  contentType: "text/html",
  text: `<!doctype html><html lang="en"><head><title>Careers at Dunmore Dairies</title></head><body><h1>Careers</h1>
${card("D-31", "Cheesemaker", "Warrnambool", "VIC", "FULL_TIME", "2026-11-11", "2026-12-11", "Cheddar and a little blue.")}
${card("D-33", "Milk Tanker Loader", "Colac", "VIC", "PART_TIME", "2026-11-18", "2026-12-18", "Afternoons. Boots are supplied.")}
${card("D-30", "Lab Technician", "Warrnambool", "VIC", "CONTRACTOR", "2026-10-01", "2026-11-01", "Count what lives in milk.")}
</body></html>`,
  expected: [
    {
      title: "Cheesemaker",
      employer: "Dunmore Dairies",
      reference: "D-31",
      places: ["Warrnambool VIC"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-11",
      closes: "2026-12-11",
      remote: false,
      live: true,
      url: "https://dunmore.example/careers/D-31",
    },
    {
      title: "Milk Tanker Loader",
      employer: "Dunmore Dairies",
      reference: "D-33",
      places: ["Colac VIC"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-18",
      closes: "2026-12-18",
      remote: false,
      live: true,
    },
    { title: "Lab Technician", live: false },
  ],
};
