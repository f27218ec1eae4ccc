import * as z from 'zod/mini'
import { type Aturan, hampa, urut } from '@rekan/domain/aturan'
import {
  aturanEmailKaryawan,
  aturanInstansi,
  aturanJenisKaryawan,
  aturanJenisKelamin,
  aturanJenjangPendidikan,
  aturanJkn,
  aturanKode,
  aturanKpj,
  aturanLahirSampai,
  aturanNama,
  aturanNamaBank,
  aturanNik,
  aturanNomorRekening,
  aturanStatusPernikahan,
  aturanTanggalLahir,
  aturanTempatLahir,
} from '@rekan/domain/karyawan'
import {
  aturanJadwal,
  aturanKantor,
  aturanKoordinator,
  aturanPekerjaan,
  aturanTanggalMasuk,
  aturanTanggalSelesai,
  aturanTidakTerlaluJauh,
  aturanUnit,
} from '@rekan/domain/penempatan'
import type { Tanggal } from '@rekan/domain/waktu'
import { text } from '../../lib/form-schema.ts'
import { KOSONG, type NamaIsian } from './isian.ts'

/** Somebody new: who it is and where they begin. `today`: nobody is born after it. */
export function tambahSchema(today: Tanggal) {
  return schemaOf({ ...orang(today), kode: opsional(aturanKode), ...tempat })
}

/** Everybody has a kode. */
export function ubahSchema(today: Tanggal) {
  return schemaOf({ ...orang(today), kode: aturanKode })
}

export function pindahSchema(today: Tanggal) {
  return schemaOf({
    ...tempat,
    tanggalMasuk: urut(aturanTanggalMasuk, aturanTidakTerlaluJauh(today)),
    tanggalSelesai: opsional(aturanTanggalSelesai),
  })
}

type Aturans = Readonly<Partial<Record<NamaIsian, Aturan<string>>>>

const tempat = {
  kantor: aturanKantor,
  jabatan: aturanPekerjaan,
  unit: aturanUnit,
  koordinator: opsional(aturanKoordinator),
  jadwal: aturanJadwal,
} satisfies Aturans

function orang(today: Tanggal) {
  return {
    nama: aturanNama,
    nik: aturanNik,
    tempatLahir: aturanTempatLahir,
    tanggalLahir: urut(aturanTanggalLahir, aturanLahirSampai(today)),
    jenisKelamin: aturanJenisKelamin,
    statusPernikahan: aturanStatusPernikahan,
    jenisKaryawan: aturanJenisKaryawan,
    tanggalMasuk: urut(aturanTanggalMasuk, aturanTidakTerlaluJauh(today)),
    jenjang: opsional(aturanJenjangPendidikan),
    instansi: opsional(aturanInstansi),
    jkn: aturanJkn,
    kpj: aturanKpj,
    bank: opsional(aturanNamaBank),
    rekening: opsional(aturanNomorRekening),
    email: opsional(aturanEmailKaryawan),
  } satisfies Aturans
}

/** What has no rule here does not stand on the form. */
function schemaOf(aturan: Aturans) {
  const satu = (nama: string) => [nama, text(aturan[nama as NamaIsian] ?? (() => undefined))]
  return z.object(
    Object.fromEntries(Object.keys(KOSONG).map(satu)) as Record<NamaIsian, ReturnType<typeof text>>,
  )
}

function opsional(aturan: Aturan<string>): Aturan<string> {
  return (nilai) => (hampa(nilai) ? undefined : aturan(nilai))
}
