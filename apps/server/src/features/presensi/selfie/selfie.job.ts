import { type Tanggal, addHari, hariBarat } from '@rekan/domain/waktu'
import type { Deps } from '../../../platform/deps.ts'
import { EncoderLost } from '../../../platform/encoder.ts'
import type { Job } from '../../../platform/jobs.ts'
import { storePicture } from '../../../platform/pictures.ts'
import { type SelfieMenunggu, countSelfie, deferSelfie, finishSelfie, takeSelfie } from './selfie.queries.ts'
import { kunciSelfie } from './selfie.service.ts'
import { recordMirip, recordRusak } from './tanda.service.ts'

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
 * was received. Interrupted anywhere, the
 * next try does it again and overwrites the same files.
 */
export function selfieJob({ db, clock, files, encoder }: Deps): Job<SelfieMenunggu> {
  let dilihatSemua: Tanggal | null = null
  return {
    name: 'selfie',
    // While some wait for the disk, others are worked at.
    atOnce: 4,
    depth: () => countSelfie(db),
    async claim() {
      const saat = clock.now()
      const hariIni = hariBarat(saat)
      // What waits is of these days, unless the file store was away for long: once a day all months are looked through.
      const isSemua = dilihatSemua !== hariIni
      const hari = [isSemua ? '0001-01-01' : addHari(hariIni, -HARI_LALU), addHari(hariIni, 1)] as const
      const selfie = await takeSelfie(db, saat, saat + ANGGAP_HILANG_MS, hari)
      if (selfie === null) dilihatSemua = hariIni
      return selfie
    },
    async work(selfie) {
      const { isi, percobaan } = selfie
      if (percobaan > MAX_PERCOBAAN) return recordRusak(db, selfie)
      try {
        const { images: [foto, kecil] = [], sidik } = (await encoder.encodeWithSidik(isi, SISI)) ?? {}
        if (foto === undefined || kecil === undefined || sidik === undefined)
          return await recordRusak(db, selfie)
        const kunci = kunciSelfie(selfie)
        await storePicture({ files }, kunci, foto, kecil)
        await recordMirip(db, selfie, sidik)
        await finishSelfie(db, selfie, kunci)
      } catch (error) {
        // Only what may be the photo's own doing counts as a try.
        const begun = error instanceof EncoderLost ? percobaan : percobaan - 1
        await deferSelfie(db, selfie, clock.now() + TUNDA_MS, begun)
        throw error
      }
    },
  }
}
