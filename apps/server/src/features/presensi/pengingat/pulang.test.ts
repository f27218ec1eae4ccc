import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertKejadian } from '../../../../test/hubungan.tulis.ts'
import { type Person, addPeople } from '../../../../test/people.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'
import { pulangJob } from './pulang.job.ts'

let server: TestServer
let people: Person[]
let hrd = ''
const JUMAT = '2026-11-20'

beforeAll(async () => {
  server = await startTestServer(JUMAT_PAGI, { withJobs: false })
  people = await addPeople(server.owner, 3, Date.parse(JUMAT_PAGI))
  hrd = await server.login('hrd@rekan.example')
  for (const [ke, { karyawanId }] of people.entries()) {
    const { id } = await server.owner
      .insertInto('presensi')
      .values({ karyawan_id: karyawanId, tanggal: JUMAT })
      .returning('id')
      .executeTakeFirstOrThrow()
    // The third checked out.
    for (const jenis of ke === 2 ? (['check_in', 'check_out'] as const) : (['check_in'] as const))
      await server.owner
        .insertInto('presensi_kejadian')
        .values({
          presensi_id: id,
          tanggal: JUMAT,
          jenis,
          waktu: new Date(`${JUMAT}T${jenis === 'check_in' ? '07:55' : '17:05'}:00+07:00`),
          kantor_id: 1,
          lokasi: 'dalam',
          di_luar_area: false,
          perlu_tinjauan: false,
          keterangan: '',
          selfie_sha256: Buffer.alloc(32),
        })
        .execute()
  }
})
afterAll(() => server.close())

/** As two servers would, one after the other. */
async function lookTwice(saat: string) {
  server.setClock(saat)
  for (const job of [pulangJob(server.deps), pulangJob(server.deps)]) {
    const tiba = await job.claim()
    if (tiba !== null) await job.work(tiba)
  }
}
const diberiTahu = async () =>
  (
    await sql<{ pengguna_id: number; isi: string }>`
      select pengguna_id, isi from notifikasi where jenis = 'PRESENSI_TANPA_PULANG' order by pengguna_id`.execute(
      server.owner,
    )
  ).rows

it('[KERJA-15] tells once, at seven the next morning, who was left without a check-out', async () => {
  await lookTwice('2026-11-20T22:30:00+07:00')
  await lookTwice('2026-11-21T06:59:00+07:00')
  expect(await diberiTahu()).toEqual([])
  await lookTwice('2026-11-21T07:00:00+07:00')
  await lookTwice('2026-11-21T07:05:00+07:00')
  const semua = (await diberiTahu()).filter(({ pengguna_id }) =>
    people.some(({ penggunaId }) => penggunaId === pengguna_id),
  )
  expect(semua.map(({ pengguna_id }) => pengguna_id)).toEqual([people[0]?.penggunaId, people[1]?.penggunaId])
  expect(semua[0]?.isi).toMatch(/^Anda check in pada 20 November 2026 tanpa check out\./)
})

it('[KERJA-15] one call sends the time to HR; nothing is a punch until they have decided', async () => {
  const satu = people[0] as Person
  const punches = async () =>
    (
      await sql<{
        n: number
      }>`select count(*)::integer as n from presensi_kejadian e join presensi r on r.id = e.presensi_id and r.tanggal = e.tanggal
        where r.karyawan_id = ${satu.karyawanId}`.execute(server.owner)
    ).rows[0]?.n
  const milik = async () => (await server.call('GET /absensi/pulang', { token: satu.token })).body['data']
  const kirim = (isian: object) => server.call('POST /absensi/pulang', { token: satu.token, body: isian })
  expect(await milik()).toEqual([
    { tanggal: JUMAT, masuk: '2026-11-20T07:55:00+07:00', selesai: '2026-11-20T17:00:00+07:00' },
  ])
  const salah = await kirim({ tanggal: '2026-11-19', jam_pulang: '17:10' })
  expect([salah.status, Object.keys(salah.body['errors'])]).toEqual([422, ['tanggal']])
  const bukanJam = await kirim({ tanggal: JUMAT, jam_pulang: '25:10' })
  expect([bukanJam.status, Object.keys(bukanJam.body['errors'])]).toEqual([422, ['jam_pulang']])

  const { status, body } = await kirim({ tanggal: JUMAT, jam_pulang: '17:10' })
  expect([status, await punches(), await milik()]).toEqual([200, 1, []])
  // Twice is once.
  expect((await kirim({ tanggal: JUMAT, jam_pulang: '17:10' })).status).toBe(422)
  const koordinator = await server.login('koordinator@rekan.example')
  const { id } = body['data']
  expect(
    (await server.call(`POST /absensi/${id}/approve`, { token: koordinator, body: {} })).status,
  ).not.toBe(200)
  expect((await server.call(`POST /absensi/${id}/approve`, { token: hrd, body: {} })).status).toBe(200)
  expect(await punches()).toBe(2)
})

