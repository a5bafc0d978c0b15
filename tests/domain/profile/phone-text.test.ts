import { expect, it } from "vitest";
import { phoneKey, phoneText } from "../../../src/domain/profile/phone-text.ts";

it.each(["+61 412 345 678", "+61412345678", "+61 (0)412 345 678", "0412345678", " 0412-345-678 "])(
  "writes %j as Australians do",
  (given) => {
    expect(phoneText(given)).toBe("04 1234 5678");
    expect(phoneKey(given)).toBe("0412345678");
  },
);

it("writes a landline with its area, and leaves other numbers and words as they are", () => {
  expect(phoneText("+61 3 9123 4567")).toBe("03 9123 4567");
  for (const given of ["+44 20 7946 0958", "1300 555 123", "0412 345 678 after 5 pm", "", "+61 1300 555 123"])
    expect(phoneText(given)).toBe(given);
});
