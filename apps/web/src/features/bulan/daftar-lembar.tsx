import { Link } from '@tanstack/react-router'
import { formatTanggalAngka } from '../../lib/format.ts'
import { may } from '../../lib/boleh.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { useProfil } from '../profil/diri/profil.queries.ts'
import type { TutupBulan } from './bulan.queries.ts'
import { BARIS, SEL, Tabel } from './gaji/tabel.tsx'

const KOLOM = ['Klien', 'Kontrak', 'Keadaan', 'Keberatan', 'Batas'] as const
const ANGKA: ReadonlySet<string> = new Set(['Keberatan'])

type Lembar = TutupBulan['berita_acara'][number]
const STATUS: Readonly<Record<Lembar['status'], readonly [string, Tone]>> = {
  belum: ['Belum disusun', 'destructive'],
  draf: ['Draf', 'neutral'],
  dikirim: ['Menunggu tanda tangan', 'accent'],
  ditandatangani: ['Ditandatangani', 'success'],
}

/** The clients' sheets of the month, each where it stands; it leads to the sheet, or to where it is computed. */
export function DaftarLembar({ lembar }: { readonly lembar: readonly Lembar[] }) {
  const mayOpen = may(useProfil(), 'GET /kelola/kontrak-klien/{id}/syarat')
  return (
    <Tabel judul="Berita acara bulan ini" jumlah={lembar.length} kolom={KOLOM} rata={ANGKA}>
      {lembar.map((satu) => {
        const [kata, tone] = STATUS[satu.status]
        return (
          <tr key={satu.kontrak_id} className={BARIS}>
            <th scope="row" className={`${SEL} text-left font-semibold`}>
              {mayOpen ? <Menuju lembar={satu} /> : satu.klien}
            </th>
            <td className={SEL}>{satu.nomor}</td>
            <td className={SEL}>
              <Badge tone={tone}>
                {kata}
                {satu.revisi !== null && satu.revisi > 1 && ` · revisi ${satu.revisi}`}
              </Badge>
            </td>
            <td className={`${SEL} text-right tabular-nums`}>
              {satu.keberatan === 0 ? '–' : satu.keberatan}
            </td>
            <td className={SEL}>
              {satu.tenggat === null || satu.status === 'ditandatangani'
                ? '–'
                : formatTanggalAngka(satu.tenggat)}
            </td>
          </tr>
        )
      })}
    </Tabel>
  )
}

function Menuju({ lembar: { id, kontrak_id, klien } }: { readonly lembar: Lembar }) {
  const className = 'text-primary-strong hover:underline'
  return id === null ? (
    <Link
      to="/kelola/klien/kontrak/$kontrakId"
      params={{ kontrakId: String(kontrak_id) }}
      className={className}
    >
      {klien}
    </Link>
  ) : (
    <Link
      to="/kelola/klien/berita-acara/$beritaAcaraId"
      params={{ beritaAcaraId: String(id) }}
      className={className}
    >
      {klien}
    </Link>
  )
}
