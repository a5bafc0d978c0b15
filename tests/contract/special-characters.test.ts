import { expect, it } from "vitest";
import { hasSpecialCharacter } from "../../src/contract/special-characters.ts";

it("names and occupations have none of the special characters of the specification", () => {
  for (const character of "`!@#$%^*_+=[]{};:\"'“”\\|<>/?~")
    expect(hasSpecialCharacter(`${character} Sam`), character).toBe(true);
});

it("real names and occupations pass", () => {
  for (const name of ["Siobhán O'Brien", "D’Angelo", "Nguyễn Văn A", "Anne-Marie", "李小龙", "St. John"])
    expect(hasSpecialCharacter(name), name).toBe(false);
  for (const occupation of [
    "Teachers' Aide",
    "Cabler (Data and Telecommunications)",
    "Chefs & Cooks",
    "Ship's Master",
  ])
    expect(hasSpecialCharacter(occupation), occupation).toBe(false);
});
