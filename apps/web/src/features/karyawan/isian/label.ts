import { NAMA_DATA, type NamaData, dataOf } from '@rekan/domain/karyawan/data-diri'
import type { NamaIsian } from './isian.ts'

/** What each field of a person's record is called. */
export const LABEL_DATA = Object.fromEntries(NAMA_DATA.map((nama) => [nama, dataOf(nama).label])) as Readonly<
  Record<NamaData, string>
>

/** What each field of a person is called, wherever it stands. */
export const LABEL: Readonly<Record<NamaIsian, string>> = {
  ...LABEL_DATA,
  tanggal_selesai: 'Tanggal selesai',
  mulai: 'Presensi dicatat mulai',
  role: 'Peran',
  kantor_id: 'Kantor',
  jabatan: 'Jabatan',
  unit: 'Unit',
  koordinator_id: 'Koordinator',
  jadwal_id: 'Jadwal kerja',
  alasan: 'Alasan',
}
