import { createPublicKey, verify } from 'node:crypto'
import { HIDUP, buktiLuring } from '@rekan/contract/presensi/ponsel'
import {
  type AlasanWaktu,
  type BuktiWaktu,
  type JamKirim,
  type SebabTinjau,
  type WaktuDinilai,
  SEKITAR_MS,
  computeTaksir,
  judgeWaktu,
  lamaLuring,
  saatTerhitung,
  sebabTinjau,
} from '@rekan/domain/presensi/luring/waktu'
import type { Tanda } from '@rekan/domain/presensi/tinjauan/tanda'
import type { Detik, Instan, Tanggal } from '@rekan/domain/waktu'
import type { z } from 'zod'
import type { Tx } from '../../../platform/db.ts'
import { type DomainError, invalid } from '../../../platform/errors.ts'
import type { Kiriman } from '../../../platform/kiriman.ts'
import type { JenisKejadian } from '../../../platform/schema.presensi.ts'
import type { Times } from '../../../platform/times.ts'
import { type Pembanding, fetchPembanding } from './bukti.queries.ts'
import type { Dahulu } from './dahulu.ts'

type Entri = z.output<typeof buktiLuring>

/** What a punch brings as it was sent. */
export type PunchDikirim = {
  readonly penggunaId: number
  readonly jenis: JenisKejadian
  readonly sha256: Buffer
  readonly kiriman: Kiriman
  readonly fields: {
    readonly luring?: string | undefined
    readonly luring_tanda?: string | undefined
    readonly latitude?: number | undefined
    readonly longitude?: number | undefined
  }
}

/** Its evidence; nothing of it is believed yet. */
export type BuktiDikirim = {
  readonly teks: string
  readonly tanda: string
  readonly entri: Entri
  readonly kirim: JamKirim | null
  readonly penggunaId: number
  /** The server time that its token proves */
  readonly token: Instan | null
  /** What of it is not what it says, as far as the entry alone tells */
  readonly cacat: readonly AlasanWaktu[]
}

/**
 * Reads the evidence of a punch; null where its client brings none, the refusal (422) of what is none: whoever may not punch for
 * somebody is told no more than ever.
 */
export function readBukti(times: Times, punch: PunchDikirim): BuktiDikirim | DomainError | null {
  const { luring: teks, luring_tanda: tanda } = punch.fields
  if (teks === undefined && tanda === undefined) return null
  if (teks === undefined) return invalid({ luring: ['Bukti waktu tidak disebut.'] })
  if (tanda === undefined) return invalid({ luring_tanda: ['Tanda tangan ponsel tidak disebut.'] })
  const entri = readEntri(teks)
  if (entri === null) return invalid({ luring: ['Bukti waktu tidak dapat dibaca.'] })
  const heard = entri.token === null ? null : times.read(entri.token)
  const isMilik = heard?.ponselId === entri.ponsel && heard.penggunaId === punch.penggunaId
  const cacat: AlasanWaktu[] = []
  if (entri.token !== null && heard === null) cacat.push('TANDA_TANGAN_SALAH')
  if (heard !== null && heard.ponselId !== entri.ponsel) cacat.push('PONSEL_LAIN')
  if (entri.akun !== punch.penggunaId || (heard !== null && heard.penggunaId !== punch.penggunaId))
    cacat.push('AKUN_LAIN')
  if (!isSerupa(entri, punch)) cacat.push('ISI_BERBEDA')
  return {
    teks,
    tanda,
    entri,
    kirim: readJamKirim(punch.kiriman.jam),
    penggunaId: punch.penggunaId,
    token: isMilik ? heard.waktu : null,
    cacat,
  }
}

/** When a punch with evidence was taken, how far that is believed, and what follows. */
export type WaktuPunch = WaktuDinilai & {
  readonly tiba: Instan
  /** All that is known of its time */
  readonly diketahui: BuktiWaktu
  /** By which it counts */
  readonly terhitung: Instan
  readonly luring: Detik
  readonly tanda: readonly Tanda[]
  /** How many hours it may wait until nobody's word but somebody's decision records it: by the company, and by sites with their own */
  readonly jam: { readonly perusahaan: number; readonly kantor: Readonly<Record<number, number>> }
  /** Days up to this one belong to months whose pay was published since */
  readonly terbitSampai: Tanggal | null
  /** What was otherwise when it was taken */
  readonly dahulu: Dahulu | null
  readonly ponselId: number | null
  readonly bukti: BuktiDikirim
}

