import { sql } from 'kysely'
import { at } from '../../platform/db.ts'
import { type Perbuatan, wake } from '../../platform/perbuatan.ts'

/** The queue of letters that tell contacts of what was done in their client's name. */
export const JOB_KABAR_KONTAK = 'kabar-kontak'

/**
 * Has a letter written to contacts of a contract, in the transaction of what it tells: of a signature to all there are, of
 * somebody who was let sign to all who could sign for the client before, those who left among them, whichever contract that was, or entry of the client.
 */
export async function tellKontak(
  perbuatan: Perbuatan,
  kontrakId: number,
  perihal: { readonly revisiId: number } | { readonly penandaId: number },
): Promise<void> {
  const { tx, saat } = perbuatan
  const [penandaId, revisiId] = 'revisiId' in perihal ? [null, perihal.revisiId] : [perihal.penandaId, null]
  const { rows } = await sql`
    insert into kontak_kabar (kontak_id, penanda_id, revisi_id, dibuat_pada)
    select distinct on (k.email) k.id, ${penandaId}::integer, ${revisiId}::integer, ${at(saat)}
    from kontrak_klien ini join kontrak_klien lain on lain.id = ini.id or (${revisiId}::integer is null and lain.klien_id in (select klien_sama(ini.klien_id)))
      join kontrak_klien_kontak k on k.kontrak_klien_id = lain.id
    where ini.id = ${kontrakId} and case when ${revisiId}::integer is null
      then k.id <> ${penandaId}::integer and k.penanda_pada is not null
        and k.email <> (select n.email from kontrak_klien_kontak n where n.id = ${penandaId}::integer)
      else k.dicabut_pada is null end
    order by k.email, lain.id <> ini.id, k.dicabut_pada desc nulls first, k.id desc
    returning id`.execute(tx)
  if (rows.length > 0) wake(perbuatan, JOB_KABAR_KONTAK)
}
