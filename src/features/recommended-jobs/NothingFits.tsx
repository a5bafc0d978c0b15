import { LinkButton } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";

/**
 * In place of recommended jobs, where no job fits what is known of the seeker.
 * @param workKnown Whether anything is known of the work that the seeker looks for.
 */
export const NothingFits = ({ workKnown }: { workKnown: boolean }) => {
  const profile = (variant: "primary" | "secondary" = "primary") => (
    <LinkButton key="profile" href="/user/profile" variant={variant}>
      {workKnown ? "Change your profile" : "Fill in your profile"}
    </LinkButton>
  );
  const search = (variant: "primary" | "secondary" = "primary") => (
    <LinkButton key="search" href="/job/searched" variant={variant}>
      Find jobs
    </LinkButton>
  );
  return workKnown ? (
    <EmptyState title="No job on this site fits your profile now" actions={[search(), profile("secondary")]}>
      New jobs that fit your occupation, your skills, the jobs you have had and where you want to work show
      here. Your profile counts on all our sites, and another of them may have jobs for you today.
    </EmptyState>
  ) : (
    <EmptyState title="Tell us what work you are looking for" actions={[profile(), search("secondary")]}>
      Jobs that fit you show here, each with the reasons: by your occupation, your skills, the jobs you have
      had, and where you want to work.
    </EmptyState>
  );
};
