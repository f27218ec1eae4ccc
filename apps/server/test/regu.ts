import { sql } from 'kysely'
import type { Person } from './people.ts'
import type { TestServer } from './server.ts'

/** A site of its own, like the head office, with its zone and area. */
export async function addLokasi(server: TestServer, nama: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into kantor (kode, nama, alamat, zona_waktu, area, kebijakan_lokasi)
    select ${nama}, ${nama}, alamat, zona_waktu, area, kebijakan_lokasi from kantor where nama = 'Kantor Pusat Jakarta'
    returning id`.execute(server.owner)
  return (rows[0] as { id: number }).id
}

/** A shift of some people at a site, in place of what their week says of that date. */
export async function addShift(
  server: TestServer,
  kantorId: number,
  people: readonly Pick<Person, 'karyawanId'>[],
  [mulai, selesai]: readonly [string, string],
): Promise<void> {
  const tanggal = mulai.slice(0, 10)
  for (const { karyawanId } of people) {
    await server.owner
      .insertInto('jadwal_pengganti')
      .values({ karyawan_id: karyawanId, tanggal })
      .onConflict((c) => c.doNothing())
      .execute()
    await server.owner
      .insertInto('penugasan')
      .values({
        karyawan_id: karyawanId,
        tanggal,
        kantor_id: kantorId,
        mulai: new Date(mulai),
        selesai: new Date(selesai),
        asal: 'roster',
        dibuat_pada: new Date(0),
      })
      .execute()
  }
}
