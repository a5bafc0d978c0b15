import type { Element } from "domhandler";
import { fieldOf, fieldsCalled } from "../fields/field-called.ts";
import { addressOf, nameOfLink } from "../fields/named-value.ts";
import { withoutPrefix } from "./xml-document.ts";

/** What an element is called by one of its attributes, and what its other attributes say. */
interface CalledElement {
  name: string;
  /** Its value, where it has no text of its own: `<p n="Title" v="Cook"/>`. */
  value: string | undefined;
}

/** What attributes are called that no element is named by. */
const ofLooks = /^(?:class|style|id|lang|xml:lang|href|src|xmlns.*|xsi:.*)$/i;
const ofValues = /^(?:v|val|value|text|content|data)$/i;

const fieldsIn = (group: readonly Element[], attribute: string): number =>
  new Set(group.flatMap(({ attribs }) => fieldOf(attribs[attribute] ?? "") ?? [])).size;

/** The attribute by which elements of one name are called: all have it, each says something else, and two say fields of a job. */
const namingIn = (group: readonly Element[]): string | undefined =>
  Object.keys(group[0]!.attribs)
    .filter(
      (name) =>
        (!ofLooks.test(name) || (name === "id" && !fieldOf(group[0]!.name))) &&
        new Set(group.map(({ attribs }) => attribs[name])).size === group.length &&
        fieldsIn(group, name) > 1,
    )
    .toSorted((a, b) => fieldsIn(group, b) - fieldsIn(group, a))[0];

/** What elements are called by an attribute that only those beside them show to be a name. */
const called = new WeakMap<Element, CalledElement>();

/** Notes which of some elements beside one another are called by an attribute: `<FL val="Posting Title">Cook</FL><FL val="City">Roma</FL>`. */
export const takeNames = (elements: readonly Element[]): void => {
  for (const group of Map.groupBy(elements, ({ name }) => name).values()) {
    const naming = group.length > 1 ? namingIn(group) : undefined;
    if (naming === undefined) continue;
    for (const element of group) {
      const value = Object.entries(element.attribs).find(
        ([key]) => key !== naming && ofValues.test(key),
      )?.[1];
      called.set(element, { name: element.attribs[naming]!, value });
    }
  }
};

/** `<field name="Location">` and `<category scheme="…/location">` are called by their attributes. */
export const ownNameOf = ({
  attribs: { name, Name = "", scheme = "", domain = "" },
}: Element): string | undefined =>
  [name ?? Name, scheme.replace(/^.*[/#]/, "")].find(fieldOf) ??
  [domain].find((each) => each && fieldsCalled(each).length > 0);
/** `<link rel="apply" href="…">` and `<url type="view">…</url>` are called by what they are for. */
const nameOfLinkElement = ({ name, attribs }: Element): string | undefined =>
  fieldOf(withoutPrefix(name)) === "url" && !/stylesheet|icon/i.test(attribs["rel"] ?? "")
    ? nameOfLink(attribs)
    : undefined;
/** Whether an empty element is a link of the feed's own, and none of a text in HTML. */
export const isOwnLink = (element: Element): boolean =>
  addressOf(element.attribs) !== undefined && nameOfLinkElement(element) !== undefined;

/** What an element is called. */
export const nameOf = (element: Element): string =>
  ownNameOf(element) ??
  called.get(element)?.name ??
  nameOfLinkElement(element) ??
  withoutPrefix(element.name);

/** `<status value="Open"/>`, and `<city name="Roma"/>` where that is all that it has: what an empty element says. */
export const saidByAttribute = (element: Element): string | undefined => {
  const { attribs } = element;
  const byName = called.get(element);
  const own =
    byName?.value ??
    (byName ? undefined : (attribs["label"] ?? attribs["term"])) ??
    attribs["value"] ??
    attribs["Value"] ??
    (isOwnLink(element) ? addressOf(attribs) : undefined);
  const [[name, only] = [], ...others] = Object.entries(attribs);
  return own ?? (name && !others.length && /^name$/i.test(name) && !ownNameOf(element) ? only : undefined);
};
