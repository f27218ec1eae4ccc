import { Suspense, lazy } from 'react'
import { KOLOM_MEJA_IZIN, type KolomMejaIzin } from '@rekan/domain/pengajuan/meja'
import { formatJumlahHari } from '@rekan/domain/pengajuan/izin/jumlah-hari'
import { call } from '../../../lib/http.ts'
import { fileFrom } from '../../../lib/download.ts'
import { formatRentangSingkat } from '../../../lib/format-hari.ts'
import { Badge } from '../../../ui/badge.tsx'
import { type Izin, decideIzin, fetchSatuIzin, izinFrom } from '../masuk/izin.api.ts'
import { kolomNama, kolomNasib } from './kolom.tsx'
import { type Meja, wirePenyaring } from './meja.ts'

const IzinIsi = lazy(async () => ({ default: (await import('../masuk/izin-isi.tsx')).IzinIsi }))

/** The desk of leave, permission and corrections. */
export const MEJA_IZIN: Meja<Izin> = {
  nama: 'izin',
  judul: 'Izin & cuti',
  sebutan: 'pengajuan izin',
  kunci: 'absensi',
  hasCatatan: true,
  kolom: [
    kolomNama(),
    {
      key: 'tanggal',
      label: 'Tanggal',
      width: 118,
      isSortable: true,
      cell: ({ pengajuan: { mulai, selesai } }) => formatRentangSingkat(mulai, selesai),
    },
    {
      key: 'jenis',
      label: 'Jenis',
      width: 130,
      cell: ({ pengajuan: { jenis, luring } }) => (
        <>
          <Badge tone="neutral">{jenis}</Badge>
          {luring.length > 0 && <span className="block text-xs text-ink-muted">tanpa jaringan</span>}
        </>
      ),
    },
    {
      key: 'hari',
      label: 'Hari',
      width: 60,
      isNumeric: true,
      cell: ({ pengajuan: { totalHari } }) => formatJumlahHari(totalHari),
    },
    {
      key: 'sisa',
      label: 'Sisa',
      width: 64,
      isNumeric: true,
      cell: ({ pengajuan }) => <Sisa izin={pengajuan} />,
    },
    {
      key: 'bentrok',
      label: 'Bentrok',
      width: 150,
      cell: ({ pengajuan }) => <Bentrok izin={pengajuan} />,
    },
    ...kolomNasib<Izin>(),
    {
      key: 'keterangan',
      label: 'Keterangan',
      width: 220,
      isOptional: true,
      cell: ({ pengajuan: { keterangan } }) => keterangan,
    },
  ],
  async fetchJendela(cari, mulai, jumlah, signal) {
    const { urut } = cari
    const { data, meta } = await call('GET /kelola/izin', {
      query: {
        ...wirePenyaring(cari),
        ...(urut !== undefined && { urut }),
        mulai: String(mulai),
        jumlah: String(jumlah),
      },
      signal,
    })
    return {
      data: data.map(({ izin, kantor }) => ({ pengajuan: izinFrom(izin), kantor })),
      total: meta.total,
    }
  },
  fetchPilihan: async (cari, signal) =>
    (await call('GET /kelola/izin/saringan', { query: wirePenyaring(cari), signal })).data,
  async fetchLembar(cari, kolom, format) {
    const { urut } = cari
    const dikenal = kolom.filter((satu): satu is KolomMejaIzin =>
      (KOLOM_MEJA_IZIN as readonly string[]).includes(satu),
    )
    const { data } = await call('GET /kelola/izin/lembar', {
      query: {
        ...wirePenyaring(cari),
        ...(urut !== undefined && { urut }),
        kolom: dikenal.join(','),
        format,
      },
    })
    return fileFrom(data)
  },
  fetchSatu: fetchSatuIzin,
  decide: decideIzin,
  ringkas: ({ jenis, mulai, selesai, totalHari }) =>
    `${jenis} · ${formatRentangSingkat(mulai, selesai)} · ${formatJumlahHari(totalHari)} hari`,
  Isi: ({ pengajuan }) => (
    <Suspense>
      <IzinIsi izin={pengajuan} />
    </Suspense>
  ),
}

/** What is left before it; red where that is too little. */
function Sisa({ izin: { pertimbangan, totalHari } }: { readonly izin: Izin }) {
  const sisa = pertimbangan?.sisa ?? null
  if (sisa === null) return '–'
  const isKurang = sisa < totalHari + (pertimbangan?.menunggu_lain ?? 0)
  return <span className={isKurang ? 'font-bold text-destructive' : ''}>{sisa}</span>
}

/** Who else of the unit is away on those days: one by name, more by number. */
function Bentrok({ izin: { pertimbangan } }: { readonly izin: Izin }) {
  const [satu, ...lain] = pertimbangan?.bentrok ?? []
  if (satu === undefined) return '–'
  return (
    <span className="font-semibold text-accent-strong">
      {lain.length === 0 ? satu.nama : `${satu.nama} +${lain.length}`}
    </span>
  )
}
