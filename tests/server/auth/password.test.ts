import { expect, it } from "vitest";
import { hashPassword, verifyPassword } from "../../../src/server/auth/password.ts";

it("keeps a password as an Argon2id string with a salt of its own", async () => {
  const [one, two] = await Promise.all([hashPassword("a long password"), hashPassword("a long password")]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(two).not.toBe(one);
});

it("knows the password again, and no other", async () => {
  const hash = await hashPassword("Crème brûlée 7");
  expect(await verifyPassword("Crème brûlée 7", hash)).toBe(true);
  expect(await verifyPassword("Crème brûlée 7".normalize("NFD"), hash)).toBe(true);
  expect(await verifyPassword("crème brûlée 7", hash)).toBe(false);
});

it("takes no password for a string that is no hash", async () => {
  expect(await verifyPassword("anything", "none")).toBe(false);
});
