import { BEDA_TERBANYAK, bedaSidik as beda } from '../packages/domain/src/presensi/ragu/mirip.ts'
import { createEncoder } from '../apps/server/src/platform/encoder.ts'
import { UBAHAN, ambilPotret } from '../apps/server/test/potret.ts'

/**
 * `npm run bench:mirip` [SAFE-36, RAGU-03]: of 20 photos, each changed in four ways, how many are told as the same
 * photo; and how many of the pairs of one person's honest photos are taken for one. Fails below 76 of 80, or with
 * any false alarm.
 */
const FOTO = 20
const DIKENALI = 76

const encoder = createEncoder()
const fingerprint = async (photo: Buffer) => {
  const encoded = await encoder.encodeWithSidik(photo, [640, 96])
  if (encoded === null) throw new Error('no picture')
  return encoded.sidik
}

const foto = await Promise.all(Array.from({ length: FOTO }, (_, n) => ambilPotret(n)))
const sidik = await Promise.all(foto.map(fingerprint))

let dikenali = 0
for (const [nama, ubah] of Object.entries(UBAHAN)) {
  const selisih = await Promise.all(
    foto.map(async (satu, n) => beda(sidik[n] ?? '', await fingerprint(await ubah(satu, n)))),
  )
  const kena = selisih.filter((n) => n <= BEDA_TERBANYAK).length
  dikenali += kena
  console.log(`${nama}: ${kena} of ${FOTO}, at most ${Math.max(...selisih)} of 256 differ`)
}
const pasangan = sidik.flatMap((a, i) => sidik.slice(i + 1).map((b) => beda(a, b)))
const salah = pasangan.filter((n) => n <= BEDA_TERBANYAK).length
console.log(`told: ${dikenali} of ${FOTO * Object.keys(UBAHAN).length}`)
console.log(
  `false alarms: ${salah} of ${pasangan.length} pairs, at least ${Math.min(...pasangan)} of 256 differ`,
)
await encoder.stop()
if (dikenali < DIKENALI || salah > 0) process.exitCode = 1
