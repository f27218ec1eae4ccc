import { samarkan, samarkanEmail } from '@rekan/domain/samar'
import type { Rincian } from '../../../platform/audit.ts'
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
  const { nama, tempat_lahir, tanggal_lahir, jenis_kelamin, instansi, nama_bank } = k
  return {
    nama,
    kode: k.kode,
    tanggal_masuk: k.tanggal_masuk,
    jenis_karyawan: k.jenis_karyawan.nama,
    status_pernikahan: k.status_pernikahan.nama,
    tempat_lahir,
    tanggal_lahir,
    jenis_kelamin,
    jenjang_pendidikan: k.jenjang_pendidikan_nama,
    instansi,
    nama_bank,
  }
}

function tertutup({ akun: { email }, karyawan: k }: Orang): Tertutup {
  return k === null
    ? { email }
    : { email, nik: k.nik, jkn: k.jkn, kpj: k.kpj, nomor_rekening: k.nomor_rekening }
}

function samarkanSemua(isi: Tertutup): Rincian {
  return Object.fromEntries(Object.entries(isi).map(([nama, nilai]) => [nama, samar(nama, nilai)]))
}

function samar(nama: string, nilai: string | null | undefined): string | null {
  if (nilai == null) return null
  return nama === 'email' ? samarkanEmail(nilai) : samarkan(nilai)
}
