import type { Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { type BarisReferensi, type Diminta, listByName } from './reference.queries.ts'

export type JenisCuti = BarisReferensi & {
  readonly kuota: number | null
  readonly kuota_per: string
  readonly mengurangi_cuti_tahunan: boolean
  readonly satuan: 'hari' | 'bulan'
  readonly masa_kerja_minimum_bulan: number
  readonly dokumen_wajib: boolean
  readonly boleh_menyusul: boolean
  readonly boleh_setengah: boolean
  readonly contoh_dokumen: string | null
}

/** The kinds of leave in use on a day that somebody of this sex may take; all of them for who is no employee. */
export async function listJenisCuti(
  db: Db,
  jenisKelamin: 'L' | 'P' | null,
  hari: Tanggal,
  diminta: Diminta,
): Promise<JenisCuti[]> {
  const dari = sql`
    select id, nama, nama as dicari, boleh_setengah and dibayar and satuan = 'hari' and cara_hitung = 'hari_kerja' and kuota_per not in ('bulan', 'periode') as boleh_setengah, kuota::float8 as kuota, kuota_per, mengurangi_cuti_tahunan, satuan, masa_kerja_minimum_bulan, dokumen_wajib,
      boleh_menyusul, contoh_dokumen
    from jenis_cuti_pada(${hari}::date)
    where aktif and (khusus_jenis_kelamin is null or ${jenisKelamin}::text is null
      or khusus_jenis_kelamin = ${jenisKelamin})`
  return listByName(db, dari, diminta)
}
