import type pg from 'pg'

/** Rows that open an account, a client's door or a calendar without a password: some had ended after the backup was made. */
const AKSES = ['sesi', 'kontak_sesi', 'tautan_sandi', 'kode_reset', 'tantangan', 'kontak_kode', 'kalender']

/** Ends every session, link and code of a restored company: which of them were revoked since, its rows do not know. */
export async function endAccess(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ nama: string }>(
    `select nama from unnest($1::text[]) nama where to_regclass('public.' || nama) is not null`,
    [AKSES],
  )
  for (const { nama } of rows) await client.query(`delete from ${client.escapeIdentifier(nama)}`)
}
