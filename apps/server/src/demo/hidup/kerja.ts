import { hariPeriode } from '@rekan/domain/berita-acara/periode'
import { type Bulan, addBulan, rentangBulan } from '@rekan/domain/bulan'
import { seninFrom } from '@rekan/domain/roster/peringatan'
import { type Detik, type Instan, type Tanggal, addHari, hariBarat } from '@rekan/domain/waktu'
import { type RawBuilder, sql } from 'kysely'
import { fetchHariOrang } from '../../features/presensi/hari/hari.banyak.service.ts'
import type { Tx } from '../../platform/db.ts'

/** Whose posts are manned by turns from next Monday on: the roster for it is half drafted. */
const BERGILIR = 'PDS'

/**
 * Everybody of a client's site at one of its posts in their usual hours, from the first day of a month until the end of the one after
 * next, as the contract needs it; what they have punched so far is of these works. One client wants its posts manned by turns from
 * next Monday on, for which nobody is planned yet.
 *
 * @param bulan the last month that is over
 */
export async function seedKerja(tx: Tx, bulan: Bulan, saat: Instan): Promise<void> {
  const { dari } = rentangBulan(bulan)
  const { sampai } = rentangBulan(addBulan(bulan, 2))
  const senin = addHari(seninFrom(hariBarat(saat)), 7)
  const shift = await seedShift(tx)
  await seedKebutuhan(tx, { dari, senin })
  const diminta = (await listOrang(tx, dari)).flatMap((satu) =>
    hariPeriode({ dari, sampai: satu.bergilir ? addHari(senin, -1) : sampai }).map((tanggal) => ({
      ...satu,
      tanggal,
    })),
  )
  const hari = await fetchHariOrang(tx, diminta, saat)
  const kerja = diminta.flatMap(({ karyawanId, kantorId, posId, tanggal }, ke) => {
    const ini = hari[ke]
    const [milik, ...lain] = ini?.penugasan ?? []
    const utuh = milik?.shiftUtuh
    if (!ini || !utuh || lain.length > 0 || milik?.id !== null || ini.penempatan[0].kantor_id !== kantorId)
      return []
    const { mulai, selesai, istirahat } = utuh.jam
    return [
      {
        karyawan_id: karyawanId,
        tanggal,
        kantor_id: kantorId,
        pos_id: posId,
        jenis_shift_id: shift.get(kunciJam(kantorId, mulai, selesai)) ?? null,
        mulai: new Date(utuh.mulai),
        selesai: new Date(utuh.selesai),
        toleransi_detik: utuh.toleransi,
        istirahat_detik: istirahat?.detik ?? 0,
        istirahat_sesudah_detik: istirahat?.sesudah ?? 0,
        asal: 'roster' as const,
        dibuat_pada: new Date(Math.min(utuh.mulai, saat)),
      },
    ]
  })
  if (kerja.length === 0) return
  await tx
    .insertInto('jadwal_pengganti')
    .values(kerja.map(({ karyawan_id, tanggal }) => ({ karyawan_id, tanggal })))
    .onConflict((c) =>
      c.columns(['karyawan_id', 'tanggal']).doUpdateSet({ jam_mulai: null, jam_selesai: null }),
    )
    .execute()
  await tx.insertInto('penugasan').values(kerja).execute()
  // They punched before they had a roster: nobody but the demo's owner lets a record change its work.
  await sql`alter table presensi disable trigger presensi_penugasan_tetap`.execute(tx)
  await sql`
    update presensi r set penugasan_id = t.id from penugasan t
    where t.karyawan_id = r.karyawan_id and t.tanggal = r.tanggal and t.pos_id is not null and r.penugasan_id is null
      and r.tanggal >= ${dari}::date`.execute(tx)
  await sql`alter table presensi enable trigger presensi_penugasan_tetap`.execute(tx)
}

const kunciJam = (kantorId: number, mulai: Detik, selesai: Detik) => `${kantorId} ${mulai} ${selesai}`

