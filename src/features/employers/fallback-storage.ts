/** Keys and texts kept on this browser; what cannot be stored there lasts as long as the page. */
export interface TextStorage {
  read: (key: string) => string | null;
  write: (key: string, text: string) => void;
  remove: (key: string) => void;
  keys: () => string[];
}

/**
 * localStorage, and memory where it is full, blocked or missing, as in some private windows.
 * @param makeRoom Called when it is full, before a second attempt.
 */
export const openFallbackStorage = (makeRoom: () => void): TextStorage => {
  const memory = new Map<string, string>();
  const attempt = <T>(action: (storage: Storage) => T, otherwise: T): T => {
    try {
      return action(localStorage);
    } catch {
      return otherwise;
    }
  };
  const store = (key: string, text: string) =>
    attempt((storage) => {
      storage.setItem(key, text);
      return true;
    }, false);
  return {
    read: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    write: (key, text) => {
      memory.delete(key);
      if (store(key, text)) return;
      makeRoom();
      if (!store(key, text)) memory.set(key, text);
    },
    remove: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    keys: () => [...memory.keys(), ...attempt((storage) => Object.keys(storage), [])],
  };
};
