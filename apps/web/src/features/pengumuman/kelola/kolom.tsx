import { Pin } from 'lucide-react'
import { KEADAAN_PENGUMUMAN, type KeadaanPengumuman, PERAN_SASARAN } from '@rekan/domain/pengumuman/siaran'
import { type Instan, formatSaat } from '@rekan/domain/waktu'
import { Badge } from '../../../ui/badge.tsx'
import type { GridColumn } from '../../../ui/wide/grid.ts'
import type { BarisMeja } from './meja.queries.ts'
import type { Naskah } from './naskah.ts'

const WARNA = {
  DRAFT: 'neutral',
  TERJADWAL: 'accent',
  TAYANG: 'success',
  BERAKHIR: 'neutral',
  DITARIK: 'destructive',
} as const satisfies Record<KeadaanPengumuman, string>

export function KeadaanBadge({ keadaan }: { readonly keadaan: KeadaanPengumuman }) {
  return <Badge tone={WARNA[keadaan]}>{KEADAAN_PENGUMUMAN[keadaan]}</Badge>
}

/** Whom it is for, in words */
export function sebutanSasaran({ role, kantor, jabatan, bertugas }: Naskah['sasaran']): string {
  const peran = role.map((kode) => PERAN_SASARAN[kode]).join(', ')
  const tempat = kantor.map(({ nama }) => nama).join(', ')
  const bagian = [
    kantor.length === 0 && jabatan.length === 0 ? `Semua ${peran.toLowerCase()}` : peran,
    tempat,
    jabatan.join(', '),
    bertugas ? 'yang sedang bertugas' : '',
  ]
  return bagian.filter((teks) => teks !== '').join(' · ')
}

/** A moment as the company's clock has it; `kosong` where there is none */
export function saatIn(iso: string | null, kosong: string): string {
  return iso === null ? kosong : formatWib(Date.parse(iso))
}

export function formatWib(saat: Instan): string {
  return formatSaat(saat, 'WIB')
}

export const KOLOM_MEJA: readonly GridColumn<BarisMeja>[] = [
  {
    key: 'judul',
    label: 'Judul',
    width: 260,
    isSortable: true,
    cell: ({ judul, disematkan, wajib }) => (
      <span className="flex min-w-0 items-center gap-2">
        {disematkan && <Pin aria-label="Disematkan" className="size-4 shrink-0 text-primary" />}
        <span className="truncate font-semibold">{judul}</span>
        {wajib && <Badge tone="accent">Wajib</Badge>}
      </span>
    ),
  },
  {
    key: 'keadaan',
    label: 'Keadaan',
    width: 110,
    cell: ({ keadaan }) => <KeadaanBadge keadaan={keadaan} />,
  },
  { key: 'sasaran', label: 'Untuk', width: 220, cell: ({ sasaran }) => sebutanSasaran(sasaran) },
  {
    key: 'penerima',
    label: 'Akun',
    width: 72,
    isNumeric: true,
    cell: ({ penerima }) => penerima.toLocaleString('id-ID'),
  },
  {
    key: 'tayang',
    label: 'Tayang',
    width: 150,
    isSortable: true,
    cell: ({ tayang_pada }) => saatIn(tayang_pada, '–'),
  },
  {
    key: 'berakhir',
    label: 'Berakhir',
    width: 150,
    isSortable: true,
    cell: ({ berakhir_pada }) => saatIn(berakhir_pada, '–'),
  },
  {
    key: 'dibaca',
    label: 'Dibaca',
    width: 84,
    isNumeric: true,
    isSortable: true,
    cell: ({ dibaca_oleh }) => dibaca_oleh.toLocaleString('id-ID'),
  },
  {
    key: 'mengerti',
    label: 'Mengerti',
    width: 90,
    isNumeric: true,
    cell: ({ wajib, dipahami_oleh }) => (wajib ? dipahami_oleh.toLocaleString('id-ID') : '–'),
  },
  { key: 'oleh', label: 'Ditulis', width: 140, isOptional: true, cell: ({ oleh }) => oleh.nama },
]
