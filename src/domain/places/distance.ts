/** Kilometres around a place when a search names none: a day's drive to work. */
export const usualRadius = 25;

/** Kilometres around a place that can be chosen; 0 is the place alone. */
export const radii = [0, 5, 10, 25, 50, 100, 250] as const;
