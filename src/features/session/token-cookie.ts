const cookie = (pattern: RegExp): string | null =>
  typeof document === "undefined" ? null : (pattern.exec(document.cookie)?.[1] ?? null);

/** The token cookie, which the server sets for the page to read (spec §6). */
export const readToken = (): string | null => cookie(/(?:^|; )token=([^;]+)/);

/** Whether the server gave this browser a session that can be renewed; the refresh cookie itself is hidden from pages. */
export const canRenew = (): boolean => cookie(/(?:^|; )session=([^;]+)/) !== null;

/** The signed-in seeker's id, decoded from the token (`id`, else `sub`); without a token it says so in the console. */
export const readSeekerId = (): string | undefined => {
  const token = readToken();
  if (!token) {
    console.log("No token provided");
    return undefined;
  }
  const { id, sub } = claimsOf(token);
  return id ?? sub;
};

/** When the token stops being good, in milliseconds since 1970; now, when it does not say. */
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
