import type { Pelaku } from '@rekan/domain/akses/akses'
import { type Instan, type Tanggal, addHari } from '@rekan/domain/waktu'
import { findPelakuKerja } from '../../platform/auth.ts'
import { takeRun } from '../../platform/claim.ts'
import { refusedField } from '../../platform/constraints.ts'
import { transaction } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { DomainError } from '../../platform/errors.ts'
import type { Job } from '../../platform/jobs.ts'
import type { HasilTerbitan } from '../../platform/schema.kerja.ts'
import { type PerbuatanPelaku, startDeed } from '../../platform/perbuatan.ts'
import { openLembar } from './lembar.service.ts'
import type { RencanaTerbit } from './terbit.rencana.ts'
import {
  type CorrectAbsensi,
  orangFrom,
  recordTerbit,
  requireTerbit,
  tellBerubah,
  writeTerbit,
} from './terbit.service.ts'
import {
  type Diambil,
  listKantorDraf,
  lockSemua,
  stopMati,
  updateSelesai,
  updateStatus,
} from './terbitan.queries.ts'
import { JOB_TERBITAN } from './terbitan.service.ts'

/** Whoever works at one is heard of with every site: after so long they are gone. */
const DIANGGAP_MATI_MS = 2 * 60_000
/** So many sentences of each kind are kept. */
const DISEBUT = 100
/** So many cells, and what more their last site has, are written by one statement a table. */
const SEL_SEKALIGUS = 10_000
/** Open screens are told of the progress no more often. */
const KABAR_MS = 1000
const DIAMBIL = ['id', 'oleh_id', 'mulai', 'hari', 'kantor_ids', 'alasan'] as const
const TINDAKAN = 'POST /kelola/roster/terbitkan'

/** It was called off: nothing of it stays. */
class Dibatalkan extends Error {}
/** It may not be published so: nothing of it stays. */
class Ditolak extends Error {
  readonly hasil: HasilTerbitan
  constructor(hasil: HasilTerbitan) {
    super()
    this.hasil = hasil
  }
}

/** Publishes the rosters of many sites in one transaction that its last status commits with. */
export function terbitanJob(deps: Deps, correctAbsensi: CorrectAbsensi): Job<Diambil> {
  const { db, clock } = deps
  return {
    name: JOB_TERBITAN,
    atOnce: 1,
    async claim() {
      await stopMati(db, clock.now() - DIANGGAP_MATI_MS)
      // What stopped midway wrote nothing, and is not begun again by itself.
      return takeRun<Diambil>(db, 'roster_terbitan', DIAMBIL, clock.now(), null)
    },
    work: (diambil) => runTerbitan(deps, diambil, correctAbsensi),
  }
}

async function runTerbitan(deps: Deps, diambil: Diambil, correctAbsensi: CorrectAbsensi): Promise<void> {
  const { db, log, siaran, jobs } = deps
  const { id, oleh_id } = diambil
  try {
    const pelaku = await findPelakuKerja(db, oleh_id, 'POST /kelola/roster/terbitan')
    if (pelaku === null)
      throw new Ditolak({
        ...KOSONG,
        tolak: ['Akun yang menerbitkan sudah tidak aktif, atau tidak lagi mengurus seluruh perusahaan.'],
        jumlah_tolak: 1,
      })
    await transaction(db, (tx) =>
      publishSemua(startDeed(tx, pelaku, TINDAKAN, deps.clock.now()), deps, diambil, correctAbsensi),
    )
    jobs.nudge('push')
  } catch (error) {
    // Days of a locked month are refused as they are written.
    const terkunci = refusedField(error, {})
    if (error instanceof Ditolak) await updateStatus(db, id, 'SALAH', error.hasil)
    else if (terkunci !== null)
      await updateStatus(db, id, 'SALAH', { ...KOSONG, tolak: [terkunci.message], jumlah_tolak: 1 })
    else if (!(error instanceof Dibatalkan)) {
      log.warn({ err: error }, 'publication of rosters stopped')
      await updateStatus(db, id, 'TERHENTI')
    }
  }
  siaran.publish({ topik: 'proses', karyawanId: null, penggunaId: oleh_id })
}

