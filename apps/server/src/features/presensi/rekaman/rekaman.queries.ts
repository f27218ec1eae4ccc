import type { Instan } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

export type OrangRekaman = {
  readonly id: number
  readonly kode: string
  readonly nama: string
  readonly avatar: string | null
  readonly jenis_karyawan: { readonly id: number; readonly nama: string }
}

/** Whose records they are, as records show people, by id. */
export async function fetchOrangRekaman(
  db: Db | Tx,
  karyawanIds: readonly number[],
): Promise<ReadonlyMap<number, OrangRekaman>> {
  const { rows } = await sql<OrangRekaman>`
    select k.id, k.kode, k.nama, u.avatar, json_build_object('id', j.id, 'nama', j.nama) as jenis_karyawan
    from karyawan k join jenis_karyawan j on j.id = k.jenis_karyawan_id
      left join pengguna u on u.karyawan_id = k.id
    where k.id = any(${karyawanIds}::integer[])`.execute(db)
  return new Map(rows.map((satu) => [satu.id, satu]))
}

/** A correction as the audit trail has it: what differs, before and after; moments as ISO texts with offset. */
export type RiwayatKoreksi = {
  readonly waktu: string
  readonly oleh: string | null
  readonly sebelum: JamTercatat | null
  readonly sesudah: JamTercatat & { readonly alasan?: string }
}
type JamTercatat = {
  readonly check_in?: string | null
  readonly check_out?: string | null
  readonly istirahat?: readonly { readonly mulai: string; readonly selesai: string | null }[]
}

/** The corrections of some records of a day, the latest first. */
export async function listKoreksi(db: Db | Tx, presensiIds: readonly number[]): Promise<RiwayatKoreksi[]> {
  if (presensiIds.length === 0) return []
  const { rows } = await sql<RiwayatKoreksi>`
    select a.waktu, coalesce(k.nama, u.nama) as oleh, a.sebelum, a.sesudah
    from audit a left join pengguna u on u.id = a.pengguna_id left join karyawan k on k.id = u.karyawan_id
    where a.objek = 'presensi' and a.objek_id = any(${presensiIds.map(String)}::text[])
      and a.sesudah ?| array['check_in', 'check_out', 'istirahat']
    order by a.id desc`.execute(db)
  return rows
}

/** The evidence of a punch, and what somebody who looked at it decided. */
export type BuktiKejadian = {
  readonly id: number
  /** As told; to three decimals once the term of what was told exactly is over */
  readonly latitude: number | null
  readonly longitude: number | null
  /** Its photo was deleted when its term was over */
  readonly foto_dihapus: boolean
  readonly akurasi: number | null
  readonly keterangan: string
  readonly dikoreksi: boolean
  /** By which code of its site it was proved; null: by none */
  readonly kode_pos: 'layar' | 'cetak' | null
  /** When it was taken by what its phone claims; null without evidence, or once its term is over */
  readonly taksir: Instan | null
  /**
   * Seconds by which the device's clock was ahead of the server's; null if the device told none, or told it at another
   * moment
   */
  readonly selisih_perangkat: number | null
  readonly tinjauan: Tinjauan | null
  /** Its receipt, the signature in base64; null for some seconds after the punch */
  readonly tanda_bukti: { readonly isi: string; readonly tanda_tangan: string } | null
}

export type Tinjauan = {
  readonly diterima: boolean
  readonly alasan: string | null
  readonly oleh: { readonly nama: string }
  /** ISO text */
  readonly pada: string
}

export async function fetchBuktiKejadian(
  db: Db | Tx,
  kejadianIds: readonly number[],
): Promise<ReadonlyMap<number, BuktiKejadian>> {
  if (kejadianIds.length === 0) return new Map()
  const { rows } = await sql<BuktiKejadian>`
    select e.id, coalesce(b.latitude, e.latitude) as latitude, coalesce(b.longitude, e.longitude) as longitude,
      e.selfie_sha256 is not null and not exists (select from presensi_selfie s where s.kejadian_id = e.id and s.tanggal = e.tanggal) as foto_dihapus,
      e.akurasi, e.keterangan, e.dikoreksi, e.kode_pos, b.taksir,
      (select json_build_object('isi', tb.isi, 'tanda_tangan', encode(tb.tanda_tangan, 'base64'))
        from tanda_bukti tb where tb.kejadian_id = e.id) as tanda_bukti,
      case when not e.dikoreksi then round(extract(epoch from e.waktu_perangkat - coalesce(b.taksir, e.waktu)))::double precision end
        as selisih_perangkat,
      case when t.id is not null then json_build_object('diterima', e.diterima, 'alasan', e.alasan_tinjauan,
        'oleh', json_build_object('nama', coalesce(kt.nama, t.nama)), 'pada', e.ditinjau_pada) end as tinjauan
    from presensi_kejadian e left join presensi_bukti b on b.kejadian_id = e.id and b.tanggal = e.tanggal
      left join pengguna t on t.id = e.ditinjau_oleh_id left join karyawan kt on kt.id = t.karyawan_id
    where e.id = any(${kejadianIds}::bigint[])`.execute(db)
  return new Map(rows.map((satu) => [satu.id, satu]))
}
