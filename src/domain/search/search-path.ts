/** Where searches are shown (spec §2). In a file of its own, for pages that know nothing else of searches. */
export const searchPath = "/job/searched";
