import { CircleCheck, CircleX } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import type { Putusan, Tahap } from '../antrean/antrean.ts'

type PilihBarProps = {
  /** How many are chosen */
  readonly jumlah: number
  /** Those just decided together, while they may be taken back; none while one chooses */
  readonly ditunda: readonly (Tahap | undefined)[]
  readonly onSemua: () => void
  readonly onBatal: () => void
  readonly onPutuskan: (putusan: Putusan) => void
  readonly onUrungkan: () => void
}

/** What is done with several at once; it stands where the tabs stood (styles.css, `choosing`). */
export function PilihBar({ jumlah, ditunda, ...on }: PilihBarProps) {
  const link = 'min-h-11 px-2 font-semibold text-primary hover:underline'
  return (
    <>
      <div className="h-36" />
      <div className="choosing fixed inset-x-0 bottom-0 z-10 column mx-auto space-y-2 border-t border-line bg-surface px-4 pt-3 pb-safe-4">
        {ditunda.length > 0 ? (
          <div
            role="status"
            className="flex flex-wrap items-center justify-between gap-x-3 text-base font-semibold"
          >
            <span className="flex min-h-13 items-center gap-2">
              {ditunda[0]?.putusan === 'ditolak' ? (
                <CircleX className="size-5 text-destructive" />
              ) : (
                <CircleCheck className="size-5 text-success" />
              )}
              {ditunda.length} {ditunda[0]?.putusan}
            </span>
            <button type="button" className={`${link} animate-hold`} onClick={on.onUrungkan}>
              Urungkan semua
            </button>
          </div>
        ) : (
          <>
            <div className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
              <span aria-live="polite" className="font-semibold">
                {jumlah === 0 ? 'Pilih pengajuan' : `${jumlah} dipilih`}
              </span>
              <span className="flex flex-wrap">
                <button type="button" className={link} onClick={on.onSemua}>
                  Pilih semua
                </button>
                <button type="button" className={link} onClick={on.onBatal}>
                  Batal
                </button>
              </span>
            </div>
            <div className="flex flex-wrap gap-2 *:flex-1 *:basis-28">
              <Button tone="danger" disabled={jumlah === 0} onClick={() => on.onPutuskan('ditolak')}>
                Tolak ({jumlah})
              </Button>
              <Button disabled={jumlah === 0} onClick={() => on.onPutuskan('disetujui')}>
                Setujui ({jumlah})
              </Button>
            </div>
          </>
        )}
      </div>
    </>
  )
}

type PilihKotakProps = {
  readonly nama: string
  readonly isDipilih: boolean
  readonly onPilih: (isDipilih: boolean) => void
}

/** Takes one among the chosen. */
export function PilihKotak({ nama, isDipilih, onPilih }: PilihKotakProps) {
  return (
    <Checkbox
      label={`Pilih ${nama}`}
      checked={isDipilih}
      onChange={({ target }) => onPilih(target.checked)}
    />
  )
}
