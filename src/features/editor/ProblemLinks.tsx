import type { DraftProblem } from "../../contract/editor-drafts.ts";
import { labelOf } from "../../domain/articles/draft-fields.ts";
import { link } from "../../ui/recipes.ts";
import { fieldId, isMissing } from "./editor-text.ts";

/** What keeps a draft from being published: the fields to fill in and to mend, each a link to it. */
export const ProblemLinks = ({ problems }: { problems: readonly DraftProblem[] }) => (
  <>
    <FieldLinks says="Still missing" problems={problems.filter(isMissing)} />
    <FieldLinks says="To mend" problems={problems.filter((one) => !isMissing(one))} />
  </>
);

const FieldLinks = ({ says, problems }: { says: string; problems: readonly DraftProblem[] }) =>
  problems.length > 0 && (
    <p className="text-sm text-ink-soft">
      {says} before it can be published:{" "}
      {[...new Set(problems.map(({ field }) => field))].map((field, at) => (
        <span key={field}>
          {at > 0 && ", "}
          <a
            href={`#${fieldId(field)}`}
            className={link}
            onClick={(event) => {
              event.preventDefault();
              document.getElementById(fieldId(field))?.focus();
            }}
          >
            {labelOf(field)}
          </a>
        </span>
      ))}
    </p>
  );
