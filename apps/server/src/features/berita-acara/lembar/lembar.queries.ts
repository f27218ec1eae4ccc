import type { StatusBeritaAcara } from '@rekan/domain/berita-acara/berita-acara'
import type { TotalLembar } from '@rekan/domain/berita-acara/lembar'
import type { PerubahanLembar } from '@rekan/domain/berita-acara/perubahan'
import type { Instan, Tanggal } from '@rekan/domain/waktu'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { isTempatDalam } from '../../penempatan/cabang.service.ts'

/** A sheet with a revision of it, without its figures. */
export type BarisBeritaAcara = {
  readonly id: number
  readonly kontrak_id: number
  readonly nomor: string
  readonly klien_id: number
  readonly klien_nama: string
  readonly tahun: number
  readonly bulan: number
  readonly dari: Tanggal
  readonly sampai: Tanggal
  readonly revisi_id: number
  readonly ke: number
  readonly terbaru: number
  readonly status: StatusBeritaAcara
  readonly total: TotalLembar
  readonly hash: string
  readonly alasan: string | null
  readonly perubahan: readonly PerubahanLembar[]
  readonly disusun_pada: Instan
  readonly dikirim_pada: Instan | null
  readonly dikirim_oleh_id: number | null
  readonly tenggat: Tanggal | null
  readonly ttd_nama: string | null
  readonly ttd_oleh: string | null
  readonly ttd_email: string | null
  readonly ttd_penanda_oleh: string | null
  readonly ttd_penanda_pada: Instan | null
  readonly ttd_pada: Instan | null
  readonly ttd_hash: string | null
  readonly pasal_diam: string | null
  readonly janji_pemenuhan: number | null
  /** Disputes that wait */
  readonly menunggu: number
}

type Saringan = {
  readonly id?: number | undefined
  readonly kontrak_id?: number | undefined
  readonly klien_id?: number | undefined
  readonly tahun?: number | undefined
  readonly bulan?: number | undefined
  readonly status?: StatusBeritaAcara | undefined
  /** Null: the newest */
  readonly revisi?: number | undefined
  /** Only what was sent */
  readonly terkirim: boolean
  /** Only those whose every site is one of these; left out: all */
  readonly kantorIds?: readonly number[] | undefined
}

/** Sheets with the newest of their revisions, or the one that is asked for; the latest period first. */
export async function listBeritaAcara(
  db: Db | Tx,
  saringan: Saringan,
  { mulai, jumlah }: { readonly mulai: number; readonly jumlah: number },
): Promise<{ readonly baris: BarisBeritaAcara[]; readonly total: number }> {
  const { id, kontrak_id, klien_id, tahun, bulan, status, revisi, terkirim, kantorIds } = saringan
  const sama = (kolom: RawBuilder<unknown>, nilai: number | undefined) =>
    nilai === undefined ? sql`true` : sql`${kolom} = ${nilai}`
  const dalam =
    kantorIds === undefined
      ? sql`true`
      : isTempatDalam('berita-acara', sql`b.id`, sql`${[...kantorIds]}::integer[]`)
  const terlihat = terkirim ? sql`r.dikirim_pada is not null` : sql`true`
  const { rows } = await sql<BarisBeritaAcara & { semua: number }>`
    with b as (
      select b.id, b.kontrak_klien_id as kontrak_id, c.nomor, k.id as klien_id, k.nama as klien_nama, b.tahun, b.bulan, r.dari,
        r.sampai, r.id as revisi_id, r.ke, n.terbaru, r.total, r.hash, r.alasan, r.perubahan, r.disusun_pada, r.dikirim_pada, r.dikirim_oleh_id,
        r.tenggat, t.nama as ttd_nama, t.oleh_nama as ttd_oleh, tk.email as ttd_email,
        t.penanda_oleh as ttd_penanda_oleh, t.penanda_pada as ttd_penanda_pada, t.pada as ttd_pada, t.hash as ttd_hash, t.pasal_diam,
        r.janji_pemenuhan,
        case when t.pasal_diam is not null then 'dianggap_setuju' when t.revisi_id is not null then 'ditandatangani'
          when r.ke < n.terbaru then 'diganti' when r.dikirim_pada is not null then 'dikirim' else 'draf' end as status,
        (select count(*)::integer from berita_acara_keberatan w
          where w.berita_acara_id = b.id and w.dijawab_pada is null) as menunggu
      from berita_acara b join kontrak_klien c on c.id = b.kontrak_klien_id join klien k on k.id = c.klien_id
        cross join lateral (select max(r.ke) as terbaru from berita_acara_revisi r
          where r.berita_acara_id = b.id and ${terlihat}) n
        join berita_acara_revisi r on r.berita_acara_id = b.id and r.ke = coalesce(${revisi ?? null}::integer, n.terbaru)
          and ${terlihat}
        left join berita_acara_tanda_tangan t on t.revisi_id = r.id
        left join kontrak_klien_kontak tk on tk.id = t.kontak_id
      where ${sama(sql`b.id`, id)} and ${sama(sql`b.kontrak_klien_id`, kontrak_id)} and ${sama(sql`k.id`, klien_id)}
        and ${dalam} and ${sama(sql`b.tahun`, tahun)} and ${sama(sql`b.bulan`, bulan)})
    select b.*, count(*) over ()::integer as semua from b
    where ${status ?? null}::text is null or b.status = ${status ?? null}
    order by b.tahun desc, b.bulan desc, lower(b.klien_nama), b.id
    limit ${jumlah} offset ${mulai}`.execute(db)
  return { baris: rows, total: rows[0]?.semua ?? 0 }
}

