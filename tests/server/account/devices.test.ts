import { describe, expect, it } from "vitest";
import * as account from "../../../src/contract/account.ts";
import * as auth from "../../../src/contract/auth.ts";
import { onOneDatabase } from "../test-api.ts";
import { register, signInAgain } from "./sign-in.ts";

onOneDatabase("an account", (api) => {
  describe("devices", () => {
    const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";

    it("are listed with browser, system and network, and this one is marked", async () => {
      const here = await register(api);
      await signInAgain(api, here.email, { userAgent: firefox, address: "203.0.113.77" });
      await signInAgain(api, here.email, { userAgent: "curl/8", address: "2001:db8:1:2:3:4:5:6" });
      const devices = await here.call(account.listDevices, {});
      expect(devices.map(({ name, address, current }) => [name, address, current])).toEqual([
        [expect.any(String), "2001:db8:1:2::", false],
        ["Firefox on Windows", "203.0.113.x", false],
        ["A browser", "", true],
      ]);
      for (const { signed_in_at, last_used_at } of devices)
        expect(new Date(last_used_at).getTime()).toBeGreaterThanOrEqual(new Date(signed_in_at).getTime());
    });

    it("stay one entry when their session is renewed", async () => {
      const { browser, call } = await register(api);
      const [before] = await call(account.listDevices, {});
      await browser.call(auth.refreshSession, {});
      const after = await call(account.listDevices, {});
      expect(after).toMatchObject([{ id: before!.id, signed_in_at: before!.signed_in_at, current: true }]);
    });

    it("are signed out one by one, at once", async () => {
      const here = await register(api);
      const there = await signInAgain(api, here.email);
      const [other] = (await here.call(account.listDevices, {})).filter(({ current }) => !current);
      const end = () => here.call(account.endDevice, { params: { id: other!.id } });
      await end();
      await expect(there.call(account.getAccount, {})).rejects.toMatchObject({ status: 401 });
      await expect(there.browser.call(auth.refreshSession, {})).rejects.toMatchObject({ status: 401 });
      expect(await here.call(account.listDevices, {})).toHaveLength(1);
      await expect(end(), "again").rejects.toMatchObject({ status: 404 });
    });

    it("of another seeker are not found", async () => {
      const [one, other] = [await register(api), await register(api)];
      const [device] = await other.call(account.listDevices, {});
      await expect(one.call(account.endDevice, { params: { id: device!.id } })).rejects.toMatchObject({
        status: 404,
      });
      await other.call(account.getAccount, {});
    });

    it("are signed out all but this one, or all", async () => {
      const here = await register(api);
      const there = await signInAgain(api, here.email);
      expect(await here.call(account.endDevices, { query: { others: "true" } })).toEqual({ ended: 1 });
      await expect(there.call(account.getAccount, {})).rejects.toMatchObject({ status: 401 });
      expect(await here.call(account.endDevices, {})).toEqual({ ended: 1 });
      await expect(here.call(account.getAccount, {})).rejects.toMatchObject({ status: 401 });
    });
  });
});
