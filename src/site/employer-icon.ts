import type { Brand } from "../contract/brand.ts";
import { fillAccent } from "../domain/brands/fill-accent.ts";

/** The mark of an employer that has no page icon: a briefcase in its accent. */
const plain = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="var(--accent-art)"/><g fill="none" stroke="var(--accent-sign)" stroke-width="2.4"><rect x="7" y="11.5" width="18" height="13" rx="2.5"/><path d="M12.5 11.5V9a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v2.5M7 17.5h18"/></g></svg>`;

export const plainMark = ({ accent }: Pick<Brand, "accent">): string => fillAccent(plain, accent);

/**
 * The page icon of an employer's own host as a drawing.
 * @param read Reads a stored picture; null when it is gone.
 */
export const employerIcon = async (
  brand: Brand,
  read: (url: string) => Promise<Buffer | null>,
): Promise<string> => {
  const { favicon = null } = brand.whiteLabel ?? {};
  const stored = favicon === null ? null : await read(favicon);
  if (!stored) return plainMark(brand);
  if (favicon!.endsWith(".svg")) return stored.toString();
  const type = favicon!.endsWith(".png") ? "png" : "webp";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><image width="32" height="32" href="data:image/${type};base64,${stored.toString("base64")}"/></svg>`;
};
