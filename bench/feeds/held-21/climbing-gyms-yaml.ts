/** Rarer: the data file of a climbing gym's site, vacancies keyed by their short names, pay as a small map with what it is per, folded texts, days bare and in words, comments, one vacancy still a draft. */
export const climbingGymsYaml = {
  name: "held-21 YAML of climbing gyms",
  extension: "yaml",
  contentType: "application/yaml",
  text: String.raw`# Shown on /crew. Ask Bo before you touch the order.
site: https://chalkandcrux.example
company: Chalk & Crux Climbing

vacancies:
  route-setter:
    title: Route Setter
    ref: CC-12
    town: Collingwood
    state: VIC
    hours: Part time
    pay: { from: 36.5, to: 42, per: hour }
    listed: 2026-11-18
    apply_by: 16 December 2026
    link: https://chalkandcrux.example/crew/route-setter
    about: >
      Twist holds until people swear,
      then twist them back a little.

  gym-manager:
    title: "Gym Manager: Evenings"
    ref: CC-14
    town: Belconnen
    state: ACT
    hours: Full time
    pay: { from: 79000, to: 79000, per: year } # super on top
    listed: 2026-11-23
    apply_by: 8 January 2027
    link: https://chalkandcrux.example/crew/gym-manager
    about: >
      Belays, birthdays, and the lost property box.

  front-desk:
    title: Front Desk Crew
    ref: CC-15
    town: Bendigo
    state: VIC
    hours: Casual
    pay: ~
    listed: 2026-11-24
    apply_by: ~
    link: https://chalkandcrux.example/crew/front-desk
    about: Waivers, rental shoes, good cheer.

  youth-coach:
    title: Youth Squad Coach
    ref: CC-16
    town: Collingwood
    state: VIC
    hours: Part time
    pay: ~
    draft: true
    about: Not yet agreed with the board.
`,
  expected: [
    {
      title: "Route Setter",
      employer: "Chalk & Crux Climbing",
      reference: "CC-12",
      places: ["Collingwood VIC"],
      pay: { min: 36.5, max: 42, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-18",
      closes: "2026-12-16",
      remote: false,
      live: true,
      url: "https://chalkandcrux.example/crew/route-setter",
    },
    {
      title: "Gym Manager: Evenings",
      employer: "Chalk & Crux Climbing",
      reference: "CC-14",
      places: ["Belconnen ACT"],
      pay: { min: 79_000, max: 79_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-23",
      closes: "2027-01-08",
      remote: false,
      live: true,
      url: "https://chalkandcrux.example/crew/gym-manager",
    },
    {
      title: "Front Desk Crew",
      employer: "Chalk & Crux Climbing",
      reference: "CC-15",
      places: ["Bendigo VIC"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-24",
      closes: null,
      remote: false,
      live: true,
      url: "https://chalkandcrux.example/crew/front-desk",
    },
  ],
};
