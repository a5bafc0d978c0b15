const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text as it stands in HTML or XML. */
export const escapeText = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
