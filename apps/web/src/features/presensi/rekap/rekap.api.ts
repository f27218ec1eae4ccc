import type { Bulan } from '@rekan/domain/bulan'
import { statusTerhitung } from '@rekan/domain/presensi/hari/rekap'
import { type CallAnswer, call } from '../../../lib/http.ts'

type WireRekap = CallAnswer<'GET /rekap/presensi'>['data']
type WireHari = CallAnswer<'GET /rekap/presensi/list'>['data'][number]

/**
 * One's own month in figures, in days unless it says otherwise (those late are among those who were there), and its days, first to
 * last; those without a placement are left out.
 */
export type RekapPresensi = ReturnType<typeof rekapFrom>
/** A day of the month; `catatan` is what came of it, null for a day to come */
export type HariRekap = RekapPresensi['hari'][number]

export async function fetchRekapPresensi(bulan: Bulan, signal: AbortSignal): Promise<RekapPresensi> {
  const query = { bulan: String(bulan.bulan), tahun: String(bulan.tahun) }
  const [rekap, daftar] = await Promise.all([
    call('GET /rekap/presensi', { query, signal }),
    call('GET /rekap/presensi/list', { query, signal }),
  ])
  return rekapFrom(rekap.data, daftar.data)
}

function rekapFrom(rekap: WireRekap, daftar: readonly WireHari[]) {
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
