import { errorFromBody, messageOf } from '../../../lib/api-error.ts'
import { formatJamMenit } from '../../../lib/format.ts'
import type { EntriRingkas } from '../../../lib/kotak/entri.ts'
import { isKabarPunch } from '../../hari/tertunda.wire.ts'
import type { Jenis } from '../hari/jenis.ts'
import type { OrangRegu } from './regu.queries.ts'

/** How somebody of a crew stands. */
export type KeadaanOrang =
  | { readonly jenis: 'belum' }
  /** Checks out before having checked in: there is nothing to photograph for */
  | { readonly jenis: 'tanpaMasuk' }
  /** Photographed, and on its way */
  | { readonly jenis: 'menunggu'; readonly jam: string }
  /** `kodeBukti`: of who has no account, the code of the receipt; null while it is written, and of everybody else */
  | { readonly jenis: 'tercatat'; readonly jam: string; readonly kodeBukti: string | null }
  | { readonly jenis: 'gagal'; readonly sebab: string; readonly entri: EntriRingkas }

/** The server's record first, then what waits on the phone, then what was sent since the server was asked. */
export function keadaanOrang(
  orang: OrangRegu,
  arah: Jenis,
  entri: readonly EntriRingkas[],
  terkirim: ReadonlyMap<string, string>,
): KeadaanOrang {
  const tercatat = arah === 'checkIn' ? orang.check_in : orang.check_out
  if (tercatat !== null) {
    const { waktu, tanda_bukti } = tercatat
    return { jenis: 'tercatat', jam: waktu.slice(0, 5).replace(':', '.'), kodeBukti: tanda_bukti }
  }
  const milik = entri.findLast(
    ({ kabar }) => isKabarPunch(kabar) && kabar.karyawanId === orang.id && kabar.jenis === arah,
  )
  const { kabar } = milik ?? {}
  if (milik !== undefined && isKabarPunch(kabar)) {
    if (milik.ditolak === null)
      return { jenis: 'menunggu', jam: formatJamMenit(kabar.saat, kabar.zona).replace(':', '.') }
    const { status, body } = milik.ditolak
    return { jenis: 'gagal', sebab: sebabFrom(status, body), entri: milik }
  }
  const jam = terkirim.get(kunciOrang(orang.id, arah))
  if (jam !== undefined) return { jenis: 'tercatat', jam, kodeBukti: null }
  return arah === 'checkOut' && orang.check_in === null && !terkirim.has(kunciOrang(orang.id, 'checkIn'))
    ? { jenis: 'tanpaMasuk' }
    : { jenis: 'belum' }
}

export function kunciOrang(karyawanId: number, arah: Jenis): string {
  return `${arah} ${karyawanId}`
}

/** Whether somebody still is to be photographed. */
export function isPerluFoto({ jenis }: KeadaanOrang): boolean {
  return jenis === 'belum' || jenis === 'gagal'
}

/** What is wrong with a field says more than that something is. */
function sebabFrom(status: number, body: unknown): string {
  const error = errorFromBody(status, body)
  const [satu] = Object.values(error.errors).flat()
  return satu ?? messageOf(error, 'Server tidak menerimanya.')
}
