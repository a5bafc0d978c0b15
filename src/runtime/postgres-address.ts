/** Which of several hosts is wanted, in the words of libpq. */
const wants = ["any", "read-write", "primary", "standby", "prefer-standby"] as const;
export type Wanted = (typeof wants)[number];

/** What an address may ask of TLS, in the words of libpq. */
const sslModes = ["disable", "require", "verify-ca", "verify-full"];
/** Parameters about TLS and hosts; the driver would ignore a misspelt one, and connect without TLS. */
const known = [
  "ssl",
  "sslmode",
  "sslrootcert",
  "sslcert",
  "sslkey",
  "sslnegotiation",
  "target_session_attrs",
];

/** A PostgreSQL by its address. */
export interface PostgresAddress {
  /** An address of one host each, in the form that the driver takes. */
  urls: string[];
  wanted: Wanted;
  /** The hosts, for people: "db1:5432, db2". */
  hosts: string;
}

const shape = "must be an address such as postgres://user:password@db.example.com:5432/signboard";

/**
 * Reads an address in the form of libpq: several hosts with commas between them, `target_session_attrs`, and `sslmode`
 * with its meaning there.
 * @throws Error that says what is wrong, without the address, which has a password.
 */
export const parsePostgresAddress = (text: string): PostgresAddress => {
  const [, start, list, rest = ""] =
    /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)([/?#].*)?$/.exec(text) ?? [];
  if (start === undefined || list === undefined) throw new Error(shape);
  const named = list.split(",").map((host) => `${start}${host}${rest}`);
  if (!named.every((url) => URL.canParse(url))) throw new Error(shape);
  const { searchParams } = new URL(named[0]!);
  const wanted = (searchParams.get("target_session_attrs") ?? "any") as Wanted;
  if (!wants.includes(wanted))
    throw new Error(`target_session_attrs in it must be one of ${wants.join(", ")}`);
  checkTls(searchParams);
  return { urls: named.map(forDriver), wanted, hosts: list.split(",").join(", ") };
};

const checkTls = (parameters: URLSearchParams): void => {
  for (const name of parameters.keys())
    if (/^(ssl|target)/i.test(name) && !known.includes(name))
      throw new Error(`has ${name} in it, which is none of ${known.join(", ")}`);
  const mode = parameters.get("sslmode");
  if (mode !== null && ![...sslModes, "no-verify"].includes(mode))
    throw new Error(`sslmode in it must be one of ${sslModes.join(", ")}`);
  if (mode === "verify-ca" && !parameters.has("sslrootcert"))
    throw new Error("sslmode=verify-ca in it needs sslrootcert, the file of the authority's certificate");
};

/** Without what the driver does not know; the driver gives modes of TLS libpq's meaning only when told to. */
const forDriver = (text: string): string => {
  const url = new URL(text);
  const { searchParams } = url;
  searchParams.delete("target_session_attrs");
  if (searchParams.get("sslrootcert") === "system") searchParams.delete("sslrootcert");
  const mode = searchParams.get("sslmode");
  if (mode !== null && mode !== "no-verify") searchParams.set("uselibpqcompat", "true");
  return url.href;
};
