import type { Instan, Tanggal } from '@rekan/domain/waktu'
import { invalid } from '../../../platform/errors.ts'
import type { Context } from '../../../platform/http.ts'
import { requirePemilik } from '../../penempatan/penempatan.service.ts'
import { requireOrangLain } from '../../penempatan/urusan.service.ts'
import { fetchHariOrang } from '../../presensi/hari/hari.banyak.service.ts'
import { updateTanggapan } from './alarm.queries.ts'
import { refuse } from '../papan.refusals.ts'
import { type PerbuatanPelaku, record, wake, publish } from '../../../platform/perbuatan.ts'

const TANGGAPI = 'POST /kelola/alarm/tanggapi'
const SAKIT = 'POST /kelola/alarm/sakit'

/** Files SAKIT for a person's day in the caller's name, by whoever keeps requests. */
export type CatatSakit = (
  perbuatan: PerbuatanPelaku,
  isian: { readonly karyawanId: number; readonly tanggal: string; readonly keterangan: string },
) => Promise<void>

/** Answers an alarm: nobody above is told of it. Throws 404 for a person who is not the caller's then, 409 where none stands. */
export async function answerAlarm(
  perbuatan: PerbuatanPelaku,
  { karyawan_id: karyawanId, tanggal, mulai }: Context<typeof TANGGAPI>['body'],
): Promise<void> {
  const { tx, pelaku, saat } = perbuatan
  await requirePemilik(perbuatan, TANGGAPI, karyawanId, tanggal)
  await requireOrangLain(tx, pelaku, karyawanId, 'Alarm')
  const kerja = { karyawanId, tanggal, mulai: Date.parse(mulai) }
  const ditanggapi = await updateTanggapan(tx, kerja, pelaku.penggunaId, saat)
  if (ditanggapi === null) throw refuse('ALARM_TIDAK_ADA')
  if (!ditanggapi.isBaru) return
  await record(perbuatan, 'alarm', ditanggapi.id, { sesudah: { karyawan_id: karyawanId, tanggal, mulai } })
  publish(perbuatan, 'alarm', karyawanId)
}

/** Answers the alarm of a work for which something was done, where one stands. */
export async function answerKerja(
  perbuatan: PerbuatanPelaku,
  kerja: { readonly karyawanId: number; readonly tanggal: Tanggal; readonly mulai: Instan },
): Promise<void> {
  const ditanggapi = await updateTanggapan(perbuatan.tx, kerja, perbuatan.oleh, perbuatan.saat)
  if (ditanggapi?.isBaru === true) publish(perbuatan, 'alarm', kerja.karyawanId)
}

/**
 * Files SAKIT for somebody who has not come today: the alarms of that day end, a coordinator's waits with HR. Throws 404
 * for a person who is not the caller's that day, 422 for another day than theirs of now and for one on which they have
 * come, else as `catat` does.
 */
export async function recordSakit(
  perbuatan: PerbuatanPelaku,
  { karyawan_id: karyawanId, tanggal, keterangan }: Context<typeof SAKIT>['body'],
  catat: CatatSakit,
): Promise<void> {
  const { tx, pelaku, saat } = perbuatan
  await requirePemilik(perbuatan, SAKIT, karyawanId, tanggal)
  await requireOrangLain(tx, pelaku, karyawanId, 'Sakit')
  const [hari] = await fetchHariOrang(tx, [{ karyawanId, tanggal: null }], saat)
  if (hari?.tanggal !== tanggal) throw invalid({ tanggal: ['Sakit dari papan dicatat untuk hari ini saja.'] })
  if (hari.checkIn !== null) throw invalid({ tanggal: ['Orang ini sudah presensi hari ini.'] })
  await catat(perbuatan, { karyawanId, tanggal, keterangan })
  publish(perbuatan, 'izin', karyawanId)
  publish(perbuatan, 'alarm', karyawanId)
  wake(perbuatan, 'alarm')
}
