import { useState } from 'react'
import { Eye, Send, X } from 'lucide-react'
import { errorFrom } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toast.ts'
import { ToolButton } from '../../../ui/wide/tool-button.tsx'
import { type GajiOrang, fetchSemua } from '../kelola/gaji.queries.ts'
import type { SaringanGaji } from '../kelola/gaji.search.ts'
import type { TindakanBanyak } from '../kelola/tindakan.queries.ts'

type PilihanBarProps = {
  readonly saringan: SaringanGaji
  /** Of all that the filters leave */
  readonly total: number
  /** How many */
  readonly chosen: number
  readonly onChoose: (chosen: readonly GajiOrang[]) => void
  readonly onAct: (tindakan: TindakanBanyak) => void
}

/** What is done with the chosen ones; in sight as long as there are some. */
export function PilihanBar({ saringan, total, chosen, onChoose, onAct }: PilihanBarProps) {
  const [isBusy, setBusy] = useState(false)
  async function chooseAll() {
    setBusy(true)
    try {
      onChoose(await fetchSemua(saringan))
    } catch (error) {
      toast.error(errorFrom(error).message, 'gaji')
    } finally {
      setBusy(false)
    }
  }
  return (
    <section
      aria-label="Yang dipilih"
      className="sticky bottom-0 z-10 mt-auto -mx-4 flex flex-wrap items-center gap-2 border-t border-line bg-surface px-4 pt-3 pb-safe-3 desk:-mx-8 desk:px-8"
    >
      <p role="status" className="mr-auto font-semibold">
        {chosen} dipilih
      </p>
      {chosen < total && (
        <button
          type="button"
          disabled={isBusy}
          onClick={() => void chooseAll()}
          className="min-h-11 px-2 text-sm font-semibold text-primary hover:underline disabled:opacity-60"
        >
          Pilih semua {total}
        </button>
      )}
      <ToolButton icon={Eye} onClick={() => onAct('bagikan')}>
        Bagikan
      </ToolButton>
      <ToolButton isMain icon={Send} onClick={() => onAct('terbitkan')}>
        Terbitkan
      </ToolButton>
      <ToolButton icon={X} onClick={() => onChoose([])}>
        Batal
      </ToolButton>
    </section>
  )
}
