import { isTanggalLibur } from '@rekan/domain/jadwal/libur'
import { type Instan, type Tanggal, addHari, hariKe } from '@rekan/domain/waktu'
import type { Insertable } from 'kysely'
import { hariPada } from '../../features/presensi/hari/hari.service.ts'
import type { Skema } from '../../platform/schema.ts'
import { createAcak } from '../acak.ts'
import { type OrangDemo, findHari, giliranPada, isMalam, saatFrom } from './orang.ts'

export type RosterDemo = {
  readonly baris: Insertable<Skema['jadwal_pengganti']>
  /** From when it stands in the plan. */
  readonly tampak: Instan
}

const SIKLUS = 101
const SABTU = 6

/** The roster that is made for a person on a day, if any: other hours, a day off, a Saturday worked. */
export function planRoster(orang: OrangDemo, tanggal: Tanggal): RosterDemo | null {
  if (orang.khusus || giliranPada(orang, tanggal, SIKLUS, 17) === null || isMalam(orang)) return null
  const dibuat = hariPada(tanggal, orang.mentah)
  if (dibuat === null) return null
  const acak = createAcak(`pengganti ${orang.kode} ${tanggal}`)
  const macam = acak.pilih(['geser', 'geser', 'libur', 'masuk'])
  const hari = findHari(
    orang,
    addHari(tanggal, acak.antara(9, 14)),
    14,
    macam === 'masuk'
      ? (h) =>
          h.shift === null &&
          hariKe(h.tanggal) === SABTU &&
          !isTanggalLibur(h.tanggal, h.penempatan[0].kantor_id, orang.mentah.libur)
      : (h) => h.shift !== null,
  )
  if (hari === null) return null
  const jam = hari.shift?.jam
  const jamRoster = {
    geser: [(jam?.mulai ?? 0) + 7200, (jam?.selesai ?? 0) + 7200],
    libur: [null, null],
    masuk: [8 * 3600, 13 * 3600],
  } as const
  const [mulai, selesai] = jamRoster[macam]
  return {
    baris: { karyawan_id: orang.karyawanId, tanggal: hari.tanggal, jam_mulai: mulai, jam_selesai: selesai },
    tampak: saatFrom(dibuat, 10 * 3600),
  }
}
