import { lingkup } from '@rekan/domain/akses/akses'
import { sql } from 'kysely'
import { isInLingkup } from '../../penempatan/lingkup.sql.ts'
import { hariMenunggu } from '../hari/rentang.sql.ts'
import type { Pandangan } from '../../../platform/perbuatan.ts'

/** Of how many days something waits that the reader may decide on. */
export async function countTinjauan({ db, pelaku, saat }: Pandangan): Promise<number> {
  const terlihat = isInLingkup(
    lingkup(pelaku, 'POST /karyawan/presensi/{id}/tinjauan'),
    'k.id',
    saat,
    sql`r.tanggal`,
  )
  const aktif = lingkup(pelaku, 'karyawanNonaktif') === null ? sql`k.aktif` : sql`true`
  const { rows } = await sql<{ jumlah: number }>`
    select count(*)::integer as jumlah
    from ${hariMenunggu(sql`e.oleh_id is distinct from ${pelaku.penggunaId}`, pelaku)} join karyawan k on k.id = r.karyawan_id
    where k.id is distinct from ${pelaku.karyawanId} and ${aktif} and ${terlihat}
      and exists (select from penempatan p where p.karyawan_id = k.id and p.tanggal_masuk <= r.tanggal
        and (p.tanggal_selesai is null or p.tanggal_selesai >= r.tanggal))`.execute(db)
  return rows[0]?.jumlah ?? 0
}
