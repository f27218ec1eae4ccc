import { type RawBuilder, sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { type Person, addPeople } from '../../../../test/people.ts'
import { formPresensi, fotoBaru } from '../../../../test/selfie.ts'
import { JUMAT_PAGI, startTestServer } from '../../../../test/server.ts'

const server = await startTestServer(JUMAT_PAGI, { withJobs: false })
afterAll(() => server.close())
const people = await addPeople(server.owner, 12, Date.parse(JUMAT_PAGI))
const {
  rows: [tempat],
} = await sql<{ kantor: number; jadwal: number }>`
  select kantor_id as kantor, jadwal_id as jadwal from penempatan
  where karyawan_id = ${(people[0] as Person).karyawanId}`.execute(server.owner)
const { kantor, jadwal } = tempat as { kantor: number; jadwal: number }

/** What the next of them is answered who checks in. The owner's statements stand for those of another server. */
async function checkInNext() {
  const form = formPresensi(fotoBaru())
  const { status, body } = await server.call('POST /presensi/check-in', { token: people.pop()?.token, form })
  return { status, data: body['data'] }
}

async function versi(): Promise<string> {
  const { rows } = await sql<{ versi: string }>`select versi from versi_bersama`.execute(server.owner)
  return rows[0]?.versi ?? ''
}

describe('what is everybody’s', () => {
  it('the next punch follows a site, a schedule and a holiday that another server has changed', async () => {
    server.setClock('2026-11-20T08:00:00+07:00')
    expect((await checkInNext()).data).toMatchObject({ telat: 0, kantor: { id: kantor } })

    await sql`update kantor set nama = 'Kantor Berganti Nama' where id = ${kantor}`.execute(server.owner)
    expect((await checkInNext()).data).toMatchObject({ kantor: { id: kantor, nama: 'Kantor Berganti Nama' } })

    await sql`update jadwal_hari set jam_mulai = jam_mulai - 3600 where jadwal_id = ${jadwal}`.execute(
      server.owner,
    )
    const telat = await checkInNext()
    expect([telat.status, telat.data.telat > 0]).toEqual([201, true])

    await sql`insert into libur (tanggal, nama, jenis) values ('2026-11-20', 'Libur mendadak', 'LIBUR_NASIONAL')`.execute(
      server.owner,
    )
    expect((await checkInNext()).status).toBe(409)
  })

  it('no change that is rolled back is followed, and no punch makes another state', async () => {
    const sebelum = await versi()
    const dibatalkan = server.owner.transaction().execute(async (tx) => {
      await sql`delete from libur where nama = 'Libur mendadak'`.execute(tx)
      throw new Error('rolled back')
    })
    await expect(dibatalkan).rejects.toThrow('rolled back')
    expect((await checkInNext()).status).toBe(409)
    expect(await versi()).toBe(sebelum)
    await sql`delete from libur where nama = 'Libur mendadak'`.execute(server.owner)
    const sesudah = await versi()
    expect(sesudah).not.toBe(sebelum)
    expect((await checkInNext()).status).toBe(201)
    expect(await versi()).toBe(sesudah)
  })

  it.each([
    sql`update kantor set area = area`,
    sql`update jadwal set nama = nama`,
    sql`update jadwal_versi set toleransi_detik = toleransi_detik`,
    sql`update jadwal_hari set jam_mulai = jam_mulai`,
    sql`delete from libur where tanggal = '2027-01-01'`,
    sql`update pengaturan set nilai = nilai`,
  ])('each of its tables has a name of its state, %#', async (ubah) => {
    const sebelum = await versi()
    await ubah.execute(server.owner)
    expect(await versi()).not.toBe(sebelum)
  })

  it('has another name where who lowered a guard is another person by their account or name', async () => {
    const { id: akun } = await server.owner
      .insertInto('pengguna')
      .values({ email: 'pelonggar@rekan.example', nama: 'Pelonggar', role: 'hrd' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: orang } = await server.owner
      .selectFrom('karyawan')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const isBerganti = async (ubah: RawBuilder<unknown>) => {
      const sebelum = await versi()
      await ubah.execute(server.owner)
      return (await versi()) !== sebelum
    }
    const namai = (nama: string) => sql`update karyawan set nama = ${nama} where id = ${orang}`
    expect(await isBerganti(namai('Pelonggar'))).toBe(false)
    await sql`insert into pengaturan_dilonggarkan (kunci, sebelum, oleh_id, pada, sampai)
      values ('tanpa_pulang', '1', ${akun}, '2026-11-20', '2026-12-04')`.execute(server.owner)
    expect(await isBerganti(namai('Orang Lain'))).toBe(true)
    expect(await isBerganti(namai('PELONGGAR'))).toBe(true)
    expect(await isBerganti(namai('PELONGGAR'))).toBe(false)
    expect(await isBerganti(sql`update pengguna set nama = 'Lain Lagi' where id = ${akun}`)).toBe(true)
    expect(await isBerganti(sql`update pengguna set karyawan_id = null where id = ${akun}`)).toBe(false)
    expect(await isBerganti(namai('Orang Lain'))).toBe(false)
  })
})
