interface Posting {
  id: string;
  text: string;
  commitment: string;
  team: string;
  places: readonly string[];
  workplaceType: string;
  createdAt: number;
  words: string;
  salaryRange?: { currency: string; interval: string; min: number; max: number };
  salaryDescription?: string;
}

const posting = ({ id, text, commitment, team, places, words, salaryDescription, ...more }: Posting) => ({
  additionalPlain: "Bring a cup.",
  additional: "<div>Bring a cup.</div>",
  categories: { commitment, department: "Coffee", location: places[0], team, allLocations: places },
  descriptionPlain: words,
  description: `<div>${words}</div>`,
  id,
  lists: [{ text: "What you bring", content: "<li>Early mornings</li><li>A good nose</li>" }],
  text,
  country: "AU",
  opening: "",
  openingPlain: "",
  descriptionBody: `<div>${words}</div>`,
  descriptionBodyPlain: words,
  ...(salaryDescription && {
    salaryDescription: `<div>${salaryDescription}</div>`,
    salaryDescriptionPlain: salaryDescription,
  }),
  hostedUrl: `https://jobs.lever.example/numbatcoffee/${id}`,
  applyUrl: `https://jobs.lever.example/numbatcoffee/${id}/apply`,
  ...more,
});

/** Usual: a coffee roaster's postings grouped by team, each group with a title of its own, all places beside the first, pay as a range or as words, one hybrid and one from home. */
export const leverByTeam = {
  name: "held-16 postings of a coffee roaster grouped by team",
  employer: "Numbat Coffee Roasters",
  extension: "json",
  contentType: "application/json; charset=utf-8",
  text: JSON.stringify([
    {
      title: "Roastery",
      postings: [
        posting({
          id: "a1c4f2d0-0c11-4b7e-9a52-6e0f11d20001",
          text: "Head Roaster",
          commitment: "Full-time",
          team: "Roastery",
          places: ["Fremantle, WA"],
          workplaceType: "onsite",
          createdAt: Date.UTC(2026, 10, 17, 3, 5, 11),
          words: "Two drums, eleven origins, no smoke alarms.",
          salaryRange: { currency: "AUD", interval: "per-year-salary", min: 82_000, max: 90_000 },
        }),
        posting({
          id: "a1c4f2d0-0c11-4b7e-9a52-6e0f11d20002",
          text: "Delivery Driver",
          commitment: "Casual",
          team: "Roastery",
          places: ["Fremantle, WA", "Rockingham, WA"],
          workplaceType: "onsite",
          createdAt: Date.UTC(2026, 10, 20, 0, 40),
          words: "The van smells wonderful and reverses badly.",
          salaryRange: { currency: "AUD", interval: "per-hour-wage", min: 33.4, max: 33.4 },
        }),
      ],
    },
    {
      title: "Sales & Words",
      postings: [
        posting({
          id: "a1c4f2d0-0c11-4b7e-9a52-6e0f11d20003",
          text: "Wholesale Account Manager",
          commitment: "Part-time",
          team: "Sales & Words",
          places: ["Perth, WA"],
          workplaceType: "hybrid",
          createdAt: Date.UTC(2026, 10, 24, 6, 15, 30),
          words: "Sixty cafes, most of them awake before you.",
          salaryDescription: "Up to $48 an hour plus commission",
        }),
        posting({
          id: "a1c4f2d0-0c11-4b7e-9a52-6e0f11d20004",
          text: "Newsletter Writer",
          commitment: "Contract",
          team: "Sales & Words",
          places: ["Australia"],
          workplaceType: "remote",
          createdAt: Date.UTC(2026, 10, 25, 22, 0),
          words: "A letter each fortnight that nobody deletes unread.",
        }),
      ],
    },
  ]),
  expected: [
    {
      title: "Head Roaster",
      employer: "Numbat Coffee Roasters",
      reference: "a1c4f2d0-0c11-4b7e-9a52-6e0f11d20001",
      places: ["Fremantle WA"],
      pay: { min: 82_000, max: 90_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17T03:05:11Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://jobs.lever.example/numbatcoffee/a1c4f2d0-0c11-4b7e-9a52-6e0f11d20001/apply",
    },
    {
      title: "Delivery Driver",
      employer: "Numbat Coffee Roasters",
      reference: "a1c4f2d0-0c11-4b7e-9a52-6e0f11d20002",
      places: ["Fremantle WA", "Rockingham WA"],
      pay: { min: 33.4, max: 33.4, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-20T00:40:00Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://jobs.lever.example/numbatcoffee/a1c4f2d0-0c11-4b7e-9a52-6e0f11d20002/apply",
    },
    {
      title: "Wholesale Account Manager",
      employer: "Numbat Coffee Roasters",
      reference: "a1c4f2d0-0c11-4b7e-9a52-6e0f11d20003",
      places: ["Perth WA"],
      pay: { min: null, max: 48, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-24T06:15:30Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://jobs.lever.example/numbatcoffee/a1c4f2d0-0c11-4b7e-9a52-6e0f11d20003/apply",
    },
    {
      title: "Newsletter Writer",
      employer: "Numbat Coffee Roasters",
      reference: "a1c4f2d0-0c11-4b7e-9a52-6e0f11d20004",
      places: [],
      pay: null,
      workTypes: ["Contract"],
      posted: "2026-11-25T22:00:00Z",
      closes: null,
      remote: true,
      live: true,
      url: "https://jobs.lever.example/numbatcoffee/a1c4f2d0-0c11-4b7e-9a52-6e0f11d20004/apply",
    },
  ],
};
