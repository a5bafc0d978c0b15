import { LinkButton } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ListFrame } from "../../ui/ListFrame.tsx";
import { usePagedList } from "../session/paged-list.ts";
import { EmployerTile } from "./EmployerTile.tsx";
import { FollowButton } from "./FollowButton.tsx";
import { createFollowedList } from "./followed-employers.ts";

/** The employers of a site that the seeker follows. */
export const FollowedEmployers = ({ site }: { site: string }) => {
  const { frame } = usePagedList(createFollowedList);

  return (
    <ListFrame
      label="Employers you follow"
      {...frame}
      empty={
        <EmptyState
          title={`You don't follow any employers on ${site} yet`}
          actions={<LinkButton href="/employers">Find employers</LinkButton>}
        >
          Press Follow on the page of an employer to keep it here.
        </EmptyState>
      }
    >
      {/* An employer that is no longer followed stays in the list, so that it can be followed again. */}
      {(employers) => (
        <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
          {employers.map((employer) => (
            <li key={employer.id}>
              <EmployerTile employer={employer}>
                <FollowButton employer={employer} size="small" />
              </EmployerTile>
            </li>
          ))}
        </ul>
      )}
    </ListFrame>
  );
};
