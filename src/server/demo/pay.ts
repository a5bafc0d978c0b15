import type { PayTypeId } from "../../contract/job-fields.ts";
import { payTypeOf } from "../../domain/jobs/work.ts";
import type { Random } from "./random.ts";
import type { DemoWorkType, Title } from "./work/field.ts";

/** Pay as a job keeps it; all null when the employer does not say. */
export interface DemoPay {
  payType: PayTypeId | null;
  payMin: number | null;
  payMax: number | null;
}

const unsaid: DemoPay = { payType: null, payMin: null, payMax: null };

/** Amounts are written in such steps, in dollars. */
const steps = { 1: 1000, 2: 50, 3: 0.05, 4: 10, 5: 5 } satisfies Partial<Record<PayTypeId, number>>;
type DemoPayType = keyof typeof steps;

/** How often each work type states its pay in which unit; null for not at all. */
const habits: Record<DemoWorkType, readonly (readonly [DemoPayType | null, number])[]> = {
  "Full time": [
    [1, 60],
    [2, 4],
    [3, 15],
    [4, 6],
    [5, 1],
    [null, 14],
  ],
  "Part time": [
    [1, 12],
    [2, 2],
    [3, 66],
    [4, 5],
    [5, 2],
    [null, 13],
  ],
  Contract: [
    [1, 14],
    [2, 12],
    [3, 26],
    [4, 12],
    [5, 24],
    [null, 12],
  ],
  Casual: [
    [3, 83],
    [4, 3],
    [5, 6],
    [null, 8],
  ],
};

/** Factor on full-time pay that makes up for missing leave or security. */
const loading: Record<DemoWorkType, number> = {
  "Full time": 1,
  "Part time": 1,
  Contract: 1.12,
  Casual: 1.25,
};

/** The adult minimum wage in dollars an hour; learners have their own rates. */
const lowestHourly = 24.95;

/** Pay for a title: somewhere within its range, in a unit that suits the work type. */
export const payFor = (random: Random, [, from, to, level]: Title, workType: DemoWorkType): DemoPay => {
  const [payType] = random.weighted(habits[workType], ([, often]) => often);
  if (payType === null) return unsaid;
  const amount = (thousands: number) => {
    const hourly = (thousands * 1000 * loading[workType]) / payTypeOf(3).perYear;
    const floor = level === "entry" ? 0 : lowestHourly * loading[workType];
    const unit = (Math.max(hourly, floor) * payTypeOf(3).perYear) / payTypeOf(payType).perYear;
    return Number((Math.ceil(unit / steps[payType] - 1e-6) * steps[payType]).toFixed(2));
  };
  const low = from + (to - from) * 0.4 * random.next();
  const payMin = amount(low);
  const payMax = amount(low + (to - low) * (0.35 + 0.65 * random.next()));
  const shape = random.next();
  if (shape < 0.18) return { payType, payMin, payMax: null };
  if (shape < 0.24) return { payType, payMin: null, payMax };
  if (shape < 0.38) return { payType, payMin, payMax: payMin };
  return { payType, payMin, payMax };
};
