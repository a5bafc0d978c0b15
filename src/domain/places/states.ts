/** States and territories; INT is abroad. Ids 1 to 9 in the order of the specification (spec §9). */
export const states = [
  { id: 1, code: "NSW", title: "New South Wales" },
  { id: 2, code: "NT", title: "Northern Territory" },
  { id: 3, code: "QLD", title: "Queensland" },
  { id: 4, code: "SA", title: "South Australia" },
  { id: 5, code: "TAS", title: "Tasmania" },
  { id: 6, code: "VIC", title: "Victoria" },
  { id: 7, code: "WA", title: "Western Australia" },
  { id: 8, code: "ACT", title: "Australian Capital Territory" },
  { id: 9, code: "INT", title: "International" },
] as const;

export type StateCode = (typeof states)[number]["code"];

/** A state by its code, in any case; undefined for no state. */
export const stateByCode = (code: string) => states.find((state) => state.code === code.toUpperCase());
