import type { Instan } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import { type Db, at } from '../../../platform/db.ts'

export type KabarKontak = { readonly id: number; readonly kontak_id: number }

/** Takes the oldest letter that is due, for this server alone until `sampai`. */
export async function takeKabar(db: Db, saat: Instan, sampai: Instan): Promise<KabarKontak | null> {
  const { rows } = await sql<KabarKontak>`
    update kontak_kabar set coba_lagi_pada = ${at(sampai)}
    where id = (select id from kontak_kabar
      where terkirim_pada is null and (coba_lagi_pada is null or coba_lagi_pada <= ${at(saat)})
      order by id limit 1 for update skip locked)
    returning id, kontak_id`.execute(db)
  return rows[0] ?? null
}

export async function finishKabar(db: Db, id: number, saat: Instan): Promise<void> {
  await db
    .updateTable('kontak_kabar')
    .set({ terkirim_pada: new Date(saat) })
    .where('id', '=', id)
    .execute()
}

export type IsiKabar = {
  readonly nama: string
  readonly email: string
  /** They are no contact any more, or none of the contract that it is about */
  readonly dicabut: boolean
  readonly nomor: string
  readonly klien: string
  readonly perusahaan: string
  /** The sheet that its link opens first; null: what runs */
  readonly berita_acara_id: number | null
  /** Who was let sign, or signed, by whom they were let, when, and from when they sign; null: the clause holds it as agreed */
  readonly penanda_nama: string | null
  readonly penanda_oleh: string | null
  readonly penanda_pada: Instan | null
  /** Of somebody who was let sign alone */
  readonly penanda_email: string | null
  readonly penanda_mulai: Instan | null
  /** The rest of a signature alone */
  readonly tahun: number | null
  readonly bulan: number | null
  readonly ke: number | null
  readonly penulis_email: string | null
  readonly diketik: string | null
  readonly pada: Instan | null
}

/** To whom a letter goes, and what it tells. */
export async function findIsiKabar(db: Db, id: number): Promise<IsiKabar> {
  const { rows } = await sql<IsiKabar>`
    select o.nama, k.email, k.dicabut_pada is not null or coalesce(mc.id <> c.id, false) as dicabut, coalesce(mc.nomor, c.nomor) as nomor, n.nama as klien, coalesce(p.nama, '') as perusahaan,
      coalesce(b.id, (select s.id from berita_acara s join berita_acara_revisi v on v.berita_acara_id = s.id
        where s.kontrak_klien_id = c.id and v.dikirim_pada is not null order by s.tahun desc, s.bulan desc limit 1)) as berita_acara_id,
      coalesce(t.oleh_nama, po.nama) as penanda_nama, coalesce(t.penanda_oleh, w.nama, u.nama) as penanda_oleh,
      coalesce(t.penanda_pada, m.penanda_pada) as penanda_pada, m.email as penanda_email, m.penanda_mulai,
      b.tahun, b.bulan, r.ke, tk.email as penulis_email, t.nama as diketik, t.pada
    from kontak_kabar x join kontrak_klien_kontak k on k.id = x.kontak_id join klien_kontak o on o.id = k.klien_kontak_id
      join kontrak_klien c on c.id = k.kontrak_klien_id join klien n on n.id = c.klien_id cross join perusahaan p
      left join kontrak_klien_kontak m on m.id = x.penanda_id left join klien_kontak po on po.id = m.klien_kontak_id
      left join kontrak_klien mc on mc.id = m.kontrak_klien_id
      left join pengguna u on u.id = m.penanda_oleh_id left join karyawan w on w.id = u.karyawan_id
      left join berita_acara_revisi r on r.id = x.revisi_id left join berita_acara b on b.id = r.berita_acara_id
      left join berita_acara_tanda_tangan t on t.revisi_id = r.id left join kontrak_klien_kontak tk on tk.id = t.kontak_id
    where x.id = ${id}`.execute(db)
  const [isi] = rows
  if (isi === undefined) throw new Error('a letter that was taken is there')
  return isi
}
