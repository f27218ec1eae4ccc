import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { may } from '../../../lib/boleh.ts'
import { Button } from '../../../ui/button.tsx'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { BukuCutiSheet } from './buku-cuti-sheet.tsx'
import { bukuCutiQuery } from './cuti.queries.ts'
import { KoreksiCutiSheet } from './koreksi-cuti-sheet.tsx'

type CutiOrangProps = { readonly karyawanId: string; readonly onClose: () => void }

/** Somebody's ledger of annual leave; HR puts it right here. */
export function CutiOrang({ karyawanId, onClose }: CutiOrangProps) {
  const profile = useProfil()
  const [isKoreksi, setKoreksi] = useState(false)
  const { data } = useQuery(bukuCutiQuery(karyawanId))
  const hak = data?.hak.filter(({ berlaku }) => berlaku) ?? []
  if (isKoreksi)
    return <KoreksiCutiSheet karyawanId={karyawanId} hak={hak} onClose={() => setKoreksi(false)} />
  const bolehKoreksi = may(profile, 'POST /karyawan/{id}/cuti') && hak.length > 0
  return (
    <BukuCutiSheet
      karyawanId={karyawanId}
      footer={
        bolehKoreksi ? (
          <Button tone="outline" onClick={() => setKoreksi(true)}>
            Koreksi
          </Button>
        ) : undefined
      }
      onClose={onClose}
    />
  )
}
