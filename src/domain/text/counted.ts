/** A number of things in words: "1 character", "2 characters". */
export const counted = (count: number, what: string, many = `${what}s`): string =>
  `${count} ${count === 1 ? what : many}`;
