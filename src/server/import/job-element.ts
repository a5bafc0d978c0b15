/** Elements that feeds write a job in, RSS and Atom included. */
const names =
  "job|jobposting|job[-_]posting|jobpositionposting|vacancy|position|listing|joblisting|job[-_]listing|opening|posting|advert|advertisement|jobad|ad|item|entry|opportunity|record|row";

const anyOf = new RegExp(`<(?:[\\w.-]+:)?(${names})(?=[\\s>/])`, "i");
const ofKind: readonly [root: RegExp, element: string][] = [
  [/<(?:\w+:)?(?:rss|rdf)(?=[\s>])/i, "item"],
  [/<(?:\w+:)?feed(?=[\s>])[^>]*atom/i, "entry"],
  [/<(?:[\w.-]+:)?job(?=[\s>/])/i, "job"],
];

/** The name of the element that holds each job, by the beginning of a feed: `<job>` where there is one. */
export const jobElementOf = (head: string): string =>
  ofKind.find(([shape]) => shape.test(head))?.[1] ?? anyOf.exec(head)?.[1] ?? "job";
