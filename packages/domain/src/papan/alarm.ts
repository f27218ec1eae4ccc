/** Who has not come to a work, when that is told, to whom and in which words (`docs/rules.md`, section 2.16). */
import type { FaktaHari, RencanaHari } from '../presensi/hari/presensi.ts'
import { type Instan, type KodeZona, formatJam, jamLokal } from '../waktu.ts'

/** Who is told, one after the other: the coordinators of the site, theirs, HR */
export const TAHAP_ALARM = { lokasi: 0, atasan: 1, hr: 2 } as const
export type TahapAlarm = (typeof TAHAP_ALARM)[keyof typeof TAHAP_ALARM]

/** So long after an alarm without an answer the next are told, milliseconds. */
export const NAIK_TAHAP_MS = { atasan: 15 * 60_000, hr: 30 * 60_000 } as const

/** What ends an alarm: they came, leave or a word of it, somebody stands in, it is no work any more, the work is over. */
export const SEBAB_REDA = ['datang', 'izin', 'digantikan', 'bebas', 'lewat'] as const
export type SebabReda = (typeof SEBAB_REDA)[number]

/** A work as an alarm sees it. */
export type KerjaAlarm = {
  readonly rencana: Pick<RencanaHari, 'shift'>
  /** When they checked in; null: not yet */
  readonly masuk: Instan | null
  /** The approved request of its day that gives a status */
  readonly izin: FaktaHari['izin']
  /** Somebody has asked for leave or permission on that day, and it waits */
  readonly kata: boolean
  /** Somebody else stands in for it */
  readonly digantikan: boolean
}

/** Since when a work without a punch is told of. */
export function instanAlarm(
  { mulai, toleransi }: { readonly mulai: Instan; readonly toleransi: number },
  alarmMenit: number,
): Instan {
  return mulai + (toleransi + alarmMenit * 60) * 1000
}

/** Why nobody is told of a work, or no longer; null where somebody is missed. */
export function sebabReda(
  { rencana, masuk, izin, kata, digantikan }: KerjaAlarm,
  saat: Instan,
): SebabReda | null {
  if (masuk !== null) return 'datang'
  if (rencana.shift === null) return 'bebas'
  if (izin !== null || kata) return 'izin'
  if (digantikan) return 'digantikan'
  return saat >= rencana.shift.selesai ? 'lewat' : null
}

/** One of those a message is about. */
export type OrangAlarm = {
  readonly nama: string
  readonly mulai: Instan
  readonly sebab: SebabReda | null
  /** When they came, where they did */
  readonly datang: Instan | null
}
type Tempat = { readonly nama: string; readonly zona: KodeZona }

/** So many are named; of more, how many there are. */
const DISEBUT = 5

/** What those are told who look after a site, and how it reads once people have come. The title names nobody. */
export function pesanAlarm(
  orang: readonly OrangAlarm[],
  { nama, zona }: Tempat,
): { readonly judul: string; readonly isi: string } {
  const pukul = (saat: Instan) => formatJam(jamLokal(saat, zona)).slice(0, 5)
  const jam = [...new Set(orang.map(({ mulai }) => pukul(mulai)))].toSorted().join(' dan ')
  const belum = orang.filter(({ sebab }) => sebab === null || sebab === 'lewat')
  const tempat = `${nama}, mulai ${jam} ${zona}.`
  const sisa = belum.length === 0 ? [] : [`Belum datang: ${sebutan(belum.map((satu) => satu.nama))}.`]
  const datang = orang.filter(({ sebab }) => sebab === 'datang')
  const kabar = [
    ...(datang.length === 0
      ? []
      : [`Datang: ${sebutan(datang.map((satu) => `${satu.nama} ${pukul(satu.datang ?? satu.mulai)}`))}.`]),
    ...LAIN.flatMap(([sebab, kata]) => {
      const siapa = orang.filter((satu) => satu.sebab === sebab)
      return siapa.length === 0 ? [] : [`${kata}: ${sebutan(siapa.map((satu) => satu.nama))}.`]
    }),
  ]
  return {
    judul: kataJudul(orang, belum.length),
    isi: [tempat, ...sisa, ...kabar].join(' ').slice(0, 1000),
  }
}

const LAIN = [
  ['izin', 'Izin atau sakit'],
  ['digantikan', 'Digantikan'],
  ['bebas', 'Tidak bertugas'],
] as const satisfies readonly (readonly [SebabReda, string])[]

function kataJudul(orang: readonly OrangAlarm[], belum: number): string {
  if (belum === orang.length) return `${belum} orang belum datang`
  if (belum > 0) return `${belum} dari ${orang.length} orang belum datang`
  if (orang.some(({ sebab }) => sebab !== 'datang')) return 'Tidak ada lagi yang ditunggu'
  return orang.length === 1 ? 'Yang terlambat sudah datang' : 'Semua sudah datang'
}

function sebutan(nama: readonly string[]): string {
  if (nama.length <= DISEBUT) return nama.join(', ')
  return `${nama.slice(0, DISEBUT).join(', ')}, dan ${nama.length - DISEBUT} orang lain`
}
