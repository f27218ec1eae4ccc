import { type Shift, shiftFrom, shiftPada } from '@rekan/domain/jadwal/jadwal'
import { type Instan, KODE_ZONA, type KodeZona, addHari } from '@rekan/domain/waktu'
import { type Db, transaction } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Job } from '../../../platform/jobs.ts'
import { startServerDeed } from '../../../platform/perbuatan.ts'
import { fetchJamKerja } from '../../presensi/hari/hari.service.ts'
import { type Menit, updateAlarm } from './alarm.service.ts'
import { type GiliranAlarm, hasBerubah } from './calon.queries.ts'

const SEMENIT_MS = 60_000
/** A server that begins looks so far back: what fell due while none ran is told as long as the work runs. */
const SESUDAH_MULAI_MS = 12 * 3_600_000
/** A minute that was late, or a clock that was put right, leaves nobody out. */
const TUMPANG_MS = 5 * SEMENIT_MS
/** What a punch has changed is looked at so often in a minute at most; the next minute looks at all. */
const TERBANYAK_SEMENIT = 30

/**
 * Tells of who has not come, once a minute, and takes it back as soon as they have. Several servers tell of each once; no
 * device is asked for.
 */
export function alarmJob({
  db,
  clock,
  jobs,
  siaran,
}: Pick<Deps, 'db' | 'clock' | 'jobs' | 'siaran'>): Job<Menit | 'berubah'> {
  let selesai: number | null = null
  let sesudah: Instan | null = null
  let dilihat = 0
  return {
    name: 'alarm',
    atOnce: 1,
    async claim() {
      const saat = clock.now()
      if (selesai !== Math.floor(saat / SEMENIT_MS)) {
        dilihat = 0
        return { giliran: await fetchGiliran(db, saat), sesudah: sesudah ?? saat - SESUDAH_MULAI_MS }
      }
      if (dilihat >= TERBANYAK_SEMENIT || !(await hasBerubah(db, saat))) return null
      dilihat += 1
      return 'berubah'
    },
    async work(apa) {
      const saat = clock.now()
      const menit = apa === 'berubah' ? undefined : apa
      if (await transaction(db, (tx) => updateAlarm(startServerDeed(tx, 'alarm', saat, null), menit))) {
        jobs.nudge('push')
        siaran.publish({ topik: 'alarm', karyawanId: null, penggunaId: null })
      }
      if (apa === 'berubah') return
      selesai = Math.floor(saat / SEMENIT_MS)
      sesudah = saat - TUMPANG_MS
    },
  }
}

/** By which weeks and hours somebody may be missed at a moment: what has begun and still runs. */
async function fetchGiliran(db: Db, saat: Instan): Promise<GiliranAlarm> {
  const utc = new Date(saat).toISOString().slice(0, 10)
  const [dari, sampai] = [addHari(utc, -2), addHari(utc, 1)]
  const { libur, jadwal, roster } = await fetchJamKerja(db, dari, sampai)
  const berjalan = (shift: (zona: KodeZona) => Shift | null) =>
    KODE_ZONA.flatMap((zona) => {
      const satu = shift(zona)
      return satu !== null && satu.mulai <= saat && saat < satu.selesai ? [{ zona, ...satu }] : []
    })
  const tanggal = [dari, addHari(utc, -1), utc, sampai]
  return {
    mingguan: jadwal.flatMap(({ jadwalId, pada }) =>
      tanggal.flatMap((hari) =>
        berjalan((zona) => shiftPada(hari, pada(hari), { libur: libur.includes(hari) }, zona)).map(
          ({ zona, mulai, toleransi }) => ({ jadwalId, tanggal: hari, zona, mulai, toleransi }),
        ),
      ),
    ),
    roster: roster.flatMap((jam) =>
      berjalan((zona) => shiftFrom(jam.tanggal, jam, 0, zona)).map(({ zona, mulai }) => ({
        tanggal: jam.tanggal,
        zona,
        mulai,
        jam,
      })),
    ),
  }
}
