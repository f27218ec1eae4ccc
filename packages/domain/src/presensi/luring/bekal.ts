/** The day as a phone reckons it from what it keeps, where the server cannot be asked (`docs/rules.md`, section 2.22). */
import { type PenugasanHadir, giliranPada, rencanaSehari } from '../../penugasan/penugasan.ts'
import { type RencanaHari, type StatusIzin, hariPresensi, jendelaPresensi } from '../hari/presensi.ts'
import { type Instan, type KodeZona, type Tanggal, addHari, tanggalLokal } from '../../waktu.ts'

export type JenisPunch = 'checkIn' | 'checkOut'

/** A date as the server planned it when it was asked last. */
export type HariBekal<K extends PenugasanHadir = PenugasanHadir> = {
  readonly tanggal: Tanggal
  /** Of the primary placement in force on it */
  readonly zona: KodeZona
  /** The approved request that takes its punches away */
  readonly izin: StatusIzin | null
  /** Its works by their start, each with the punches that the server had */
  readonly kerja: readonly K[]
}

/** A punch that the phone has taken since, by its reckoned time. */
export type PunchPonsel<T = unknown> = {
  readonly jenis: JenisPunch
  readonly saat: Instan
  /** What it is to whoever asks */
  readonly tentang: T
}

/** What has been taken on this phone of a work, or of a day without any. */
type Dipakai<T> = Partial<Record<JenisPunch, PunchPonsel<T>>>

/** The day and the work whose turn it is. */
export type Giliran<H extends HariBekal = HariBekal, T = unknown> = {
  readonly tanggal: Tanggal
  /** Null: nothing is kept of that date, or nobody is placed then */
  readonly hari: H | null
  /** Its place among the day's works, -1 without any */
  readonly ke: number
  /** With the punches of the server and of this phone; null without any */
  readonly kerja: H['kerja'][number] | null
  /** Which of these this phone has taken itself; without a work, what it took on that day all the same */
  readonly dipakai: Dipakai<T>
}

/** Why a punch is offered that the kept works do not ask for now; `jadwal`: they do. */
export type SebabTaksir =
  | 'jadwal'
  | 'jam_keliru'
  | 'belum_buka'
  | 'izin'
  | 'libur'
  | 'tutup'
  | 'selesai'
  | 'tanpa_bekal'

/** What a phone offers by itself. Both punches can always be made: the server judges, and may know of more. */
export type Taksiran = {
  /** The punch that comes next; null: neither is expected now */
  readonly utama: JenisPunch | null
  readonly sebab: SebabTaksir
  /** When the check-in opens, where it is not open yet */
  readonly buka: Instan | null
}

/** Before it opens by this much, a check-in is offered as the next thing: phones' clocks are wrong by hours. */
export const DEKAT_BUKA_MS = 4 * 3_600_000

/**
 * Whose turn it is at a moment, as the server would say by the same works, with what was punched on the phone since.
 *
 * @param semua the days kept, in any order
 * @param punch by their time
 */
export function giliranBekal<H extends HariBekal, T = unknown>(
  semua: readonly H[],
  punch: readonly PunchPonsel<T>[],
  saat: Instan,
): Giliran<H, T> {
  type Kini = H & { readonly dipakai: Record<number, Dipakai<T>> }
  const hari = new Map(semua.map((satu): [Tanggal, Kini] => [satu.tanggal, { ...satu, dipakai: {} }]))
  for (const satu of punch) {
    const { hari: di, ke } = findGiliran(hari, satu.saat)
    if (di === null) continue
    const { jenis, saat: pada } = satu
    const kerja = di.kerja[ke]
    const apa = jenis === 'checkIn' ? 'masuk' : 'pulang'
    if (kerja !== undefined && kerja[apa] !== null) continue
    hari.set(di.tanggal, {
      ...di,
      kerja: kerja === undefined ? di.kerja : di.kerja.with(ke, { ...kerja, [apa]: pada }),
      dipakai: { ...di.dipakai, [ke]: { ...di.dipakai[ke], [jenis]: satu } },
    })
  }
  const { tanggal, hari: kini, ke } = findGiliran(hari, saat)
  return { tanggal, hari: kini, ke, kerja: kini?.kerja[ke] ?? null, dipakai: kini?.dipakai[ke] ?? {} }
}

