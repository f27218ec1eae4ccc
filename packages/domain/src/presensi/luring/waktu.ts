/** When a punch was taken, reckoned from what its phone heard and saw of time, and how far that is to be believed. */
import type { Detik, Instan } from '../../waktu.ts'

/** How far a reckoned time is believed (`docs/rules.md`, section 2.22). */
export const NILAI_WAKTU = ['kuat', 'sedang', 'lemah'] as const
export type NilaiWaktu = (typeof NILAI_WAKTU)[number]

/** Why a reckoned time is no more than `sedang`. */
const ALASAN_SEDANG = [
  'HALAMAN_LAIN',
  'PONSEL_TIDUR',
  'PENGIRIM_LAIN',
  'PONSEL_BARU',
  'AKUN_DI_TEMPAT_LAIN',
] as const
/** Why it is `lemah`. */
const ALASAN_LEMAH = [
  'TANDA_TANGAN_SALAH',
  'PONSEL_LAIN',
  'AKUN_LAIN',
  'ISI_BERBEDA',
  'TANPA_WAKTU_SERVER',
  'WAKTU_SERVER_LAMA',
  'JAM_BERGESER',
  'JAM_BERBEDA_SAAT_KIRIM',
  'TANPA_JAM_KIRIM',
  'DI_LUAR_RENTANG',
  'TERDENGAR_SESUDAHNYA',
  'AKUN_DARING_SESUDAHNYA',
] as const
export const ALASAN_WAKTU = [...ALASAN_SEDANG, ...ALASAN_LEMAH] as const
export type AlasanWaktu = (typeof ALASAN_WAKTU)[number]

/** What is no more than a phone that has not been heard lately. */
const BELUM_TERDENGAR: ReadonlySet<AlasanWaktu> = new Set([
  'TANPA_WAKTU_SERVER',
  'WAKTU_SERVER_LAMA',
  'TANPA_JAM_KIRIM',
])

/** How many hours a punch without a network may be set to wait, by the company or a site. */
export const JAM_LURING = {
  dari: 1,
  sampai: 168,
  pesan: 'Batas presensi tanpa jaringan 1 sampai 168 jam.',
} as const

/** Clocks of one phone that differ by no more are the same. */
export const SELISIH_SAMA_MS = 2000
/** So long a request may be under way: so much later it may arrive by the same clock. */
const DI_JALAN_MS = 30_000
/** A phone that was heard at about the moment of its token or of the punch has two tabs, or an answer under way. */
export const SEKITAR_MS = 30_000
/** A page that is seen hears the time anew in less: so long after a hearing its own calls say nothing. */
const DENGAR_LAGI_MS = 12 * 60_000
/** A key that is known for less is nobody's usual phone. */
const PONSEL_BARU_MS = 3 * 86_400_000
/** Server time that was heard longer ago than this says nothing of a clock any more. */
const DENGAR_TERLAMA_MS = 48 * 3_600_000
/** A punch that arrives so soon after it was taken was made online. */
const SEKETIKA_MS = 60_000
/** Nothing that a phone claims lies further back. */
const TERLAMA_MS = 366 * 86_400_000

/** What a page saw at one moment: the clock on its phone, its own monotonic clock, both in ms, and which life of a page it was. */
export type JamHalaman = { readonly jam: Instan; readonly mono: number; readonly hidup: string }

/** The clock as the punch was sent; without the page's own, whoever sent it knows no more. */
export type JamKirim = {
  readonly jam: Instan
  readonly halaman: {
    readonly mono: number
    readonly hidup: string
    /** As `BuktiWaktu.bergeser`, up to this moment */
    readonly bergeser: number
  } | null
}

/** What is known of a punch's time; all but `token`, `tiba`, `didengar` and `cacat` are the phone's claims. */
export type BuktiWaktu = {
  /** The server time that the phone heard last, by a token that the server signed; null without one */
  readonly token: Instan | null
  /** When it was heard */
  readonly dengar: JamHalaman | null
  readonly ambil: JamHalaman
  /** The largest move, in ms, of the phone's clock against the page's since it was heard; sleep moves it forward */
  readonly bergeser: number
  readonly kirim: JamKirim | null
  readonly tiba: Instan
}

/** A stretch of time in which an account called again and again. */
export type Panggilan = {
  readonly dari: Instan
  readonly sampai: Instan
  /** `ini`: the phone of the punch; `kiriman`: it sent what had waited on it; `lain`: whatever else */
  readonly oleh: 'ini' | 'kiriman' | 'lain'
}

