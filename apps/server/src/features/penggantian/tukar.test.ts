import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { addPeople } from '../../../test/people.ts'
import { signInSemua } from '../../../test/pengajuan.ts'
import { JUMAT_PAGI, startTestServer } from '../../../test/server.ts'

const server = await startTestServer(JUMAT_PAGI, { withJobs: false })
const { token } = await signInSemua(server, {
  koordinator: 'koordinator@rekan.example',
  hrd: 'hrd@rekan.example',
})
afterAll(() => server.close())
const [satu, dua, tiga] = (await addPeople(server.owner, 3, Date.parse(JUMAT_PAGI))) as [Orang, Orang, Orang]
type Orang = Awaited<ReturnType<typeof addPeople>>[number]
const [pos, posLain] = [await insertPos('Gerbang'), await insertPos('Lobi')]

const HARI_INI = '2026-11-20'
const [SENIN, SELASA] = ['2026-11-23', '2026-11-24']
let kerja: { senin: number; selasa: number }

beforeEach(async () => {
  server.setClock(JUMAT_PAGI)
  await sql`truncate presensi, penugasan, tukar, notifikasi cascade`.execute(server.owner)
  for (const tabel of ['absensi', 'jadwal_pengganti', 'dokumen'] as const)
    await server.owner.deleteFrom(tabel).execute()
  kerja = {
    senin: await terbitkan(satu, SENIN, '07:00-15:00'),
    selasa: await terbitkan(dua, SELASA, '15:00-23:00'),
  }
})

