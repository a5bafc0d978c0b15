import { describe, expect, it } from "vitest";
import { joinPhone, maskPhone, splitPhone } from "../../../src/domain/profile/phone-mask.ts";

const codes = ["+61", "+64", "+44", "+1", "+1868"];

describe("an Australian number", () => {
  it("is written in groups of two, four and four digits while it is typed", () => {
    const typed = ["0", "041", "0412345", "04 1234 5678", "04-1234-56789"];
    expect(typed.map((text) => maskPhone("+61", text))).toEqual([
      "0",
      "04 1",
      "04 1234 5",
      "04 1234 5678",
      "04 1234 5678 9",
    ]);
  });

  it("is kept with its dial code in place of the zero, and shown with the zero again", () => {
    const value = joinPhone({ dialCode: "+61", national: "04 1234 5678" });
    expect(value).toBe("+61 412345678");
    expect(splitPhone(value, codes)).toEqual({ dialCode: "+61", national: "0412345678" });
    expect(splitPhone("+61 412 345 678", codes)).toEqual({ dialCode: "+61", national: "0412345678" });
  });
});

it("takes the longest dial code that a number starts with, unless a space ends it", () => {
  expect(splitPhone("+18685551234", codes)).toEqual({ dialCode: "+1868", national: "5551234" });
  expect(splitPhone("+1 8685551234", codes)).toEqual({ dialCode: "+1", national: "8685551234" });
});

it("takes a number without a dial code for one of the country that is chosen", () => {
  expect(splitPhone("021 555 123", codes, "+64")).toEqual({ dialCode: "+64", national: "021555123" });
});

it("is no number while no digit is typed", () => {
  expect(joinPhone({ dialCode: "+61", national: " - " })).toBe("");
  expect(joinPhone({ dialCode: "+61", national: "0" })).toBe("");
});
