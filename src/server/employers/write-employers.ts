import type { ImportedEmployer } from "../../site/employers/employer-schema.ts";
import type { WriteOptions, WriteReport, WriteServices } from "./write-options.ts";

/**
 * Writes employers with their pictures, sections, pages and members, one transaction for each. The same content again
 * changes nothing. A folder is not overwritten by an import. Members may come after the employers that name them.
 */
export type WriteEmployers = (
  services: WriteServices,
  employers: Iterable<ImportedEmployer> | AsyncIterable<ImportedEmployer>,
  options: WriteOptions,
) => Promise<WriteReport>;
