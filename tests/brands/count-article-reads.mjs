import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

// Loaded before a program (`node --import`): writes the path of each article that it reads to the file ARTICLE_READS. The
// digest of all files that a release is made of is no reading: it knows nothing of articles.
const article = /\/src\/content\/(articles|blogs)\/.*\.md$/;
const counted =
  (read) =>
  (path, ...rest) => {
    const isDigest = new Error().stack.includes("/releases/fingerprint.ts");
    if (article.test(String(path)) && !isDigest) fs.appendFileSync(process.env.ARTICLE_READS, `${path}\n`);
    return read(path, ...rest);
  };
fs.readFile = counted(fs.readFile);
fs.readFileSync = counted(fs.readFileSync);
fs.promises.readFile = counted(fs.promises.readFile);
syncBuiltinESMExports();
