import { useStore } from "@nanostores/react";
import type { MouseEvent } from "react";
import { Alert } from "../../ui/Alert.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { button } from "../../ui/recipes.ts";
import { ownTimeText } from "../../domain/text/time-text.ts";
import type { createAppendingList } from "./appending-list.ts";

interface MoreButtonProps<Item> {
  list: ReturnType<typeof createAppendingList<Item>>;
  /** What is listed: "jobs", "sections". */
  what: string;
}

/** The end of a list that grows: a link to its next page, which appends it where scripts run. */
export const MoreButton = <Item,>({ list, what }: MoreButtonProps<Item>) => {
  const { page, lastPage, keptAt, next } = useStore(list.$list);
  const isLoading = next.state === "loading";
  const append = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void list.more();
  };
  return (
    <div className="grid justify-items-center gap-4">
      <div className="w-full empty:hidden">
        {keptAt && (
          <Alert tone="warning" title="You are offline">
            Some of these {what} were kept on this device on {ownTimeText(keptAt)}, and may have changed.
          </Alert>
        )}
        {next.state === "failed" && (
          <Alert tone="danger" title={`More ${what} could not be loaded`}>
            {next.message}
          </Alert>
        )}
      </div>
      {page < lastPage && (
        <a
          href={`?page=${page + 1}`}
          rel="next"
          aria-busy={isLoading || undefined}
          data-in-place="all"
          onClick={append}
          className={button("secondary", "large")}
        >
          {isLoading && <Spinner />}
          {next.state === "failed" ? "Try again" : `Show more ${what}`}
        </a>
      )}
    </div>
  );
};