/** In SQL, the hours that each client's site works by, with their weekdays. */
const JAM_LOKASI: RawBuilder<unknown> = sql`
  select s.kantor_id, h.jam_mulai, h.jam_selesai, max(h.istirahat_detik) as istirahat_detik,
    max(h.istirahat_sesudah_detik) as istirahat_sesudah_detik, array_agg(distinct h.hari) as hari
  from (select distinct kantor_id from pos) s
    cross join lateral (select p.jadwal_id from penempatan p join karyawan k on k.id = p.karyawan_id
      where p.kantor_id = s.kantor_id and p.utama and k.aktif group by 1 order by count(*) desc, 1 limit 1) j
    join jadwal_hari h on h.jadwal_id = j.jadwal_id
  group by 1, 2, 3`

/** A kind of shift for each of them; gives its id by site and hours. */
async function seedShift(tx: Tx): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: number; kantor_id: number; jam_mulai: Detik; jam_selesai: Detik }>`
    insert into jenis_shift (kantor_id, nama, huruf, warna, jam_mulai, jam_selesai, istirahat_detik, istirahat_sesudah_detik,
      toleransi_detik)
    select kantor_id, case when 1 = any(hari) then 'Hari kerja' else 'Sabtu' end, case when 1 = any(hari) then 'K' else 'J' end,
      'abu', jam_mulai, jam_selesai, istirahat_detik, istirahat_sesudah_detik, 600
    from (${JAM_LOKASI}) h returning id, kantor_id, jam_mulai, jam_selesai`.execute(tx)
  return new Map(
    rows.map(({ id, kantor_id, jam_mulai, jam_selesai }) => [
      kunciJam(kantor_id, jam_mulai, jam_selesai),
      id,
    ]),
  )
}

/** As many as are there in the hours of the site; where it is by turns from a Monday on, around the clock. */
async function seedKebutuhan(
  tx: Tx,
  { dari, senin }: { readonly dari: Tanggal; readonly senin: Tanggal },
): Promise<void> {
  await sql`
    insert into pos_kebutuhan (pos_id, berlaku_dari, jenis_shift_id, hari, jumlah)
    select o.pos_id, ${dari}::date, j.id, d.hari, count(*)
    from (${selectOrang(dari)}) o join (${JAM_LOKASI}) h on h.kantor_id = o.kantor_id
      join jenis_shift j on j.kantor_id = h.kantor_id and j.jam_mulai = h.jam_mulai and j.jam_selesai = h.jam_selesai
      cross join unnest(h.hari) d (hari)
    group by o.pos_id, j.id, d.hari`.execute(tx)
  await sql`
    insert into pos_kebutuhan (pos_id, berlaku_dari, jenis_shift_id, hari, jumlah)
    select p.id, ${senin}::date, j.id, h, 1
    from pos p join kontrak_klien c on c.id = p.kontrak_klien_id join klien k on k.id = c.klien_id and k.kode = ${BERGILIR}
      join jenis_shift j on j.kantor_id is null and j.huruf in ('P', 'S', 'M') cross join generate_series(1, 7) h
    where p.nama = 'Gerbang utama' or j.huruf = 'P'`.execute(tx)
}

type Orang = {
  readonly karyawanId: number
  readonly kantorId: number
  readonly posId: number
  readonly bergilir: boolean
}

async function listOrang(tx: Tx, dari: Tanggal): Promise<readonly Orang[]> {
  const { rows } = await sql<Orang>`
    select karyawan_id as "karyawanId", kantor_id as "kantorId", pos_id as "posId", bergilir from (${selectOrang(dari)}) o`.execute(
    tx,
  )
  return rows
}

/** In SQL, who has been at a client's site since a day, by turns at one of its posts. */
function selectOrang(dari: Tanggal): RawBuilder<unknown> {
  return sql`
    select p.karyawan_id, p.kantor_id, s.id as pos_id, k.kode = ${BERGILIR} as bergilir
    from (
      select p.karyawan_id, p.kantor_id, row_number() over (partition by p.kantor_id order by p.karyawan_id) % 2 as urutan
      from penempatan p join karyawan k on k.id = p.karyawan_id
      where p.utama and k.aktif and p.tanggal_masuk <= ${dari}::date
        and (p.tanggal_selesai is null or p.tanggal_selesai >= ${dari}::date)) p
      join pos s on s.kantor_id = p.kantor_id and s.urutan = p.urutan
      join kontrak_klien c on c.id = s.kontrak_klien_id join klien k on k.id = c.klien_id`
}
