import type { Bulan } from '@rekan/domain/bulan'
import type { JenisSlip } from '@rekan/domain/payroll/jenis-slip'
import type { BarisSlip, IsiSlip, StatusSlip } from '@rekan/domain/payroll/payroll'
import type { Instan } from '@rekan/domain/waktu'
import { type CallAnswer, call } from '../../../lib/http.ts'
import { type GajiOrang, gajiFrom } from './gaji.api.ts'

type WireSlip = CallAnswer<'GET /payroll/{id}'>['data']

export type SlipKelola = GajiOrang & {
  readonly isi: IsiSlip
  /** Null where the lines were typed or imported */
  readonly dasar: DasarSlip | null
  readonly catatan: string | null
  readonly pengecualian: string | null
  readonly terbitPada: Instan | null
  readonly berkas: string | null
  readonly dapat: NonNullable<WireSlip['kelola']>['dapat']
  readonly riwayat: readonly { readonly id: number; readonly revisi: number; readonly status: StatusSlip }[]
}

export type IsianSlip = IsiSlip & {
  readonly catatan: string | null
  /** Why more than half is taken off */
  readonly pengecualian: string | null
  /** Null: not known */
  readonly dasar: DasarSlip | null
}
type WireUsulan = CallAnswer<'GET /kelola/payroll/usulan'>['data']
/** What BPJS and PPh 21 are reckoned by, beside the pay */
export type DasarSlip = Omit<NonNullable<WireUsulan['dasar']>, 'bruto_pajak'>

export type Usulan = IsiSlip & {
  /** Null where there is no wage to reckon from */
  readonly dasar: DasarSlip | null
  readonly peringatan: readonly string[]
}

/** What the tax of a proposal depends on; left out, as in the person's last payslip. */
export type DasarPajak = { readonly ptkp?: string | undefined; readonly npwp?: '1' | '0' | undefined }

export async function fetchSlipKelola(id: number, signal: AbortSignal): Promise<SlipKelola> {
  const { data } = await call('GET /payroll/{id}', { params: { id }, signal })
  return slipKelolaFrom(data)
}

/** The lines that one person's month would have, from wage, overtime and the law; writes nothing. */
export async function fetchUsulan(
  karyawanId: number,
  { bulan, tahun }: Bulan,
  { ptkp, npwp }: DasarPajak,
  signal?: AbortSignal,
): Promise<Usulan> {
  const { data } = await call('GET /kelola/payroll/usulan', {
    signal,
    query: {
      karyawan_id: karyawanId,
      bulan: String(bulan),
      tahun: String(tahun),
      ptkp: ptkp as 'TK/0' | undefined,
      npwp_valid: npwp,
    },
  })
  return { ...isiFrom(data), dasar: dasarFrom(data.dasar), peringatan: data.peringatan }
}

/** BPJS and PPh 21 of what is typed; without a basis by the person's last one. Writes nothing. */
export async function fetchHitungan(
  karyawanId: number,
  { bulan, tahun }: Bulan,
  { penghasilan, potongan }: Pick<IsiSlip, 'penghasilan' | 'potongan'>,
  dasar: DasarSlip | null,
  jenisSlip: JenisSlip,
) {
  const { data } = await call('POST /kelola/payroll/hitung', {
    body: {
      karyawan_id: karyawanId,
      bulan,
      tahun,
      penghasilan: penghasilan.map(({ jenis, jumlah }) => ({ jenis, jumlah })),
      ketidakhadiran: potongan.reduce((n, satu) => n + (satu.jenis === 'ABSENSI' ? satu.jumlah : 0), 0),
      ...(dasar !== null && { dasar }),
      jenis: jenisSlip,
    },
  })
  return {
    potongan: data.potongan.map(barisFrom),
    penghasilan_lain: data.penghasilan_lain.map(barisFrom),
    dasar: dasarFrom(data.dasar),
    peringatan: data.peringatan,
  }
}

export async function createSlip(
  karyawanId: number,
  { bulan, tahun }: Bulan,
  isian: IsianSlip,
  idempotencyKey: string,
): Promise<SlipKelola> {
  const body = { karyawan_id: karyawanId, bulan, tahun, ...bodyOf(isian) }
  const { data } = await call('POST /kelola/payroll', { body, idempotencyKey })
  return slipKelolaFrom(data)
}

export async function editSlip(
  { id, versi }: SlipKelola,
  isian: IsianSlip,
  idempotencyKey: string,
): Promise<SlipKelola> {
  const { data } = await call('POST /payroll/{id}', {
    params: { id },
    body: { versi, ...bodyOf(isian) },
    idempotencyKey,
  })
  return slipKelolaFrom(data)
}

export async function removeSlip(id: number): Promise<void> {
  await call('POST /payroll/{id}/hapus', { params: { id }, idempotencyKey: crypto.randomUUID() })
}

export async function reviseSlip(id: number, alasan: string, idempotencyKey: string): Promise<SlipKelola> {
  const { data } = await call('POST /payroll/{id}/revisi', {
    params: { id },
    body: { alasan },
    idempotencyKey,
  })
  return slipKelolaFrom(data)
}

function slipKelolaFrom(wire: WireSlip): SlipKelola {
  const dapat = wire.kelola?.dapat ?? TIDAK_ADA
  return {
    ...gajiFrom(wire),
    isSendiri: wire.dilihat_oleh !== null,
    isi: isiFrom(wire),
    dasar: dasarFrom(wire.kelola?.dasar ?? null),
    catatan: wire.catatan,
    pengecualian: wire.kelola?.pengecualian_potongan ?? null,
    terbitPada: wire.terbit_pada === null ? null : Date.parse(wire.terbit_pada),
    berkas: wire.lampiran,
    versi: wire.kelola?.versi ?? 0,
    dapat,
    riwayat: wire.riwayat,
  }
}

const TIDAK_ADA = { ubah: false, hapus: false, bagikan: false, terbitkan: false, revisi: false } as const

function isiFrom(wire: IsiSlip): IsiSlip {
  return {
    penghasilan: wire.penghasilan.map(barisFrom),
    potongan: wire.potongan.map(barisFrom),
    penghasilan_lain: wire.penghasilan_lain.map(barisFrom),
  }
}

/** Without what follows from it. */
function dasarFrom(wire: WireUsulan['dasar']): DasarSlip | null {
  if (wire === null) return null
  const { ptkp, npwp_valid, kelas_jkk, upah_minimum, harian } = wire
  return { ptkp, npwp_valid, kelas_jkk, upah_minimum, ...(harian && { harian }) }
}

function barisFrom({ nama, jenis, jumlah, asal = null }: BarisSlip): BarisSlip {
  return { nama, jenis, jumlah, asal }
}

function bodyOf({ penghasilan, potongan, penghasilan_lain, catatan, pengecualian, dasar }: IsianSlip) {
  return {
    penghasilan: [...penghasilan],
    potongan: [...potongan],
    penghasilan_lain: [...penghasilan_lain],
    catatan,
    pengecualian_potongan: pengecualian,
    dasar,
  }
}
