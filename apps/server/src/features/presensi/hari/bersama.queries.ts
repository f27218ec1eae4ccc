import type { Tanggal } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../../platform/db.ts'
import {
  type JadwalMentah,
  type KantorMentah,
  type RencanaBersama,
  type RencanaSendiri,
  selectBersama,
} from './hari.sql.ts'

/** What days follow from and is nobody's own, by id where one asks for it so. */
type Dikenal = Pick<RencanaBersama, 'libur' | 'aturan'> & {
  readonly kantor: ReadonlyMap<number, KantorMentah>
  readonly jadwal: ReadonlyMap<number, JadwalMentah>
}

/** States that are known, by their names: no two states of any database have the same. */
const dikenal = new Map<string, Dikenal>()
/** A server has one database, a test several. */
const MOST = 4

/**
 * What of everybody's a person's own days follow from, as it stood when they were read: the database changes the name of its state
 * with every statement that changes any of it, whichever server sent it.
 */
export async function fetchBersama(
  tx: Db | Tx,
  { versi, penempatan, penugasan }: RencanaSendiri,
  { dari, sampai }: { readonly dari: Tanggal; readonly sampai: Tanggal },
): Promise<Pick<RencanaBersama, 'libur' | 'aturan' | 'kantor' | 'jadwal'>> {
  const { libur, aturan, kantor, jadwal } = dikenal.get(versi) ?? (await readBersama(tx))
  return {
    libur: libur.filter(({ tanggal }) => dari <= tanggal && tanggal <= sampai),
    aturan,
    kantor: pick(
      kantor,
      [...penempatan, ...penugasan].map(({ kantor_id }) => kantor_id),
    ),
    jadwal: pick(
      jadwal,
      penempatan.map(({ jadwal_id }) => jadwal_id),
    ),
  }
}

/** As it stands now; what changed since the person's own was read is newer by as long as a statement takes. */
async function readBersama(tx: Db | Tx): Promise<Dikenal> {
  const { rows } = await selectBersama().execute(tx)
  const { versi, libur, aturan, kantor, jadwal } = rows[0] as RencanaBersama
  const baru = {
    libur,
    aturan,
    kantor: new Map(kantor.map((satu) => [satu.kantor_id, satu])),
    jadwal: new Map(jadwal.map((satu) => [satu.jadwal_id, satu])),
  }
  const [tertua] = dikenal.keys()
  if (tertua !== undefined && dikenal.size >= MOST) dikenal.delete(tertua)
  dikenal.set(versi, baru)
  return baru
}

function pick<T>(semua: ReadonlyMap<number, T>, ids: readonly number[]): T[] {
  return [...new Set(ids)].flatMap((id) => semua.get(id) ?? [])
}
