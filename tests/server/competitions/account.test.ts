import { randomUUID } from "node:crypto";
import { eq, isNull } from "drizzle-orm";
import { expect, it } from "vitest";
import * as account from "../../../src/contract/account.ts";
import { enterCompetition } from "../../../src/contract/competitions.ts";
import { collectData } from "../../../src/server/account/collect-data.ts";
import { competitionEntries, competitionRequests } from "../../../src/server/competitions/tables.ts";
import { everyCompetition } from "../../../src/site/competitions/competitions-of.ts";
import { filesWith, tablesWith } from "../account/traces.ts";
import { password, register, type Signed } from "../account/sign-in.ts";
import { onEachDatabase } from "../test-api.ts";

const file = everyCompetition().find(({ id }) => id === "tools-of-your-trade")!;
const params = { slug: file.slug };
const entryOf = (answer: string) => ({
  answer,
  terms: true as const,
  terms_version: file.data.termsVersion,
});

onEachDatabase("the entries of an account", (api) => {
  /** Enters as the seeker, and once more by email, without signing in. */
  const enterBoth = async ({ call, email }: Signed) => {
    const answer = `Spanner ${randomUUID()}`;
    await call(enterCompetition, { params, body: entryOf(answer) });
    const body = { ...entryOf(`${answer}, unconfirmed`), name: "Noor Haddad", email };
    await api.on("electrical")(enterCompetition, { params, body });
    return answer;
  };

  it("are part of its data, those that name only its email as well", async () => {
    const seeker = await register(api);
    const answer = await enterBoth(seeker);
    const byEmail = { ...entryOf("An old entry"), name: "Noor", termsVersion: "1", agreedAt: new Date() };
    await api.db.insert(competitionEntries).values({
      ...byEmail,
      competition: "an-old-one",
      brand: "automotive",
      email: seeker.email,
      closesAt: file.closesAt,
    });
    const brand = api.services.brands.find(({ id }) => id === "automotive")!;
    const site = { brand, origin: "http://automotive.localhost", address: "", urlOf: (path: string) => path };
    const { tables } = await collectData({
      ...api.services,
      ...site,
      seeker: { id: seeker.id, session: null },
    });
    expect(tables["competition_entries"]).toMatchObject([{ answer }, { answer: "An old entry" }]);
    expect(tables["competition_requests"]).toMatchObject([{ answer: `${answer}, unconfirmed` }]);
  });

  it("lose the person when it is erased, and still count as entries", async () => {
    const seeker = await register(api);
    const answer = await enterBoth(seeker);
    for (const text of [seeker.email, answer]) expect(await tablesWith(api, text), text).not.toEqual([]);
    await seeker.call(account.eraseAccount, { body: { password } });
    for (const text of [seeker.email, answer, seeker.id]) {
      expect(await tablesWith(api, text), text).toEqual([]);
      expect(await filesWith(api, text), text).toEqual([]);
    }
    expect(
      await api.db.select().from(competitionEntries).where(isNull(competitionEntries.email)),
    ).toMatchObject([{ competition: file.id, seekerId: null, name: "", answer: "" }]);
    expect(await api.db.$count(competitionRequests, eq(competitionRequests.email, seeker.email))).toBe(0);
  });
});
