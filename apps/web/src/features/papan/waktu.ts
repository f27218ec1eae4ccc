import type { KodeZona } from '@rekan/domain/waktu'
import { formatJamMenit } from '../../lib/format.ts'
import type { Lokasi } from './papan.queries.ts'

/** `07.00–15.00 WIB` */
export function jamFrom({ mulai, selesai }: Pick<Lokasi, 'mulai' | 'selesai'>, zona: KodeZona): string {
  return `${pukul(mulai, zona)}–${pukul(selesai, zona)} ${zona}`
}

export function pukul(saat: string, zona: KodeZona): string {
  return formatJamMenit(Date.parse(saat), zona)
}

/** `42 menit 30 detik`, `1 jam 5 menit`: seconds are told below the hour, where they are what is paid for. */
export function lamaKosong(detik: number): string {
  const [jam, menit, sisa] = [Math.floor(detik / 3600), Math.floor((detik % 3600) / 60), detik % 60]
  const bagian =
    jam > 0
      ? [`${jam} jam`, menit > 0 && `${menit} menit`]
      : [menit > 0 && `${menit} menit`, sisa > 0 && `${sisa} detik`]
  return bagian.filter((satu) => satu !== false).join(' ') || '0 menit'
}
