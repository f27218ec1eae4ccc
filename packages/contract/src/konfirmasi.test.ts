import { type Tindakan } from '@rekan/domain/akses/tabel'
import { isKontak, isPublik } from '@rekan/domain/akses/akses'
import { expect, it } from 'vitest'
import { type Call, isTegas } from './call.ts'
import { contract } from './contract.ts'

const calls = Object.entries<Call>(contract) as [Tindakan, Call][]

it('[JAGA-08] every call that writes says whether it asks for the password, and why', () => {
  const bare = calls.filter(([key, { konfirmasi }]) => {
    if (isPublik(key) || isKontak(key)) return konfirmasi !== undefined
    if (konfirmasi === undefined) return !key.startsWith('GET ')
    return !/^(?:tegas|biasa): \S.{7,}$/.test(konfirmasi)
  })
  expect(bare.map(([key]) => key)).toEqual([])
})

/** What makes money, rights or evidence, written down once more by hand. */
const TEGAS: readonly Tindakan[] = [
  'GET /kelola/payroll/selisih/berkas',
  'POST /jadwal/kalender',
  'POST /karyawan/{id}/aktif',
  'POST /karyawan/{id}/cuti',
  'POST /karyawan/{id}/faktor-kedua/hapus',
  'POST /karyawan/{id}/kode-reset',
  'POST /karyawan/{id}/masuk-kembali',
  'POST /karyawan/{id}/nonaktif',
  'POST /karyawan/{id}/peran',
  'POST /karyawan/{id}/rekening/konfirmasi',
  'POST /karyawan/{id}/upah',
  'POST /karyawan/{id}/waktu-pengganti',
  'POST /keamanan/kode-pemulihan',
  'POST /keamanan/passkey/tantangan',
  'POST /keamanan/passkey/{id}/hapus',
  'POST /keamanan/totp',
  'POST /keamanan/totp/hapus',
  'POST /kelola/impor-karyawan/{id}/jalankan',
  'POST /kelola/karyawan/ekspor',
  'POST /kelola/karyawan/nonaktif',
  'POST /kelola/karyawan/undang',
  'POST /kelola/karyawan/{id}/kasbon',
  'POST /kelola/kasbon/{id}/tutup',
  'POST /kelola/kontak-kontrak/{id}',
  'POST /kelola/kontak-kontrak/{id}/cabut',
  'POST /kelola/kontrak-klien/{id}/kontak',
  'POST /kelola/laporan-tersimpan',
  'POST /kelola/laporan-tersimpan/{id}',
  'POST /kelola/lokasi/{id}/kode-pos',
  'POST /kelola/lokasi/{id}/layar',
  'POST /kelola/lokasi/{id}/regu',
  'POST /kelola/payroll/aturan',
  'POST /kelola/payroll/berkas',
  'POST /kelola/payroll/berkas/sumber',
  'POST /kelola/payroll/hasil',
  'POST /kelola/payroll/impor',
  'POST /kelola/payroll/persetujuan',
  'POST /kelola/payroll/proses/terbitkan',
  'POST /kelola/payroll/terbitkan',
  'POST /kelola/pengaturan',
  'POST /kelola/penyesuaian',
  'POST /kelola/penyesuaian/{id}/hapus',
  'POST /kelola/reimburse/{id}/putusan',
  'POST /kelola/tutup-bulan/kunci/{id}/buka',
  'POST /payroll/{id}/terbitkan',
  'POST /penahanan/{id}/cabut',
  'POST /pengaturan/payroll',
  'POST /presensi/pin',
]

it('[JAGA-09] asks for it wherever money, rights or evidence are made', () => {
  const tegas = calls.filter(([, call]) => isTegas(call)).map(([key]) => key)
  expect(tegas.toSorted()).toEqual(TEGAS.toSorted())
})
