import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'

type BedaVersiProps = {
  /** What stands now */
  readonly children: ReactNode
  readonly onAmbil: () => void
  readonly onTimpa: () => void
}

/** Somebody saved before: nothing of this form is written until one of the two is chosen. */
export function BedaVersi({ children, onAmbil, onTimpa }: BedaVersiProps) {
  return (
    <section role="alert" aria-label="Diubah orang lain" className="card space-y-3 border-accent-line p-4">
      <p className="font-semibold">Diubah orang lain sejak Anda membukanya. Belum ada yang disimpan.</p>
      <p>
        Yang tersimpan: <b>{children}</b>
      </p>
      <div className="flex flex-wrap gap-2 *:w-auto">
        <Button tone="outline" onClick={onAmbil}>
          Pakai yang tersimpan
        </Button>
        <Button onClick={onTimpa}>Lanjutkan dengan isian saya</Button>
      </div>
    </section>
  )
}