it('[KERJA-22] from the day the company says so the planned end counts: nobody is asked, and the record says it until it is put right', async () => {
  const SENIN = '2026-11-23'
  const [, lama, baru] = people as [Person, Person, Person]
  await sql`insert into pengaturan (kunci, berlaku_dari, nilai, dicatat_pada)
    values ('tanpa_pulang', ${SENIN}, '"akhir_rencana"', '2026-11-22T10:00:00+07:00')`.execute(server.owner)
  const { id } = await server.owner
    .insertInto('presensi')
    .values({ karyawan_id: baru.karyawanId, tanggal: SENIN })
    .returning('id')
    .executeTakeFirstOrThrow()
  await server.owner
    .insertInto('presensi_kejadian')
    .values({
      presensi_id: id,
      tanggal: SENIN,
      jenis: 'check_in',
      waktu: new Date(`${SENIN}T07:55:00+07:00`),
      kantor_id: 1,
      lokasi: 'dalam',
      di_luar_area: false,
      perlu_tinjauan: false,
      keterangan: '',
      selfie_sha256: Buffer.alloc(32),
    })
    .execute()
  const rekaman = async (orang: Person, tanggal: string) =>
    (await server.call(`GET /karyawan/presensi/${orang.karyawanId}?tanggal=${tanggal}`, { token: hrd })).body[
      'data'
    ]
  const rekap = async () =>
    (await server.call('GET /rekap/presensi?bulan=11&tahun=2026', { token: baru.token })).body['data']

  server.setClock(`${SENIN}T20:59:00+07:00`)
  expect((await rekaman(baru, SENIN)).pulang_dianggap).toBeNull()
  const sebelum = await rekap()
  await lookTwice('2026-11-24T07:00:00+07:00')
  expect((await diberiTahu()).filter(({ pengguna_id }) => pengguna_id === baru.penggunaId)).toEqual([])
  expect((await server.call('GET /absensi/pulang', { token: baru.token })).body['data']).toEqual([])
  expect(await rekaman(baru, SENIN)).toMatchObject({
    check_out: null,
    pulang_dianggap: `${SENIN}T17:00:00+07:00`,
    durasi: 32_700,
    penugasan: [{ check_out: null, lengkap: false, pulang_dianggap: `${SENIN}T17:00:00+07:00` }],
  })
  const sesudah = await rekap()
  expect([
    sesudah.pulang_dianggap - sebelum.pulang_dianggap,
    sesudah.jam_kerja - sebelum.jam_kerja,
    sesudah.total_durasi - sebelum.total_durasi,
  ]).toEqual([1, 32_400, 32_700])
  // What was before it stays as it was, asked for and without hours.
  expect(await rekaman(lama, JUMAT)).toMatchObject({ durasi: 0, pulang_dianggap: null })
  expect((await server.call('GET /absensi/pulang', { token: lama.token })).body['data']).toHaveLength(1)

  const betul = await server.call(`POST /karyawan/presensi/${baru.karyawanId}/koreksi`, {
    token: hrd,
    body: { tanggal: SENIN, alasan: 'Pulang lebih awal.', check_out: '15:00' },
  })
  expect(betul.body['data']).toMatchObject({
    check_out: { waktu: '15:00:00' },
    pulang_dianggap: null,
    durasi: 25_500,
  })
  expect((await rekap()).pulang_dianggap).toBe(sebelum.pulang_dianggap)
})

it('[JAGA-11] HR who has the planned end count is asked of their own days as before for two weeks; nobody else is', async () => {
  server.setClock('2026-11-30T10:00:00+07:00')
  const hrdLain = await server.login('teuku.akbar@karsabina.example')
  const set = async (token: string, nilai: string, berlaku_dari: string) =>
    (
      await server.call('POST /kelola/pengaturan', {
        token,
        body: { kunci: 'tanpa_pulang', nilai, berlaku_dari },
      })
    ).status
  expect(await set(hrdLain, 'tanya', '2026-11-30')).toBe(200)
  expect(await set(await server.login('hrd@rekan.example'), 'akhir_rencana', '2026-12-01')).toBe(200)
  const { karyawan_id: milik } = await server.owner
    .selectFrom('pengguna')
    .select('karyawan_id')
    .where('email', '=', 'hrd@rekan.example')
    .executeTakeFirstOrThrow()
  const dianggap = async (karyawanId: number, tanggal: string) => {
    await server.owner
      .deleteFrom('presensi')
      .where('karyawan_id', '=', karyawanId)
      .where('tanggal', '=', tanggal)
      .execute()
    await insertKejadian(
      server.owner,
      { karyawanId, penggunaId: 0, token: '' },
      tanggal,
      Date.parse(`${tanggal}T07:55:00+07:00`),
    )
    const { body } = await server.call(`GET /karyawan/presensi/${karyawanId}?tanggal=${tanggal}`, {
      token: hrdLain,
    })
    return body['data'].pulang_dianggap !== null
  }
  const [, , lain] = people as [Person, Person, Person]
  server.setClock('2026-12-15T10:00:00+07:00')
  expect([await dianggap(milik ?? 0, '2026-12-14'), await dianggap(lain.karyawanId, '2026-12-14')]).toEqual([
    false,
    true,
  ])
  server.setClock('2026-12-16T10:00:00+07:00')
  expect(await dianggap(milik ?? 0, '2026-12-15')).toBe(true)
  // A day of long before the change stays what it was by the rule of its own time.
  await server.owner
    .insertInto('pengaturan')
    .values({
      kunci: 'tanpa_pulang',
      berlaku_dari: '2026-10-01',
      nilai: JSON.stringify('akhir_rencana'),
      dicatat_pada: new Date('2026-09-30T10:00:00+07:00'),
      oleh_id: null,
      versi: 1000,
    })
    .execute()
  expect(await dianggap(milik ?? 0, '2026-11-17')).toBe(true)
})
