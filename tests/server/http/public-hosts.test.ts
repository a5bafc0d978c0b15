import { expect, it } from "vitest";
import { register } from "../../../src/contract/auth.ts";
import { addJob } from "../add-job.ts";
import { onOneDatabase } from "../test-api.ts";

const env = { NODE_ENV: "production", PUBLIC_SCHEME: "https" };

onOneDatabase(
  "where sites are public, whatever host a request names",
  (api) => {
    it("sitemaps and feeds name the brand's public host", async () => {
      await addJob(api.db);
      for (const path of ["/sitemap.xml", "/sitemap-jobs-1.xml", "/jobs/rss.xml", "/indeed.xml"]) {
        const answer = await api.fetch(path, { headers: { host: "automotive.localhost:4321" } });
        const text = await answer.text();
        expect(text, path).toContain("https://www.torquejobs.example/");
        expect(text, path).not.toContain("localhost");
      }
    });

    it("so do mails", async () => {
      const { email } = await api.signUp();
      const body = { email, given_name: "Sam", family_name: "Nguyen", password: "a long password 1" };
      await api.on("automotive")(register, { body });
      const mail = api.mails.find(({ to }) => to === email)!;
      expect(mail.text).toContain("https://www.torquejobs.example/sign-in");
      expect(mail.text + mail.html).not.toContain("localhost");
    });

    it("a brand that has no public host names the one of the request in its sitemap, and none in mails", async () => {
      const brand = api.services.brands.find(({ id }) => id === "automotive")!;
      brand.hosts = [];
      const sitemap = await api.fetch("/sitemap.xml", { headers: { host: "automotive.localhost:4321" } });
      expect(await sitemap.text()).toContain("://automotive.localhost:4321/sitemap-pages.xml");
      const { email } = await api.signUp();
      const body = { email, given_name: "Sam", family_name: "Nguyen", password: "a long password 1" };
      await api.on("automotive")(register, { body });
      const mail = api.mails.find(({ to }) => to === email)!;
      expect(mail.text + mail.html).not.toMatch(/localhost|href=/);
    });
  },
  env,
);
