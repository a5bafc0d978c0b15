/** The default radius around a place in kilometres: a daily commute. */
export const usualRadius = 25;

/** The choices of a radius in kilometres; 0 is only the place itself. */
export const radii = [0, 5, 10, 25, 50, 100, 250] as const;
