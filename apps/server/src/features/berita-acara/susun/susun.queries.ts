import type { IsiBeritaAcara } from '@rekan/domain/berita-acara/lembar'
import type { PerubahanLembar } from '@rekan/domain/berita-acara/perubahan'
import type { Bulan } from '@rekan/domain/bulan'
import type { Instan } from '@rekan/domain/waktu'
import type { Tx } from '../../../platform/db.ts'
import type { Perbuatan } from '../../../platform/perbuatan.ts'

/** Holds a contract for the rest of the transaction, and with it its sheets. */
export async function lockKontrak(tx: Tx, kontrakId: number): Promise<void> {
  await tx.selectFrom('kontrak_klien').select('id').where('id', '=', kontrakId).forUpdate().execute()
}

/** The sheet of a contract and period, written where there is none. */
export async function ensureBeritaAcara(tx: Tx, kontrakId: number, { tahun, bulan }: Bulan): Promise<number> {
  await tx
    .insertInto('berita_acara')
    .values({ kontrak_klien_id: kontrakId, tahun, bulan })
    .onConflict((c) => c.constraint('berita_acara_satu').doNothing())
    .execute()
  const { id } = await tx
    .selectFrom('berita_acara')
    .select('id')
    .where('kontrak_klien_id', '=', kontrakId)
    .where('tahun', '=', tahun)
    .where('bulan', '=', bulan)
    .executeTakeFirstOrThrow()
  return id
}

export type RevisiTerakhir = {
  readonly id: number
  readonly ke: number
  readonly hash: string
  readonly alasan: string | null
  /** Null: the server */
  readonly disusun_oleh_id: number | null
  readonly dikirim_pada: Instan | null
}

/** The newest revision of a sheet; undefined where it has none. */
export async function findTerakhir(tx: Tx, beritaAcaraId: number): Promise<RevisiTerakhir | undefined> {
  return tx
    .selectFrom('berita_acara_revisi')
    .select(['id', 'ke', 'hash', 'alasan', 'disusun_oleh_id', 'dikirim_pada'])
    .where('berita_acara_id', '=', beritaAcaraId)
    .orderBy('ke', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The newest revision that was sent, which the next is held against; undefined where none was. */
export async function findTerkirim(
  tx: Tx,
  beritaAcaraId: number,
): Promise<{ readonly ke: number; readonly isi: string } | undefined> {
  return tx
    .selectFrom('berita_acara_revisi')
    .select(['ke', 'isi'])
    .where('berita_acara_id', '=', beritaAcaraId)
    .where('dikirim_pada', 'is not', null)
    .orderBy('ke', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export type RevisiBaru = {
  readonly teks: string
  readonly hash: string
  readonly isi: IsiBeritaAcara
  readonly alasan: string | null
  readonly perubahan: readonly PerubahanLembar[]
}

/** Writes a draft: the next revision, or in place of the draft that stands; gives its id. */
export async function writeDraf(
  { tx, oleh, saat }: Perbuatan,
  beritaAcaraId: number,
  ke: number,
  draf: number | null,
  { teks, hash, isi, alasan, perubahan }: RevisiBaru,
): Promise<number> {
  const nilai = {
    dari: isi.lembar.dari,
    sampai: isi.lembar.sampai,
    isi: teks,
    hash,
    total: JSON.stringify(isi.lembar.total),
    alasan,
    perubahan: JSON.stringify(perubahan),
    disusun_pada: new Date(saat),
    disusun_oleh_id: oleh,
  }
  if (draf !== null) {
    await tx.updateTable('berita_acara_revisi').set(nilai).where('id', '=', draf).execute()
    return draf
  }
  const { id } = await tx
    .insertInto('berita_acara_revisi')
    .values({ ...nilai, berita_acara_id: beritaAcaraId, ke })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
