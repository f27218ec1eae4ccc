import type { JenisMutasiCuti } from '@rekan/domain/pengajuan/cuti/cuti'
import type { Instan, Tanggal } from '@rekan/domain/waktu'
import { type CallAnswer, call } from '../../../lib/http.ts'

/** Annual leave of one year of service. */
export type HakCuti = {
  readonly id: number
  readonly mulai: Tanggal
  readonly akhir: Tanggal
  /** Last day on which what is left may be taken */
  readonly sampai: Tanggal
  readonly sisa: number
  readonly berlaku: boolean
  readonly mutasi: readonly MutasiCuti[]
}

export type MutasiCuti = {
  readonly id: number
  readonly jenis: JenisMutasiCuti
  /** Days, given above 0, taken below it */
  readonly jumlah: number
  readonly keterangan: string
  /** Null: Rekan itself */
  readonly oleh: string | null
  readonly pada: Instan
}

/** The ledger of annual leave; `hak` newest first, `saldo` what may be taken today. */
export type BukuCuti = { readonly saldo: number; readonly hak: readonly HakCuti[] }

/** @param karyawanId whose; the reader's own without it */
export async function fetchBukuCuti(karyawanId: string | null, signal: AbortSignal): Promise<BukuCuti> {
  const { data } =
    karyawanId === null
      ? await call('GET /rekap/cuti', { signal })
      : await call('GET /karyawan/{id}/cuti', { params: { id: karyawanId }, signal })
  return bukuFrom(data)
}

/** Time off for overtime, its ledger the newest first. */
export type WaktuPengganti = CallAnswer<'GET /rekap/waktu-pengganti'>['data']

/** @param karyawanId whose; the reader's own without it */
export async function fetchWaktuPengganti(
  karyawanId: string | null,
  signal: AbortSignal,
): Promise<WaktuPengganti> {
  const { data } =
    karyawanId === null
      ? await call('GET /rekap/waktu-pengganti', { signal })
      : await call('GET /karyawan/{id}/waktu-pengganti', { params: { id: karyawanId }, signal })
  return data
}

/** Days added to a year or, below 0, taken from it, with the reason. */
export type KoreksiCuti = { readonly hakId: number; readonly jumlah: number; readonly keterangan: string }

export async function correctCuti(
  karyawanId: string,
  { hakId, jumlah, keterangan }: KoreksiCuti,
  idempotencyKey: string,
): Promise<BukuCuti> {
  const { data } = await call('POST /karyawan/{id}/cuti', {
    params: { id: karyawanId },
    body: { hak_id: hakId, jumlah, keterangan },
    idempotencyKey,
  })
  return bukuFrom(data)
}

/** Hours added to time off for overtime or, below 0, taken from it, with the reason. */
export type KoreksiPengganti = { readonly jam: number; readonly keterangan: string }

export async function correctPengganti(
  karyawanId: string,
  koreksi: KoreksiPengganti,
  idempotencyKey: string,
): Promise<WaktuPengganti> {
  const { data } = await call('POST /karyawan/{id}/waktu-pengganti', {
    params: { id: karyawanId },
    body: koreksi,
    idempotencyKey,
  })
  return data
}

function bukuFrom({ saldo, hak }: CallAnswer<'GET /rekap/cuti'>['data']): BukuCuti {
  return {
    saldo,
    hak: hak.map(({ mutasi, ...satu }) => ({
      ...satu,
      mutasi: mutasi.map(({ oleh, pada, ...isi }) => ({
        ...isi,
        oleh: oleh?.nama ?? null,
        pada: Date.parse(pada),
      })),
    })),
  }
}

/** A kind of leave as one chooses among them. */
export type JenisCuti = {
  readonly id: number
  readonly nama: string
  /** What is left, in `satuan`; null where no number is fixed */
  readonly sisa: number | null
  readonly satuan: 'hari' | 'bulan'
  readonly dokumenWajib: boolean
  /** 'Surat keterangan dokter' */
  readonly contohDokumen: string | null
  /** Whether it may be taken by the half day */
  readonly isBolehSetengah: boolean
}

/** By name; none where the answer holds no list. */
export async function fetchJenisCuti(nama: string, signal: AbortSignal): Promise<readonly JenisCuti[]> {
  const query = { sort: 'nama,asc', nama: nama === '' ? '' : `%${nama}%` }
  const { data } = await call('GET /reference/jenis-cuti', { query, signal })
  return ((data as typeof data | null) ?? []).map((jenis) => ({
    id: jenis.id,
    nama: jenis.nama,
    sisa: jenis.sisa,
    satuan: jenis.satuan,
    dokumenWajib: jenis.dokumen_wajib,
    contohDokumen: jenis.contoh_dokumen,
    isBolehSetengah: jenis.boleh_setengah,
  }))
}
