import { expect, it } from "vitest";
import * as z from "zod/mini";
import { nameBody } from "../../src/contract/account.ts";
import { registerBody } from "../../src/contract/auth.ts";
import { externalTermsBody } from "../../src/contract/external-sign-in.ts";
import { hasSpecialCharacter, withoutSpecialCharacters } from "../../src/contract/special-characters.ts";

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

it.each([
  ["opening an account", registerBody],
  ["changing the account", nameBody],
  ["opening an account with an identity from elsewhere", externalTermsBody],
])("no name with special characters is taken when %s", (_when, body) => {
  const { given_name, family_name } = body.shape;
  for (const name of [given_name, family_name]) {
    expect(z.safeParse(name, "A@d#a").error?.issues[0]?.message).toContain("Leave out special characters");
    expect(z.safeParse(name, "Siobhán O'Brien").success).toBe(true);
  }
});

it("a name from elsewhere loses its special characters, and keeps its apostrophes", () => {
  for (const [given, name] of [
    ['Sam "Sammy" Le#e', "Sam Sammy Le e"],
    ["  Anne/Marie ", "Anne Marie"],
    ["'O'Brien'", "O'Brien'"],
    ["@#", ""],
  ] as const) {
    expect(withoutSpecialCharacters(given)).toBe(name);
    expect(hasSpecialCharacter(name)).toBe(false);
  }
});
