import type { Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

export type Lewat = {
  readonly id: number
  readonly kontrak_id: number
  readonly sampai: Tanggal
  readonly revisi_id: number
  readonly ke: number
}

/**
 * Unsigned sheets whose deadline is over, of which the mail server took the letter to each contact that may sign and its reminder
 * of the last day.
 */
export async function listLewat(db: Db, hari: Tanggal): Promise<readonly Lewat[]> {
  const { rows } = await sql<Lewat>`
    select b.id, b.kontrak_klien_id as kontrak_id, r.sampai, r.id as revisi_id, r.ke
    from berita_acara b
    join lateral (select r.* from berita_acara_revisi r where r.berita_acara_id = b.id order by r.ke desc limit 1) r on true
    where r.tenggat < ${hari}
      and not exists (select from berita_acara_tanda_tangan s where s.revisi_id = r.id)
      and not exists (select from berita_acara_keberatan x where x.berita_acara_id = b.id and x.dijawab_pada is null)
      and exists (select from kontak_surat t where t.revisi_id = r.id and t.langkah = 0 and t.terkirim_pada is not null
        and t.ditolak is null)
      and not exists (select from kontrak_klien_kontak k
        where k.kontrak_klien_id = b.kontrak_klien_id and k.dicabut_pada is null and k.tanda_tangan
          and (not exists (select from kontak_surat t where t.kontak_id = k.id and t.revisi_id = r.id
              and t.langkah = 0 and t.terkirim_pada is not null and t.ditolak is null)
            or not exists (select from kontak_surat t where t.kontak_id = k.id and t.revisi_id = r.id
              and t.jenis in ('lembar', 'lagi') and t.terkirim_pada is not null and t.ditolak is null)))
    order by r.id`.execute(db)
  return rows
}
