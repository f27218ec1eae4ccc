/** A box in pixels of the layout viewport. */
type Box = { readonly top: number; readonly left: number; readonly width: number; readonly height: number }

type Wanted = {
  readonly width: number
  readonly height: number
  /** The least height at which it is still of use; below that it covers its anchor. */
  readonly least: number
}

/** Where a panel goes: `top` or `bottom` counts from that edge of the layout viewport. */
export type Place = {
  readonly side: 'below' | 'above' | 'docked'
  readonly left: number
  readonly width: number
  readonly top?: number
  readonly bottom?: number
  readonly maxHeight: number
}

/** Between anchor and panel, and between panel and the edges of what is visible. */
const GAP = 4

/**
 * Below its anchor, above it where there is more room, and where neither has enough (a phone with its keyboard open) at
 * the bottom of what is visible, over the anchor.
 *
 * @param visible what the keyboard leaves of the page
 * @param pageHeight height of the layout viewport, from whose lower edge `bottom` counts
 */
export function placePanel(anchor: Box, visible: Box, pageHeight: number, wanted: Wanted): Place {
  const width = Math.min(wanted.width, visible.width - 2 * GAP)
  const left = Math.min(Math.max(anchor.left, visible.left + GAP), visible.left + visible.width - GAP - width)
  const anchorEnd = anchor.top + anchor.height
  const visibleEnd = visible.top + visible.height
  const below = visibleEnd - anchorEnd - 2 * GAP
  const above = anchor.top - visible.top - 2 * GAP
  const enough = Math.min(wanted.least, wanted.height)
  if (below >= wanted.height || (below >= enough && below >= above))
    return { side: 'below', left, width, top: anchorEnd + GAP, maxHeight: below }
  if (above >= enough)
    return { side: 'above', left, width, bottom: pageHeight - anchor.top + GAP, maxHeight: above }
  return {
    side: 'docked',
    left,
    width,
    bottom: pageHeight - visibleEnd + GAP,
    maxHeight: visible.height - 2 * GAP,
  }
}
