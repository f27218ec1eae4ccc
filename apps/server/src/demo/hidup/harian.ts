import { type Instan, type Tanggal, jamLokal } from '@rekan/domain/waktu'
import type { Hari } from '../../features/presensi/hari/hari.service.ts'
import { createAcak } from '../acak.ts'
import { KODE_LUPA } from '../orang/akun.ts'
import { type KejadianDemo, type PeranHari, planKejadian } from '../hari/kejadian.ts'
import type { OrangDemo } from '../orang/orang.ts'

/** Somebody's day. */
export type HariDemo = { readonly orang: OrangDemo; readonly hari: Hari }

/** What is to be seen on every working day, by those whose turn it is: each another person, and two for one who is on leave. */
const PERAN: readonly PeranHari[] = [
  'absen',
  'absen',
  'telat',
  'telat',
  'telat',
  'luar',
  'luar',
  'luring',
  'luring',
]
/** By half past ten in the west all of it has happened. */
const MULAI_PALING_LAMBAT = 9 * 3600

/**
 * Whose turn on a date it is to be late, outside or away: people of a morning shift, in an order that the date gives. Leave
 * and overtime have no say in it, or one decided during the day would rewrite that day for others.
 */
export function giliranHari(tanggal: Tanggal, semua: readonly HariDemo[]): ReadonlyMap<string, PeranHari> {
  const pagi = semua
    .filter(({ orang, hari }) => !isTetap(orang) && hari.tanggal === tanggal && isPagi(hari))
    .toSorted((a, b) => urutan(a, tanggal) - urutan(b, tanggal))
  const sisa = [...pagi]
  return new Map(
    PERAN.flatMap((peran) => {
      const ke = sisa.findIndex(({ hari }) => peran !== 'luar' || isDicatat(hari))
      const [satu] = ke === -1 ? [] : sisa.splice(ke, 1)
      return satu === undefined ? [] : [[satu.orang.kode, peran] as const]
    }),
  )
}

/** What of somebody's day has happened by a moment. */
export function kejadianSampai(
  { orang, hari }: HariDemo,
  peran: PeranHari | undefined,
  saat: Instan,
): readonly KejadianDemo[] {
  return planKejadian(orang, hari, peran).filter(({ waktu }) => new Date(waktu).getTime() <= saat)
}

/** Whose days follow a plan of their own. */
function isTetap({ khusus, kode }: OrangDemo): boolean {
  return khusus || kode === KODE_LUPA
}

/** In the west, where the day begins last. */
function isPagi({ shift, zona }: Hari): boolean {
  return (
    shift !== null &&
    zona === 'WIB' &&
    jamLokal(shift.mulai, zona) <= MULAI_PALING_LAMBAT &&
    shift.jam.selesai > shift.jam.mulai
  )
}

/** Where a punch from outside is taken. */
function isDicatat({ penempatan: [{ area, kebijakan_lokasi }] }: Hari): boolean {
  return area !== null && kebijakan_lokasi === 'catat'
}

function urutan({ orang }: HariDemo, tanggal: Tanggal): number {
  return createAcak(`peran ${orang.kode} ${tanggal}`).nilai()
}
