/** How far a need was filled: what a client pays for (`docs/rules.md`, section 1.10). */
import type { Detik, Instan, Tanggal } from '../waktu.ts'

export type Rentang = { readonly mulai: Instan; readonly selesai: Instan }

/** So many people in a kind of shift at a post on an attendance day. */
export type Butuh = Rentang & {
  readonly posId: number
  readonly tanggal: Tanggal
  readonly jenisShiftId: number
  readonly jumlah: number
}

/** A work at a post with its punches; who has not left is there to its end. */
export type KerjaPos = Rentang & {
  readonly id: number
  readonly posId: number
  readonly tanggal: Tanggal
  readonly jenisShiftId: number | null
  readonly karyawanId: number
  readonly menggantikanId: number | null
  readonly masuk: Instan | null
  readonly pulang: Instan | null
}

/** From when to when somebody stood there, and as whom they count: whom they replace, else themselves. */
export type Hadir = Rentang & { readonly sebagai: number }

/** What counts as a gap, and as a man-day. */
export type Ukuran = {
  /** A gap no longer than this is none */
  readonly toleransi: Detik
  /** So long a place must have been manned; null, or a shorter span: all of it */
  readonly jamPenuh: Detik | null
}

/** When fewer than `tingkat` were there. */
export type Celah = Rentang & { readonly tingkat: number }

export type Terisi = {
  /** Places that were manned long enough */
  readonly hariOrang: number
  /** Seconds that its places were manned, gaps within the tolerance among them */
  readonly detik: Detik
  /** Seconds of its gaps */
  readonly kosong: Detik
  /** By place, the first first */
  readonly celah: readonly Celah[]
  /** Of each place, whether it is a man-day */
  readonly penuh: readonly boolean[]
}

/**
 * Which need of its post and day a work fills: that of its own shift, else the one whose span it shares most with, of two
 * the earlier; undefined where it shares nothing with any.
 */
export function butuhKerja<T extends Butuh>(
  kerja: Rentang & Pick<KerjaPos, 'jenisShiftId'>,
  butuh: readonly T[],
): T | undefined {
  let terdekat: T | undefined
  let terlama = 0
  for (const satu of butuh) {
    if (satu.jenisShiftId === kerja.jenisShiftId) return satu
    const lama = lamaBersama(satu, kerja)
    const isLebihAwal = terdekat !== undefined && lama === terlama && satu.mulai < terdekat.mulai
    if (lama > terlama || isLebihAwal) [terdekat, terlama] = [satu, lama]
  }
  return terdekat
}

/** The work that another stands in for in the end; one that replaces nobody known is its own. */
export function kerjaAsal<T extends Pick<KerjaPos, 'id' | 'menggantikanId'>>(
  semua: ReadonlyMap<number, T>,
  kerja: T,
): T {
  let asal = kerja
  for (let sisa = semua.size; sisa > 0 && asal.menggantikanId !== null; sisa -= 1) {
    const digantikan = semua.get(asal.menggantikanId)
    if (digantikan === undefined) break
    asal = digantikan
  }
  return asal
}

/** From when to when a work was attended, cut to it; null: nobody came within it. */
export function hadirKerja({ mulai, selesai, masuk, pulang }: KerjaPos): Rentang | null {
  if (masuk === null) return null
  const [dari, sampai] = [Math.max(masuk, mulai), Math.min(pulang ?? selesai, selesai)]
  return sampai > dari ? { mulai: dari, selesai: sampai } : null
}

/**
 * How far a need was filled. With present(t) the number of different people there, place k = 1…n stands empty while
 * present(t) < k; a gap no longer than the tolerance counts as none.
 */
