/** How long the link that confirms an entry is valid, in hours. */
export const confirmHours = 24;

/** How long entries are stored after the competition has closed, in months. */
export const entryMonths = 6;
