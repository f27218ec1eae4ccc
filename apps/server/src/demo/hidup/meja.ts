import { type Tanggal, addHari, hariBarat } from '@rekan/domain/waktu'
import { seninFrom } from '@rekan/domain/roster/peringatan'
import { sql } from 'kysely'
import { type Db, type Tx, transaction } from '../../platform/db.ts'
import { startServerDeed } from '../../platform/perbuatan.ts'
import type { Deps } from '../../platform/deps.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { KODE_KOSONG } from '../orang/akun.ts'
import { nomorHpDemo } from './nomor.ts'
import { seedBeritaAcara } from './klien.ts'
import { seedJejak, seedSiaran } from './kabar.ts'

/** All have joined by then, and their contracts are in force. */
const PALING_AWAL = '2026-01-01'

/**
 * Gives each desk of the demo company something of its own kind: contracts that end, certificates, tax data, kinds of
 * shift, clients with their posts, a roster half drafted, a stand-in, announcements that wait or must be understood, the
 * trail. Once, and in no other company. Throws StartupError before its people have joined.
 */
export async function seedMeja(owner: Db, { clock }: Pick<Deps, 'clock'>): Promise<void> {
  const saat = clock.now()
  await transaction(owner, async (tx) => {
    const isDemo = await tx.selectFrom('demo').select('dibuat_pada').limit(1).executeTakeFirst()
    const isTerisi = await tx.selectFrom('klien').select('id').limit(1).executeTakeFirst()
    if (isDemo === undefined || isTerisi !== undefined) return
    const hariIni = hariBarat(saat)
    if (hariIni < PALING_AWAL)
      throw new StartupError(
        `Perusahaan demo belum ada pada ${hariIni}: pilih REKAN_WAKTU mulai ${PALING_AWAL}.`,
      )
    await seedIstirahat(tx)
    await seedNomorHp(tx)
    await seedKontrak(tx, hariIni)
    await seedPajak(tx, hariIni)
    await seedDasarGaji(tx, hariIni)
    await seedDokumen(tx, hariIni)
    await seedKlien(tx, hariIni)
    await seedBeritaAcara(startServerDeed(tx, 'berita acara', saat, null))
    await seedRoster(tx, addHari(seninFrom(hariIni), 7), saat)
    await seedPengganti(tx, addHari(hariIni, 7))
    await seedSiaran(tx, saat)
    await seedJejak(tx, saat)
  })
}

/** An unpaid hour a day, half of one on Saturdays: every week is then of 40 hours; nights of 12 rest for an hour too. */
async function seedIstirahat(tx: Tx): Promise<void> {
  await sql`
    update jadwal_hari set istirahat_sesudah_detik = 4 * 3600, istirahat_detik =
      case when jam_selesai > jam_mulai and jam_selesai - jam_mulai < 6 * 3600 then 1800 else 3600 end`.execute(
    tx,
  )
}

/** A contract for everybody: of limited ones two end within 30 days, three within 60, the others later. */
async function seedKontrak(tx: Tx, hariIni: Tanggal): Promise<void> {
  await sql`
    with k as (
      select k.id, k.kode, j.kode as jenis, k.tanggal_masuk, row_number() over (partition by j.kode order by k.kode) as ke
      from karyawan k join jenis_karyawan j on j.id = k.jenis_karyawan_id where k.aktif and j.kode in ('PKWT', 'PKWTT'))
    insert into kontrak (karyawan_id, jenis, nomor, ditandatangani, mulai, sampai, dicatat, nomor_pencatatan, dibuat_pada)
    select id, jenis, lpad(id::text, 3, '0') || '/' || jenis || '/' || extract(year from mulai), mulai - 3, mulai, sampai,
      mulai, 'DKT-' || lpad(id::text, 4, '0'), mulai - 3
    from (
      select id, jenis, ke, case when jenis = 'PKWTT' then tanggal_masuk
          else greatest(tanggal_masuk, ${hariIni}::date - 300) end as mulai,
        case when jenis = 'PKWT' then ${hariIni}::date + (case when ke <= 2 then 20 + ke * 3 when ke <= 5 then 40 + ke * 3
          else 120 + ke * 10 end)::integer end as sampai
      from k) c
    on conflict do nothing`.execute(tx)
}

/** Everybody but the one who has nothing can be called. */
async function seedNomorHp(tx: Tx): Promise<void> {
  const orang = await tx
    .selectFrom('karyawan')
    .select('id')
    .where('kode', '<>', KODE_KOSONG)
    .where('nomor_hp', 'is', null)
    .execute()
  const ids = orang.map(({ id }) => id)
  await sql`
    update karyawan k set nomor_hp = n.nomor_hp
    from unnest(${ids}::integer[], ${ids.map(nomorHpDemo)}::text[]) n (id, nomor_hp) where n.id = k.id`.execute(
    tx,
  )
}

