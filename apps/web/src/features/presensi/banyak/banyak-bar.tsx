import { useState } from 'react'
import { isTerbuka } from '@rekan/domain/presensi/meja'
import type { Tanggal } from '@rekan/domain/waktu'
import { useKunci } from '../../../lib/use-kunci.ts'
import { BulkBar, BulkButton } from '../../../ui/wide/bulk-bar.tsx'
import { type SelPresensi, sendTanya, sendTinjauanBanyak } from '../meja/meja.api.ts'
import { useUbahHari } from '../meja/meja.queries.ts'

type BanyakBarProps = {
  /** People who are chosen */
  readonly orang: number
  /** Their days in sight */
  readonly hari: readonly { readonly id: number; readonly tanggal: Tanggal; readonly sel: SelPresensi }[]
  readonly onSelesai: () => void
}

/** What can be done with the days of those who are chosen. */
export function BanyakBar({ orang, hari: semua, onSelesai }: BanyakBarProps) {
  const ubah = useUbahHari()
  const kunciDari = useKunci()
  const [isBusy, setBusy] = useState(false)
  const hari = semua.filter(({ sel }) => isTerbuka(sel.keadaan))
  const yang = (pilih: (sel: SelPresensi) => boolean) =>
    hari.filter(({ sel }) => pilih(sel)).map(({ id, tanggal: pada }) => ({ karyawanId: id, tanggal: pada }))
  const ditinjau = yang(({ keadaan }) => keadaan.includes('PERLU_TINJAUAN'))
  const ditanya = yang(({ keadaan, usulan }) => keadaan.includes('TANPA_PULANG') && usulan === null)
  async function run(deed: () => Promise<string>) {
    setBusy(true)
    if (await ubah(deed)) onSelesai()
    setBusy(false)
  }
  return (
    <BulkBar count={orang} onClear={onSelesai}>
      {ditinjau.length > 0 && (
        <BulkButton
          busy={isBusy}
          onClick={() =>
            void run(
              async () =>
                `${(await sendTinjauanBanyak(ditinjau, kunciDari(ditinjau))).ditinjau} presensi diterima.`,
            )
          }
        >
          {`Terima ${ditinjau.length} hari yang ditandai`}
        </BulkButton>
      )}
      {ditanya.length > 0 && (
        <BulkButton
          busy={isBusy}
          onClick={() =>
            void run(async () => {
              for (const satu of ditanya) await sendTanya(satu.karyawanId, satu.tanggal, kunciDari(satu))
              return `${ditanya.length} pertanyaan dikirim.`
            })
          }
        >
          {`Tanya ${ditanya.length} jam pulang`}
        </BulkButton>
      )}
    </BulkBar>
  )
}
