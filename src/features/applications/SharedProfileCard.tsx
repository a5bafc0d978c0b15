import { Suspense, useId, useState } from "react";
import { Button, LinkButton } from "../../ui/Button.tsx";
import { lazyComponent } from "../../ui/lazy-component.ts";
import { card, heading } from "../../ui/recipes.ts";
import { Loaded } from "../session/Loaded.tsx";
import { createSharedProfile, sharedText } from "./shared-profile.ts";

const ShareProfileDialog = lazyComponent(
  async () => (await import("./ShareProfileDialog.tsx")).ShareProfileDialog,
);

/** What of the profile the employer of an application may see, and a button to change that. */
export const SharedProfileCard = ({ id, employer }: { id: number; employer: string }) => {
  const [store] = useState(() => createSharedProfile(id));
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={`${card} grid gap-4 print:hidden`}>
      <h2 id={titleId} className={heading.part}>
        Your profile
      </h2>
      <Loaded resource={store} failed="What you share could not be loaded.">
        {(shared) => {
          const { offered } = shared;
          const isEmpty = !offered.sections.length && !offered.documents.length;
          const text = sharedText(shared);
          return (
            <>
              <p className="max-w-prose wrap-anywhere">
                {text
                  ? `${employer} can see this of your profile: ${text}.`
                  : `${employer} sees nothing of your profile, only what you sent.`}
              </p>
              {isEmpty ? (
                <LinkButton variant="secondary" href="/user/profile" className="justify-self-start">
                  Fill in your profile
                </LinkButton>
              ) : (
                <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
                  Choose what they see
                </Button>
              )}
              {isOpen && (
                <Suspense>
                  <ShareProfileDialog
                    employer={employer}
                    shared={shared}
                    onSave={store.save}
                    onClose={() => setOpen(false)}
                  />
                </Suspense>
              )}
            </>
          );
        }}
      </Loaded>
    </section>
  );
};
