import type { Db, Tx } from '../../platform/db.ts'
import type { Answer, Context } from '../../platform/http.ts'
import { invalid } from '../../platform/errors.ts'
import { type Perbuatan, record } from '../../platform/perbuatan.ts'
import { lockKlien, updateKlien } from './klien.queries.ts'
import { tellKontak } from './kabar-kontak.service.ts'
import { refuse } from './klien.refusals.ts'
import { listKontak, updateKontak } from './kontak.queries.ts'
import { ensureKontak } from './kontak.service.ts'

type Semua = Answer<'POST /kelola/kontrak-klien/{id}/kontak'>['data']

/** Who is sent a contract's sheets, and whom of the client one could choose beside them. Throws 404 for no contract. */
export async function showKontakKontrak(
  db: Db | Tx,
  kontrakId: number,
): Promise<Answer<'GET /kelola/kontrak-klien/{id}/kontak'>> {
  const klienId = await requireKlien(db, kontrakId)
  const data = await listKontakKontrak(db, kontrakId)
  const dipakai = new Set(data.flatMap(({ email, dicabut_pada }) => (dicabut_pada === null ? [email] : [])))
  const pilihan = (await listKontak(db, klienId)).flatMap(({ nama, jabatan, email, hp }) =>
    email === null || dipakai.has(email) ? [] : [{ nama, jabatan, email, hp }],
  )
  return { data, meta: { pilihan } }
}

async function requireKlien(db: Db | Tx, kontrakId: number): Promise<number> {
  const ada = await db
    .selectFrom('kontrak_klien')
    .select('klien_id')
    .where('id', '=', kontrakId)
    .executeTakeFirst()
  if (ada === undefined) throw refuse('KONTRAK_KLIEN_TIDAK_ADA')
  return ada.klien_id
}

/** Those who are none any more last. */
async function listKontakKontrak(db: Db | Tx, kontrakId: number): Promise<Semua> {
  const rows = await db
    .selectFrom('kontrak_klien_kontak as k')
    .innerJoin('klien_kontak as o', 'o.id', 'k.klien_kontak_id')
    .select(['k.id', 'o.nama', 'o.jabatan', 'k.email', 'o.hp', 'k.lihat_harga', 'k.tanda_tangan'])
    .select(['k.dicabut_pada', 'k.penanda_pada', 'k.penanda_mulai'])
    .leftJoin('pengguna as u', 'u.id', 'k.penanda_oleh_id')
    .leftJoin('karyawan as w', 'w.id', 'u.karyawan_id')
    .select((eb) => eb.fn.coalesce('w.nama', 'u.nama').as('penanda_oleh'))
    .where('k.kontrak_klien_id', '=', kontrakId)
    .orderBy('k.dicabut_pada', (urut) => urut.desc().nullsFirst())
    .orderBy('k.id')
    .execute()
  const iso = (saat: number | null) => (saat === null ? null : new Date(saat).toISOString())
  return rows.map(({ dicabut_pada, penanda_pada, penanda_mulai, penanda_oleh, tanda_tangan, ...satu }) => ({
    ...satu,
    tanda_tangan,
    penanda: tanda_tangan ? { oleh: penanda_oleh, pada: iso(penanda_pada), mulai: iso(penanda_mulai) } : null,
    dicabut_pada: iso(dicabut_pada),
  }))
}

/**
 * Adds one, to the client's contacts as well where they are none; who signs beside others is held for a day, and they are told.
 * Throws 404 for no contract, 422 for an address that is one already, and for one of an account here: nobody signs for the client
 * who works for the company.
 */
