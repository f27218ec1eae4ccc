import type { Pelaku } from '@rekan/domain/akses/akses'
import type { Tindakan } from '@rekan/domain/akses/tabel'
import { LIHAT_LAGI_MS } from '@rekan/domain/sistem/jejak'
import type { Instan } from '@rekan/domain/waktu'
import { type Insertable, sql } from 'kysely'
import { type Db, type Tx, at } from './db.ts'
import type { Skema } from './schema.ts'

/** What an operator does at the machine, past every call. */
type Perintah = 'npm run admin' | 'npm run perusahaan'
/**
 * What the server does by itself: deletes what is past its term, holds a sheet as agreed by its clause or finds it changed, looks at
 * photos, raises alarms, ends what is over, reminds and publishes at its minute.
 */
type Pekerjaan =
  | 'masa simpan'
  | 'berita acara'
  | 'foto presensi'
  | 'alarm'
  | 'hari terakhir'
  | 'pengingat'
  | 'pengumuman'

/** A record's fields by their names on the wire or in the table. */
export type Rincian = Readonly<Record<string, unknown>>

export type Catatan = {
  readonly waktu: Instan
  /** The account that acted; null: the operator at the machine, or the server itself. */
  readonly oleh: number | null
  readonly tindakan: Tindakan | Perintah | Pekerjaan
  /** The table that holds the record, and the record's key there. */
  readonly objek: keyof Skema
  readonly objekId: number | string
  /** Null for what did not exist before. */
  readonly sebelum?: Rincian | null | undefined
  /** Null for what exists no more. */
  readonly sesudah?: Rincian | null | undefined
}

/** A row of the trail. */
export type Entri = Insertable<Skema['audit']>

/** Returns the row of an entry: of a record given before and after, the changed fields alone, and no secret. */
export function entriFrom({
  waktu,
  oleh,
  tindakan,
  objek,
  objekId,
  sebelum = null,
  sesudah = null,
}: Catatan): Entri {
  return {
    waktu: new Date(waktu),
    pengguna_id: oleh,
    tindakan,
    objek,
    objek_id: String(objekId),
    sebelum: withoutSecrets(changed(sebelum, sesudah)),
    sesudah: withoutSecrets(changed(sesudah, sebelum)),
  }
}

export async function insertAudit(tx: Tx, entri: readonly Entri[]): Promise<void> {
  if (entri.length > 0) await tx.insertInto('audit').values(entri).execute()
}

/** What somebody was shown of another person. */
export type Dilihat = {
  readonly objek: keyof Skema
  readonly objekId: number | string
  readonly karyawanId: number
  /** What tells it from others in words: of which day */
  readonly rincian?: Rincian
}

/**
 * Notes in the audit trail that somebody was shown what is confidential. One's own is not noted, nor the same for the same
 * reader again within some minutes.
 */
export async function recordLihat(
  db: Db | Tx,
  pelaku: Pelaku,
  tindakan: Tindakan & `GET ${string}`,
  dilihat: readonly Dilihat[],
  saat: Instan,
): Promise<void> {
  const baru = dilihat
    .filter(({ karyawanId }) => karyawanId !== pelaku.karyawanId)
    .map(({ objek, objekId, karyawanId, rincian }) => ({
      objek,
      objek_id: String(objekId),
      sesudah: { karyawan_id: karyawanId, ...rincian },
    }))
  if (baru.length === 0) return
  await sql`
    insert into audit (waktu, pengguna_id, tindakan, objek, objek_id, sesudah)
    select ${at(saat)}, ${pelaku.penggunaId}, ${tindakan}, b.objek, b.objek_id, b.sesudah
    from jsonb_to_recordset(${JSON.stringify(baru)}::jsonb) b (objek text, objek_id text, sesudah jsonb)
    where not exists (select from audit a
      where a.pengguna_id = ${pelaku.penggunaId} and a.waktu > ${at(saat - LIHAT_LAGI_MS)}
        and a.tindakan = ${tindakan} and a.objek = b.objek and a.objek_id = b.objek_id)`.execute(db)
}

const RAHASIA = /sandi|password|token|rahasia|_hash$|^kode_reset$/

function changed(one: Rincian | null, other: Rincian | null): Rincian | null {
  if (one === null || other === null) return one
  return Object.fromEntries(
    Object.entries(one).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(other[name])),
  )
}

/** That a secret changed may stand here, what it was may not. */
function withoutSecrets(rincian: Rincian | null): string | null {
  if (rincian === null) return null
  return JSON.stringify(rincian, (name, value: unknown) =>
    RAHASIA.test(name) && value !== null ? '(rahasia)' : value,
  )
}
