import { join } from 'node:path'
import { ROOT } from './process.js'

/**
 * A machine elsewhere, as every program sees it: a language with digits of its own, a zone behind UTC by half an hour that has
 * summer time, and not a single font.
 */
export const ASING = {
  LANG: 'ar_EG.UTF-8',
  LC_ALL: 'ar_EG.UTF-8',
  LANGUAGE: 'ar',
  TZ: 'America/St_Johns',
  FONTCONFIG_FILE: join(ROOT, 'scripts', 'tahan.huruf.conf'),
}

/**
 * Returns what is wrong with a run of every test twice in a row: each that failed and isn't known to, and each that is known to
 * and passed, so that the list of these only grows shorter.
 */
export function judgeTwice({ passed, failed }, known) {
  return [
    ...failed.filter((title) => !known.includes(title)),
    ...passed.filter((title) => known.includes(title)).map((title) => `${title}: lulus, coret dari daftar`),
  ]
}
