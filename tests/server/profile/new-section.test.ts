import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { JsonResume } from "../../../src/contract/json-resume.ts";
import { cvDocument } from "../../../src/server/cv-export/cv-document.ts";
import type * as server from "../../../src/server/app.ts";
import { copyWithSections } from "../../sections-copy.ts";
import { onOneDatabase } from "../test-api.ts";

const copy = copyWithSections();
afterAll(() => rmSync(copy, { recursive: true }));

onOneDatabase("a section that was added by a file and a line", (api) => {
  let ask: (method: string, path: string, body?: unknown) => Promise<{ status: number; payload?: unknown }>;
  beforeAll(async () => {
    const { createApp } = (await import(join(copy, "src/server/app.ts"))) as typeof server;
    const app = createApp(api.services);
    const { token } = await api.signUp();
    ask = async (method, path, body) => {
      const response = await app.fetch(
        new Request(`http://localhost${path}`, {
          method,
          headers: {
            "host-name": "automotive.localhost",
            "content-type": "application/json",
            authorization: `Bearer ${token}`,
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      );
      return { status: response.status, ...((await response.json()) as object) };
    };
  });

  it("is written, checked and read by both APIs without a migration", async () => {
    const rex = { name: "Rex", size: "large", born: "2020-05-17", habits: null };
    const added = await ask("POST", "/v4/pets", { name: "Rex", size: "large", born: "2020-05-17" });
    expect(added).toMatchObject({ status: 200, message: "The pet has been added.", payload: rex });
    expect(await ask("POST", "/v4/pets", { name: "rex", size: "small" })).toMatchObject({
      status: 422,
      errors: { name: ["rex is on your list already."] },
    });
    expect(await ask("POST", "/v4/pets", { name: " ", size: "huge", born: "soon" })).toMatchObject({
      status: 422,
      errors: { name: ["Enter a name."], size: ["Choose a size."], born: ["Must be a date."] },
    });
    const { id } = added.payload as { id: number };
    expect(await ask("PATCH", `/v4/pets/${id}`, { born: null, habits: "Sleeps" })).toMatchObject({
      status: 200,
      payload: { ...rex, born: null, habits: "Sleeps", version: 2 },
    });
    expect((await ask("GET", "/v1/seeker/profile/pet")).payload).toEqual({
      success: true,
      pets: (await ask("GET", "/v4/pets")).payload,
      uniform: { id: 0, version: 0, size: null },
    });
    await ask("POST", "/v4/pets", { name: "Tom", size: "small" });
    expect(await ask("POST", "/v4/pets", { name: "Ida", size: "small" })).toMatchObject({
      status: 422,
      message: "Your list has 2 pets, the most it takes. Remove one first.",
    });
    expect(await ask("DELETE", `/v4/pets/${id}`)).toMatchObject({ status: 200, payload: null });
    expect((await ask("GET", "/v4/pets")).payload).toMatchObject([{ name: "Tom" }]);
  });

  it("can be one that is filled in once", async () => {
    expect((await ask("GET", "/v4/uniform")).payload).toEqual({ id: 0, version: 0, size: null });
    const both = await Promise.all([
      ask("PATCH", "/v4/uniform", { size: "L" }),
      ask("PATCH", "/v4/uniform", { size: "L" }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const { payload } = await ask("GET", "/v4/uniform");
    expect(payload).toMatchObject({ size: "L", version: 2 });
    expect(await ask("PATCH", "/v4/uniform", { size: "M", version: 1 })).toMatchObject({ status: 409 });
    expect((await ask("GET", "/v1/seeker/profile/pet")).payload).toMatchObject({ uniform: payload });
    expect(await ask("DELETE", "/v4/uniform")).toMatchObject({ status: 200 });
    expect((await ask("GET", "/v4/uniform")).payload).toEqual({ id: 0, version: 0, size: null });
  });

  it("is in the CV of the profile, as JSON Resume and as a document", async () => {
    await ask("POST", "/v4/pets", { name: "Bella", size: "small", born: "2021-03-04" });
    await ask("PATCH", "/v4/uniform", { size: "XL" });
    const { payload } = await ask("GET", "/v1/profile/cv-export/json-resume");
    expect((payload as JsonResume).other).toEqual([
      {
        title: "Pets",
        entries: expect.arrayContaining([{ name: "Bella", details: ["Size: Small", "Born: 4 March 2021"] }]),
      },
      { title: "Uniform", entries: [{ details: ["Size: XL"] }] },
    ]);
    const { sections } = cvDocument(payload as JsonResume);
    expect(sections.find(({ heading }) => heading === "Pets")?.blocks).toContainEqual(
      expect.objectContaining({ title: "Bella", paragraphs: ["Size: Small", "Born: 4 March 2021"] }),
    );
    expect(sections.find(({ heading }) => heading === "Uniform")?.blocks).toEqual([
      { kind: "text", paragraphs: ["Size: XL"] },
    ]);
  });

  it("is in the description of the API", async () => {
    const { paths } = (await ask("GET", "/v1/openapi.json")) as unknown as { paths: Record<string, object> };
    expect(Object.keys(paths["/v4/pets"]!)).toEqual(["get", "post"]);
    expect(Object.keys(paths["/v4/pets/{id}"]!)).toEqual(["patch", "delete"]);
    expect(Object.keys(paths["/v4/pets/order"]!)).toEqual(["put"]);
    expect(Object.keys(paths["/v4/uniform"]!)).toEqual(["get", "put", "patch", "delete"]);
  });
});
