import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import { loneLink } from "../../ui/recipes.ts";
import { segmentPath, type Segment } from "./segments.ts";

interface SegmentPagerProps {
  previous: Segment | undefined;
  next: Segment | undefined;
}

/** Links to the segments before and after the one that is shown. */
export const SegmentPager = ({ previous, next }: SegmentPagerProps) => (
  <nav aria-label="Previous and next section" className="flex flex-wrap justify-between gap-x-6 gap-y-2">
    {previous && (
      <a href={segmentPath(previous.id)} rel="prev" className={loneLink}>
        <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
        <span>
          <span className="sr-only">Previous: </span>
          {previous.title}
        </span>
      </a>
    )}
    {next && (
      <a href={segmentPath(next.id)} rel="next" className={`${loneLink} ml-auto text-right`}>
        <span>
          <span className="sr-only">Next: </span>
          {next.title}
        </span>
        <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
      </a>
    )}
  </nav>
);
