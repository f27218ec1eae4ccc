import type { Tindakan } from '@rekan/domain/akses/tabel'
import { record, startDeed } from './perbuatan.ts'
import type { Session } from './auth.ts'
import { transaction } from './db.ts'
import type { Deps } from './deps.ts'
import { DomainError, type PlatformCode } from './errors.ts'
import { type Jatah, takeJatah } from './jatah.ts'

/** What is answered to whoever may not act for a person. */
const REFUSALS: ReadonlySet<string> = new Set<PlatformCode>([
  'KARYAWAN_TIDAK_ADA',
  'CATATAN_TIDAK_ADA',
  'BUKAN_WEWENANG',
  'TANPA_HAK',
])
/** Whoever goes through the whole directory leaves a hundred entries, then a hundred a day. */
const TRIES: Jatah = { nama: 'audit-ditolak', kapasitas: 100, jedaMs: 864_000 }

type Input = {
  readonly params: unknown
  readonly body: unknown
  readonly form: { readonly fields: unknown } | null
}

/**
 * Adds an entry to the audit trail if somebody was refused to act for another person: the caller, the person and the
 * answer. A refused read adds none, nor does an id that no person has. The refused transaction has ended; the entry
 * gets its own.
 */
export async function recordRefusal(
  { db, clock }: Deps,
  tindakan: Tindakan,
  { pelaku }: Session,
  input: Input,
  error: unknown,
): Promise<void> {
  if (!(error instanceof DomainError) || !REFUSALS.has(error.code)) return
  const karyawanId = penggunaOf(tindakan, input)
  if (karyawanId === null || karyawanId === pelaku.karyawanId) return
  const somebody = await db
    .selectFrom('karyawan')
    .select('id')
    .where('id', '=', karyawanId)
    .executeTakeFirst()
  if (somebody === undefined) return
  const waktu = clock.now()
  if ((await takeJatah(db, TRIES, [String(pelaku.penggunaId)], waktu)) > 0) return
  await transaction(db, (tx) =>
    record(startDeed(tx, pelaku, tindakan, waktu), 'karyawan', karyawanId, {
      sesudah: { ditolak: error.code },
    }),
  )
}

/** The person a call is about: named in its address, or in what was sent. */
function penggunaOf(tindakan: Tindakan, { params, body, form }: Input): number | null {
  if (tindakan.startsWith('GET ')) return null
  const inPath = tindakan.includes(' /karyawan/') ? Object(params).id : undefined
  const id: unknown = inPath ?? Object(form?.fields).karyawan_id ?? Object(body).karyawan_id
  return typeof id === 'number' ? id : null
}
