import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { signInSemua } from '../../../../test/pengajuan.ts'
import { DI_DALAM, formPresensi, fotoBaru } from '../../../../test/selfie.ts'
import { JUMAT_PAGI, startTestServer } from '../../../../test/server.ts'

const server = await startTestServer(JUMAT_PAGI, { withJobs: false })
const { token, akun } = await signInSemua(server, {
  karyawan: 'karyawan@rekan.example',
  koordinator: 'koordinator@rekan.example',
  hrd: 'hrd@rekan.example',
})
afterAll(() => server.close())

const HARI = '2026-11-20'
const karyawanId = akun.karyawan.karyawanId
/** A site that is none of the person's placements, by the middle of its area, and the site of their placement. */
const { rows: tempat } = await sql<{ id: number; nama: string; lng: number; lat: number }>`
  select o.id, o.nama, t.lng, t.lat
  from kantor o cross join lateral (
    select avg((s ->> 0)::float) as lng, avg((s ->> 1)::float) as lat
    from jsonb_array_elements(o.area #> '{coordinates,0}') s) t
  where o.zona_waktu = 'WIB' and o.area is not null
  order by exists (select from penempatan p where p.karyawan_id = ${karyawanId} and p.kantor_id = o.id), o.id`.execute(
  server.owner,
)
const asing = tempat[0] as (typeof tempat)[number]
const sendiri = tempat.at(-1) as (typeof tempat)[number]

beforeEach(async () => {
  server.setClock(JUMAT_PAGI)
  await sql`truncate presensi, penugasan, pengingat, jadwal_pengganti cascade`.execute(server.owner)
})

/** A roster for the day in place of the week: no hours of its own but these works, "07:00-11:00". */
async function terbitkan(semua: readonly { jam: string; kantor?: number }[], tanggal = HARI) {
  await server.owner
    .insertInto('jadwal_pengganti')
    .values({ karyawan_id: karyawanId, tanggal, jam_mulai: null, jam_selesai: null })
    .execute()
  return insertPenugasan(semua, tanggal)
}

