import { useStore } from "@nanostores/react";
import Link from "lucide-react/icons/link";
import { Suspense, useEffect, useId, useState } from "react";
import { sectionCalls } from "../../contract/profile/sections.ts";
import { isPrivateDocument } from "../../domain/profile/private-document.ts";
import { Button } from "../../ui/Button.tsx";
import { LoadFailed } from "../../ui/LoadFailed.tsx";
import { heading } from "../../ui/recipes.ts";
import { toast } from "../../ui/toasts/toasts.ts";
import { toastFailure } from "../session/failure.ts";
import { followTabs } from "../session/other-tabs.ts";
import { fetchPayload } from "../session/send.ts";
import type { DocumentEntry } from "./document-entry.ts";
import { createSharedLinks } from "./shared-links.ts";
import type { Shareable } from "./ShareDialog.tsx";
import { SharedLinkRow } from "./SharedLinkRow.tsx";
import { lazyComponent } from "../../ui/lazy-component.ts";

const ShareDialog = lazyComponent(async () => (await import("./ShareDialog.tsx")).ShareDialog);

/** Links by which the seeker shows documents to others, and a button to make one. */
export const SharedLinks = ({ documents }: { documents: readonly DocumentEntry[] }) => {
  const [store] = useState(createSharedLinks);
  const { links, ...read } = useStore(store.$links);
  const [sharing, setSharing] = useState<readonly Shareable[]>([]);
  const titleId = useId();
  const showable = documents.filter((one) => !isPrivateDocument(one));

  useEffect(() => {
    void store.load();
    return followTabs(() => void store.load());
  }, [store]);

  /** CVs are another section, which may have changed since the page was loaded. */
  const share = async () => {
    try {
      const cvs = await fetchPayload(sectionCalls.resume.list, {});
      const all = [...showable, ...cvs.map(({ id, name }) => ({ id, name: `${name} (CV)` }))];
      setSharing(all);
      if (!all.length) toast.info("There is nothing to share yet. Add a document or a CV first.");
    } catch (error) {
      toastFailure(error);
    }
  };

  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <h3 id={titleId} className={heading.part}>
        Links to your documents
      </h3>
      <p className="max-w-prose text-ink-soft">
        A link shows the documents and CVs that you choose to anyone who has it, until it ends or you withdraw
        it. You see here when it was looked at.
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
              <SharedLinkRow link={link} onWithdraw={() => void store.withdraw(link)} />
            </li>
          ))}
        </ul>
      )}
      <Button variant="secondary" onClick={() => void share()} className="justify-self-start">
        <Link aria-hidden="true" className="size-4" />
        Share by link
      </Button>
      {sharing.length > 0 && (
        <Suspense>
          <ShareDialog documents={sharing} onShare={store.share} onClose={() => setSharing([])} />
        </Suspense>
      )}
    </section>
  );
};
