import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { may } from '../../../lib/boleh.ts'
import { Button } from '../../../ui/button.tsx'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { BukuCutiOrang, BukuCutiSheet } from './buku-cuti-sheet.tsx'
import { bukuCutiQuery } from './cuti.queries.ts'
import { WaktuPenggantiOrang } from './waktu-pengganti.tsx'
import { KoreksiCutiSheet } from './koreksi-cuti-sheet.tsx'
import { KoreksiPenggantiSheet } from './koreksi-pengganti-sheet.tsx'

type CutiOrangProps = { readonly karyawanId: string; readonly onClose: () => void }

/** Somebody's ledger of annual leave over the screen; HR puts it right here. */
export function CutiOrang({ karyawanId, onClose }: CutiOrangProps) {
  const koreksi = useKoreksi(karyawanId)
  if (koreksi.sheet !== null) return koreksi.sheet
  return <BukuCutiSheet karyawanId={karyawanId} footer={koreksi.button} onClose={onClose} />
}

/** The same as a part of a page. */
export function CutiMeja({ karyawanId }: { readonly karyawanId: string }) {
  const { button, sheet } = useKoreksi(karyawanId)
  return (
    <div className="space-y-3">
      {button}
      <BukuCutiOrang karyawanId={karyawanId} />
      <PenggantiMeja karyawanId={karyawanId} />
      {sheet}
    </div>
  )
}

function PenggantiMeja({ karyawanId }: { readonly karyawanId: string }) {
  const profile = useProfil()
  const [isKoreksi, setKoreksi] = useState(false)
  const isBoleh = may(profile, 'POST /karyawan/{id}/cuti') && String(profile.karyawanId) !== karyawanId
  return (
    <>
      <WaktuPenggantiOrang karyawanId={karyawanId} onKoreksi={isBoleh ? () => setKoreksi(true) : undefined} />
      {isKoreksi && <KoreksiPenggantiSheet karyawanId={karyawanId} onClose={() => setKoreksi(false)} />}
    </>
  )
}

/** The way to put a ledger right, and what it leads to while it is open; for who may. */
function useKoreksi(karyawanId: string) {
  const profile = useProfil()
  const [isKoreksi, setKoreksi] = useState(false)
  const { data } = useQuery(bukuCutiQuery(karyawanId))
  const hak = data?.hak.filter(({ berlaku }) => berlaku) ?? []
  const isBoleh = may(profile, 'POST /karyawan/{id}/cuti') && hak.length > 0
  return {
    button: isBoleh ? (
      <Button tone="outline" onClick={() => setKoreksi(true)}>
        Koreksi
      </Button>
    ) : undefined,
    sheet: isKoreksi ? (
      <KoreksiCutiSheet karyawanId={karyawanId} hak={hak} onClose={() => setKoreksi(false)} />
    ) : null,
  }
}
