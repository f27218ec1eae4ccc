import type { BarisKaryawan } from './direktori.queries.ts'
import type { Hari } from '../presensi/hari.service.ts'
import { wireJadwal, wireKantor } from '../presensi/presensi.wire.ts'
import type { Karyawan } from './data/karyawan.sql.ts'

/** A person as a list shows them; what the reader may not see is empty, null or 0. */
export function wireBaris(k: Omit<BarisKaryawan, 'avatar'>, avatarUrl: string | null, jatahCuti: number) {
  return {
    id: String(k.id),
    kode: k.kode,
    nama: k.nama,
    active: k.aktif,
    avatar_url: avatarUrl,
    tanggal_masuk: k.tanggal_masuk ?? '',
    jenis_karyawan: k.jenis_karyawan,
    jatah_cuti: jatahCuti,
    jabatan: k.jabatan,
    unit: k.unit,
  }
}

export function wirePersonal(k: Karyawan) {
  return {
    nik: k.nik,
    email: k.email,
    tempat_lahir: k.tempat_lahir,
    tanggal_lahir: k.tanggal_lahir,
    jenis_kelamin: k.jenis_kelamin,
    status_pernikahan: k.status_pernikahan,
  }
}

export function wireKepegawaian(k: Karyawan) {
  const { jenjang_pendidikan_id: jenjangId, jenjang_pendidikan_nama: jenjangNama } = k
  return {
    jenjang_pendidikan:
      jenjangId !== null && jenjangNama !== null ? { id: jenjangId, nama: jenjangNama } : null,
    instansi: k.instansi,
    jkn: k.jkn,
    kpj: k.kpj,
    nama_bank: k.nama_bank,
    nomor_rekening: k.nomor_rekening,
  }
}

/** The primary placement of an attendance day, with that day's shift. */
export function wirePenempatanAktif(
  { penempatan: [utama], shift }: Hari,
  jenisKaryawan: Karyawan['jenis_karyawan'],
) {
  return {
    id: utama.id,
    jabatan: utama.jabatan,
    unit: utama.unit,
    jenis_karyawan: jenisKaryawan,
    kantor: wireKantor(utama),
    jadwal: shift && wireJadwal(shift),
  }
}
