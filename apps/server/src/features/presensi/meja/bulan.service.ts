import { setImmediate as others } from 'node:timers/promises'
import { type Pelaku, lingkup } from '@rekan/domain/akses/akses'
import { type Bulan, rentangBulan } from '@rekan/domain/bulan'
import { statusTerhitung } from '@rekan/domain/presensi/hari/rekap'
import { isTelat } from '@rekan/domain/presensi/hari/presensi'
import { type KeadaanHari, KEADAAN_HARI, isTerbuka } from '@rekan/domain/presensi/meja'
import { type Instan, type Tanggal, addHari, hariTimur, tanggalLokal } from '@rekan/domain/waktu'
import type { Db } from '../../../platform/db.ts'
import type { Answer, Context } from '../../../platform/http.ts'
import { fetchHariRingkas, fetchHariOrang } from '../hari/hari.banyak.service.ts'
import type { Hari, HariRingkas } from '../hari/hari.service.ts'
import {
  type Dimensi,
  type Milik,
  type OrangBulan,
  type SaringanBulan,
  type Usulan,
  listDitanya,
  listLiburSemua,
  listMilik,
  listOrang,
  listTerlihat,
  listUsulan,
  wireUsulan,
} from './bulan.queries.ts'
import { type HariMeja, hariMejaFrom } from './hari-orang.ts'
import type { Pandangan } from '../../../platform/perbuatan.ts'

const MEJA = 'GET /kelola/presensi'
/** So many people's months are derived to count their days; of more, a site has to be named first. */
export const TERHITUNG_TERBANYAK = 2000
/** So many people are derived at once; between them, others have their turn. */
const SEKALIGUS = 100

type Diminta = Omit<Context<'GET /kelola/presensi/saringan'>['query'], 'mulai' | 'jumlah'>
type Milikan = Omit<Diminta, 'tanggal' | 'bulan' | 'tahun' | 'keadaan'>
type Bulanan = Answer<typeof MEJA>
type Pilihan = Answer<'GET /kelola/presensi/saringan'>['data']

/** A day of a person's month at the desk. */
export type HariBulan = HariMeja & { readonly tanggal: Tanggal }
/** A person's month; a day that is not asked for, not to be seen or not yet there is left out. */
export type OrangSebulan = {
  readonly orang: OrangBulan
  readonly hari: ReadonlyMap<Tanggal, HariBulan>
  readonly usulan: ReadonlyMap<Tanggal, Usulan>
  /** Of which they were asked when they left */
  readonly ditanya: ReadonlySet<Tanggal>
}

/** A month of the people whom the reader may see, a window of rows by name, and how many each kind of day leaves. */
export async function showBulan(
  { db, pelaku, saat }: Pandangan,
  { mulai, jumlah, ...diminta }: Context<typeof MEJA>['query'],
): Promise<Bulanan> {
  const saringan = saringanFrom(pelaku, diminta)
  const tanggal = tanggalAntara(saringan)
  const semua = await listOrang(db, saringan, saat)
  const isTerhitung = semua.length <= TERHITUNG_TERBANYAK
  const orang = isTerhitung ? semua : semua.slice(mulai, mulai + jumlah)
  const sebulan = await fetchSebulan(db, saringan, orang, saat)
  const { keadaan } = diminta
  const baris =
    keadaan === undefined || !isTerhitung ? sebulan : sebulan.filter((satu) => keadaanOf(satu).has(keadaan))
  const libur = await listLiburSemua(db, saringan)
  const banyak = new Map<KeadaanHari, number>()
  if (isTerhitung)
    for (const satu of sebulan)
      for (const kode of keadaanOf(satu)) banyak.set(kode, (banyak.get(kode) ?? 0) + 1)
  return {
    data: (isTerhitung ? baris.slice(mulai, mulai + jumlah) : baris).map((satu) => wireBaris(satu, tanggal)),
    meta: {
      hari: tanggal.map((satu) => ({ tanggal: satu, libur: libur.has(satu) })),
      total: isTerhitung ? baris.length : semua.length,
      perlu_tindakan: isTerhitung
        ? baris.reduce((n, { hari }) => n + [...hari.values()].filter((h) => isTerbuka(h.keadaan)).length, 0)
        : null,
      keadaan: KEADAAN_HARI.map((kode) => ({ kode, jumlah: isTerhitung ? (banyak.get(kode) ?? 0) : null })),
    },
  }
}