async function publishSemua(
  perbuatan: PerbuatanPelaku,
  deps: Deps,
  { id, mulai, hari, kantor_ids, alasan }: Diambil,
  correctAbsensi: CorrectAbsensi,
): Promise<void> {
  const { tx, pelaku, saat } = perbuatan
  const kantor = await listKantorDraf(tx, { mulai, hari, kantor_ids })
  const dari = jumlahSel(kantor)
  const tell = createTelling(deps, id, pelaku.penggunaId)
  await tell(0, dari)
  const tolak: string[] = []
  const perlu: string[] = []
  const terbit: RencanaTerbit[] = []
  let selesai = 0
  await lockSemua(
    tx,
    kantor.map(({ kantor_id }) => kantor_id),
  )
  const bagian = bagianFrom(kantor)
  const prepare = (ke: number) => {
    const siap = prepareBagian(deps, pelaku, { mulai, hari }, bagian[ke] ?? [], saat)
    // Nobody waits for it once this one has failed.
    siap.catch(() => undefined)
    return siap
  }
  let berikut = prepare(0)
  for (const [ke, sebagian] of bagian.entries()) {
    const semua = await berikut
    // The next sites are read and judged while these are written.
    berikut = prepare(ke + 1)
    const siap = semua.filter((satu) => typeof satu !== 'string')
    tolak.push(...semua.filter((satu) => typeof satu === 'string'))
    perlu.push(...siap.flatMap((satu) => satu.perlu.map((kalimat) => `${satu.kantor.nama}: ${kalimat}`)))
    if (siap.length > 0 && tolak.length === 0 && (perlu.length === 0 || alasan !== null)) {
      await writeTerbit(perbuatan, siap)
      await recordTerbit(perbuatan, siap, { mulai, alasan })
      // What was written is not needed again; whom it changes is told in the end.
      terbit.push(...siap.map((satu) => ({ ...satu, kerja: [], cuti: [], perlu: [] })))
    }
    selesai += jumlahSel(sebagian)
    await tell(selesai, dari)
  }
  const hasil = {
    ...KOSONG,
    tolak: tolak.slice(0, DISEBUT),
    jumlah_tolak: tolak.length,
    perlu: perlu.slice(0, DISEBUT),
    jumlah_perlu: perlu.length,
  }
  if (tolak.length > 0 || (perlu.length > 0 && alasan === null)) throw new Ditolak(hasil)
  const semua = terbit.flatMap(({ sel }) => sel)
  const sampai = addHari(mulai, hari - 1)
  await correctAbsensi(perbuatan, {
    karyawanIds: orangFrom(semua),
    dari: mulai,
    sampai,
  })
  const diberi_tahu = await tellBerubah(perbuatan, terbit)
  const akhir = { ...hasil, terbit: semua.length, lokasi: terbit.length, diberi_tahu }
  if (!(await updateStatus(tx, id, 'SELESAI', akhir))) throw new Dibatalkan()
}

type KantorDraf = Awaited<ReturnType<typeof listKantorDraf>>[number]

/** Sites in their order, in portions that are written at once. */
function bagianFrom(kantor: readonly KantorDraf[]): KantorDraf[][] {
  const bagian: KantorDraf[][] = []
  for (const satu of kantor) {
    const terakhir = bagian.at(-1)
    if (terakhir !== undefined && jumlahSel(terakhir) < SEL_SEKALIGUS) terakhir.push(satu)
    else bagian.push([satu])
  }
  return bagian
}

function jumlahSel(kantor: readonly KantorDraf[]): number {
  return kantor.reduce((n, { sel }) => n + sel, 0)
}

/**
 * What the drafts of some sites become, or why they may not. They are read beside the transaction, which holds every site's
 * roster.
 */
async function prepareBagian(
  { db }: Deps,
  pelaku: Pelaku,
  lembarnya: { readonly mulai: Tanggal; readonly hari: number },
  bagian: readonly KantorDraf[],
  saat: Instan,
): Promise<(RencanaTerbit | string)[]> {
  const siap: (RencanaTerbit | string)[] = []
  for (const { kantor_id } of bagian) {
    const lembar = await openLembar({ db, pelaku, saat }, TINDAKAN, { kantor_id, ...lembarnya })
    try {
      siap.push(await requireTerbit({ db, pelaku, saat }, lembar))
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      siap.push(`${lembar.kantor.nama}: ${error.message}`)
    }
  }
  return siap
}

/** Says how far it is, to open screens not too often. Throws once it was called off. */
function createTelling({ db, clock, siaran }: Deps, id: number, penggunaId: number) {
  let terakhir = 0
  return async (selesai: number, dari: number) => {
    if (!(await updateSelesai(db, id, { selesai, dari }, clock.now()))) throw new Dibatalkan()
    if (performance.now() - terakhir < KABAR_MS) return
    terakhir = performance.now()
    siaran.publish({ topik: 'proses', karyawanId: null, penggunaId })
  }
}

const KOSONG: HasilTerbitan = {
  terbit: 0,
  lokasi: 0,
  diberi_tahu: 0,
  tolak: [],
  jumlah_tolak: 0,
  perlu: [],
  jumlah_perlu: 0,
}
