import { type ReactNode, Suspense, lazy, useState } from 'react'
import { LAMA_TARIK } from '@rekan/domain/presensi/tarik'
import type { Instan } from '@rekan/domain/waktu'
import { useServerNow } from '../../../lib/clock.ts'
import { moveFocus } from '../../../ui/move-focus.ts'
import type { Jenis } from '../hari/jenis.ts'

// Whoever takes nothing back does without.
const TarikDialog = lazy(async () => ({ default: (await import('./tarik-dialog.tsx')).TarikDialog }))

/** A punch that one has sent. */
export type Terkirim = {
  readonly id: number
  readonly jenis: Jenis
  /** `HH:mm:ss` in the office's zone */
  readonly waktu: string
  readonly saat: Instan
}

type TarikProps = {
  readonly punch: Terkirim
  readonly onDitarik?: () => void
  /** What stands around its button, as long as that is there */
  readonly children: (tombol: ReactNode) => ReactNode
}

/** Takes back a punch that was a mistake; there for a minute after it, and as long as it is asked about. */
export function Tarik({ punch, onDitarik, children }: TarikProps) {
  const [isBertanya, setBertanya] = useState(false)
  const isSegar = useServerNow() - punch.saat < LAMA_TARIK * 1000
  if (!isSegar && !isBertanya) return null
  return children(
    <>
      <button
        ref={moveFocus}
        type="button"
        onClick={() => setBertanya(true)}
        className="-my-3.5 inline-block min-w-11 py-3.5 text-sm font-semibold text-destructive"
      >
        Batalkan
      </button>
      <Suspense>
        {isBertanya && <TarikDialog punch={punch} onTutup={() => setBertanya(false)} onDitarik={onDitarik} />}
      </Suspense>
    </>,
  )
}
