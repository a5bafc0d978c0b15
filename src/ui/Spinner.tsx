/** A spinner in the size of the text beside it; that text says what is in progress. */
export const Spinner = () => (
  <span
    aria-hidden="true"
    className="inline-block size-[1em] shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent"
  />
);
