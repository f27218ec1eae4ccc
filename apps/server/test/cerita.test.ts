import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { NilaiWaktu } from '@rekan/domain/presensi/luring/waktu'
import { porsi } from '../../../packages/domain/test/porsi.ts'
import { type HasilCerita, live } from './cerita/cerita.ts'
import { type Person, addPeople } from './people.ts'
import { type TestServer, startTestServer } from './server.ts'

/** `npm run cerita` lives through 10,000. */
const CERITA = Number(process.env['CERITA'] ?? porsi(200))
const BENIH = Number(process.env['CERITA_BENIH'] ?? 1)
const SEKALIGUS = 5000
/** Who is honest is suspected by none of what their account did meanwhile. */
const AKUN: ReadonlySet<string> = new Set(['AKUN_DARING_SESUDAHNYA', 'AKUN_DI_TEMPAT_LAIN', 'PONSEL_BARU'])

let server: TestServer
let people: Person[]

beforeAll(async () => {
  server = await startTestServer('2026-11-20T05:00:00+07:00', { withJobs: false })
  people = []
  for (let dari = 0; dari < CERITA; dari += SEKALIGUS)
    people.push(
      ...(await addPeople(
        server.owner,
        Math.min(SEKALIGUS, CERITA - dari),
        Date.parse('2026-11-20T05:00:00+07:00'),
      )),
    )
})
afterAll(() => server.close())

type Tercatat = {
  readonly karyawan_id: number
  readonly jenis: string
  readonly luring: string
  readonly nilai_waktu: NilaiWaktu
  readonly taksir: number
  readonly alasan: readonly string[]
}

/** All that the server has of a person: punches with their evidence, and punches that became requests. */
async function tercatat(): Promise<ReadonlyMap<number, readonly Tercatat[]>> {
  const { rows } = await sql<Tercatat>`
    select r.karyawan_id, e.jenis, b.luring, e.nilai_waktu, b.taksir, b.penilaian -> 'alasan' as alasan
    from presensi_kejadian e join presensi r on r.id = e.presensi_id and r.tanggal = e.tanggal
      join presensi_bukti b on b.kejadian_id = e.id and b.tanggal = e.tanggal
    where b.luring is not null
    union all
    select a.karyawan_id, l.jenis, l.luring, l.nilai_waktu, l.taksir, l.alasan
    from koreksi_luring l join absensi a on a.id = l.absensi_id`.execute(server.owner)
  return Map.groupBy(rows, ({ karyawan_id }) => karyawan_id)
}

it(
  `[LURING-17] [LURING-18] [JAGA-12] of ${CERITA} stories none loses or doubles a punch, and no clock that was moved is strong`,
  async () => {
    const hasil: [Person, HasilCerita][] = []
    for (const [ke, orang] of people.entries()) hasil.push([orang, await live(server, orang, BENIH + ke)])
    const ada = await tercatat()
    const jumlah = { presensi: 0, hilang: 0, ganda: 0, ditolak: 0, digeser: 0, kuat: 0, sedang: 0, lemah: 0 }
    const salah: string[] = []
    const alasan = new Map<string, number>()
    for (const [{ karyawanId }, { benih, kotak }] of hasil) {
      const milik = ada.get(karyawanId) ?? []
      if (milik.length > new Set(milik.map(({ jenis }) => jenis)).size) {
        jumlah.ganda += 1
        salah.push(`cerita ${benih}: ganda`)
      }
      for (const { entri, saat, geser, jujur, jawaban } of kotak) {
        jumlah.presensi += 1
        const sama = milik.filter(({ luring }) => luring === entri.luring)
        if (sama.length > 1) salah.push(`cerita ${benih}: ${entri.jenis} dua kali`)
        const satu = sama[0]
        if (satu === undefined) {
          // Refused with a reason, it is on the phone still; who was honest is not refused.
          const kode = jawaban?.body['error']?.error as string | undefined
          jumlah.ditolak += 1
          alasan.set(`${kode}`, (alasan.get(`${kode}`) ?? 0) + 1)
          // A check-out stays with its check-in.
          const isIkut = entri.jenis === 'check_out' && !milik.some(({ jenis }) => jenis === 'check_in')
          if ((jujur && !isIkut) || kode === undefined) {
            jumlah.hilang += 1
            salah.push(`cerita ${benih}: ${entri.jenis} hilang (${jawaban?.status} ${kode})`)
          }
          continue
        }
        if (jawaban === null || jawaban.status >= 400)
          salah.push(`cerita ${benih}: ${entri.jenis} tercatat, ponsel belum tahu (${jawaban?.status})`)
        jumlah[satu.nilai_waktu] += 1
        if (geser >= 5000) {
          jumlah.digeser += 1
          if (satu.nilai_waktu === 'kuat') salah.push(`cerita ${benih}: jam digeser ${geser} ms, kuat`)
        }
        if (satu.nilai_waktu === 'kuat' && Math.abs(satu.taksir - saat) > 2000)
          salah.push(`cerita ${benih}: kuat, ${satu.taksir - saat} ms keliru`)
        if (jujur && satu.alasan.some((kode) => AKUN.has(kode)))
          salah.push(`cerita ${benih}: jujur, ${satu.alasan.join(' ')}`)
        if (jujur && satu.nilai_waktu === 'lemah') salah.push(`cerita ${benih}: jujur, lemah`)
        if (jujur && Math.abs(satu.taksir - saat) > 2000)
          salah.push(`cerita ${benih}: jujur, ${satu.taksir - saat} ms keliru`)
      }
    }
    const { presensi, hilang, ganda, ditolak, digeser, kuat, sedang, lemah } = jumlah
    process.stdout.write(
      `${CERITA} cerita, ${presensi} presensi: ${hilang} hilang, ${ganda} ganda, ${ditolak} masih di ponsel dengan alasan${alasan.size === 0 ? '' : ` (${[...alasan].map((satu) => satu.join(' ')).join(', ')})`}; ` +
        `${kuat} kuat, ${sedang} sedang, ${lemah} lemah; ${digeser} dengan jam digeser\n`,
    )
    expect(salah).toEqual([])
    // All of it happened, or the stories tell nothing.
    expect(presensi).toBeGreaterThan(CERITA)
    for (const banyak of [kuat, sedang, lemah, digeser]) expect(banyak).toBeGreaterThanOrEqual(CERITA / 20)
  },
  60_000 + CERITA * 1500,
)
