import type { JenisSlip } from '@rekan/domain/payroll/jenis-slip'
import type { AsalBaris, KelompokBaris, StatusSlip } from '@rekan/domain/payroll/payroll'
import type { Instan } from '@rekan/domain/waktu'
import { fileUrl } from '../../../lib/file-url.ts'
import { type CallAnswer, call } from '../../../lib/http.ts'

type WireSlip = CallAnswer<'GET /payroll'>['data'][number]
type WireRincian = CallAnswer<'GET /payroll/{id}'>['data']

/** A month's payslip; amounts in whole rupiah. */
export type Slip = {
  readonly id: number
  readonly bulan: number
  readonly tahun: number
  readonly jenis: JenisSlip
  readonly status: StatusSlip
  readonly gajiBersih: number
  readonly gajiKotor: number
  readonly totalPotongan: number
  readonly totalTambahan: number
  readonly catatan: string | null
  /** 0 the first of its month, above it a correction */
  readonly revisi: number
  readonly terbitPada: Instan | null
  /** Whether there is a PDF of it */
  readonly berkas: string | null
}

/** As a list has it; without a network, the amount is not there. */
export type SlipDaftar = Omit<Slip, 'gajiBersih' | 'jenis'> & {
  readonly gajiBersih: number | null
  /** Absent: kept on this device by a version that knew one kind */
  readonly jenis?: JenisSlip
}

export type BarisRincian = {
  readonly id: number
  readonly nama: string
  readonly jumlah: number
  /** Null where somebody wrote it */
  readonly asal: AsalBaris | null
}

export type DilihatOleh = {
  readonly nama: string
  readonly apa: 'detail' | 'pdf'
  readonly pada: Instan
}

export type RincianSlip = Slip & {
  readonly baris: Readonly<Record<KelompokBaris, readonly BarisRincian[]>>
  readonly karyawan: {
    readonly kode: string
    readonly nama: string
    readonly penempatan: string
    readonly jenis: string
  }
  /** Net pay in words */
  readonly terbilang: string
  /** For who is to approve it; null for everybody else */
  readonly persetujuan: { readonly versi: number } | null
  /** All of the month that the reader may see, newest first */
  readonly riwayat: readonly {
    readonly id: number
    readonly revisi: number
    readonly status: StatusSlip
  }[]
  /** Who else looked at it, newest first; null where the reader is not its owner */
  readonly dilihatOleh: readonly DilihatOleh[] | null
}

/** What one asked of a line, and what HR answered */
export type Tanya = CallAnswer<'GET /payroll/{id}/tanya'>['data'][number]

/** One's own of a year, newest month first, and what waits for one's approval. */
export async function fetchSlipTahun(tahun: number, signal: AbortSignal) {
  const answer = await call('GET /payroll', { query: { tahun: String(tahun) }, signal })
  return {
    slip: answer.data.map((wire): SlipDaftar => slipFrom(wire)),
    perluPersetujuan: answer.perlu_persetujuan ?? [],
  }
}

/** Publishes what HR made of their own; `isDini`: although its month has not come to its last day. */
export async function approveSlip(id: number, versi: number, isDini: boolean, idempotencyKey: string) {
  await call('POST /payroll/{id}/terbitkan', {
    params: { id },
    body: { versi, sebelum_akhir: isDini },
    idempotencyKey,
  })
}

/** Null where the answer holds none. */
export async function fetchSlip(id: string, signal: AbortSignal): Promise<RincianSlip | null> {
  const { data } = await call('GET /payroll/{id}', { params: { id }, signal })
  return (data as WireRincian | null) === null ? null : rincianFrom(data)
}

/** Where its PDF can be read for a minute. */
export async function fetchTautanSlip(id: number): Promise<string> {
  const { data } = await call('GET /payroll/{id}/slip-gaji', { params: { id } })
  return fileUrl(data.url)
}

export async function fetchTanya(id: number, signal: AbortSignal): Promise<readonly Tanya[]> {
  const { data } = await call('GET /payroll/{id}/tanya', { params: { id }, signal })
  return data
}

export async function createTanya(
  id: number,
  tanya: { readonly baris: number; readonly pertanyaan: string },
  idempotencyKey: string,
): Promise<void> {
  await call('POST /payroll/{id}/tanya', { params: { id }, body: tanya, idempotencyKey })
}

function slipFrom(wire: WireSlip): Slip {
  return {
    id: wire.id,
    bulan: wire.bulan,
    tahun: wire.tahun,
    jenis: wire.jenis,
    status: wire.status,
    gajiBersih: wire.gaji_bersih,
    gajiKotor: wire.gaji_kotor,
    totalPotongan: wire.total_potongan,
    totalTambahan: wire.total_tambahan,
    catatan: wire.catatan,
    revisi: wire.revisi,
    terbitPada: wire.terbit_pada === null ? null : Date.parse(wire.terbit_pada),
    berkas: wire.lampiran,
  }
}

function rincianFrom(wire: WireRincian): RincianSlip {
  const { kode, nama, penempatan, jenis_karyawan: jenis } = wire.karyawan
  return {
    ...slipFrom(wire),
    baris: {
      PENGHASILAN: wire.penghasilan,
      POTONGAN: wire.potongan,
      PENGHASILAN_LAIN: wire.penghasilan_lain,
    },
    karyawan: { kode, nama, penempatan: penempatan.nama, jenis: jenis.nama },
    terbilang: wire.terbilang,
    persetujuan: wire.persetujuan,
    riwayat: wire.riwayat,
    dilihatOleh:
      wire.dilihat_oleh?.map(({ oleh, apa, pada }) => ({ nama: oleh.nama, apa, pada: Date.parse(pada) })) ??
      null,
  }
}
