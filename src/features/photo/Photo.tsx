import User from "lucide-react/icons/user";
import { useEffect, useState } from "react";
import { getFile } from "../../contract/uploads.ts";
import { fetchPayload } from "../session/send.ts";

interface PhotoProps {
  /** The id of the seeker's photo; null shows a drawing in its place. */
  id: string | null;
  className?: string;
}

/** The seeker's photo, by a signed address; the drawing stays where it cannot be loaded. */
export const Photo = ({ id, className = "" }: PhotoProps) => {
  const [loaded, setLoaded] = useState<{ id: string; url: string }>();
  useEffect(() => {
    let left = false;
    if (id)
      fetchPayload(getFile, { params: { id } }).then(
        ({ url }) => !left && setLoaded({ id, url }),
        (error: unknown) => console.error(error),
      );
    return () => void (left = true);
  }, [id]);
  return (
    <span
      className={`inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-sunken ${className}`}
    >
      {loaded && loaded.id === id ? (
        <img src={loaded.url} alt="You" className="size-full object-cover" />
      ) : (
        <User aria-hidden="true" className="size-1/2 text-ink-soft" />
      )}
    </span>
  );
};
