import { relativeTimeText } from "../../domain/text/relative-time.ts";

const everyMinute = 60_000;

/** Keeps the relative times of the page up to date: the server may have rendered it a while ago, and kept it. */
export const keepTimesRelative = (): void => {
  const update = () => {
    for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-relative]"))
      time.textContent = relativeTimeText(time.dateTime);
  };
  update();
  setInterval(update, everyMinute);
};
