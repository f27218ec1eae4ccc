import type { Insertable } from 'kysely'
import type { Db } from '../src/platform/db.ts'
import type { Skema } from '../src/platform/schema.ts'
import type { TestServer } from './server.ts'

/** An account of the demo company, by its address. */
export async function findAkun(owner: Db, email: string): Promise<Akun> {
  const { id, karyawan_id } = await owner
    .selectFrom('pengguna')
    .select(['id', 'karyawan_id'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { penggunaId: id, karyawanId: karyawan_id ?? 0 }
}

export type Akun = { readonly penggunaId: number; readonly karyawanId: number }

/** Signs people of the demo company in, by names for their addresses. */
export async function signInSemua<N extends string>(
  server: TestServer,
  alamat: Readonly<Record<N, string>>,
): Promise<{ readonly token: Record<N, string>; readonly akun: Readonly<Record<N, Akun>> }> {
  const masuk: [string, string, Akun][] = []
  for (const [nama, email] of Object.entries<string>(alamat))
    masuk.push([nama, await server.login(email), await findAkun(server.owner, email)])
  return {
    token: Object.fromEntries(masuk.map(([nama, token]) => [nama, token])) as Record<N, string>,
    akun: Object.fromEntries(masuk.map(([nama, , akun]) => [nama, akun])) as Record<N, Akun>,
  }
}

type Absensi = Insertable<Skema['absensi']>

/** A request as it would stand there, written directly; one day of permission unless told otherwise. */
export async function insertAbsensi(
  owner: Db,
  orang: Akun,
  koordinatorId: number,
  isi: Pick<Absensi, 'tanggal_mulai'> & Partial<Absensi>,
): Promise<number> {
  const { id } = await owner
    .insertInto('absensi')
    .values({
      karyawan_id: orang.karyawanId,
      diajukan_oleh_id: orang.penggunaId,
      koordinator_id: koordinatorId,
      jenis_izin: 'IZIN',
      tanggal_selesai: isi.tanggal_mulai,
      total_hari: 1,
      keterangan: 'Urusan keluarga.',
      dibuat_pada: new Date('2026-11-18T03:00:00Z'),
      ...isi,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Lembur = Insertable<Skema['lembur']>

/** Overtime as it would stand there, written directly: from 17:00 to 19:00 in Jakarta unless told otherwise. */
export async function insertLembur(
  owner: Db,
  orang: Akun,
  koordinatorId: number,
  isi: Pick<Lembur, 'tanggal'> & Partial<Lembur>,
): Promise<number> {
  const { id } = await owner
    .insertInto('lembur')
    .values({
      karyawan_id: orang.karyawanId,
      diajukan_oleh_id: orang.penggunaId,
      koordinator_id: koordinatorId,
      hari_presensi: isi.tanggal,
      mulai: new Date(`${isi.tanggal}T17:00:00+07:00`),
      selesai: new Date(`${isi.tanggal}T19:00:00+07:00`),
      keterangan: 'Stok opname.',
      bersedia_pada: new Date('2026-11-18T03:00:00Z'),
      dibuat_pada: new Date('2026-11-18T03:00:00Z'),
      ...isi,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An account decides in a coordinator's place, from one moment to another. */
export async function insertPengganti(
  owner: Db,
  koordinatorId: number,
  penggantiId: number,
  [dari, sampai]: readonly [string, string],
): Promise<void> {
  await owner
    .insertInto('koordinator_pengganti')
    .values({
      koordinator_id: koordinatorId,
      pengganti_id: penggantiId,
      tanggal_mulai: dari.slice(0, 10),
      tanggal_selesai: sampai.slice(0, 10),
      masa: `[${dari},${sampai})`,
      dibuat_oleh_id: koordinatorId,
      dibuat_pada: new Date(dari),
    })
    .execute()
}

/** Annual leave of a year of service, with so many days left. */
export async function insertHakCuti(
  owner: Db,
  karyawanId: number,
  sisa: number,
  [mulai, akhir, sampai = akhir]: readonly [string, string, string?],
): Promise<void> {
  const pertama = await owner
    .selectFrom('hak_cuti')
    .select('mulai')
    .where('karyawan_id', '=', karyawanId)
    .where('ke', '=', 0)
    .executeTakeFirst()
  const ke = Number(mulai.slice(0, 4)) - Number((pertama?.mulai ?? mulai).slice(0, 4))
  const { id } = await owner
    .insertInto('hak_cuti')
    .values({ karyawan_id: karyawanId, ke, sejak: mulai, mulai, akhir, sampai, bawa_bulan: 6 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await owner
    .insertInto('mutasi_cuti')
    .values({ hak_id: id, jenis: 'HAK', jumlah: sisa, dibuat_pada: new Date(`${mulai}T00:00:00Z`) })
    .execute()
}
