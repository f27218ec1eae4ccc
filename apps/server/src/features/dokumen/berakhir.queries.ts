import type { Lingkup } from '@rekan/domain/akses/akses'
import type { JenisPerhatian } from '@rekan/domain/karyawan/dokumen'
import type { Instan, Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { isInLingkup } from '../penempatan/lingkup.sql.ts'

export type Perhatian = {
  readonly jenis: JenisPerhatian
  readonly karyawan: { readonly id: number; readonly kode: string; readonly nama: string }
  readonly perihal: string
  /** The last day; of a PKWT that is not registered, the day on which it was signed */
  readonly tanggal: Tanggal | null
}

/** What ends until `sampai` or lacks something, of people who work here and whom the reader may see. */
export async function listPerhatian(
  db: Db,
  lingkup: Lingkup | null,
  { hari, sampai }: { readonly hari: Tanggal; readonly sampai: Tanggal },
  saat: Instan,
): Promise<Perhatian[]> {
  const { rows } = await sql<Perhatian>`
    with orang as (
      select k.id, json_build_object('id', k.id, 'kode', k.kode, 'nama', k.nama) as karyawan, k.jenis_karyawan_id,
        k.tanggal_keluar
      from karyawan k where k.aktif and ${isInLingkup(lingkup, 'k.id', saat)})
    select case when c.sampai < ${hari} then 'KONTRAK_LEWAT' else 'KONTRAK_BERAKHIR' end as jenis, o.karyawan,
      'PKWT ' || c.nomor as perihal, c.sampai as tanggal
    from kontrak c join orang o on o.id = c.karyawan_id
    where c.jenis = 'PKWT' and c.sampai <= ${sampai} and (o.tanggal_keluar is null or o.tanggal_keluar > c.sampai)
      and not exists (select from kontrak n where n.karyawan_id = c.karyawan_id and n.mulai > c.mulai)
    union all
    select 'BELUM_DICATAT', o.karyawan, 'PKWT ' || c.nomor, c.ditandatangani
    from kontrak c join orang o on o.id = c.karyawan_id
    where c.jenis = 'PKWT' and c.dicatat is null and c.sampai >= ${hari}
    union all
    select 'DOKUMEN_BERAKHIR', o.karyawan, j.nama, d.berakhir
    from dokumen d join jenis_dokumen j on j.kode = d.jenis join orang o on o.id = d.karyawan_id
    where d.berakhir <= ${sampai} and (${lingkup?.jenis !== 'tim'} or j.untuk_koordinator)
      and not exists (select from dokumen n where n.karyawan_id = d.karyawan_id and n.jenis = d.jenis
        and coalesce(n.berakhir, 'infinity') > d.berakhir)
    union all
    select 'TANPA_KONTRAK', o.karyawan, 'Jenis karyawan PKWT, belum ada kontrak', null
    from orang o join jenis_karyawan j on j.id = o.jenis_karyawan_id
    where j.kode = 'PKWT' and not exists (select from kontrak c where c.karyawan_id = o.id)
    union all
    select 'PAJAK_KURANG', o.karyawan, concat_ws(', ', case when t.tanpa_ptkp then 'PTKP' end,
      case when t.status_npwp is null then 'status NPWP' end, case when t.agama is null then 'agama' end), null
    from orang o cross join lateral (
      select p.status_npwp, p.agama,
        not exists (select from ptkp_karyawan y where y.karyawan_id = o.id) as tanpa_ptkp
      from (select 1) satu left join pajak_karyawan p on p.karyawan_id = o.id) t
    where t.status_npwp is null or t.agama is null or t.tanpa_ptkp`.execute(db)
  return rows
}
