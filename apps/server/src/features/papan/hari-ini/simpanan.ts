import { setImmediate as others } from 'node:timers/promises'
import type { Instan } from '@rekan/domain/waktu'
import type { Db } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { asWork, startWork } from '../../../platform/work.ts'
import { fetchHariOrang } from '../../presensi/hari/hari.banyak.service.ts'
import { type HariPapan, hariPapanFrom, tanggalPapan } from './kerja.ts'

/** So many people's days are derived at once; between them, others have their turn. */
const SEKALIGUS = 500
/** A board of no more people than these is derived anew each time it is asked for. */
const SEGAR_HINGGA = 1000
/** A day that was derived so long ago is derived anew, by the clock. */
const TERLAMA_MS = 120_000
/** From then on it is, beside the requests, so that nobody waits for it. */
const DISEGARKAN_MS = 30_000

type Tersimpan = { readonly hari: readonly HariPapan[]; readonly pada: Instan }

/** The days of people on the board. */
export type Simpanan = { fetch(ids: readonly number[], saat: Instan): Promise<HariPapan[]> }

/**
 * Keeps the days of a large company's people as they were derived: what is told of a person (punches, leave, overtime) makes
 * theirs stale at once; what plans change is seen once their days are derived again.
 */
export function createSimpanan({ db, siaran, log }: Pick<Deps, 'db' | 'siaran' | 'log'>): Simpanan {
  const isi = new Map<number, Tersimpan>()
  const diubah = new Map<number, number>()
  let semuaDiubah = 0
  let urut = 0
  let isMendengar = false
  let isMenyegarkan = false

  const listen = () => {
    if (isMendengar) return
    isMendengar = true
    siaran.listen((banyak) => {
      urut += 1
      for (const satu of banyak ?? [{ karyawanId: null }]) {
        if (satu.karyawanId === null) {
          semuaDiubah = urut
          isi.clear()
        } else {
          diubah.set(satu.karyawanId, urut)
          isi.delete(satu.karyawanId)
        }
      }
    })
  }

  /** What was told meanwhile is not kept: it may have been read before. */
  const derive = async (ids: readonly number[], saat: Instan) => {
    const awal = urut
    const hari = await fetchHariPapan(db, ids, saat)
    for (const id of ids)
      if (semuaDiubah <= awal && (diubah.get(id) ?? 0) <= awal)
        isi.set(id, { hari: hari.get(id) ?? [], pada: saat })
    return hari
  }

  const refresh = async (ids: readonly number[], saat: Instan) => {
    for (let i = 0; i < ids.length; i += SEKALIGUS) await derive(ids.slice(i, i + SEKALIGUS), saat)
  }

  return {
    async fetch(ids, saat) {
      if (ids.length <= SEGAR_HINGGA) return [...(await fetchHariPapan(db, ids, saat)).values()].flat()
      listen()
      const umur = (id: number) => {
        const pada = isi.get(id)?.pada
        return pada === undefined || pada > saat ? Infinity : saat - pada
      }
      const ada = ids
        .filter((id) => umur(id) <= TERLAMA_MS)
        .map((id) => [id, isi.get(id)?.hari ?? []] as const)
      const dikenal = new Map(ada)
      const kurang = ids.filter((id) => !dikenal.has(id))
      for (let i = 0; i < kurang.length; i += SEKALIGUS)
        for (const [id, hari] of await derive(kurang.slice(i, i + SEKALIGUS), saat)) dikenal.set(id, hari)
      const lama = ids.filter((id) => umur(id) > DISEGARKAN_MS)
      if (lama.length > 0 && !isMenyegarkan) {
        isMenyegarkan = true
        asWork(startWork('job', 'papan'), () => refresh(lama, saat))
          .catch((error: unknown) => log.warn({ err: error }, 'the board was not refreshed'))
          .finally(() => (isMenyegarkan = false))
      }
      return [...dikenal.values()].flat()
    },
  }
}

async function fetchHariPapan(
  db: Db,
  ids: readonly number[],
  saat: Instan,
): Promise<Map<number, readonly HariPapan[]>> {
  const tanggal = tanggalPapan(saat)
  const semua = new Map<number, HariPapan[]>()
  for (let i = 0; i < ids.length; i += SEKALIGUS) {
    const diminta = ids
      .slice(i, i + SEKALIGUS)
      .flatMap((karyawanId) => tanggal.map((pada) => ({ karyawanId, tanggal: pada })))
    for (const [ke, hari] of (await fetchHariOrang(db, diminta, saat)).entries()) {
      const id = diminta[ke]?.karyawanId
      if (hari === null || id === undefined) continue
      const milik = semua.get(id) ?? []
      milik.push(hariPapanFrom(id, hari))
      semua.set(id, milik)
    }
    await others()
  }
  return semua
}