export async function createKontakKontrak(
  perbuatan: Perbuatan,
  kontrakId: number,
  isian: Context<'POST /kelola/kontrak-klien/{id}/kontak'>['body'],
): Promise<Semua> {
  const { tx, saat } = perbuatan
  const klienId = await holdKlienKontrak(tx, kontrakId)
  const { lihat_harga, tanda_tangan, ...orang } = isian
  await requireAlamatLuar(tx, orang.email)
  const klien_kontak_id = await ensureKontak(tx, klienId, orang)
  const { id } = await tx
    .insertInto('kontrak_klien_kontak')
    .values({
      kontrak_klien_id: kontrakId,
      klien_kontak_id,
      email: orang.email,
      lihat_harga,
      tanda_tangan,
      dibuat_pada: new Date(saat),
      ...(tanda_tangan && penandaFrom(perbuatan)),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (tanda_tangan) await tellKontak(perbuatan, kontrakId, { penandaId: id })
  await record(perbuatan, 'kontrak_klien_kontak', id, { sesudah: { kontrak_klien_id: kontrakId, ...isian } })
  return listKontakKontrak(tx, kontrakId)
}

/** Changes one, whatever contract of the client names them; their address stays. Throws 404 for none, 409 for who is none any more. */
export async function editKontakKontrak(
  perbuatan: Perbuatan,
  id: number,
  isian: Context<'POST /kelola/kontak-kontrak/{id}'>['body'],
): Promise<Semua> {
  const { tx } = perbuatan
  const lama = await holdKontak(tx, id)
  const { kontrak_klien_id, nama, jabatan, hp, lihat_harga, tanda_tangan } = lama
  await holdKlienKontrak(tx, kontrak_klien_id)
  const { lihat_harga: lihatHarga, tanda_tangan: tandaTangan, ...orang } = isian
  await updateKontak(tx, lama.klien_kontak_id, orang)
  await tx
    .updateTable('kontrak_klien_kontak')
    .set({
      lihat_harga: lihatHarga,
      tanda_tangan: tandaTangan,
      ...(tandaTangan && !tanda_tangan && penandaFrom(perbuatan)),
    })
    .where('id', '=', id)
    .execute()
  if (tandaTangan && !tanda_tangan) await tellKontak(perbuatan, kontrak_klien_id, { penandaId: id })
  await record(perbuatan, 'kontrak_klien_kontak', id, {
    sebelum: { nama, jabatan, hp, lihat_harga, tanda_tangan },
    sesudah: isian,
  })
  return listKontakKontrak(tx, kontrak_klien_id)
}

/** From now on they see and sign nothing. Throws as `editKontakKontrak` does. */
export async function removeKontakKontrak(perbuatan: Perbuatan, id: number): Promise<Semua> {
  const { tx, saat } = perbuatan
  const { kontrak_klien_id } = await holdKontak(tx, id)
  const dicabut_pada = new Date(saat)
  await tx.updateTable('kontrak_klien_kontak').set({ dicabut_pada }).where('id', '=', id).execute()
  await record(perbuatan, 'kontrak_klien_kontak', id, {
    sebelum: { dicabut_pada: null },
    sesudah: { dicabut_pada: dicabut_pada.toISOString() },
  })
  return listKontakKontrak(tx, kontrak_klien_id)
}

/** By whom and when somebody was let sign; from when they do, the database says. */
function penandaFrom({ oleh, saat }: Perbuatan) {
  return { penanda_pada: new Date(saat), penanda_oleh_id: oleh }
}

/** Holds a contract's client, whose contacts change with it, for the rest of the transaction; its id. Throws 404 for no contract. */
async function holdKlienKontrak(tx: Tx, kontrakId: number): Promise<number> {
  const klienId = await lockKlien(tx, 'kontrak_klien', kontrakId)
  if (klienId === undefined) throw refuse('KONTRAK_KLIEN_TIDAK_ADA')
  await updateKlien(tx, klienId)
  return klienId
}

async function holdKontak(tx: Tx, id: number) {
  const kontak = await tx
    .selectFrom('kontrak_klien_kontak as k')
    .innerJoin('klien_kontak as o', 'o.id', 'k.klien_kontak_id')
    .selectAll('k')
    .select(['o.nama', 'o.jabatan', 'o.hp'])
    .where('k.id', '=', id)
    .forUpdate('k')
    .executeTakeFirst()
  if (kontak === undefined) throw refuse('KONTAK_TIDAK_ADA')
  if (kontak.dicabut_pada !== null) throw refuse('KONTAK_DICABUT', { nama: kontak.nama })
  return kontak
}

async function requireAlamatLuar(tx: Tx, email: string): Promise<void> {
  const akun = await tx
    .selectFrom('pengguna')
    .select('id')
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.trim().toLowerCase()))
    .executeTakeFirst()
  if (akun !== undefined)
    throw invalid({ email: ['Alamat ini milik akun perusahaan sendiri. Pakai alamat orang di klien.'] })
}