async function insertPenugasan(semua: readonly { jam: string; kantor?: number }[], tanggal = HARI) {
  const ids = []
  for (const { jam, kantor = sendiri.id } of semua) {
    const [mulai, selesai] = jam.split('-')
    const { id } = await server.owner
      .insertInto('penugasan')
      .values({
        karyawan_id: karyawanId,
        tanggal,
        kantor_id: kantor,
        mulai: new Date(`${tanggal}T${mulai}:00+07:00`),
        selesai: new Date(`${tanggal}T${selesai}:00+07:00`),
        asal: 'roster',
        dibuat_pada: new Date(JUMAT_PAGI),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(id)
  }
  return ids
}

const pukul = (jam: string) => server.setClock(`${HARI}T${jam}:00+07:00`)
const punch = (
  jenis: 'check-in' | 'check-out',
  fields: Record<string, string> = {},
  siapa = token.karyawan,
) =>
  server.call(`POST /presensi/${jenis}`, {
    token: siapa,
    form: formPresensi(fotoBaru(), { ...DI_DALAM, ...di(sendiri), ...fields }),
  })
const di = ({ lng, lat }: typeof asing) => ({ latitude: String(lat), longitude: String(lng) })
const profil = async () => (await server.call('GET /profile', { token: token.karyawan })).body['data']
const DUA = [{ jam: '07:00-11:00' }, { jam: '13:00-17:00', kantor: asing.id }]

describe('a day of several works', () => {
  it('[KERJA-01, KERJA-02] a date has the week’s hours, and a roster’s works in their place', async () => {
    expect((await profil()).penugasan).toEqual([
      expect.objectContaining({ id: 0, asal: 'jadwal', mulai: `${HARI}T08:00:00+07:00`, lengkap: true }),
    ])
    const [satu, dua] = await terbitkan(DUA)
    const { penugasan } = await profil()
    expect(penugasan).toMatchObject([
      { id: satu, asal: 'roster', mulai: `${HARI}T07:00:00+07:00`, kantor: { id: sendiri.id } },
      {
        id: dua,
        asal: 'roster',
        selesai: `${HARI}T17:00:00+07:00`,
        kantor: { id: asing.id, nama: asing.nama },
      },
    ])
    // What is called off is none of the day's.
    await server.owner
      .updateTable('penugasan')
      .set({ dibatalkan_pada: new Date(JUMAT_PAGI) })
      .execute()
    expect((await profil()).penugasan).toEqual([])
    expect((await profil()).presensi.status).toBe('LIBUR')
  })

  it('[KERJA-03, KERJA-18] the database refuses what overlaps, and takes what adjoins', async () => {
    await insertPenugasan([{ jam: '07:00-15:00' }, { jam: '15:00-23:00', kantor: asing.id }])
    const tumpuk = insertPenugasan([{ jam: '14:59-15:01' }])
    await expect(tumpuk).rejects.toMatchObject({ code: '23P01' })
    await expect(
      server.db.updateTable('penugasan').set({ kantor_id: asing.id }).execute(),
    ).rejects.toMatchObject({ code: '23514', constraint: 'penugasan_tetap' })
  })

  it('[KERJA-05, KERJA-06, KERJA-07] in, out, and in and out again at a site that the person never saw', async () => {
    const [, dua] = await terbitkan(DUA)
    pukul('06:50')
    const masuk = await punch('check-in')
    expect([masuk.status, (await profil()).presensi.check_in.id]).toEqual([201, masuk.body['data'].id])
    const lagi = await punch('check-in')
    expect([lagi.status, lagi.body['data'].id]).toEqual([409, masuk.body['data'].id])
    pukul('11:05')
    expect((await punch('check-out')).status).toBe(201)
    pukul('12:40')
    // The next is whose turn it is: not yet attended, at its own site.
    expect((await profil()).presensi).toMatchObject({
      status: 'BELUM_PRESENSI',
      check_in: null,
      kantor: [{ id: asing.id }],
      buka_pada: `${HARI}T10:00:00+07:00`,
    })
    const kedua = await punch('check-in', di(asing))
    expect(kedua.body['data']).toMatchObject({ lokasi: 'dalam', telat: 0, kantor: { id: asing.id } })
    pukul('17:00')
    expect((await punch('check-out', di(asing))).status).toBe(201)
    const { presensi, penugasan } = await profil()
    expect([
      presensi.check_in.id,
      penugasan.map((satu: { check_out: unknown }) => satu.check_out !== null),
    ]).toEqual([kedua.body['data'].id, [true, true]])
    const { rows } = await sql`select count(distinct penugasan_id)::int as n from presensi`.execute(
      server.owner,
    )
    expect(rows).toEqual([{ n: 2 }])
    // Named, one that is over takes no check-in any more.
    expect((await punch('check-in', { penugasan_id: String(dua) })).status).toBe(409)
  })

  it('[KERJA-09, KERJA-21] a recap counts two attended shifts as one day, two man-shifts and their summed hours', async () => {
    const sebelum = (await server.call('GET /rekap/presensi', { token: token.karyawan })).body['data']
    await terbitkan(DUA)
    for (const [jam, jenis, field] of [
      ['07:00', 'check-in', {}],
      ['11:00', 'check-out', {}],
      ['13:00', 'check-in', di(asing)],
      ['17:00', 'check-out', di(asing)],
    ] as const) {
      pukul(jam)
      expect((await punch(jenis, field)).status).toBe(201)
    }
    const { data } = (await server.call('GET /rekap/presensi', { token: token.karyawan })).body
    expect({
      hadir: data.hadir - sebelum.hadir,
      man_shift: data.man_shift - sebelum.man_shift,
      rencana: data.man_shift_rencana - sebelum.man_shift_rencana,
      total_durasi: data.total_durasi - sebelum.total_durasi,
      jam_kerja: data.jam_kerja - sebelum.jam_kerja,
    }).toEqual({ hadir: 1, man_shift: 2, rencana: 1, total_durasi: 28_800, jam_kerja: 28_800 })
    expect(data.pembulatan).toBeNull()
    await server.owner
      .insertInto('pengaturan')
      .values({ kunci: 'pembulatan_menit', berlaku_dari: HARI, nilai: '60', dicatat_pada: new Date(HARI) })
      .execute()
    const bulat = (await server.call('GET /rekap/presensi', { token: token.karyawan })).body['data']
    expect([bulat.jam_kerja, bulat.pembulatan.aturan]).toEqual([
      data.jam_kerja,
      'dibulatkan tiap hari ke 60 menit terdekat',
    ])
    const daftar = await server.call('GET /rekap/presensi/list', { token: token.karyawan })
    expect(daftar.body['data'][0]).toMatchObject({
      tanggal: HARI,
      check_in: '07:00:00',
      check_out: '17:00:00',
      durasi: 28_800,
    })
  })

  it('who acts for somebody names the work, and so does a correction; the refusal names the choices', async () => {
    const [satu, dua] = await terbitkan(DUA)
    pukul('07:00')
    const wakili = { karyawan_id: String(karyawanId), keterangan: 'HP tertinggal' }
    const tanpa = await punch('check-in', wakili, token.koordinator)
    expect([tanpa.status, tanpa.body['errors'].penugasan_id[0]]).toEqual([
      422,
      expect.stringContaining(`${dua} (13:00-17:00 di ${asing.nama})`),
    ])
    const bernama = await punch('check-in', { ...wakili, penugasan_id: String(satu) }, token.koordinator)
    expect(bernama.status).toBe(201)
    const betulkan = (isi: object) =>
      server.call(`POST /karyawan/presensi/${karyawanId}/koreksi`, {
        token: token.hrd,
        body: { tanggal: HARI, alasan: 'Lupa', ...isi },
      })
    pukul('18:00')
    expect(Object.keys((await betulkan({ check_in: '13:10' })).body['errors'])).toEqual(['penugasan_id'])
    expect((await betulkan({ check_in: '13:10', penugasan_id: 99_999 })).status).toBe(422)
    const betul = await betulkan({ check_in: '13:10', check_out: '17:00', penugasan_id: dua })
    expect([betul.status, betul.body['data'].penugasan]).toMatchObject([
      200,
      [
        { id: satu, check_out: null, lengkap: false },
        { id: dua, check_in: { telat: 600 }, lengkap: true },
      ],
    ])
  })
})
