/** The right-to-work options, by the ids that the API and the database use (spec §9). */
export const rightToWorkOptions = [
  { id: "citizen", title: "Australian citizen" },
  { id: "permanent-resident", title: "Permanent resident or NZ citizen" },
  { id: "partner-visa", title: "Family/partner visa with no restrictions" },
  { id: "graduate-visa", title: "Graduate temporary work visa" },
  { id: "holiday-visa", title: "Holiday temporary work visa" },
  { id: "visa-hours", title: "Temporary visa with restrictions on work hours (e.g. student visa)" },
  { id: "visa-location", title: "Temporary visa with restrictions on work location" },
  { id: "visa-industry", title: "Temporary visa with no restrictions on industry" },
  { id: "visa-unrestricted", title: "Temporary visa with no restrictions" },
  { id: "protection-visa", title: "Temporary protection or safe haven work visa" },
  { id: "sponsorship", title: "Requires sponsorship to work for a new employer" },
  { id: "none", title: "No right to work in Australia" },
] as const;

export type RightToWorkId = (typeof rightToWorkOptions)[number]["id"];
