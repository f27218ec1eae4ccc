import { paling, urut, wajib } from '../aturan.ts'

/** So many questions may be asked of one payslip. */
export const TANYA_TERBANYAK = 20

export const aturanPertanyaan = urut(
  wajib('Pertanyaan harus diisi.'),
  paling(500, 'Pertanyaan tidak boleh lebih dari 500 karakter.'),
)
export const aturanJawaban = urut(
  wajib('Jawaban harus diisi.'),
  paling(1000, 'Jawaban tidak boleh lebih dari 1.000 karakter.'),
)