/** Judges a punch's evidence by what the server knows of its phone. */
export async function judgeBukti(
  tx: Tx,
  bukti: BuktiDikirim,
  karyawanId: number,
  tiba: Instan,
): Promise<WaktuPunch> {
  const { entri, penggunaId } = bukti
  const diketahui: BuktiWaktu = {
    token: bukti.token,
    dengar: entri.dengar,
    ambil: entri.ambil,
    bergeser: entri.bergeser,
    kirim: bukti.kirim,
    tiba,
  }
  const taksir = computeTaksir(diketahui)
  const luring = lamaLuring(taksir, tiba)
  const punch = { penggunaId, karyawanId, ponselId: entri.ponsel, taksir, tiba, sebelum: taksir - SEKITAR_MS }
  const pembanding = await fetchPembanding(tx, punch, luring > 0)
  const { didengar, pengaturan } = pembanding
  const dinilai = judgeWaktu(diketahui, {
    didengar: didengar === null ? [] : [didengar],
    cacat: [...bukti.cacat, ...judgePonsel(bukti, pembanding)],
  })
  const sampel = { kunci: entri.kunci, persen: pengaturan.luring_sampel_persen }
  return {
    ...dinilai,
    tiba,
    diketahui,
    terhitung: saatTerhitung(dinilai, tiba),
    luring,
    tanda: tandaWaktu(sebabTinjau(dinilai, tiba, sampel), dinilai, luring),
    jam: { perusahaan: pengaturan.luring_jam, kantor: pembanding.jamKantor },
    terbitSampai: luring > 0 ? pembanding.terbitSampai : null,
    dahulu: pembanding.dahulu,
    ponselId: pembanding.terhubung ? entri.ponsel : null,
    bukti,
  }
}

function tandaWaktu(sebab: SebabTinjau, { alasan }: WaktuDinilai, detik: Detik): readonly Tanda[] {
  if (sebab === null) return []
  return sebab === 'lemah' ? [{ kode: 'WAKTU_LEMAH', detik, alasan }] : [{ kode: 'LURING_SAMPEL', detik }]
}

/** What of an entry its phone has not said. */
function judgePonsel({ teks, tanda }: BuktiDikirim, { kunci, terhubung }: Pembanding): AlasanWaktu[] {
  if (kunci === null || !terhubung) return ['PONSEL_LAIN']
  return isDitandatangani(kunci, teks, tanda) ? [] : ['TANDA_TANGAN_SALAH']
}

/** Whether the holder of a key of P-256, given as its point, has signed exactly this text. */
function isDitandatangani(titik: Buffer, teks: string, tanda: string): boolean {
  const signature = Buffer.from(tanda, 'base64url')
  if (signature.length !== 64) return false
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: titik.toString('base64url', 1, 33),
    y: titik.toString('base64url', 33, 65),
  }
  try {
    const key = createPublicKey({ key: jwk, format: 'jwk' })
    return verify('sha256', Buffer.from(teks), { key, dsaEncoding: 'ieee-p1363' }, signature)
  } catch {
    return false
  }
}

/** The texts of a form's numbers are not always those of JSON. */
const DERAJAT_SAMA = 1e-6

/** Whether an entry speaks of the punch that it came with. */
function isSerupa(entri: Entri, { jenis, sha256, kiriman, fields }: PunchDikirim): boolean {
  const isDekat = (satu: number | null, lain: number | undefined) =>
    satu === null || lain === undefined ? (satu ?? undefined) === lain : Math.abs(satu - lain) <= DERAJAT_SAMA
  return (
    entri.kunci === kiriman.kunci &&
    entri.jenis === jenis &&
    entri.foto === sha256.toString('hex') &&
    isDekat(entri.latitude, fields.latitude) &&
    isDekat(entri.longitude, fields.longitude)
  )
}

function readEntri(teks: string): Entri | null {
  try {
    return buktiLuring.safeParse(JSON.parse(teks)).data ?? null
  } catch {
    return null
  }
}

/** `Rekan-Jam`: the phone's clock, and where the sender is a page its own clock, its life, and what moves it has seen. */
export function readJamKirim(teks: string | null): JamKirim | null {
  const [jam, mono, hidup, bergeser, ...lebih] = teks?.trim().split(/\s+/) ?? []
  const angka = (kata: string | undefined) =>
    kata !== undefined && /^-?\d{1,16}(\.\d{1,20})?$/.test(kata) ? Number(kata) : null
  const [saat, lewat, geser] = [angka(jam), angka(mono), angka(bergeser)]
  if (saat === null || lebih.length > 0) return null
  const isHalaman = lewat !== null && geser !== null && hidup !== undefined && HIDUP.test(hidup)
  return { jam: saat, halaman: isHalaman ? { mono: lewat, hidup, bergeser: Math.abs(geser) } : null }
}
