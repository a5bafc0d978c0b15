/** A grey stand-in of the size that `className` gives, while its content is on the way. */
export const Skeleton = ({ className = "h-4 w-full" }: { className?: string }) => (
  <span aria-hidden="true" className={`block animate-pulse rounded-sm bg-line ${className}`} />
);
