interface Listing {
  id: number;
  slug: string;
  status: string;
  gmt: string;
  local: string;
  title: string;
  text: string;
  location: string;
  company: string;
  application: string;
  filled: number;
  remote: number;
  salary: string;
  unit: string;
  expires: string;
  types: readonly (readonly [number, string, string])[];
}

const listing = (job: Listing) => ({
  id: job.id,
  date: job.local,
  date_gmt: job.gmt,
  guid: { rendered: `https://artsjobs.example/?post_type=job_listing&#038;p=${job.id}` },
  modified: job.local,
  modified_gmt: job.gmt,
  slug: job.slug,
  status: job.status,
  type: "job_listing",
  link: `https://artsjobs.example/job/${job.slug}/`,
  title: { rendered: job.title },
  content: { rendered: `\n<p>${job.text}</p>\n`, protected: false },
  author: 3,
  featured_media: 0,
  template: "",
  meta: {
    _promoted: "",
    _job_location: job.location,
    _application: job.application,
    _company_name: job.company,
    _company_website: "",
    _company_tagline: "",
    _company_twitter: "",
    _company_video: "",
    _filled: job.filled,
    _featured: 0,
    _remote_position: job.remote,
    _job_salary: job.salary,
    _job_salary_currency: job.salary && "AUD",
    _job_salary_unit: job.unit,
    _job_expires: job.expires,
  },
  "job-types": job.types.map(([id]) => id),
  _links: {
    self: [{ href: `https://artsjobs.example/wp-json/wp/v2/job-listings/${job.id}` }],
    collection: [{ href: "https://artsjobs.example/wp-json/wp/v2/job-listings" }],
  },
  _embedded: {
    author: [{ id: 3, name: "noticeboard", url: "", slug: "noticeboard" }],
    "wp:term": [
      job.types.map(([id, name, slug]) => ({
        id,
        link: `https://artsjobs.example/job-type/${slug}/`,
        name,
        slug,
        taxonomy: "job_listing_type",
      })),
    ],
  },
});

/** An arts noticeboard's listings as its site's own interface gives them: titles with signs as numbers, facts as meta of underscores, terms embedded, applications by an address, pay with its unit, one filled. */
export const wpJobListings = {
  name: "held-15 listings of an arts noticeboard from its site's own interface",
  extension: "json",
  contentType: "application/json; charset=UTF-8",
  text: JSON.stringify([
    listing({
      id: 8817,
      slug: "front-of-house-box-office-lead",
      status: "publish",
      gmt: "2026-11-17T02:20:00",
      local: "2026-11-17T10:20:00",
      title: "Front of House &#038; Box Office Lead",
      text: "Torches, tickets, latecomers.",
      location: "Fremantle WA",
      company: "Limestone Theatre Company",
      application: "https://limestonetheatre.example/jobs/foh-lead",
      filled: 0,
      remote: 0,
      salary: "36.50",
      unit: "HOUR",
      expires: "2026-12-17",
      types: [[14, "Part Time", "part-time"]],
    }),
    listing({
      id: 8831,
      slug: "head-of-lighting",
      status: "publish",
      gmt: "2026-11-20T06:48:11",
      local: "2026-11-20T14:48:11",
      title: "Head of Lighting",
      text: "Two hundred lamps and a desk older than the director.",
      location: "Geraldton WA",
      company: "Midwest Performing Arts Trust",
      application: "https://mwpat.example/work/head-of-lighting",
      filled: 0,
      remote: 0,
      salary: "88000",
      unit: "YEAR",
      expires: "2027-01-08",
      types: [[11, "Full Time", "full-time"]],
    }),
    listing({
      id: 8840,
      slug: "newsletter-editor",
      status: "publish",
      gmt: "2026-11-24T00:05:00",
      local: "2026-11-24T08:05:00",
      title: "Newsletter Editor &#8211; 0.4",
      text: "One letter a week, seven thousand readers, no exclamation marks.",
      location: "",
      company: "Wattlebird Writers’ Guild",
      application: "https://wattlebird.example/editor",
      filled: 0,
      remote: 1,
      salary: "",
      unit: "",
      expires: "2026-12-24",
      types: [
        [14, "Part Time", "part-time"],
        [17, "Contract", "contract"],
      ],
    }),
    listing({
      id: 8779,
      slug: "gallery-technician",
      status: "publish",
      gmt: "2026-11-02T03:00:00",
      local: "2026-11-02T11:00:00",
      title: "Gallery Technician",
      text: "Hang it straight.",
      location: "Albany WA",
      company: "Granite Room Gallery",
      application: "https://graniteroom.example/technician",
      filled: 1,
      remote: 0,
      salary: "",
      unit: "",
      expires: "2026-12-30",
      types: [[12, "Casual", "casual"]],
    }),
  ]),
  expected: [
    {
      title: "Front of House & Box Office Lead",
      employer: "Limestone Theatre Company",
      reference: "8817",
      places: ["Fremantle WA"],
      pay: { min: 36.5, max: 36.5, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-17T02:20:00Z",
      closes: "2026-12-17",
      remote: false,
      live: true,
      url: "https://limestonetheatre.example/jobs/foh-lead",
    },
    {
      title: "Head of Lighting",
      employer: "Midwest Performing Arts Trust",
      reference: "8831",
      places: ["Geraldton WA"],
      pay: { min: 88_000, max: 88_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-20T06:48:11Z",
      closes: "2027-01-08",
      remote: false,
      live: true,
      url: "https://mwpat.example/work/head-of-lighting",
    },
    {
      title: "Newsletter Editor – 0.4",
      employer: "Wattlebird Writers’ Guild",
      reference: "8840",
      places: [],
      pay: null,
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-24T00:05:00Z",
      closes: "2026-12-24",
      remote: true,
      live: true,
      url: "https://wattlebird.example/editor",
    },
    {
      title: "Gallery Technician",
      employer: "Granite Room Gallery",
      reference: "8779",
      places: ["Albany WA"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-02T03:00:00Z",
      remote: false,
      live: false,
      url: "https://graniteroom.example/technician",
    },
  ],
};
