const cookie = (pattern: RegExp): string | null =>
  typeof document === "undefined" ? null : (pattern.exec(document.cookie)?.[1] ?? null);

/** The token cookie, which the server sets and scripts can read (spec §6). */
export const readToken = (): string | null => cookie(/(?:^|; )token=([^;]+)/);

/** Whether this browser has a session that can be renewed; scripts cannot read the refresh cookie itself. */
export const canRenew = (): boolean => cookie(/(?:^|; )session=([^;]+)/) !== null;

/** The token, for what needs one: that there is none is logged to the console (spec §6). */
export const requireToken = (): string | null => {
  const token = readToken();
  if (!token) console.log("No token provided");
  return token;
};

/** The signed-in seeker's id, decoded from the token (`id`, else `sub`). */
export const readSeekerId = (): string | undefined => {
  const token = requireToken();
  if (!token) return undefined;
  const { id, sub } = claimsOf(token);
  return id ?? sub;
};

/** When the token expires, in milliseconds since 1970; 0 when it has no expiry. */
export const readTokenExpiry = (token: string): number => (claimsOf(token).exp ?? 0) * 1000;

interface Claims {
  id?: string;
  sub?: string;
  /** Seconds since 1970. */
  exp?: number;
}

const claimsOf = (token: string): Claims => {
  try {
    const [, claims = ""] = token.split(".");
    return JSON.parse(atob(claims.replaceAll("-", "+").replaceAll("_", "/"))) as Claims;
  } catch {
    return {};
  }
};
