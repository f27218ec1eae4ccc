/*
 * The letters of the product's documents, as their font has them: a name that cannot be printed there would be boxes on a contract
 * or a payslip. Source: the tables of Plus Jakarta Sans 0.4.2, both weights.
 */

/** Letters, signs above them and digits beside the alphabet's, within the brackets of a pattern. */
export const HURUF_CETAK =
  '\\u00aa\\u00b2\\u00b3\\u00b5\\u00b9\\u00ba\\u00bc-\\u00be\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u0148\\u014a-\\u017e\\u0192\\u01a0\\u01a1\\u01af\\u01b0\\u01c4-\\u01cc\\u01e6\\u01e7\\u01ea\\u01eb\\u01fa-\\u021b\\u022a-\\u022d\\u0230-\\u0233\\u0237\\u0259\\u0300-\\u0304\\u0306-\\u030c\\u0323\\u0324\\u0326-\\u0328\\u032e\\u0331\\u1e80-\\u1e85\\u1e9e\\u1ea0-\\u1ef9'
/** Punctuation beside that of ASCII */
const TANDA_CETAK =
  '\\u00a1\\u00a7\\u00ab\\u00b6\\u00b7\\u00bb\\u00bf\\u2010\\u2012-\\u2015\\u2018-\\u201a\\u201c-\\u201e\\u2020-\\u2022\\u2026\\u2030\\u2032\\u2033\\u2039\\u203a'
/** Letters, digits and punctuation without a space, within the brackets of a pattern. */
export const ISI_CETAK = `!-#%-*,-/0-;?@A-Z\\[-\\]_a-z{}${HURUF_CETAK}${TANDA_CETAK}`

const LUAR = new RegExp(`[^ ${ISI_CETAK}]`, 'u')

/** The first sign of a tidy text that no document can print; undefined where all can be. */
export function findTakTercetak(teks: string): string | undefined {
  return LUAR.exec(teks)?.[0]
}
