import { expect, it } from "vitest";
import { passwordProblem } from "../../../src/server/auth/password-rules.ts";

const owner = { email: "sam.nguyen@example.com", givenName: "Mei Lin", familyName: "Tran" };
const problem = (password: string) => passwordProblem(password, owner, "Work in Aus");

it.each([
  "password123",
  "Password123!",
  "P@$$w0rd2024",
  "iloveyou123",
  "passwordpassword",
  "1q2w3e4r5t",
  "letmein 1234",
  "ｐａｓｓｗｏｒｄ１２３",
])("refuses %s, which many people have", async (password) =>
  expect(await problem(password)).toContain("most common"),
);

it.each([
  "aaaaaaaaaa",
  "abababababab",
  "1234567890",
  "0987654321",
  "abcdefghijkl",
  "qwertyuiop",
  "          ",
  "!@#$%^&*()",
])("refuses %s, a simple row", async (password) => expect(await problem(password)).toContain("simple row"));

it.each([
  "sam.nguyen@example.com",
  "Sam.Nguyen1",
  "samnguyen2024!",
  "MeiLin-Tran",
  "tran-tran-1990",
  "Work in Aus 1",
  "workinaus-tran",
  "tran sunshine",
])("refuses %s, which is the owner's or the site's name with little else", async (password) =>
  expect(await problem(password)).toContain("your name"),
);

it.each([
  "correct horse battery staple",
  "correct horse 9",
  "tranquil otter lagoon",
  "x7Kp2mQz9w",
  "#%^&*!?~+=-_",
  "パスワードは秘密の庭です",
  "🐶🐱🐭🐹🐰🦊🐻🐼🐨🐯",
  "only lower case and spaces",
])("takes %s, whatever characters it has", async (password) =>
  expect(await problem(password)).toBeUndefined(),
);

it("counts characters as people see them written", async () => {
  expect(await problem("🐶🐱🐭🐹🐰")).toBe("Must be at least 10 characters.");
  expect(await problem("e\u0301".repeat(5))).toBe("Must be at least 10 characters.");
});

it("takes an owner whose name has one letter, as parts of words are no names", async () => {
  expect(
    await passwordProblem("correct horse 9", { email: "a@b.co", givenName: "O", familyName: "Li" }, "A"),
  ).toBeUndefined();
});
