import { useStore } from "@nanostores/react";
import { Dialog } from "../../ui/Dialog.tsx";
import { heading } from "../../ui/recipes.ts";
import { ArticleSearch } from "./ArticleSearch.tsx";
import { $isOpen } from "./open-state.ts";
import { SupportForm } from "./SupportForm.tsx";

/** The support widget: a search of the articles, and a form to write to the site. */
export const SupportDialog = () => {
  const isOpen = useStore($isOpen);
  return (
    <Dialog open={isOpen} onClose={() => $isOpen.set(false)} title="Help">
      <div className="grid gap-8">
        <ArticleSearch />
        <section aria-labelledby="write-to-us" className="grid gap-4">
          <h3 id="write-to-us" className={heading.part}>
            Write to us
          </h3>
          <SupportForm />
        </section>
      </div>
    </Dialog>
  );
};
