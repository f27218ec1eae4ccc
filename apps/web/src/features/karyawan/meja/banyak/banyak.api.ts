import type { Tanggal } from '@rekan/domain/waktu'
import { type CallAnswer, call } from '../../../../lib/http.ts'
import type { IsianOrang } from '../../isian/isian.ts'

type Jawab = CallAnswer<'POST /kelola/karyawan/pindah'>['data']

/** What came of a deed on several people. */
export type HasilBanyak = {
  readonly berhasil: number
  readonly dilewati: readonly {
    readonly karyawan: Omit<Jawab['dilewati'][number]['karyawan'], 'kode'> & { readonly kode?: string }
    readonly alasan: string
  }[]
}

/** To one site from a day on; what is empty of the place stays as each has it. */
export async function moveBanyak(
  ids: readonly number[],
  { kantor_id, tanggal_masuk, jadwal_id, koordinator_id, alasan }: IsianOrang,
  idempotencyKey: string,
): Promise<HasilBanyak> {
  const { data } = await call('POST /kelola/karyawan/pindah', {
    body: { karyawan_ids: [...ids], kantor_id, tanggal_masuk, jadwal_id, koordinator_id, alasan },
    idempotencyKey,
  })
  return { berhasil: data.dipindah.length, dilewati: data.dilewati }
}

type Keluar = {
  readonly tanggal: Tanggal
  readonly alasan: string
  /** Of the list that was seen */
  readonly sidik?: string
}
/** What would end with whom, and who would be left out. */
export type Percobaan = CallAnswer<'POST /kelola/karyawan/nonaktif'>['data']

/** What would end if these people left; nothing is written. */
export async function tryEndBanyak(ids: readonly number[], { tanggal, alasan }: Keluar): Promise<Percobaan> {
  const body = { karyawan_ids: [...ids], tanggal, alasan, periksa: true }
  const { data } = await call('POST /kelola/karyawan/nonaktif', { body })
  return data
}

/** `tanggal` is the last day of work. */
export async function endBanyak(
  ids: readonly number[],
  { tanggal, alasan, sidik }: Keluar,
  idempotencyKey: string,
): Promise<HasilBanyak> {
  const { data } = await call('POST /kelola/karyawan/nonaktif', {
    body: { karyawan_ids: [...ids], tanggal, alasan, sidik },
    idempotencyKey,
  })
  return { berhasil: data.dinonaktifkan.length, dilewati: data.dilewati }
}

/** Each one's last PKWT is followed by another, for so many months. */
export async function createPerpanjangan(
  ids: readonly number[],
  { ditandatangani, bulan }: { readonly ditandatangani: Tanggal; readonly bulan: number },
  idempotencyKey: string,
): Promise<HasilBanyak> {
  const { data } = await call('POST /kelola/karyawan/kontrak/perpanjangan', {
    body: { ditandatangani, bulan, karyawan: ids.map((id) => ({ id })) },
    idempotencyKey,
  })
  return { berhasil: data.diperpanjang.length, dilewati: data.dilewati }
}
