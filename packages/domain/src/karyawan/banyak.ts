/** What is done with several people at once. */

/** So many people at the most are moved or let go by one call. */
export const ORANG_TERBANYAK = 500