async function seedPajak(tx: Tx, hariIni: Tanggal): Promise<void> {
  await sql`
    insert into pajak_karyawan (karyawan_id, status_npwp, agama, bpjs_kesehatan_mulai, bpjs_tk_mulai, bpjs_tk_program)
    select id, 'NIK', (array['ISLAM', 'KRISTEN', 'ISLAM', 'HINDU', 'ISLAM', 'KATOLIK', 'BUDDHA'])[1 + id % 7],
      tanggal_masuk, tanggal_masuk, array['JKK', 'JKM', 'JHT', 'JP']
    from karyawan where aktif on conflict do nothing`.execute(tx)
  await sql`
    insert into ptkp_karyawan (karyawan_id, tahun, ptkp, tanggungan)
    select id, extract(year from ${hariIni}::date), case when status_pernikahan_id = 2 then 'K/' || id % 4 else 'TK/0' end,
      case when status_pernikahan_id = 2 then id % 4 else 0 end
    from karyawan where aktif on conflict do nothing`.execute(tx)
}

/** Each site its place and class; what is the minimum wage there is invented, and marked so. */
async function seedDasarGaji(tx: Tx, hariIni: Tanggal): Promise<void> {
  await sql`
    update kantor o set kelas_jkk = 'RENDAH', wilayah = w.nama
    from (select id, (array['Kota Contoh Barat', 'Kota Contoh Timur', 'Kabupaten Contoh'])[1 + (row_number() over (order by kode))::integer % 3]
      as nama from kantor) w
    where w.id = o.id and o.wilayah is null`.execute(tx)
  await sql`
    insert into upah_minimum (wilayah, tahun, jumlah, contoh, dicatat_pada)
    select nama, tahun, jumlah + (tahun - extract(year from ${hariIni}::date)::integer) * 200000, true, ${hariIni}::date
    from (values ('Kota Contoh Barat', 4700000), ('Kota Contoh Timur', 4500000), ('Kabupaten Contoh', 4200000)) m (nama, jumlah),
      generate_series(extract(year from ${hariIni}::date)::integer - 1, extract(year from ${hariIni}::date)::integer + 1) t (tahun)
    on conflict do nothing`.execute(tx)
}

/** Certificates of guards and drivers, some of which end soon; one has ended. */
async function seedDokumen(tx: Tx, hariIni: Tanggal): Promise<void> {
  await sql`
    with k as (select id, row_number() over (order by kode) as ke from karyawan where aktif)
    insert into dokumen (karyawan_id, jenis, nomor, terbit, berakhir, dibuat_pada)
    select id, (array['KTA_SATPAM', 'GARDA_PRATAMA', 'SIM', 'K3'])[1 + ke % 4], 'DEMO-' || lpad(id::text, 5, '0'),
      ${hariIni}::date - 700, ${hariIni}::date + (case when ke <= 4 then ke * 12 - 13 else 90 + ke * 9 end)::integer,
      ${hariIni}::date - 700
    from k where ke <= 24 on conflict do nothing`.execute(tx)
}