/** What the server holds against a claim. */
export type Pembanding = {
  /** Moments at which the account was heard, about those of the punch */
  readonly didengar: readonly Instan[]
  /** Those that touch the time from the hearing to the arrival, of what was taken offline */
  readonly panggilan?: readonly Panggilan[]
  /** Since when the phone's key is known; null: by nobody */
  readonly kunciSejak?: Instan | null
  /** What of the entry is not what it says it is */
  readonly cacat: readonly AlasanWaktu[]
}

/** A reckoned time and how far it is believed. */
export type WaktuDinilai = {
  readonly nilai: NilaiWaktu
  /** Never before the token's moment nor after the arrival */
  readonly taksir: Instan
  /** Of `kuat` none */
  readonly alasan: readonly AlasanWaktu[]
}

/** When a punch was taken by what its phone claims: never before its token nor after its arrival. */
export function computeTaksir(bukti: BuktiWaktu): Instan {
  const { token, tiba } = bukti
  const dari = Math.max(token ?? -Infinity, tiba - TERLAMA_MS)
  return Math.round(Math.min(tiba, Math.max(Math.min(dari, tiba), computeMentah(bukti))))
}

/** How far the reckoned time of a punch is believed, and why no further. */
export function judgeWaktu(bukti: BuktiWaktu, pembanding: Pembanding): WaktuDinilai {
  const taksir = computeTaksir(bukti)
  const lemah = [...new Set([...pembanding.cacat, ...alasanLemah(bukti, taksir, pembanding)])]
  if (lemah.length > 0) return { nilai: 'lemah', taksir, alasan: lemah }
  const sedang = [...alasanSedang(bukti), ...alasanPonsel(bukti, taksir, pembanding)]
  return { nilai: sedang.length > 0 ? 'sedang' : 'kuat', taksir, alasan: sedang }
}

/** By which moment lateness is reckoned: what is weak counts as taken when it arrived. */
export function saatTerhitung({ nilai, taksir }: WaktuDinilai, tiba: Instan): Instan {
  return nilai === 'lemah' ? tiba : taksir
}

/** Whole seconds between taking and arrival; 0 of what was made online. */
export function lamaLuring(taksir: Instan, tiba: Instan): Detik {
  return tiba - taksir <= SEKETIKA_MS ? 0 : Math.floor((tiba - taksir) / 1000)
}

/**
 * Whether a punch is too old to be recorded as one: somebody decides on it. `perusahaan` and `kantor`: the hours it may wait, its
 * site's where that has its own.
 */
export function isTerlaluLama(
  taksir: Instan,
  tiba: Instan,
  { perusahaan, kantor }: { readonly perusahaan: number; readonly kantor: number | null },
): boolean {
  return tiba - taksir > (kantor ?? perusahaan) * 3_600_000
}

/** Why somebody is to look at a punch for its time's sake; null: nobody need. */
export type SebabTinjau = 'waktu' | 'sampel' | null

/** By which of the punches that were taken offline some are looked at: a number of the server's, and how many of a hundred. */
export type Sampel = { readonly undian: number; readonly persen: number }

/**
 * All weak ones, what was taken offline while its account was in use elsewhere, and of the others that were taken offline a
 * sample. What was made online by a phone that has not been heard lately is as if it had said nothing of its time.
 */
export function sebabTinjau(
  { nilai, taksir, alasan }: WaktuDinilai,
  tiba: Instan,
  { undian, persen }: Sampel,
): SebabTinjau {
  const isLuring = lamaLuring(taksir, tiba) > 0
  if (nilai === 'lemah')
    return isLuring || !alasan.every((satu) => BELUM_TERDENGAR.has(satu)) ? 'waktu' : null
  if (alasan.includes('AKUN_DI_TEMPAT_LAIN')) return 'waktu'
  return isLuring && undian % 10_000 < persen * 100 ? 'sampel' : null
}

/**
 * By how many milliseconds the phone's clock was moved since it heard the server's time, below 0 back: the larger of what was seen
 * until the shot and until the sending. 0 where nothing was heard. Sleep moves nothing, nor does the way to the server by more
 * than it takes.
 */
