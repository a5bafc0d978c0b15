import { sectionOutlines, type SectionOutline } from "../../contract/profile/sections.ts";

/** A part of the profile that has a heading and a page of its own (spec §3). */
export interface Segment {
  id: string;
  title: string;
  sections: readonly SectionOutline[];
}

const words = new Intl.ListFormat("en-AU");

const titleOf = (titles: readonly string[]): string =>
  words.format(titles.map((title, at) => (at ? title[0]!.toLowerCase() + title.slice(1) : title)));

/** The segments of the profile, in order. */
export const segments: readonly Segment[] = [...Map.groupBy(sectionOutlines, ({ segment }) => segment)].map(
  ([id, sections]) => ({ id, title: titleOf(sections.map(({ title }) => title)), sections }),
);

/** The address of a segment. */
export const segmentPath = (id: string): string => `/user/profile/${id}`;

/** The segment with this id, with those before and after it; null when there is none. */
export const segmentWithNeighbours = (id: string) => {
  const at = segments.findIndex((one) => one.id === id);
  const segment = segments[at];
  return segment ? { segment, previous: segments[at - 1], next: segments[at + 1] } : null;
};
