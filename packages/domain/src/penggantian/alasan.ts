import { paling, tanpaKendali, urut, wajib } from '../aturan.ts'

/** Why somebody stands in for somebody else. */
export const aturanAlasanPenggantian = urut(
  wajib('Alasan wajib diisi.'),
  paling(200, 'Alasan tidak boleh lebih dari 200 karakter.'),
  tanpaKendali('Alasan mengandung karakter yang tidak dikenal.'),
)

/** So many people are asked at once. */
export const CALON_TERBANYAK = 20
