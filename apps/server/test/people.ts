import { sql } from 'kysely'
import { hashToken } from '../src/platform/auth.ts'
import type { Db } from '../src/platform/db.ts'

export type Person = { readonly karyawanId: number; readonly penggunaId: number; readonly token: string }

/** Tests move their clock by months; the sessions last. */
const A_YEAR_MS = 365 * 86_400_000

/**
 * So many more employees at the head office, each already signed in. Written directly, as the owner; at most 6,000 a
 * call; each call numbers on from who is there.
 */
export async function addPeople(owner: Db, count: number, waktu: number): Promise<Person[]> {
  const contoh = await owner
    .selectFrom('penempatan')
    .selectAll()
    .where('unit', '=', 'Kantor Pusat')
    .where('tanggal_masuk', '<=', '2024-01-01')
    .where('tanggal_selesai', 'is', null)
    .where('koordinator_id', 'is not', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { dari } = await owner
    .selectFrom('karyawan')
    .select(sql<number>`coalesce(max(substr(kode, 4)::integer), -1) + 1`.as('dari'))
    .where('kode', '~', '^TES[0-9]+$')
    .executeTakeFirstOrThrow()
  const urut = Array.from({ length: count }, (_, i) => dari + i)
  const karyawan = await owner
    .insertInto('karyawan')
    .values(
      urut.map((i) => ({
        kode: `TES${i}`,
        nama: `Orang ${i}`,
        nik: `99${String(i).padStart(14, '0')}`,
        tempat_lahir: 'Bandung',
        tanggal_lahir: '1990-01-01',
        jenis_kelamin: 'L' as const,
        status_pernikahan_id: 1,
        jenis_karyawan_id: 1,
        tanggal_masuk: '2024-01-01',
      })),
    )
    .returning('id')
    .execute()
  const pengguna = await owner
    .insertInto('pengguna')
    .values(karyawan.map(({ id }) => ({ role: 'karyawan' as const, karyawan_id: id })))
    .returning(['id', 'karyawan_id'])
    .execute()
  const { kantor_id, jadwal_id, koordinator_id, jabatan, unit } = contoh
  await owner
    .insertInto('penempatan')
    .values(
      karyawan.map(({ id }) => ({
        kantor_id,
        jadwal_id,
        koordinator_id,
        jabatan,
        unit,
        karyawan_id: id,
        tanggal_masuk: '2024-01-01',
      })),
    )
    .execute()
  const people = pengguna.map(({ id, karyawan_id }) => ({
    karyawanId: karyawan_id ?? 0,
    penggunaId: id,
    token: `token-uji-${String(id).padStart(40, '0')}`,
  }))
  await owner
    .insertInto('sesi')
    .values(
      people.map(({ penggunaId, token }) => ({
        token_hash: hashToken(token),
        pengguna_id: penggunaId,
        dibuat_pada: new Date(waktu),
        dipakai_pada: new Date(waktu),
        kedaluwarsa_pada: new Date(waktu + A_YEAR_MS),
        perangkat: 'uji',
      })),
    )
    .execute()
  return people
}

/** Whom an account coordinates from now on, wherever they work; null: nobody does. */
export async function setKoordinator(
  owner: Db,
  koordinatorId: number | null,
  people: readonly Pick<Person, 'karyawanId'>[],
): Promise<void> {
  await owner
    .updateTable('penempatan')
    .set({ koordinator_id: koordinatorId })
    .where(
      'karyawan_id',
      'in',
      people.map((p) => p.karyawanId),
    )
    .execute()
}

/** A check-in of a day, written directly, where the person's first placement is. */
export async function addCheckIn(owner: Db, karyawanId: number, tanggal: string): Promise<void> {
  const { kantor_id } = await owner
    .selectFrom('penempatan')
    .select('kantor_id')
    .where('karyawan_id', '=', karyawanId)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const { id } = await owner
    .insertInto('presensi')
    .values({ karyawan_id: karyawanId, tanggal })
    .returning('id')
    .executeTakeFirstOrThrow()
  await owner
    .insertInto('presensi_kejadian')
    .values({
      presensi_id: id,
      tanggal,
      jenis: 'check_in',
      waktu: new Date(`${tanggal}T08:00:00+07:00`),
      kantor_id,
      lokasi: 'dalam',
      di_luar_area: false,
      perlu_tinjauan: false,
      keterangan: '',
      selfie_sha256: Buffer.alloc(32),
    })
    .execute()
}
