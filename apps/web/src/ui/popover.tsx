import { type ReactNode, useCallback, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { placePanel } from './popover.place.ts'

export type PopoverHandle = {
  readonly id: string
  readonly isOpen: boolean
  readonly open: () => void
  /** What the button that opens and closes it takes: named in `popoverTarget`, its press counts as none elsewhere. */
  readonly trigger: {
    readonly popoverTarget: string
    readonly onClick: (event: { preventDefault: () => void }) => void
    readonly 'aria-haspopup': 'dialog'
    readonly 'aria-expanded': boolean
  }
  /** Closes and gives the focus back to what opened it. */
  readonly close: () => void
  /** A ref for what the panel stands at. */
  readonly setAnchor: (anchor: HTMLElement | null) => void
  readonly anchor: () => HTMLElement | null
  readonly setPanel: (panel: HTMLElement | null) => void
  readonly panel: () => HTMLElement | null
  readonly onToggle: (isShown: boolean) => void
}

/**
 * The state of one `Popover`; `onClose` is told however it closes. The browser itself closes the panel on Esc, on Back
 * and on presses elsewhere.
 */
export function usePopover(onClose?: () => void): PopoverHandle {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const anchorRef = useRef<HTMLElement>(null)
  const panelRef = useRef<HTMLElement>(null)
  const setAnchor = useCallback((anchor: HTMLElement | null) => void (anchorRef.current = anchor), [])
  const anchor = useCallback(() => anchorRef.current, [])
  const setPanel = useCallback((panel: HTMLElement | null) => void (panelRef.current = panel), [])
  const panel = useCallback(() => panelRef.current, [])
  // What it holds is there at once, not with the browser's later word of it: keys pressed meanwhile would be lost.
  const open = () => {
    if (panel()?.matches(':popover-open') !== false) return
    if (isOpen) {
      // It closed a moment ago and the browser's word of that is still to come: what it held then goes first.
      flushSync(() => setOpen(false))
      onClose?.()
    }
    panel()?.showPopover()
    flushSync(() => setOpen(true))
  }
  return {
    id,
    isOpen,
    setAnchor,
    anchor,
    setPanel,
    panel,
    open,
    trigger: {
      popoverTarget: id,
      onClick: (event) => {
        event.preventDefault()
        if (panel()?.matches(':popover-open') === true) panel()?.hidePopover()
        else open()
      },
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
    },
    close: () => panelRef.current?.hidePopover(),
    onToggle: (isShown) => {
      setOpen(isShown)
      if (!isShown) onClose?.()
    },
  }
}

type PopoverProps = {
  readonly popover: PopoverHandle
  readonly label: string
  /** Pixels; none means as wide as the anchor. Never wider than the screen. */
  readonly width?: number
  /** Pixels it would like to have; without, its height at opening. */
  readonly height?: number
  /** Pixels under which it prefers to cover its anchor; without, it does not shrink. */
  readonly least?: number
  readonly children: ReactNode
}

/** A panel at its anchor, on top of everything; what it holds lives only while it is open. */
export function Popover({ popover, label, width, height, least, children }: PopoverProps) {
  const { id, isOpen, anchor: findAnchor, setPanel, panel: findPanel, onToggle } = popover

  useLayoutEffect(() => {
    const panel = findPanel()
    const anchor = findAnchor()
    if (!isOpen || panel === null || anchor === null) return
    panel.style.width = `${panelWidth(anchor, width)}px`
    const natural = height ?? panel.scrollHeight
    const place = () => placeAt(panel, anchor, { width, height: natural, least: least ?? natural })
    place()
    const stop = new AbortController()
    const options = { signal: stop.signal, passive: true }
    // The visible part changes when the keyboard of a phone comes or goes.
    for (const target of [window, window.visualViewport])
      for (const event of ['resize', 'scroll']) target?.addEventListener(event, place, options)
    document.addEventListener('scroll', place, { ...options, capture: true })
    const closeBehindFocus = ({ relatedTarget }: FocusEvent) => {
      const stays = (part: HTMLElement) => relatedTarget instanceof Node && part.contains(relatedTarget)
      if (relatedTarget !== null && !stays(panel) && !stays(anchor)) panel.hidePopover()
    }
    panel.addEventListener('focusout', closeBehindFocus, options)
    return () => stop.abort()
  }, [isOpen, findAnchor, findPanel, width, height, least])

  return (
    <div
      id={id}
      ref={setPanel}
      popover="auto"
      role="dialog"
      aria-label={isOpen ? label : undefined}
      onToggle={(event) => {
        if (event.target === event.currentTarget) onToggle(event.newState === 'open')
      }}
      className={`fixed inset-auto m-0 flex-col overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-0 text-ink shade-raised open:flex ${isOpen ? '' : 'invisible'}`}
    >
      {isOpen && children}
    </div>
  )
}

function panelWidth(anchor: HTMLElement, width: number | undefined): number {
  return width ?? anchor.getBoundingClientRect().width
}

type Size = { readonly width: number | undefined; readonly height: number; readonly least: number }

function placeAt(panel: HTMLElement, anchor: HTMLElement, size: Size): void {
  const page = document.documentElement
  const view = window.visualViewport
  const visible = {
    top: view?.offsetTop ?? 0,
    left: view?.offsetLeft ?? 0,
    width: Math.min(view?.width ?? page.clientWidth, page.clientWidth),
    height: view?.height ?? window.innerHeight,
  }
  const wanted = { ...size, width: panelWidth(anchor, size.width) }
  const place = placePanel(anchor.getBoundingClientRect(), visible, window.innerHeight, wanted)
  panel.dataset['side'] = place.side
  Object.assign(panel.style, {
    left: `${place.left}px`,
    width: `${place.width}px`,
    top: place.top === undefined ? 'auto' : `${place.top}px`,
    bottom: place.bottom === undefined ? 'auto' : `${place.bottom}px`,
    maxHeight: `${place.maxHeight}px`,
  })
}
