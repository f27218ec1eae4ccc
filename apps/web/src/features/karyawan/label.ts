import type { NamaIsian } from './isian.ts'

/** What each field of a person is called, wherever it stands. */
export const LABEL: Readonly<Record<NamaIsian, string>> = {
  nama: 'Nama',
  nik: 'NIK',
  tempatLahir: 'Tempat lahir',
  tanggalLahir: 'Tanggal lahir',
  jenisKelamin: 'Jenis kelamin',
  statusPernikahan: 'Status pernikahan',
  kode: 'Kode karyawan',
  jenisKaryawan: 'Jenis karyawan',
  tanggalMasuk: 'Tanggal masuk',
  tanggalSelesai: 'Tanggal selesai',
  mulai: 'Presensi dicatat mulai',
  jenjang: 'Jenjang pendidikan',
  instansi: 'Sekolah/kampus',
  jkn: 'Nomor JKN (BPJS Kesehatan)',
  kpj: 'Nomor KPJ (BPJS Ketenagakerjaan)',
  bank: 'Nama bank',
  rekening: 'Nomor rekening bank',
  email: 'Email',
  role: 'Peran',
  kantor: 'Kantor',
  jabatan: 'Jabatan',
  unit: 'Unit',
  koordinator: 'Koordinator',
  jadwal: 'Jadwal kerja',
}
