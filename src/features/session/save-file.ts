/** How long a browser may take to begin saving, in milliseconds. */
const saveMs = 60_000;

/** Has the browser save a file. */
export const saveFile = (content: Blob, name: string): void => {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), saveMs);
};