/** The values of each filter with how many rows they leave beside the others. */
export async function showPilihan(
  { db, pelaku, saat }: Pandangan,
  { keadaan, tanggal, ...bulanan }: Diminta,
): Promise<Pilihan> {
  const diminta = tanggal === undefined ? bulanan : { ...bulanan, tanggal }
  const denganNanti = tanggal !== undefined
  const count = async (dimensi: Dimensi, kolom: `${Dimensi}_id`) => {
    const saringan = { ...saringanFrom(pelaku, { ...diminta, [kolom]: undefined }), denganNanti }
    const milik = await listMilik(db, dimensi, saringan, saat)
    const orang = new Set(milik.map(({ karyawan_id }) => karyawan_id))
    if (keadaan === undefined) return pilihanFrom(milik, () => true)
    if (orang.size > TERHITUNG_TERBANYAK) return pilihanFrom(milik, null)
    const orangnya = [...orang].map((id) => ({ id, kode: '', nama: '', kantor: null }))
    if (dimensi !== 'kantor') {
      const sebulan = await fetchSebulan(
        db,
        { ...saringanFrom(pelaku, diminta), denganNanti },
        orangnya,
        saat,
      )
      const punya = new Set(
        sebulan.filter((satu) => keadaanOf(satu).has(keadaan)).map((satu) => satu.orang.id),
      )
      return pilihanFrom(milik, ({ karyawan_id }) => punya.has(karyawan_id))
    }
    const lokasi = Map.groupBy(milik, ({ karyawan_id }) => karyawan_id)
    const punya = new Set<string>()
    await fetchSebulan(db, saringan, orangnya, saat, (id, hari, isDiusulkan) => {
      for (const { id: kantorId } of lokasi.get(id) ?? [])
        if (hariMejaFrom(hari, kantorId, isDiusulkan, saat)?.keadaan.includes(keadaan) === true)
          punya.add(`${id} ${kantorId}`)
    })
    return pilihanFrom(milik, ({ karyawan_id, id }) => punya.has(`${karyawan_id} ${id}`))
  }
  return {
    kantor: await count('kantor', 'kantor_id'),
    klien: await count('klien', 'klien_id'),
    koordinator: await count('koordinator', 'koordinator_id'),
  }
}

/** What a call asks of a month or of one day, with whose days its caller may see. */
export function saringanFrom(
  pelaku: Pelaku,
  { kantor_id, klien_id, koordinator_id, cari, ...masa }: Milikan & (Bulan | { readonly tanggal: Tanggal }),
): SaringanBulan {
  return {
    ...('tanggal' in masa ? { dari: masa.tanggal, sampai: masa.tanggal } : rentangBulan(masa)),
    siapa: lingkup(pelaku, MEJA),
    denganNonaktif: lingkup(pelaku, 'karyawanNonaktif') !== null,
    kantor_id,
    klien_id,
    koordinator_id,
    cari,
  }
}

/** The days from the first to the last. */
export function tanggalAntara({
  dari,
  sampai,
}: {
  readonly dari: Tanggal
  readonly sampai: Tanggal
}): Tanggal[] {
  const semua: Tanggal[] = []
  for (let tanggal = dari; tanggal <= sampai; tanggal = addHari(tanggal, 1)) semua.push(tanggal)
  return semua
}

/**
 * The months of some people as far as today, in their order: those days that the reader may see, of a site its own. Whoever
 * needs more of a day than its figures takes it as it is derived: all of a large company's at once would fill the memory.
 */
