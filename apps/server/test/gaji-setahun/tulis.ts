import { sql } from 'kysely'
import { hashToken } from '../../src/platform/auth.ts'
import type { Db } from '../../src/platform/db.ts'
import { SEMUA, UMK, hariTahun } from './orang.ts'

const PADA = '2026-01-01T00:00:00Z'

/**
 * Writes the sixty with their site, wages, contracts, tax records, rosters and punches, as the owner; nobody of the demo company has a
 * wage any more. Each has an account with a session of the token `tokenOf`. Gives their ids by kode.
 */
export async function tulisPerusahaan(owner: Db): Promise<ReadonlyMap<string, number>> {
  await owner.deleteFrom('payroll').execute()
  await owner.deleteFrom('upah').execute()
  await owner.deleteFrom('rekening_tahan').execute()
  await sql`
    insert into pengaturan (kunci, nilai, berlaku_dari, dicatat_pada, oleh_id)
    values ('gaji_orang_kedua', 'true', '2020-01-01', '2020-01-01', null)`.execute(owner)
  await owner
    .updateTable('perusahaan')
    .set({ nama: 'PT Penjaga Sentosa', alamat: 'Jakarta', npwp: '0012345678901000' })
    .execute()
  await owner
    .insertInto('upah_minimum')
    .values({ wilayah: 'Kota Setahun', tahun: 2026, jumlah: UMK, dicatat_pada: new Date(PADA) })
    .execute()
  const jadwalId = await tulisJadwal(owner)
  const { id: kantorId } = await owner
    .insertInto('kantor')
    .values({
      kode: 'GRD',
      nama: 'Kawasan Setahun',
      alamat: 'Jakarta',
      zona_waktu: 'WIB',
      wilayah: 'Kota Setahun',
      kelas_jkk: 'RENDAH',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const ids = await tulisOrang(owner, kantorId, jadwalId)
  await tulisKerja(owner, kantorId, ids)
  await sql`analyze`.execute(owner)
  return ids
}

export const tokenOf = (kode: string) => `token-setahun-${kode}`.padEnd(48, '0')

async function tulisJadwal(owner: Db): Promise<number> {
  const { id } = await owner
    .insertInto('jadwal')
    .values({ nama: 'Enam hari' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`insert into jadwal_versi (jadwal_id) values (${id})`.execute(owner)
  await sql`
    insert into jadwal_hari (jadwal_id, hari, jam_mulai, jam_selesai, istirahat_detik, istirahat_sesudah_detik)
    select ${id}, h, 28800, case h when 6 then 46800 else 57600 end, case h when 6 then 0 else 3600 end, 14400
    from generate_series(1, 6) h`.execute(owner)
  return id
}

async function tulisOrang(
  owner: Db,
  kantorId: number,
  jadwalId: number,
): Promise<ReadonlyMap<string, number>> {
  const semua = JSON.stringify(
    SEMUA.map((satu, i) => ({
      ...satu,
      kerja: undefined,
      nik: `3171${String(i).padStart(12, '0')}`,
      bank: satu.bank?.nama ?? null,
      rekening: satu.bank?.rekening ?? null,
      mulai: satu.kontrak?.mulai ?? null,
      sampai: satu.kontrak?.sampai ?? null,
      token: hashToken(tokenOf(satu.kode)).toString('hex'),
    })),
  )
  const { rows } = await sql<{ id: number; kode: string }>`
    with o as (select * from jsonb_to_recordset(${semua}::jsonb) o (kode text, nama text, lahir date, jenis text, masuk date,
        keluar date, agama text, status text, npwp boolean, upah jsonb, bank text, rekening text, nik text, mulai date, sampai date,
        token text)),
    k as (
      insert into karyawan (kode, nama, nik, tempat_lahir, tanggal_lahir, jenis_kelamin, status_pernikahan_id, jenis_karyawan_id,
        tanggal_masuk, tanggal_keluar, alasan_keluar, nama_bank, nomor_rekening, jkn, kpj)
      select o.kode, o.nama, o.nik, 'Jakarta', o.lahir, 'L', 1, j.id, o.masuk, o.keluar,
        case when o.keluar is not null then 'Selesai.' end, o.bank, o.rekening, '0001234567890', '18012345678'
      from o join jenis_karyawan j on j.kode = o.jenis returning id, kode),
    u as (insert into pengguna (role, karyawan_id) select 'karyawan', id from k returning id, karyawan_id),
    s as (
      insert into sesi (token_hash, pengguna_id, dibuat_pada, dipakai_pada, kedaluwarsa_pada, perangkat)
      select decode(o.token, 'hex'), u.id, ${PADA}, ${PADA}, '2027-12-31', 'uji' from u join k on k.id = u.karyawan_id join o using (kode)),
    p as (
      insert into penempatan (karyawan_id, kantor_id, jadwal_id, jabatan, unit, tanggal_masuk)
      select k.id, ${kantorId}, ${jadwalId}, 'Satpam', 'Lapangan', o.masuk from k join o using (kode)),
    t as (
      insert into pajak_karyawan (karyawan_id, status_npwp, agama, bpjs_tk_program)
      select k.id, case when o.npwp then 'NIK' else 'BELUM' end, o.agama, '{}' from k join o using (kode)),
    b as (
      insert into ptkp_karyawan (karyawan_id, tahun, ptkp, tanggungan)
      select k.id, 2020, o.status, right(o.status, 1)::integer from k join o using (kode)),
    w as (
      insert into upah (karyawan_id, mulai, satuan, pokok, tunjangan_tetap, tunjangan_tidak_tetap, dibuat_pada)
      select k.id, (o.upah -> 0 ->> 'mulai')::date, o.upah -> 0 ->> 'satuan', (o.upah -> 0 ->> 'pokok')::bigint,
        (o.upah -> 0 ->> 'tetap')::bigint, (o.upah -> 0 ->> 'tidakTetap')::bigint, '2020-01-01' from k join o using (kode)),
    c as (
      insert into kontrak (karyawan_id, jenis, nomor, ditandatangani, mulai, sampai, dibuat_pada)
      select k.id, 'PKWT', o.kode || '/PKWT', o.mulai, o.mulai, o.sampai, ${PADA} from k join o using (kode) where o.mulai is not null)
    select id, kode from k`.execute(owner)
  return new Map(rows.map(({ id, kode }) => [kode, id]))
}

/** Rosters replace every day of December; who came punched in and out on the minute. */
async function tulisKerja(owner: Db, kantorId: number, ids: ReadonlyMap<string, number>): Promise<void> {
  const roster = SEMUA.filter((satu) => satu.roster).map(({ kode }) => ids.get(kode) ?? 0)
  const desember = hariTahun().filter((hari) => hari >= '2026-12-01')
  await sql`
    insert into jadwal_pengganti (karyawan_id, tanggal)
    select k, h from unnest(${roster}::integer[]) k, unnest(${desember}::date[]) h`.execute(owner)
  const kerja = JSON.stringify(
    SEMUA.flatMap(({ kode, roster: r, kerja: semua }) =>
      semua.map((satu) => ({ ...satu, karyawan_id: ids.get(kode), roster: r })),
    ),
  )
  await sql`
    with o as (select * from jsonb_to_recordset(${kerja}::jsonb)
        o (karyawan_id integer, tanggal date, mulai timestamptz, selesai timestamptz, roster boolean, hadir boolean)),
    t as (
      insert into penugasan (karyawan_id, tanggal, kantor_id, mulai, selesai, istirahat_detik, istirahat_sesudah_detik, asal, dibuat_pada)
      select karyawan_id, tanggal, ${kantorId}, mulai, selesai, 3600, 14400, 'roster', ${PADA} from o where roster
      returning id, karyawan_id, tanggal),
    p as (
      insert into presensi (karyawan_id, tanggal, penugasan_id)
      select o.karyawan_id, o.tanggal, t.id from o left join t using (karyawan_id, tanggal) where o.hadir
      returning id, karyawan_id, tanggal)
    insert into presensi_kejadian (presensi_id, tanggal, jenis, waktu, kantor_id, lokasi, di_luar_area, perlu_tinjauan, keterangan,
      selfie_sha256)
    select p.id, p.tanggal, j.jenis, case j.jenis when 'check_in' then o.mulai else o.selesai end, ${kantorId}, 'dalam', false, false, '',
      decode(repeat('00', 32), 'hex')
    from p join o using (karyawan_id, tanggal) cross join (values ('check_in'), ('check_out')) j (jenis)`.execute(
    owner,
  )
}
