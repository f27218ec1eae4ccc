import {
  type NamaBaca,
  type NamaData,
  NAMA_DATA,
  bacaOf,
  dataOf,
  namesWith,
} from '@rekan/domain/karyawan/data-diri'
import { samarkan, samarkanEmail } from '@rekan/domain/samar'
import type { Rincian } from '../../../platform/audit.ts'
import type { Karyawan } from './karyawan.sql.ts'
import type { Orang } from './orang.queries.ts'

/** A person's data before and after, as the audit trail keeps them: by name, numbers hidden but for their end. */
export function rincianUbah(sebelum: Orang, sesudah: Orang): { sebelum: Rincian; sesudah: Rincian } {
  const [lama, baru] = [rincianDari(sebelum), rincianDari(sesudah)]
  const [lamaTertutup, baruTertutup] = [tertutup(sebelum), tertutup(sesudah)]
  const hilang = Object.entries(tertutup(sesudah)).filter(
    ([nama, nilai]) => nilai !== lamaTertutup[nama] && samar(nama, nilai) === samar(nama, lamaTertutup[nama]),
  )
  return {
    sebelum: { ...lama, ...samarkanSemua(lamaTertutup) },
    sesudah: {
      ...baru,
      ...samarkanSemua(baruTertutup),
      // Hidden, two numbers of the same end look the same; that one took the other's place must still show.
      ...Object.fromEntries(hilang.map(([nama, nilai]) => [nama, `${samar(nama, nilai)} (diganti)`])),
    },
  }
}

/** What the audit trail files a change of somebody's data under. */
export function objekDari({ akun }: Orang) {
  return akun.karyawan_id === null
    ? ({ objek: 'pengguna', objekId: akun.id } as const)
    : ({ objek: 'karyawan', objekId: akun.karyawan_id } as const)
}

type Tertutup = Readonly<Record<string, string | null | undefined>>

function rincianDari({ akun, karyawan: k }: Orang): Rincian {
  if (k === null) return { nama: akun.nama }
  const terbuka = NAMA_DATA.filter((nama) => !dataOf(nama).tertutup).map((nama) => bacaOf(nama))
  return Object.fromEntries(terbuka.map((nama) => [nama, teksDari(k[nama])]))
}

/** Of a reference, what it is called */
function teksDari(isi: Karyawan[NamaBaca<NamaData>]): string | null {
  return typeof isi === 'object' ? (isi?.nama ?? null) : isi
}

function tertutup({ akun: { email }, karyawan: k }: Orang): Tertutup {
  if (k === null) return { email }
  return Object.fromEntries(namesWith('tertutup', true).map((nama) => [nama, k[nama]]))
}

function samarkanSemua(isi: Tertutup): Rincian {
  return Object.fromEntries(Object.entries(isi).map(([nama, nilai]) => [nama, samar(nama, nilai)]))
}

function samar(nama: string, nilai: string | null | undefined): string | null {
  if (nilai == null) return null
  return nama === 'email' ? samarkanEmail(nilai) : samarkan(nilai)
}
