import { CircleAlert, CircleCheck } from 'lucide-react'
import { Notice } from '../../../ui/notice.tsx'
import type { HasilKoreksi as Hasil } from '../meja/meja.api.ts'

/** What a try of corrections found: how many would change, or every faulty row with how to write it. */
export function HasilKoreksi({ hasil }: { readonly hasil: Hasil }) {
  const { diubah, tetap, kesalahan } = hasil
  if (kesalahan.length === 0)
    return (
      <Notice icon={CircleCheck} title={`${diubah} presensi akan dikoreksi`}>
        <p>
          {tetap === 0 ? 'Belum ada yang ditulis.' : `${tetap} baris sudah sama. Belum ada yang ditulis.`}
        </p>
      </Notice>
    )
  return (
    <Notice icon={CircleAlert} tone="destructive" title={`${kesalahan.length} hal perlu dibetulkan`}>
      <p>Tidak ada yang ditulis.</p>
      <ul className="max-h-72 space-y-1 overflow-y-auto">
        {kesalahan.map(({ baris, kolom, pesan }) => (
          <li key={`${baris} ${kolom} ${pesan}`}>
            <b>
              Baris {baris}
              {kolom !== null && `, ${kolom}`}
            </b>
            : {pesan}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
