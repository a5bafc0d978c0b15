import { useEffect, useRef } from "react";
// The other entry of the library writes a <style> element, which the Content-Security-Policy forbids.
import { cssTransition, toast, ToastContainer, type Id } from "react-toastify/unstyled";
import "react-toastify/ReactToastify.css";
import { button } from "../recipes.ts";
import { $toasts, takeToasts, type ToastAction, type ToastMessage } from "./toasts.ts";
import "./toasts.css";

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
  if (!action) return void toast[kind](text);
  if (staying !== undefined) toast.dismiss(staying);
  staying = toast[kind](({ closeToast }) => <WithButton text={text} action={action} onClose={closeToast} />, {
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

/**
 * Shows queued toasts at the top right for 3 seconds each, those with a button until it is used or they are closed;
 * dragging one by 80 % closes it (spec §2, §9). They stay while one is hovered or has the keyboard's focus.
 */
const Toasts = () => {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const showWaiting = () => {
      const waiting = takeToasts();
      if (!waiting.length) return;
      // Shown again, to be above a dialog that has opened since.
      layer.current?.hidePopover();
      layer.current?.showPopover();
      waiting.forEach(show);
    };
    showWaiting();
    return $toasts.listen(showWaiting);
  }, []);
  useEffect(() => {
    const { current: element } = layer;
    element?.addEventListener("focusin", holdForKeyboard);
    element?.addEventListener("focusout", goOn);
    // The library goes on by itself once the enter animation has ended.
    element?.addEventListener("animationend", holdForKeyboard);
  }, []);
  return (
    <div ref={layer} popover="manual" className="m-0 overflow-visible border-0 bg-transparent p-0">
      <ToastContainer
        position="top-right"
        // The library counts from the end of the enter animation to the start of the exit animation.
        autoClose={shown - 2 * move}
        transition={transition}
        draggable
        draggablePercent={80}
        hideProgressBar
        aria-label="Messages"
      />
    </div>
  );
};
export default Toasts;
