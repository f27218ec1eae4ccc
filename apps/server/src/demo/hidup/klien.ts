import { type Bulan, addBulan, bulanFrom, rentangBulan } from '@rekan/domain/bulan'
import { type Instan, addHari, hariBarat } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import { disputeSel } from '../../features/berita-acara/putusan/keberatan.service.ts'
import { sendBeritaAcara } from '../../features/berita-acara/putusan/kirim.service.ts'
import { signLembar } from '../../features/berita-acara/putusan/tanda-tangan.service.ts'
import { composeBeritaAcara } from '../../features/berita-acara/susun/susun.service.ts'
import { showLembar } from '../../features/berita-acara/lembar/lembar.service.ts'
import { fetchHariOrang } from '../../features/presensi/hari/hari.banyak.service.ts'
import type { Tx } from '../../platform/db.ts'
import { hariPeriode } from '@rekan/domain/berita-acara/periode'

/**
 * Three clients' sheets of the last month that is over: one signed, one with a disputed day, one that waits. Who works at the
 * clients' sites stood at their posts in their usual hours.
 */
export async function seedBeritaAcara(tx: Tx, saat: Instan): Promise<void> {
  const bulan = addBulan(bulanFrom(addHari(hariBarat(saat), -1)), -1)
  await seedSyarat(tx, saat)
  await seedKerja(tx, bulan, saat)
  const { rows: kontrak } = await sql<{ id: number; kode: string; kontak: number; hrd: number }>`
    select c.id, k.kode, o.id as kontak, (select min(id) from pengguna where role = 'hrd') as hrd
    from kontrak_klien c join klien k on k.id = c.klien_id join kontrak_klien_kontak o on o.kontrak_klien_id = c.id
    order by c.id`.execute(tx)
  for (const { id: kontrakId, kode, kontak: id, hrd: oleh } of kontrak) {
    const penulis = { oleh, saat, tindakan: 'berita acara' } as const
    const lembarId = await composeBeritaAcara(tx, penulis, kontrakId, bulan, null)
    await sendBeritaAcara(tx, penulis, lembarId, 1)
    const kontak = {
      id,
      kontrakId,
      nama: 'Dewi Anggraini',
      tandaTangan: true,
      tindakan: 'berita acara',
    } as const
    const { hash, baris, hari } = await showLembar(tx, { id: lembarId })
    if (kode === 'MBS') await signLembar(tx, kontak, lembarId, { revisi: 1, hash, nama: kontak.nama }, saat)
    const kosong = baris.find(({ petugas, sel }) => petugas !== null && sel.includes('kosong'))
    if (kode === 'BRU' && kosong !== undefined)
      await disputeSel(
        tx,
        kontak,
        lembarId,
        {
          revisi: 1,
          pos_id: kosong.pos_id,
          petugas_id: kosong.petugas?.id ?? null,
          tanggal: hari[kosong.sel.indexOf('kosong')] ?? '',
          alasan: 'Menurut catatan kami ada petugas lain yang berjaga hari itu.',
        },
        saat,
      )
  }
}

/** What the clients pay, and whom sheets are sent to. */
async function seedSyarat(tx: Tx, saat: Instan): Promise<void> {
  await sql`
    with s as (insert into kontrak_klien_syarat (kontrak_klien_id, berlaku_dari, toleransi_menit, jam_penuh_menit, tutup_buku,
        ganti_dalam_menit, janji_pemenuhan, tenggat_hari, biaya_manajemen, ppn, pph23, potongan_kosong, dibuat_pada)
      select id, mulai, 15, 420, 31, 120, 95, 5, 1000, 'biaya', 'biaya', 50000, dibuat_pada from kontrak_klien returning id)
    insert into kontrak_klien_harga (syarat_id, jabatan, satuan, harga, libur_persen, lembur_sejam)
    select id, 'Penjaga', 'hari', 260000, 200, 32000 from s`.execute(tx)
  await sql`
    insert into kontrak_klien_kontak (kontrak_klien_id, nama, jabatan, email, hp, lihat_harga, tanda_tangan, dibuat_pada)
    select c.id, o.nama, o.jabatan, o.email, o.hp, true, true, ${new Date(saat).toISOString()}
    from kontrak_klien c join klien_kontak o on o.klien_id = c.klien_id where o.email is not null`.execute(tx)
}

