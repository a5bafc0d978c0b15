import * as z from "zod/mini";
import type { DraftFields } from "../../contract/editor-drafts.ts";
import { isSame } from "./same-fields.ts";

/** Keys of browser storage. */
export const keys = {
  /** Prefix, in localStorage: what was typed and the server does not have yet, by draft and page. */
  draft: "portal:editor:",
  /** Prefix, in localStorage: an own text of a draft, where another was chosen in its place. */
  aside: "portal:editor-aside:",
  /** sessionStorage: the key of what this tab has kept of a draft. */
  tab: "portal:editor-tab",
} as const;

/** What was typed and is not on the server yet, and the version that it was typed into. */
export interface KeptDraft {
  version: number;
  fields: DraftFields;
  /** When it was typed, in milliseconds; 0 where that was not noted. */
  at: number;
  /** Digests of what was sent on top of that version and never answered: the server may have one of them. */
  sent: string[];
}

const text = z.string();
/** The shape of what was typed. Unlike in the contract, texts may be too long: they are shortened in the form. */
const typedFields: z.ZodMiniType<DraftFields> = z.object({
  slug: text,
  title: text,
  description: text,
  author: text,
  date: text,
  updated: text,
  tags: z.array(text),
  image: z.nullable(z.object({ src: text, alt: text, caption: text })),
  publish_at: text,
  body: text,
});
const keptDraft = z.object({
  version: z.int(),
  fields: typedFields,
  at: z._default(z.number(), 0),
  sent: z._default(z.array(text), []),
});

/** A copy, and where it is. */
export type Copy = KeptDraft & { key: string };

/** The copies of one draft in this browser, as one page of the editor uses them. */
export interface KeptCopies {
  /**
   * For a page that opens: what its tab had kept, else the newest copy of any tab, where `saved` does not have it. The
   * copy is this page's from then on.
   */
  takeOver: (saved: DraftFields) => KeptDraft | null;
  /** Keeps what was typed, until the server has it. */
  keep: (version: number, fields: DraftFields, sent: string[]) => void;
  /** Removes the copies of these words, which the server has. Copies of other words stay. */
  forget: (fields: DraftFields) => void;
  /** Keeps words that others replace in the form, until they are put back or not needed. */
  setAside: (version: number, fields: DraftFields) => Copy;
  /** The newest words that were set aside. */
  lastAside: () => Copy | null;
  removeAside: (aside: Copy) => void;
}

/** Each page keeps a copy of its own, so that two tabs with the same draft do not overwrite each other's words. */
export const openKeptCopies = (draft: string): KeptCopies => {
  const prefix = `${keys.draft}${draft}`;
  const asidePrefix = `${keys.aside}${draft}`;
  // Not only the tab's: a tab that is duplicated begins with the same sessionStorage.
  const own = newKey(prefix);
  return {
    takeOver: (saved) => {
      const copies = copiesOf(prefix).filter(({ fields }) => !isSame(fields, saved));
      const before = takeTab(own);
      const found = copies.find(({ key }) => key === before) ?? copies[0];
      if (found && write({ ...found, key: own })) remove(found.key);
      return found ?? null;
    },
    keep: (version, fields, sent) => void write({ version, fields, sent, at: Date.now(), key: own }),
    forget: (fields) => {
      for (const copy of copiesOf(prefix)) if (isSame(copy.fields, fields)) remove(copy.key);
    },
    setAside: (version, fields) => {
      const aside = { version, fields, sent: [], at: Date.now(), key: newKey(asidePrefix) };
      write(aside);
      return aside;
    },
    lastAside: () => copiesOf(asidePrefix)[0] ?? null,
    removeAside: ({ key }) => remove(key),
  };
};

const newKey = (prefix: string): string => `${prefix}:${Date.now()}-${Math.random().toString(36).slice(2)}`;

// Storage may be full or blocked; the text is still on the page.

/** The copies whose keys begin so, newest first. */
const copiesOf = (prefix: string): Copy[] => {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => copyAt(key) ?? [])
      .sort((one, other) => other.at - one.at);
  } catch {
    return [];
  }
};

const copyAt = (key: string): Copy | null => {
  try {
    return { ...keptDraft.parse(JSON.parse(localStorage.getItem(key) ?? "null")), key };
  } catch {
    return null;
  }
};

const write = ({ key, ...kept }: Copy): boolean => {
  try {
    localStorage.setItem(key, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
};

const remove = (key: string): void => {
  try {
    localStorage.removeItem(key);
  } catch {
    // It is compared with the server's words when it is read again.
  }
};

/** Notes the copy that this tab uses from now on; returns the one that it used before. */
const takeTab = (own: string): string | null => {
  try {
    const before = sessionStorage.getItem(keys.tab);
    sessionStorage.setItem(keys.tab, own);
    return before;
  } catch {
    return null;
  }
};
