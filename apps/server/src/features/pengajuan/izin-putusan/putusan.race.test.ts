import { addHari } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { porsi } from '../../../../../../packages/domain/test/porsi.ts'
import { type Person, addPeople } from '../../../../test/people.ts'
import { findAkun } from '../../../../test/pengajuan.ts'
import { JUMAT_PAGI, type Reply, type TestServer, startTestServer } from '../../../../test/server.ts'
import { transaction } from '../../../platform/db.ts'
import { ensureHakCuti } from '../cuti/hak.service.ts'

/** `npm run acak` holds five times as many as the whole suite. */
const KALI = Number(process.env['ACAK_LOMBA'] ?? 1)
/** Of the first so many that each of two is sure to be quicker now and then */
const [BERDUA, BERDELAPAN, DITARIK] = [8 * KALI, porsi(40 * KALI), porsi(60 * KALI)]

let server: TestServer
let people: Person[]
let koordinatorId: number
const token: Record<string, string> = {}
/** Four weeks of work from here on lie in one year of everybody's service. */
const SENIN = '2026-11-23'

beforeAll(async () => {
  server = await startTestServer(JUMAT_PAGI, { withJobs: false })
  await server.owner.deleteFrom('libur').execute()
  people = await addPeople(server.owner, BERDUA + BERDELAPAN + DITARIK, Date.parse(JUMAT_PAGI))
  for (const role of ['koordinator', 'hrd']) token[role] = await server.login(`${role}@rekan.example`)
  koordinatorId = (await findAkun(server.owner, 'koordinator@rekan.example')).penggunaId
  await transaction(server.db, (tx) =>
    ensureHakCuti(
      tx,
      { hari: '2026-11-20', saat: Date.parse(JUMAT_PAGI) },
      people.map(({ karyawanId }) => karyawanId),
    ),
  )
})
afterAll(() => server.close())

/** So many requests of each of these people, of two days a week each; their ids, person by person. */
async function ajukan(siapa: readonly Person[], masing: number): Promise<number[][]> {
  const baris = siapa.flatMap(({ karyawanId, penggunaId }) =>
    Array.from({ length: masing }, (_, i) => ({
      karyawan_id: karyawanId,
      diajukan_oleh_id: penggunaId,
      koordinator_id: koordinatorId,
      jenis_izin: 'CUTI' as const,
      cuti_id: 1,
      tanggal_mulai: addHari(SENIN, 7 * Math.floor(i / 2) + 2 * (i % 2)),
      tanggal_selesai: addHari(SENIN, 7 * Math.floor(i / 2) + 2 * (i % 2) + 1),
      total_hari: 2,
      keterangan: 'Keluarga.',
      dibuat_pada: new Date(JUMAT_PAGI),
    })),
  )
  const ids: number[] = []
  for (let i = 0; i < baris.length; i += 500) {
    const sisip = server.owner
      .insertInto('absensi')
      .values(baris.slice(i, i + 500))
      .returning('id')
    ids.push(...(await sisip.execute()).map(({ id }) => id))
  }
  return siapa.map((_satu, i) => ids.slice(i * masing, (i + 1) * masing))
}
const post = (satu: string | undefined, id: number, apa: 'approve' | 'reject' | 'cancel') =>
  server.call(`POST /absensi/${id}/${apa}`, { token: satu, body: {} })
const kode = ({ status }: Reply) => status

/** Everything at once, but no more than a few people's at a time: the race is within each. */
async function perOrang<T, U>(semua: readonly T[], lakukan: (satu: T) => Promise<U>): Promise<U[]> {
  const hasil: U[] = []
  for (let i = 0; i < semua.length; i += 10)
    hasil.push(...(await Promise.all(semua.slice(i, i + 10).map(lakukan))))
  return hasil
}
/** People whose balance is not what their entries add up to, is below zero, or is not what their requests leave. */
async function meleset(siapa: readonly Person[]): Promise<unknown[]> {
  const { rows } = await sql`
    select h.karyawan_id, h.sisa, m.jumlah, a.hari from hak_cuti h
    cross join lateral (select sum(jumlah)::integer as jumlah from mutasi_cuti where hak_id = h.id) m
    cross join lateral (select coalesce(sum(total_hari), 0)::integer as hari from absensi
      where karyawan_id = h.karyawan_id and status = 'disetujui') a
    where h.karyawan_id = any(${siapa.map(({ karyawanId }) => karyawanId)}::integer[])
      and (h.sisa <> m.jumlah or h.sisa < 0 or h.sisa <> 12 - a.hari)`.execute(server.owner)
  return rows
}

