import { errorFrom } from '../../../lib/api-error.ts'
import { call } from '../../../lib/http.ts'
import type { CallInput } from '../../../lib/http.types.ts'
import { useKunci } from '../../../lib/use-kunci.ts'
import type { Tanggal } from '@rekan/domain/waktu'
import { useUbahHari } from '../meja/meja.queries.ts'

type BarisKetik = CallInput<'POST /kelola/presensi/koreksi'>['body']['baris'][number]
type HariOrang = { readonly karyawanId: number; readonly tanggal: Tanggal }
/** Why some of what was to be done was not, by its place among all; null: nothing is known, and it was told. */
export type Belum = ReadonlyMap<number, string> | null

/** Deeds over many days, each told when it is done; what shows these days asks again. Each resolves to what of it was not done. */
export function useHariBanyak() {
  const ubah = useUbahHari()
  // One for all: after another deed the same one is done anew.
  const kunciDari = useKunci()
  async function run(banyak: number, apa: string, deed: () => Promise<Map<number, string>>): Promise<Belum> {
    let belum: Belum = null
    await ubah(async () => {
      belum = await deed()
      const jadi = banyak - belum.size
      if (belum.size === 0) return `${jadi} ${apa}.`
      const sisa = `${belum.size} belum: ${belum.values().next().value ?? ''}`
      return jadi === 0 ? { belum: sisa } : `${jadi} ${apa}, ${sisa}`
    })
    return belum
  }
  const sendKetik = (body: CallInput<'POST /kelola/presensi/koreksi'>['body']) =>
    call('POST /kelola/presensi/koreksi', { body, idempotencyKey: kunciDari(body) })
  return {
    /** Those that may be are written, all together: the others stand back. */
    koreksi: (baris: readonly BarisKetik[]) =>
      run(baris.length, 'presensi dikoreksi', async () => {
        const { kesalahan } = (await sendKetik({ uji: true, baris: [...baris] })).data
        const belum = new Map(kesalahan.map((satu) => [satu.baris - 1, satu.pesan]))
        const sisa = baris.filter((_, ke) => !belum.has(ke))
        if (sisa.length > 0) await sendKetik({ uji: false, baris: sisa })
        return belum
      }),
    /** What is marked of these days is accepted. */
    terima: (hari: readonly HariOrang[]) =>
      run(hari.length, 'presensi diterima', async () => {
        const belum = new Map<number, string>()
        for (let mulai = 0; mulai < hari.length; mulai += SEKALIGUS) {
          const bagian = hari.slice(mulai, mulai + SEKALIGUS)
          const kejadian = bagian.flatMap(({ karyawanId, tanggal }) =>
            (['check_in', 'check_out'] as const).map((jenis) => ({
              karyawan_id: karyawanId,
              tanggal,
              jenis,
            })),
          )
          const { data } = await call('POST /kelola/presensi/tinjauan', {
            body: { kejadian, diterima: true },
            idempotencyKey: kunciDari(kejadian),
          })
          const { gagal } = data
          for (const [ke, satu] of bagian.entries()) {
            const pesan = gagal
              .filter((g) => g.karyawan_id === satu.karyawanId && g.tanggal === satu.tanggal)
              .map((g) => g.pesan)
            // One of its two punches is marked, as a rule: what the other says is no news.
            if (pesan.length === 2) belum.set(mulai + ke, [...new Set(pesan)].join(' '))
          }
        }
        return belum
      }),
    /** The people are asked when they left. */
    tanya: (hari: readonly HariOrang[]) =>
      run(hari.length, 'pertanyaan dikirim', async () => {
        const belum = new Map<number, string>()
        for (const [ke, satu] of hari.entries())
          await call('POST /karyawan/presensi/{id}/tanya', {
            params: { id: satu.karyawanId },
            body: { tanggal: satu.tanggal },
            idempotencyKey: kunciDari([satu, 'tanya']),
          }).catch((error: unknown) => {
            const { message, errors } = errorFrom(error)
            belum.set(ke, Object.values(errors).flat()[0] ?? message)
          })
        return belum
      }),
  }
}

/** Two punches a day, of at most two hundred in one call */
const SEKALIGUS = 100
