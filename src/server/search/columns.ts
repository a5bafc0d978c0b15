import { workTypes, type PayTypeId, type WorkType } from "../../contract/job-fields.ts";
import { firstAddedId } from "../locations/added-locations.ts";

/** A job as the index takes it in. Times in milliseconds; pay in dollars a year. */
export interface IndexedJob {
  id: number;
  employer: number;
  category: string;
  subCategory: string | null;
  workType: WorkType;
  payType: PayTypeId | null;
  yearlyMin: number | null;
  yearlyMax: number | null;
  remote: boolean;
  sponsorship: boolean;
  states: readonly number[];
  locations: readonly number[];
  posted: number;
  /** When it was posted, or changed since. */
  changed: number;
  /** Infinity for a job without an end. */
  expires: number;
  /** How many words the title has, stop words apart. */
  titleLength: number;
}

/** Bits of `flags`. */
export const remoteFlag = 1;
export const sponsorshipFlag = 2;
export const severalLocationsFlag = 4;
/** No pay is known. */
export const noPay = -1;

/**
 * The fields that searches filter, count and sort by, one typed array for each, a job in the same place ("slot")
 * of all of them: 53 bytes a job, and a million jobs are looked through in some 10 ms. A slot whose `expires` is
 * `-Infinity` is free.
 */
export class Columns {
  /** Slots in use, free ones in between included. */
  length = 0;
  readonly categories = new Codes();
  readonly subCategories = new Codes();
  id = new Int32Array(0);
  employer = new Int32Array(0);
  category = new Uint16Array(0);
  subCategory = new Uint16Array(0);
  workType = new Uint8Array(0);
  payType = new Uint8Array(0);
  flags = new Uint8Array(0);
  /** Bit n is state id n. */
  states = new Uint16Array(0);
  yearlyMin = new Int32Array(0);
  yearlyMax = new Int32Array(0);
  posted = new Float64Array(0);
  changed = new Float64Array(0);
  expires = new Float64Array(0);
  titleLength = new Uint8Array(0);
  /** The `placeNumber` of the first location, 0 when there is none; `moreLocations` has the others. */
  location = new Int32Array(0);
  readonly moreLocations = new Map<number, readonly number[]>();
  readonly #slots = new SlotById();
  readonly #free: number[] = [];

  slotOf(id: number): number | undefined {
    return this.#slots.get(id);
  }

  /** Adds a job, or replaces what is known of it. */
  set(job: IndexedJob): void {
    const slot = this.#slots.get(job.id) ?? this.#newSlot(job.id);
    this.employer[slot] = job.employer;
    this.category[slot] = this.categories.of(job.category);
    this.subCategory[slot] = job.subCategory === null ? 0 : this.subCategories.of(job.subCategory);
    this.workType[slot] = workTypes.indexOf(job.workType);
    this.payType[slot] = job.payType ?? 0;
    this.flags[slot] =
      (job.remote ? remoteFlag : 0) |
      (job.sponsorship ? sponsorshipFlag : 0) |
      (job.locations.length > 1 ? severalLocationsFlag : 0);
    this.states[slot] = job.states.reduce((bits, state) => bits | (1 << state), 0);
    this.yearlyMin[slot] = job.yearlyMin ?? job.yearlyMax ?? noPay;
    this.yearlyMax[slot] = job.yearlyMax ?? job.yearlyMin ?? noPay;
    this.posted[slot] = job.posted;
    this.changed[slot] = job.changed;
    this.expires[slot] = job.expires;
    this.titleLength[slot] = Math.min(job.titleLength, 255);
    const [first = 0, ...more] = job.locations.map(placeNumber);
    this.location[slot] = first;
    if (more.length) this.moreLocations.set(slot, more);
    else this.moreLocations.delete(slot);
  }

  /** Forgets a job; its slot is used again. */
  remove(id: number): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.expires[slot] = -Infinity;
    this.moreLocations.delete(slot);
    this.#slots.set(id, undefined);
    this.#free.push(slot);
  }

  /** When the next job begins or ends after a moment, both in milliseconds; Infinity where none does. */
  nextChange(now: number): number {
    let next = Infinity;
    for (let slot = 0; slot < this.length; slot++)
      for (const moment of [this.posted[slot]!, this.expires[slot]!])
        if (moment > now && moment < next) next = moment;
    return next;
  }

  #newSlot(id: number): number {
    const slot = this.#free.pop() ?? this.length++;
    if (slot >= this.id.length) this.#grow(Math.max(1024, this.id.length * 2));
    this.#slots.set(id, slot);
    this.id[slot] = id;
    return slot;
  }

  #grow(size: number): void {
    this.id = grown(this.id, new Int32Array(size));
    this.employer = grown(this.employer, new Int32Array(size));
    this.category = grown(this.category, new Uint16Array(size));
    this.subCategory = grown(this.subCategory, new Uint16Array(size));
    this.workType = grown(this.workType, new Uint8Array(size));
    this.payType = grown(this.payType, new Uint8Array(size));
    this.flags = grown(this.flags, new Uint8Array(size));
    this.states = grown(this.states, new Uint16Array(size));
    this.yearlyMin = grown(this.yearlyMin, new Int32Array(size));
    this.yearlyMax = grown(this.yearlyMax, new Int32Array(size));
    this.posted = grown(this.posted, new Float64Array(size));
    this.changed = grown(this.changed, new Float64Array(size));
    this.expires = grown(this.expires, new Float64Array(size));
    this.titleLength = grown(this.titleLength, new Uint8Array(size));
    this.location = grown(this.location, new Int32Array(size));
  }
}

/**
 * A small number for the id of a location, for tables of one entry a place: even ones for the listed places, odd
 * ones for those that imports added, whose ids begin far above.
 */
export const placeNumber = (id: number): number => (id < firstAddedId ? id * 2 : (id - firstAddedId) * 2 + 1);

/** Where each job stands; by pages of ids, which is a tenth of the time and memory of a `Map`. */
class SlotById {
  readonly #pages: (Int32Array | undefined)[] = [];

  get(id: number): number | undefined {
    const slot = this.#pages[id >>> 10]?.[id & 1023] ?? -1;
    return slot < 0 ? undefined : slot;
  }

  set(id: number, slot: number | undefined): void {
    (this.#pages[id >>> 10] ??= new Int32Array(1024).fill(-1))[id & 1023] = slot ?? -1;
  }
}

/** Small numbers for the ids of categories; 0 stands for none. */
export class Codes {
  readonly #codes = new Map<string, number>();
  readonly ids: string[] = [""];

  of(id: string): number {
    const known = this.#codes.get(id);
    if (known !== undefined) return known;
    this.#codes.set(id, this.ids.length);
    return this.ids.push(id) - 1;
  }

  /** One entry a code, 1 for the given ids. */
  table(ids: Iterable<string>): Uint8Array {
    const wanted = new Set(ids);
    return Uint8Array.from(this.ids, (id) => Number(wanted.has(id)));
  }
}

/** A longer array that begins as a shorter one. */
export const grown = <A extends { set: (from: A) => void }>(from: A, to: A): A => {
  to.set(from);
  return to;
};
