// @vitest-environment happy-dom
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DevicesCard } from "../../../src/features/account-settings/DevicesCard.tsx";
import { answerWith, forgetAll, giveToken, session } from "../server.ts";

const device = {
  id: "one",
  name: "Firefox on Linux",
  address: "",
  last_used_at: new Date(Date.now() - 11 * 60_000).toISOString(),
  current: true,
};
let root: Root;
beforeEach(async () => {
  forgetAll();
  giveToken((await session()).token);
  const payload = [device, { ...device, id: "two", name: "Safari on iPhone", current: false }];
  answerWith(() => ({ body: { payload, message: "OK" } }));
  root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(<DevicesCard />);
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it("says that this device is in use now, and of the others when they were", async () => {
  await vi.waitFor(() => {
    const [own, other] = [...document.querySelectorAll("li")].map(({ textContent }) => textContent);
    expect(own).toContain("In use now");
    expect(own).not.toContain("ago");
    expect(other).toContain("Used 11 minutes ago");
  });
});