export function computeGeserJam({ token, dengar, ambil, bergeser, kirim, tiba }: BuktiWaktu): number {
  if (token === null || dengar === null) return 0
  const geser = [geserHalaman(dengar, ambil, bergeser)]
  if (kirim !== null) {
    // What the way takes looks like a clock set back by it, what the page slept like one set forward.
    const maju = kirim.jam - tiba - (dengar.jam - token)
    const { halaman } = kirim
    const sejak = halaman?.hidup === dengar.hidup ? selisihJam(dengar, { ...halaman, jam: kirim.jam }) : null
    const isSama = sejak !== null && sejak >= maju && sejak <= maju + DI_JALAN_MS
    geser.push(isSama ? sejak : maju)
    // Set forward for the shot, it was set back before the sending.
    const sesudah = halaman?.hidup === ambil.hidup ? selisihJam(ambil, { ...halaman, jam: kirim.jam }) : 0
    if (sesudah < -SELISIH_SAMA_MS) geser.push(sesudah)
  }
  return geser.reduce((besar, satu) => (Math.abs(satu) > Math.abs(besar) ? satu : besar))
}

/** By how much the phone's clock was set until the shot, as far as it is no sleep. */
function geserHalaman(dengar: JamHalaman, ambil: JamHalaman, bergeser: number): number {
  if (dengar.hidup !== ambil.hidup) return 0
  const selisih = selisihJam(dengar, ambil)
  if (selisih < -SELISIH_SAMA_MS) return selisih
  // It was elsewhere in between, and came back.
  return bergeser > Math.max(0, selisih) + SELISIH_SAMA_MS ? bergeser : 0
}

/** The reason in a sentence for everybody who sees the punch, without a full stop. */
export function kalimatAlasan(alasan: AlasanWaktu): string {
  return KALIMAT[alasan]
}

const KALIMAT: Readonly<Record<AlasanWaktu, string>> = {
  HALAMAN_LAIN: 'aplikasi dibuka ulang sebelum foto diambil',
  PONSEL_TIDUR: 'ponsel tidur sebelum foto diambil',
  PENGIRIM_LAIN: 'dikirim setelah aplikasi dibuka ulang',
  PONSEL_BARU: 'ponsel baru dipakai kurang dari 3 hari',
  AKUN_DI_TEMPAT_LAIN: 'akun ini dipakai di perangkat lain sebelum presensi tiba',
  TANDA_TANGAN_SALAH: 'tanda tangan ponsel tidak cocok',
  PONSEL_LAIN: 'bukti waktu milik ponsel lain',
  AKUN_LAIN: 'bukti waktu milik akun lain',
  ISI_BERBEDA: 'isi kiriman berbeda dari yang ditandatangani',
  TANPA_WAKTU_SERVER: 'ponsel belum mendengar jam server',
  WAKTU_SERVER_LAMA: 'jam server terakhir didengar lebih dari 48 jam sebelumnya',
  JAM_BERGESER: 'jam ponsel digeser',
  JAM_BERBEDA_SAAT_KIRIM: 'jam ponsel berbeda saat dikirim',
  TANPA_JAM_KIRIM: 'jam ponsel saat mengirim tidak disebut',
  DI_LUAR_RENTANG: 'waktunya di luar rentang yang mungkin',
  TERDENGAR_SESUDAHNYA: 'ponsel mendengar jam server yang lebih baru daripada yang disebut',
  AKUN_DARING_SESUDAHNYA: 'akun ini masih daring antara jam server terakhir dan foto',
}

/** Within one life of a page by its own clock, which nobody sets; where that stood still, or in another life, by the phone's. */
function computeMentah({ token, dengar, ambil, kirim, tiba }: BuktiWaktu): Instan {
  if (token === null || dengar === null) return kirim === null ? ambil.jam : ambil.jam + (tiba - kirim.jam)
  const isTidur = dengar.hidup !== ambil.hidup || selisihJam(dengar, ambil) > SELISIH_SAMA_MS
  return token + (isTidur ? ambil.jam - dengar.jam : ambil.mono - dengar.mono)
}