/** The bytes of a revision's figures. */
export async function readIsi(db: Db | Tx, revisiId: number): Promise<string> {
  const { isi } = await db
    .selectFrom('berita_acara_revisi')
    .select('isi')
    .where('id', '=', revisiId)
    .executeTakeFirstOrThrow()
  return isi
}

export type BarisKeberatan = {
  readonly id: number
  readonly berita_acara_id: number
  readonly kontrak_id: number
  readonly revisi: number
  readonly pos_id: number
  readonly pos_nama: string
  readonly karyawan_id: number | null
  readonly karyawan_nama: string | null
  readonly tanggal: Tanggal
  readonly alasan: string
  readonly oleh: string
  readonly pada: Instan
  readonly diterima: boolean | null
  readonly jawaban: string | null
  readonly bukti: string | null
  readonly dijawab_pada: Instan | null
  readonly revisi_baru: number | null
}

/** Disputes of a sheet, or one by its id, the newest first. */
export async function listKeberatan(
  db: Db | Tx,
  { id, beritaAcaraId }: { readonly id?: number; readonly beritaAcaraId?: number },
): Promise<BarisKeberatan[]> {
  const milik = id === undefined ? sql`w.berita_acara_id = ${beritaAcaraId}` : sql`w.id = ${id}`
  const { rows } = await sql<BarisKeberatan>`
    select w.id, w.berita_acara_id, b.kontrak_klien_id as kontrak_id, r.ke as revisi, w.pos_id, p.nama as pos_nama,
      w.karyawan_id, k.nama as karyawan_nama, w.tanggal, w.alasan, w.oleh_nama as oleh, w.pada, w.diterima, w.jawaban, w.bukti,
      w.dijawab_pada, n.ke as revisi_baru
    from berita_acara_keberatan w join berita_acara b on b.id = w.berita_acara_id
      join berita_acara_revisi r on r.id = w.revisi_id join pos p on p.id = w.pos_id
      left join karyawan k on k.id = w.karyawan_id left join berita_acara_revisi n on n.id = w.revisi_baru_id
    where ${milik} order by w.pada desc, w.id desc`.execute(db)
  return rows
}

/** Holds a sheet, with its contract, for the rest of the transaction; undefined for none. */
export async function lockBeritaAcara(
  tx: Tx,
  id: number,
): Promise<{ readonly id: number; readonly kontrak_klien_id: number } | undefined> {
  return tx
    .selectFrom('berita_acara as b')
    .innerJoin('kontrak_klien as c', 'c.id', 'b.kontrak_klien_id')
    .select(['b.id', 'b.kontrak_klien_id'])
    .where('b.id', '=', id)
    .forUpdate('c')
    .executeTakeFirst()
}
