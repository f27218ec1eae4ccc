import type { Instan, KodeZona } from '@rekan/domain/waktu'
import { type CallAnswer, call } from '../../../lib/http.ts'
import { type Office, officeFrom } from '../../hari/hari.wire.ts'

/** A punch of somebody of a crew. */
export type KejadianRegu = {
  /** `06.50` by the site's clock */
  readonly jam: string
  /** Of who has no account: the code of the receipt; null while it is written, and of everybody else */
  readonly kodeBukti: string | null
}

export type OrangRegu = {
  readonly id: number
  readonly nama: string
  readonly avatarUrl: string | null
  readonly penugasanId: number
  /** Whoever looks at it */
  readonly sendiri: boolean
  readonly punyaAkun: boolean
  readonly punyaPin: boolean
  readonly checkIn: KejadianRegu | null
  readonly checkOut: KejadianRegu | null
}

export type ShiftRegu = { readonly mulai: Instan; readonly selesai: Instan }

/** The people of a shift at a site, as a witness punches for them. */
export type Regu = {
  readonly lokasi: readonly { readonly id: number; readonly nama: string }[]
  /** Null: nobody is there to punch for */
  readonly kantor: Office | null
  readonly zona: KodeZona
  readonly pin: boolean
  readonly shift: readonly ShiftRegu[]
  readonly mulai: Instan | null
  readonly orang: readonly OrangRegu[]
  /** Two of them with one photo, or nearly so */
  readonly kembar: readonly (readonly [number, number])[]
  readonly fotoMenunggu: number
}

export type ReguDiminta = { readonly kantor?: number | undefined; readonly mulai?: number | undefined }

type Wire = CallAnswer<'GET /presensi/regu'>['data']

export async function fetchRegu({ kantor, mulai }: ReguDiminta, signal: AbortSignal): Promise<Regu> {
  const { data } = await call('GET /presensi/regu', {
    query: {
      ...(kantor !== undefined && { kantor_id: kantor }),
      ...(mulai !== undefined && { mulai: new Date(mulai).toISOString() }),
    },
    signal,
  })
  return {
    lokasi: data.lokasi,
    kantor: data.kantor && officeFrom(data.kantor),
    zona: data.kantor?.zona_waktu.kode ?? 'WIB',
    pin: data.pin,
    shift: data.shift.map(({ mulai: dari, selesai }) => ({
      mulai: Date.parse(dari),
      selesai: Date.parse(selesai),
    })),
    mulai: data.mulai === null ? null : Date.parse(data.mulai),
    orang: data.orang.map((satu) => ({
      id: satu.id,
      nama: satu.nama,
      avatarUrl: satu.avatar_url,
      penugasanId: satu.penugasan_id,
      sendiri: satu.sendiri,
      punyaAkun: satu.punya_akun,
      punyaPin: satu.punya_pin,
      checkIn: kejadianFrom(satu.check_in),
      checkOut: kejadianFrom(satu.check_out),
    })),
    kembar: data.kembar.map(({ orang: [satu, lain] }) => [satu, lain]),
    fotoMenunggu: data.foto_menunggu,
  }
}

function kejadianFrom(wire: Wire['orang'][number]['check_in']): KejadianRegu | null {
  return wire && { jam: wire.waktu.slice(0, 5).replace(':', '.'), kodeBukti: wire.tanda_bukti }
}
