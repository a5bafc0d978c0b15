import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { listEntries, type EditorEntry } from "../../contract/editor-drafts.ts";
import { articlePath, blogsPath, guidesPath, guidesTitle } from "../../domain/articles/article-paths.ts";
import { searchPath } from "../../domain/search/search-path.ts";
import { Button } from "../../ui/Button.tsx";
import { Combobox } from "../../ui/Combobox.tsx";
import { TextField } from "../../ui/Field.tsx";
import { FormDialog } from "../../ui/FormDialog.tsx";
import { callEditor } from "./call-editor.ts";
import { linkAddress, type TextLink } from "./markdown-links.ts";

interface LinkDialogProps {
  link: TextLink;
  /** Whether all sites share the text: it can then link to what they share alone. */
  isShared: boolean;
  /** Called with the link; without an address, its words stay and the link goes. */
  onWrite: (link: TextLink) => void;
  onClose: () => void;
}

/** Asks where a link leads, to a page of the site or elsewhere, and for its words. */
export const LinkDialog = ({ link, isShared, onWrite, onClose }: LinkDialogProps) => {
  const [words, setWords] = useState(link.words);
  const [address, setAddress] = useState(link.address);
  const [page, setPage] = useState("");
  const [pages, setPages] = useState<readonly Page[]>(usualPages);
  const [isSent, setSent] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  useEffect(() => {
    callEditor(listEntries, {}).then(
      (entries) => setPages(pagesOf(entries, isShared)),
      // An address can be written without the list.
      () => undefined,
    );
  }, [isShared]);

  const good = linkAddress(address, location.host);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // Not to the form of the draft, which this is inside of for React.
    event.stopPropagation();
    setSent(true);
    if (good && words.trim()) onWrite({ ...link, words, address: good });
  };
  return (
    <FormDialog
      title={link.address ? "Change the link" : "Add a link"}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={link.address ? "Change" : "Add the link"}
      buttons={
        link.address ? (
          <>
            <Button variant="danger" className="sm:mr-auto" onClick={() => onWrite({ ...link, address: "" })}>
              Remove the link
            </Button>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
          </>
        ) : undefined
      }
    >
      <Combobox
        label="Page of this site"
        inputRef={first}
        options={pages}
        text={page}
        onType={setPage}
        onPick={({ id, title }) => {
          setPage(title);
          setAddress(pages[id]!.path);
          if (!words.trim()) setWords(title);
        }}
      />
      <TextField
        label="Or another address"
        value={address}
        autoComplete="off"
        inputMode="url"
        hint="Such as https://www.fairwork.gov.au, or an email address."
        error={
          isSent && !good
            ? "Enter an address that begins with https://, an email address, or choose a page of this site."
            : undefined
        }
        onChange={({ target }) => setAddress(target.value)}
      />
      <TextField
        label="Words of the link"
        value={words}
        autoComplete="off"
        maxLength={300}
        hint="What readers press: say where it leads."
        error={isSent && !words.trim() ? "Enter the words that readers press." : undefined}
        onChange={({ target }) => setWords(target.value)}
      />
    </FormDialog>
  );
};

/** A page that a link can lead to; its id is its place in the list. */
interface Page {
  id: number;
  title: string;
  path: string;
}

const numbered = (pages: readonly Omit<Page, "id">[]): Page[] => pages.map((page, id) => ({ ...page, id }));

const usual = [
  { title: "Job search", path: searchPath },
  { title: "Blog", path: blogsPath() },
  { title: guidesTitle, path: guidesPath },
];
const usualPages = numbered(usual);

/** What readers see, each address once: a site's own text stands in place of the shared one. */
const pagesOf = (entries: readonly EditorEntry[], isShared: boolean): Page[] => {
  const live = entries.filter((one) => one.status === "live" && (one.is_shared || !isShared));
  const bySlug = new Map(live.toReversed().map(({ slug, title }) => [slug, title]));
  const texts = [...bySlug].map(([slug, title]) => ({ title, path: articlePath(slug) }));
  return numbered([...usual, ...texts.sort((a, b) => a.title.localeCompare(b.title))]);
};
