import { useEffect, useState } from "react";
import { createPortal, preinit } from "react-dom";
// The other entry of the library writes a <style> element, which the Content-Security-Policy forbids.
import { cssTransition, toast, ToastContainer, type Id } from "react-toastify/unstyled";
import { $shownDialog, inFront } from "../dialog-stack.ts";
import { button } from "../recipes.ts";
import { $toasts, takeToasts, type ToastAction, type ToastMessage } from "./toasts.ts";
import styles from "./toasts.css?url";

// Loaded with this script, not with every page that may show a message, whose first paint it would hold up.
preinit(styles, { as: "style", precedence: "toasts" });

/** How long a toast waits for a dialog that closes with it, in milliseconds. */
const waitMs = 150;
/** How long a toast is shown, and how long its enter and exit animations take of that; in milliseconds. */
const shown = 3000;
const move = 150;
const transition = cssTransition({ enter: "toast-in", exit: "toast-out", collapse: false });

const holdForKeyboard = ({ currentTarget }: Event) => {
  if ((currentTarget as Element).querySelector(":focus-visible")) toast.pause();
};
const goOn = () => toast.play();

/** The toast with a button that is shown: there is one at most, since it stays until it is used or closed. */
let staying: Id | undefined;

const show = ({ kind, text, action }: ToastMessage) => {
  // An error stays until it is closed, and so is there once.
  if (!action)
    return void toast[kind](text, {
      ariaLabel: text,
      ...(kind === "error" && { autoClose: false, toastId: text }),
    });
  if (staying !== undefined) toast.dismiss(staying);
  staying = toast[kind](({ closeToast }) => <WithButton text={text} action={action} onClose={closeToast} />, {
    ariaLabel: text,
    autoClose: false,
  });
};

interface WithButtonProps {
  text: string;
  action: ToastAction;
  onClose: () => void;
}

const WithButton = ({ text, action, onClose }: WithButtonProps) => (
  <div className="flex grow flex-wrap items-center justify-between gap-2">
    {text}
    <button
      type="button"
      onClick={() => {
        action.run();
        onClose();
      }}
      className={button("secondary", "small")}
    >
      {action.label}
    </button>
  </div>
);

/** The layer of the messages, which is in the dialog that is shown: behind it they could neither be read nor closed. */
const makeLayer = (): HTMLElement => {
  const layer = document.createElement("div");
  layer.popover = "manual";
  layer.className = "m-0 overflow-visible border-0 bg-transparent p-0";
  layer.addEventListener("focusin", holdForKeyboard);
  layer.addEventListener("focusout", goOn);
  // The library goes on by itself once the enter animation has ended.
  layer.addEventListener("animationend", holdForKeyboard);
  return layer;
};

/** Puts the layer above all else. What it shows has been read: an alert that is moved would be read again. */
const bringForward = (layer: HTMLElement) => {
  for (const read of layer.querySelectorAll("[role=alert]")) read.role = "group";
  if (layer.matches(":popover-open")) layer.hidePopover();
  inFront().append(layer);
  layer.showPopover();
};

/**
 * Shows queued toasts at the top right for 3 seconds each, errors and those with a button until they are closed or used;
 * dragging one by 80 % closes it (spec §2, §9). They stay while one is hovered or has the keyboard's focus.
 */
const Toasts = () => {
  const [layer] = useState(makeLayer);
  useEffect(() => {
    // Each is an alert by itself: as a part of a live region it would be read twice.
    layer.querySelector("[aria-live]")?.setAttribute("aria-live", "off");
    const showWaiting = () => {
      const waiting = takeToasts();
      if (!waiting.length) return;
      // Shown again, to be above a dialog that has opened since.
      bringForward(layer);
      waiting.forEach(show);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const showSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(showWaiting, waitMs);
    };
    showSoon();
    const stops = [$toasts.listen(showSoon), $shownDialog.listen(() => bringForward(layer))];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      layer.remove();
    };
  }, [layer]);
  return (
    <>
      {/* The first message waits for its styles. */}
      <link rel="stylesheet" href={styles} precedence="toasts" />
      {createPortal(
        <ToastContainer
          position="top-right"
          // The library counts from the end of the enter animation to the start of the exit animation.
          autoClose={shown - 2 * move}
          transition={transition}
          // By 80 % of its width, which is what the library asks for by itself.
          draggable
          hideProgressBar
          aria-label="Messages, Alt and T"
        />,
        layer,
      )}
    </>
  );
};
export default Toasts;
