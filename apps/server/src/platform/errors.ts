import { SARAN_TERKUNCI, type Terkunci, kalimatTerkunci } from '@rekan/domain/bulan/kunci'
import { formatDurasi } from '@rekan/domain/teks/durasi'

/** Refusals by their code: the status, and the finished text, which says what to do. */
export type Refusals = Readonly<
  Record<string, { readonly status: number; readonly text: (values: never) => string }>
>

/** The platform's own refusals: of identity, rights and form of a request. Each feature has a table of its own. */
export const PLATFORM_REFUSALS = {
  TIDAK_DIKENAL: { status: 404, text: () => 'Alamat yang Anda tuju tidak ditemukan.' },
  MODUL_MATI: { status: 404, text: () => 'Fitur ini tidak dipakai di perusahaan Anda.' },
  PERMINTAAN_RUSAK: {
    status: 400,
    text: () => 'Permintaan tidak dapat dibaca. Muat ulang halaman, lalu coba lagi.',
  },
  CARA_SALAH: {
    status: 405,
    text: () => 'Alamat ini tidak menerima cara panggil tersebut. Muat ulang halaman, lalu coba lagi.',
  },
  HANYA_JSON: { status: 406, text: () => 'Jawaban hanya tersedia sebagai JSON (application/json).' },
  ISIAN_SALAH: { status: 422, text: () => 'Ada isian yang belum benar. Periksa kembali, lalu kirim ulang.' },
  TERLALU_BESAR: { status: 413, text: () => 'Berkas atau isian terlalu besar.' },
  TERLALU_LAMBAT: {
    status: 408,
    text: () => 'Kiriman terlalu lama sampai. Periksa sinyal, lalu coba lagi.',
  },
  KEPALA_TERLALU_BESAR: {
    status: 431,
    text: () => 'Kepala permintaan terlalu besar. Hapus data situs ini di peramban, lalu coba lagi.',
  },
  TANPA_PANJANG: { status: 411, text: () => 'Ukuran kiriman harus disebutkan (Content-Length).' },
  POTONGAN_TIDAK_ADA: { status: 416, text: () => 'Bagian berkas yang diminta tidak ada.' },
  TIPE_SALAH: { status: 415, text: () => 'Jenis isi kiriman tidak didukung.' },
  PERLU_MASUK: { status: 401, text: () => 'Sesi Anda telah berakhir. Silakan masuk kembali.' },
  TANPA_HAK: { status: 403, text: () => 'Peran Anda tidak memiliki hak untuk tindakan ini.' },
  DEMO_TERTUTUP: {
    status: 403,
    text: () =>
      'Ini Rekan contoh yang kata sandinya diketahui umum, jadi hanya terbuka dari mesinnya sendiri. Untuk perusahaan Anda, mulai dengan DATA_DIR kosong dan REKAN_DEMO=0.',
  },
  PERLU_FAKTOR_KEDUA: {
    status: 403,
    text: () =>
      'Perusahaan mewajibkan langkah kedua saat masuk. Pasang passkey atau aplikasi kode lebih dulu.',
  },
  PERLU_SANDI: {
    status: 403,
    text: () => 'Untuk langkah ini, masukkan kata sandi Anda sekali lagi.',
  },
  KUNCI_DIPAKAI: {
    status: 422,
    text: () => 'Kunci kiriman ini sudah dipakai untuk isian lain. Muat ulang halaman, lalu coba lagi.',
  },
  TERLALU_SERING: {
    status: 429,
    text: ({ detik }: { detik: number }) =>
      `Terlalu banyak percobaan. Coba lagi dalam ${formatDurasi(detik < 60 ? detik : Math.ceil(detik / 60) * 60)}.`,
  },
  TERLALU_RAMAI: { status: 503, text: () => 'Terlalu banyak yang sedang masuk. Coba lagi sebentar lagi.' },
  TERLALU_BANYAK_KIRIMAN: {
    status: 503,
    text: () => 'Terlalu banyak kiriman sedang diterima. Coba lagi sebentar lagi.',
  },
  SEDANG_SIBUK: { status: 503, text: () => 'Server sedang sibuk. Coba lagi sebentar lagi.' },
  BELUM_TERCATAT: {
    status: 503,
    text: () => 'Presensi Anda belum tercatat. Coba lagi sebentar lagi.',
  },
  BELUM_SIAP: { status: 503, text: () => 'Layanan belum siap. Coba lagi sebentar lagi.' },
  PENYIMPANAN_PENUH: {
    status: 503,
    text: () => 'Penyimpanan server penuh, jadi ini belum tercatat. Coba lagi sebentar lagi.',
  },
  GANGGUAN: {
    status: 500,
    text: ({ kode }: { kode: string }) =>
      `Terjadi gangguan di server. Coba lagi; bila berulang, sampaikan kode ini kepada administrator. Kode: ${kode}`,
  },
  KARYAWAN_TIDAK_ADA: { status: 404, text: () => 'Karyawan tidak ditemukan.' },
  /** A record of sites that are not all of the caller's branches */
  CATATAN_TIDAK_ADA: { status: 404, text: ({ apa }: { apa: string }) => `${apa} tidak ditemukan.` },
  BUKAN_WEWENANG: { status: 403, text: () => 'Ini bukan wewenang Anda.' },
  TANPA_KARYAWAN: { status: 422, text: () => 'Akun Anda tidak terhubung dengan data karyawan.' },
  /** What would change a day of a month that is locked, by whatever way it comes */
  BULAN_TERKUNCI: {
    status: 409,
    text: (kunci: Terkunci) => `${kalimatTerkunci(kunci)} ${SARAN_TERKUNCI}`,
  },
  /** Of the database: an account decides nothing of who opened it a short while ago */
  AKUN_DIBUKA: {
    status: 403,
    text: ({ oleh, siapa, mulai }: { oleh: string; siapa: readonly string[]; mulai: string }) =>
      `Akun Anda baru dibukakan oleh ${oleh}, jadi urusan ${oleh} belum dapat diputus dari akun ini. ${siapa.length === 0 ? 'Sampai itu urusan ini menunggu; bila tidak dapat, minta pengelola server menjalankan npm run admin -- --buka' : `Sekarang dapat diputus oleh ${siapa.join(', ')}, atau orang lain yang ditunjuk administrator`}; dari akun Anda lagi mulai ${mulai}.`,
  },
  AKUN_PENULIS_DIBUKA: {
    status: 403,
    text: ({ oleh, akun, mulai }: { oleh: string; akun: string; mulai: string }) =>
      `Akun ${akun} baru dibukakan oleh ${oleh}, jadi yang ditulis salah satunya diputus orang lain. Minta HRD lain atau administrator; dari akun ini lagi mulai ${mulai}.`,
  },
  VERSI_USANG: {
    status: 409,
    text: () =>
      'Data ini sudah diubah dari tempat lain sejak Anda membukanya. Periksa data terbaru, lalu simpan lagi.',
  },
} as const satisfies Refusals

