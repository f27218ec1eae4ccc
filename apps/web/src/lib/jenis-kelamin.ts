import type { JenisKelamin } from '@rekan/domain/karyawan/karyawan'

export const JENIS_KELAMIN_LABEL: Readonly<Record<JenisKelamin, string>> = { L: 'Laki-laki', P: 'Perempuan' }
