import { Suspense, lazy } from 'react'
import { KOLOM_MEJA_LEMBUR, type KolomMejaLembur } from '@rekan/domain/pengajuan/meja'
import { formatDurasi } from '@rekan/domain/teks/durasi'
import type { Detik } from '@rekan/domain/waktu'
import { call } from '../../../../lib/http.ts'
import { fileFrom } from '../../../../lib/download.ts'
import { cutDetik, formatTanggalAngka } from '../../../../lib/format.ts'
import { type Lembur, decideLembur, fetchSatuLembur, lemburFrom } from '../../masuk/lembur.api.ts'
import { kolomNama, kolomNasib } from '../kolom.tsx'
import { type Meja, wirePenyaring } from '../meja.ts'

const LemburIsi = lazy(async () => ({ default: (await import('../../masuk/lembur-isi.tsx')).LemburIsi }))

/** The desk of overtime. */
export const MEJA_LEMBUR: Meja<Lembur> = {
  nama: 'lembur',
  judul: 'Lembur',
  sebutan: 'pengajuan lembur',
  kunci: 'lembur',
  hasCatatan: false,
  kolom: [
    kolomNama(),
    {
      key: 'tanggal',
      label: 'Tanggal',
      width: 110,
      isSortable: true,
      cell: ({ pengajuan: { tanggal } }) => formatTanggalAngka(tanggal),
    },
    {
      key: 'jam',
      label: 'Pukul',
      width: 120,
      cell: ({ pengajuan: { mulai, selesai } }) => `${cutDetik(mulai)}–${cutDetik(selesai)}`,
    },
    {
      key: 'durasi',
      label: 'Lama',
      width: 84,
      isNumeric: true,
      cell: ({ pengajuan: { durasi } }) => jamMenit(durasi),
    },
    {
      key: 'minggu',
      label: 'Pekan itu',
      width: 130,
      cell: ({ pengajuan: { batas } }) => (
        <span className={batas?.lewat === true ? 'font-bold text-destructive' : ''}>
          {batas === null ? '–' : batas.hariLibur ? 'Hari libur' : `${jamMenit(batas.minggu)} / 18 jam`}
        </span>
      ),
    },
    {
      key: 'kesediaan',
      label: 'Kesediaan',
      width: 100,
      cell: ({ pengajuan: { isBersedia } }) => (isBersedia ? 'Bersedia' : 'Belum'),
    },
    ...kolomNasib<Lembur>(),
    {
      key: 'keterangan',
      label: 'Keterangan',
      width: 220,
      isOptional: true,
      cell: ({ pengajuan: { keterangan } }) => keterangan,
    },
  ],
  async fetchJendela(cari, mulai, jumlah, signal) {
    const { jenis_izin: _, ...saring } = wirePenyaring(cari)
    const { urut } = cari
    const { data, meta } = await call('GET /kelola/lembur', {
      query: {
        ...saring,
        ...(urut !== undefined && { urut }),
        mulai: String(mulai),
        jumlah: String(jumlah),
      },
      signal,
    })
    return {
      data: data.map(({ lembur, kantor }) => ({ pengajuan: lemburFrom(lembur), kantor })),
      total: meta.total,
    }
  },
  async fetchPilihan(cari, signal) {
    const { jenis_izin: _, ...query } = wirePenyaring(cari)
    return (await call('GET /kelola/lembur/saringan', { query, signal })).data
  },
  async fetchLembar(cari, kolom, format) {
    const { jenis_izin: _, ...saring } = wirePenyaring(cari)
    const { urut } = cari
    const dikenal = kolom.filter((satu): satu is KolomMejaLembur =>
      (KOLOM_MEJA_LEMBUR as readonly string[]).includes(satu),
    )
    const { data } = await call('GET /kelola/lembur/lembar', {
      query: { ...saring, ...(urut !== undefined && { urut }), kolom: dikenal.join(','), format },
    })
    return fileFrom(data)
  },
  fetchSatu: fetchSatuLembur,
  decide: decideLembur,
  ringkas: ({ tanggal, mulai, selesai, durasi }) =>
    `${formatTanggalAngka(tanggal)} · ${cutDetik(mulai)}–${cutDetik(selesai)} · ${formatDurasi(durasi)}`,
  Isi: ({ pengajuan }) => (
    <Suspense>
      <LemburIsi lembur={pengajuan} />
    </Suspense>
  ),
}

/** `1:30`: columns are narrow. */
function jamMenit(detik: Detik): string {
  const menit = Math.round(detik / 60)
  return `${Math.floor(menit / 60)}:${String(menit % 60).padStart(2, '0')}`
}
