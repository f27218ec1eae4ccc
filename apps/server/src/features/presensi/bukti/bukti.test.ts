import { createHash, createPublicKey, verify } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type IsiTandaBukti, readTandaBukti } from '@rekan/domain/presensi/tanda-bukti'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, addPeople, setKoordinator } from '../../../../test/people.ts'
import { DI_DALAM, formPresensi, fotoBaru } from '../../../../test/selfie.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'
import { isSignedBy, listPublicKeys, openSigningKey, storeKey } from '../../../platform/signing.ts'
import { rantaiJob } from '../../sistem/rantai.job.ts'
import { type KepalaTandaBukti, signKepalaTandaBukti, verifyTandaBukti } from './bukti.service.ts'

const PAGI = '2026-11-20T07:52:13+07:00'
const TANGGAL = '2026-11-20'

let server: TestServer
let people: Person[]
/** Writes all receipts that wait, as the running server does within the minute. */
let write: () => Promise<void>

beforeAll(async () => {
  server = await startTestServer(PAGI, { withJobs: false })
  people = await addPeople(server.owner, 24, Date.parse(PAGI))
  const job = rantaiJob(server.deps)
  write = async () => {
    for (let hari = await job.claim(); hari !== null; hari = await job.claim()) await job.work(hari)
  }
})
afterAll(() => server.close())

async function punch(
  siapa: Person,
  foto = fotoBaru(),
  token = siapa.token,
  fields: Record<string, string> = {},
) {
  const form = formPresensi(foto, { ...DI_DALAM, ...fields })
  const { status, body } = await server.call('POST /presensi/check-in', { token, form })
  expect(status).toBe(201)
  return body['data'].id as number
}
const rekaman = async (siapa: Person, token = siapa.token) =>
  (await server.call(`GET /karyawan/presensi/${siapa.karyawanId}?tanggal=${TANGGAL}`, { token })).body['data']
/** The receipt of a person's check-in as they keep it. */
async function terima(siapa: Person): Promise<{ teks: string; isi: IsiTandaBukti }> {
  const teks = (await rekaman(siapa)).check_in.tanda_bukti as string
  const terbaca = readTandaBukti(teks)
  if (terbaca === null) throw new Error(`no receipt: ${teks}`)
  return { teks, isi: terbaca.isi }
}
const lihat = async (kode: string) => server.call(`GET /bukti/${kode}`)
const periksa = async (kepala: readonly KepalaTandaBukti[] = []) =>
  (await verifyTandaBukti(server.db, kepala, await listPublicKeys(server.db))).salah

/** What the check says after these statements of the owner, which are then undone. */
async function after(...statements: string[]): Promise<readonly string[]> {
  class Undone extends Error {}
  let salah: readonly string[] = []
  const keys = await listPublicKeys(server.db)
  await server.owner
    .transaction()
    .execute(async (tx) => {
      for (const statement of statements) await sql.raw(statement).execute(tx)
      salah = (await verifyTandaBukti(tx, [], keys)).salah
      throw new Undone()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error
    })
  return salah
}

