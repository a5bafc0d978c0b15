import { expect, it } from "vitest";
import { hashPassword, ownWork, verifyPassword } from "../../../src/server/auth/password.ts";

it("keeps a password as an Argon2id string with a salt of its own", async () => {
  const [one, two] = await Promise.all([
    hashPassword("a long password", ownWork),
    hashPassword("a long password", ownWork),
  ]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(two).not.toBe(one);
});

it("knows the password again, and no other", async () => {
  const hash = await hashPassword("Crème brûlée 7", ownWork);
  expect(await verifyPassword("Crème brûlée 7", hash, ownWork)).toBe(true);
  expect(await verifyPassword("Crème brûlée 7".normalize("NFD"), hash, ownWork)).toBe(true);
  expect(await verifyPassword("crème brûlée 7", hash, ownWork)).toBe(false);
});

it("takes no password for a string that is no hash", async () => {
  expect(await verifyPassword("anything", "none", ownWork)).toBe(false);
});
