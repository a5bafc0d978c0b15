/** The lines of a text, by where something begins: each place is behind the one before it. */
export const lineCounter = (text: string) => {
  let [at, line] = [0, 1];
  return (index: number): number => {
    for (let end = text.indexOf("\n", at); end >= 0 && end < index; end = text.indexOf("\n", end + 1)) line++;
    at = Math.max(at, index);
    return line;
  };
};
