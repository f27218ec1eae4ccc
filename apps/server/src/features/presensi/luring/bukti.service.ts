import { createPublicKey, verify } from 'node:crypto'
import { HIDUP, buktiLuring } from '@rekan/contract/presensi/ponsel'
import {
  type AlasanWaktu,
  type BuktiWaktu,
  type JamKirim,
  type Panggilan as PanggilanAkun,
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
import { type Detik, type Instan, type Tanggal, hariBarat } from '@rekan/domain/waktu'
import type { z } from 'zod'
import type { Session } from '../../../platform/auth.ts'
import type { Tx } from '../../../platform/db.ts'
import { type DomainError, invalid } from '../../../platform/errors.ts'
import type { Kiriman } from '../../../platform/kiriman.ts'
import type { JenisKejadian } from '../../../platform/schema.presensi.ts'
import { type Panggilan, type RentangPanggilan, namaSesi } from '../../../platform/panggilan.ts'
import type { Times } from '../../../platform/times.ts'
import { type Pembanding, fetchPembanding } from './bukti.queries.ts'
import type { Dahulu } from './dahulu.ts'

type Entri = z.output<typeof buktiLuring>

/** What a punch brings as it was sent. */
export type PunchDikirim = {
  readonly session: Session
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
  /** By which session it came */
  readonly sesi: string
  readonly server: Server
}

/** What of the server judges evidence. */
type Server = { readonly times: Times; readonly panggilan: Panggilan }

/**
 * Reads the evidence of a punch; null where its client brings none, the refusal (422) of what is none: whoever may not punch for
 * somebody is told no more than ever.
 */
export function readBukti(server: Server, punch: PunchDikirim): BuktiDikirim | DomainError | null {
  const { luring: teks, luring_tanda: tanda } = punch.fields
  if (teks === undefined && tanda === undefined) return null
  if (teks === undefined) return invalid({ luring: ['Bukti waktu tidak disebut.'] })
  if (tanda === undefined) return invalid({ luring_tanda: ['Tanda tangan ponsel tidak disebut.'] })
  const entri = readEntri(teks)
  if (entri === null) return invalid({ luring: ['Bukti waktu tidak dapat dibaca.'] })
  const { penggunaId } = punch.session.pelaku
  const heard = entri.token === null ? null : server.times.read(entri.token)
  const isMilik = heard?.ponselId === entri.ponsel && heard.penggunaId === penggunaId
  const cacat: AlasanWaktu[] = []
  if (entri.token !== null && heard === null) cacat.push('TANDA_TANGAN_SALAH')
  if (heard !== null && heard.ponselId !== entri.ponsel) cacat.push('PONSEL_LAIN')
  if (entri.akun !== penggunaId || (heard !== null && heard.penggunaId !== penggunaId))
    cacat.push('AKUN_LAIN')
  if (!isSerupa(entri, punch)) cacat.push('ISI_BERBEDA')
  return {
    teks,
    tanda,
    entri,
    kirim: readJamKirim(punch.kiriman.jam),
    penggunaId,
    token: isMilik ? heard.waktu : null,
    cacat,
    sesi: namaSesi(punch.session.tokenHash),
    server,
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
  const { entri, penggunaId, token, sesi, server } = bukti
  const diketahui: BuktiWaktu = {
    token,
    dengar: entri.dengar,
    ambil: entri.ambil,
    bergeser: entri.bergeser,
    kirim: bukti.kirim,
    tiba,
  }
  const taksir = computeTaksir(diketahui)
  const luring = lamaLuring(taksir, tiba)
  const { ponsel: ponselId } = entri
  const siapa = { penggunaId, karyawanId, ponselId }
  const punch = { ...siapa, token, taksir, tiba, sebelum: taksir - SEKITAR_MS }
  const pembanding = await fetchPembanding(tx, punch, luring > 0)
  const { didengar, pengaturan, kunciSejak } = pembanding
  const cacat = [...bukti.cacat, ...judgePonsel(bukti, pembanding)]
  // It tells which phone its session is on; later punches are held against that.
  if (cacat.length === 0) server.panggilan.record({ penggunaId, sesi, kiriman: true, saat: tiba, ponselId })
  const dinilai = judgeWaktu(diketahui, {
    didengar: didengar === null ? [] : [didengar],
    panggilan: panggilanFrom([...pembanding.panggilan, ...server.panggilan.list(penggunaId)], sesi, ponselId),
    kunciSejak,
    cacat,
  })
  const sampel = {
    // Of one person's punch of one day, whatever key it is sent by, and however often.
    undian: server.times.computeUndian(`${karyawanId} ${hariBarat(taksir)} ${entri.jenis}`),
    persen: pengaturan.luring_sampel_persen,
  }
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
  return sebab === 'waktu' ? [{ kode: 'WAKTU_LEMAH', detik, alasan }] : [{ kode: 'LURING_SAMPEL', detik }]
}

/** Who called, as the phone of a punch sees it: its own sessions are the one it came by and those that were on it. */
function panggilanFrom(
  semua: readonly RentangPanggilan[],
  sesi: string,
  ponselId: number,
): readonly PanggilanAkun[] {
  const sendiri = new Set([
    sesi,
    ...semua.filter((satu) => satu.ponselId === ponselId).map((satu) => satu.sesi),
  ])
  return semua.map((satu) => ({
    dari: satu.dari,
    sampai: satu.sampai,
    oleh: sendiri.has(satu.sesi) ? (satu.kiriman ? 'kiriman' : 'ini') : 'lain',
  }))
}

/** What of an entry its phone has not said. */
function judgePonsel({ teks, tanda }: BuktiDikirim, { kunci, terhubung }: Pembanding): AlasanWaktu[] {
  if (kunci === null || !terhubung) return ['PONSEL_LAIN']
  return isDitandatangani(kunci, teks, tanda) ? [] : ['TANDA_TANGAN_SALAH']
}

/** Whether the holder of a key of P-256, given as its point, has signed exactly this text. */
export function isDitandatangani(titik: Buffer, teks: string, tanda: string): boolean {
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
