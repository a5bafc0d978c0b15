import { badge } from "../../ui/recipes.ts";

/** What a saved search asks for, each by itself. */
export const Criteria = ({ criteria }: { criteria: readonly string[] }) =>
  criteria.length > 0 && (
    <ul aria-label="What it looks for" className="flex flex-wrap gap-1.5">
      {criteria.map((one) => (
        <li key={one} dir="auto" className={`${badge} wrap-anywhere`}>
          {one}
        </li>
      ))}
    </ul>
  );
