import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import * as account from "../../../src/contract/account.ts";
import * as calls from "../../../src/contract/saved-searches.ts";
import { readBounces, runBounces } from "../../../src/server/saved-searches/bounces.ts";
import { onEachDatabase } from "../test-api.ts";

const report = (action: string, status: string, address: string) =>
  `Content-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example.com\r\n\r\nFinal-Recipient: rfc822; ${address}\r\nAction: ${action}\r\nStatus: ${status}\r\nDiagnostic-Code: smtp; 550 no such user\r\n\r\n`;

it("a bounced mail names the addresses that failed for good, not those that are delayed", () => {
  const text =
    report("failed", "5.1.1", "Gone@Example.com") +
    report("delayed", "4.4.7", "slow@example.com") +
    report("failed", "4.2.2", "full@example.com");
  expect(readBounces(text)).toEqual(["gone@example.com"]);
  expect(readBounces("a@example.com\n\nb@example.com\n")).toEqual(["a@example.com", "b@example.com"]);
  expect(readBounces("From: daemon@example.com\n\nHello")).toEqual([]);
});

onEachDatabase("npm run bounces", (api) => {
  it("stops the job alerts of an address, with or without an account, and no others", async () => {
    const [one, other] = [await api.signUp(), await api.signUp()];
    const body = { search: { q: "mechanic" }, frequency: "daily" as const };
    for (const { token } of [one, other]) await api.on("automotive", token)(calls.saveSearch, { body });
    await api.on("automotive")(calls.saveSearch, { body: { ...body, email: "visitor@example.com" } });
    const addresses = [one.email.toUpperCase(), "visitor@example.com", "unknown@example.com"];
    expect(await runBounces({ addresses }, api)).toBe("3 addresses: 2 job alerts stopped.");
    const stateOf = async (token: string) =>
      (await api.on("automotive", token)(calls.listSavedSearches, {}))[0]!.state;
    expect(await stateOf(one.token)).toBe("rejected");
    expect(await stateOf(other.token)).toBe("active");
    expect(await runBounces({ addresses: [] }, api)).toContain("names no address");
  });

  it("stops later ones of the address too, until one goes on or the account has another address", async () => {
    const { token, email } = await api.signUp();
    const call = api.on("automotive", token);
    const save = async (q: string) =>
      (await call(calls.saveSearch, { body: { search: { q }, frequency: "daily" } })).state;
    const states = async () => (await call(calls.listSavedSearches, {})).map(({ state }) => state).toSorted();
    expect(await save("mechanic")).toBe("saved");
    await runBounces({ addresses: [email] }, api);
    expect(await save("detailer")).toBe("rejected");
    expect(await save("mechanic")).toBe("rejected");
    expect(await states()).toEqual(["rejected", "rejected"]);

    const [{ id } = { id: 0 }] = await call(calls.listSavedSearches, {});
    await call(calls.updateSavedSearch, { params: { id }, body: { paused: false } });
    expect(await save("painter")).toBe("saved");
    expect(await states()).toEqual(["active", "active", "rejected"]);

    await runBounces({ addresses: [email] }, api);
    const other = `${randomUUID()}@example.com`;
    await call(account.changeEmail, { body: { email: other } });
    const codeTo = (address: string) =>
      /\b\d{6}\b/.exec(api.mails.findLast(({ to }) => to === address)!.text)![0];
    await call(account.confirmEmail, { body: { current_code: codeTo(email), new_code: codeTo(other) } });
    expect(await states()).toEqual(["active", "active", "active"]);
  });
});
