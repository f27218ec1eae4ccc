import type { QueryClient } from '@tanstack/react-query'
import { ApiError, UNREACHABLE, errorFromBody } from '../../../lib/api-error.ts'
import type { Hasil, Kabar } from '../../../lib/kotak/kirim.ts'
import { isSementara } from '../../../lib/kotak/entri.ts'
import {
  listenKabar,
  readKeadaan,
  removeRead,
  sendNow,
  watchKeadaan,
  withdraw,
} from '../../../lib/kotak/kotak.ts'
import { endWatch, watchKiriman } from '../../profil/diri/tertunda.queries.ts'
import { type Tercatat, tercatatOf } from '../../hari/tercatat.wire.ts'
import { type PunchEntri, storePunch } from './punch-entri.ts'

/** What became of the punch so far. */
export type Langkah =
  /** A try that came to nothing; others follow by themselves */
  | { readonly jenis: 'gagal'; readonly error: ApiError }
  /** The phone has no room for it: it is lost with the page */
  | { readonly jenis: 'sementara'; readonly error: ApiError }
  /** Kept on the phone, which has no network */
  | { readonly jenis: 'tersimpan' }
  | { readonly jenis: 'tercatat'; readonly hasil: Tercatat }
  | { readonly jenis: 'ditolak'; readonly error: ApiError }
  /** It was too old to be recorded, and was filed as a correction */
  | { readonly jenis: 'diajukan' }

/** A punch in the outbox whose screen is open. */
export type Kiriman = {
  readonly sendAgain: () => void
  /** Takes it back; false while it is on its way, when nobody can say what becomes of it */
  readonly withdraw: () => Promise<boolean>
  /** The screen goes; what is on its way then shows wherever one is */
  readonly leave: (pulang: () => void) => void
}

/** Puts a punch into the outbox and tells each step. Rejects if it could not be made. */
export async function startKiriman(
  client: QueryClient,
  entri: PunchEntri,
  tell: (langkah: Langkah) => void,
): Promise<Kiriman> {
  const { kunci } = entri.punch
  let isDitolak = false
  let isDiSini = false
  watchKiriman(kunci)
  const endKabar = listenKabar((kabar) => {
    const langkah = langkahFrom(kunci, kabar)
    isDitolak = langkah?.jenis === 'ditolak'
    if (langkah === null) return
    tell(langkah.jenis === 'gagal' && !isDiSini && !navigator.onLine ? TERSIMPAN : langkah)
  })
  try {
    await storePunch(client, entri)
  } catch (error) {
    endKabar()
    endWatch(kunci, () => undefined)
    throw error
  }
  const tellKeping = () => {
    const keping = readKeadaan().entri.find((satu) => satu.kunci === kunci && satu.ditolak === null)
    if (keping === undefined) return
    isDiSini = isSementara(keping)
    if (isDiSini) tell(SEMENTARA)
    else if (!navigator.onLine) tell(TERSIMPAN)
  }
  tellKeping()
  // Until there is room for it.
  const endKeadaan = watchKeadaan(() => isDiSini && tellKeping())
  return {
    sendAgain: () => {
      tellKeping()
      void sendNow()
    },
    withdraw: () => withdraw(kunci),
    leave: (pulang) => {
      endKabar()
      endKeadaan()
      endWatch(kunci, pulang)
      // Its reason has been read here.
      if (isDitolak) void withdraw(kunci)
    },
  }
}

const TERSIMPAN: Langkah = { jenis: 'tersimpan' }
const SEMENTARA: Langkah = {
  jenis: 'sementara',
  error: new ApiError({
    message:
      'Penyimpanan ponsel penuh atau diblokir. Presensi ini hanya ada di layar ini: jangan tutup sampai terkirim.',
  }),
}

function langkahFrom(kunci: string, kabar: Kabar): Langkah | null {
  if (kabar.jenis === 'berhenti' && kabar.kunci === kunci) return gagalFrom(kabar.hasil)
  if (kabar.jenis !== 'selesai' || kabar.entri.kunci !== kunci) return null
  const { hasil, entri } = kabar
  if (hasil.jenis === 'diterima') {
    const tercatat = tercatatOf(hasil.body, false)
    return tercatat === null ? { jenis: 'diajukan' } : { jenis: 'tercatat', hasil: tercatat }
  }
  if (hasil.jenis !== 'ditolak') return null
  const { status, body } = hasil.ditolak
  const lain = status === 409 ? tercatatOf(body, true) : null
  if (lain === null) return { jenis: 'ditolak', error: errorFromBody(status, body) }
  // Told on the screen that is open: it need not be kept to be read.
  void removeRead(entri)
  return { jenis: 'tercatat', hasil: lain }
}

/** Nothing where the session has ended: the sign-in says so. */
function gagalFrom(hasil: Hasil): Langkah | null {
  if (hasil.jenis !== 'nanti') return null
  const error =
    hasil.body === null ? new ApiError({ message: UNREACHABLE }) : errorFromBody(hasil.status, hasil.body)
  return { jenis: 'gagal', error }
}
