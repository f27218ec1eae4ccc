/** How long shared data, and what the router preloaded, count as fresh. */
export const STALE_MS = 30_000
