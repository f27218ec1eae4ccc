import { computeLebihAwal, computeTelat } from '@rekan/domain/presensi/hari/presensi'
import type { Instan, Tanggal } from '@rekan/domain/waktu'
import type { Tx } from '../../../platform/db.ts'
import { fetchHariRentang } from '../hari/hari.service.ts'
import { type KejadianTaksir, fetchTaksir, setTerhitung } from './terima.queries.ts'

/**
 * What follows from an accepted review of a punch whose time was weak: it counts as taken when its phone says, and so does
 * the check-out that could not count before it.
 * @returns when the reviewed one counted and when it counts now; null where that is the same
 */
export async function applyTaksir(
  tx: Tx,
  karyawanId: number,
  {
    id,
    presensi_id,
    tanggal,
  }: { readonly id: number; readonly presensi_id: number; readonly tanggal: Tanggal },
): Promise<{ readonly semula: Instan; readonly kini: Instan } | null> {
  const semua = await fetchTaksir(tx, presensi_id, tanggal)
  const diterima = semua.find((satu) => satu.id === id)
  if (diterima?.nilai_waktu !== 'lemah') return null
  const [hari] = await fetchHariRentang(tx, karyawanId, tanggal, tanggal)
  const kerja = hari?.penugasan.find(({ checkIn }) => checkIn?.presensi_id === presensi_id)
  const shift = kerja?.rencana.shift ?? null
  let kini = diterima.waktu
  let sejak = semua.find(({ jenis }) => jenis === 'check_in')?.waktu ?? -Infinity
  for (const satu of semua.filter((lain) => lain.id === id || isTertahan(lain))) {
    const waktu = saatDiterima(satu, satu.jenis === 'check_in' ? -Infinity : sejak)
    if (waktu === null) continue
    if (satu.jenis === 'check_in') sejak = waktu
    if (satu.id === id) kini = waktu
    const telat = satu.jenis === 'check_in' ? computeTelat(shift, waktu) : 0
    const lebihAwal = satu.jenis === 'check_out' ? computeLebihAwal(shift, waktu) : 0
    await setTerhitung(tx, { id: satu.id, tanggal }, { waktu, telat, lebihAwal })
  }
  return kini === diterima.waktu ? null : { semula: diterima.waktu, kini }
}

/** When a punch counts once its phone is believed: never later than so far; null where somebody has put it right. */
function saatDiterima({ taksir, waktu, dikoreksi }: KejadianTaksir, sejak: Instan): Instan | null {
  return taksir === null || dikoreksi ? null : Math.min(waktu, Math.max(taksir, sejak))
}

/** A check-out that is believed, and that counted later only because its check-in did. */
function isTertahan({ jenis, taksir, waktu, nilai_waktu }: KejadianTaksir): boolean {
  return jenis === 'check_out' && nilai_waktu !== 'lemah' && taksir !== null && taksir < waktu
}
