import type { Lingkup } from '@rekan/domain/akses/akses'
import type { Instan, KodeZona, Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { isInLingkup } from '../../penempatan/lingkup.sql.ts'

/** Approved overtime as the list of article 28 has it. */
export type BarisDaftar = {
  readonly kode: string
  readonly nama: string
  /** Where the person is placed on that day */
  readonly lokasi: string | null
  readonly tanggal: Tanggal
  readonly mulai: Instan
  readonly selesai: Instan
  readonly zona: KodeZona
  readonly keterangan: string
  readonly bersedia_pada: Instan | null
  /** Whose order it is */
  readonly diputus_oleh: string
  readonly diputus_pada: Instan
}

/** All of it that is dated from one day to another, by name and time. */
export async function listDisetujui(
  db: Db,
  siapa: Lingkup | null,
  { dari, sampai }: { readonly dari: Tanggal; readonly sampai: Tanggal },
  saat: Instan,
): Promise<BarisDaftar[]> {
  const { rows } = await sql<BarisDaftar>`
    select k.kode, k.nama, t.nama as lokasi, l.tanggal, l.mulai, l.selesai, coalesce(t.zona_waktu, 'WIB') as zona,
      l.keterangan, l.bersedia_pada, coalesce(n.nama, u.nama) as diputus_oleh, l.diputus_pada
    from lembur l
    join karyawan k on k.id = l.karyawan_id
    join pengguna u on u.id = l.diputus_oleh_id
    left join karyawan n on n.id = u.karyawan_id
    left join lateral (select o.nama, o.zona_waktu from penempatan p join kantor o on o.id = p.kantor_id
      where p.karyawan_id = l.karyawan_id
      order by (p.tanggal_masuk <= l.tanggal and coalesce(p.tanggal_selesai >= l.tanggal, true)) desc, p.utama desc,
        p.tanggal_masuk desc limit 1) t on true
    where l.status = 'disetujui' and l.tanggal between ${dari} and ${sampai}
      and ${isInLingkup(siapa, 'l.karyawan_id', saat)}
    order by lower(k.nama), k.id, l.mulai`.execute(db)
  return rows
}
