import { useState } from 'react'
import { isTerbuka } from '@rekan/domain/presensi/meja'
import type { Tanggal } from '@rekan/domain/waktu'
import { BulkBar, BulkButton } from '../../../ui/wide/bulk-bar.tsx'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import type { SelPresensi } from '../meja/meja.queries.ts'
import { type Belum, useHariBanyak } from './banyak.queries.ts'

type BanyakBarProps = {
  /** People who are chosen */
  readonly orang: number
  /** Their days in sight */
  readonly hari: readonly { readonly id: number; readonly tanggal: Tanggal; readonly sel: SelPresensi }[]
  /** Whom it is left with: of these something was not done */
  readonly onSelesai: (sisa: readonly number[]) => void
}

/** What can be done with the days of those who are chosen, but for the reader's own. */
export function BanyakBar({ orang, hari: semua, onSelesai }: BanyakBarProps) {
  const banyak = useHariBanyak()
  const { karyawanId: sendiri } = useProfil()
  const [isBusy, setBusy] = useState(false)
  const hari = semua.filter(({ id, sel }) => id !== sendiri && isTerbuka(sel.keadaan))
  const yang = (pilih: (sel: SelPresensi) => boolean) =>
    hari.filter(({ sel }) => pilih(sel)).map(({ id, tanggal: pada }) => ({ karyawanId: id, tanggal: pada }))
  const ditinjau = yang(({ keadaan }) => keadaan.includes('PERLU_TINJAUAN'))
  const ditanya = yang(({ keadaan, usulan }) => keadaan.includes('TANPA_PULANG') && usulan === null)
  async function run(diminta: typeof ditinjau, deed: Promise<Belum>) {
    setBusy(true)
    const belum = await deed
    if (belum !== null) onSelesai([...belum.keys()].flatMap((ke) => diminta[ke]?.karyawanId ?? []))
    setBusy(false)
  }
  return (
    <BulkBar count={orang} onClear={() => onSelesai([])}>
      {ditinjau.length > 0 && (
        <BulkButton busy={isBusy} onClick={() => void run(ditinjau, banyak.terima(ditinjau))}>
          {`Terima ${ditinjau.length} hari yang ditandai`}
        </BulkButton>
      )}
      {ditanya.length > 0 && (
        <BulkButton busy={isBusy} onClick={() => void run(ditanya, banyak.tanya(ditanya))}>
          {`Tanya ${ditanya.length} jam pulang`}
        </BulkButton>
      )}
    </BulkBar>
  )
}
