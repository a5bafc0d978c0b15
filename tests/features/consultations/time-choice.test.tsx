import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { TimeChoice } from "../../../src/features/consultations/TimeChoice.tsx";

const timesFor = (value: string) =>
  [
    ...renderToString(
      <TimeChoice label="First choice" value={value} onChange={() => {}} inputRef={{ current: null }} />,
    ).matchAll(/<option value="(\d\d:\d\d)"/g),
  ].map(([, time]) => time);

it("offers the hours in which people talk, by quarters", () => {
  const times = timesFor("");
  expect(times.slice(0, 2)).toEqual(["07:00", "07:15"]);
  expect(times.at(-1)).toBe("21:00");
  expect(times).toHaveLength(57);
});

it("keeps another time that was chosen before, in its place", () => {
  expect(timesFor("2031-12-01T06:10")[0]).toBe("06:10");
  expect(timesFor("2031-12-01T23:45").at(-1)).toBe("23:45");
});
