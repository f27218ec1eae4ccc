import {
  HARI_SEGERA_BERAKHIR,
  KEADAAN_KONTRAK,
  type KeadaanKontrak,
  type UrutKlien,
} from '@rekan/domain/klien/klien'
import { polaBerisi } from '@rekan/domain/teks/cari'
import { type Instan, type Tanggal, addHari, hariBarat } from '@rekan/domain/waktu'
import { type RawBuilder, sql } from 'kysely'
import { type Db, at } from '../../platform/db.ts'
import type { Answer, Context } from '../../platform/http.ts'

type Diminta = Omit<Context<'GET /kelola/klien'>['query'], 'mulai' | 'jumlah'>
/** A client in a list, but for what its sheets say. */
export type KlienTerhitung = Omit<Answer<'GET /kelola/klien'>['data'][number], 'kosong_detik'>
export type JumlahKlien = Answer<'GET /kelola/klien'>['meta']['jumlah']

const KOLOM: Readonly<Record<Exclude<UrutKlien, 'kosong'>, RawBuilder<unknown>>> = {
  nama: sql`lower(nama)`,
  kode: sql`kode`,
  terisi: sql`terisi::float8 / nullif(kebutuhan, 0)`,
  segera: sql`segera`,
  sampai: sql`sampai`,
  pos: sql`pos`,
}

/**
 * Clients with the figures of their contracts and posts at a moment; `jendela` undefined: all of them. What their sheets say is not
 * known here: by empty time they come by name.
 */
export async function listKlien(
  db: Db,
  { q = '', keadaan, segera, kurang, urut = { kolom: 'nama', turun: false } }: Diminta,
  saat: Instan,
  jendela?: { readonly mulai: number; readonly jumlah: number },
): Promise<{ readonly baris: KlienTerhitung[]; readonly total: number; readonly jumlah: JumlahKlien }> {
  const [kolom, arah] =
    urut.kolom === 'kosong' ? ['nama' as const, sql`asc`] : [urut.kolom, urut.turun ? sql`desc` : sql`asc`]
  const k = sql`with recursive ${selectRingkas(hariBarat(saat), saat)},
    k as (select * from r where lower(nama || ' ' || kode) like lower(${polaBerisi(q)}))`
  const { rows } = await sql<KlienTerhitung & { semua: number }>`${k}
    select *, count(*) over ()::integer as semua from k
    where (${keadaan ?? null}::text is null or keadaan = ${keadaan ?? null})
      and (${segera ?? null}::boolean is null or (segera > 0) = ${segera ?? null})
      and (${kurang ?? null}::boolean is null or (kurang > 0) = ${kurang ?? null})
    order by not aktif, ${KOLOM[kolom]} ${arah} nulls last, lower(nama), id
    limit ${jendela?.jumlah ?? null}::integer offset ${jendela?.mulai ?? 0}`.execute(db)
  const { rows: hitungan } = await sql<
    Record<KeadaanKontrak | 'dengan_segera' | 'dengan_kurang', number>
  >`${k}
    select ${sql.join(
      KEADAAN_KONTRAK.map(
        (satu) => sql`count(*) filter (where keadaan = ${satu})::integer as ${sql.ref(satu)}`,
      ),
    )}, count(*) filter (where segera > 0)::integer as dengan_segera,
      count(*) filter (where kurang > 0)::integer as dengan_kurang from k`.execute(db)
  const { dengan_segera = 0, dengan_kurang = 0, ...perKeadaan } = hitungan[0] ?? {}
  return {
    baris: rows.map(withoutSemua),
    total: rows[0]?.semua ?? 0,
    jumlah: {
      segera: dengan_segera,
      kurang: dengan_kurang,
      keadaan: perKeadaan as Record<KeadaanKontrak, number>,
    },
  }
}

function withoutSemua(baris: KlienTerhitung & { readonly semua: number }): KlienTerhitung {
  const { semua: _, ...satu } = baris
  return satu
}

/**
 * In SQL, the clients `r`. Who came counts for the work they stand in for in the end, once; a post's shift takes no more than it needs
 * (`docs/rules.md`, section 1.10).
 */
