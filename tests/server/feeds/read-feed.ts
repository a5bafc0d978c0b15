import { expect } from "vitest";
import { readXml, type XmlElement } from "../../xml.ts";
import { type TestApi } from "../test-api.ts";

/** A feed of a site, which must be there and be XML. */
export const feed = async (api: TestApi, path: string, brand = "automotive"): Promise<XmlElement> => {
  const answer = await api.fetch(path, { headers: { host: `${brand}.localhost:4321` } });
  expect(answer.status, path).toBe(200);
  expect(answer.headers.get("content-type")).toMatch(/^application\/((rss|atom)\+)?xml; charset=utf-8$/);
  return readXml(await answer.text());
};
