/** A turning ring that takes the size of the text beside it; the words beside it say what is going on. */
export const Spinner = () => (
  <span
    aria-hidden="true"
    className="inline-block size-[1em] shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent"
  />
);
