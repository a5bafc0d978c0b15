import X from "lucide-react/icons/x";
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from "react";
import { showAlone, wasClosedByBrowser } from "./dialog-stack.ts";
import { cancelOnPressBeside } from "./press-beside.ts";
import { say } from "./heard/say.ts";
import { heading, iconButton } from "./recipes.ts";

interface DialogProps {
  open: boolean;
  /** Called by Esc, the close button and a click on the backdrop; the parent then sets `open` to false. */
  onClose: () => void;
  /** Said again when it changes while the dialog is open. */
  title: string;
  /** Why it opens or what it asks, which screen readers say with the title. */
  about?: ReactNode;
  children?: ReactNode;
  /** Buttons at the bottom, outside the scrolling part. */
  actions?: ReactNode;
  wide?: boolean;
  /** For a short question: on phones a sheet at the bottom, where other dialogs fill the screen. */
  sheet?: boolean;
}

/**
 * A modal dialog: the native element, so that focus stays inside and is restored afterwards. Only one shows at a time.
 * Below 560 px it fills the screen, or is a sheet at the bottom of it. The page behind it does not scroll (src/styles/global.css).
 */
export const Dialog = ({
  open,
  onClose,
  title,
  about,
  children,
  actions,
  wide = false,
  sheet = false,
}: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    return open ? showAlone(dialog.current!) : undefined;
  }, [open]);
  useEffect(() => cancelOnPressBeside(dialog.current!), []);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    // The first title is read as the dialog opens.
    if (open && shown.current !== null && shown.current !== title) say(title);
    shown.current = open ? title : null;
  }, [open, title]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={about ? `${id}-about` : undefined}
      onCancel={(event) => {
        // The parent decides; "cancel" events of a file input inside also arrive here.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      // Chrome sends no "cancel" for a second Esc in a row.
      onClose={({ target }) => target === dialog.current && wasClosedByBrowser(dialog.current) && onClose()}
      {...{ closedby: "any" }}
      className={`m-auto hidden w-full flex-col overflow-visible bg-raised text-ink shadow-high backdrop:bg-[rgb(10_12_16/0.55)] open:flex max-sm:max-w-none sm:max-h-[calc(100dvh-4rem)] sm:rounded-xl sm:border sm:border-line ${wide ? "sm:max-w-3xl" : "sm:max-w-lg"} ${sheet ? "max-sm:mb-0 max-sm:rounded-t-xl" : "max-sm:h-dvh max-sm:max-h-none"}`}
    >
      <header className="flex items-start gap-4 border-b border-line py-3 pr-3 pl-5">
        <h2 id={`${id}-title`} className={`${heading.part} grow self-center`}>
          {title}
        </h2>
        <button type="button" onClick={onClose} aria-label="Close" className={iconButton}>
          <X aria-hidden="true" className="size-5" />
        </button>
      </header>
      <div className="grow scroll-pt-5 overflow-y-auto overscroll-contain p-5">
        {open && about && (
          <p id={`${id}-about`} className={children ? "mb-5" : ""}>
            {about}
          </p>
        )}
        {open && children}
      </div>
      {open && actions && (
        <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4">{actions}</footer>
      )}
    </dialog>
  );
};
