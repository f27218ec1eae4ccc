import { type Instan, type Tanggal, addHari, rentangSeluruh } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../../platform/db.ts'
import {
  type HariOrang,
  type RentangHari,
  fetchKejadianBanyak,
  fetchKejadianHitung,
  fetchKejadianRingkas,
  fetchKejadianPokok,
  fetchRencanaBanyak,
  fetchRencanaPokok,
  kunciHari,
} from './hari.queries.ts'
import {
  type Hari,
  type HariHitung,
  type HariRingkas,
  hariPada,
  kerjaHariPada,
  rentangSekitar,
  tanggalPadaSaat,
} from './hari.service.ts'
import type { HariMentah, KejadianPokok, PenugasanMentah, RencanaMentah } from './hari.sql.ts'
import type { KerjaHari } from './penugasan.ts'

/** A person's day that is asked for; null: the attendance day that now belongs to for them. */
export type TanggalOrang = { readonly karyawanId: number; readonly tanggal: Tanggal | null }

/** A month of punches of so many people is read in ten milliseconds. */
const ORANG_SEKALIGUS = 15

const TANPA_PRESENSI = { kejadian: [], istirahat: [] }

/** Days of many people, in their order: two round trips, however many. Null where there was no placement. */
export async function fetchHariOrang(
  db: Db | Tx,
  diminta: readonly TanggalOrang[],
  saat: Instan,
): Promise<readonly (Hari | null)[]> {
  return fetchHariDengan(db, diminta, saat, fetchKejadianBanyak)
}

/** The same by what the desk counts of punches: half of what they are is left where it is. */
export async function fetchHariRingkas(
  db: Db | Tx,
  diminta: readonly TanggalOrang[],
  saat: Instan,
): Promise<readonly (HariRingkas | null)[]> {
  return fetchHariDengan(db, diminta, saat, fetchKejadianRingkas)
}

async function fetchHariDengan<K extends KejadianPokok>(
  db: Db | Tx,
  diminta: readonly TanggalOrang[],
  saat: Instan,
  fetchKejadian: (db: Db | Tx, hari: readonly HariOrang[]) => Promise<Hadir<K>>,
): Promise<readonly (Hari<K> | null)[]> {
  if (diminta.length === 0) return []
  const { dari, sampai } = rentangFrom(diminta, saat)
  const ids = [...new Set(diminta.map((s) => s.karyawanId))]
  const rencana = await fetchRencanaBanyak(db, ids, dari, sampai)
  const hari = diminta.map(({ karyawanId, tanggal }) => {
    const mentah = rencana.get(karyawanId)
    const pada = mentah === undefined ? null : (tanggal ?? tanggalPadaSaat(mentah, saat))
    return mentah === undefined || pada === null ? null : { karyawanId, tanggal: pada, mentah }
  })
  const hadir = await fetchKejadian(
    db,
    hari.filter((h) => h !== null),
  )
  return hari.map(
    (h) => h && hariPada<K>(h.tanggal, { ...h.mentah, ...(hadir.get(kunciHari(h)) ?? TANPA_PRESENSI) }),
  )
}

type Hadir<K extends KejadianPokok> = ReadonlyMap<
  string,
  Pick<HariMentah<PenugasanMentah, K>, 'kejadian' | 'istirahat'>
>

/**
 * Of people and stretches of days, one for each, the days by what they are counted by, oldest first; days without a placement are left
 * out. Of a third of what `fetchHariBanyak` reads, in statements that hold up nobody for longer than some milliseconds.
 */
export async function fetchHariHitung(
  db: Db | Tx,
  rentang: readonly RentangHari[],
): Promise<readonly (readonly HariHitung[])[]> {
  const seluruh = rentangSeluruh(rentang)
  if (seluruh === null) return []
  const rencana = await fetchRencanaBanyak(
    db,
    rentang.map((r) => r.karyawanId),
    seluruh.dari,
    seluruh.sampai,
  )
  const semua: HariHitung[][] = []
  // Days are reckoned between the statements: whoever reads aside lets requests go first before each of these.
  for (let ke = 0; ke < rentang.length; ke += ORANG_SEKALIGUS) {
    const milik = rentang.slice(ke, ke + ORANG_SEKALIGUS)
    const hadir = await fetchKejadianHitung(db, milik)
    semua.push(...milik.map((satu, i) => hariHitung(satu, rencana.get(satu.karyawanId), hadir[i])))
  }
  return semua
}

type PresensiHitung = Awaited<ReturnType<typeof fetchKejadianHitung>>[number]

function hariHitung(
  { dari, sampai }: RentangHari,
  mentah: RencanaMentah | undefined,
  { kejadian, istirahat }: PresensiHitung = TANPA_PRESENSI,
): HariHitung[] {
  if (mentah === undefined) return []
  const sehari = Map.groupBy(kejadian, ({ tanggal }) => tanggal)
  const hari: HariHitung[] = []
  for (let tanggal = dari; tanggal <= sampai; tanggal = addHari(tanggal, 1)) {
    const satu = hariPada(tanggal, { ...mentah, kejadian: sehari.get(tanggal) ?? [], istirahat })
    if (satu !== null) hari.push(satu)
  }
  return hari
}

/**
 * Of some days of people their works by what they count, in their order; null where there was no placement. Two round trips, however
 * many, of a third of what `fetchHariOrang` reads.
 */
export async function fetchKerjaHari(
  db: Db | Tx,
  hari: readonly HariOrang[],
): Promise<readonly (readonly KerjaHari[] | null)[]> {
  if (hari.length === 0) return []
  const rencana = await fetchRencanaPokok(db, hari)
  const hadir = await fetchKejadianPokok(db, hari)
  return hari.map((satu) => {
    const mentah = rencana.get(satu.karyawanId)
    const kejadian = hadir.get(kunciHari(satu)) ?? []
    return mentah === undefined ? null : kerjaHariPada(satu.tanggal, { ...mentah, kejadian, istirahat: [] })
  })
}

/** What is planned for many people from `dari` to `sampai`, punches aside, by person: one round trip, however many. */
export async function fetchRencanaOrang(
  db: Db | Tx,
  karyawanIds: readonly number[],
  { dari, sampai }: { readonly dari: Tanggal; readonly sampai: Tanggal },
): Promise<ReadonlyMap<number, readonly Hari[]>> {
  const rencana = await fetchRencanaBanyak(db, karyawanIds, dari, sampai)
  return new Map(
    [...rencana].map(([id, mentah]) => {
      const hari: Hari[] = []
      for (let tanggal = dari; tanggal <= sampai; tanggal = addHari(tanggal, 1)) {
        const satu = hariPada(tanggal, { ...mentah, ...TANPA_PRESENSI })
        if (satu !== null) hari.push(satu)
      }
      return [id, hari]
    }),
  )
}

function rentangFrom(diminta: readonly TanggalOrang[], saat: Instan): { dari: Tanggal; sampai: Tanggal } {
  let { dari, sampai } = rentangSekitar(saat)
  if (diminta.every((s) => s.tanggal !== null)) [dari, sampai] = ['9999-12-31', '0001-01-01']
  for (const { tanggal } of diminta) {
    if (tanggal === null) continue
    if (tanggal < dari) dari = tanggal
    if (tanggal > sampai) sampai = tanggal
  }
  return { dari, sampai }
}