/** Everybody of a client's site at one of its posts, on each day of a month that they were to work, with what they punched. */
async function seedKerja(tx: Tx, bulan: Bulan, saat: Instan): Promise<void> {
  const { dari, sampai } = rentangBulan(bulan)
  const { rows: orang } = await sql<{ karyawan_id: number; pos_id: number; jenis_shift_id: number }>`
    with j as (insert into jenis_shift (nama, huruf, warna, jam_mulai, jam_selesai, istirahat_detik, istirahat_sesudah_detik, toleransi_detik)
      values ('Jam kantor', 'K', 'abu', 28800, 61200, 3600, 14400, 600) returning id),
    o as (select p.karyawan_id, s.id as pos_id, j.id as jenis_shift_id from (
        select p.karyawan_id, p.kantor_id, row_number() over (partition by p.kantor_id order by p.karyawan_id) % 2 as urutan
        from penempatan p join karyawan k on k.id = p.karyawan_id
        where p.utama and k.aktif and p.tanggal_masuk <= ${dari} and (p.tanggal_selesai is null or p.tanggal_selesai > ${sampai})) p
      join pos s on s.kantor_id = p.kantor_id and s.urutan = p.urutan cross join j),
    -- What the posts need at present began with this month; before it, whoever is there now.
    b as (update pos_kebutuhan set berlaku_dari = ${addHari(sampai, 1)} returning pos_id),
    n as (insert into pos_kebutuhan (pos_id, berlaku_dari, jenis_shift_id, hari, jumlah)
      select o.pos_id, ${dari}::date, o.jenis_shift_id, h, count(*) from o, generate_series(1, 5) h
      group by o.pos_id, o.jenis_shift_id, h)
    select * from o`.execute(tx)
  const tanggal = hariPeriode({ dari, sampai })
  const diminta = orang.flatMap((satu) =>
    tanggal.map((hari) => ({ ...satu, karyawanId: satu.karyawan_id, tanggal: hari })),
  )
  const hari = await fetchHariOrang(tx, diminta, saat)
  const kerja = diminta.flatMap(({ karyawan_id, pos_id, jenis_shift_id, tanggal: satu }, ke) => {
    const ini = hari[ke]
    const [milik, ...lain] = ini?.penugasan ?? []
    const shift = milik?.shiftUtuh
    if (!ini || !milik || !shift || lain.length > 0 || milik.id !== null) return []
    return [
      {
        karyawan_id,
        tanggal: satu,
        kantor_id: ini.penempatan[0].kantor_id,
        pos_id,
        jenis_shift_id,
        mulai: new Date(shift.mulai),
        selesai: new Date(shift.selesai),
        toleransi_detik: shift.toleransi,
        istirahat_detik: shift.jam.istirahat?.detik ?? 0,
        istirahat_sesudah_detik: shift.jam.istirahat?.sesudah ?? 0,
        asal: 'roster' as const,
        dibuat_pada: new Date(shift.mulai),
      },
    ]
  })
  if (kerja.length === 0) return
  await tx
    .insertInto('jadwal_pengganti')
    .values(kerja.map(({ karyawan_id, tanggal: satu }) => ({ karyawan_id, tanggal: satu })))
    .onConflict((c) => c.doNothing())
    .execute()
  await tx.insertInto('penugasan').values(kerja).execute()
  // They punched before they had a roster: nobody but the demo's owner lets a record change its work.
  await sql`alter table presensi disable trigger presensi_penugasan_tetap`.execute(tx)
  await sql`
    update presensi r set penugasan_id = t.id from penugasan t
    where t.karyawan_id = r.karyawan_id and t.tanggal = r.tanggal and t.pos_id is not null and r.penugasan_id is null
      and r.tanggal between ${dari}::date and ${sampai}::date`.execute(tx)
  await sql`alter table presensi enable trigger presensi_penugasan_tetap`.execute(tx)
}
