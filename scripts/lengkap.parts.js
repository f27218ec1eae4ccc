/** Minutes that the whole may take on two quiet cores */
export const MOST_MINUTES = 60

/** Returns what is wrong with parts that were run: each that failed, and the whole where it took too long. */
export function judgeLengkap(parts) {
  const failed = parts.filter(({ skipped, code }) => skipped === undefined && code !== 0)
  const minutes = parts.reduce((sum, part) => sum + part.minutes, 0)
  return [
    ...failed.map(({ name }) => name),
    ...(minutes > MOST_MINUTES ? [`${Math.round(minutes)} menit, paling lama ${MOST_MINUTES}`] : []),
  ]
}
