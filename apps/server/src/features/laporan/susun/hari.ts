import { type BarisLaporan, HURUF_STATUS, HURUF_TERLAMBAT, roundMenit } from '@rekan/domain/laporan/laporan'
import { computeRekap, statusTerhitung } from '@rekan/domain/presensi/hari/rekap'
import { isLebihAwal, isTelat, kerjaPada } from '@rekan/domain/presensi/hari/presensi'
import { type Instan, type Tanggal, formatJam, formatTanggal, jamLokal } from '@rekan/domain/waktu'
import type { HariHitung } from '../../presensi/hari/hari.service.ts'
import { pulangDianggapKerja } from '../../presensi/hari/terhitung.service.ts'
import { rekapFrom } from '../../presensi/rekap/rekap.service.ts'
import type { OrangLaporan } from './orang.queries.ts'

/** Somebody's month: a day for each date, null where they are not placed anywhere. */
export type Sebulan = {
  readonly orang: OrangLaporan
  readonly hari: readonly (HariHitung | null)[]
}
/** The rows of somebody's month in one report. */
export type BarisHari = (sebulan: Sebulan, saat: Instan) => BarisLaporan[]

export function awalBaris({ kode, nama, lokasi }: OrangLaporan): BarisLaporan {
  return [kode, nama, lokasi]
}

/** A letter a day, then what they come to. */
export const barisPresensi: BarisHari = ({ orang, hari }, saat) => {
  const rekap = hari.map((satu) => satu && rekapFrom(satu, saat))
  const r = computeRekap(rekap.filter((satu) => satu !== null))
  const huruf = rekap.map((satu) => {
    if (satu === null) return null
    const status = statusTerhitung(satu)
    return status === 'HADIR' && isTelat(satu.telat) ? HURUF_TERLAMBAT : HURUF_STATUS[status]
  })
  const jumlah = [r.hari_kerja, r.hadir, r.terlambat, r.izin, r.sakit, r.cuti, r.dinas_luar, r.alpa]
  return [[...awalBaris(orang), ...huruf, ...jumlah, r.libur, r.belum]]
}

/** Who came late or left early at least once. */
export const barisKeterlambatan: BarisHari = ({ orang, hari }, saat) => {
  const rekap = hari.flatMap((satu) => (satu === null ? [] : [rekapFrom(satu, saat)]))
  const { terlambat, pulang_cepat, total_telat } = computeRekap(rekap)
  if (terlambat === 0 && pulang_cepat === 0) return []
  const terlama = rekap.reduce((lama, { telat }) => Math.max(lama, telat), 0)
  const lebihAwal = rekap.reduce((n, satu) => n + (isLebihAwal(satu.lebihAwal) ? satu.lebihAwal : 0), 0)
  const menit = [terlambat, roundMenit(total_telat), roundMenit(terlama), pulang_cepat, roundMenit(lebihAwal)]
  return [[...awalBaris(orang), ...menit]]
}

/** Works that nobody checked in to, or not out of, once they are over. */
export const barisTanpaPresensi: BarisHari = ({ orang, hari }, saat) =>
  hari.flatMap((satu) => {
    if (satu === null) return []
    const alpa = statusTerhitung(rekapFrom(satu, saat)) === 'ALPA'
    return satu.penugasan.flatMap((kerja) => {
      const { checkIn, checkOut, rencana, kantor } = kerja
      const rentang = kerjaPada(rencana)
      const isMasukKurang = checkIn === null && alpa && rencana.shift !== null
      const isPulangKurang = checkIn !== null && checkOut === null
      const isBerjalan = rentang !== null && saat <= rentang.selesai
      if (isBerjalan || (!isMasukKurang && !isPulangKurang)) return []
      const zona = kantor?.zona_waktu ?? satu.zona
      const jam = rentang && `${pukul(rentang.mulai, zona)}–${pukul(rentang.selesai, zona)}`
      const dianggap = pulangDianggapKerja(kerja, satu, saat)?.slice(11, 16) ?? null
      const kurang = isMasukKurang ? 'Check-in dan check-out' : 'Check-out'
      return [[...awalBaris(orang), formatTanggal(satu.tanggal), jam, kurang, dianggap]]
    })
  })

/** What was worked, of what was planned. */
export const barisJamKerja: BarisHari = ({ orang, hari }, saat) => {
  const r = computeRekap(hari.flatMap((satu) => (satu === null ? [] : [rekapFrom(satu, saat)])))
  const lama = [roundMenit(r.total_durasi), roundMenit(r.jam_kerja)]
  const shift = [r.man_shift, r.man_shift_rencana, r.pulang_dianggap]
  return [[...awalBaris(orang), r.hari_kerja, r.hadir, ...lama, ...shift, namaPencatat(hari)]]
}

/** Who punched for somebody or put it right, with how many punches each, the most first; null: nobody did. */
function namaPencatat(hari: Sebulan['hari']): string | null {
  const nama = hari.flatMap((satu) =>
    (satu?.penugasan ?? []).flatMap(({ checkIn, checkOut }) =>
      [checkIn, checkOut].flatMap((kejadian) => kejadian?.oleh?.nama ?? []),
    ),
  )
  const kali = [...Map.groupBy(nama, (satu) => satu)].map(([satu, semua]) => ({ satu, kali: semua.length }))
  if (kali.length === 0) return null
  return kali
    .toSorted((a, b) => b.kali - a.kali)
    .map(({ satu, kali: banyak }) => `${satu} ${banyak} kali`)
    .join(', ')
}

/** The days of a month that people have at the company. */
export function isBekerja({ keluar }: OrangLaporan, tanggal: Tanggal): boolean {
  return keluar === null || tanggal <= keluar
}

export function pukul(saat: Instan, zona: HariHitung['zona']): string {
  return formatJam(jamLokal(saat, zona)).slice(0, 'HH:mm'.length)
}
