/** What one CV of the unseen half says: the right values that a reader is compared with. */
export interface Said {
  given: string;
  family: string;
  email: string;
  /** In international form; undefined where the CV has none. */
  phone?: string;
  /** Title, employer, start and end as YYYY-MM or YYYY, or "" where the CV does not say; an end of null is a job that they still have. */
  jobs: readonly (readonly [title: string, employer: string, start: string, end: string | null])[];
  /** Title, institution ("" where the CV does not say) and the year or month of its end; undefined where the CV does not say. Wordings that are as good are separated by " / ". */
  studies: readonly (readonly [title: string, institution: string, end: string | undefined])[];
  skills: readonly string[];
  /** Title, number and end of validity as YYYY-MM-DD or YYYY-MM; wordings that are as good are separated by " / ". */
  licences?: readonly (readonly [title: string, number?: string | undefined, expires?: string])[];
  /** Classes of driver licences. */
  drives?: readonly string[];
  languages?: readonly string[];
  /** What the CV says besides, which a reader may give as an entry but need not. */
  besides?: readonly string[];
}

/** A CV of the unseen half. */
export interface UnseenCv {
  name: string;
  type: "pdf" | "docx" | "rtf";
  write: () => Promise<Uint8Array>;
  says: Said;
}
