import { useEffect, useRef } from "react";
// The other entry of the library writes a <style> element, which the Content-Security-Policy forbids.
import { toast, ToastContainer } from "react-toastify/unstyled";
import "react-toastify/ReactToastify.css";
import { $toasts, takeToasts } from "../../stores/toasts.ts";
import "./toasts.css";

/** Shows waiting messages at the top right for 3 seconds each; dragged by 80 % they go at once (spec §2, §9). */
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
  return (
    <div ref={layer} popover="manual" className="m-0 overflow-visible border-0 bg-transparent p-0">
      <ToastContainer
        position="top-right"
        autoClose={3000}
        draggable
        draggablePercent={80}
        hideProgressBar
        aria-label="Messages"
      />
    </div>
  );
};
export default Toasts;
