import type { KeadaanKontrak, KolomKlien } from '@rekan/domain/klien/klien'
import { formatDurasi } from '@rekan/domain/teks/durasi'
import { formatTanggalAngka } from '../../lib/format.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import type { GridColumn } from '../../ui/wide/grid.ts'
import type { BarisKlien } from './klien.queries.ts'

const KEADAAN: Readonly<Record<KeadaanKontrak, readonly [string, Tone]>> = {
  akan_datang: ['Akan datang', 'neutral'],
  berjalan: ['Berjalan', 'success'],
  segera_berakhir: ['Segera berakhir', 'accent'],
  berakhir: ['Berakhir', 'destructive'],
}

/** How a contract stands, in a word. */
export function KeadaanBadge({ keadaan }: { readonly keadaan: KeadaanKontrak }) {
  const [kata, tone] = KEADAAN[keadaan]
  return <Badge tone={tone}>{kata}</Badge>
}

export const PILIHAN_KEADAAN = (Object.keys(KEADAAN) as KeadaanKontrak[]).map((value) => ({
  value,
  label: KEADAAN[value][0],
}))

/** To the minute: `12 jam 30 menit`; a day is 24 hours as any */
export function formatKosong(detik: number): string {
  const menit = Math.round(detik / 60)
  return menit === 0 ? '0 menit' : formatDurasi(menit * 60).replace(/ jam 0 menit$/, ' jam')
}

/** `12 dari 15` of today's posts; said loudly while a shift that has begun lacks somebody. */
export function Terisi({ terisi, kebutuhan, kurang }: BarisKlien) {
  if (kebutuhan === 0) return <span className="text-ink-muted">–</span>
  return (
    <span className={kurang > 0 ? 'font-bold text-destructive' : ''}>
      {terisi} dari {kebutuhan}
      {kurang > 0 && <span className="sr-only">, {kurang} kosong sekarang</span>}
    </span>
  )
}

/** The columns of the list, by the names that the server's file uses too. */
export const KOLOM: readonly (GridColumn<BarisKlien> & { readonly key: KolomKlien })[] = [
  {
    key: 'nama',
    label: 'Klien',
    width: 240,
    isSortable: true,
    cell: ({ nama, aktif }) => (
      <span className="flex min-w-0 items-center gap-2">
        <span className="truncate font-semibold">{nama}</span>
        {!aktif && <Badge tone="neutral">Tidak aktif</Badge>}
      </span>
    ),
  },
  { key: 'kode', label: 'Kode', width: 90, isSortable: true, cell: ({ kode }) => kode },
  { key: 'terisi', label: 'Terisi hari ini', width: 120, isNumeric: true, isSortable: true, cell: Terisi },
  {
    key: 'kosong',
    label: 'Kosong bulan ini',
    width: 148,
    isNumeric: true,
    isSortable: true,
    cell: ({ kosong_detik }) => formatKosong(kosong_detik),
  },
  {
    key: 'segera',
    label: 'Berakhir 60 hari',
    width: 132,
    isNumeric: true,
    isSortable: true,
    cell: ({ segera }) => (segera === 0 ? '–' : `${segera} kontrak`),
  },
  {
    key: 'keadaan',
    label: 'Keadaan',
    width: 150,
    cell: ({ keadaan }) =>
      keadaan === null ? (
        <span className="text-ink-muted">Belum ada kontrak</span>
      ) : (
        <KeadaanBadge keadaan={keadaan} />
      ),
  },
  {
    key: 'sampai',
    label: 'Sampai',
    width: 110,
    isSortable: true,
    cell: ({ sampai }) => (sampai === null ? '–' : formatTanggalAngka(sampai)),
  },
  { key: 'kontrak', label: 'Kontrak', width: 84, isNumeric: true, cell: ({ kontrak }) => kontrak },
  { key: 'lokasi', label: 'Lokasi', width: 80, isNumeric: true, cell: ({ lokasi }) => lokasi },
  { key: 'pos', label: 'Pos', width: 70, isNumeric: true, isSortable: true, cell: ({ pos }) => pos },
]
