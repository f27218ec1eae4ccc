import type { BarisHarga } from '@rekan/domain/berita-acara/harga'
import type { IsiBeritaAcara } from '@rekan/domain/berita-acara/lembar'
import type { Tagihan } from '@rekan/domain/berita-acara/tagihan'
import { formatRupiah } from '@rekan/domain/teks/rupiah'
import { formatTanggal } from '@rekan/domain/waktu'
import type { KolomLembar } from '../../../platform/lembar.write.ts'
import { sebutanBaris } from '../berkas/sebutan.ts'
import type { BarisBeritaAcara } from '../lembar/lembar.queries.ts'

/** A line of an invoice as its files have it; those below the lines have no quantity. */
export type BarisTagihan = {
  readonly uraian: string
  readonly banyak: number | null
  readonly satuan: string | null
  readonly harga: number | null
  readonly jumlah: number
}

/** What the client is billed and withholds, line by line: they add up to what it pays. */
export function barisTagihan(semua: readonly BarisHarga[], { biaya, ppn, pph23 }: Tagihan): BarisTagihan[] {
  const tanpaBanyak = { banyak: null, satuan: null, harga: null }
  const persen = (tarif: number) => `${tarif / 100}%`
  return [
    ...semua.map((satu) => ({
      uraian: sebutanBaris(satu),
      banyak: satu.satuan === 'jam' ? satu.banyak / 3600 : satu.banyak,
      satuan: satu.satuan === 'jam' ? 'jam' : 'hari-orang',
      harga: satu.harga,
      jumlah: satu.jumlah,
    })),
    ...(biaya === 0 ? [] : [{ uraian: 'Biaya manajemen', ...tanpaBanyak, jumlah: biaya }]),
    ...(ppn.jumlah === 0
      ? []
      : [
          {
            uraian: `PPN ${persen(ppn.tarif)} dari DPP ${formatRupiah(ppn.dpp)}`,
            ...tanpaBanyak,
            jumlah: ppn.jumlah,
          },
        ]),
    ...(pph23.jumlah === 0
      ? []
      : [
          {
            uraian: `PPh Pasal 23 ${persen(pph23.tarif)} dari ${formatRupiah(pph23.dasar)}, dipotong`,
            ...tanpaBanyak,
            jumlah: -pph23.jumlah,
          },
        ]),
  ]
}

/** The columns of an invoice's table. */
export function kolomTagihan(
  baris: BarisBeritaAcara,
  { kepala, lembar }: IsiBeritaAcara,
): readonly KolomLembar<BarisTagihan>[] {
  const masa = `${formatTanggal(lembar.dari)} – ${formatTanggal(lembar.sampai)}`
  return [
    { judul: 'Klien', nilai: () => kepala.klien.nama },
    { judul: 'Nomor kontrak', nilai: () => kepala.nomor },
    { judul: 'Masa', nilai: () => masa },
    { judul: 'Revisi', nilai: () => baris.ke },
    { judul: 'Uraian', nilai: ({ uraian }) => uraian },
    { judul: 'Banyak', nilai: ({ banyak }) => banyak },
    { judul: 'Satuan', nilai: ({ satuan }) => satuan },
    { judul: 'Harga', nilai: ({ harga }) => harga },
    { judul: 'Jumlah', nilai: ({ jumlah }) => jumlah },
  ]
}
