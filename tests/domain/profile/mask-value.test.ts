import { expect, it } from "vitest";
import { maskNumber } from "../../../src/domain/profile/mask-value.ts";

it.each([
  ["PA1234678", "•••• 678"],
  ["0123456789012", "•••• 012"],
  ["123456", "•••• 456"],
  ["12345", "••••"],
  ["12", "••••"],
])("shows the number %s as %s", (value, masked) => {
  expect(maskNumber(value)).toBe(masked);
});
