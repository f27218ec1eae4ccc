import type { JenisIzin, StatusPengajuan } from '@rekan/domain/absensi'
import type { Bulan } from '@rekan/domain/bulan'
import type { Tanggal } from '@rekan/domain/waktu'
import { fileUrl } from '../../lib/file-url.ts'
import { type CallAnswer, call } from '../../lib/http.ts'
import { type Nasib, nasibFrom } from '../../lib/nasib.ts'

type WirePerizinan = CallAnswer<'GET /absensi/{id}'>['data']

/** One request for leave, permission or a correction. */
export type Perizinan = {
  readonly id: number
  readonly jenisIzin: JenisIzin
  /** The label shown: the leave's name, or the kind's */
  readonly jenis: string
  readonly mulai: Tanggal
  readonly selesai: Tanggal
  readonly totalHari: number
  readonly keterangan: string
  /** Its link lives 15 minutes */
  readonly lampiran: { readonly url: string; readonly nama: string } | null
  /** A correction's claimed times, `HH:mm:ss` */
  readonly jamMasuk: string | null
  readonly jamPulang: string | null
  readonly karyawan: {
    readonly id: number
    readonly kode: string
    readonly nama: string
    readonly avatarUrl: string | null
    readonly jatahCuti: number
  }
  readonly nasib: Nasib
  /** What a decision needs; null for who can't decide it */
  readonly pertimbangan: Pertimbangan | null
}

export type Pertimbangan = {
  /** Days left of what the request is taken from; null where nothing is counted */
  readonly sisa: number | null
  readonly menungguLain: number
  readonly bentrok: readonly Bentrok[]
  readonly tercatat: { readonly checkIn: string | null; readonly checkOut: string | null } | null
}

export type Bentrok = {
  readonly nama: string
  readonly jenis: string
  readonly status: StatusPengajuan
  readonly mulai: Tanggal
  readonly selesai: Tanggal
}

/** The person's own requests that touch a month or were filed in it. */
export async function fetchPerizinanBulan(
  { bulan, tahun }: Bulan,
  signal: AbortSignal,
): Promise<readonly Perizinan[]> {
  const query = { bulan: String(bulan), tahun: String(tahun) }
  const { data } = await call('GET /rekap/absensi', { query, signal })
  return data.map(perizinanFrom)
}

/** The person's own that wait to be decided, newest first. */
export async function fetchPerizinanMenunggu(signal: AbortSignal): Promise<readonly Perizinan[]> {
  const query = { lingkup: 'saya', status: 'menunggu' } as const
  const { data } = await call('GET /absensi', { query, signal })
  return data.map(perizinanFrom)
}

export async function fetchPerizinan(id: number, signal: AbortSignal): Promise<Perizinan> {
  const { data } = await call('GET /absensi/{id}', { params: { id }, signal })
  return perizinanFrom(data)
}

export async function cancelPerizinan(id: number): Promise<Perizinan> {
  const { data } = await call('POST /absensi/{id}/cancel', { params: { id }, body: {} })
  return perizinanFrom(data)
}

/** The permit that is in force today, and the days of annual leave left. */
export type RingkasanPerizinan = {
  readonly aktif: {
    readonly id: number
    readonly jenis: string
    readonly totalHari: number
    readonly mulai: Tanggal
    readonly selesai: Tanggal
  } | null
  readonly jatahCuti: number
}

export async function fetchRingkasanPerizinan(signal: AbortSignal): Promise<RingkasanPerizinan> {
  const { data } = await call('GET /rekap/perizinan', { query: {}, signal })
  const { aktif } = data
  return {
    aktif: aktif && {
      id: aktif.id,
      jenis: aktif.jenis,
      totalHari: aktif.total_hari,
      mulai: aktif.tanggal_mulai,
      selesai: aktif.tanggal_selesai,
    },
    jatahCuti: data.jatah_cuti,
  }
}

export function perizinanFrom(wire: WirePerizinan): Perizinan {
  const { karyawan, lampiran_url: url, pertimbangan } = wire
  return {
    id: wire.id,
    jenisIzin: wire.jenis_izin,
    jenis: wire.jenis,
    mulai: wire.tanggal_mulai,
    selesai: wire.tanggal_selesai,
    totalHari: wire.total_hari,
    keterangan: wire.keterangan,
    lampiran: url === null ? null : { url: fileUrl(url), nama: wire.lampiran_nama ?? 'Dokumen' },
    jamMasuk: wire.jam_masuk,
    jamPulang: wire.jam_pulang,
    karyawan: {
      id: karyawan.id,
      kode: karyawan.kode,
      nama: karyawan.nama,
      avatarUrl: fileUrl(karyawan.avatar_url),
      jatahCuti: karyawan.jatah_cuti,
    },
    nasib: nasibFrom(wire),
    pertimbangan: pertimbangan && pertimbanganFrom(pertimbangan),
  }
}

function pertimbanganFrom(wire: NonNullable<WirePerizinan['pertimbangan']>): Pertimbangan {
  const { tercatat } = wire
  return {
    sisa: wire.sisa,
    menungguLain: wire.menunggu_lain,
    bentrok: wire.bentrok.map((satu) => ({
      nama: satu.nama,
      jenis: satu.jenis,
      status: satu.status,
      mulai: satu.tanggal_mulai,
      selesai: satu.tanggal_selesai,
    })),
    tercatat: tercatat && { checkIn: tercatat.check_in, checkOut: tercatat.check_out },
  }
}
