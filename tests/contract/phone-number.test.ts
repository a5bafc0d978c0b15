import { expect, it } from "vitest";
import { phonePattern } from "../../src/contract/phone-number.ts";
import { phone } from "../../src/contract/profile/field-schemas.ts";

const isPhone = (text: string) => new RegExp(phonePattern).test(text);

it("is an Australian number with all of its digits, one of another country, or none", () => {
  const right = [
    ...[
      "",
      "0412 345 678",
      "(03) 9123 4567",
      "+61 412345678",
      "+61 (0)3 9123 4567",
      "+61 1300 555 123",
      "13 11 14",
    ],
    ...["9123 4567", "+91 98765 43210", "0011 44 20 7946 0958", "+64 21 123 4567"],
  ];
  expect(right.filter((text) => !isPhone(text))).toEqual([]);
  const wrong = [
    "0412 345",
    "0412 345 67",
    "0412 345 678 901",
    "+61 6141234567",
    "+61 412345",
    "12",
    "ask me",
    "+9",
  ];
  expect(wrong.filter(isPhone)).toEqual([]);
});

it("is refused in a profile with what is wrong with it", () => {
  const said = (text: string) => phone().safeParse(text).error?.issues[0]?.message;
  expect(said("+61 412345678")).toBeUndefined();
  expect(said("+61 41234567")).toBe("This number is too short. Check its digits.");
  expect(said("+61 4123456789")).toBe("This number is too long. Check its digits.");
  expect(said("ask me")).toMatch(/^Enter the number with its country code/);
});
