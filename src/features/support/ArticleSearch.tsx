import { useEffect, useState } from "react";
import { articleSearchPath } from "../../domain/articles/article-paths.ts";
import { hint, loneLink } from "../../ui/recipes.ts";
import { TextField } from "../../ui/Field.tsx";
import { searchArticles, type Found } from "../articles/search-articles.ts";
import { Spoken } from "../../ui/heard/Spoken.tsx";

type Result = { state: "idle" } | { state: "failed" } | { state: "ready"; total: number; found: Found[] };

/** How many results are shown; the page of the search shows more. */
const shown = 4;
/** How long the search waits for the next letter, in milliseconds. */
const typingMs = 250;

/** Searches the site's guides and blogs while somebody types. */
export const ArticleSearch = () => {
  const [typed, setTyped] = useState("");
  const [result, setResult] = useState<Result>({ state: "idle" });
  const words = typed.trim();

  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      void search(words).then((next) => isCurrent && setResult(next));
    }, typingMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [words]);

  return (
    <search className="grid gap-3">
      <TextField
        label="Search guides and blogs"
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Spoken className={`${hint} empty:hidden`}>{words ? statusOf(result, words) : ""}</Spoken>
      {words && result.state === "ready" && result.total > 0 && (
        <ul className="grid gap-1">
          {result.found.map(({ url, title }) => (
            <li key={url}>
              <a href={url} className={loneLink}>
                {title}
              </a>
            </li>
          ))}
          {result.total > shown && (
            <li>
              <a href={`${articleSearchPath}?q=${encodeURIComponent(words)}`} className={loneLink}>
                See all {result.total} pages
              </a>
            </li>
          )}
        </ul>
      )}
    </search>
  );
};

const search = async (words: string): Promise<Result> => {
  if (!words) return { state: "idle" };
  try {
    const results = await searchArticles(words, { hasShared: true });
    const found = await Promise.all(results.slice(0, shown).map((read) => read()));
    return { state: "ready", total: results.length, found };
  } catch {
    return { state: "failed" };
  }
};

const statusOf = (result: Result, words: string): string => {
  switch (result.state) {
    case "idle":
      return "";
    case "failed":
      return "The search could not be loaded. You can still write to us below.";
    case "ready":
      return result.total
        ? `${result.total} ${result.total === 1 ? "page" : "pages"} on “${words}”`
        : `Nothing was found on “${words}”. Write to us below.`;
  }
};