function selectRingkas(hariIni: Tanggal, saat: Instan) {
  const segera = addHari(hariIni, HARI_SEGERA_BERAKHIR)
  return sql`
    butuh as (
      select c.klien_id, p.id as pos_id, n.jenis_shift_id, n.jumlah, (${hariIni}::date + make_interval(secs => j.jam_mulai))
        at time zone case o.zona_waktu when 'WIB' then 'Asia/Jakarta' when 'WITA' then 'Asia/Makassar' else 'Asia/Jayapura' end as mulai
      from kontrak_klien c join pos p on p.kontrak_klien_id = c.id join kantor o on o.id = p.kantor_id
        join pos_kebutuhan n on n.pos_id = p.id join jenis_shift j on j.id = n.jenis_shift_id
      where ${hariIni}::date between c.mulai and c.sampai and (p.tutup_mulai is null or p.tutup_mulai > ${hariIni}::date)
        and (o.tutup_mulai is null or o.tutup_mulai > ${hariIni}::date)
        and n.jumlah > 0 and n.hari = extract(isodow from ${hariIni}::date)
        and n.berlaku_dari = (select max(m.berlaku_dari) from pos_kebutuhan m
          where m.pos_id = p.id and m.berlaku_dari <= ${hariIni}::date)),
    asal as (
      select t.id, t.pos_id, t.jenis_shift_id, t.karyawan_id, t.menggantikan_id from penugasan t
        join presensi h on h.penugasan_id = t.id and h.tanggal = t.tanggal
        join presensi_kejadian e on e.presensi_id = h.id and e.tanggal = h.tanggal and e.jenis = 'check_in'
      where t.tanggal = ${hariIni} and h.tanggal = ${hariIni} and e.tanggal = ${hariIni} and t.dibatalkan_pada is null
        and t.pos_id in (select pos_id from butuh)
      union all
      select a.id, t.pos_id, t.jenis_shift_id, t.karyawan_id, t.menggantikan_id
      from asal a join penugasan t on t.id = a.menggantikan_id),
    hadir as (
      select pos_id, jenis_shift_id, count(distinct karyawan_id)::integer as n from asal where menggantikan_id is null group by 1, 2),
    hari as (
      select b.klien_id, sum(b.jumlah)::integer as kebutuhan, sum(least(b.jumlah, coalesce(h.n, 0)))::integer as terisi,
        coalesce(sum(greatest(0, b.jumlah - coalesce(h.n, 0))) filter (where b.mulai <= ${at(saat)}), 0)::integer as kurang
      from butuh b left join hadir h on h.pos_id = b.pos_id and h.jenis_shift_id = b.jenis_shift_id group by 1),
    r as (
      select k.id, k.kode, k.nama, k.aktif, c.kontrak, p.lokasi, p.pos, coalesce(h.kebutuhan, 0) as kebutuhan,
        coalesce(h.terisi, 0) as terisi, coalesce(h.kurang, 0) as kurang,
        case when c.sampai is null then null when c.sampai < ${hariIni}::date then 'berakhir'
          when c.mulai > ${hariIni}::date then 'akan_datang' when c.sampai <= ${segera}::date then 'segera_berakhir'
          else 'berjalan' end as keadaan, c.sampai, c.segera
      from klien k
      cross join lateral (
        select count(*)::integer as kontrak, max(c.sampai) as sampai, min(c.mulai) as mulai,
          count(*) filter (where c.mulai <= ${hariIni}::date and c.sampai between ${hariIni}::date and ${segera}::date)::integer as segera
        from kontrak_klien c where c.klien_id = k.id) c
      cross join lateral (
        select count(distinct p.kantor_id)::integer as lokasi, count(*)::integer as pos
        from pos p join kontrak_klien c on c.id = p.kontrak_klien_id
        where c.klien_id = k.id and ${hariIni}::date between c.mulai and c.sampai
          and (p.tutup_mulai is null or p.tutup_mulai > ${hariIni}::date)) p
      left join hari h on h.klien_id = k.id)`
}

/** Each client's contracts in force on a day. */
export async function listKontrakBerlaku(
  db: Db,
  klienIds: readonly number[],
  hari: Tanggal,
): Promise<{ readonly id: number; readonly klien_id: number }[]> {
  if (klienIds.length === 0) return []
  return db
    .selectFrom('kontrak_klien')
    .select(['id', 'klien_id'])
    .where('klien_id', 'in', klienIds)
    .where('mulai', '<=', hari)
    .where('sampai', '>=', hari)
    .orderBy('id')
    .execute()
}
