import { expect, it } from 'vitest'
import { modulOf } from './modul.ts'
import { type Tindakan, AKSES } from './tabel.ts'

/** By what a call's path holds; who has had enough of notifications may end them while the module is off as well. */
function moduleByPath(tindakan: string): string | undefined {
  if (/push(?!.*berhenti)/.test(tindakan)) return 'modul_push'
  if (tindakan.endsWith(' /pengingat')) return 'modul_pengingat'
  return tindakan.endsWith('/nomor-hp') ? 'modul_nomor_hp' : undefined
}

it.each(Object.keys(AKSES) as Tindakan[])(
  '[ATUR-08] %s belongs to the module that its path names',
  (tindakan) => expect(modulOf(tindakan)).toBe(moduleByPath(tindakan)),
)
