/**
 * Escapes the line ends and tabs that are in strings as they are, and leaves out commas behind which nothing comes, of
 * a text that comes in pieces.
 * @param onComma Called for each comma that is left out.
 */
export const openEscapes = (onComma = () => {}) => {
  let isInString = false;
  /** The piece before ended with a backslash. */
  let isCut = false;
  /** The piece before ended with a comma, which is left out when a bracket follows. */
  let comma = "";
  return (piece: string): string => {
    if (comma && !piece.trim()) return piece;
    const text = comma && !/^\s*[\]}]/.test(piece) ? comma + piece : piece;
    if (comma && text === piece) onComma();
    comma = "";
    let out = "";
    let from = 0;
    const signs = /\\[^]?|["\n\r\t]|,(?=\s*(?:[\]}]|$))/g;
    signs.lastIndex = Number(isCut);
    isCut = false;
    for (let match = signs.exec(text); match; match = signs.exec(text)) {
      const [sign] = match;
      if (sign === '"') isInString = !isInString;
      else if (sign === "\\") isCut = true;
      else if (sign === ",") {
        if (isInString) continue;
        if (!text.slice(signs.lastIndex).trim()) comma = sign;
        else onComma();
        out += text.slice(from, match.index);
        from = match.index + 1;
      } else if (isInString && sign.length === 1) {
        out += text.slice(from, match.index) + JSON.stringify(sign).slice(1, -1);
        from = match.index + 1;
      }
    }
    return out + text.slice(from);
  };
};