/** A roster of both days in place of the week, with one work on one of them. */
async function terbitkan(
  orang: Orang,
  tanggal: string,
  jam: string,
  posId: number | null = pos,
): Promise<number> {
  await server.owner
    .insertInto('jadwal_pengganti')
    .values(
      [SENIN, SELASA].map((hari) => ({
        karyawan_id: orang.karyawanId,
        tanggal: hari,
        jam_mulai: null,
        jam_selesai: null,
      })),
    )
    .onConflict((c) => c.doNothing())
    .execute()
  const [mulai, selesai] = jam.split('-')
  const { id } = await server.owner
    .insertInto('penugasan')
    .values({
      karyawan_id: orang.karyawanId,
      tanggal,
      kantor_id: 1,
      pos_id: posId,
      mulai: new Date(`${tanggal}T${mulai}:00+07:00`),
      selesai: new Date(`${tanggal}T${selesai}:00+07:00`),
      asal: 'roster',
      dibuat_pada: new Date(JUMAT_PAGI),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const kirim = (path: string, siapa: string, body: object = {}) =>
  server.call(`POST ${path}`, { token: siapa, body })
const minta = (isi: object = {}, siapa = satu.token) =>
  kirim('/tukar', siapa, { penugasan_id: kerja.senin, rekan_penugasan_id: kerja.selasa, ...isi })
const hari = async ({ token: milik }: Orang) =>
  (await server.call(`GET /jadwal?mulai=${SENIN}`, { token: milik })).body['data'].hari
    .slice(0, 2)
    .map(({ penugasan }: { penugasan: { jam_mulai: string; asal: string }[] }) =>
      penugasan.map(({ jam_mulai, asal }) => `${jam_mulai.slice(0, 5)} ${asal}`),
    )
const kabar = async (siapa: string) =>
  (await server.call('GET /notifikasi', { token: siapa })).body['data'].map(
    ({ jenis }: { jenis: string }) => jenis,
  )
const SEMULA = [
  [['07:00 roster'], []],
  [[], ['15:00 roster']],
]
const DITUKAR = [
  [[], ['15:00 tukar']],
  [['07:00 tukar'], []],
]
const keduanya = async () => [await hari(satu), await hari(dua)]

describe('a swap', () => {
  it('[GANTI-13] leaves both as they were until the coordinator decides, then both change', async () => {
    const rekan = await server.call('GET /tukar/pilihan', { token: satu.token })
    expect(rekan.body['data']).toMatchObject({
      sendiri: [{ id: kerja.senin }],
      rekan: [{ id: kerja.selasa, pos: { nama: 'Gerbang' } }],
    })
    const { status, body } = await minta({ alasan: 'Antar anak' })
    const { id } = body['data']
    expect([status, await kabar(dua.token), await keduanya()]).toEqual([200, ['TUKAR_DIMINTA'], SEMULA])
    expect((await kirim(`/tukar/${id}/terima`, dua.token)).status).toBe(200)
    expect([await kabar(token.koordinator), await keduanya()]).toEqual([['TUKAR_MENUNGGU'], SEMULA])
    const antre = await server.call('GET /kelola/tukar', { token: token.koordinator })
    expect(antre.body['data']).toMatchObject([{ id, status: 'DITERIMA', alasan: 'Antar anak' }])
    expect((await kirim(`/kelola/tukar/${id}/setujui`, token.koordinator, {})).status).toBe(200)
    expect(await keduanya()).toEqual(DITUKAR)
    expect(await kabar(satu.token)).toContain('TUKAR_DIPUTUSKAN')
    expect((await kirim(`/kelola/tukar/${id}/setujui`, token.koordinator, {})).status).toBe(409)
    // Nothing of the two is left to swap under its old number.
    expect((await minta()).status).toBe(422)
  })

  it('is decided once, of decisions and withdrawals at one moment; nobody works twice by it', async () => {
    const { id } = (await minta()).body['data']
    await Promise.all([1, 2, 3].map(() => kirim(`/tukar/${id}/terima`, dua.token)))
    const jawaban = await Promise.all([
      ...[1, 2, 3, 4].map(() => kirim(`/kelola/tukar/${id}/setujui`, token.koordinator, {})),
      kirim(`/tukar/${id}/batal`, satu.token),
    ])
    expect(jawaban.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409])
    expect(await keduanya()).toEqual(jawaban[4]?.status === 200 ? SEMULA : DITUKAR)
  })

  it('[GANTI-13] changes neither when it is refused, and says why; a refusal asks for the reason', async () => {
    const { id } = (await minta()).body['data']
    await kirim(`/tukar/${id}/terima`, dua.token)
    const putus = (isi: object) => kirim(`/kelola/tukar/${id}/tolak`, token.hrd, isi)
    expect((await putus({})).body['errors']).toEqual({
      alasan: ['Tulis alasan penolakannya.'],
    })
    expect((await putus({ alasan: 'Pos itu perlu Anda' })).status).toBe(200)
    expect(await keduanya()).toEqual(SEMULA)
    const { data } = (await server.call('GET /tukar', { token: dua.token })).body
    expect(data).toMatchObject([
      { id, status: 'DITOLAK', alasan_putusan: 'Pos itu perlu Anda', milik_sendiri: false },
    ])
  })

  it('[GANTI-14] passes by itself within a post and without warnings where the company lets it, else waits', async () => {
    await server.owner
      .insertInto('pengaturan')
      .values({
        kunci: 'tukar_otomatis',
        nilai: JSON.stringify(true),
        berlaku_dari: HARI_INI,
        dicatat_pada: new Date(JUMAT_PAGI),
        oleh_id: null,
      })
      .execute()
    const lewat = async () => {
      const { id } = (await minta()).body['data']
      await kirim(`/tukar/${id}/terima`, dua.token)
      return keduanya()
    }
    // Another work an hour and a half after the one that is got: too little rest.
    const dekat = await terbitkan(satu, SELASA, '06:00-13:30')
    expect(await lewat()).not.toEqual(DITUKAR)
    await server.owner.deleteFrom('tukar').execute()
    await server.owner.deleteFrom('penugasan').where('id', '=', dekat).execute()
    await server.owner.deleteFrom('penugasan').where('id', '=', kerja.selasa).execute()
    kerja.selasa = await terbitkan(dua, SELASA, '15:00-23:00', posLain)
    expect(await lewat()).toEqual(SEMULA)
    await server.owner.deleteFrom('tukar').execute()
    await server.owner.deleteFrom('penugasan').where('id', '=', kerja.selasa).execute()
    kerja.selasa = await terbitkan(dua, SELASA, '15:00-23:00')
    expect(await lewat()).toEqual(DITUKAR)
  })

  it('[GANTI-19] is refused with the roster’s codes when it is asked', async () => {
    await terbitkan(dua, SENIN, '12:00-20:00')
    const tumpang = await minta()
    expect([tumpang.status, tumpang.body['error'].error]).toEqual([422, 'TUMPANG_TINDIH'])
    await server.owner
      .deleteFrom('penugasan')
      .where('tanggal', '=', SENIN)
      .where('karyawan_id', '=', dua.karyawanId)
      .execute()
    const { penggunaId } = dua
    await sql`insert into absensi (karyawan_id, diajukan_oleh_id, koordinator_id, jenis_izin, status, tanggal_mulai,
        tanggal_selesai, total_hari, keterangan, dibuat_pada, diputus_oleh_id, diputus_pada)
      select ${dua.karyawanId}, ${penggunaId}, k.id, 'SAKIT', 'disetujui', ${SENIN}::date, ${SENIN}::date, 1, 'uji',
        '2026-11-01T00:00Z', k.id, '2026-11-02T00:00Z' from pengguna k where k.email = 'koordinator@rekan.example'`.execute(
      server.owner,
    )
    const cuti = await minta()
    expect([cuti.status, cuti.body['error'].error]).toEqual([422, 'SEDANG_CUTI'])
  })

  it('is not with oneself, not of what has begun, one at a time, and ended by who may', async () => {
    const lain = await terbitkan(satu, SELASA, '07:00-15:00')
    expect((await minta({ rekan_penugasan_id: lain })).status).toBe(422)
    expect((await minta({}, dua.token)).status).toBe(422)
    const { id } = (await minta()).body['data']
    expect((await minta({ penugasan_id: lain })).status).toBe(409)
    expect((await kirim(`/tukar/${id}/terima`, tiga.token)).status).toBe(404)
    expect((await kirim(`/tukar/${id}/terima`, satu.token)).status).toBe(404)
    expect((await kirim(`/tukar/${id}/batal`, dua.token)).status).toBe(404)
    expect((await kirim(`/tukar/${id}/batal`, satu.token)).status).toBe(200)
    expect((await kirim(`/tukar/${id}/tolak`, dua.token)).status).toBe(409)
    const { id: lagi } = (await minta()).body['data']
    expect((await kirim(`/tukar/${lagi}/tolak`, dua.token)).status).toBe(200)
    expect(await kabar(satu.token)).toContain('TUKAR_DIJAWAB')
    const jejak = await server.owner
      .selectFrom('audit')
      .select(['objek_id', 'sesudah'])
      .where('tindakan', 'in', ['POST /tukar/{id}/batal', 'POST /tukar/{id}/tolak'])
      .where('objek_id', '=', String(satu.karyawanId))
      .orderBy('id')
      .execute()
    expect(jejak.slice(-2).map(({ sesudah }) => sesudah)).toEqual([
      { tukar: id, status: 'DIBATALKAN' },
      { tukar: lagi, status: 'DITOLAK_REKAN' },
    ])
    // What has begun is nothing that one could choose any more.
    server.setClock(`${SENIN}T07:00:00+07:00`)
    expect((await minta()).status).toBe(422)
  })
})

async function insertPos(nama: string): Promise<number> {
  await sql`insert into klien (kode, nama) values ('TKR', 'PT Tukar') on conflict do nothing`.execute(
    server.owner,
  )
  await sql`insert into kontrak_klien (klien_id, nomor, mulai, sampai, dibuat_pada)
    select id, 'TKR/1', '2026-01-01', '2027-12-31', '2026-01-01T00:00Z' from klien where kode = 'TKR'
    on conflict do nothing`.execute(server.owner)
  const { rows } = await sql<{ id: number }>`insert into pos (kontrak_klien_id, kantor_id, nama, jabatan)
    select id, 1, ${nama}, 'Satpam' from kontrak_klien where nomor = 'TKR/1' returning id`.execute(
    server.owner,
  )
  return rows[0]?.id ?? 0
}
