// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { SelectField } from "../../../src/ui/aria/SelectField.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

const show = (text: { required?: boolean; error?: string }) =>
  act(() =>
    root.render(
      <SelectField
        label="Class"
        options={[{ value: "c", label: "Car" }]}
        value=""
        onChange={() => undefined}
        {...text}
      />,
    ),
  );
const field = () => document.querySelector("[role=combobox]")!;
const textOf = (ids: string | null) =>
  ids?.split(" ").map((id) => document.getElementById(id)?.textContent ?? "");

it("is named by its label, and says whether it has to be chosen and what is wrong", () => {
  show({});
  expect(textOf(field().getAttribute("aria-labelledby"))).toEqual(["Class"]);
  expect(field().hasAttribute("aria-required")).toBe(false);
  show({ required: true, error: "Choose a class." });
  expect(field().getAttribute("aria-required")).toBe("true");
  expect(field().getAttribute("aria-invalid")).toBe("true");
  expect(textOf(field().getAttribute("aria-describedby"))).toContain("Choose a class.");
});