export function computeButuh(
  { mulai, selesai, jumlah }: Rentang & Pick<Butuh, 'jumlah'>,
  hadir: readonly Hadir[],
  { toleransi, jamPenuh }: Ukuran,
): Terisi {
  const langkah = langkahHadir({ mulai, selesai }, hadir)
  const lama = lamaDetik({ mulai, selesai })
  const penuhDari = Math.min(jamPenuh ?? lama, lama)
  // Places below have no gap at all: nearly every place of a sheet is one.
  const selalu = Math.min(...langkah.map(({ ada }) => ada))
  const celah: Celah[] = []
  const penuh: boolean[] = []
  let [hariOrang, detik, kosong] = [0, 0, 0]
  for (let tingkat = 1; tingkat <= jumlah; tingkat += 1) {
    let hilang = 0
    if (tingkat > selalu)
      for (const satu of celahTingkat(langkah, tingkat)) {
        if (lamaDetik(satu) <= toleransi) continue
        celah.push(satu)
        hilang += lamaDetik(satu)
      }
    const isPenuh = lama - hilang >= penuhDari
    penuh.push(isPenuh)
    hariOrang += isPenuh ? 1 : 0
    kosong += hilang
    detik += lama - hilang
  }
  return { hariOrang, detik, kosong, celah, penuh }
}

/** Whether one place was manned long enough by these; who was there all the time fills it by any measure. */
export function isTerisi(butuh: Rentang, hadir: readonly Hadir[], ukuran: Ukuran): boolean {
  return (
    hadir.some(({ mulai, selesai }) => mulai <= butuh.mulai && butuh.selesai <= selesai) ||
    computeButuh({ mulai: butuh.mulai, selesai: butuh.selesai, jumlah: 1 }, hadir, ukuran).hariOrang === 1
  )
}

/** Whole seconds of a span */
export function lamaDetik({ mulai, selesai }: Rentang): Detik {
  return Math.floor((selesai - mulai) / 1000)
}

export function lamaBersama(satu: Rentang, lain: Rentang): number {
  return Math.min(satu.selesai, lain.selesai) - Math.max(satu.mulai, lain.mulai)
}

type Langkah = Rentang & { readonly ada: number }

/** A span as steps of how many different people were there. */
function langkahHadir({ mulai, selesai }: Rentang, hadir: readonly Hadir[]): Langkah[] {
  const datang: Instan[] = []
  const pergi: Instan[] = []
  for (const satu of rentangHadir(hadir)) {
    const [dari, sampai] = [Math.max(satu.mulai, mulai), Math.min(satu.selesai, selesai)]
    if (dari >= sampai) continue
    datang.push(dari)
    pergi.push(sampai)
  }
  datang.sort((a, b) => a - b)
  pergi.sort((a, b) => a - b)
  const langkah: Langkah[] = []
  let [ada, sejak, ke] = [0, mulai, 0]
  const advance = (saat: Instan) => {
    if (saat > sejak) langkah.push({ mulai: sejak, selesai: saat, ada })
    sejak = saat
  }
  for (const saat of pergi) {
    for (; (datang[ke] ?? Infinity) <= saat; ke += 1) {
      advance(datang[ke] ?? saat)
      ada += 1
    }
    advance(saat)
    ada -= 1
  }
  advance(selesai)
  return langkah
}

/** Spans in which each person is there once at a time. */
function rentangHadir(hadir: readonly Hadir[]): readonly Rentang[] {
  // Nearly every need is filled by people who each held one place.
  if (new Set(hadir.map(({ sebagai }) => sebagai)).size === hadir.length) return hadir
  return [...Map.groupBy(hadir, ({ sebagai }) => sebagai).values()].flatMap(mergeRentang)
}

/** The longest stretches in which fewer than so many were there. */
function celahTingkat(langkah: readonly Langkah[], tingkat: number): Celah[] {
  const celah: Celah[] = []
  for (const { mulai, selesai, ada } of langkah) {
    if (ada >= tingkat) continue
    const lalu = celah.at(-1)
    if (lalu?.selesai === mulai) celah[celah.length - 1] = { ...lalu, selesai }
    else celah.push({ mulai, selesai, tingkat })
  }
  return celah
}

function mergeRentang(semua: readonly Rentang[]): readonly Rentang[] {
  if (semua.length < 2) return semua
  const satu: Rentang[] = []
  for (const { mulai, selesai } of semua.toSorted((a, b) => a.mulai - b.mulai)) {
    const lalu = satu.at(-1)
    if (lalu !== undefined && mulai <= lalu.selesai)
      satu[satu.length - 1] = { mulai: lalu.mulai, selesai: Math.max(lalu.selesai, selesai) }
    else satu.push({ mulai, selesai })
  }
  return satu
}