it('[API-08] two decide at once: one of them, and the other is told who', async () => {
  const ids = (await ajukan(people.slice(0, BERDUA), 5)).flat()
  expect(ids).toHaveLength(BERDUA * 5)
  const nama = { koordinator: 'Rizky Pratama', hrd: '' }
  const { body } = await server.call('GET /profile', { token: token['hrd'] })
  nama.hrd = body['data'].name
  const menang = { koordinator: 0, hrd: 0 }
  await perOrang(ids, async (id) => {
    const setuju = () => post(token['koordinator'], id, 'approve')
    const tolak = () => post(token['hrd'], id, 'reject')
    // Neither always goes first.
    const [dua, satu] =
      id % 2 === 0
        ? await Promise.all([tolak(), setuju()])
        : (await Promise.all([setuju(), tolak()])).toReversed()
    if (satu === undefined || dua === undefined) throw new Error('two answers')
    expect([satu, dua].map(kode).toSorted((a, b) => a - b)).toEqual([200, 409])
    const [pemenang, status, kalah] =
      satu.status === 200 ? (['koordinator', 'disetujui', dua] as const) : (['hrd', 'ditolak', satu] as const)
    menang[pemenang] += 1
    expect(kalah.body['message']).toBe(`Pengajuan ini sudah ${status} oleh ${nama[pemenang]}.`)
    expect(kalah.body['data']).toMatchObject({
      id,
      status,
      keputusan: { status, oleh: { nama: nama[pemenang] } },
    })
  })
  expect(Math.min(menang.koordinator, menang.hrd)).toBeGreaterThan(0)
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from audit where objek = 'absensi' and objek_id = any(${ids.map(String)}::text[])`.execute(
    server.owner,
  )
  expect(rows[0]?.n).toBe(BERDUA * 5)
  expect(await meleset(people.slice(0, BERDUA))).toEqual([])
})

it('[API-08] eight approvals at once of people with twelve days: never more than those', async () => {
  const siapa = people.slice(BERDUA, BERDUA + BERDELAPAN)
  const hasil = await perOrang(await ajukan(siapa, 8), (ids) =>
    Promise.all(ids.map((id, i) => post(token[i % 2 === 0 ? 'koordinator' : 'hrd'], id, 'approve'))),
  )
  for (const satu of hasil) {
    expect(satu.map(kode).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 200, 200, 409, 409])
    const tolak = satu.filter(({ status }) => status === 409).map(({ body }) => body['message'])
    expect(new Set(tolak)).toEqual(new Set(['Sisa cuti tidak cukup: diminta 2 hari, tersedia 0 hari.']))
  }
  expect(await meleset(siapa)).toEqual([])
})

it('[API-08] approved and withdrawn at once: the days are neither lost nor doubled', async () => {
  const siapa = people.slice(BERDUA + BERDELAPAN)
  const ids = (await ajukan(siapa, 1)).map(([id], i) => ({ id: id as number, oleh: siapa[i] as Person, i }))
  const hasil = await perOrang(ids, async ({ id, oleh, i }) => {
    // Half the time it is HR who withdraws, who may do so after the approval as well.
    const pembatal = i % 2 === 0 ? oleh.token : token['hrd']
    return Promise.all([post(token['koordinator'], id, 'approve'), post(pembatal, id, 'cancel')])
  })
  for (const [i, [setuju, batal]] of hasil.entries()) {
    const pasangan = `${setuju.status} ${batal.status}`
    expect(i % 2 === 0 ? ['200 409', '409 200'] : ['200 200', '409 200']).toContain(pasangan)
  }
  expect(await meleset(siapa)).toEqual([])
})
