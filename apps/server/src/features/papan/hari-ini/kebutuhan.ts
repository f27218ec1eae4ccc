import { shiftFrom } from '@rekan/domain/jadwal/jadwal'
import { kebutuhanPada } from '@rekan/domain/klien/klien'
import type { KebutuhanPapan } from '@rekan/domain/papan/papan'
import { type Tanggal, hariKe } from '@rekan/domain/waktu'
import type { PosHariIni } from './hari-ini.queries.ts'

/** What a post needs on a date, whatever the moment. */
export function kebutuhanTanggal(
  { id, zona_waktu, kebutuhan }: Pick<PosHariIni, 'id' | 'zona_waktu' | 'kebutuhan'>,
  tanggal: Tanggal,
): KebutuhanPapan[] {
  return kebutuhanPada(kebutuhan, tanggal)
    .filter(({ hari, jumlah }) => hari === hariKe(tanggal) && jumlah > 0)
    .map(({ jam_mulai, jam_selesai, jumlah }) => {
      const { mulai, selesai } = shiftFrom(tanggal, { mulai: jam_mulai, selesai: jam_selesai }, 0, zona_waktu)
      return { posId: id, jumlah, mulai, selesai }
    })
}
