import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { X } from 'lucide-react'
import { IconButton } from '../icon-button.tsx'

type RecordPaneProps = {
  readonly title: string
  /** Under the title: a code, a place */
  readonly subtitle?: ReactNode
  readonly actions?: ReactNode
  /** Keys of the desk that hold here as well, but where something is typed; true for one it knew */
  readonly onKey?: (key: string) => boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * One record of a desk: beside its list where there is room, over it where there is not; then what says `data-under-pane`
 * takes no press and no key. It has an address of its own; Esc
 * closes it.
 */
export function RecordPane({ title, subtitle, actions, onKey, onClose, children }: RecordPaneProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const beside = matchMedia('(min-width: 75rem)')
    // Over the list the record is the screen; beside it the list keeps its keys.
    if (!beside.matches) heading.current?.focus()
    const cover = () => setInert(!beside.matches)
    cover()
    beside.addEventListener('change', cover)
    return () => {
      beside.removeEventListener('change', cover)
      setInert(false)
    }
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc leaves the record, whatever of it has the focus
    <section
      aria-label={title}
      data-keeps-focus
      onKeyDown={(event) => {
        // What opens over the record closes by itself.
        const isOver = event.target instanceof Element && event.target.closest('dialog, [popover]') !== null
        if (event.defaultPrevented || isOver) return
        if (event.key === 'Escape') onClose()
        else if (isTyped(event)) return
        else if (onKey?.(event.key) === true) event.preventDefault()
      }}
      className="flex min-w-0 flex-col bg-surface max-[75rem]:fixed max-[75rem]:inset-0 max-[75rem]:z-40 min-[75rem]:w-104 min-[75rem]:shrink-0 min-[75rem]:rounded-card min-[75rem]:border min-[75rem]:border-line"
    >
      <header className="flex items-start gap-2 border-b border-line p-4 pt-safe-4">
        <div className="min-w-0 flex-1">
          <h2 ref={heading} tabIndex={-1} className="text-base font-bold">
            {title}
          </h2>
          {subtitle !== undefined && <div className="text-sm text-ink-muted">{subtitle}</div>}
        </div>
        {actions}
        <IconButton label="Tutup" onClick={onClose} className="hover:bg-sunken">
          <X className="size-5" />
        </IconButton>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto p-4">{children}</div>
    </section>
  )
}

function setInert(isInert: boolean): void {
  for (const under of document.querySelectorAll<HTMLElement>('[data-under-pane]')) under.inert = isInert
}

/** Keys that belong to what has the focus, or to the browser. */
function isTyped({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (
    ctrlKey || metaKey || altKey || (target instanceof Element && target.matches('input, textarea, select'))
  )
}
