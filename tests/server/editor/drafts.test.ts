import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  createDraft,
  getDraft,
  getDraftHistory,
  getDraftPreview,
  listEntries,
  publishDraft,
  removeDraft,
  saveDraft,
  type DraftFields,
} from "../../../src/contract/editor-drafts.ts";
import { listPictures } from "../../../src/contract/editor-pictures.ts";
import { problemSentence } from "../../../src/domain/articles/draft-fields.ts";
import { fieldsOfText, textOfFields } from "../../../src/site/content/entry-text.ts";
import { changeOf } from "../../../src/server/editor/change.ts";
import { editorDrafts, editorPublications } from "../../../src/server/editor/tables.ts";
import { onEachDatabase } from "../test-api.ts";
import { makeEditor, type EditorBrowser } from "./editor-browser.ts";

// A checkout of its own: what is written here is nobody's.
const folder = mkdtempSync(join(tmpdir(), "signboard-editor-"));
const root = join(import.meta.dirname, "../../..");
for (const part of [
  "src/content/blogs",
  "src/content/articles",
  "src/content/scenes",
  "src/brands/automotive",
])
  cpSync(join(root, part), join(folder, part), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

const blog = "a-week-in-a-country-workshop";
const sharedBlog = "payday-super-in-plain-words";

/** The day on which the clocks of Sydney change: in April back, in October forward. */
const firstSunday = (year: number, month: "04" | "10"): string =>
  `${year}-${month}-0${1 + ((7 - new Date(`${year}-${month}-01`).getUTCDay()) % 7)}`;

onEachDatabase(
  "drafts of the editor",
  (api) => {
    let writer: EditorBrowser;
    let everywhere: EditorBrowser;
    let other: EditorBrowser;
    beforeAll(async () => {
      writer = (await makeEditor(api, "writer@example.com", ["automotive"])).browser;
      everywhere = (await makeEditor(api, "all@example.com", null, "automotive")).browser;
      other = (await makeEditor(api, "other@example.com", ["hospitality"])).browser;
    });
    const begin = async (by = writer) => (await by.call(createDraft, { body: {} })).payload.id;
    const read = async (id: string, by = writer) => (await by.call(getDraft, { params: { id } })).payload;
    const save = (id: string, version: number, fields: DraftFields, by = writer) =>
      by.call(saveDraft, { params: { id }, body: { version, fields } });

    it("lists the site's own entries before what all sites share, which is marked", async () => {
      const { payload } = await writer.call(listEntries, {});
      const own = payload.filter(({ is_shared }) => !is_shared);
      expect(own.map(({ slug }) => slug)).toContain(blog);
      expect(own.find(({ slug }) => slug === blog)!.tags.length).toBeGreaterThan(0);
      expect(payload.indexOf(own.at(-1)!)).toBe(own.length - 1);
      expect(payload.filter(({ is_shared }) => is_shared).every(({ may_change }) => !may_change)).toBe(true);
      const { payload: all } = await everywhere.call(listEntries, {});
      expect(all.every(({ may_change }) => may_change)).toBe(true);
    });

    it("opens an entry once, as its file has it", async () => {
      const open = () => writer.call(createDraft, { body: { slug: blog } });
      const [first, second] = [await open(), await open()];
      expect(first.payload.id).toBe(second.payload.id);
      const draft = await read(first.payload.id);
      expect(draft).toMatchObject({
        status: "live",
        has_changes: false,
        has_own_address: false,
        problems: [],
      });
      expect(draft.fields.title).toBe("A week in a country workshop");
      expect(draft.html).toContain('class="callout callout-warning"');
    });

    it("keeps drafts of a site from those who write for another", async () => {
      const id = await begin();
      expect((await other.call(getDraft, { params: { id } })).status).toBe(404);
      const { fields } = await read(id);
      expect((await save(id, 1, fields, other)).status).toBe(404);
      expect((await other.call(getDraftHistory, { params: { id } })).status).toBe(404);
      expect((await other.call(getDraftPreview, { params: { id } })).status).toBe(404);
      expect(
        (await other.call(publishDraft, { params: { id }, body: { version: 1, action: "publish" } })).status,
      ).toBe(404);
      expect((await other.call(createDraft, { body: { slug: blog } })).status).toBe(404);
    });

    it("opens no file by a path, and takes no picture of another site", async () => {
      for (const slug of ["../hospitality/page", "../../articles/cv-advice", "../../../../README", "a/b", ""])
        expect((await writer.call(createDraft, { body: { slug } })).status).toBe(404);
      const id = await begin();
      const { fields } = await read(id);
      for (const src of [
        "./images/../../hospitality/images/a.webp",
        "../../../brands/hospitality/scenes/cafe-wide.svg",
        "../images/not-there.webp",
      ]) {
        const image = { src, alt: "A cafe", caption: "" };
        const { payload } = await save(id, (await read(id)).version, { ...fields, image });
        expect(payload.problems).toContainEqual({
          field: "image",
          says: expect.stringContaining("names a picture that is not there"),
        });
      }
    });

    it("lets only accounts for all sites change what they share", async () => {
      const body = { collection: "articles", slug: "cv-advice", is_shared: true } as const;
      expect((await writer.call(createDraft, { body })).status).toBe(403);
      const made = await everywhere.call(createDraft, { body });
      expect(made.status).toBe(200);
      expect((await writer.call(getDraft, { params: made.payload })).status).toBe(404);
    });

    it("answers 409 with both texts when another version was saved meanwhile", async () => {
      const id = await begin();
      const { fields } = await read(id);
      expect((await save(id, 1, { ...fields, title: "Mine" })).payload.version).toBe(2);
      const late = await save(id, 1, { ...fields, title: "Theirs" }, everywhere);
      expect(late.status).toBe(409);
      expect(late.payload).toMatchObject({
        saved: { version: 2, fields: { title: "Mine" } },
        sent: { title: "Theirs" },
      });
      expect((await read(id)).fields.title).toBe("Mine");
    });

    it("answers a save that was stored as saved when it comes again", async () => {
      const id = await begin();
      const { fields } = await read(id);
      const once = await save(id, 1, { ...fields, title: "Mine", tags: ["pay"] });
      const again = await save(id, 1, { ...fields, title: "Mine", tags: ["pay"] });
      expect(again).toMatchObject({ status: 200, payload: { version: once.payload.version } });
      const { payload } = await writer.call(getDraftHistory, { params: { id } });
      expect(payload.map(({ action }) => action)).toEqual(["Saved", "Begun"]);
    });

    it("keeps what was not published as unpublished when a page is taken back", async () => {
      const { payload } = await writer.call(createDraft, { body: { slug: blog } });
      const { fields, version } = await read(payload.id);
      const saved = await save(payload.id, version, { ...fields, title: "A change of the title" });
      const [draft] = await api.db.select().from(editorDrafts).where(eq(editorDrafts.id, payload.id));
      const row = {
        draftId: payload.id,
        version: saved.payload.version,
        by: "Robin",
        email: "r@example.com",
      };
      const rows = await api.db
        .insert(editorPublications)
        .values(
          (["take_back", "publish"] as const).map((action) => ({ ...row, action, fields: draft!.fields })),
        )
        .returning();
      const [back, again] = await Promise.all(rows.map((one) => changeOf(one, api.services)));
      expect(back).toMatchObject({ version: draft!.publishedVersion, fields: { title: fields.title } });
      expect(back!.files[0]!.content).toContain("draft: true");
      expect(again).toMatchObject({ version: row.version, fields: { title: "A change of the title" } });
      await api.db.delete(editorPublications);
      await save(payload.id, saved.payload.version, fields);
    });

    it("checks a draft as public texts are checked, and says each fault at its field", async () => {
      const id = await begin();
      const { fields } = await read(id);
      const body = "# Words\n\nA [link](nowhere) and ![](./images/gone.png).";
      const { payload } = await save(id, 1, {
        ...fields,
        title: "Hi",
        slug: "CV Advice",
        tags: ["Pay rise", "First day"],
        date: "0026-03-02",
        publish_at: "2090-03-02 09:00",
        body,
      });
      const of = (field: string) =>
        payload.problems.filter((one) => one.field === field).map(({ says }) => says);
      expect(of("title")).toEqual(["has 2 characters; write at least 3"]);
      expect(of("tags")).toEqual([
        "must be lower-case words joined by hyphens: write “pay-rise” for “Pay rise”, write “first-day” for “First day”",
      ]);
      expect(of("date")).toEqual(["is before the year 2000; check the year"]);
      expect(of("publish_at")).toEqual([
        "is more than two years ahead; check the year, or choose an earlier day",
      ]);
      expect(of("description")).toEqual(["is missing; add it"]);
      expect(of("slug")).toEqual(["must be lower-case words joined by hyphens, such as first-day"]);
      expect(of("body")).toEqual([
        expect.stringContaining('line 3: the link "nowhere" leads nowhere'),
        expect.stringContaining("line 3: "),
        expect.stringContaining("names a picture that is not there"),
      ]);
      const taken = await save(id, 2, { ...fields, slug: "cv-advice" });
      expect(taken.payload.problems).toContainEqual({
        field: "slug",
        says: "belongs to another page already; choose another",
      });
      const refused = await writer.call(publishDraft, {
        params: { id },
        body: { version: 3, action: "publish" },
      });
      expect(refused).toMatchObject({ status: 422, errors: { slug: [expect.any(String)] } });
    });

    it("names each field as its label stands on the form, and counts one character as one", async () => {
      const id = await begin();
      const { fields } = await read(id);
      const src = "../scenes/workshop-wide.svg";
      const [missing, short] = [
        await save(id, 1, { ...fields, title: "A", image: { src, alt: "", caption: "" } }),
        await save(id, 2, { ...fields, updated: "2026-03-01", image: { src, alt: "A", caption: "" } }),
      ];
      const sentences = [...missing.payload.problems, ...short.payload.problems].map(({ field, says }) =>
        problemSentence(field, says),
      );
      expect(sentences).toContain("What the picture shows is missing; add it.");
      expect(sentences).toContain("What the picture shows has 1 character; write at least 5.");
      expect(sentences).toContain("Title has 1 character; write at least 3.");
      const days = { date: "2026-03-02", updated: "2026-03-01" };
      const whole = { title: "A whole head", description: "A sentence that is long enough. ".repeat(2) };
      const { payload } = await save(id, 3, { ...fields, ...whole, ...days });
      expect(payload.problems).toContainEqual({
        field: "updated",
        says: "is before “First published”; change one of the two",
      });
    });

    it("names placeholders that stand for nothing, and those that there are", async () => {
      const id = await begin();
      const { fields } = await read(id);
      const there = "choose from %brand.name%, %brand.email%, %brand.host%, %brand.operator%";
      const { payload } = await save(id, 1, {
        ...fields,
        title: "Work with %brand.title%",
        image: {
          src: "../scenes/workshop-wide.svg",
          alt: "The team of %brand.name",
          caption: "%brand.name%",
        },
        body: "Welcome to %brand.name%.\n\nWrite to %brand.email% or %brand.secret%, 100%25 of the time.",
      });
      const told = payload.problems.filter(({ says }) => says.includes("%brand"));
      expect(told).toEqual([
        { field: "title", says: `has %brand.title%, which stands for nothing; ${there}` },
        { field: "image.alt", says: `has %brand.name, which stands for nothing; ${there}` },
        { field: "body", says: `line 3: the placeholder %brand.secret% stands for nothing; ${there}` },
      ]);
    });

    it("says that a time to come is one that clocks leave out, and takes the one that they show twice", async () => {
      const id = await begin();
      const { fields } = await read(id);
      const year = new Date().getFullYear();
      const of = async (version: number, publish_at: string) =>
        (await save(id, version, { ...fields, publish_at })).payload.problems
          .filter(({ field }) => field === "publish_at")
          .map(({ says }) => says);
      const day = firstSunday(year + 1, "10");
      expect(await of(1, `${day} 02:30`)).toEqual([
        `is left out by the clocks of Australia/Sydney, which go forward then; write ${day} 03:30 or another time`,
      ]);
      expect(await of(2, `${firstSunday(year + 1, "04")} 02:30`)).toEqual([]);
      // What readers have seen since then can still be changed.
      expect(await of(3, `${firstSunday(year - 1, "10")} 02:30`)).toEqual([]);
    });

    it("renders no script that a writer types", async () => {
      const id = await begin();
      const { fields } = await read(id);
      const body = 'Hello <img src=x onerror="alert(1)"><script>alert(1)</script> [x](javascript:alert(1))';
      const { payload } = await save(id, 1, { ...fields, body });
      expect(payload.html).not.toMatch(/onerror|<script|javascript:/);
    });

    it("keeps who changed what, a sitting as one entry, and gives back an earlier version", async () => {
      const id = await begin();
      const { fields } = await read(id);
      await save(id, 1, { ...fields, title: "One" });
      await save(id, 2, { ...fields, title: "Two" });
      await save(id, 3, { ...fields, title: "Three" }, everywhere);
      const body = { version: 4, fields: { ...fields, title: "Two" }, restored: 3 };
      await writer.call(saveDraft, { params: { id }, body });
      const { payload } = await writer.call(getDraftHistory, { params: { id } });
      expect(payload.map(({ action, fields: { title } }) => [action, title])).toEqual([
        ["Put back version 3", "Two"],
        ["Saved", "Three"],
        ["Saved", "Two"],
        ["Begun", ""],
      ]);
      expect(payload.map(({ by }) => by)).toEqual(
        ["writer", "all", "writer", "writer"].map((who) => `Robin ${who}`),
      );
    });

    it("throws away what was never published, and nothing else", async () => {
      const id = await begin();
      expect((await writer.call(removeDraft, { params: { id } })).status).toBe(200);
      expect((await writer.call(getDraft, { params: { id } })).status).toBe(404);
      const { payload } = await writer.call(createDraft, { body: { slug: blog } });
      expect((await writer.call(removeDraft, { params: payload })).status).toBe(409);
    });

    it("takes back nothing that is not published, and schedules nothing for the past", async () => {
      const id = await begin();
      const { fields } = await read(id);
      const whole = {
        ...fields,
        title: "A page to publish",
        slug: "a-page-to-publish",
        description: "A sentence or two that are long enough for search engines and lists.",
        body: "Words.",
        publish_at: "2020-01-01 09:00",
      };
      expect((await save(id, 1, whole)).payload.problems).toEqual([]);
      const publish = (action: "schedule" | "take_back", version = 2) =>
        writer.call(publishDraft, { params: { id }, body: { version, action } });
      expect((await publish("take_back")).status).toBe(409);
      expect((await publish("schedule")).errors).toEqual({
        publish_at: ["is in the past; choose a time that is still to come"],
      });
      expect((await publish("schedule", 1)).status).toBe(409);
    });

    it("hides no page that readers see by giving a change of it a later time", async () => {
      const { payload } = await writer.call(createDraft, { body: { slug: blog } });
      const { fields, version } = await read(payload.id);
      const publish_at = `${new Date().getFullYear() + 1}-03-02 09:00`;
      const saved = await save(payload.id, version, { ...fields, publish_at });
      const body = { version: saved.payload.version, action: "schedule" } as const;
      const outcome = await writer.call(publishDraft, { params: payload, body });
      expect(outcome).toMatchObject({
        status: 409,
        message: expect.stringContaining("Readers see this page"),
      });
      expect(
        (await save(payload.id, saved.payload.version, { ...fields, body: " " })).payload.problems,
      ).toEqual([{ field: "body", says: "is missing; write the text" }]);
    });

    it("refuses quotes within quotes that nobody can read, and a version that cannot be", async () => {
      const id = await begin();
      const { fields } = await read(id);
      expect((await save(id, 1, { ...fields, body: ">".repeat(59_000) })).errors).toHaveProperty("body");
      expect((await read(id)).version).toBe(1);
      expect((await save(id, 2_147_483_647, fields)).status).toBe(422);
    });

    it("keeps the version before a text was lost in the history", async () => {
      const id = await begin();
      const { fields } = await read(id);
      const text = "Words that took an hour to find. ".repeat(5);
      await save(id, 1, { ...fields, body: text });
      await save(id, 2, { ...fields, body: "" });
      const { payload } = await writer.call(getDraftHistory, { params: { id } });
      expect(payload.map(({ fields: { body } }) => body)).toEqual(["", text, ""]);
    });

    it("takes pictures of the site, without metadata, and shows them to nobody else", async () => {
      const id = await begin();
      const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: "red" } })
        .withExif({ IFD0: { Copyright: "somebody" } })
        .jpeg()
        .toBuffer();
      const put = (bytes: Uint8Array, cookie = writer.jar.cookie, draft = id, host = "automotive") =>
        api.fetch(`/v1/editor/pictures?draft=${draft}&name=Our%20Bay.JPG`, {
          method: "PUT",
          body: Uint8Array.from(bytes),
          headers: { "host-name": `${host}.localhost`, "sec-fetch-site": "same-origin", cookie },
        });
      const made = (await (await put(png)).json()) as { payload: { src: string; url: string; name: string } };
      expect(made.payload.name).toMatch(/^our-bay-[0-9a-f]{8}\.webp$/);
      expect((await put(png, "")).status).toBe(401);
      expect((await put(new TextEncoder().encode("no picture"))).status).toBe(422);
      const get = (cookie: string, host: string) =>
        api.fetch(made.payload.url, { headers: { "host-name": `${host}.localhost`, cookie } });
      const shown = await get(writer.jar.cookie, "automotive");
      expect(shown.headers.get("content-type")).toBe("image/webp");
      expect((await sharp(await shown.arrayBuffer()).metadata()).exif).toBeUndefined();
      expect((await get(other.jar.cookie, "hospitality")).status).toBe(404);
      expect((await get("", "automotive")).status).toBe(401);
      const pictures = async (draft: string, by = writer) =>
        (await by.call(listPictures, { query: { draft } })).payload.map(({ src }) => src);
      expect(await pictures(id)).toContain(made.payload.src);
      expect((await other.call(listPictures, { query: { draft: id } })).status).toBe(404);
      expect((await put(png, writer.jar.cookie, "none")).status).toBe(404);

      // A page of all sites shows what they share alone.
      const body = { collection: "blogs", slug: sharedBlog, is_shared: true } as const;
      const shared = (await everywhere.call(createDraft, { body })).payload.id;
      const offered = await pictures(shared, everywhere);
      expect(offered).toEqual(expect.arrayContaining(["./images/wages.svg", "../scenes/team-wide.svg"]));
      expect(offered).not.toContain(made.payload.src);
      expect(offered.filter((src) => src.includes("brands/"))).toEqual([]);
      const before = await read(shared, everywhere);
      const own = { ...before.fields, body: `![The bay](${made.payload.src})` };
      const refused = await save(shared, before.version, own, everywhere);
      expect(refused.payload.problems).toContainEqual({
        field: "body",
        says: expect.stringContaining("names a picture that is not there"),
      });
      expect((await put(png, writer.jar.cookie, shared)).status).toBe(404);
      expect((await put(png, everywhere.jar.cookie, shared)).status).toBe(200);
      const taken = await save(shared, refused.payload.version, { ...own, title: "Now shared" }, everywhere);
      expect(taken.payload.problems).toEqual([]);
      const { fields } = await read(id);
      const { payload } = await save(id, 1, { ...fields, body: `![The bay](${made.payload.src})` });
      expect(payload.problems.filter(({ field }) => field === "body")).toEqual([]);
      expect(payload.html).toContain(`src="${made.payload.url}"`);
    });
  },
  { SITE_EDITOR: "true", EDITOR_CONTENT_DIR: folder },
);

it("leaves what the editor does not know in a file as it is", () => {
  const text = `---\ntitle: One\n# A remark.\nbrands: [automotive]\ndescription: "Two: three"\ndraft: true\n---\n\nWords.\n`;
  const fields = fieldsOfText("one", text);
  expect(textOfFields({ ...fields, title: "Another" }, text)).toBe(
    text.replace("One", "Another").replace("draft: true\n", ""),
  );
  expect(readFileSync(join(folder, `src/content/blogs/automotive/${blog}.md`), "utf8")).toContain(
    "country workshop",
  );
});
