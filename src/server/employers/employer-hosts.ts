import { sql } from "drizzle-orm";
import type { Brand } from "../../contract/brand.ts";
import { normalHost } from "../../domain/brands/host-rule.ts";
import { whiteLabelBrand, type HostedEmployer } from "../../domain/brands/white-label.ts";
import type { OwnHosts } from "../http/own-hosts.ts";
import type { Db } from "../platform/database/open.ts";
import { pictureUrl } from "./files/copy-files.ts";

/** How often the table is read, in milliseconds: a changed host is known in every process after so long at most. */
const pollMs = 2_000;

type Row = Omit<HostedEmployer, "group"> & { homeBrand: string; members: number[] | null };

/** A site with the row that it was made from. */
interface Site {
  text: string;
  brand: Brand;
}

/**
 * The sites of employers with hosts of their own, in memory: finding a host costs no query. Of two employers that name
 * one host, the one that was added first has it.
 */
export class EmployerHosts implements OwnHosts {
  #sites = new Map<number, Site>();
  #byHost = new Map<string, Brand>();
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;
  readonly #db: Db;
  readonly #brands: readonly Brand[];

  constructor({ db, brands }: { db: Db; brands: readonly Brand[] }) {
    this.#db = db;
    this.#brands = brands;
  }

  ofHost(header: string | null | undefined): Brand | undefined {
    const host = normalHost(header);
    return host === null ? undefined : this.#byHost.get(host);
  }

  ofEmployer(brand: string, slug: string): Brand | undefined {
    return this.all.find(({ id, whiteLabel }) => id === brand && whiteLabel?.slug === slug);
  }

  get all(): readonly Brand[] {
    return [...this.#sites.values()].map(({ brand }) => brand);
  }

  async refresh(): Promise<void> {
    const sites = new Map<number, Site>();
    for (const row of await hostedEmployers(this.#db)) {
      const home = this.#brands.find(({ id }) => id === row.homeBrand);
      if (!home) continue;
      const text = JSON.stringify(row);
      const before = this.#sites.get(row.id);
      sites.set(row.id, before?.text === text ? before : { text, brand: siteOfRow(row, home) });
    }
    this.#sites = sites;
    this.#byHost = new Map(
      this.all.toReversed().flatMap((brand) => brand.hosts.map((host) => [host, brand] as const)),
    );
  }

  /** Reads the table from now on, until `close`. */
  follow(onError: (error: unknown) => void): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => {
      void this.refresh()
        .catch(onError)
        .then(() => this.follow(onError));
    }, pollMs).unref();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }
}

const siteOfRow = ({ homeBrand: _homeBrand, members, logo, favicon, ...row }: Row, home: Brand): Brand =>
  whiteLabelBrand(home, {
    ...row,
    group: [row.id, ...(members ?? [])],
    logo: logo && pictureUrl(logo),
    favicon: favicon && pictureUrl(favicon),
  });

/** Employers with hosts and a page, the first added first. */
const hostedEmployers = async (db: Db): Promise<Row[]> => {
  const { rows } = await db.execute(sql`
    select id, slug, name, type, tagline, accent, social, hosts, home_brand as "homeBrand", favicon,
      contact_email as "contactEmail",
      logo ->> 'name' as logo, (select array_agg(member_id order by position) from employer_members
        where owner_id = employers.id and named and employers.type in ('association', 'recruiter')) as members
    from employers
    where cardinality(hosts) > 0 and type <> 'aggregation' and not hidden and shown_as is null
    order by id`);
  return rows as unknown as Row[];
};
