import { type ReactNode, useState } from 'react'
import { MapPinned } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { useProfil } from '../profil/diri/profil.queries.ts'
import { mayPlace } from './orang/hak.ts'
import type { DetailOrang } from './orang/orang.queries.ts'
import { PindahForm } from './ubah/pindah.tsx'

type TempatMejaProps = {
  readonly orang: DetailOrang
  /** Where they have been until now */
  readonly riwayat: ReactNode
}

/** Where a person works, in the desk's pane: placed anew there. */
export function TempatMeja({ orang, riwayat }: TempatMejaProps) {
  const bolehPindah = mayPlace(useProfil(), orang)
  const [isPindah, setPindah] = useState(false)
  const close = () => setPindah(false)
  if (isPindah) return <PindahForm orang={orang} onDone={close} onCancel={close} />
  return (
    <div className="space-y-3">
      {bolehPindah && (
        <Button tone="outline" icon={<MapPinned className="size-5" />} onClick={() => setPindah(true)}>
          {orang.penempatan_aktif === null ? 'Tempatkan' : 'Pindahkan'}
        </Button>
      )}
      {riwayat}
    </div>
  )
}
