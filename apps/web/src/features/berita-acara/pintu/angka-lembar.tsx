import type { Lembar } from '../lembar/lembar.wire.ts'
import { formatJamKerja, formatLama, formatPersen } from '../lembar/tanda.ts'

/** What the sheet comes to, in four figures. */
export function AngkaLembar({ lembar: { total } }: { readonly lembar: Pick<Lembar, 'total'> }) {
  const { hari_orang, janji, pemenuhan, janji_pemenuhan, detik, kosong_detik, lembur_detik, kosong } = total
  const angka = [
    [
      hari_orang.toLocaleString('id-ID'),
      'hari-orang hadir',
      `dari ${janji.toLocaleString('id-ID')} dijanjikan`,
    ],
    [
      kosong.toLocaleString('id-ID'),
      'kekosongan',
      kosong === 0 ? kataPengganti(total) : `${formatLama(kosong_detik)} · ${kataPengganti(total)}`,
    ],
    [formatJamKerja(detik), 'jam kerja', `${formatJamKerja(lembur_detik)} jam lembur disetujui`],
    [
      pemenuhan === null ? '–' : formatPersen(pemenuhan),
      'pemenuhan',
      janji_pemenuhan === null ? 'tanpa batas di kontrak' : `kontrak ${janji_pemenuhan} %`,
    ],
  ] as const
  return (
    <dl className="grid grid-cols-2 border-b border-line lebar:grid-cols-4">
      {angka.map(([nilai, sebutan, keterangan]) => (
        <div key={sebutan} className="flex flex-col-reverse justify-end px-4 py-3 lebar:px-6">
          <dd className="text-xs text-ink-muted lebar:text-sm">{keterangan}</dd>
          <dt className="text-sm font-semibold">{sebutan}</dt>
          <dd className="text-lg font-bold tabular-nums lebar:text-xl">{nilai}</dd>
        </div>
      ))}
    </dl>
  )
}

function kataPengganti({ diganti, diganti_tepat }: Lembar['total']): string {
  if (diganti === 0) return 'tanpa pengganti'
  return diganti_tepat === null
    ? `${diganti} diganti`
    : `${diganti_tepat} dari ${diganti} diganti tepat waktu`
}
