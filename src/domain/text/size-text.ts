/** The size of a file in words: "640 bytes", "84 KB", "2.4 MB". */
export const sizeText = (bytes: number): string => {
  if (bytes < 1024) return `${bytes} ${bytes === 1 ? "byte" : "bytes"}`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
};
