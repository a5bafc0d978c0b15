// @vitest-environment happy-dom
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { EntryForm } from "../../../src/features/profile/EntryForm.tsx";
import { choose, control, press, type } from "./controls.ts";

const save = vi.fn();
let root: Root;
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});
const open = async (name: string) => {
  root.render(<EntryForm name={name} id={null} entry={null} onSave={save} onClose={vi.fn()} />);
  await vi.waitFor(() => expect(document.querySelector("form")).not.toBeNull());
};

it("an entry whose month lacks its year is not saved, and the focus goes to the year", async () => {
  await open("work_experience");
  type("Job title", "Cook");
  type("Employer", "Harbour Kitchen");
  await choose("Month", "March");
  await press("Save");
  await vi.waitFor(() => expect(document.activeElement).toBe(control("Year")));
  expect(control("Year").getAttribute("aria-invalid")).toBe("true");
  expect(document.body.textContent).toContain("Give the year, and the month if you know it.");
  expect(save).not.toHaveBeenCalled();
});

it("an entry that lacks its file is not saved, and the focus goes to what chooses one", async () => {
  await open("resume");
  type("Name", "My CV");
  await press("Save");
  await vi.waitFor(() => expect(document.activeElement).toBe(control("File")));
  expect(document.body.textContent).toContain("Upload the CV.");
  expect(save).not.toHaveBeenCalled();
});
