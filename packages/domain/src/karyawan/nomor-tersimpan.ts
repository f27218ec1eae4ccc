/** Numbers that were stored from a sheet's figures before figures were refused: what can be seen of that afterwards. */

export type NomorTersimpan = {
  readonly nama_bank: string | null
  readonly nomor_rekening: string | null
  readonly kpj: string | null
  readonly jkn: string | null
}

/** Digits of an account at the banks whose accounts have one length; the shorter names are those of the list of banks. */
const ANGKA_REKENING: readonly (readonly [RegExp, number])[] = [
  [/\b(?:bca|central asia)\b/i, 10],
  [/\bmandiri\b/i, 13],
  [/\b(?:bri|rakyat indonesia)\b/i, 15],
  [/\b(?:bni|negara indonesia)\b/i, 10],
  [/\b(?:bsi|syariah indonesia)\b/i, 10],
  [/\b(?:btn|tabungan negara)\b/i, 16],
]
const SEPERTI_ANGKA = /[.,]0+$|e[+-]?\d+$/i
/** A spreadsheet keeps so many digits of a number; the others become 0. */
const ANGKA_UTUH = 15

/** What looks as if a spreadsheet had taken a number for a figure, each as a sentence for HR; empty where nothing does. */
export function judgeNomorTersimpan({
  nama_bank,
  nomor_rekening,
  kpj,
  jkn,
}: NomorTersimpan): readonly string[] {
  const semua = { 'Nomor rekening': nomor_rekening, 'Nomor KPJ': kpj, 'Nomor JKN': jkn }
  const alasan = Object.entries(semua).flatMap(([sebutan, nomor]) => {
    if (nomor === null || nomor === '') return []
    if (SEPERTI_ANGKA.test(nomor)) return [`${sebutan} ${nomor} tersimpan sebagai angka.`]
    const ekor = nomor.slice(ANGKA_UTUH)
    return ekor !== '' && /^0+$/.test(ekor)
      ? [`${sebutan} ${nomor}: angka sesudah yang ke-${ANGKA_UTUH} hilang.`]
      : []
  })
  const lazim = ANGKA_REKENING.find(([bank]) => bank.test(nama_bank ?? ''))?.[1]
  if (
    lazim !== undefined &&
    nomor_rekening !== null &&
    nomor_rekening !== '' &&
    nomor_rekening.length < lazim
  )
    alasan.push(
      `Nomor rekening ${nomor_rekening} di ${nama_bank} biasanya ${lazim} angka: nol di depannya mungkin hilang.`,
    )
  if (kpj !== null && /^\d{10}$/.test(kpj))
    alasan.push(`Nomor KPJ ${kpj} biasanya 11 angka: nol di depannya mungkin hilang.`)
  if (jkn !== null && /^\d{1,12}$/.test(jkn))
    alasan.push(`Nomor JKN ${jkn} biasanya 13 angka: nol di depannya mungkin hilang.`)
  return alasan
}
