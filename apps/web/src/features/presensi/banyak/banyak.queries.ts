import { useKunci } from '../../../lib/use-kunci.ts'
import type { Tanggal } from '@rekan/domain/waktu'
import { type BarisKetik, sendKetik, sendTanya, sendTinjauanBanyak } from '../meja/meja.api.ts'
import { useUbahHari } from '../meja/meja.queries.ts'

type HariOrang = { readonly karyawanId: number; readonly tanggal: Tanggal }

/** Deeds over many days, each told when it is done; what shows these days asks again. Resolve to whether it was done. */
export function useHariBanyak() {
  const ubah = useUbahHari()
  const kunciDari = useKunci()
  return {
    /** All of these corrections are written, or none. */
    koreksi: (baris: readonly BarisKetik[]) =>
      ubah(async () => `${(await sendKetik(baris, false, kunciDari(baris))).diubah} presensi dikoreksi.`),
    /** What is marked of these days is accepted. */
    terima: (hari: readonly HariOrang[]) =>
      ubah(async () => {
        let ditinjau = 0
        for (let ke = 0; ke < hari.length; ke += SEKALIGUS) {
          const bagian = hari.slice(ke, ke + SEKALIGUS)
          ditinjau += (await sendTinjauanBanyak(bagian, kunciDari(bagian))).ditinjau
        }
        return `${ditinjau} presensi diterima.`
      }),
    /** The people are asked when they left. */
    tanya: (hari: readonly HariOrang[]) =>
      ubah(async () => {
        for (const satu of hari) await sendTanya(satu.karyawanId, satu.tanggal, kunciDari([satu, 'tanya']))
        return `${hari.length} pertanyaan dikirim.`
      }),
  }
}

/** Two punches a day, of at most two hundred in one call */
const SEKALIGUS = 100
