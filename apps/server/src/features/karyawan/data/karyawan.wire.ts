import {
  type DataBagian,
  type NamaBagian,
  BAGIAN_DATA,
  NAMA_BAGIAN,
  namaBacaOf,
  namesWith,
} from '@rekan/domain/karyawan/data-diri'
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
    nomor_hp: k.nomor_hp,
  }
}

/** Whether the owner of a number lets colleagues see it. */
export function isHpTerbuka(k: Pick<Karyawan, 'nomor_hp' | 'nomor_hp_disetujui'>): boolean {
  return k.nomor_hp !== null && k.nomor_hp === k.nomor_hp_disetujui
}

type Bagian = { [B in NamaBagian]: DataBagian<Karyawan, B> }

/** The parts of a person's record. */
export function wireBagian(k: Karyawan): Bagian {
  const isiOf = (bagian: NamaBagian) =>
    Object.fromEntries(namesWith('bagian', bagian).map((nama) => [namaBacaOf(nama), k[namaBacaOf(nama)]]))
  return Object.fromEntries(NAMA_BAGIAN.map((bagian) => [bagian, isiOf(bagian)])) as Bagian
}

/** The same for a reader; a part that they may not see is null. */
export function wireBagianTerlihat(k: Karyawan, lihat: (hak: HakBagian) => boolean) {
  const semua = wireBagian(k)
  return Object.fromEntries(
    NAMA_BAGIAN.map((bagian) => [bagian, lihat(BAGIAN_DATA[bagian].hak) ? semua[bagian] : null]),
  ) as { [B in NamaBagian]: Bagian[B] | null }
}

type HakBagian = (typeof BAGIAN_DATA)[NamaBagian]['hak']

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
