import { personOf, type Person } from "../people.ts";
import { fieldRegions } from "./regions.ts";
import { fieldTrades } from "./trades.ts";

/** The person with a number, from names, places and work as employers in Australia see them. */
export const fieldPersonOf = (number: number): Person => {
  const names = Object.keys(fieldRegions) as (keyof typeof fieldRegions)[];
  // Half of the people have names that are usual in Australia.
  const region = number % 2 ? names[0]! : names[(number >> 1) % names.length]!;
  return personOf(number * 3 + 5, fieldRegions[region], fieldTrades);
};

/** The name as most people write it; some have one word only. */
export const fullName = ({ given, family }: Person): string => `${given} ${family}`.trim();