describe('a receipt', () => {
  it('[BUKTI-01, BUKTI-02, BUKTI-06] is signed with a key that anybody may fetch, and says who, where, when, the verdict and the photo’s hash', async () => {
    const siapa = people.pop() as Person
    const foto = fotoBaru()
    await punch(siapa, foto)
    expect((await rekaman(siapa)).check_in.tanda_bukti).toBeNull()
    await write()
    const { teks, isi } = await terima(siapa)
    expect(isi).toMatchObject({
      jenis: 'check_in',
      tempat: 'Kantor Pusat Jakarta',
      waktu: '2026-11-20T00:52:13.000Z',
      zona: 'WIB',
      putusan: 'dalam',
      telat: 0,
      foto: createHash('sha256').update(foto).digest('hex'),
      oleh: '',
    })
    const kunci = (await server.call('GET /bukti/kunci')).body['data'] as { id: string; publik: string }[]
    const milik = kunci.find(({ id }) => id === isi.kunci)
    const key = createPublicKey({
      key: Buffer.from(milik?.publik ?? '', 'base64'),
      format: 'der',
      type: 'spki',
    })
    const [, tanda = ''] = teks.split('.')
    const pesan = teks.slice(`REKAN1.${tanda}.`.length)
    expect(verify(null, Buffer.from(pesan), key, Buffer.from(tanda, 'base64url'))).toBe(true)
    const { nik, email, nomor_hp } = await server.owner
      .selectFrom('karyawan as k')
      .leftJoin('pengguna as u', 'u.karyawan_id', 'k.id')
      .select(['k.nik', 'u.email', 'k.nomor_hp'])
      .where('k.id', '=', siapa.karyawanId)
      .executeTakeFirstOrThrow()
    for (const rahasia of [nik, email, nomor_hp, DI_DALAM.latitude, DI_DALAM.longitude])
      if (rahasia) expect(pesan).not.toContain(rahasia)
  })

  it('[BUKTI-04] holds no byte that can be changed unseen', async () => {
    const siapa = people.pop() as Person
    await punch(siapa)
    await write()
    const { teks } = await terima(siapa)
    const keys = await listPublicKeys(server.db)
    const isSah = (satu: string) => {
      const terbaca = readTandaBukti(satu)
      const key = keys.get(terbaca?.isi.kunci ?? '')
      if (terbaca === null || key === undefined) return false
      return isSignedBy(key, terbaca.pesan, Buffer.from(terbaca.tandaTangan, 'base64url'))
    }
    expect(isSah(teks)).toBe(true)
    const lain = (letter: string) => (letter === 'A' ? ['B', ' '] : ['A', ' '])
    const diubah = Array.from(teks, (letter, i) =>
      lain(letter).map((baru) => teks.slice(0, i) + baru + teks.slice(i + 1)),
    ).flat()
    expect(diubah.filter((satu) => satu !== teks && isSah(satu))).toEqual([])
    expect(isSah(`${teks} `)).toBe(false)
  })

  it('names who punched for the person', async () => {
    const siapa = people.pop() as Person
    const koordinator = await server.login('koordinator@rekan.example')
    const { pengguna_id } = await sql<{ pengguna_id: number }>`
      select id as pengguna_id from pengguna where email = 'koordinator@rekan.example'`
      .execute(server.owner)
      .then(({ rows }) => rows[0] ?? { pengguna_id: 0 })
    await setKoordinator(server.owner, pengguna_id, [siapa])
    await punch(siapa, fotoBaru(), koordinator, { karyawan_id: String(siapa.karyawanId) })
    await write()
    expect((await terima(siapa)).isi.oleh).not.toBe('')
  })

  it('[BUKTI-09] says of a punch put right or withdrawn since that it was, and is signed as before', async () => {
    const [satu, dua] = [people.pop() as Person, people.pop() as Person]
    await punch(satu)
    const id = await punch(dua)
    await write()
    const [milikSatu, milikDua] = [await terima(satu), await terima(dua)]
    const hrd = await server.login('hrd@rekan.example')
    const body = { tanggal: TANGGAL, check_in: '07:30', alasan: 'Jam gerbang.' }
    expect(
      (await server.call(`POST /karyawan/presensi/${satu.karyawanId}/koreksi`, { token: hrd, body })).status,
    ).toBe(200)
    expect(
      (await server.call(`POST /presensi/kejadian/${id}/tarik`, { token: dua.token, body: {} })).status,
    ).toBe(200)
    expect((await lihat(milikSatu.isi.kode)).body['data']).toMatchObject({
      teks: milikSatu.teks,
      keadaan: 'dikoreksi',
    })
    expect((await lihat(milikDua.isi.kode)).body['data']).toMatchObject({
      teks: milikDua.teks,
      keadaan: 'ditarik',
      ditarik_pada: '2026-11-20T00:52:13.000Z',
    })
    expect(await periksa()).toEqual([])
  })

  it('is written for a punch that was withdrawn before it could be', async () => {
    const siapa = people.pop() as Person
    const id = await punch(siapa)
    await server.call(`POST /presensi/kejadian/${id}/tarik`, { token: siapa.token, body: {} })
    await write()
    const { rows } = await sql<{
      kode: string
    }>`select kode from tanda_bukti where kejadian_id = ${id}`.execute(server.owner)
    expect((await lihat(rows[0]?.kode ?? '')).body['data'].keadaan).toBe('ditarik')
  })

  it('[BUKTI-10] goes on being verified after the server has signed with another key', async () => {
    const siapa = people.pop() as Person
    await punch(siapa)
    const { signing } = server.deps
    const lain = await openSigningKey(await mkdtemp(join(tmpdir(), 'rekan-kunci-')))
    await storeKey(server.owner, lain, server.deps.clock.now())
    const job = rantaiJob({ ...server.deps, signing: lain })
    for (let hari = await job.claim(); hari !== null; hari = await job.claim()) await job.work(hari)
    expect((await terima(siapa)).isi.kunci).toBe(lain.id)
    const kunci = (await server.call('GET /bukti/kunci')).body['data'] as { id: string }[]
    expect(kunci.map(({ id }) => id)).toEqual(expect.arrayContaining([signing.id, lain.id]))
    expect(await periksa()).toEqual([])
  })
})

