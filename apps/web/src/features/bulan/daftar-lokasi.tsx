import type { LokasiBulan } from './bulan.queries.ts'
import { Badge } from '../../ui/badge.tsx'
import { jumlahTunggakan } from './keadaan-langkah.ts'
import { BARIS, SEL, Tabel } from './gaji/tabel.tsx'

const KOLOM = ['Lokasi', 'Klien', 'Orang', 'Hari', 'Belum selesai', 'Keadaan'] as const
const ANGKA: ReadonlySet<string> = new Set(['Orang', 'Hari', 'Belum selesai'])

type DaftarLokasiProps = { readonly judul: string; readonly lokasi: readonly LokasiBulan[] }

/** Sites of the month: their people, days with a check-in, what is open there, and whether they are locked. */
export function DaftarLokasi({ judul, lokasi }: DaftarLokasiProps) {
  return (
    <Tabel judul={judul} jumlah={lokasi.length} kolom={KOLOM} rata={ANGKA}>
      {lokasi.map(({ id, nama, klien, orang, hari, tunggakan, kunci_id }) => (
        <tr key={id} className={BARIS}>
          <th scope="row" className={`${SEL} text-left font-semibold`}>
            {nama}
          </th>
          <td className={SEL}>{klien.length === 0 ? '–' : klien.join(', ')}</td>
          {[orang, hari, jumlahTunggakan(tunggakan)].map((jumlah, ke) => (
            <td key={KOLOM[ke + 2]} className={`${SEL} text-right tabular-nums`}>
              {jumlah.toLocaleString('id-ID')}
            </td>
          ))}
          <td className={SEL}>
            {kunci_id === null ? (
              <Badge tone="neutral">Terbuka</Badge>
            ) : (
              <Badge tone="success">Terkunci</Badge>
            )}
          </td>
        </tr>
      ))}
    </Tabel>
  )
}
