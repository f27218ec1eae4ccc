import { judgeRagu } from '../../src/presensi/ragu/sinyal.ts'
import { type Minggu, type Sinyal, SINYAL } from './korpus.ts'

/** Of a signal: dishonest weeks that it finds, honest ones that it marks. */
export type Ukuran = {
  readonly sinyal: Sinyal
  readonly curang: number
  readonly ketahuan: number
  readonly jujur: number
  readonly keliru: number
}

/** No more than one in a hundred honest weeks may be marked by a signal. */
export const KELIRU_TERBANYAK = 0.01

export function countUkuran(korpus: readonly Minggu[]): readonly Ukuran[] {
  const dinilai = korpus.map(({ curang, punch }) => ({ curang, sinyal: findSinyal(punch) }))
  return SINYAL.map((sinyal) => {
    const [curang, jujur] = [sinyal, null].map((jenis) => dinilai.filter((satu) => satu.curang === jenis))
    const kena = (minggu: typeof dinilai = []) => minggu.filter((satu) => satu.sinyal.has(sinyal)).length
    return {
      sinyal,
      curang: curang?.length ?? 0,
      ketahuan: kena(curang),
      jujur: jujur?.length ?? 0,
      keliru: kena(jujur),
    }
  })
}

function findSinyal(punch: Minggu['punch']): ReadonlySet<string> {
  return new Set(
    punch.flatMap(({ fakta, isMirip }) => [
      ...judgeRagu(fakta).map(({ kode }) => kode),
      ...(isMirip ? ['FOTO_MIRIP'] : []),
    ]),
  )
}
