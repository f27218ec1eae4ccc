import { type Instan, tanggalLokal } from '@rekan/domain/waktu'
import type { Rekaman } from './rekaman.wire.ts'

type Hari = Pick<Rekaman, 'checkIn' | 'checkOut' | 'tanggal' | 'tutupPada' | 'zona'>

/** Whether somebody came, did not check out, and can't any more. */
export function isTanpaPulang({ checkIn, checkOut, tanggal, tutupPada, zona }: Hari, saat: Instan): boolean {
  if (checkIn === null || checkOut !== null) return false
  return tutupPada === null ? tanggal < tanggalLokal(saat, zona) : tutupPada < saat
}
