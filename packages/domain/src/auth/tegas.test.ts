import { expect, it } from 'vitest'
import { AKSES, type Tindakan } from '../akses/tabel.ts'
import { isPendaftaran, isTegas } from './tegas.ts'

/** What asks for a fresh confirmation, what leads to a second factor; all other actions are neither. */
const TABEL: Readonly<Partial<Record<Tindakan, 'tegas' | 'pendaftaran' | 'keduanya'>>> = {
  'GET /keamanan': 'pendaftaran',
  'POST /keamanan/totp': 'keduanya',
  'POST /keamanan/totp/aktif': 'pendaftaran',
  'POST /keamanan/totp/hapus': 'tegas',
  'POST /keamanan/passkey/tantangan': 'keduanya',
  'POST /keamanan/passkey': 'pendaftaran',
  'POST /keamanan/passkey/{id}/hapus': 'tegas',
  'POST /keamanan/kode-pemulihan': 'tegas',
  'POST /konfirmasi': 'pendaftaran',
  'POST /logout': 'pendaftaran',
  'POST /kelola/payroll/terbitkan': 'tegas',
  'POST /payroll/{id}/terbitkan': 'tegas',
  'POST /karyawan/{id}/peran': 'tegas',
  'POST /karyawan/{id}/kode-reset': 'tegas',
  'POST /kelola/karyawan/undang': 'tegas',
  'POST /kelola/impor-karyawan/{id}/jalankan': 'tegas',
  'POST /kelola/payroll/berkas': 'tegas',
  'POST /kelola/payroll/berkas/sumber': 'tegas',
  'POST /kelola/karyawan/ekspor': 'tegas',
  'POST /karyawan/{id}/rekening/konfirmasi': 'tegas',
  'POST /karyawan/{id}/faktor-kedua/hapus': 'tegas',
  'POST /kelola/pengaturan': 'tegas',
  'POST /penahanan/{id}/cabut': 'tegas',
  'POST /pengaturan/payroll': 'tegas',
}

it.each(Object.keys(AKSES) as Tindakan[])('%s', (tindakan) => {
  const golongan = TABEL[tindakan]
  expect(isTegas(tindakan)).toBe(golongan === 'tegas' || golongan === 'keduanya')
  expect(isPendaftaran(tindakan)).toBe(golongan === 'pendaftaran' || golongan === 'keduanya')
})
