import type { Instan } from '@rekan/domain/waktu'
import type { Tx } from '../../platform/db.ts'
import { invalid } from '../../platform/errors.ts'
import {
  type IsianKontak,
  type KontakTersimpan,
  insertKontak,
  listKontak,
  removeKontak,
  updateKontak,
} from './kontak.queries.ts'

/**
 * Has a client's contacts be these. Who is the same person stays so, with all that contracts have of them: told by mailbox and name, or where
 * no contract ever named them by one of the two. A mailbox that somebody else has taken over makes nobody sign what another signed. Throws
 * 422 for one left out whom a contract still names.
 */
export async function writeKontak(
  tx: Tx,
  klienId: number,
  semua: readonly IsianKontak[],
  saat: Instan,
): Promise<void> {
  const sisa = await listKontak(tx, klienId)
  const pasangan = new Map<IsianKontak, KontakTersimpan>()
  for (const isSama of [isOrang, isKotakSurat, isNama])
    for (const isi of semua) {
      const ke = pasangan.has(isi) ? -1 : sisa.findIndex((lama) => isSama(lama, isi))
      const [lama] = ke === -1 ? [] : sisa.splice(ke, 1)
      if (lama !== undefined) pasangan.set(isi, lama)
    }
  const dipakai = sisa.find(({ kontrak }) => kontrak !== null)
  if (dipakai !== undefined)
    throw invalid({
      kontak: [
        `${dipakai.nama} (${dipakai.email}) masih menerima berita acara kontrak ${dipakai.kontrak}. Cabut dulu di halaman kontrak itu.`,
      ],
    })
  for (const satu of sisa) await removeKontak(tx, satu, saat)
  for (const isi of semua) {
    const lama = pasangan.get(isi)
    if (lama === undefined) await insertKontak(tx, klienId, isi)
    else await updateKontak(tx, lama.id, isi)
  }
}

/** The client's contact of a mailbox and name, as they are written here; added where there is none. Gives their id. */
export async function ensureKontak(
  tx: Tx,
  klienId: number,
  isi: IsianKontak & { readonly email: string },
): Promise<number> {
  const semua = await listKontak(tx, klienId)
  const ada = semua.find((lama) => isOrang(lama, isi)) ?? semua.find((lama) => isNama(lama, isi))
  if (ada === undefined) return insertKontak(tx, klienId, isi)
  await updateKontak(tx, ada.id, isi)
  return ada.id
}

type Isi = Pick<IsianKontak, 'nama' | 'email'>

function isOrang(lama: Isi, isi: Isi): boolean {
  return lama.email === isi.email && lama.nama.toLowerCase() === isi.nama.toLowerCase()
}

function isKotakSurat(lama: KontakTersimpan, isi: Isi): boolean {
  return !lama.dipakai && isi.email !== null && lama.email === isi.email
}

function isNama(lama: KontakTersimpan, isi: Isi): boolean {
  return !lama.dipakai && lama.nama.toLowerCase() === isi.nama.toLowerCase()
}
