import { type Tanggal, addHari, formatJam, parseJam } from '@rekan/domain/waktu'
import type { Answer, Context } from '../../../platform/http.ts'
import { type IsiVersi, SEJAK_AWAL } from './jadwal.queries.ts'
import type { Jadwal } from './jadwal.service.ts'

type Isian = Pick<
  Context<'POST /kelola/jadwal-kerja'>['body'],
  'toleransi_menit' | 'masuk_saat_libur' | 'hari'
>
export type JadwalKerja = Answer<'GET /kelola/jadwal-kerja'>['data'][number]

/** What a schedule says, from what was sent. */
export function isiFrom({ toleransi_menit, masuk_saat_libur, hari }: Isian): IsiVersi {
  return {
    toleransi_detik: toleransi_menit * 60,
    masuk_saat_libur,
    pekan: hari
      .toSorted((satu, lain) => satu.hari - lain.hari)
      .map((satu) => ({
        hari: satu.hari,
        jam_mulai: parseJam(satu.jam_mulai) ?? 0,
        jam_selesai: parseJam(satu.jam_selesai) ?? 0,
        istirahat_detik: satu.istirahat_menit * 60,
        istirahat_sesudah_detik: satu.istirahat_sesudah_menit * 60,
      })),
  }
}

/** A schedule with all it says, the latest first, and how many work by it. */
export function wireJadwal({ id, nama, versi, semua }: Jadwal, orang: number, hariIni: Tanggal): JadwalKerja {
  const riwayat = semua.map(({ berlaku_dari, alasan, toleransi_detik, masuk_saat_libur, pekan }, ke) => {
    const berikut = semua[ke + 1]?.berlaku_dari
    const sampai = berikut === undefined ? null : addHari(berikut, -1)
    const isLewat = sampai !== null && sampai < hariIni
    return {
      berlaku_dari: berlaku_dari === SEJAK_AWAL ? null : berlaku_dari,
      sampai,
      keadaan: isLewat
        ? ('lewat' as const)
        : berlaku_dari > hariIni
          ? ('akan' as const)
          : ('berlaku' as const),
      alasan,
      toleransi_menit: toleransi_detik / 60,
      masuk_saat_libur,
      hari: pekan.map((satu) => ({
        hari: satu.hari,
        jam_mulai: formatJam(satu.jam_mulai).slice(0, 5),
        jam_selesai: formatJam(satu.jam_selesai).slice(0, 5),
        istirahat_menit: satu.istirahat_detik / 60,
        istirahat_sesudah_menit: satu.istirahat_sesudah_detik / 60,
      })),
    }
  })
  return { id, nama, versi, orang, riwayat: riwayat.toReversed() }
}
