import type { Pengaturan } from '../perusahaan/pengaturan.ts'
import type { Tindakan } from './tabel.ts'

type NamaModul = Extract<keyof Pengaturan, `modul_${string}`>

/** What a company may do without: the actions that are gone while its setting says no. */
export const MODUL: Readonly<Record<NamaModul, readonly Tindakan[]>> = {
  modul_push: ['GET /push/public-key', 'POST /push/langganan', 'POST /kelola/pengaturan/uji-push'],
  modul_pengingat: ['GET /pengingat', 'POST /pengingat'],
  modul_nomor_hp: ['POST /profile/nomor-hp'],
}

const MODUL_OF: ReadonlyMap<Tindakan, NamaModul> = new Map(
  (Object.keys(MODUL) as NamaModul[]).flatMap((modul) => MODUL[modul].map((tindakan) => [tindakan, modul])),
)

/** The setting of the module that an action belongs to; undefined for what no company does without. */
export function modulOf(tindakan: Tindakan): NamaModul | undefined {
  return MODUL_OF.get(tindakan)
}
