// @vitest-environment happy-dom
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DateField } from "../../../src/ui/aria/DateField.tsx";
import { MonthField } from "../../../src/ui/aria/MonthField.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});
const show = (field: ReactNode) => act(() => root.render(field));
const change = () => undefined;

it("a date that is refused takes the focus to its first part, and is marked", () => {
  const ref = vi.fn();
  const error = "Enter a date that is not in the future.";
  show(<DateField label="Issued" value="2031-05-17" onChange={change} inputRef={ref} error={error} />);
  const parts = [...document.querySelectorAll<HTMLElement>("[role=spinbutton]")];
  const focus = vi.spyOn(parts[0]!, "focus").mockReturnValue();
  (ref.mock.lastCall![0] as HTMLElement).focus();
  expect(focus).toHaveBeenCalledOnce();
  expect(parts[0]!.getAttribute("aria-invalid")).toBe("true");
  expect(parts[0]!.closest("[role=group]")!.hasAttribute("data-invalid")).toBe(true);
  expect(document.body.textContent).toContain(error);
});

it("a month that is refused takes the focus to its year, which is marked and described by what is wrong", () => {
  const ref = vi.fn<(input: HTMLInputElement | null) => void>();
  show(<MonthField label="Start" value="2031-05" onChange={change} inputRef={ref} error="In the future." />);
  const year = ref.mock.lastCall![0]!;
  expect(year.value).toBe("2031");
  expect(year.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(year.getAttribute("aria-describedby")!)!.textContent).toBe("In the future.");
});

it("what is given in part is refused in words for the parts of the field, not in those of the API", () => {
  const error = "As in 2026-03.";
  show(<MonthField label="Start" value="-03" onChange={change} error={error} />);
  expect(document.body.textContent).toContain("Give the year, and the month if you know it.");
  show(<DateField label="Issued" value="unfinished" onChange={change} error={error} />);
  expect(document.body.textContent).toContain("Give the day, the month and the year.");
  expect(document.body.textContent).not.toContain(error);
});
