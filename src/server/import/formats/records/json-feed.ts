import { employerInTitle, ownerOf } from "../../fields/employer-beside.ts";
import { fieldOf } from "../../fields/field-called.ts";
import { isObject, listOf, type JsonObject } from "../../fields/json-values.ts";
import { joinedText } from "../../fields/object-texts.ts";
import { isOfJobs } from "./job-like.ts";

/** How a JSON Feed (https://jsonfeed.org) says what it is. */
export const jsonFeedBegins = /"version"\s*:\s*"https?:\/\/jsonfeed\.org\//;

const tagsOf = ({ tags }: JsonObject): string[] => listOf(tags).map(joinedText).filter(Boolean);
const hostOf = (address: string): string => URL.parse(address)?.host ?? "";
const saysEmployer = (item: JsonObject): boolean =>
  Object.keys(item).some((name) => fieldOf(name) === "employer");

/**
 * A JSON Feed with the items that are jobs, where some have a tag that says so, the pages that they are about, and the employers
 * that their titles name where those are the pages of others, "Cook at Fig"; null for other documents.
 * @param others Takes the tags of the items that are no jobs.
 */
export const withFeedItems = (document: unknown, others: string[]): JsonObject | null => {
  if (!isObject(document) || !/\bjsonfeed\.org\//.test(String(document["version"]))) return null;
  const all = listOf(document["items"]).filter(isObject);
  const isJob = (item: JsonObject): boolean => tagsOf(item).some(isOfJobs);
  const jobs = all.some(isJob) ? all.filter(isJob) : all;
  others.push(...all.filter((item) => !jobs.includes(item)).map((item) => tagsOf(item).join(" ") || "item"));
  const owner = ownerOf(String(document["title"] ?? ""), "");
  const hosts = new Set(jobs.map((item) => hostOf(String(item["external_url"] ?? ""))).filter(Boolean));
  const isBoard = owner.isBoard || hosts.size > 1;
  const items = jobs.map((item) => {
    const named =
      (isBoard || !owner.employer) && !saysEmployer(item)
        ? employerInTitle(String(item["title"] ?? ""), isBoard)
        : null;
    const { external_url: elsewhere, ...own } = item;
    return {
      ...own,
      ...(typeof elsewhere === "string" && { url: elsewhere }),
      ...(named && { title: named.title, company: named.employer }),
    };
  });
  return { ...document, items };
};
