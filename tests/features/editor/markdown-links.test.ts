import { expect, it } from "vitest";
import { linkAddress, linkAt, writeLink } from "../../../src/features/editor/markdown-links.ts";

it.each([
  ["https://www.fairwork.gov.au/pay", "https://www.fairwork.gov.au/pay"],
  [" www.fairwork.gov.au ", "https://www.fairwork.gov.au"],
  ["fairwork.gov.au/pay?x=1", "https://fairwork.gov.au/pay?x=1"],
  ["https://en.wikipedia.org/wiki/Hoist_(device)", "https://en.wikipedia.org/wiki/Hoist_%28device%29"],
  ["https://torque.example/page/about-us#pay", "/page/about-us#pay"],
  ["robin@example.com", "mailto:robin@example.com"],
  ["/page/about-us", "/page/about-us"],
  ["#pay", "#pay"],
  ["tel:+61399990000", "tel:+61399990000"],
])("the address %j is written as %s", (typed, address) =>
  expect(linkAddress(typed, "torque.example")).toBe(address),
);

it.each(["", "about us", "//elsewhere", "javascript:alert(1)", "https://", "https://two words.com"])(
  "%j is no address",
  (typed) => expect(linkAddress(typed, "torque.example")).toBeUndefined(),
);

it("what is selected becomes the words of a link", () => {
  const value = "See our [prices] here.";
  const link = linkAt({ value, start: 8, end: 16 });
  expect(link).toEqual({ from: 8, to: 16, words: "[prices]", address: "" });
  expect(writeLink({ ...link, address: "/page/prices" }).text).toBe("[\\[prices\\]](/page/prices)");
});

it("the link that the caret is in is changed or removed, and a picture is none", () => {
  const value = "See [our \\[new\\] prices](/page/prices), ![A bay](./a.webp).";
  const link = linkAt({ value, start: 10, end: 10 });
  expect(link).toEqual({ from: 4, to: 38, words: "our [new] prices", address: "/page/prices" });
  expect(writeLink({ ...link, address: "" }).text).toBe("our [new] prices");
  expect(linkAt({ value, start: 45, end: 45 }).address).toBe("");
  expect(linkAt({ value, start: 4, end: 4 }).address).toBe("");
});
