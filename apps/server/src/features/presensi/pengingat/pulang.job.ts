import { isLengkap } from '@rekan/domain/penugasan/penugasan'
import { jendelaPresensi } from '@rekan/domain/presensi/hari/presensi'
import { kabarPulangPada } from '@rekan/domain/presensi/pulang'
import { type Instan, formatTanggal } from '@rekan/domain/waktu'
import { transaction } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Job } from '../../../platform/jobs.ts'
import { startServerDeed } from '../../../platform/perbuatan.ts'
import { tell } from '../../notifikasi/notifikasi.service.ts'
import { asHadir } from '../hari/giliran.service.ts'
import { fetchHariOrang } from '../hari/hari.banyak.service.ts'
import type { Hari } from '../hari/hari.service.ts'
import { type Terlupa, insertTerlupa, listTerlupa } from './pulang.queries.ts'

const SEMENIT_MS = 60_000

/** Tells people, the morning after, of a check-out that they missed: once, on however many servers. */
export function pulangJob({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>): Job<readonly Terlupa[]> {
  let selesai: number | null = null
  return {
    name: 'pulang',
    atOnce: 1,
    async claim() {
      const saat = clock.now()
      const menit = Math.floor(saat / SEMENIT_MS)
      if (selesai === menit) return null
      selesai = menit
      const semua = await listTerlupa(db, saat)
      const hari = await fetchHariOrang(
        db,
        semua.map(({ karyawan_id, tanggal }) => ({ karyawanId: karyawan_id, tanggal })),
        saat,
      )
      const tiba = semua.filter((_, ke) => isTiba(hari[ke] ?? null, saat))
      return tiba.length === 0 ? null : tiba
    },
    async work(tiba) {
      const saat = clock.now()
      await transaction(db, async (tx) => {
        const baru = new Set(
          (await insertTerlupa(tx, tiba, saat)).map((satu) => `${satu.karyawan_id} ${satu.tanggal}`),
        )
        const kabar = tiba
          .filter((satu) => baru.has(`${satu.karyawan_id} ${satu.tanggal}`))
          .map(({ pengguna_id, presensi_id, tanggal }) => ({
            kepada: [pengguna_id],
            jenis: 'PRESENSI_TANPA_PULANG' as const,
            detailId: presensi_id,
            judul: 'Jam pulang Anda belum tercatat',
            isi: `Anda check in pada ${formatTanggal(tanggal)} tanpa check out. Ketuk untuk menyampaikan jam pulang kepada HRD.`,
          }))
        await tell(startServerDeed(tx, 'pengingat', saat, null), ...kabar)
      })
      jobs.nudge('push')
    },
  }
}

/** One of the day's works was left without a check-out that somebody has to tell, and its morning has come. */
function isTiba(hari: Hari | null, saat: Instan): boolean {
  return (
    hari !== null &&
    hari.penugasan.some((satu) => {
      const tutup = jendelaPresensi(satu.rencana)?.tutup
      if (satu.akhirRencana || tutup === undefined) return false
      return !isLengkap(asHadir(satu), saat) && kabarPulangPada(tutup, hari.zona) <= saat
    })
  )
}
