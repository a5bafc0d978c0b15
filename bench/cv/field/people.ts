import { personOf, type Person } from "../people.ts";
import { readRegions } from "../regions.ts";
import { readTrades } from "../trades.ts";

const regions = Object.values(readRegions("field/regions.yaml"));
const trades = readTrades("field/trades.yaml");

/** The person with a number, from names, places and work as employers in Australia see them. */
export const fieldPersonOf = (number: number): Person => {
  // Half of the people have names that are usual in Australia.
  const region = number % 2 ? regions[0]! : regions[(number >> 1) % regions.length]!;
  return personOf(number * 3 + 5, region, trades);
};

/** The name as most people write it; some have one word only. */
export const fullName = ({ given, family }: Person): string => `${given} ${family}`.trim();
