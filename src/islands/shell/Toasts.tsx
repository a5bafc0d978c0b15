import { useEffect } from "react";
// The other entry of the library writes a <style> element, which the Content-Security-Policy forbids.
import { toast, ToastContainer } from "react-toastify/unstyled";
import "react-toastify/ReactToastify.css";
import { $toasts, takeToasts } from "../../stores/toasts.ts";
import "./toasts.css";

/** Shows waiting messages at the top right for 3 seconds each; dragged by 80 % they go at once (spec §2, §9). */
const Toasts = () => {
  useEffect(() => {
    const show = () => takeToasts().forEach(({ kind, text }) => toast[kind](text));
    show();
    return $toasts.listen(show);
  }, []);
  return (
    <ToastContainer
      position="top-right"
      autoClose={3000}
      draggable
      draggablePercent={80}
      hideProgressBar
      aria-label="Messages"
    />
  );
};
export default Toasts;