type Known<T extends Refusals> = typeof PLATFORM_REFUSALS & T
type Values<T extends Refusals, C extends keyof T> = Parameters<T[C]['text']>[0]
type More = { readonly errors?: FieldErrors; readonly data?: unknown; readonly retryAfter?: number }
type Arguments<V> = V extends undefined ? [values?: undefined, more?: More] : [values: V, more?: More]

/** A code of the platform's own */
export type PlatformCode = keyof typeof PLATFORM_REFUSALS

/** Messages by field; `errors` of a failure. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

/** A refusal with its finished text. `errors` names fields, `data` carries what the client may show (a 409's record). */
export class DomainError extends Error {
  override readonly name = 'DomainError'
  readonly code: string
  readonly status: number
  readonly errors: FieldErrors | undefined
  readonly data: unknown
  /** Whole seconds after which trying again has a chance. */
  readonly retryAfter: number | undefined

  constructor(code: string, status: number, message: string, more: More) {
    super(message)
    this.code = code
    this.status = status
    this.errors = more.errors
    this.data = more.data
    this.retryAfter = more.retryAfter
  }
}

/** Makes a context's `refuse`, which knows its own table and the platform's; codes whose text holds values take them second. */
export function createRefuse<T extends Refusals>(own: T) {
  const table: Refusals = { ...PLATFORM_REFUSALS, ...own }
  return <C extends keyof Known<T> & string>(
    code: C,
    ...[values, more]: Arguments<Values<Known<T>, C>>
  ): DomainError => {
    const { status, text } = table[code] as Refusals[string]
    return new DomainError(code, status, (text as (values: unknown) => string)(values), more ?? {})
  }
}

/** A refusal of the platform's own. */
export const refuse = createRefuse({})

/** 422 with messages by field; the first of them is the message a toast shows. */
export function invalid(errors: FieldErrors): DomainError {
  const { status, text } = PLATFORM_REFUSALS.ISIAN_SALAH
  return new DomainError('ISIAN_SALAH', status, Object.values(errors)[0]?.[0] ?? text(), { errors })
}

/**
 * Throws 409 with what stands now where a record has another version than its writer saw; who names none is not asked.
 */
export async function requireVersi(
  kini: number,
  dilihat: number | undefined,
  show: () => Promise<unknown>,
): Promise<void> {
  if (dilihat !== undefined && dilihat !== kini)
    throw refuse('VERSI_USANG', undefined, { data: await show() })
}
