import { type MouseEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { useBlocker } from '@tanstack/react-router'

type DialogProps = {
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly onCancel: (event: SyntheticEvent) => void
  readonly onClose: (event: SyntheticEvent) => void
  readonly onMouseDown: (event: MouseEvent) => void
  readonly onClick: (event: MouseEvent) => void
}

/**
 * A modal `<dialog>` that is open as long as it is mounted: the rest of the page is inert, Esc, the backdrop and the
 * browser's back ask `close` to close it, and what had the focus before gets it back.
 */
export function useDialog(close: () => void): DialogProps {
  const ref = useRef<HTMLDialogElement>(null)
  const isPressedOutside = useRef(false)
  useLayoutEffect(() => {
    const dialog = ref.current
    const opener = document.activeElement
    const { style, clientWidth } = document.documentElement
    const gutter = style.scrollbarGutter
    // The page behind loses its scrollbar, not the place of it.
    if (innerWidth > clientWidth) style.scrollbarGutter = 'stable'
    dialog?.showModal()
    return () => {
      dialog?.close()
      style.scrollbarGutter = gutter
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])
  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn: ({ action }) => {
      if (action === 'BACK') close()
      return action === 'BACK'
    },
  })
  return {
    ref,
    onCancel: (event) => {
      // A file chooser that is given up says `cancel` too.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      close()
    },
    // A browser closes it without asking when it is asked twice.
    onClose: () => {
      if (ref.current?.open === false) close()
    },
    // Everything inside has an element of its own between: what hits the dialog itself hit its backdrop. Both ends of
    // the press count, lest selecting a text past the edge closes it.
    onMouseDown: ({ target, currentTarget }) => {
      isPressedOutside.current = target === currentTarget
    },
    onClick: ({ target, currentTarget }) => {
      if (isPressedOutside.current && target === currentTarget) close()
    },
  }
}
