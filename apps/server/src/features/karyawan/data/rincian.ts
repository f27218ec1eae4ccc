import {
  type NamaBaca,
  type NamaData,
  NAMA_DATA,
  dataOf,
  namaBacaOf,
  namesWith,
} from '@rekan/domain/karyawan/data-diri'
import { maskEmail, maskNomor } from '@rekan/domain/teks/samar'
import type { Rincian } from '../../../platform/audit.ts'
import { type Perbuatan, record } from '../../../platform/perbuatan.ts'
import { isHpTerbuka } from './karyawan.wire.ts'
import type { Karyawan } from './karyawan.sql.ts'
import type { Orang } from './orang.queries.ts'

/** A person's data before and after, as the audit trail keeps them: by name, numbers hidden but for their end. */
export function rincianUbah(sebelum: Orang, sesudah: Orang): { sebelum: Rincian; sesudah: Rincian } {
  const [lama, baru] = [rincianFrom(sebelum), rincianFrom(sesudah)]
  const [lamaTertutup, baruTertutup] = [tertutup(sebelum), tertutup(sesudah)]
  const hilang = Object.entries(tertutup(sesudah)).filter(
    ([nama, nilai]) =>
      nilai !== lamaTertutup[nama] && maskNilai(nama, nilai) === maskNilai(nama, lamaTertutup[nama]),
  )
  return {
    sebelum: { ...lama, ...maskSemua(lamaTertutup) },
    sesudah: {
      ...baru,
      ...maskSemua(baruTertutup),
      // Hidden, two numbers of the same end look the same; that one took the other's place must still show.
      ...Object.fromEntries(hilang.map(([nama, nilai]) => [nama, `${maskNilai(nama, nilai)} (diganti)`])),
    },
  }
}

/** Adds a change of somebody's data to the trail, at the person, or at an account that is no employee's. */
export async function recordUbah(perbuatan: Perbuatan, sebelum: Orang, sesudah: Orang): Promise<void> {
  const { id, karyawan_id } = sebelum.akun
  const rincian = rincianUbah(sebelum, sesudah)
  await (karyawan_id === null
    ? record(perbuatan, 'pengguna', id, rincian)
    : record(perbuatan, 'karyawan', karyawan_id, rincian))
}

type Tertutup = Readonly<Record<string, string | null | undefined>>

function rincianFrom({ akun, karyawan: k }: Orang): Rincian {
  if (k === null) return { nama: akun.nama }
  const terbuka = NAMA_DATA.filter((nama) => !dataOf(nama).tertutup).map((nama) => namaBacaOf(nama))
  return {
    ...Object.fromEntries(terbuka.map((nama) => [nama, teksFrom(k[nama])])),
    nomor_hp_terbuka: isHpTerbuka(k) ? 'ya' : 'tidak',
  }
}

/** Of a reference, what it is called */
function teksFrom(isi: Karyawan[NamaBaca<NamaData>]): string | null {
  return typeof isi === 'object' ? (isi?.nama ?? null) : isi
}

function tertutup({ akun: { email }, karyawan: k }: Orang): Tertutup {
  if (k === null) return { email }
  return Object.fromEntries(namesWith('tertutup', true).map((nama) => [nama, k[nama]]))
}

function maskSemua(isi: Tertutup): Rincian {
  return Object.fromEntries(Object.entries(isi).map(([nama, nilai]) => [nama, maskNilai(nama, nilai)]))
}

function maskNilai(nama: string, nilai: string | null | undefined): string | null {
  if (nilai == null) return null
  return nama === 'email' ? maskEmail(nilai) : maskNomor(nilai)
}
