import { LinkButton } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";

/** In place of recommended jobs, where no job fits what is known of the seeker. */
export const FillProfile = () => (
  <EmptyState
    title="Tell us what work you are looking for"
    actions={
      <>
        <LinkButton href="/user/profile">Fill in your profile</LinkButton>
        <LinkButton href="/job/searched" variant="secondary">
          Find jobs
        </LinkButton>
      </>
    }
  >
    Jobs that fit you show here, each with the reasons: by your occupation, your skills, the jobs you have
    had, and where you want to work.
  </EmptyState>
);
