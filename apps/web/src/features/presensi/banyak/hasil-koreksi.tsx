import { CircleAlert, CircleCheck } from 'lucide-react'
import { kelompokFrom } from '@rekan/domain/lembar/kelompok'
import type { CallData } from '../../../lib/query.ts'
import { Notice } from '../../../ui/notice.tsx'
import { PesanLembar } from '../../../ui/wide/pesan-lembar.tsx'

type HasilKoreksiProps = {
  readonly hasil: CallData<'POST /kelola/presensi/koreksi'>
  readonly onUnduh: (() => void) | undefined
}

/** What a try of corrections found: how many would change, or every faulty row with how to write it. */
export function HasilKoreksi({ hasil, onUnduh }: HasilKoreksiProps) {
  const { diubah, tetap, kelompok, jumlah_kesalahan: jumlah } = hasil
  const catatan = <PesanLembar kelompok={kelompokFrom(hasil.catatan)} jumlah={hasil.jumlah_catatan} />
  if (jumlah === 0)
    return (
      <Notice icon={CircleCheck} title={`${diubah} presensi akan dikoreksi`}>
        <p>
          {tetap === 0 ? 'Belum ada yang ditulis.' : `${tetap} baris sudah sama. Belum ada yang ditulis.`}
        </p>
        {catatan}
      </Notice>
    )
  return (
    <Notice icon={CircleAlert} tone="destructive" title={`${jumlah} hal perlu dibetulkan`}>
      <p>Tidak ada yang ditulis.</p>
      <PesanLembar kelompok={kelompok} jumlah={jumlah} onUnduh={onUnduh} />
      {catatan}
    </Notice>
  )
}
