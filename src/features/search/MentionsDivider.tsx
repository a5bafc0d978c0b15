import { heading } from "../../ui/recipes.ts";

/** For links to the jobs that only mention the words. */
export const mentionsId = "mentions";

/** Stands above the jobs that only mention the words, and says so: "313 more jobs that mention “chef”". */
export const MentionsDivider = ({ title }: { title: string }) => (
  <h2 id={mentionsId} className={`${heading.part} scroll-mt-4 pt-4 pb-3 first:pt-0 first:pb-2`}>
    {title}
  </h2>
);
