import { describe, expect, it } from "vitest";
import { parsePostgresAddress } from "../../src/runtime/postgres-address.ts";

const to = (hosts: string, query = "") => `postgres://signboard:hush@${hosts}/jobs${query}`;

describe("the address of a PostgreSQL", () => {
  it("names one host or several, as libpq writes them", () => {
    expect(parsePostgresAddress(to("db"))).toEqual({ urls: [to("db")], wanted: "any", hosts: "db" });
    expect(parsePostgresAddress(to("db1:5433,[::1]", "?target_session_attrs=read-write"))).toEqual({
      urls: [to("db1:5433"), to("[::1]")],
      wanted: "read-write",
      hosts: "db1:5433, [::1]",
    });
    expect(parsePostgresAddress("postgresql:///jobs?host=/run/postgresql").urls).toHaveLength(1);
  });

  it("gives modes of TLS the meaning that they have in libpq", () => {
    const [url] = parsePostgresAddress(to("db", "?sslmode=require&sslrootcert=system")).urls;
    expect(new URL(url!).search).toBe("?sslmode=require&uselibpqcompat=true");
  });

  it.each([
    ["localhost", /must be an address such as postgres:/],
    ["mysql://db/jobs", /must be an address such as postgres:/],
    [to("db1:x,db2"), /must be an address such as postgres:/],
    [to("db1,,db2"), /must be an address such as postgres:/],
    [to("db1,db2", "?target_session_attrs=readwrite"), /target_session_attrs .* any, read-write/],
    [to("db", "?sslmode=verify_full"), /sslmode .* verify-full/],
    [to("db", "?sslmode=verify-ca"), /needs sslrootcert/],
    [to("db", "?sslmod=verify-full"), /has sslmod in it/],
  ])("that is wrong (%s) is refused with what is wrong, without its password", (text, message) => {
    expect(() => parsePostgresAddress(text)).toThrow(message);
    expect(() => parsePostgresAddress(text)).not.toThrow(/hush/);
  });
});
