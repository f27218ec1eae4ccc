import { type Instan, type KodeZona, jamLokal } from '@rekan/domain/waktu'

/** The greeting of the hour: pagi until 11, siang until 15, sore until 18, malam. */
export function salam(saat: Instan, zona: KodeZona): string {
  const jam = jamLokal(saat, zona) / 3600
  if (jam >= 4 && jam < 11) return 'Selamat pagi'
  if (jam >= 11 && jam < 15) return 'Selamat siang'
  return jam >= 15 && jam < 18 ? 'Selamat sore' : 'Selamat malam'
}
