import type { Instan } from '@rekan/domain/waktu'
import { formatSaat } from '@rekan/domain/waktu'
import type { Letter } from '../../../platform/mail.ts'
import type { JenisSurat } from '../../../platform/schema.akun.ts'

type Isi = {
  readonly nama: string
  readonly tautan: string
  readonly dikenal: boolean
  readonly saat: Instan
}

const SURAT: Readonly<Record<JenisSurat, { subject: string; baris: (isi: Isi) => readonly string[] }>> = {
  lupa: {
    subject: 'Atur ulang kata sandi Rekan',
    baris: ({ tautan, dikenal }) => [
      'Ada permintaan untuk mengatur ulang kata sandi akun Rekan Anda. Buka tautan ini dalam 10 menit:',
      tautan,
      dikenal
        ? 'Permintaan ini datang dari perangkat yang pernah Anda pakai masuk.'
        : 'Permintaan ini datang dari perangkat yang belum pernah Anda pakai masuk.',
      'Tautan hanya dapat dipakai satu kali, dan hanya tautan terbaru yang berlaku. Bila Anda tidak memintanya, abaikan surat ini; kata sandi Anda tetap.',
    ],
  },
  undangan: {
    subject: 'Selamat datang di Rekan',
    baris: ({ tautan }) => [
      'Selamat datang di Rekan, aplikasi presensi dan layanan karyawan. Akun Anda sudah dibuat. Buka tautan ini dalam 7 hari untuk membuat kata sandi:',
      tautan,
      'Tautan hanya dapat dipakai satu kali. Bila sudah tidak berlaku, minta tautan baru lewat "Lupa kata sandi?" di halaman masuk.',
    ],
  },
  diganti: {
    subject: 'Kata sandi Rekan Anda diganti',
    baris: ({ saat }) => [
      `Kata sandi akun Rekan Anda diganti pada ${formatSaat(saat, 'WIB')}. Semua perangkat lain sudah dikeluarkan.`,
      'Bila bukan Anda yang menggantinya, segera atur ulang lewat "Lupa kata sandi?" di halaman masuk dan beri tahu bagian HRD.',
    ],
  },
  kode: {
    subject: 'Kode reset kata sandi dibuat untuk akun Anda',
    baris: ({ saat }) => [
      `Pada ${formatSaat(saat, 'WIB')} bagian HRD, administrator, atau pengelola server membuat kode untuk mengatur ulang kata sandi akun Rekan Anda.`,
      'Bila Anda tidak memintanya, segera beri tahu bagian HRD.',
    ],
  },
}

/** What a letter about an account says. */
export function composeSurat(jenis: JenisSurat, isi: Isi): Pick<Letter, 'subject' | 'text'> {
  const { subject, baris } = SURAT[jenis]
  return { subject, text: [`Halo ${isi.nama},`, ...baris(isi)].join('\n\n') }
}
