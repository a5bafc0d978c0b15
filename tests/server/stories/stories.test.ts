import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { tellStory } from "../../../src/contract/stories.ts";
import { stories } from "../../../src/server/stories/tables.ts";
import { onEachDatabase, onOneDatabase } from "../test-api.ts";

const story = (
  told = "I retrained as an electrician at 41, and I would tell anyone who wonders to try it.",
) => ({
  story: told,
  name: "Mele Tuipulotu",
  contact: "mele@example.com",
  consent: true as const,
});

onEachDatabase("a story", (api) => {
  const keptOf = (name: string) => api.db.select().from(stories).where(eq(stories.name, name));

  it("is kept, and mailed to the site's own address", async () => {
    await api.on("electrical")(tellStory, { body: story() });
    expect(await keptOf("Mele Tuipulotu")).toMatchObject([
      { brand: "electrical", story: story().story, contact: "mele@example.com" },
    ]);
    const brand = api.services.brands.find(({ id }) => id === "electrical")!;
    expect(api.mails.at(-1)).toMatchObject({ to: brand.email, subject: "A story from Mele Tuipulotu" });
    expect(api.mails.at(-1)!.text).toContain("mele@example.com");
  });

  it("that is sent twice is one, on each site", async () => {
    const twice = { ...story(), name: "Ines Duarte" };
    const before = api.mails.length;
    for (const brand of ["hospitality", "hospitality", "migration"])
      await api.on(brand)(tellStory, { body: twice });
    expect((await keptOf("Ines Duarte")).map(({ brand }) => brand).sort()).toEqual([
      "hospitality",
      "migration",
    ]);
    expect(api.mails.length).toBe(before + 2);
  });

  it("of a program that fills in what people do not see is thanked for and dropped", async () => {
    const body = { ...story(), name: "Bot", website: "https://spam.example" };
    expect(await api.on("automotive")(tellStory, { body })).toEqual({ received: true });
    expect(await keptOf("Bot")).toEqual([]);
  });

  it.each([
    ["story", { story: "Too short." }],
    ["name", { name: "  " }],
    ["contact", { contact: "somewhere" }],
    ["consent", { consent: false as true }],
  ])("without a proper %s is refused with what to fix", async (field, change) => {
    const sent = api.on("automotive")(tellStory, { body: { ...story(), ...change } });
    await expect(sent).rejects.toMatchObject({ status: 422, errors: { [field]: [expect.any(String)] } });
  });

  it("stands when the mail cannot be sent", async () => {
    const { send } = api.services.mailer;
    api.services.mailer.send = () => Promise.reject(new Error("no mail today"));
    await api.on("automotive")(tellStory, { body: { ...story(), name: "Kofi" } });
    api.services.mailer.send = send;
    expect(await keptOf("Kofi")).toHaveLength(1);
  });
});

onOneDatabase(
  "stories",
  (api) => {
    it("come from one address five times an hour at most", async () => {
      const tell = (count: number) =>
        api.on("automotive")(tellStory, { body: { ...story(), name: `No ${count}` } });
      for (let count = 0; count < 5; count++) await tell(count);
      await expect(tell(5)).rejects.toMatchObject({ status: 429 });
    });
  },
  { AUTH_RATE_LIMIT: "100" },
);
