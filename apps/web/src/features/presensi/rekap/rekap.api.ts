import type { Bulan } from '@rekan/domain/bulan'
import type { StatusPresensi } from '@rekan/domain/presensi/hari/presensi'
import { statusTerhitung } from '@rekan/domain/presensi/hari/rekap'
import type { Detik, Tanggal } from '@rekan/domain/waktu'
import { type CallAnswer, call } from '../../../lib/http.ts'

type WireRekap = CallAnswer<'GET /rekap/presensi'>['data']
type WireHari = CallAnswer<'GET /rekap/presensi/list'>['data'][number]

/** A day of the month. */
export type HariRekap = {
  readonly tanggal: Tanggal
  /** As it counts: a day off amid a leave is a day off */
  readonly status: StatusPresensi
  readonly telat: Detik
  readonly lebihAwal: Detik
  /** What came of it, `HH:mm:ss` in the office's zone; null for a day to come */
  readonly catatan: {
    readonly masuk: string | null
    readonly pulang: string | null
    /** The planned end that counts as the check-out, which is missing */
    readonly pulangDianggap: string | null
    readonly durasi: Detik
    /** Whose work it was that one did, and who did one's own */
    readonly menggantikan: readonly string[]
    readonly digantikanOleh: readonly string[]
    /** Who punched for one, or put it right */
    readonly dicatatOleh: readonly string[]
  } | null
}

/** One's own month in figures, in days unless it says otherwise, and its days, first to last; those without a placement are left out. */
export type RekapPresensi = {
  readonly hariKerja: number
  /** Those late are among them */
  readonly hadir: number
  readonly terlambat: number
  readonly pulangCepat: number
  readonly izin: number
  readonly sakit: number
  readonly cuti: number
  readonly dinasLuar: number
  readonly alpa: number
  readonly belum: number
  readonly totalDurasi: Detik
  readonly totalTelat: Detik
  /** How often the planned end counts as the check-out */
  readonly pulangDianggap: number
  /** Hours worked as the company rounds them, with its rule */
  readonly pembulatan: WireRekap['pembulatan']
  /** `HH:mm:ss`; null without a check-in */
  readonly rataRataMasuk: string | null
  readonly hari: readonly HariRekap[]
}

export async function fetchRekapPresensi(bulan: Bulan, signal: AbortSignal): Promise<RekapPresensi> {
  const query = { bulan: String(bulan.bulan), tahun: String(bulan.tahun) }
  const [rekap, daftar] = await Promise.all([
    call('GET /rekap/presensi', { query, signal }),
    call('GET /rekap/presensi/list', { query, signal }),
  ])
  return rekapFrom(rekap.data, daftar.data)
}

function rekapFrom(rekap: WireRekap, daftar: readonly WireHari[]): RekapPresensi {
  const riwayat = new Map(daftar.map((hari) => [hari.tanggal, hari]))
  return {
    hariKerja: rekap.hari_kerja,
    hadir: rekap.hadir,
    terlambat: rekap.terlambat,
    pulangCepat: rekap.pulang_cepat,
    izin: rekap.izin,
    sakit: rekap.sakit,
    cuti: rekap.cuti,
    dinasLuar: rekap.dinas_luar,
    alpa: rekap.alpa,
    belum: rekap.belum,
    totalDurasi: rekap.total_durasi,
    totalTelat: rekap.total_telat,
    pulangDianggap: rekap.pulang_dianggap,
    pembulatan: rekap.pembulatan,
    rataRataMasuk: rekap.rata_rata_masuk,
    hari: rekap.hari.map(({ tanggal, status, kerja, telat, lebih_awal }) => {
      const lalu = riwayat.get(tanggal)
      return {
        tanggal,
        status: statusTerhitung({ status, kerja }),
        telat,
        lebihAwal: lebih_awal,
        catatan: lalu
          ? {
              masuk: lalu.check_in,
              pulang: lalu.check_out,
              pulangDianggap: lalu.pulang_dianggap,
              durasi: lalu.durasi,
              menggantikan: lalu.menggantikan,
              dicatatOleh: lalu.dicatat_oleh,
              digantikanOleh: lalu.digantikan_oleh,
            }
          : null,
      }
    }),
  }
}
