import { useEffect, useRef } from "react";
// The other entry of the library writes a <style> element, which the Content-Security-Policy forbids.
import { cssTransition, toast, ToastContainer } from "react-toastify/unstyled";
import "react-toastify/ReactToastify.css";
import { $toasts, takeToasts } from "./toasts.ts";
import "./toasts.css";

/** How long a message is on the page, and how long its way in and its way out take of that; in milliseconds. */
const shown = 3000;
const move = 150;
const transition = cssTransition({ enter: "toast-in", exit: "toast-out", collapse: false });

const holdForKeyboard = ({ target }: FocusEvent) => {
  if ((target as Element).matches(":focus-visible")) toast.pause();
};
const goOn = () => toast.play();

/**
 * Shows waiting messages at the top right for 3 seconds each; dragged by 80 % they go at once (spec §2, §9). They
 * stay while the pointer is on one, or the keyboard's focus.
 */
const Toasts = () => {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const show = () => {
      const waiting = takeToasts();
      if (!waiting.length) return;
      // Shown anew, so that the messages stand above a dialog that was opened since.
      layer.current?.hidePopover();
      layer.current?.showPopover();
      waiting.forEach(({ kind, text }) => toast[kind](text));
    };
    show();
    return $toasts.listen(show);
  }, []);
  useEffect(() => {
    const { current: element } = layer;
    element?.addEventListener("focusin", holdForKeyboard);
    element?.addEventListener("focusout", goOn);
  }, []);
  return (
    <div ref={layer} popover="manual" className="m-0 overflow-visible border-0 bg-transparent p-0">
      <ToastContainer
        position="top-right"
        // The library counts from the end of the way in to the beginning of the way out.
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
