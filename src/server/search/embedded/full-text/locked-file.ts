import { rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/** Opens a database of SQLite for this process alone. @throws where another process has it open. */
export const openLocked = (path: string): DatabaseSync => {
  const db = new DatabaseSync(path);
  try {
    db.exec("pragma locking_mode = exclusive; begin exclusive; commit");
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
};

/** Removes a database of SQLite. */
export const removeDatabase = (path: string): void => {
  for (const ending of ["", "-wal", "-journal"]) rmSync(`${path}${ending}`, { force: true });
};
