/** A grey placeholder while content loads; `className` sets its size. */
export const Skeleton = ({ className = "h-4 w-full" }: { className?: string }) => (
  <span aria-hidden="true" className={`block animate-pulse rounded-sm bg-line ${className}`} />
);
