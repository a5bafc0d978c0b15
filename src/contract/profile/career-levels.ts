/** A level of responsibility: its number, name and what it means in a job. */
interface Responsibility {
  id: number;
  title: string;
  para: string;
}

/** The seven levels of responsibility (spec §9). */
export const responsibilities = [
  { id: 1, title: "Follow", para: "You follow instructions and are shown how each task is done." },
  { id: 2, title: "Assist", para: "You help others with their tasks and ask when something is new." },
  { id: 3, title: "Apply", para: "You do your own work by known methods, and somebody checks the result." },
  { id: 4, title: "Enable", para: "You plan your own work, choose how to do it and show others how." },
  {
    id: 5,
    title: "Ensure/advise",
    para: "You answer for the work of a team, or people come to you for advice.",
  },
  {
    id: 6,
    title: "Initiate/influence",
    para: "You start new work, decide on money and staff, and others follow.",
  },
  {
    id: 7,
    title: "Set strategy",
    para: "You decide where the organisation goes and answer for what comes of it.",
  },
] as const satisfies readonly Responsibility[];

/** Career levels, each with the levels of responsibility that it has (spec §9). */
export const careerLevels = [
  { id: "entry", title: "Entry level", levels: [1, 2] },
  { id: "junior", title: "Junior", levels: [2, 3] },
  { id: "mid", title: "Mid level", levels: [3, 4, 5] },
  { id: "senior", title: "Senior", levels: [5, 6] },
  { id: "executive", title: "Executive", levels: [7] },
] as const;
