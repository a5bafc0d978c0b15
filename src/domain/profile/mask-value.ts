/** How many characters at the end of a sensitive number stay readable: at most half of it. */
const readable = 3;

/** A sensitive number as it is shown until the seeker asks for it: "•••• 678". A short one is hidden entirely. */
export const maskNumber = (value: string): string => {
  const letters = [...value.trim()];
  return letters.length < 2 * readable ? "••••" : `•••• ${letters.slice(-readable).join("")}`;
};
