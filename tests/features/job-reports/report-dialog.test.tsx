// @vitest-environment happy-dom
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ReportDialog } from "../../../src/features/job-reports/ReportDialog.tsx";
import { press } from "../press-and-type.ts";
import { answerWith, forgetAll } from "../server.ts";

let root: Root;
beforeEach(() => {
  forgetAll();
  root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(<ReportDialog job={{ id: 3, title: "Chef" }} onClose={() => undefined} />);
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const group = () => document.querySelector("[role=radiogroup]")!;

it("brings somebody who has chosen no reason to the reasons, and says what is wrong there", async () => {
  const calls = answerWith(() => ({ body: { payload: {}, message: "Thank you." } }));
  await press("Send report");
  await vi.waitFor(() => expect(group().getAttribute("aria-invalid")).toBe("true"));
  const [first] = group().querySelectorAll("input");
  expect(document.activeElement).toBe(first);
  expect(group().getAttribute("aria-required")).toBe("true");
  const described = group().getAttribute("aria-describedby")!;
  expect(document.getElementById(described)!.textContent).toBe("Choose what is wrong.");
  first!.click();
  await vi.waitFor(() => expect(group().getAttribute("aria-invalid")).toBeNull());
  expect(calls).toEqual([]);
});
