import { type Shift } from '@rekan/domain/jadwal/jadwal'
import { computeLebihAwal, computeTelat } from '@rekan/domain/presensi/hari/presensi'
import {
  type Instan,
  type KodeZona,
  type Tanggal,
  formatJam,
  jamLokal,
  namaHari,
  tanggalLokal,
} from '@rekan/domain/waktu'
import type { Keadaan } from '../../lib/kotak/kotak.ts'
import { serverNow } from '../../lib/clock.ts'
import { formatTanggalAngka } from '../../lib/format.ts'
import { type EntriRingkas, isSementara } from '../../lib/kotak/entri.ts'
import { type Kejadian, type Presensi, langkahFrom } from './hari.wire.ts'

/** What screens show of a punch that is in the outbox. */
export type KabarPunch = {
  readonly tentang: 'presensi'
  readonly jenis: 'checkIn' | 'checkOut'
  /** Another, for whom it was made; null for one's own */
  readonly orang: string | null
  /** The same by id, of who was punched for */
  readonly karyawanId?: number
  /** The attendance day it was made for */
  readonly tanggal: Tanggal
  /** When the photo was taken, by the server's clock as far as it was known */
  readonly saat: Instan
  readonly zona: KodeZona
  /** `di dalam area ± 9 m` */
  readonly tempat: string
  /** When the server's time was last heard, and how far the phone's clock was from it, in ms; null if it was not */
  readonly dengar: { readonly saat: Instan; readonly selisih: number } | null
}

/** The key of a punch that only waits, in the place of the server's id. */
const TANPA_ID = 0

export function isKabarPunch(kabar: unknown): kabar is KabarPunch {
  return (kabar as { readonly tentang?: unknown } | null)?.tentang === 'presensi'
}

/** `Check in 05.52`; of another day than today `Check in Jumat 20/11 05.52` */
export function namaPunch({ jenis, saat, zona }: KabarPunch): string {
  const jam = formatJam(jamLokal(saat, zona)).slice(0, 5).replace(':', '.')
  const tanggal = tanggalLokal(saat, zona)
  const hari =
    tanggal === tanggalLokal(serverNow(), zona)
      ? ''
      : `${namaHari(tanggal)} ${formatTanggalAngka(tanggal).slice(0, 5)} `
  return `${jenis === 'checkIn' ? 'Check in' : 'Check out'} ${hari}${jam}`
}

/** How what waits is kept: the device may have no room for it. */
export function kalimatKeping(entri: EntriRingkas): string {
  return isSementara(entri)
    ? 'hanya ada di layar ini, jangan ditutup sampai terkirim'
    : 'tersimpan di ponsel, menunggu jaringan'
}

/**
 * The day as it will be once what waits has been recorded, so that it goes on without a network: what the server has
 * stands, what waits comes where it has nothing; as it is, until the outbox has been read: what the last start knew of it stands.
 * `terkirim`: what it has recorded since, which `presensi` does not know.
 */
export function withTertunda(
  presensi: Presensi,
  shift: Shift | null,
  { entri, mengirim, isTerbaca }: Keadaan,
  terkirim: readonly EntriRingkas[] = [],
): Presensi {
  if (!isTerbaca && terkirim.length === 0) return presensi
  const { tertunda: _, ...dasar } = presensi
  const menunggu = entri.filter((satu) => isMenunggu(satu, presensi.tanggal))
  const semua = [...menunggu, ...terkirim.filter((satu) => isMenunggu(satu, presensi.tanggal))]
  const waiting = (jenis: KabarPunch['jenis']) =>
    semua.find(({ kabar }) => (kabar as KabarPunch).jenis === jenis)?.kabar as KabarPunch | undefined
  const pick = (jenis: KabarPunch['jenis'], lama: Kejadian | null) => {
    if (lama !== null && lama.id !== TANPA_ID) return lama
    const kabar = waiting(jenis)
    return kabar === undefined ? null : kejadianPonsel(kabar, shift)
  }
  const checkIn = pick('checkIn', presensi.checkIn)
  const checkOut = pick('checkOut', presensi.checkOut)
  const terakhir = menunggu.at(-1)
  // `HADIR` again becomes what it was before the check-in, where that is taken back.
  const status = checkIn === null && presensi.checkIn?.id === TANPA_ID ? 'BELUM_PRESENSI' : presensi.status
  return {
    ...dasar,
    status,
    checkIn,
    checkOut,
    langkah: langkahFrom(status, checkIn !== null, checkOut !== null),
    ...(terakhir !== undefined && kalimatMenunggu(terakhir, mengirim)),
  }
}

/** How a punch stands that waits. */
export function kalimatMenunggu(entri: EntriRingkas, mengirim: string | null) {
  const nasib = entri.kunci === mengirim ? 'sedang dikirim' : kalimatKeping(entri)
  return { tertunda: `${namaPunch(entri.kabar as KabarPunch)} ${nasib}` }
}

function isMenunggu({ kabar, ditolak }: EntriRingkas, tanggal: Tanggal): boolean {
  return ditolak === null && isKabarPunch(kabar) && kabar.orang === null && kabar.tanggal === tanggal
}

/** A punch as the phone knows it. Nobody can take it back by the server: `byAdmin` keeps that from being offered. */
export function kejadianPonsel(
  { jenis, tanggal, saat, zona }: Pick<KabarPunch, 'jenis' | 'tanggal' | 'saat' | 'zona'>,
  shift: Shift | null,
): Kejadian {
  return {
    id: TANPA_ID,
    presensiId: TANPA_ID,
    tanggal,
    waktu: formatJam(jamLokal(saat, zona)),
    saat,
    byAdmin: true,
    telat: jenis === 'checkIn' ? computeTelat(shift, saat) : 0,
    lebihAwal: jenis === 'checkOut' ? computeLebihAwal(shift, saat) : 0,
  }
}
