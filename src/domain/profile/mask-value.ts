/** How many characters at the end of a sensitive number stay readable, at most a third of it. */
const readable = 3;

/** A sensitive number as it is shown until the seeker asks for it: "•••• 678". A short one is hidden entirely. */
export const maskNumber = (value: string): string => {
  const letters = [...value.trim()];
  const kept = letters.length >= readable * 3 ? letters.slice(-readable).join("") : "";
  return kept ? `•••• ${kept}` : "••••";
};