/** Three kinds of shift with a pattern, and three clients with two posts each at the site that is theirs. */
async function seedKlien(tx: Tx, hariIni: Tanggal): Promise<void> {
  await sql`
    insert into jenis_shift (nama, huruf, warna, jam_mulai, jam_selesai, istirahat_detik, istirahat_sesudah_detik, toleransi_detik)
    values ('Pagi', 'P', 'hijau', 25200, 54000, 3600, 14400, 600), ('Siang', 'S', 'jingga', 54000, 82800, 3600, 14400, 600),
      ('Malam', 'M', 'biru', 82800, 25200, 3600, 14400, 600)`.execute(tx)
  await sql`
    with p as (insert into pola (nama) values ('2-2-2-2') returning id)
    insert into pola_langkah (pola_id, ke, jenis_shift_id)
    select p.id, l.ke, (select j.id from jenis_shift j where j.huruf = l.huruf)
    from p, (values (0, 'P'), (1, 'P'), (2, 'S'), (3, 'S'), (4, 'M'), (5, 'M'), (6, null), (7, null)) l (ke, huruf)`.execute(
    tx,
  )
  await sql`
    with k as (insert into klien (kode, nama, alamat, catatan) values
        ('MBS', 'PT Mahakam Borneo Servis', 'Jl. Jenderal Sudirman 47, Balikpapan', 'Berita acara dikirim tiap tanggal 1.'),
        ('BRU', 'PT Bunaken Ritel Utama', 'Jl. Piere Tendean 8, Manado', null),
        ('PDS', 'PT Priangan Data Sentra', 'Jl. Asia Afrika 12, Bandung', null) returning id, kode),
    o as (insert into klien_kontak (klien_id, nama, jabatan, email, hp)
      select id, 'Dewi Anggraini', 'Manajer Gedung', 'gedung.' || lower(kode) || '@klien.example', ${nomorHpDemo(9_000_000)} from k),
    c as (insert into kontrak_klien (klien_id, nomor, mulai, sampai, dibuat_pada)
      select id, '01/' || kode || '/' || extract(year from ${hariIni}::date), ${hariIni}::date - 200,
        ${hariIni}::date + case kode when 'MBS' then 45 else 250 end, ${hariIni}::date - 210 from k returning id, nomor),
    p as (insert into pos (kontrak_klien_id, kantor_id, nama, jabatan, seragam, urutan)
      select c.id, o.id, s.nama, 'Penjaga', 'PDH biru, sepatu hitam', s.urutan
      from c join kantor o on o.kode = case substr(c.nomor, 4, 3) when 'MBS' then 'BPN01' when 'BRU' then 'MND01' else 'BDG01' end,
        (values ('Gerbang utama', 0), ('Lobi', 1)) s (nama, urutan) returning id, nama)
    insert into pos_sertifikat (pos_id, jenis, wajib) select id, 'KTA_SATPAM', false from p where nama = 'Gerbang utama'`.execute(
    tx,
  )
}

/** Next week, half drafted, where it is by turns: by the pattern, each person two steps after the one before. */
async function seedRoster(tx: Tx, senin: Tanggal, saat: number): Promise<void> {
  await sql`
    with o as (select p.kantor_id, p.karyawan_id, row_number() over (partition by p.kantor_id order by k.kode) - 1 as ke
      from penempatan p join karyawan k on k.id = p.karyawan_id join pos on pos.kantor_id = p.kantor_id
        join pos_kebutuhan n on n.pos_id = pos.id and n.berlaku_dari = ${senin}::date
      where k.aktif and p.tanggal_masuk <= ${senin}::date and (p.tanggal_selesai is null or p.tanggal_selesai > ${senin}::date + 7)
      group by p.kantor_id, p.karyawan_id, k.kode),
    r as (insert into roster (kantor_id, versi) select distinct kantor_id, 2 from o on conflict do nothing returning kantor_id),
    d as (select o.kantor_id, o.karyawan_id, ${senin}::date + h as tanggal,
        (select jenis_shift_id from pola_langkah where ke = (h + 2 * o.ke) % 8) as jenis
      from r join o using (kantor_id), generate_series(0, 6) h where o.ke < 4),
    p as (insert into roster_perubahan (kantor_id, versi, oleh_id, pada, sel)
      select d.kantor_id, 2, (select id from pengguna where role = 'hrd' order by id limit 1), ${new Date(saat).toISOString()},
        json_agg(json_build_object('karyawan_id', karyawan_id, 'tanggal', tanggal)) from d group by d.kantor_id)
    insert into roster_draf (kantor_id, karyawan_id, tanggal, ke, jenis_shift_id)
    select d.kantor_id, d.karyawan_id, d.tanggal, 0, d.jenis from d
    where not exists (select from absensi a where a.karyawan_id = d.karyawan_id and a.status in ('menunggu', 'disetujui')
      and d.tanggal between a.tanggal_mulai and a.tanggal_selesai)`.execute(tx)
}

/** A coordinator is away next week. */
async function seedPengganti(tx: Tx, mulai: Tanggal): Promise<void> {
  await sql`
    with k as (select id, row_number() over (order by id) as ke from pengguna where role = 'koordinator' and aktif)
    insert into koordinator_pengganti (koordinator_id, pengganti_id, tanggal_mulai, tanggal_selesai, masa, dibuat_oleh_id, dibuat_pada)
    select a.id, b.id, ${mulai}::date, ${mulai}::date + 2,
      tstzrange(${mulai}::date::timestamp at time zone 'Asia/Jakarta', (${mulai}::date + 3)::timestamp at time zone 'Asia/Jakarta'),
      (select id from pengguna where role = 'hrd' order by id limit 1), ${mulai}::date - 8
    from k a join k b on b.ke = a.ke + 1 where a.ke = 2 on conflict do nothing`.execute(tx)
}
