import { useState } from 'react'
import { PencilLine } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { useProfil } from '../profil/diri/profil.queries.ts'
import { DataOrang } from './info.tsx'
import { mayManage } from './orang/hak.ts'
import type { DetailOrang } from './orang/orang.queries.ts'
import { UbahForm } from './ubah/ubah.tsx'

/** A person's data in the desk's pane, read and mended there. */
export function DataMeja({ orang }: { readonly orang: DetailOrang }) {
  const bolehUbah = mayManage(useProfil(), 'ubahData', orang)
  const [isUbah, setUbah] = useState(false)
  const close = () => setUbah(false)
  if (isUbah) return <UbahForm orang={orang} onDone={close} onCancel={close} />
  return (
    <div className="space-y-3">
      {bolehUbah && (
        <Button tone="outline" icon={<PencilLine className="size-5" />} onClick={() => setUbah(true)}>
          Ubah Data
        </Button>
      )}
      <DataOrang orang={orang}>{null}</DataOrang>
    </div>
  )
}
