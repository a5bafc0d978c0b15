// @vitest-environment happy-dom
import { createRef, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PhoneField } from "../../../src/features/profile/fields/PhoneField.tsx";
import { answerWith, forgetAll } from "../server.ts";
import { control, type } from "./controls.ts";

const countries = [
  { id: 21, label: "Australia", value: "+61", initials: "AUS" },
  { id: 56, label: "Canada", value: "+1", initials: "CAN" },
  { id: 367, label: "New Zealand", value: "+64", initials: "NZL" },
  { id: 538, label: "United States", value: "+1", initials: "USA" },
];
const country = () => document.querySelector("select")!;
let root: Root;
let value = "";

const Field = () => {
  const [phone, setPhone] = useState("");
  value = phone;
  return (
    <PhoneField
      label="Mobile phone"
      hint="From your CV."
      inputRef={createRef()}
      value={phone}
      onChange={setPhone}
    />
  );
};

beforeEach(async () => {
  forgetAll();
  answerWith(() => ({ body: { payload: countries, message: "OK" } }));
  root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(<Field />);
  await vi.waitFor(() => expect(document.querySelectorAll("option")).toHaveLength(countries.length));
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it("groups an Australian number by two, four and four while it is typed", async () => {
  type("Mobile phone", "0412345678");
  await vi.waitFor(() => expect(control("Mobile phone").value).toBe("04 1234 5678"));
  expect(value).toBe("+61 412345678");
});

it("says the code once, beside the number: the closed list of countries shows it alone", async () => {
  const field = () => country().closest("div")!;
  const seen = () => [...field().querySelectorAll("[aria-hidden]")].map((one) => one.textContent).join("");
  expect(seen()).toBe("+61");
  type("Mobile phone", "+64 211234567");
  await vi.waitFor(() => expect(seen()).toBe("+64"));
  expect(country().selectedOptions[0]!.text).toBe("New Zealand (+64)");
});

it("keeps what is no number, for its check to say so: digits too many, and words", async () => {
  type("Mobile phone", "041234567899");
  await vi.waitFor(() => expect(control("Mobile phone").value).toBe("04 1234 5678 99"));
  expect(value).toBe("+61 41234567899");
  type("Mobile phone", "ask my mum");
  await vi.waitFor(() => expect(control("Mobile phone").value).toBe("ask my mum"));
  expect(value).toBe("ask my mum");
  type("Mobile phone", "");
  await vi.waitFor(() => expect(value).toBe(""));
});

/** Types a text key by key, behind what the field shows. */
const typeKeys = async (text: string) => {
  for (const key of text) {
    const before = control("Mobile phone").value;
    type("Mobile phone", before + key);
    await vi.waitFor(() => expect(control("Mobile phone").value).not.toBe(before));
  }
};

it.each([
  ["+61412345678", "+61 412345678", "AUS"],
  ["61412345678", "+61 412345678", "AUS"],
  ["0061412345678", "+61 412345678", "AUS"],
  ["+6421123456", "+64 21123456", "NZL"],
  ["006421123456", "+64 21123456", "NZL"],
  ["001164211234567", "+64 211234567", "NZL"],
  ["+12025550123", "+1 2025550123", "USA"],
])("takes %s key by key, with its country", async (text, whole, initials) => {
  await typeKeys(text);
  await vi.waitFor(() => expect([value, country().value]).toEqual([whole, initials]));
});

it("takes a whole number that is pasted, and groups it as its country does", async () => {
  type("Mobile phone", "+64 211234567");
  await vi.waitFor(() => expect(value).toBe("+64 211234567"));
  expect(country().value).toBe("NZL");
  await vi.waitFor(() => expect(control("Mobile phone").value).toBe("21 123 4567"), 15_000);
});

it("has each country by its own name, and takes the largest for a code that several share", async () => {
  expect([...country().options].map(({ text }) => text)).toContain("United States (+1)");
  type("Mobile phone", "+1 2025550123");
  await vi.waitFor(() => expect(country().value).toBe("USA"));
  country().value = "CAN";
  country().dispatchEvent(new Event("change", { bubbles: true }));
  await vi.waitFor(() => expect(country().value).toBe("CAN"));
  expect(value).toBe("+1 2025550123");
});

it("describes the number by its hint, such as where it was filled in from", () => {
  const described = control("Mobile phone").getAttribute("aria-describedby")!;
  expect(document.getElementById(described)!.textContent).toBe("From your CV.");
});
