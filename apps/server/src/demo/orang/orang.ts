import { isLintasHari } from '@rekan/domain/jadwal/jadwal'
import { jendelaPresensi } from '@rekan/domain/presensi/hari/presensi'
import { type Instan, type Tanggal, SEHARI, addHari, instanFrom } from '@rekan/domain/waktu'
import type { HariMentah } from '../../features/presensi/hari/hari.sql.ts'
import { type Hari, hariPada } from '../../features/presensi/hari/hari.service.ts'

/** One of the invented people, and what their days follow from. */
export type OrangDemo = {
  readonly kode: string
  /** Place in the data: whose turn it is to file something. */
  readonly urutan: number
  /** Whether the demo is tried by this person's account: nothing may keep it from checking in now. */
  readonly khusus: boolean
  readonly karyawanId: number
  readonly penggunaId: number
  readonly mentah: HariMentah
}

/** Who decides what a person files and punches for them when need be; null where nobody could. */
export function koordinatorFrom({ penggunaId }: OrangDemo, hari: Hari): number | null {
  const id = hari.penempatan[0].koordinator_id
  return id === penggunaId ? null : id
}

/** Which turn of a person falls on a day, once in `siklus` days and on other days for each; null on the days between. */
export function giliranPada(
  { urutan }: OrangDemo,
  tanggal: Tanggal,
  siklus: number,
  langkah: number,
): number | null {
  const geser = Date.parse(`${tanggal}T00:00:00Z`) / (SEHARI * 1000) + urutan * langkah
  return geser % siklus === 0 ? geser / siklus : null
}

/** The first day from `dari` on, within `batas` days, of which `isCocok` holds. */
export function findHari(
  { mentah }: OrangDemo,
  dari: Tanggal,
  batas: number,
  isCocok: (hari: Hari) => boolean,
): Hari | null {
  for (let i = 0; i < batas; i += 1) {
    const hari = hariPada(addHari(dari, i), mentah)
    if (hari !== null && isCocok(hari)) return hari
  }
  return null
}

/** From when a day is over for good: its date has gone by and its window is closed. */
export function selesaiPada({ tanggal, zona, fakta }: Hari): Instan {
  const tutup = jendelaPresensi(fakta.rencana)?.tutup ?? 0
  return Math.max(instanFrom(addHari(tanggal, 1), 0, zona), tutup + 1)
}

/** A moment on a day by the office's clock. */
export function saatFrom({ tanggal, zona }: Hari, jam: number): Instan {
  return instanFrom(tanggal, Math.round(jam), zona)
}

/** Guards at night are left out of rosters and overtime. */
export function isMalam({ mentah }: OrangDemo): boolean {
  return mentah.penempatan.some(({ versi }) =>
    versi.some(({ minggu }) => Object.values(minggu).some(isLintasHari)),
  )
}
