import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../icon-button.tsx'

type PagerProps = {
  readonly page: number
  readonly last: number
  readonly total: number
  /** What is counted: 'slip' */
  readonly unit: string
  readonly onPage: (page: number) => void
}

const ARROW = 'hover:bg-sunken aria-disabled:cursor-default aria-disabled:opacity-40'

/** From page to page of a table, and how much there is. */
export function Pager({ page, last, total, unit, onPage }: PagerProps) {
  return (
    <nav aria-label="Halaman" className="flex flex-wrap items-center justify-end gap-2 py-2 text-sm">
      <p className="mr-auto text-ink-muted">
        {total.toLocaleString('id-ID')} {unit}
      </p>
      {last > 1 && (
        <>
          <IconButton
            label="Halaman sebelumnya"
            aria-disabled={page <= 1}
            onClick={() => page > 1 && onPage(page - 1)}
            className={ARROW}
          >
            <ChevronLeft className="size-5" />
          </IconButton>
          <p aria-live="polite">
            {page} dari {last}
          </p>
          <IconButton
            label="Halaman berikutnya"
            aria-disabled={page >= last}
            onClick={() => page < last && onPage(page + 1)}
            className={ARROW}
          >
            <ChevronRight className="size-5" />
          </IconButton>
        </>
      )}
    </nav>
  )
}
