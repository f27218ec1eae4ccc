import { type PointerEvent, type ReactNode, useId, useRef, useState } from 'react'
import { X } from 'lucide-react'
import { IconButton } from './icon-button.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import { useDialog } from './use-dialog.ts'

type SheetProps = {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** The content brings margins and actions of its own: a `Form` */
  readonly flush?: boolean
  /** Actions that stay in sight at the bottom */
  readonly footer?: ReactNode
  /** A form's `isUnsaved`: then closing asks first */
  readonly isUnsaved?: () => boolean
  /** Classes that put it elsewhere */
  readonly place?: string
}

/** Pulled down by this many pixels, or this fast (px/ms), it closes. */
const FAR = 120
const FAST = 0.5

/**
 * Slides up from the bottom over the screen; open as long as it is mounted. Closed by its cross, Esc, the backdrop,
 * the browser's back, or by pulling its head down.
 */
export function Sheet(props: SheetProps) {
  const { title, onClose, children, flush = false, footer, isUnsaved, place = '' } = props
  const id = useId()
  const [isAsking, setAsking] = useState(false)
  const close = () => {
    const hasToAsk = !isAsking && isUnsaved?.() === true
    setAsking(hasToAsk)
    if (!hasToAsk && !isAsking) onClose()
  }
  const dialog = useDialog(close)
  const pull = usePull(dialog.ref, close)
  return (
    <dialog
      {...dialog}
      aria-labelledby={id}
      className={`fixed inset-x-0 bottom-0 mx-auto mt-auto mb-0 max-h-[88dvh] column animate-slide dialog flex-col rounded-t-card p-0 open:flex ${place}`}
    >
      <header {...pull} className="shrink-0 touch-none select-none">
        <span className="mx-auto mt-2 block h-1 w-10 rounded-full bg-line" />
        <div className="flex items-center gap-2 py-1 pr-2 pl-4">
          <h2 id={id} className="min-w-0 flex-1 text-lg font-bold">
            {title}
          </h2>
          <IconButton label="Tutup" className="text-ink-muted hover:bg-sunken" onClick={close}>
            <X className="size-5" />
          </IconButton>
        </div>
      </header>
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard can scroll it
        tabIndex={0}
        className={`min-h-0 flex-1 overflow-y-auto overscroll-contain ${flush ? '' : 'px-4 pb-safe-4'}`}
      >
        {children}
      </div>
      {footer !== undefined && (
        <footer className="shrink-0 space-y-2 border-t border-line px-4 pt-3 pb-safe-4">{footer}</footer>
      )}
      {isAsking && (
        <LeaveQuestion title="Tutup formulir?" onLeave={onClose} onStay={() => setAsking(false)} />
      )}
    </dialog>
  )
}

function usePull(ref: { readonly current: HTMLElement | null }, onClose: () => void) {
  const start = useRef<{ readonly y: number; readonly at: number }>(null)
  const move = (distance: number) => {
    if (ref.current !== null) ref.current.style.translate = distance > 0 ? `0 ${distance}px` : ''
  }
  const end = (event: PointerEvent, isLetGo: boolean) => {
    if (start.current === null) return
    const distance = event.clientY - start.current.y
    const speed = distance / Math.max(event.timeStamp - start.current.at, 1)
    start.current = null
    move(0)
    if (isLetGo && (distance > FAR || (distance > 24 && speed > FAST))) onClose()
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.target instanceof Element && event.target.closest('button') !== null) return
      start.current = { y: event.clientY, at: event.timeStamp }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current !== null) move(event.clientY - start.current.y)
    },
    onPointerUp: (event: PointerEvent) => end(event, true),
    onPointerCancel: (event: PointerEvent) => end(event, false),
  }
}
