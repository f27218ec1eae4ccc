import type { Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Answer } from '../../../platform/http.ts'

/** Of some accounts, those of active coordinators. */
export async function listAkunKoordinator(tx: Tx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    select u.id from pengguna u left join karyawan k on k.id = u.karyawan_id
    where u.id = any(${[...ids]}::integer[]) and u.role = 'koordinator' and u.aktif and coalesce(k.aktif, true)`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** Of some accounts, those of people who work here: any of them may be a witness. */
export async function listAkunOrang(tx: Tx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    select u.id from pengguna u join karyawan k on k.id = u.karyawan_id
    where u.id = any(${[...ids]}::integer[]) and u.role in ('karyawan', 'koordinator') and u.aktif and k.aktif`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** Who is placed at a site on a day or works there, by name, with the account by which they may be a witness. */
export async function listOrangLokasi(db: Db, kantorId: number, hari: Tanggal) {
  const { rows } = await sql<Answer<'GET /kelola/lokasi/{id}/regu'>['data']['orang'][number]>`
    select k.id, k.kode, k.nama,
      (select p.jabatan from penempatan p where p.karyawan_id = k.id and p.kantor_id = ${kantorId}
        and p.tanggal_masuk <= ${hari}::date and coalesce(p.tanggal_selesai, 'infinity') >= ${hari}::date
        order by p.utama desc limit 1) as jabatan,
      (select u.id from pengguna u where u.karyawan_id = k.id and u.role in ('karyawan', 'koordinator') and u.aktif) as pengguna_id,
      exists (select from karyawan_pin n where n.karyawan_id = k.id) as punya_pin
    from karyawan k
    where k.aktif and k.id in (select d.karyawan_id from kerja_di(${hari}::date) d where d.kantor_id = ${kantorId})
    order by lower(k.nama), k.id`.execute(db)
  return rows
}

type Ditunjuk = {
  readonly pengguna_id: number
  readonly mulai: Tanggal
  readonly sampai: Tanggal | null
}

/**
 * Who coordinates a site or punches for its crew, in place of all who did; held as its site is. Who stays as they were stays named
 * by who named them.
 */
export async function replaceDitunjuk(
  tx: Tx,
  tabel: 'kantor_koordinator' | 'kantor_saksi',
  kantorId: number,
  ditunjuk: readonly Ditunjuk[],
  olehId: number,
): Promise<void> {
  const lama = await tx.deleteFrom(tabel).where('kantor_id', '=', kantorId).returningAll().execute()
  if (ditunjuk.length === 0) return
  const kunci = ({ pengguna_id, mulai, sampai }: Ditunjuk) => `${pengguna_id} ${mulai} ${sampai}`
  const penunjuk = new Map(lama.map((satu) => [kunci(satu), satu.ditunjuk_oleh_id]))
  await tx
    .insertInto(tabel)
    .values(
      ditunjuk.map((satu) => {
        const tetap = penunjuk.get(kunci(satu))
        return { ...satu, kantor_id: kantorId, ditunjuk_oleh_id: tetap === undefined ? olehId : tetap }
      }),
    )
    .execute()
}
