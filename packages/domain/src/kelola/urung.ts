/** How a deed just done is undone. */

/** So long its undoing is offered, in milliseconds. */
export const TAWARAN_URUNG_MS = 10_000
/** So long the server takes it: what was pressed at the last moment over a slow line is still in time. */
export const BATAS_URUNG_MS = 60_000
