import { type Instan, type KodeZona, addHari, tanggalLokal } from '@rekan/domain/waktu'
import { formatJamMenit, formatTanggal } from '../../../lib/format.ts'

/** When something was last used, in the words of somebody in that zone: `hari ini pukul 07:52 WIB`. */
export function kataTerakhir(saat: Instan, kini: Instan, zona: KodeZona): string {
  const [tanggal, hariIni] = [tanggalLokal(saat, zona), tanggalLokal(kini, zona)]
  const pukul = `pukul ${formatJamMenit(saat, zona)} ${zona}`
  if (tanggal === hariIni) return `hari ini ${pukul}`
  if (tanggal === addHari(hariIni, -1)) return `kemarin ${pukul}`
  return formatTanggal(tanggal)
}
