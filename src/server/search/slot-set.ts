/** Slots of jobs: a list while they are few, one bit for every slot once that is smaller. */
export type SlotSet = Int32Array | Uint32Array;

/** Room for a bit for each slot. */
export const emptyBits = (slots: number): Uint32Array => new Uint32Array(Math.ceil(slots / 32));

export const addTo = (bits: Uint32Array, slot: number): void => {
  bits[slot >>> 5]! |= 1 << (slot & 31);
};

export const removeFrom = (bits: Uint32Array, slot: number): void => {
  bits[slot >>> 5]! &= ~(1 << (slot & 31));
};

/** Calls back with each slot of some bits. */
export const eachSlot = (bits: Uint32Array, visit: (slot: number) => void): void => {
  for (let at = 0; at < bits.length; at++)
    for (let word = bits[at]!; word !== 0; word &= word - 1) visit(at * 32 + 31 - Math.clz32(word & -word));
};

/** The smaller way to keep some bits. */
export const packed = (bits: Uint32Array): SlotSet => {
  const count = sizeOf(bits);
  if (count >= bits.length) return bits;
  const list = new Int32Array(count);
  let at = 0;
  eachSlot(bits, (slot) => (list[at++] = slot));
  return list;
};

/** A set as bits of one's own, with room for so many slots at least. */
export const bitsOf = (set: SlotSet, slots: number): Uint32Array => {
  const bits = emptyBits(set instanceof Int32Array ? slots : Math.max(slots, set.length * 32));
  if (set instanceof Uint32Array) bits.set(set);
  else for (const slot of set) addTo(bits, slot);
  return bits;
};

/** How many slots are in a set. */
export const sizeOf = (set: SlotSet): number => {
  if (set instanceof Int32Array) return set.length;
  let count = 0;
  for (let word of set) for (; word !== 0; word &= word - 1) count++;
  return count;
};
