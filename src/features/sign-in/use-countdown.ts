import { useEffect, useState } from "react";

/** Seconds left, and a function that restarts the countdown. It runs from the first render. */
export const useCountdown = (seconds: number): [left: number, restart: () => void] => {
  const [left, setLeft] = useState(seconds);
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setLeft((value) => value - 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return [left, () => setLeft(seconds)];
};
