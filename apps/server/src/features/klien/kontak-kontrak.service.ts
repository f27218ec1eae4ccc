import { recordAudit } from '../../platform/audit.ts'
import type { Db, Tx } from '../../platform/db.ts'
import type { Answer, Context } from '../../platform/http.ts'
import type { Pencatat } from '../perusahaan/kantor/kantor.service.ts'
import { refuse } from './klien.refusals.ts'

type Semua = Answer<'GET /kelola/kontrak-klien/{id}/kontak'>['data']

/** Who is sent a contract's sheets, those who are none any more last. Throws 404 for no contract. */
export async function listKontakKontrak(db: Db | Tx, kontrakId: number): Promise<Semua> {
  const ada = await db.selectFrom('kontrak_klien').select('id').where('id', '=', kontrakId).executeTakeFirst()
  if (ada === undefined) throw refuse('KONTRAK_KLIEN_TIDAK_ADA')
  const rows = await db
    .selectFrom('kontrak_klien_kontak')
    .select(['id', 'nama', 'jabatan', 'email', 'hp', 'lihat_harga', 'tanda_tangan', 'dicabut_pada'])
    .where('kontrak_klien_id', '=', kontrakId)
    .orderBy('dicabut_pada', (urut) => urut.desc().nullsFirst())
    .orderBy('id')
    .execute()
  return rows.map(({ dicabut_pada, ...satu }) => ({
    ...satu,
    dicabut_pada: dicabut_pada === null ? null : new Date(dicabut_pada).toISOString(),
  }))
}

/** Adds one. Throws 404 for no contract, 422 for an address that is one already. */
export async function createKontakKontrak(
  tx: Tx,
  penulis: Pencatat,
  kontrakId: number,
  isian: Context<'POST /kelola/kontrak-klien/{id}/kontak'>['body'],
): Promise<Semua> {
  await listKontakKontrak(tx, kontrakId)
  const { id } = await tx
    .insertInto('kontrak_klien_kontak')
    .values({ ...isian, kontrak_klien_id: kontrakId, dibuat_pada: new Date(penulis.saat) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await record(tx, penulis, id, null, { kontrak_klien_id: kontrakId, ...isian })
  return listKontakKontrak(tx, kontrakId)
}

/** Changes one; their address stays. Throws 404 for none, 409 for who is none any more. */
export async function editKontakKontrak(
  tx: Tx,
  penulis: Pencatat,
  id: number,
  isian: Context<'POST /kelola/kontak-kontrak/{id}'>['body'],
): Promise<Semua> {
  const { kontrak_klien_id, nama, jabatan, hp, lihat_harga, tanda_tangan } = await holdKontak(tx, id)
  await tx.updateTable('kontrak_klien_kontak').set(isian).where('id', '=', id).execute()
  await record(tx, penulis, id, { nama, jabatan, hp, lihat_harga, tanda_tangan }, isian)
  return listKontakKontrak(tx, kontrak_klien_id)
}

/** From now on they see and sign nothing. Throws as `editKontakKontrak` does. */
export async function removeKontakKontrak(tx: Tx, penulis: Pencatat, id: number): Promise<Semua> {
  const { kontrak_klien_id } = await holdKontak(tx, id)
  const dicabut_pada = new Date(penulis.saat)
  await tx.updateTable('kontrak_klien_kontak').set({ dicabut_pada }).where('id', '=', id).execute()
  await record(tx, penulis, id, { dicabut_pada: null }, { dicabut_pada: dicabut_pada.toISOString() })
  return listKontakKontrak(tx, kontrak_klien_id)
}

async function holdKontak(tx: Tx, id: number) {
  const kontak = await tx
    .selectFrom('kontrak_klien_kontak')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (kontak === undefined) throw refuse('KONTAK_TIDAK_ADA')
  if (kontak.dicabut_pada !== null) throw refuse('KONTAK_DICABUT', { nama: kontak.nama })
  return kontak
}

async function record(
  tx: Tx,
  { oleh, saat, tindakan }: Pencatat,
  objekId: number,
  sebelum: Readonly<Record<string, unknown>> | null,
  sesudah: Readonly<Record<string, unknown>>,
): Promise<void> {
  await recordAudit(tx, {
    waktu: saat,
    oleh,
    tindakan,
    objek: 'kontrak_klien_kontak',
    objekId,
    sebelum,
    sesudah,
  })
}
