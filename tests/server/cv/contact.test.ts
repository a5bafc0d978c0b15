import { describe, expect, it } from "vitest";
import { emailIn, phoneIn } from "../../../src/server/cv/find/person/contact.ts";
import { linesIn } from "./pages.ts";

describe("the phone number in a CV", () => {
  it.each([
    ["Phone: 9845012345", "9845012345"],
    ["Contact- +91-9845012345", "+91 98450 12345"],
    ["Mobile: 9845012345 / 9845012346", "9845012345"],
    ["(212) 555-0147", "(212) 555-0147"],
    ["Edinburgh EH6 7AB · 07700 900123 · callum@example.com", "+44 7700 900123"],
    ["Home: (07) 4951 0000, Mob: 0491 570 006", "+61 491 570 006"],
    ["Ballina NSW 2478 – 0491 570 110 – callum@example.com", "+61 491 570 110"],
    ["ABN 51 824 753 556", undefined],
    ["Class of 2012 – 2016", undefined],
  ])("in “%s” is %s", (text, number) => {
    expect(phoneIn(linesIn(text))?.value).toBe(number);
  });

  it("is not joined with letters after a name, and neither is the email address", () => {
    const lines = linesIn("# Rosa Benedetti, Ph.D.", "rosa.b@example.com");
    expect(emailIn(lines)?.value).toBe("rosa.b@example.com");
  });
});

describe("the email address in a CV", () => {
  it("is not joined with the address of a page below it", () => {
    const [above, below] = linesIn("rosa.b@example.com", "rosab.example");
    expect(emailIn([{ ...above!, wraps: true }, below!])?.value).toBe("rosa.b@example.com");
    const [broken, rest] = linesIn("rosa.b@example", "com.au");
    expect(emailIn([{ ...broken!, wraps: true, parts: ["rosa.b@example."] }, rest!])?.value).toBe(
      "rosa.b@example.com.au",
    );
  });

  it.each([
    ["Each message is answered.", "rosa.b@example.com", "rosa.b@example.com"],
    ["rosa.", "benedetti@example.com", "rosa.benedetti@example.com"],
    ["Email: rosa.", "benedetti@example.com", "rosa.benedetti@example.com"],
    ["rosa.benedetti@", "example.com", "rosa.benedetti@example.com"],
  ])("over “%s” and “%s” is %s", (above, below, address) => {
    expect(emailIn(linesIn(above, below))?.value).toBe(address);
  });
});
