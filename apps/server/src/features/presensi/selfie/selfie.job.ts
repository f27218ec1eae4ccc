import { type Tanggal, addHari, hariBarat } from '@rekan/domain/waktu'
import { pgCode } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { EncoderLost } from '../../../platform/encoder.ts'
import type { Job } from '../../../platform/jobs.ts'
import { storePicture } from '../../../platform/pictures.ts'
import {
  type SelfieDisimpan,
  type SelfieMenunggu,
  countSelfie,
  deferSelfie,
  finishSelfie,
  takeSelfie,
} from './selfie.queries.ts'
import { kunciSelfie } from './selfie.service.ts'
import { recordMirip, recordRusak } from './tanda.service.ts'

/** So many photos at most are taken at once, while nobody punches. */
const SEKALIGUS = 8
/** Pixels a side: the photo, and its thumbnail in lists. */
const SISI = [640, 96] as const
/** A try that hasn't reported back by then is lost, its server with it. */
const ANGGAP_HILANG_MS = 2 * 60_000
const TUNDA_MS = 60_000
/** A photo that was taken without a network may come so many days after its punch. */
const HARI_LALU = 7
/** Tries that end without a word before the photo itself is held to be the cause. */
const MAX_PERCOBAAN = 4

/**
 * Re-encodes the photos of punches into the file store, marks those that look like an earlier one, then lets go of what
 * was received; several together, of which each fails alone. Interrupted anywhere, the next try does it again and overwrites the same files.
 */
export function selfieJob({ db, clock, files, encoder }: Deps): Job<readonly SelfieMenunggu[]> {
  let dilihatSemua: Tanggal | null = null

  /** Null of what is no photo, which is marked. */
  async function store(selfie: SelfieMenunggu): Promise<SelfieDisimpan | null> {
    const { kejadian_id, tanggal, isi, percobaan } = selfie
    if (percobaan <= MAX_PERCOBAAN) {
      // One that was tried before without a word may be the cause, and takes no other with it.
      const { images: [foto, kecil] = [], sidik } =
        (await encoder.encodeWithSidik(isi, SISI, percobaan > 1)) ?? {}
      if (foto !== undefined && kecil !== undefined && sidik !== undefined) {
        const kunci = kunciSelfie(selfie)
        await storePicture({ files }, kunci, foto, kecil)
        return { kejadian_id, tanggal, kunci, sidik }
      }
    }
    await recordRusak(db, selfie)
    return null
  }

  /** Together, and one by one where the database refuses one of them. Gives those that failed. */
  async function record(
    foto: readonly SelfieDisimpan[],
  ): Promise<readonly (readonly [SelfieDisimpan, unknown])[]> {
    if (foto.length === 0) return []
    try {
      await recordMirip(db, foto)
      await finishSelfie(db, foto)
      return []
    } catch (error) {
      const isRefused = foto.length > 1 && pgCode(error)?.startsWith('23') === true
      if (!isRefused) return foto.map((satu) => [satu, error] as const)
      const gagal = []
      for (const satu of foto) gagal.push(...(await record([satu])))
      return gagal
    }
  }

  return {
    name: 'selfie',
    // While some wait for the disk, others are worked at.
    atOnce: 3,
    depth: () => countSelfie(db),
    async claim(isBusy = false) {
      const saat = clock.now()
      const hariIni = hariBarat(saat)
      // What waits is of these days, unless the file store was away for long: once a day all months are looked through.
      const isSemua = dilihatSemua !== hariIni
      const hari = [isSemua ? '0001-01-01' : addHari(hariIni, -HARI_LALU), addHari(hariIni, 1)] as const
      const selfie = await takeSelfie(db, saat, saat + ANGGAP_HILANG_MS, hari, isBusy ? 1 : SEKALIGUS)
      if (selfie.length > 0) return selfie
      dilihatSemua = hariIni
      return null
    },
    async work(semua) {
      const gagal: { readonly selfie: SelfieMenunggu; readonly error: unknown }[] = []
      const disimpan: SelfieDisimpan[] = []
      await Promise.all(
        semua.map(async (selfie) => {
          try {
            const foto = await store(selfie)
            if (foto !== null) disimpan.push(foto)
          } catch (error) {
            gagal.push({ selfie, error })
          }
        }),
      )
      for (const [foto, error] of await record(disimpan)) {
        const selfie = semua.find(({ kejadian_id }) => kejadian_id === foto.kejadian_id)
        if (selfie !== undefined) gagal.push({ selfie, error })
      }
      for (const { selfie, error } of gagal) {
        // Only what may be the photo's own doing counts as a try.
        const begun = error instanceof EncoderLost ? selfie.percobaan : selfie.percobaan - 1
        await deferSelfie(db, selfie, clock.now() + TUNDA_MS, begun)
      }
      if (gagal[0] !== undefined) throw gagal[0].error
    },
  }
}
