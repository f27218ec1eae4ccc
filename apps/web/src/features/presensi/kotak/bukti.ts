import { sessionMark } from '../../../lib/session.ts'
import { type Dengar, type JamHalaman, readDengar, recordJam } from '../../../lib/kotak/jam.ts'
import { readPonsel, signTeks } from '../../../lib/kotak/ponsel.ts'
import type { Office } from '../../hari/hari.wire.ts'
import type { PunchBaru } from './punch-baru.ts'

export type Bukti = {
  /** The fields that carry it; none where this phone has no number yet */
  readonly bidang: Readonly<Record<string, string>>
  /** What was heard of the server's time before */
  readonly dengar: Dengar | null
}

/** What the phone knows of the moment a punch was made at, signed by its key. Never in the way of the punch itself. */
export async function composeBukti(
  punch: PunchBaru,
  ambil: JamHalaman,
  akun: number,
  foto: ArrayBuffer,
): Promise<Bukti> {
  const bergeserHalaman = recordJam(ambil)
  try {
    const [ponsel, dengar] = await Promise.all([readPonsel(), readDengar(sessionMark())])
    // What is signed names its account.
    if (ponsel === null || akun === 0) return { bidang: {}, dengar }
    const { bacaan, diambilPada } = punch
    const luring = JSON.stringify({
      v: 1,
      ponsel,
      akun,
      kunci: punch.kunci,
      jenis: punch.jenis === 'checkIn' ? 'check_in' : 'check_out',
      foto: await digestOf(foto),
      latitude: bacaan === null ? null : Number(bacaan.titik.lat.toFixed(4)),
      longitude: bacaan === null ? null : Number(bacaan.titik.lng.toFixed(4)),
      akurasi: bacaan?.akurasi ?? null,
      rinci: bacaanRinci(bacaan),
      posisi_umur: bacaan === null ? null : Math.max(0, Math.round((diambilPada - bacaan.pada) / 1000)),
      tempat_versi: await versiOf(punch.tempat),
      kamera: punch.kamera,
      token: dengar?.token ?? null,
      dengar: dengar && { jam: dengar.jam, mono: dengar.mono, hidup: dengar.hidup },
      ambil,
      bergeser: Math.max(dengar?.bergeser ?? 0, bergeserHalaman),
    })
    return { bidang: { luring, luring_tanda: await signTeks(luring) }, dengar }
  } catch {
    // Without it the punch counts from when it arrives.
    return { bidang: {}, dengar: null }
  }
}

/** The position as the device said it, unrounded. */
function bacaanRinci(bacaan: PunchBaru['bacaan']) {
  if (bacaan?.rinci === undefined) return null
  const { latitude, longitude, accuracy } = bacaan.rinci
  return { latitude, longitude, akurasi: Math.min(accuracy, 10_000_000) }
}

/** Tells one state of a place from another: its area and what it asks. */
async function versiOf({ id, area, kebijakanLokasi }: Office): Promise<string> {
  const teks = JSON.stringify({ id, area, kebijakanLokasi })
  return (await digestOf(new TextEncoder().encode(teks).buffer)).slice(0, 16)
}

async function digestOf(isi: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', isi))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
