/** A random number from 1000 to 9999 (spec §9), such as the id of a row that is not saved yet. */
export const randomFourDigits = (): number => 1000 + Math.floor(Math.random() * 9000);
