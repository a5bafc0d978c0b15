import type { Brand } from "../../contract/brand.ts";

/** The sites of employers with hosts of their own, in memory (src/server/employers/employer-hosts.ts). */
export interface OwnHosts {
  /** The site of a `Host` header; the same object until its employer changes. */
  ofHost: (header: string | null | undefined) => Brand | undefined;
  /** The site of an employer on its home brand. */
  ofEmployer: (brand: string, slug: string) => Brand | undefined;
  readonly all: readonly Brand[];
  /** Reads the hosts anew. One query. */
  refresh: () => Promise<void>;
}
