import { BERTUMPUK, KOREKSI_MENUNGGU } from '@rekan/domain/pengajuan/izin'
import { LEMBUR_BERTUMPUK } from '@rekan/domain/pengajuan/lembur'
import pg from 'pg'
import { type DomainError, invalid } from './errors.ts'

/** The field whose value a constraint of the database refused, and what to say of it. Whose value it is stays untold. */
const FIELDS: Readonly<Record<string, readonly [field: string, message: string]>> = {
  karyawan_nik_key: ['nik', 'NIK ini sudah terdaftar. Periksa kembali, atau hubungi HR.'],
  karyawan_kode_key: ['kode', 'Kode karyawan ini sudah dipakai.'],
  pengguna_email_key: ['email', 'Alamat email ini tidak dapat dipakai. Gunakan alamat lain.'],
  karyawan_jenis_karyawan_id_fkey: ['jenis_karyawan_id', 'Jabatan tidak valid.'],
  karyawan_status_pernikahan_id_fkey: ['status_pernikahan_id', 'Status pernikahan tidak valid.'],
  karyawan_jenjang_pendidikan_id_fkey: ['jenjang_pendididikan_id', 'Jenjang pendidikan tidak valid.'],
  penempatan_kantor_id_fkey: ['kantor_id', 'Kantor tidak valid.'],
  kantor_area_bersilang: ['area', 'Garis batas area bersilang atau bersinggungan.'],
  penempatan_jadwal_id_fkey: ['jadwal_id', 'Jadwal kerja tidak valid.'],
  lembur_tidak_bertumpuk: ['jam_mulai', LEMBUR_BERTUMPUK],
  penempatan_koordinator_id_fkey: ['koordinator_id', 'Koordinator tidak valid.'],
  penempatan_melingkar: [
    'koordinator_id',
    'Koordinator ini sendiri berada di bawah orang ini. Pilih koordinator lain.',
  ],
  penempatan_satu_utama: ['tanggal_masuk', 'Sudah ada penempatan utama pada tanggal itu.'],
  penempatan_satu_kantor: ['kantor_id', 'Sudah ada penempatan di kantor ini pada tanggal itu.'],
  absensi_tidak_bertumpuk: ['tanggal_mulai', BERTUMPUK],
  absensi_satu_koreksi: ['tanggal_mulai', KOREKSI_MENUNGGU],
  pengganti_satu: ['tanggal_mulai', 'Sudah ada pengganti pada tanggal itu.'],
  penempatan_check: ['tanggal_selesai', 'Tanggal selesai tidak boleh sebelum tanggal masuk.'],
}

/** 422 at the field, when what the database refused is something that a client sent; else null. */
export function refusedField(error: unknown): DomainError | null {
  if (!(error instanceof pg.DatabaseError) || error.constraint === undefined) return null
  const known = FIELDS[error.constraint]
  return known === undefined ? null : invalid({ [known[0]]: [known[1]] })
}
