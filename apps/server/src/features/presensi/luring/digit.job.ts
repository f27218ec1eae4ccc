import { isJamTenang } from '@rekan/domain/presensi/masa-simpan'
import { type Tanggal, hariBarat } from '@rekan/domain/waktu'
import { transaction } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Job } from '../../../platform/jobs.ts'
import {
  type Sesudah,
  listKoreksiPenuh,
  lockBuktiPenuh,
  updateBuktiPotong,
  updateKoreksiPotong,
} from './digit.queries.ts'
import { cutEntri } from './potong.ts'

/** So few that a review of one of them hardly waits. */
const SEKALIGUS = 200
const AWAL: Sesudah = { tanggal: '0001-01-01', id: 0 }

/**
 * Cuts the position in evidence of punches to what the page about privacy names, once their review is over: once a day outside the
 * hours in which people come to work (`docs/rules.md`, section 9.1).
 */
export function digitJob({
  db,
  clock,
  sidikTitik,
}: Pick<Deps, 'db' | 'clock' | 'sidikTitik'>): Job<'presensi' | 'koreksi'> {
  let selesai: Tanggal | null = null
  let sesudah = AWAL
  let koreksiSesudah: number | null = null
  return {
    name: 'digit',
    atOnce: 1,
    async claim() {
      const saat = clock.now()
      if (selesai === hariBarat(saat) || !isJamTenang(saat)) return null
      return koreksiSesudah === null ? 'presensi' : 'koreksi'
    },
    async work(apa) {
      if (apa === 'koreksi') {
        const semua = await listKoreksiPenuh(db, koreksiSesudah ?? 0, SEKALIGUS)
        for (const satu of semua) await updateKoreksiPotong(db, { id: satu.id, ...cutEntri(satu) })
        koreksiSesudah = semua.at(-1)?.id ?? null
        if (koreksiSesudah === null) selesai = hariBarat(clock.now())
        return
      }
      const akhir = await transaction(db, async (tx) => {
        const semua = await lockBuktiPenuh(tx, sesudah, SEKALIGUS)
        if (semua.length > 0)
          await updateBuktiPotong(
            tx,
            semua.map((satu) => ({
              id: satu.id,
              tanggal: satu.tanggal,
              sidik: sidikTitik(satu.karyawan_id, satu),
              ...cutEntri(satu),
            })),
          )
        return semua.at(-1)
      })
      sesudah = akhir ?? AWAL
      if (akhir === undefined) koreksiSesudah = 0
    },
  }
}
