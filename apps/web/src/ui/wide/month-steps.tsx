import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type Bulan, addBulan, formatBulan } from '@rekan/domain/bulan'
import { IconButton } from '../icon-button.tsx'

type MonthStepsProps = { readonly value: Bulan; readonly onChange: (bulan: Bulan) => void }

/** From month to month, into the future as well: a plan. */
export function MonthSteps({ value, onChange }: MonthStepsProps) {
  return (
    <div className="flex items-center gap-1 max-desk:w-full max-desk:justify-between">
      <IconButton
        label="Bulan sebelumnya"
        onClick={() => onChange(addBulan(value, -1))}
        className="hover:bg-sunken desk:size-9"
      >
        <ChevronLeft className="size-5" />
      </IconButton>
      <span aria-live="polite" className="min-w-36 text-center font-semibold">
        {formatBulan(value)}
      </span>
      <IconButton
        label="Bulan berikutnya"
        onClick={() => onChange(addBulan(value, 1))}
        className="hover:bg-sunken desk:size-9"
      >
        <ChevronRight className="size-5" />
      </IconButton>
    </div>
  )
}