function alasanLemah(bukti: BuktiWaktu, taksir: Instan, pembanding: Pembanding): AlasanWaktu[] {
  const { token, dengar, ambil, kirim, tiba } = bukti
  if (token === null || dengar === null) return ['TANPA_WAKTU_SERVER']
  const mentah = computeMentah(bukti)
  const alasan: AlasanWaktu[] = []
  if (mentah < token - SELISIH_SAMA_MS || mentah > tiba + SELISIH_SAMA_MS) alasan.push('DI_LUAR_RENTANG')
  if (mentah - token > DENGAR_TERLAMA_MS) alasan.push('WAKTU_SERVER_LAMA')
  if (isBergeser(dengar, ambil, bukti.bergeser)) alasan.push('JAM_BERGESER')
  if (pembanding.didengar.some((saat) => token + SEKITAR_MS < saat && saat < taksir - SEKITAR_MS))
    alasan.push('TERDENGAR_SESUDAHNYA')
  else if (isDaring(token, taksir, tiba, pembanding)) alasan.push('AKUN_DARING_SESUDAHNYA')
  if (kirim === null) return [...alasan, 'TANPA_JAM_KIRIM']
  // The way takes time, which looks like a clock set back by it: in that direction alone.
  const beda = tiba - kirim.jam - (token - dengar.jam)
  const { halaman } = kirim
  const geser = halaman !== null && isBergeser(dengar, { ...halaman, jam: kirim.jam }, halaman.bergeser)
  if (beda < -SELISIH_SAMA_MS || beda > SELISIH_SAMA_MS + DI_JALAN_MS || geser)
    alasan.push('JAM_BERBEDA_SAAT_KIRIM')
  return alasan
}

/** Whether an account went on calling after its phone had heard the time: a newer one was to be heard. */
function isDaring(token: Instan, taksir: Instan, tiba: Instan, { panggilan = [] }: Pembanding): boolean {
  if (lamaLuring(taksir, tiba) === 0) return false
  return panggilan.some(({ oleh, dari, sampai }) => {
    const sesudah = token + (oleh === 'ini' ? DENGAR_LAGI_MS : SEKITAR_MS)
    return oleh !== 'kiriman' && isBerpotongan(dari, sampai, sesudah, taksir - SEKITAR_MS)
  })
}

/** What a phone's coming back to the network does not explain. */
function alasanPonsel(
  { tiba }: BuktiWaktu,
  taksir: Instan,
  { panggilan = [], kunciSejak = null }: Pembanding,
): AlasanWaktu[] {
  if (lamaLuring(taksir, tiba) === 0) return []
  const alasan: AlasanWaktu[] = []
  if (kunciSejak !== null && taksir - kunciSejak < PONSEL_BARU_MS) alasan.push('PONSEL_BARU')
  const isLain = panggilan.some(
    ({ oleh, dari, sampai }) => oleh === 'lain' && isBerpotongan(dari, sampai, taksir + SEKITAR_MS, tiba + 1),
  )
  if (isLain) alasan.push('AKUN_DI_TEMPAT_LAIN')
  return alasan
}

/** Whether a stretch has something within two moments, neither of them included. */
function isBerpotongan(dari: Instan, sampai: Instan, sesudah: Instan, sebelum: Instan): boolean {
  return sesudah < sebelum && sampai > sesudah && dari < sebelum
}

function alasanSedang({ dengar, ambil, bergeser, kirim }: BuktiWaktu): AlasanWaktu[] {
  if (dengar === null || dengar.hidup !== ambil.hidup) return ['HALAMAN_LAIN']
  if (selisihJam(dengar, ambil) > SELISIH_SAMA_MS || bergeser > SELISIH_SAMA_MS) return ['PONSEL_TIDUR']
  // How long a request was under way cannot be told from a move of some seconds but by the page's own clock.
  const { halaman = null, jam = 0 } = kirim ?? {}
  return halaman !== null &&
    halaman.hidup === dengar.hidup &&
    selisihJam(dengar, { ...halaman, jam }) <= SELISIH_SAMA_MS &&
    halaman.bergeser <= SELISIH_SAMA_MS
    ? []
    : ['PENGIRIM_LAIN']
}

/** By how much the phone's clock went further than the page's, in ms; the page's never goes further but where the phone's was set back. */
function selisihJam(dari: JamHalaman, sampai: JamHalaman): number {
  return sampai.jam - dari.jam - (sampai.mono - dari.mono)
}

/** Whether the phone's clock was set between two moments: sleep alone takes it forward, and leaves it there. */
function isBergeser(dari: JamHalaman, sampai: JamHalaman, bergeser: number): boolean {
  const lewat = sampai.jam - dari.jam
  if (dari.hidup !== sampai.hidup)
    return lewat < -SELISIH_SAMA_MS || bergeser > Math.max(0, lewat) + SELISIH_SAMA_MS
  const geser = selisihJam(dari, sampai)
  return geser < -SELISIH_SAMA_MS || bergeser > Math.max(0, geser) + SELISIH_SAMA_MS
}
