import { describe, expect, it } from 'vitest'
import { placePanel } from './popover.place.ts'

const VISIBLE = { top: 0, left: 0, width: 390, height: 844 }
const anchor = (top: number, left = 16, width = 358) => ({ top, left, width, height: 50 })
const wanted = (height: number, width = 358, least = height) => ({ width, height, least })

describe('placePanel', () => {
  it('[PICK-03] stands 4 px below its anchor', () => {
    expect(placePanel(anchor(100), VISIBLE, 844, wanted(300))).toEqual({
      side: 'below',
      left: 16,
      width: 358,
      top: 154,
      maxHeight: 686,
    })
  })

  it('flips 4 px above where there is no room below', () => {
    const place = placePanel(anchor(700), VISIBLE, 844, wanted(300))
    expect(place).toMatchObject({ side: 'above', bottom: 844 - 700 + 4, maxHeight: 692 })
  })

  it.each([
    ['rather smaller below than over the anchor', 380, wanted(500, 358, 200), 'below'],
    ['smaller above when that side has more', 500, wanted(600, 358, 200), 'above'],
    ['over the anchor when it may not shrink', 400, wanted(500), 'docked'],
  ] as const)('%s', (_, top, size, side) => {
    expect(placePanel(anchor(top), VISIBLE, 844, size).side).toBe(side)
  })

  it('keeps to what the keyboard leaves', () => {
    const keyboard = { top: 120, left: 0, width: 320, height: 240 }
    expect(placePanel(anchor(220, 16, 288), keyboard, 568, wanted(376, 358, 220))).toEqual({
      side: 'docked',
      left: 4,
      width: 312,
      bottom: 568 - 360 + 4,
      maxHeight: 232,
    })
  })

  it('stays inside the right edge', () => {
    expect(placePanel(anchor(100, 200, 180), VISIBLE, 844, wanted(300, 324)).left).toBe(390 - 4 - 324)
  })
})
