import type { StatusPresensi } from '@rekan/domain/presensi/hari/presensi'
import type { Detik, KodeZona, Tanggal } from '@rekan/domain/waktu'
import { fileUrl } from '../../../lib/file-url.ts'
import { type CallAnswer, call } from '../../../lib/http.ts'
import { type Page, pageByMeta } from '../../../lib/pages.ts'
import type { SaringanTim } from './presensi.search.ts'
import { KELOMPOK } from './kelompok.ts'

type WireBaris = CallAnswer<'GET /karyawan/presensi'>['data'][number]
type WireKejadian = NonNullable<WireBaris['check_in']>

/** One day's figures: statuses add up to `total`, `terlambat` are some of `hadir`. */
export type RingkasanHari = CallAnswer<'GET /karyawan/presensi/ringkasan'>['data']

/** A punch as a list shows it. */
export type KejadianRingkas = {
  /** `HH:mm:ss` in the office's zone */
  readonly waktu: string
  readonly telat: Detik
  readonly lebihAwal: Detik
  /** Who made it for the person, or put it right */
  readonly oleh: string | null
  readonly diLuarArea: boolean
  /** Marked, and nobody has looked at it */
  readonly isMenunggu: boolean
  /** Its person disputes it, and HR has not decided */
  readonly isDisanggah: boolean
  /** Why it is marked, in sentences */
  readonly tanda: readonly string[]
  /** Looked at, and not accepted */
  readonly isDitolak: boolean
  readonly selfieUrl: string | null
}

/** Somebody's attendance day in a list. */
export type BarisPresensi = {
  readonly karyawanId: number
  readonly tanggal: Tanggal
  readonly status: StatusPresensi
  readonly nama: string
  readonly kode: string
  readonly avatarUrl: string | null
  readonly kantor: string
  readonly zona: KodeZona
  readonly masuk: KejadianRingkas | null
  readonly pulang: KejadianRingkas | null
  /** `HH:mm` of the planned end that counts as the check-out, which is missing */
  readonly pulangDianggap: string | null
  /** Whose work it was that the person did, and who did their own */
  readonly menggantikan: readonly string[]
  readonly digantikanOleh: readonly string[]
}

/** The days of a list: of people, filtered; those waiting for review; the reader's own of a month. */
export type Daftar =
  | ({ readonly jenis: 'hari' } & SaringanTim)
  | ({ readonly jenis: 'tinjauan' } & Pick<SaringanTim, 'nama' | 'kantor'>)
  | { readonly jenis: 'bulan'; readonly bulan: number; readonly tahun: number }

const PER_HALAMAN = 30

export async function fetchDaftar(
  daftar: Daftar,
  page: number,
  signal: AbortSignal,
): Promise<Page<BarisPresensi>> {
  const answer = await call('GET /karyawan/presensi', {
    signal,
    query: { page: String(page), per_page: String(PER_HALAMAN), ...queryFrom(daftar) },
  })
  return pageByMeta(answer, barisFrom)
}

export async function fetchRingkasanHari(
  { tanggal, kantor }: Pick<SaringanTim, 'tanggal' | 'kantor'>,
  signal: AbortSignal,
): Promise<RingkasanHari> {
  const query = { tanggal, kantor_id: kantor }
  return (await call('GET /karyawan/presensi/ringkasan', { signal, query })).data
}

function queryFrom(daftar: Daftar) {
  if (daftar.jenis === 'bulan') return { bulan: String(daftar.bulan), tahun: String(daftar.tahun) }
  const { nama, kantor } = daftar
  const orang = { nama, kantor_id: kantor }
  if (daftar.jenis === 'tinjauan') return { ...orang, perlu_tinjauan: '1' as const }
  const { tanggal, status } = daftar
  if (status === undefined) return { ...orang, tanggal }
  const kelompok: (typeof KELOMPOK)[keyof typeof KELOMPOK] = KELOMPOK[status]
  const telat = 'telat' in kelompok ? (kelompok.telat ? ('1' as const) : ('0' as const)) : undefined
  return { ...orang, tanggal, status: kelompok.status.join(','), telat }
}

function barisFrom(wire: WireBaris): BarisPresensi {
  const { karyawan, kantor } = wire
  return {
    karyawanId: wire.id,
    tanggal: wire.tanggal,
    status: wire.status,
    nama: karyawan.nama,
    kode: karyawan.kode,
    avatarUrl: fileUrl(karyawan.avatar_url),
    kantor: kantor.nama,
    zona: kantor.zona_waktu.kode,
    masuk: wire.check_in && kejadianFrom(wire.check_in),
    pulang: wire.check_out && kejadianFrom(wire.check_out),
    pulangDianggap: wire.pulang_dianggap?.slice(11, 16) ?? null,
    menggantikan: wire.menggantikan,
    digantikanOleh: wire.digantikan_oleh,
  }
}

function kejadianFrom(wire: WireKejadian): KejadianRingkas {
  return {
    waktu: wire.waktu,
    telat: wire.telat ?? 0,
    lebihAwal: wire.lebih_awal ?? 0,
    oleh: wire.oleh?.nama ?? null,
    diLuarArea: wire.di_luar_area,
    tanda: wire.tanda.map(({ kalimat }) => kalimat),
    isDisanggah: wire.sanggahan?.keadaan === 'menunggu',
    isMenunggu: wire.perlu_tinjauan && wire.tinjauan === null,
    isDitolak: wire.tinjauan?.diterima === false,
    selfieUrl: fileUrl(wire.selfie_url),
  }
}
