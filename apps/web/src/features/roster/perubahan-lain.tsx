import { Users } from 'lucide-react'
import { formatTanggal } from '@rekan/domain/waktu'
import { Notice } from '../../ui/notice.tsx'
import type { Diubah } from './lembar/roster.queries.ts'

/** So many changed cells are named; of more, how many. */
const DISEBUT = 6

/** Who changed which cells while one painted: shown, nothing of theirs was written over. */
export function PerubahanLain({ diubah: { perubahan, roster } }: { readonly diubah: Diubah }) {
  const nama = new Map(roster.orang.map((orang) => [orang.id, orang.nama]))
  return (
    <div role="alert" className="pb-2">
      <Notice icon={Users} tone="accent" title="Roster ini baru saja diubah orang lain">
        <p>Perubahan Anda yang terakhir belum disimpan. Yang tampil sekarang adalah roster terbaru.</p>
        <ul className="list-disc pl-5">
          {perubahan.map(({ oleh, sel }, ke) => (
            // oxlint-disable-next-line react/no-array-index-key -- the list never changes its order
            <li key={ke}>
              <b>{oleh}</b>:{' '}
              {sel
                .slice(0, DISEBUT)
                .map(
                  ({ karyawan_id, tanggal }) =>
                    `${nama.get(karyawan_id) ?? 'orang lain'} ${formatTanggal(tanggal)}`,
                )
                .join('; ')}
              {sel.length > DISEBUT && ` dan ${sel.length - DISEBUT} sel lain`}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
