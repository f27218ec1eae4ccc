import { isTanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db.ts'

/**
 * Throws the 409 of a locked month where one holds one of these days. The tables refuse as much by themselves; this says it
 * before anything else stands in the way of what is asked. What is no day is left to who judges that.
 */
export async function requireTerbuka(
  tx: Tx,
  diminta: readonly { readonly karyawanId: number; readonly dari: string; readonly sampai: string }[],
): Promise<void> {
  const hari = diminta.filter(({ dari, sampai }) => isTanggal(dari) && isTanggal(sampai))
  if (hari.length === 0) return
  await sql`
    select tolak_terkunci(kunci_atas(h.orang, daterange(least(h.dari, h.sampai), greatest(h.dari, h.sampai), '[]')))
    from unnest(${hari.map(({ karyawanId }) => karyawanId)}::integer[], ${hari.map(({ dari }) => dari)}::date[],
      ${hari.map(({ sampai }) => sampai)}::date[]) h (orang, dari, sampai)`.execute(tx)
}
