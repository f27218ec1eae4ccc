import { readToken } from '../session.ts'
import { type Entri, type EntriRingkas, isMilik, ringkasanEntri } from './entri.ts'
import { openKotak } from './kotak.ts'
import { listEntri, updateEntri } from './simpan.ts'

/** What an earlier session has made whose account this phone never knew: nobody's, until who is signed in says so. */
export async function listTakDikenal(): Promise<readonly EntriRingkas[]> {
  return (await listEntri()).filter(isTakDikenal).map(ringkasanEntri)
}

/** Gives such an entry to who is signed in, and has it sent as theirs. */
export async function takeOver(kunci: string, akun: number): Promise<void> {
  const entri = (await listEntri()).find((satu) => satu.kunci === kunci && isTakDikenal(satu))
  if (entri !== undefined) await updateEntri({ ...entri, akun })
  await openKotak(akun)
}

function isTakDikenal(entri: Entri): boolean {
  return entri.akun === 0 && !isMilik(entri, { akun: 0, token: readToken() ?? '' })
}
