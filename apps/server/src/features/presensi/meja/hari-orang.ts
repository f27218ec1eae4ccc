import { jamKerja } from '@rekan/domain/penugasan/penugasan'
import { statusHari } from '@rekan/domain/presensi/hari/presensi'
import { type KeadaanHari, keadaanHari } from '@rekan/domain/presensi/meja'
import type { Detik, Instan } from '@rekan/domain/waktu'
import {
  type PenugasanHadir,
  asTerhitung,
  isLengkap,
  pulangDianggap,
} from '@rekan/domain/penugasan/penugasan'
import { asHadir } from '../hari/giliran.service.ts'
import { type HariRingkas, tempatKerja } from '../hari/hari.service.ts'
import type { KejadianRingkas } from '../hari/hari.sql.ts'
import type { PenugasanHari } from '../hari/penugasan.ts'

/** A day as the desk counts it. */
export type HariMeja = {
  readonly status: ReturnType<typeof statusHari>
  readonly kerja: boolean
  readonly jamKerja: Detik
  readonly telat: Detik
  readonly keadaan: KeadaanHari[]
}

/** A person's day; of one site, its works there, and null where it has none there. */
export function hariMejaFrom(
  hari: HariRingkas,
  kantorId: number | undefined,
  isDiusulkan: boolean,
  saat: Instan,
): HariMeja | null {
  if (kantorId !== undefined && !tempatKerja(hari).includes(kantorId)) return null
  const kerja = hari.penugasan.filter((satu) => isDi(satu, hari, kantorId))
  const hadir = kerja.filter(({ checkIn }) => checkIn !== null).map(asHadir)
  const kejadian = kerja.flatMap(({ checkIn, checkOut }) => [checkIn, checkOut].filter((k) => k !== null))
  const dasar = { status: statusHari(hari.fakta, saat), kerja: hari.shift !== null }
  const telat = kejadian.reduce((jumlah, k) => jumlah + k.telat_detik, 0)
  return {
    ...dasar,
    jamKerja: hadir.reduce((jumlah, satu) => jumlah + jamKerja(asTerhitung(satu, saat)), 0),
    telat,
    keadaan: keadaanHari({
      ...dasar,
      telat,
      lebihAwal: kejadian.reduce((jumlah, k) => jumlah + k.lebih_awal_detik, 0),
      tanpaPulang: hadir.some((satu) => isTanpaPulang(satu, saat)),
      luarArea: kejadian.some((k) => k.di_luar_area),
      luring: kejadian.some((k) => k.luring_detik > 0),
      menunggu: kejadian.some((k) => k.menunggu_tinjauan),
      usulan: isDiusulkan,
    }),
  }
}

/** Whether a work is at a site: one without a place of its own is at the office of the primary placement. */
export function isDi(
  { kantor, checkIn }: PenugasanHari<KejadianRingkas>,
  { penempatan: [utama] }: HariRingkas,
  kantorId: number | undefined,
): boolean {
  return kantorId === undefined || (kantor?.kantor_id ?? checkIn?.kantor_id ?? utama.kantor_id) === kantorId
}

/** Left without a check-out, and nothing counts as one. */
function isTanpaPulang(hadir: PenugasanHadir, saat: Instan): boolean {
  return hadir.pulang === null && !isLengkap(hadir, saat) && pulangDianggap(hadir, saat) === null
}
