import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { X } from 'lucide-react'

type DialogProps = {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** Actions that stay in sight at the bottom */
  readonly footer?: ReactNode
}

/** Opens over the page, from below on a phone; Esc and the backdrop close it. */
export function Dialog({ title, onClose, children, footer }: DialogProps) {
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  const close = useRef(onClose)
  useLayoutEffect(() => void (close.current = onClose))
  useLayoutEffect(() => {
    const dialog = ref.current
    const opener = document.activeElement
    dialog?.showModal()
    return () => {
      dialog?.close()
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])
  const handlers = {
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault()
      close.current()
    },
    // Everything inside has an element of its own between: what hits the dialog itself hit its backdrop.
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (target === currentTarget) close.current()
    },
  }
  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      {...handlers}
      className="fixed inset-x-0 bottom-0 mx-auto mt-auto mb-0 max-h-[92dvh] w-full max-w-128 animate-slide flex-col rounded-t-card bg-surface p-0 text-ink backdrop:bg-[rgb(10_20_18/0.45)] open:flex lebar:mb-auto lebar:rounded-card"
    >
      <header className="flex shrink-0 items-center gap-2 border-b border-line py-2 pr-2 pl-4">
        <h2 id={id} className="min-w-0 flex-1 text-lg font-bold">
          {title}
        </h2>
        <button
          type="button"
          aria-label="Tutup"
          onClick={onClose}
          className="grid size-12 place-items-center rounded-control text-ink-muted hover:bg-sunken"
        >
          <X className="size-5" />
        </button>
      </header>
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard can scroll it
        tabIndex={0}
        className="min-h-0 flex-1 space-y-4 overflow-y-auto overscroll-contain p-4"
      >
        {children}
      </div>
      {footer !== undefined && footer !== false && (
        <footer className="shrink-0 space-y-2 border-t border-line p-4">{footer}</footer>
      )}
    </dialog>
  )
}
