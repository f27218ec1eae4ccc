/** The figures of a berita acara (`docs/rules.md`, section 1.10). */
import type { Tanggal } from '../waktu.ts'
import { barisFrom } from './baris.ts'
import { type Harga, computeHarga } from './harga.ts'
import type { FaktaLembar, Lembar, TotalLembar } from './lembar.ts'
import { rincianFrom } from './rincian.ts'
import { type ButuhTerisi, type Tempat, countDiganti, tempatFrom, terisiFrom, ukuranHari } from './tempat.ts'

/** @param tanggal the days that its rows have a cell for */
export function computeLembar(fakta: FaktaLembar, tanggal: readonly Tanggal[]): Lembar {
  const { dari, sampai, pos, petugas, butuh } = fakta
  const ukuran = ukuranHari(fakta)
  const tempat = tempatFrom(fakta)
  const terisi = terisiFrom(butuh, tempat, ukuran)
  return {
    dari,
    sampai,
    pos,
    petugas,
    total: totalOf(fakta, tempat, terisi),
    baris: barisFrom(fakta, tanggal, tempat, terisi, ukuran),
    rincian: rincianFrom(tempat, terisi),
    harga: hargaOf(fakta, tempat, terisi),
  }
}

function totalOf(
  { butuh, syarat }: FaktaLembar,
  tempat: readonly Tempat[],
  terisi: readonly ButuhTerisi[],
): TotalLembar {
  const jumlah = (apa: 'hariOrang' | 'detik' | 'kosong') => terisi.reduce((n, satu) => n + satu[apa], 0)
  return {
    hariOrang: jumlah('hariOrang'),
    janji: butuh.reduce((n, satu) => n + satu.jumlah, 0),
    detik: jumlah('detik'),
    kosong: jumlah('kosong'),
    lembur: tempat.reduce((n, { lembur }) => n + lembur, 0),
    celah: terisi.reduce((n, { celah }) => n + celah.length, 0),
    ...countDiganti(tempat, syarat),
  }
}

function hargaOf(
  { pos, tempat: tempatHari, syarat, hari }: FaktaLembar,
  tempat: readonly Tempat[],
  terisi: readonly ButuhTerisi[],
): Harga {
  const jabatan = new Map(pos.map((satu) => [satu.id, satu.jabatan]))
  return computeHarga(
    terisi.map(({ butuh, penuh, detik }) => ({
      posId: butuh.posId,
      tanggal: butuh.tanggal,
      jenisShiftId: butuh.jenisShiftId,
      jabatan: jabatan.get(butuh.posId) ?? '',
      isLibur: butuh.isLibur,
      penuh,
      detik,
    })),
    tempatHari,
    tempat.map(({ kerja, lembur }) => ({
      tanggal: kerja.tanggal,
      jabatan: jabatan.get(kerja.posId) ?? '',
      detik: lembur,
    })),
    syarat,
    hari,
  )
}
