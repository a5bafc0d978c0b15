// @vitest-environment happy-dom
import { rmSync } from "node:fs";
import { join } from "node:path";
import { createRoot } from "react-dom/client";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { listSharedLinks } from "../../../src/contract/shared-documents.ts";
import type * as profile from "../../../src/features/profile/Profile.tsx";
import { copyWithSections } from "../../sections-copy.ts";
import { answerWith, forgetAll, giveToken, session } from "../server.ts";
import { choose, press, type } from "./controls.ts";

const copy = copyWithSections();
afterAll(() => rmSync(copy, { recursive: true }));
beforeEach(async () => {
  forgetAll();
  giveToken((await session()).token);
});
afterEach(() => vi.unstubAllGlobals());

it("a section that was added by a file and a line is shown, and its form checks and sends what is filled in", async () => {
  const module = "src/features/profile/Profile.tsx";
  const { Profile } = (await import(join(copy, module))) as typeof profile;
  const added = { id: 5, version: 1, name: "Rex", size: "large", born: "2020-05-17", habits: null };
  const payloadOf = (path: string): unknown => {
    if (path.startsWith("/v1/seeker/profile/")) return { success: true };
    return path === listSharedLinks.path ? [] : null;
  };
  const calls = answerWith(({ path, method }) => ({
    body: { payload: method === "POST" ? added : payloadOf(path), message: "OK" },
  }));
  const page = document.body.appendChild(document.createElement("div"));
  const root = createRoot(page);
  root.render(<Profile />);
  await vi.waitFor(() =>
    expect(page.textContent).toMatch(
      /Languages.*Pets and uniform.*Pets.*Say which animals come to work with you.*Uniform/,
    ),
  );

  await press("Add pet");
  await press("Save");
  await vi.waitFor(() => expect(page.textContent).toContain("Enter a name."));
  expect(page.textContent).toContain("Choose a size.");
  expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
  type("Name", "Rex");
  await choose("Size", "Large");
  await press("Save");
  await vi.waitFor(() => expect(page.querySelector("form")).toBeNull());
  expect(calls.find(({ method }) => method === "POST")).toMatchObject({
    path: "/v4/pets",
    body: { name: "Rex", size: "large", born: null, habits: null },
  });
  expect(page.querySelector("section li")?.textContent).toBe("RexSize:LargeBorn:17 May 2020");
  root.unmount();
});
