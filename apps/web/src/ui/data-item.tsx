import type { ReactNode } from 'react'
import {
  type NamaBaca,
  type NamaBagian,
  type NamaData,
  dataOf,
  namaBacaOf,
  namesWith,
} from '@rekan/domain/karyawan/data-diri'
import type { JenisKelamin } from '@rekan/domain/karyawan/karyawan'
import { isTanggal } from '@rekan/domain/waktu'
import { formatTanggalAngka } from '../lib/format.ts'
import { JENIS_KELAMIN_LABEL } from '../lib/jenis-kelamin.ts'
import type { Detail } from './detail-list.tsx'
import { Rahasia } from './rahasia.tsx'

type Isi = string | { readonly nama: string } | null | undefined
type IsiBagian = Readonly<Partial<Record<NamaBaca<NamaData>, Isi>>>

/** A field of a person as records show it: a number that tells who somebody is hides behind its end at first. */
export function itemOf(nama: NamaData, isi: Isi, label = sebutanOf(nama)): Detail {
  return { label, value: nilaiOf(nama, isi) }
}

/** The fields of a part of a record, in their order. */
export function itemsOf(bagian: NamaBagian, isi: IsiBagian): Detail[] {
  return namesWith('bagian', bagian).map((nama) => itemOf(nama, isi[namaBacaOf(nama)]))
}

function nilaiOf(nama: NamaData, isi: Isi): ReactNode {
  const { jenis, tertutup = false } = dataOf(nama)
  if (isi == null || typeof isi === 'object') return isi?.nama
  if (jenis === 'nomor' && tertutup)
    return <Rahasia label={sebutanOf(nama).replace(/^Nomor/, 'nomor')} nomor={isi} />
  if (jenis === 'hari' && isTanggal(isi)) return formatTanggalAngka(isi)
  return jenis === 'kelamin' ? JENIS_KELAMIN_LABEL[isi as JenisKelamin] : isi
}

function sebutanOf(nama: NamaData): string {
  return dataOf(nama).ringkas ?? dataOf(nama).label
}
