import type { ProfilePlace } from "../../domain/profile/strength.ts";
import { segmentPath } from "./segments.ts";

/** The address that opens the form of a section, at one of its fields: "/user/profile/basic#edit=basic.photo". */
export const formPath = (segment: string, { section, field }: ProfilePlace): string =>
  `${segmentPath(segment)}#edit=${[section, field].filter(Boolean).join(".")}`;

/** What the address of the page asks to open of this section; null where it asks for nothing, or for another section. */
export const askedIn = (section: string): ProfilePlace | null => {
  const [, asked, field = null] = /^#edit=(\w+)(?:\.(\w+))?$/.exec(location.hash) ?? [];
  return asked === section ? { section, field } : null;
};

/** Takes it off the address, so that the form stays closed when the page is loaded again. */
export const forgetAsked = (): void =>
  history.replaceState(history.state, "", location.pathname + location.search);
