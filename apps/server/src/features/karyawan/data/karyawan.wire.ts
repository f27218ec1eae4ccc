import { type NamaBaca, type NamaYang, bacaOf, namesWith } from '@rekan/domain/karyawan/data-diri'
import type { BarisKaryawan } from '../direktori/direktori.queries.ts'
import type { Hari } from '../../presensi/hari/hari.service.ts'
import { wireJadwal, wireKantor } from '../../presensi/rekaman/presensi.wire.ts'
import type { Karyawan } from './karyawan.sql.ts'

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
  return wireBagian(k, 'personal')
}

export function wireKepegawaian(k: Karyawan) {
  return wireBagian(k, 'kepegawaian')
}

function wireBagian<const B extends 'personal' | 'kepegawaian'>(k: Karyawan, bagian: B) {
  const isi = namesWith('bagian', bagian).map((nama) => [bacaOf(nama), k[bacaOf(nama)]])
  return Object.fromEntries(isi) as {
    [N in NamaYang<{ readonly bagian: B }> as NamaBaca<N>]: Karyawan[NamaBaca<N>]
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