describe('the check of receipts', () => {
  const baris = async () =>
    (
      await sql<{ urut: number; kode: string; kejadian_id: number }>`
      select urut, kode, kejadian_id from tanda_bukti order by urut limit 3`.execute(server.owner)
    ).rows

  it('[BUKTI-05] names the one that the owner edited, deleted or swapped', async () => {
    const [satu, dua, tiga] = await baris()
    if (!satu || !dua || !tiga) throw new Error('too few receipts')
    const diubah = (kode: string) => `Tanda bukti ${kode} diubah atau ditukar.`
    expect(
      await after(`update tanda_bukti set isi = replace(isi, 'dalam', 'luar') where urut = ${dua.urut}`),
    ).toEqual([diubah(dua.kode)])
    expect(await after(`delete from tanda_bukti where urut = ${dua.urut}`)).toEqual([
      `Tanda bukti ${dua.urut} sampai ${dua.urut} dihapus, tepat sebelum ${tiga.kode}.`,
    ])
    const tukar = `update tanda_bukti a set isi = b.isi, tanda_tangan = b.tanda_tangan from tanda_bukti b
      where (a.urut, b.urut) in ((${satu.urut}, ${dua.urut}), (${dua.urut}, ${satu.urut}))`
    expect(await after(tukar)).toEqual([diubah(satu.kode), diubah(dua.kode)])
    expect(await after(`update tanda_bukti set hash = sha256('x') where urut = ${satu.urut}`)).toContain(
      diubah(satu.kode),
    )
    expect(
      await after(`update presensi_kejadian set selfie_sha256 = sha256('x') where id = ${satu.kejadian_id}`),
    ).toEqual([`Foto dari tanda bukti ${satu.kode} ditukar.`])
  })

  it('[BUKTI-05] knows a cut tail by the signed head in the log', async () => {
    const kepala = await signKepalaTandaBukti(server.db, server.deps.signing, server.deps.clock.now())
    if (kepala === null) throw new Error('no receipts')
    expect(await periksa([kepala])).toEqual([])
    expect(await periksa([{ ...kepala, urut: kepala.urut + 1 }])).toEqual([
      expect.stringMatching(/tidak bertanda tangan sah\.$/),
    ])
    const keys = await listPublicKeys(server.db)
    class Undone extends Error {}
    await server.owner
      .transaction()
      .execute(async (tx) => {
        await sql`delete from tanda_bukti where urut = ${kepala.urut}`.execute(tx)
        expect((await verifyTandaBukti(tx, [kepala], keys)).salah).toEqual([
          expect.stringMatching(/^Ekor tanda bukti dipotong: /),
        ])
        throw new Undone()
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error
      })
  })

  it.each([
    `update tanda_bukti set isi = ''`,
    'delete from tanda_bukti',
    'delete from tanda_bukti_antre',
    'insert into tanda_bukti_antre values (1, current_date)',
  ])('refuses the application: %s', async (statement) => {
    await expect(sql.raw(statement).execute(server.db)).rejects.toThrow('permission denied')
  })
})

describe('a code', () => {
  it('[BUKTI-08][JAGA-17] is found by its code alone, and codes that are nobody’s are one answer and soon too many', async () => {
    const siapa = people.pop() as Person
    await punch(siapa)
    await write()
    const { teks, isi } = await terima(siapa)
    expect((await lihat(isi.kode)).body['data']).toEqual({ teks, keadaan: 'berlaku', ditarik_pada: null })
    const salah = ['0'.repeat(16), 'satu', '%20', `${isi.kode}0`, isi.kode.toLowerCase()]
    const jawaban = []
    for (const kode of salah) {
      const { status, body } = await lihat(kode)
      jawaban.push([status, body])
    }
    expect(new Set(jawaban.map((satu) => JSON.stringify(satu))).size).toBe(1)
    expect(jawaban[0]?.[0]).toBe(404)
    const status = []
    for (let i = salah.length; i < 31; i += 1) status.push((await lihat('0'.repeat(16))).status)
    expect(status.slice(0, -1)).toEqual(status.slice(0, -1).map(() => 404))
    expect(status.at(-1)).toBe(429)
    // A true one is found first.
    expect((await lihat(isi.kode)).status).toBe(200)
  })
})
