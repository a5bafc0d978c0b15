// @vitest-environment happy-dom
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ApplyFlow } from "../../../../src/features/applications/apply/apply-flow.ts";
import { CvStep } from "../../../../src/features/applications/apply/CvStep.tsx";
import { forgetAll, giveToken, session } from "../../server.ts";
import { file, start } from "./start-flow.ts";

let root: Root;

beforeEach(async () => {
  forgetAll();
  giveToken((await session()).token);
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const show = (flow: ApplyFlow) => root.render(<CvStep flow={flow} problem={null} failed={null} />);
const shown = () => document.body.textContent;

it("leads to an empty profile only as long as no CV is chosen", async () => {
  const { flow } = start({ files: [] });
  await flow.loadCvs();
  flow.$profileIsEmpty.set(true);
  show(flow);
  await vi.waitFor(() => expect(shown()).toContain("No CV yet?"));
  flow.chooseCv(file("fresh"));
  await vi.waitFor(() => expect(shown()).toContain("fresh.pdf"));
  expect(shown()).not.toContain("No CV yet?");
  expect(shown()).not.toContain("Use my profile");
});

it("says of the chosen CV that nothing was filled in from it", async () => {
  const { flow } = start();
  await flow.loadCvs();
  flow.$filledNothing.set("new");
  show(flow);
  await vi.waitFor(() => expect(shown()).toContain("Nothing new was filled in from this CV."));
  flow.chooseCv(file("old"));
  await vi.waitFor(() => expect(shown()).not.toContain("Nothing new"));
});
