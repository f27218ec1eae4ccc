import { keepPreviousData } from '@tanstack/react-query'
import { type CallData, query } from '../../../lib/query.ts'
import { officeFrom } from '../../hari/hari.wire.ts'

type Wire = CallData<'GET /presensi/regu'>

/** The people of a shift at a site, as a witness punches for them */
export type Regu = ReturnType<typeof reguFrom>
export type OrangRegu = Wire['orang'][number]
export type ReguDiminta = { readonly kantor?: number | undefined; readonly mulai?: number | undefined }

/** While photos are compared or receipts written, it is asked again after so long. */
const JEDA_MS = 5000

/** The crew of a site and shift. */
export function orangReguQuery({ kantor, mulai }: ReguDiminta) {
  const minta = query('GET /presensi/regu', {
    query: { kantor_id: kantor, mulai: mulai === undefined ? undefined : new Date(mulai).toISOString() },
  })
  return {
    ...minta,
    select: reguFrom,
    placeholderData: keepPreviousData<Wire>,
    refetchInterval: ({ state }: { readonly state: { readonly data: Wire | undefined } }) =>
      state.data !== undefined && isDitunggu(state.data) ? JEDA_MS : false,
  }
}

/** With the moments as numbers, the site as a punch takes it, and pairs in place of objects. */
function reguFrom({ kantor, shift, mulai, kembar, ...wire }: Wire) {
  return {
    ...wire,
    kantor: kantor && officeFrom(kantor),
    zona: kantor?.zona_waktu.kode ?? 'WIB',
    shift: shift.map((satu) => ({ mulai: Date.parse(satu.mulai), selesai: Date.parse(satu.selesai) })),
    mulai: mulai === null ? null : Date.parse(mulai),
    kembar: kembar.map(({ orang: [satu, lain] }): readonly [number, number] => [satu, lain]),
  }
}

function isDitunggu({ orang, foto_menunggu }: Wire): boolean {
  const tanpaKode = orang.some(
    ({ punya_akun, check_in, check_out }) =>
      !punya_akun &&
      [check_in, check_out].some((kejadian) => kejadian !== null && kejadian.tanda_bukti === null),
  )
  return foto_menunggu > 0 || tanpaKode
}
