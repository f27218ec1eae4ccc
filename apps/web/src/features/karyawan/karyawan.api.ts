import type { StatusPresensi } from '@rekan/domain/presensi'
import type { Detik, Tanggal } from '@rekan/domain/waktu'
import { type CallAnswer, call } from '../../lib/http.ts'
import { type Page, pageByMeta } from '../../lib/pages.ts'

type WireBaris = CallAnswer<'GET /karyawan'>['data'][number]
export type WireDetail = CallAnswer<'GET /karyawan/{id}'>['data']
type WireRingkasan = CallAnswer<'GET /karyawan/{id}/ringkasan'>['data']

/** One of the people in the directory; what the reader may not see is empty. */
export type Orang = {
  readonly id: string
  readonly kode: string
  readonly nama: string
  readonly active: boolean
  readonly avatarUrl: string | null
  /** '' where the reader may not see it */
  readonly tanggalMasuk: Tanggal
  /** '' where the reader may not see it */
  readonly jenis: string
  readonly jabatan: string
  readonly unit: string
}

export type DetailOrang = Orang &
  Pick<WireDetail, 'personal' | 'kepegawaian' | 'akun' | 'keluar' | 'versi'> & {
    readonly jenisKaryawan: WireDetail['jenis_karyawan']
    readonly penempatan: WireDetail['penempatan_aktif']
  }

/** What the directory is narrowed to; all of it is in the address. */
export type Saringan = {
  readonly nama?: string
  readonly jenis?: number
  /** Unless set: those who work here now */
  readonly status?: 'nonaktif' | 'semua'
}

export type Ringkasan = {
  readonly hariIni: {
    readonly tanggal: Tanggal
    readonly status: StatusPresensi
    /** `HH:mm:ss` in the office's zone */
    readonly masuk: string | null
    readonly pulang: string | null
  } | null
  readonly hariKerja: number
  readonly hitungan: Readonly<
    Record<
      'hadir' | 'terlambat' | 'pulangCepat' | 'izin' | 'sakit' | 'cuti' | 'dinasLuar' | 'alpa' | 'belum',
      number
    >
  >
  readonly totalDurasi: Detik
  readonly jatahCuti: number
}

const PER_HALAMAN = 20

export async function fetchDirektori(
  saringan: Saringan,
  page: number,
  signal: AbortSignal,
): Promise<Page<Orang>> {
  const { nama, jenis, status } = saringan
  const answer = await call('GET /karyawan', {
    signal,
    query: {
      page: String(page),
      per_page: String(PER_HALAMAN),
      sort: 'nama,asc',
      nama,
      jenis_karyawan_id: jenis,
      active: status === 'semua' ? undefined : status === 'nonaktif' ? '0' : '1',
    },
  })
  return pageByMeta(answer, orangFrom)
}

export async function fetchOrang(id: string, signal: AbortSignal): Promise<DetailOrang> {
  const { data } = await call('GET /karyawan/{id}', { signal, params: { id } })
  return detailFrom(data)
}

export async function fetchRingkasan(id: string, signal: AbortSignal): Promise<Ringkasan> {
  const { data } = await call('GET /karyawan/{id}/ringkasan', { signal, params: { id }, query: {} })
  return ringkasanFrom(data)
}

function orangFrom(wire: WireBaris): Orang {
  return {
    id: wire.id,
    kode: wire.kode,
    nama: wire.nama,
    active: wire.active,
    avatarUrl: wire.avatar_url,
    tanggalMasuk: wire.tanggal_masuk,
    jenis: wire.jenis_karyawan?.nama ?? '',
    jabatan: wire.jabatan ?? '',
    unit: wire.unit ?? '',
  }
}

export function detailFrom(wire: WireDetail): DetailOrang {
  const { personal, kepegawaian, akun, keluar, versi } = wire
  return {
    ...orangFrom(wire),
    jenisKaryawan: wire.jenis_karyawan,
    penempatan: wire.penempatan_aktif,
    personal,
    kepegawaian,
    akun,
    keluar,
    versi,
  }
}

function ringkasanFrom(wire: WireRingkasan): Ringkasan {
  const { hari_ini: hari } = wire
  return {
    hariIni: hari && {
      tanggal: hari.tanggal,
      status: hari.status,
      masuk: hari.check_in?.waktu ?? null,
      pulang: hari.check_out?.waktu ?? null,
    },
    hariKerja: wire.hari_kerja,
    hitungan: {
      hadir: wire.hadir,
      terlambat: wire.terlambat,
      pulangCepat: wire.pulang_cepat,
      izin: wire.izin,
      sakit: wire.sakit,
      cuti: wire.cuti,
      dinasLuar: wire.dinas_luar,
      alpa: wire.alpa,
      belum: wire.belum,
    },
    totalDurasi: wire.total_durasi,
    jatahCuti: wire.jatah_cuti,
  }
}
