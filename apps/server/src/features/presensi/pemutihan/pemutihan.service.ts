import { rentangBulan } from '@rekan/domain/bulan'
import { judgePemutihan, rentangPemutihan } from '@rekan/domain/presensi/pemutihan'
import { type Instan, isoLokal } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../../platform/db.ts'
import { invalid } from '../../../platform/errors.ts'
import type { Answer, Context } from '../../../platform/http.ts'
import { type PerbuatanPelaku, record, publish } from '../../../platform/perbuatan.ts'
import { bulanDiminta } from '../../penempatan/penempatan.service.ts'
import { refuse } from '../presensi.refusals.ts'
import {
  type KantorPemutihan,
  type Pemutihan,
  findKantor,
  findPemutihan,
  insertPemutihan,
  listPemutihan,
  listTerlambat,
  updatePemutihan,
} from './pemutihan.queries.ts'

const PUTIHKAN = 'POST /kelola/lokasi/{id}/pemutihan'
type Jawaban = Answer<typeof PUTIHKAN>['data']

/** What was waived at a site in a month, the latest first. Throws 404 for no site. */
export async function showPemutihan(
  db: Db,
  kantorId: number,
  diminta: { readonly bulan?: number | undefined; readonly tahun?: number | undefined },
  saat: Instan,
): Promise<Jawaban[]> {
  const { zona_waktu } = await requireKantor(db, kantorId)
  const semua = await listPemutihan(db, kantorId, rentangBulan(bulanDiminta(diminta, zona_waktu, saat)))
  return semua.map(wirePemutihan)
}

/**
 * Leaves lateness out of account for who checked in at a site in a span of a day, the caller themselves left out; the punches stand. Throws 404 for no site,
 * 403 where several employees have the name of the caller's account, 422 at `mulai` or `selesai`.
 */
export async function createPemutihan(
  perbuatan: PerbuatanPelaku,
  kantorId: number,
  { tanggal, alasan, ...jam }: Context<typeof PUTIHKAN>['body'],
): Promise<Jawaban> {
  const { tx, pelaku, saat } = perbuatan
  const { zona_waktu } = await requireKantor(tx, kantorId)
  const rentang = rentangPemutihan(tanggal, jam, zona_waktu)
  const tolak = judgePemutihan(rentang, saat)
  if (tolak !== null) throw invalid({ [tolak.isian]: [tolak.pesan] })
  const { penggunaId: olehId, karyawanId, diri = [] } = pelaku
  if (diri.length > 1) throw refuse('PEMUTIHAN_NAMA_KEMBAR')
  const kecualiId = karyawanId ?? diri[0] ?? null
  const isi = { tanggal, alasan, ...rentang }
  const id = await insertPemutihan(tx, kantorId, isi, { olehId, kecualiId }, saat)
  const satu = await findPemutihan(tx, id)
  if (satu === undefined) throw new Error('what was waived is there')
  await record(perbuatan, 'pemutihan', id, {
    sesudah: {
      kantor_id: kantorId,
      tanggal,
      mulai: isoLokal(rentang.mulai, zona_waktu),
      selesai: isoLokal(rentang.selesai, zona_waktu),
      alasan,
      presensi: satu.presensi,
      kecuali: satu.kecuali,
    },
  })
  await publishTerlambat(perbuatan, satu)
  return wirePemutihan(satu)
}

/** Lets lateness of a span count again. Throws 404 for one that is not in force. */
export async function withdrawPemutihan(perbuatan: PerbuatanPelaku, id: number): Promise<Jawaban> {
  const { tx, pelaku, saat } = perbuatan
  if (!(await updatePemutihan(tx, id, pelaku.penggunaId, saat))) throw refuse('PEMUTIHAN_TIDAK_ADA')
  const satu = await findPemutihan(tx, id)
  if (satu === undefined) throw refuse('PEMUTIHAN_TIDAK_ADA')
  await record(perbuatan, 'pemutihan', id, { sebelum: { dicabut: false }, sesudah: { dicabut: true } })
  await publishTerlambat(perbuatan, satu)
  return wirePemutihan(satu)
}

async function requireKantor(db: Db | Tx, id: number): Promise<KantorPemutihan> {
  const kantor = await findKantor(db, id)
  if (kantor === undefined) throw refuse('LOKASI_TIDAK_ADA')
  return kantor
}

async function publishTerlambat(perbuatan: PerbuatanPelaku, satu: Pemutihan): Promise<void> {
  for (const karyawanId of await listTerlambat(perbuatan.tx, satu)) publish(perbuatan, 'presensi', karyawanId)
}

function wirePemutihan(satu: Pemutihan): Jawaban {
  const pada = (teks: string) => isoLokal(Date.parse(teks), satu.zona_waktu)
  const { id, tanggal, alasan, presensi, kecuali, dicabut_oleh, dicabut_pada } = satu
  return {
    id,
    tanggal,
    mulai: pada(satu.mulai),
    selesai: pada(satu.selesai),
    alasan,
    oleh: { nama: satu.oleh },
    pada: pada(satu.dibuat_pada),
    presensi,
    kecuali: kecuali === null ? null : { nama: kecuali },
    dicabut: dicabut_pada === null ? null : { oleh: { nama: dicabut_oleh ?? '' }, pada: pada(dicabut_pada) },
  }
}
