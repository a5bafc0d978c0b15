import { expect, it } from "vitest";
import { readConfig } from "../../src/runtime/config.ts";
import { hasProfileKeys, parseProfileKeys } from "../../src/runtime/profile-keys.ts";

const hex = (digit: string) => digit.repeat(64);

it("keys of profiles have an id and 64 hexadecimal digits, and the first one comes first", () => {
  const keys = parseProfileKeys(`2026-11:${hex("a")}, 1:${hex("B")}\n`);
  expect(keys.map(({ id, secret }) => [id, secret.length])).toEqual([
    ["2026-11", 32],
    ["1", 32],
  ]);
});

it.each([
  ["a key that is too short", `1:${hex("a").slice(2)}`, "key 1 is not <id>:<64 hexadecimal digits>"],
  ["a key without an id", hex("a"), "key 1 is not"],
  ["a second key that is none", `1:${hex("a")},secret`, "key 2 is not"],
  ["two keys with one id", `1:${hex("a")},1:${hex("b")}`, "two keys have the id 1"],
  ["an empty list", " , ", "there is no key"],
])("the configuration refuses %s without repeating it", (_, keys, error) => {
  expect(() => readConfig({ PROFILE_KEYS: keys })).toThrow(`PROFILE_KEYS: ${error}`);
  expect(() => readConfig({ PROFILE_KEYS: keys })).not.toThrow(hex("a"));
});

it.each([
  ["the same", `2:${hex("b")}\n1:${hex("A")}`, true],
  ["one less", `2:${hex("b")}`, false],
  ["another one of the same name", `2:${hex("b")},1:${hex("c")}`, false],
])("keys are compared with those that are needed: %s", (_, keys, isEnough) => {
  expect(hasProfileKeys(keys, `1:${hex("a")},2:${hex("b")}`)).toBe(isEnough);
});
