import type { Bulan } from '@rekan/domain/bulan'
import type { JenisSlip } from '@rekan/domain/payroll/jenis-slip'
import type { StatusSlip } from '@rekan/domain/payroll/payroll'
import { type CallAnswer, call } from '../../../lib/http.ts'
import type { SaringanGaji } from './gaji.search.ts'

type WireBaris = CallAnswer<'GET /kelola/payroll'>['data'][number]

export type KaryawanSlip = {
  readonly id: number
  readonly kode: string
  readonly nama: string
  readonly penempatan: string
  readonly jenis: string
}

/** A payslip as HR's table shows it; amounts in whole rupiah. */
export type GajiOrang = Bulan & {
  readonly id: number
  readonly jenis: JenisSlip
  readonly status: StatusSlip
  readonly isDibagikan: boolean
  readonly revisi: number
  readonly gajiKotor: number
  readonly totalPotongan: number
  readonly gajiBersih: number
  readonly karyawan: KaryawanSlip
  /** The reader's own: another HR looks after it */
  readonly isSendiri: boolean
  /** What was seen: sharing and publishing refuse what has changed since */
  readonly versi: number
}

export type RingkasanGaji = {
  readonly draft: number
  readonly dibagikan: number
  readonly terbit: number
  /** People of that month without a payslip */
  readonly belum: number
  /** Drafts but the reader's own */
  readonly drafLain: { readonly banyak: number; readonly gajiBersih: number }
  readonly gajiKotor: number
  readonly totalPotongan: number
  readonly gajiBersih: number
}

export type HalamanGaji = {
  readonly items: readonly GajiOrang[]
  readonly halaman: number
  readonly halamanAkhir: number
  /** Of all that the filters leave */
  readonly total: number
  readonly ringkasan: RingkasanGaji
}

export type Hasil = CallAnswer<'POST /kelola/payroll/bagikan'>['data'][number]
export type Susunan = CallAnswer<'POST /kelola/payroll/susun'>['data']
type Halaman = { readonly halaman: number; readonly perHalaman: number }

export async function fetchGaji(
  saringan: SaringanGaji,
  { halaman, perHalaman }: Halaman,
  signal?: AbortSignal,
): Promise<HalamanGaji> {
  const { bulan, tahun, jenis, status, nama, urut } = saringan
  const { data, meta, ringkasan } = await call('GET /kelola/payroll', {
    signal,
    query: {
      bulan: String(bulan),
      tahun: String(tahun),
      jenis,
      status,
      nama,
      sort: urut,
      page: String(halaman),
      per_page: String(perHalaman),
    },
  })
  return {
    items: data.map((wire) => ({ ...gajiFrom(wire), isSendiri: wire.sendiri, versi: wire.versi })),
    halaman: meta.current_page,
    halamanAkhir: meta.last_page,
    total: meta.total,
    ringkasan: {
      draft: ringkasan.draft,
      dibagikan: ringkasan.dibagikan,
      terbit: ringkasan.terbit,
      belum: ringkasan.belum,
      drafLain: { banyak: ringkasan.draf_lain, gajiBersih: ringkasan.draf_lain_bersih },
      gajiKotor: ringkasan.gaji_kotor,
      totalPotongan: ringkasan.total_potongan,
      gajiBersih: ringkasan.gaji_bersih,
    },
  }
}

export type TindakanBanyak = 'bagikan' | 'terbitkan'

/** What is done with some; `terbitkanDini` publishes them although their month has not come to its last day. */
export type LangkahBanyak = TindakanBanyak | 'terbitkanDini'

/** Shares or publishes some; each goes its own way. Done already counts as done. */
export async function sendTindakan(
  langkah: LangkahBanyak,
  dipilih: readonly GajiOrang[],
): Promise<readonly Hasil[]> {
  const slip = dipilih.map(({ id, versi }) => ({ id, versi }))
  const idempotencyKey = crypto.randomUUID()
  const { data } =
    langkah === 'bagikan'
      ? await call('POST /kelola/payroll/bagikan', { body: { slip }, idempotencyKey })
      : await call('POST /kelola/payroll/terbitkan', {
          body: { slip, sebelum_akhir: langkah === 'terbitkanDini' },
          idempotencyKey,
        })
  return data
}

/** Drafts for everybody of a month who has none. */
export async function composeBulan({ bulan, tahun }: Bulan): Promise<Susunan> {
  const { data } = await call('POST /kelola/payroll/susun', {
    body: { bulan, tahun },
    idempotencyKey: crypto.randomUUID(),
  })
  return data
}

type WireBagian = Pick<
  WireBaris,
  | 'id'
  | 'bulan'
  | 'tahun'
  | 'jenis'
  | 'status'
  | 'revisi'
  | 'dibagikan_pada'
  | 'gaji_kotor'
  | 'total_potongan'
  | 'gaji_bersih'
  | 'karyawan'
>

/** What a payslip has in common wherever it is shown. */
export function gajiFrom(wire: WireBagian): Omit<GajiOrang, 'isSendiri' | 'versi'> {
  const { id, kode, nama, penempatan, jenis_karyawan: jenis } = wire.karyawan
  return {
    id: wire.id,
    bulan: wire.bulan,
    tahun: wire.tahun,
    jenis: wire.jenis,
    status: wire.status,
    isDibagikan: wire.dibagikan_pada !== null,
    revisi: wire.revisi,
    gajiKotor: wire.gaji_kotor,
    totalPotongan: wire.total_potongan,
    gajiBersih: wire.gaji_bersih,
    karyawan: { id, kode, nama, penempatan: penempatan.nama, jenis: jenis.nama },
  }
}
