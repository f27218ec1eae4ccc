import { HARI_SEGERA_BERAKHIR, keadaanKontrak } from '@rekan/domain/klien/klien'
import { type Instan, addHari, hariBarat } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../platform/db.ts'
import { invalid, requireVersi } from '../../platform/errors.ts'
import type { Answer, Context } from '../../platform/http.ts'
import { type Perbuatan, record } from '../../platform/perbuatan.ts'
import { writeKontak } from './kontak.service.ts'
import {
  type KlienTersimpan,
  findKlien,
  insertKlien,
  insertKontrakKlien,
  lockKlien,
  lockKlienByKode,
  updateKlien,
  updateKontrakKlien,
} from './klien.queries.ts'
import { refuse } from './klien.refusals.ts'

export type Klien = Answer<'GET /kelola/klien/{id}'>['data']
type IsianKlien = Context<'POST /kelola/klien'>['body']
type IsianKontrak = Context<'POST /kelola/klien/{id}/kontrak'>['body']

/** A client with its contacts, contracts and posts, as they stand at a moment. Throws 404 for none. */
export async function showKlien(db: Db | Tx, id: number, saat: Instan): Promise<Klien> {
  const klien = await findKlien(db, id)
  if (klien === undefined) throw refuse('KLIEN_TIDAK_ADA')
  return wireKlien(klien, saat)
}

/** The same by its kode, held for the rest of the transaction; undefined for none. */
export async function findKlienByKode(tx: Tx, kode: string, saat: Instan): Promise<Klien | undefined> {
  const id = await lockKlienByKode(tx, kode)
  return id === undefined ? undefined : showKlien(tx, id, saat)
}

function wireKlien(klien: KlienTersimpan, saat: Instan): Klien {
  const hariIni = hariBarat(saat)
  const segera = addHari(hariIni, HARI_SEGERA_BERAKHIR)
  return {
    ...klien,
    kontrak: klien.kontrak.map((kontrak) => ({
      ...kontrak,
      keadaan: keadaanKontrak(kontrak, hariIni, segera),
    })),
  }
}

/** Adds a client with its contacts. Throws 422 at the field that is wrong. */
export async function createKlien(perbuatan: Perbuatan, isian: IsianKlien): Promise<Klien> {
  const { tx, saat } = perbuatan
  const { kontak, ...baru } = isian
  const id = await insertKlien(tx, baru)
  await writeKontak(tx, id, kontak, saat)
  await record(perbuatan, 'klien', id, { sesudah: isian })
  return showKlien(tx, id, saat)
}

/** Changes a client and its contacts. Throws 404 for none, 409 with what stands now, 422 for a contact left out whom a contract still names. */
export async function editKlien(
  perbuatan: Perbuatan,
  id: number,
  { versi, ...isian }: Context<'POST /kelola/klien/{id}'>['body'],
): Promise<Klien> {
  const { tx, saat } = perbuatan
  const lama = await holdKlien(tx, 'klien', id, versi, saat)
  const { kontak, ...isi } = isian
  await updateKlien(tx, id, isi)
  await writeKontak(tx, id, kontak, saat)
  const { kode, nama, alamat, npwp, catatan, aktif, kontak: kontakLama } = lama
  const sebelum = { kode, nama, alamat, npwp, catatan, aktif, kontak: kontakLama }
  await record(perbuatan, 'klien', id, { sebelum, sesudah: isian })
  return showKlien(tx, id, saat)
}

/** Adds a contract with a client. Throws 404 for none, 409 with what stands now, 422 at the field that is wrong. */
export async function createKontrakKlien(
  perbuatan: Perbuatan,
  klienId: number,
  { versi, ...isian }: IsianKontrak,
): Promise<Klien> {
  const { tx, saat, oleh } = perbuatan
  await holdKlien(tx, 'klien', klienId, versi, saat)
  const isi = kontrakFrom(isian)
  const id = await insertKontrakKlien(tx, {
    ...isi,
    klien_id: klienId,
    dibuat_oleh_id: oleh,
    dibuat_pada: new Date(saat),
  })
  await updateKlien(tx, klienId)
  await record(perbuatan, 'kontrak_klien', id, { sesudah: { klien_id: klienId, ...isi } })
  return showKlien(tx, klienId, saat)
}

/** Changes a contract. Throws as `createKontrakKlien` does. */
export async function editKontrakKlien(
  perbuatan: Perbuatan,
  id: number,
  { versi, ...isian }: Context<'POST /kelola/kontrak-klien/{id}'>['body'],
): Promise<Klien> {
  const { tx, saat } = perbuatan
  const klien = await holdKlien(tx, 'kontrak_klien', id, versi, saat)
  const lama = klien.kontrak.find((kontrak) => kontrak.id === id)
  if (lama === undefined) throw refuse('KONTRAK_KLIEN_TIDAK_ADA')
  const isi = kontrakFrom(isian)
  await updateKontrakKlien(tx, id, isi)
  await updateKlien(tx, klien.id)
  const { nomor, mulai, sampai, catatan, toleransi_kosong_menit } = lama
  const sebelum = {
    nomor,
    mulai,
    sampai,
    catatan,
    toleransi_kosong_detik: toleransi_kosong_menit * 60,
  }
  await record(perbuatan, 'kontrak_klien', id, { sebelum, sesudah: isi })
  return showKlien(tx, klien.id, saat)
}

/** Holds a client, found by itself or by what hangs on it, as its writer saw it: 404 for none, 409 for an older version. */
export async function holdKlien(
  tx: Tx,
  by: 'klien' | 'kontrak_klien' | 'pos',
  id: number,
  versi: number,
  saat: Instan,
): Promise<KlienTersimpan> {
  const klienId = await lockKlien(tx, by, id)
  const klien = klienId === undefined ? undefined : await findKlien(tx, klienId)
  if (klien === undefined)
    throw refuse(
      ({ klien: 'KLIEN_TIDAK_ADA', kontrak_klien: 'KONTRAK_KLIEN_TIDAK_ADA', pos: 'POS_TIDAK_ADA' } as const)[
        by
      ],
    )
  await requireVersi(klien.versi, versi, async () => wireKlien(klien, saat))
  return klien
}

function kontrakFrom({ toleransi_kosong_menit, ...isi }: Omit<IsianKontrak, 'versi'>) {
  if (isi.sampai < isi.mulai) throw invalid({ sampai: ['Tanggal akhir tidak boleh sebelum mulai.'] })
  return { ...isi, toleransi_kosong_detik: toleransi_kosong_menit * 60 }
}