/**
 * What a phone offers at a turn.
 *
 * @param isKeliru its clock is known to be wrong: no window of hours says anything
 */
export function decideTaksir(
  giliran: Pick<Giliran, 'hari' | 'kerja' | 'dipakai'>,
  saat: Instan,
  isKeliru: boolean,
): Taksiran {
  const taksiran = judgeTaksir(giliran, saat)
  return isKeliru ? { utama: taksiran.utama ?? 'checkIn', sebab: 'jam_keliru', buka: null } : taksiran
}

function judgeTaksir(
  { hari, kerja, dipakai }: Pick<Giliran, 'hari' | 'kerja' | 'dipakai'>,
  saat: Instan,
): Taksiran {
  const tawar = (sebab: SebabTaksir, utama: JenisPunch | null = null, buka: Instan | null = null) => ({
    utama,
    sebab,
    buka,
  })
  if (hari === null) return tawar('tanpa_bekal', 'checkIn')
  if (kerja === null) {
    const isMasuk = dipakai.checkIn !== undefined && dipakai.checkOut === undefined
    return tawar(hari.izin === null ? 'libur' : 'izin', isMasuk ? 'checkOut' : null)
  }
  const { masuk, pulang, rencana } = kerja
  if (pulang !== null) return tawar('selesai')
  const jendela = jendelaPresensi(rencana)
  const isTutup = jendela !== null && saat > jendela.tutup
  if (masuk !== null) return isTutup ? tawar('tutup') : tawar('jadwal', 'checkOut')
  if (hari.izin !== null) return tawar('izin')
  if (jendela === null) return tawar('libur')
  const { buka } = jendela
  if (saat < buka) return tawar('belum_buka', buka - saat <= DEKAT_BUKA_MS ? 'checkIn' : null, buka)
  return isTutup || saat >= (rencana.masukSebelum ?? Infinity) ? tawar('tutup') : tawar('jadwal', 'checkIn')
}

function findGiliran<H extends HariBekal>(semua: ReadonlyMap<Tanggal, H>, saat: Instan) {
  const tanggal = findTanggal(semua, saat)
  const hari = semua.get(tanggal) ?? null
  return { tanggal, hari, ke: hari === null || hari.kerja.length === 0 ? -1 : giliranPada(hari.kerja, saat) }
}

function findTanggal(semua: ReadonlyMap<Tanggal, HariBekal>, saat: Instan): Tanggal {
  const zona = findZona(semua, saat)
  const hariIni = tanggalLokal(saat, zona)
  const rencana = [-2, -1, 0, 1].map((selisih): RencanaHari => {
    const tanggal = addHari(hariIni, selisih)
    return rencanaSehari(
      tanggal,
      (semua.get(tanggal)?.kerja ?? []).map((satu) => satu.rencana),
    )
  })
  return hariPresensi(saat, rencana, zona)
}

/** The zone of the day that the moment lies in by that day's own clock, else of the last one kept before it, else of any. */
function findZona(semua: ReadonlyMap<Tanggal, HariBekal>, saat: Instan): KodeZona {
  const urut = [...semua.values()].toSorted((a, b) => (a.tanggal < b.tanggal ? -1 : 1))
  // Asked of each zone once, not of each day: a slow phone does this for every punch that it keeps.
  const hari = {
    WIB: tanggalLokal(saat, 'WIB'),
    WITA: tanggalLokal(saat, 'WITA'),
    WIT: tanggalLokal(saat, 'WIT'),
  }
  const kini = urut.find(({ tanggal, zona }) => hari[zona] === tanggal)
  const lalu = urut.findLast(({ tanggal, zona }) => tanggal <= hari[zona])
  return (kini ?? lalu ?? urut[0])?.zona ?? 'WIB'
}
