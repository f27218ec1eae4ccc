import { judgeTarik } from '@rekan/domain/presensi/tarik'
import type { Instan } from '@rekan/domain/waktu'
import type { Tx } from '../../../platform/db.ts'
import { type PerbuatanPelaku, publish, record, wake } from '../../../platform/perbuatan.ts'
import { removePengingat } from '../pengingat/pengingat.service.ts'
import { requirePemilik } from '../../penempatan/penempatan.service.ts'
import { tellDitarik } from '../kabar/kabar.service.ts'
import { lockKaryawan } from '../koreksi/koreksi.queries.ts'
import {
  type Terkirim,
  type Tertarik,
  findPemilikKejadian,
  findTertarik,
  isTerakhir,
  lockTerkirim,
  moveKejadian,
} from './tarik.queries.ts'
import { refuse } from '../presensi.refusals.ts'

const TARIK = 'POST /presensi/kejadian/{id}/tarik'

/**
 * Withdraws a punch that the caller sent by mistake, their own or another's: it moves to those that were withdrawn, with
 * photo and evidence, and the day is as before it. Asked again, it stays as it was withdrawn. Throws 404 for what the
 * caller did not send, 409 once its minute is over, for what is not the person's last, and for what somebody has put
 * right or decided on.
 */
export async function withdrawKejadian(perbuatan: PerbuatanPelaku, id: number): Promise<Tertarik> {
  const { tx, pelaku, saat } = perbuatan
  const karyawanId = await findPemilikKejadian(tx, id)
  // What is put right of the person at this moment comes before or after.
  if (karyawanId === undefined || !(await lockKaryawan(tx, karyawanId))) throw refuse('KEJADIAN_TIDAK_ADA')
  const sudah = await findTertarik(tx, id)
  if (sudah?.ditarik_oleh_id === pelaku.penggunaId) return sudah
  const kejadian = await lockTerkirim(tx, id)
  if (kejadian === undefined || !(await isPengirim(perbuatan, kejadian))) throw refuse('KEJADIAN_TIDAK_ADA')
  await requireDapatDitarik(tx, kejadian, saat)

  await moveKejadian(tx, id, pelaku.penggunaId, saat)
  const ditarik = await findTertarik(tx, id)
  if (ditarik === undefined) throw new Error('the withdrawn punch is gone')
  await record(perbuatan, 'presensi_kejadian', id, {
    sebelum: { presensi_id: kejadian.presensi_id, jenis: kejadian.jenis, waktu: iso(kejadian.waktu) },
  })
  publish(perbuatan, 'presensi', karyawanId)
  wake(perbuatan, 'alarm')
  await removePengingat(tx, kejadian)
  await tellDitarik(perbuatan, karyawanId, {
    presensiId: kejadian.presensi_id,
    jenis: kejadian.jenis,
    kantor: kejadian,
    dikirim: kejadian.diterima_pada,
    olehId: kejadian.oleh_id,
  })
  return ditarik
}

/** Of what was put right since, who sent it is known no more: it counts as the person's own. */
async function isPengirim(
  perbuatan: PerbuatanPelaku,
  { karyawan_id, tanggal, oleh_id, dikoreksi }: Terkirim,
): Promise<boolean> {
  const { pelaku } = perbuatan
  if (oleh_id === null || dikoreksi) return pelaku.karyawanId === karyawan_id
  if (oleh_id !== pelaku.penggunaId) return false
  await requirePemilik(perbuatan, TARIK, karyawan_id, tanggal)
  return true
}

async function requireDapatDitarik(tx: Tx, kejadian: Terkirim, saat: Instan): Promise<void> {
  const { diterima_pada: waktu, dikoreksi, peninjau } = kejadian
  const fakta = { saat, waktu, isDikoreksi: dikoreksi, isDitinjau: peninjau !== null }
  const tolak = judgeTarik({ ...fakta, isTerakhir: await isTerakhir(tx, kejadian) })
  if (tolak === 'SUDAH_DITINJAU') throw refuse(tolak, { oleh: peninjau ?? '' })
  if (tolak === 'LEWAT_WAKTU') throw refuse(tolak, { untuk: 'tarik' })
  if (tolak !== null) throw refuse(tolak)
}

function iso(saat: Instan): string {
  return new Date(saat).toISOString()
}