export async function fetchSebulan(
  db: Db,
  saringan: SaringanBulan,
  orang: readonly OrangBulan[],
  saat: Instan,
  take?: (karyawanId: number, hari: Hari, isDiusulkan: boolean) => void,
): Promise<OrangSebulan[]> {
  const { denganNanti = false } = saringan
  const akhir = denganNanti ? saringan.sampai : hariTimur(saat)
  const tanggal = tanggalAntara(saringan).filter((satu) => satu <= akhir)
  const semua: OrangSebulan[] = []
  for (let i = 0; i < orang.length; i += SEKALIGUS) {
    const sebagian = orang.slice(i, i + SEKALIGUS)
    const ids = sebagian.map(({ id }) => id)
    const usulan = Map.groupBy(await listUsulan(db, ids, saringan), (satu) => satu.karyawan_id)
    const ditanya = Map.groupBy(await listDitanya(db, ids, saringan), (satu) => satu.karyawan_id)
    const isTerlihat = await fetchTerlihat(db, saringan, ids, saat)
    const diminta = ids.flatMap((karyawanId) =>
      tanggal.filter((satu) => isTerlihat(karyawanId, satu)).map((satu) => ({ karyawanId, tanggal: satu })),
    )
    const hari = new Map<number, Map<Tanggal, HariBulan>>(ids.map((id) => [id, new Map()]))
    const count = (ke: number, satu: HariRingkas | null) => {
      const siapa = diminta[ke]?.karyawanId ?? 0
      if (satu === null) return undefined
      if (!denganNanti && satu.tanggal > tanggalLokal(saat, satu.zona)) return undefined
      const isDiusulkan = usulan.get(siapa)?.some((u) => u.tanggal === satu.tanggal) === true
      const meja = hariMejaFrom(satu, saringan.kantor_id, isDiusulkan, saat)
      if (meja === null) return undefined
      hari.get(siapa)?.set(satu.tanggal, { ...meja, tanggal: satu.tanggal })
      return { siapa, isDiusulkan }
    }
    if (take === undefined)
      for (const [ke, satu] of (await fetchHariRingkas(db, diminta, saat)).entries()) count(ke, satu)
    else
      for (const [ke, satu] of (await fetchHariOrang(db, diminta, saat)).entries()) {
        const terhitung = count(ke, satu)
        if (satu !== null && terhitung !== undefined) take(terhitung.siapa, satu, terhitung.isDiusulkan)
      }
    for (const satu of sebagian)
      semua.push({
        orang: satu,
        hari: hari.get(satu.id) ?? new Map(),
        usulan: new Map((usulan.get(satu.id) ?? []).map((u) => [u.tanggal, u])),
        ditanya: new Set((ditanya.get(satu.id) ?? []).map(({ tanggal: pada }) => pada)),
      })
    await others()
  }
  return semua
}

/** A month's sums. */
export function jumlahSebulan({ hari }: OrangSebulan) {
  const semua = [...hari.values()]
  return {
    jam_kerja: semua.reduce((n, satu) => n + satu.jamKerja, 0),
    terlambat: semua.filter((satu) => isTelat(satu.telat)).length,
    alpa: semua.filter((satu) => statusTerhitung(satu) === 'ALPA').length,
  }
}

/** Of a site's coordinator, the days on which somebody works there; to everybody else, all of who is theirs. */
async function fetchTerlihat(db: Db, saringan: SaringanBulan, ids: readonly number[], saat: Instan) {
  const { siapa } = saringan
  if (siapa?.jenis !== 'tim') return () => true
  const rows = await listTerlihat(db, siapa, ids, saringan, saat)
  const terlihat = new Set(rows.map((satu) => `${satu.karyawan_id} ${satu.tanggal}`))
  return (id: number, tanggal: Tanggal) => terlihat.has(`${id} ${tanggal}`)
}

function keadaanOf({ hari }: OrangSebulan): ReadonlySet<KeadaanHari> {
  return new Set([...hari.values()].flatMap((satu) => satu.keadaan))
}

function pilihanFrom(milik: readonly Milik[], isTerhitung: ((satu: Milik) => boolean) | null) {
  const nama = new Map(milik.map((satu) => [satu.id, satu.nama]))
  const jumlah = new Map<number, number>()
  if (isTerhitung !== null)
    for (const satu of milik) if (isTerhitung(satu)) jumlah.set(satu.id, (jumlah.get(satu.id) ?? 0) + 1)
  return [...nama]
    .map(([id, satu]) => ({ id, nama: satu, jumlah: isTerhitung === null ? null : (jumlah.get(id) ?? 0) }))
    .toSorted((a, b) => a.nama.localeCompare(b.nama, 'id'))
}

function wireBaris(satu: OrangSebulan, tanggal: readonly Tanggal[]): Bulanan['data'][number] {
  return { ...satu.orang, hari: tanggal.map((pada) => wireSel(satu, pada)), ...jumlahSebulan(satu) }
}

/** A day of somebody's as the desk shows it; null: it is none of the days asked for. */
export function wireSel(satu: OrangSebulan, pada: Tanggal): Bulanan['data'][number]['hari'][number] {
  const hari = satu.hari.get(pada)
  if (hari === undefined) return null
  const usulan = satu.usulan.get(pada)
  return {
    status: hari.status,
    kerja: hari.kerja,
    jam_kerja: hari.jamKerja,
    telat: hari.telat,
    keadaan: hari.keadaan,
    usulan: usulan === undefined ? null : wireUsulan(usulan),
    ditanya: usulan === undefined && satu.ditanya.has(pada) && hari.keadaan.includes('TANPA_PULANG'),
  }
}
