import type { ReactNode } from 'react'
import { X } from 'lucide-react'

type BulkBarProps = {
  readonly count: number
  readonly onClear: () => void
  /** `BulkButton`s */
  readonly children: ReactNode
}

/** What can be done with the rows that are chosen, at the foot of a desk; it stands there as long as some are. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  if (count === 0) return null
  return (
    <div
      role="toolbar"
      aria-label="Untuk yang dipilih"
      className="fixed bottom-4 left-1/2 z-30 flex max-w-[calc(100%-2rem)] -translate-x-1/2 flex-wrap items-center gap-2 rounded-card bg-night p-2 pl-4 text-on-night shade-raised"
    >
      <p aria-live="polite" className="text-sm font-semibold">
        {count.toLocaleString('id-ID')} dipilih
      </p>
      {children}
      <button
        type="button"
        aria-label="Lepas semua pilihan"
        onClick={onClear}
        className="grid size-9 place-items-center rounded-full max-desk:size-11"
      >
        <X className="size-4" />
      </button>
    </div>
  )
}

type BulkButtonProps = {
  /** Number and deed: 'Nonaktifkan 3 karyawan' */
  readonly children: string
  readonly busy?: boolean
  readonly onClick: () => void
}

export function BulkButton({ children, busy = false, onClick }: BulkButtonProps) {
  return (
    <button
      type="button"
      aria-busy={busy}
      onClick={busy ? undefined : onClick}
      className="h-9 rounded-control border border-ink-muted px-3.5 text-sm font-semibold max-desk:h-11"
    >
      {children}
    </button>
  )
}
