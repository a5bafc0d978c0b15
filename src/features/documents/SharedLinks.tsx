import { useStore } from "@nanostores/react";
import Link from "lucide-react/icons/link";
import { lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { isPrivateDocument } from "../../domain/profile/private-document.ts";
import { Button } from "../../ui/Button.tsx";
import { LoadFailed } from "../../ui/LoadFailed.tsx";
import { heading } from "../../ui/recipes.ts";
import type { DocumentEntry } from "./document-entry.ts";
import { createSharedLinks } from "./shared-links.ts";
import { SharedLinkRow } from "./SharedLinkRow.tsx";

const ShareDialog = lazy(async () => ({ default: (await import("./ShareDialog.tsx")).ShareDialog }));

/** Links by which the seeker shows documents to others, and a button to make one. */
export const SharedLinks = ({ documents }: { documents: readonly DocumentEntry[] }) => {
  const [store] = useState(createSharedLinks);
  const { links, ...read } = useStore(store.$links);
  const [sharing, setSharing] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const showable = documents.filter((one) => !isPrivateDocument(one));

  useEffect(() => void store.load(), [store]);

  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <h3 id={titleId} ref={title} tabIndex={-1} className={`${heading.part} outline-none`}>
        Links to your documents
      </h3>
      <p className="max-w-prose text-ink-soft">
        A link shows the documents that you choose to anyone who has it, until it ends or you withdraw it. You
        see here when it was looked at.
      </p>
      {read.state === "failed" && (
        <LoadFailed
          title="Your links could not be loaded."
          message={read.message}
          onRetry={() => void store.load()}
        />
      )}
      {links.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {links.map((link) => (
            <li key={link.id} className="py-4">
              <SharedLinkRow
                link={link}
                onWithdraw={() => {
                  // The button that has the focus disappears.
                  title.current?.focus();
                  void store.withdraw(link);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="secondary"
        disabled={!showable.length}
        onClick={() => setSharing(true)}
        className="justify-self-start"
      >
        <Link aria-hidden="true" className="size-4" />
        Share by link
      </Button>
      {sharing && (
        <Suspense>
          <ShareDialog documents={showable} onShare={store.share} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </section>
  );
};
