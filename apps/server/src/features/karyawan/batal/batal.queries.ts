import type { Instan } from '@rekan/domain/waktu'
import { type Insertable, sql } from 'kysely'
import { type Db, type Tx, at } from '../../../platform/db.ts'
import type { Skema } from '../../../platform/schema.ts'
import type { IsiBatal, JenisBatal } from '../../../platform/schema.akun.ts'

/** Word of a change that waits to be mailed. */
export type KabarUbah = {
  readonly id: number
  readonly jenis: JenisBatal
  readonly alamat: string
  readonly sesudah: IsiBatal
  readonly dibuat_pada: Instan
  readonly nama: string
}

export async function insertBatal(tx: Tx, baris: Insertable<Skema['batal_ubah']>[]): Promise<void> {
  if (baris.length > 0) await tx.insertInto('batal_ubah').values(baris).execute()
}

/** The addresses that an account had and that may still be put back, the first one first. */
export async function findAlamatLama(tx: Tx, akunId: number, saat: Instan): Promise<string[]> {
  const baris = await tx
    .selectFrom('batal_ubah')
    .select('alamat')
    .where('pengguna_id', '=', akunId)
    .where('jenis', '=', 'email')
    .where((eb) => eb.or([eb('kedaluwarsa_pada', 'is', null), eb('kedaluwarsa_pada', '>', at(saat))]))
    .orderBy('id')
    .execute()
  return baris.map(({ alamat }) => alamat)
}

/** Whether another account may still get this address back. */
export async function isAlamatDitahan(
  tx: Tx,
  alamat: string,
  akunId: number,
  saat: Instan,
): Promise<boolean> {
  const ada = await tx
    .selectFrom('batal_ubah')
    .select('id')
    .where('jenis', '=', 'email')
    .where('alamat', '=', alamat)
    .where('pengguna_id', '!=', akunId)
    .where((eb) => eb.or([eb('kedaluwarsa_pada', 'is', null), eb('kedaluwarsa_pada', '>', at(saat))]))
    .executeTakeFirst()
  return ada !== undefined
}

/** How many words of changes wait. */
export async function countKabar(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('batal_ubah')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('terkirim', '=', false)
    .executeTakeFirstOrThrow()
  return n
}

/** Takes the oldest word that is due, for this server alone until `sampai`. */
export async function takeKabar(db: Db, saat: Instan, sampai: Instan): Promise<KabarUbah | null> {
  const { rows } = await sql<KabarUbah>`
    update batal_ubah b set coba_lagi_pada = ${at(sampai)}
    from pengguna p left join karyawan k on k.id = p.karyawan_id
    where p.id = b.pengguna_id and b.id = (
      select id from batal_ubah where not terkirim and (coba_lagi_pada is null or coba_lagi_pada <= ${at(saat)})
      order by id limit 1 for update skip locked)
    returning b.id, b.jenis, b.alamat, b.sesudah, b.dibuat_pada, coalesce(k.nama, p.nama) as nama`.execute(db)
  return rows[0] ?? null
}

export async function updateTautan(
  db: Db,
  id: number,
  tautan: { readonly token_hash: Buffer; readonly kedaluwarsa_pada: Date },
): Promise<void> {
  await db.updateTable('batal_ubah').set(tautan).where('id', '=', id).execute()
}

export async function finishKabar(db: Db, id: number): Promise<void> {
  await db.updateTable('batal_ubah').set({ terkirim: true }).where('id', '=', id).execute()
}

/**
 * Uses a link up, and with it those to all that came after: whoever made the change gets no way back to it. Undefined
 * when it does not open (any more).
 */
export async function takeBatal(tx: Tx, tokenHash: Buffer, saat: Instan) {
  const batal = await tx
    .deleteFrom('batal_ubah')
    .where('token_hash', '=', tokenHash)
    .where('kedaluwarsa_pada', '>', at(saat))
    .returning(['id', 'pengguna_id', 'jenis', 'alamat', 'sebelum'])
    .executeTakeFirst()
  if (batal === undefined) return undefined
  await tx
    .deleteFrom('batal_ubah')
    .where('pengguna_id', '=', batal.pengguna_id)
    .where('jenis', '=', batal.jenis)
    .where('id', '>', batal.id)
    .execute()
  return batal
}
