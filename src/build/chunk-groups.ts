/** A chunk of the browser's code: its name, and the modules that it has before what they import. */
interface ChunkGroup {
  name: string;
  test: RegExp;
  /** Splits the group by the entries that need its modules. */
  entriesAware?: boolean;
}

const oneOf = (...paths: string[]): RegExp => new RegExp(`/(?:${paths.join("|")})`);

/**
 * The chunks that pages share. Many small files compress worse than one and take a request each, but a page loads all
 * of a chunk: what is in one is needed together. A chunk takes what its modules import, unless an earlier one has it,
 * so that pages without React, calls or schemas have the first ones, and `?schemas` (slim-contract-plugin.ts) is apart.
 */
export const chunkGroups: ChunkGroup[] = [
  // What pages without islands load.
  {
    name: "page",
    test: oneOf(
      "preload-helper",
      "src/contract/(caller|thousands)\\.",
      "src/domain/(api-url|memoize|mobile-path|storage-keys)\\.",
      "src/features/session/(api-url|fetch-later|read-public|return-path|session-ended|token-cookie)\\.",
      "src/ui/(heard/say-for-inlined|when-idle)\\.",
    ),
  },
  {
    name: "job-text",
    test: oneOf(
      "src/contract/job-options\\.",
      "src/domain/employers/employer-path\\.",
      "src/domain/jobs/(job-text|pay-text|work)\\.",
      "src/domain/text/initials\\.",
    ),
  },
  // How old something is: the pages of the account say it too.
  {
    name: "ages",
    test: oneOf("src/domain/text/relative-time\\."),
  },
  // Which jobs a browser knows.
  {
    name: "known-jobs",
    test: oneOf("src/components/jobs/relative-times\\.", "src/features/search/(first-visit|job-ids)\\."),
  },
  // Where a seeker searched last, on pages that know nothing else of searches.
  {
    name: "last-search",
    test: oneOf("src/domain/search/search-path\\.", "src/features/jobs/last-search\\."),
  },
  {
    name: "search",
    test: oneOf("src/contract/job-(categories|filters)\\.", "src/domain/search/job-"),
  },
  // How far a job is, on its page and beside a list.
  { name: "distance", test: oneOf("src/domain/places/distance\\.", "src/features/jobs/home-distance\\.") },
  { name: "react", test: oneOf("node_modules/(react|react-dom|scheduler|@astrojs/react)/") },
  { name: "schemas", test: oneOf("node_modules/zod/") },
  { name: "contract", test: /\?schemas$/, entriesAware: true },
  // What makes calls: pages without islands load it with the first one.
  { name: "client", test: oneOf("node_modules/(ofetch|ufo|destr)/", "src/features/session/request\\.") },
  // What starts the support widget on all pages.
  { name: "support", test: oneOf("src/contract/support\\.ts$", "src/features/support/start\\.") },
  // How a job fits a seeker, on its page.
  { name: "job-fit", test: oneOf("src/contract/recommendations\\.ts$", "src/features/jobs/job-fit\\.") },
  // What every page with islands loads.
  {
    name: "islands",
    test: oneOf(
      "node_modules/(nanostores|@nanostores)/",
      "src/contract/auth\\.",
      "src/features/session/(change|clear-session|follow-session|intent|interrupted|kept-for-a-while|other-tabs|own-data|renew|require-seeker|seeker|send)\\.",
      "src/features/shell/",
      "src/ui/heard/",
      "src/ui/(Button|GlitchBoundary|ProgressBar|Spinner|island|lazy-component|light-icon|page-data|recipes|toasts/toasts)\\.tsx?$",
    ),
  },
  // Icons of the account's pages, each too small for a file of its own.
  {
    name: "account-icons",
    test: oneOf("node_modules/lucide-react/dist/esm/icons/(arrow-right|download|plus|upload)\\."),
  },
  {
    name: "views",
    test: oneOf(
      "node_modules/lucide-react/dist/esm/icons/(chevron|circle|eye-off|info|search|triangle|x)",
      "src/ui/(Alert|EmptyState|ListSkeleton|LoadFailed|Skeleton)\\.",
    ),
  },
  { name: "dialogs", test: oneOf("src/ui/(Dialog|ConfirmDialog|dialog-stack|press-beside)\\.") },
  { name: "fields", test: oneOf("src/ui/(Field|FieldFrame)\\.") },
  { name: "filters", test: oneOf("src/ui/(CheckList|Checkbox|Chip|Select|use-combobox)\\.") },
  {
    name: "jobs",
    test: oneOf(
      "src/features/jobs/(JobCard|JobFacts|JobList|SaveButton|pay-basis)\\.",
      "src/features/saved-jobs/saved-jobs\\.",
      "src/ui/(ListFrame|Logo|Pagination|RelativeTime)\\.",
    ),
  },
  // What the account's page and the profile load with their forms.
  { name: "account", test: oneOf("src/contract/account\\.", "src/features/account-settings/account\\.") },
  // How a phone number is shown: on a receipt too.
  { name: "phone", test: oneOf("src/domain/profile/phone-text\\.") },
  // What was started and not sent: on a job's page, among applications and in the profile.
  {
    name: "drafts",
    test: oneOf("src/features/session/own-drafts\\.", "src/features/applications/started\\."),
  },
  { name: "sections", test: oneOf("src/features/profile/(drafts|section-requests|seeker-profile)\\.") },
];
