const entry = (id: string, title: string, author: string, term: string, content: string, ends: string) =>
  `<entry><id>tag:campus.example,2026:job-${id}</id><title type="html">${title}</title><link rel="alternate" href="https://campus.example/jobs/${id}"/><link rel="edit" href="https://campus.example/admin/${id}"/><published>2026-11-12T00:00:00+11:00</published><updated>2026-11-25T10:00:00+11:00</updated><author><name>${author}</name></author><category term="${term}"/><content type="html">${content.replace(/</g, "&lt;")}</content><c:expires xmlns:c="https://campus.example/ns">${ends}</c:expires></entry>`;

/** Atom of a university: the author is the faculty, the employer is in the feed's title, labelled lines in the content. */
export const atom = {
  name: "Atom of a university",
  extension: "atom",
  contentType: "application/atom+xml",
  text: `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><title>Jobs at Southern Cross Campus University</title><id>tag:campus.example,2026:jobs</id><updated>2026-11-25T10:00:00+11:00</updated>
${entry("881", "Lecturer in Nursing", "Faculty of Health", "Full-time", "<p><strong>Location:</strong> Lismore NSW</p><p><strong>Salary:</strong> $106,914 to $126,960 per annum plus 17% super</p><p>Teach first-year students and run the simulation ward.</p>", "2026-12-06T23:30:00+11:00")}
${entry("884", "Grounds Gardener", "Property Services", "Part-time", "<p><strong>Location:</strong> Coffs Harbour NSW</p><p><strong>Salary:</strong> $31.90 per hour</p><p>Lawns, beds, and 40 palms.</p>", "2026-12-13T23:30:00+11:00")}
${entry("890", "Research Officer &amp;amp; Data Manager", "Faculty of Science", "Fixed-term", "<p><strong>Location:</strong> Hybrid, Southport QLD</p><p>Two years on coral bleaching.</p>", "2026-12-20T23:30:00+11:00")}
</feed>`,
  expected: [
    {
      title: "Lecturer in Nursing",
      places: ["Lismore NSW"],
      pay: { min: 106_914, max: 126_960, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-11T13:00:00Z",
      closes: "2026-12-06T12:30:00Z",
      remote: false,
      live: true,
      url: "https://campus.example/jobs/881",
    },
    {
      title: "Grounds Gardener",
      places: ["Coffs Harbour NSW"],
      pay: { min: 31.9, max: 31.9, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-11T13:00:00Z",
      closes: "2026-12-13T12:30:00Z",
      remote: false,
      live: true,
      url: "https://campus.example/jobs/884",
    },
    {
      title: "Research Officer & Data Manager",
      places: ["Southport QLD"],
      pay: null,
      workTypes: ["Contract"],
      closes: "2026-12-20T12:30:00Z",
      live: true,
      url: "https://campus.example/jobs/890",
    },
  ],
};
