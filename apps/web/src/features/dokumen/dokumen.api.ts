import { BERKAS_TERBESAR } from '@rekan/domain/berkas'
import type { JenisPerhatian } from '@rekan/domain/karyawan/dokumen'
import type { ApiError } from '../../lib/api-error.ts'
import { type CallAnswer, call } from '../../lib/http.ts'
import type { WindowOf } from '../../ui/wide/use-window-rows.ts'

export type DaftarDokumen = CallAnswer<'GET /kelola/karyawan/{id}/dokumen'>['data']
export type Dokumen = DaftarDokumen['dokumen'][number]

/** What the server takes as a document's file. */
export const BERKAS_DOKUMEN = {
  isFoto: true,
  typeNames: 'PDF, JPEG, PNG, atau WebP',
  maxBytes: BERKAS_TERBESAR,
} as const

/** What is typed of a document, as text; '' for nothing. */
export type IsianDokumen = {
  readonly jenis: string
  readonly nomor: string
  readonly terbit: string
  readonly berakhir: string
}

export async function fetchDokumen(karyawanId: string, signal: AbortSignal): Promise<DaftarDokumen> {
  return (await call('GET /kelola/karyawan/{id}/dokumen', { params: { id: karyawanId }, signal })).data
}

export async function fetchDokumenSaya(signal: AbortSignal): Promise<DaftarDokumen> {
  return (await call('GET /dokumen', { signal })).data
}

/** A link to the file, dead within a minute. */
export async function fetchBerkas(id: number, isSendiri: boolean): Promise<string> {
  const params = { id }
  const { data } = isSendiri
    ? await call('GET /dokumen/{id}/berkas', { params })
    : await call('GET /kelola/dokumen/{id}/berkas', { params })
  return data.url
}

export async function createDokumen(
  karyawanId: string,
  isian: IsianDokumen,
  file: File | null,
): Promise<DaftarDokumen> {
  const { data } = await call('POST /kelola/karyawan/{id}/dokumen', {
    params: { id: karyawanId },
    form: { ...isian, file: file ?? undefined },
  })
  return data
}

/** `versi` is the one that was edited; a newer one is refused with 409. */
export async function editDokumen(id: number, isian: IsianDokumen, versi: number): Promise<DaftarDokumen> {
  return (await call('POST /kelola/dokumen/{id}', { params: { id }, body: { ...isian, versi } })).data
}

export async function replaceBerkas(id: number, file: File): Promise<DaftarDokumen> {
  return (await call('POST /kelola/dokumen/{id}/berkas', { params: { id }, form: { file } })).data
}

export async function deleteDokumen(id: number): Promise<DaftarDokumen> {
  return (await call('POST /kelola/dokumen/{id}/hapus', { params: { id } })).data
}

/** The document as it now stands, of a refused edit. */
export function terbaruFrom({ status, data }: ApiError, id: number): Dokumen | undefined {
  return status === 409 && data !== null
    ? (data as DaftarDokumen).dokumen.find((dokumen) => dokumen.id === id)
    : undefined
}

export function isianFrom({ jenis, nomor, terbit, berakhir }: Dokumen): IsianDokumen {
  return { jenis: jenis.kode, nomor: nomor ?? '', terbit: terbit ?? '', berakhir: berakhir ?? '' }
}

/** What ends soon, is over or lacks something; `nomor` is its place in the list. */
export type Perhatian = CallAnswer<'GET /kelola/karyawan/berakhir'>['data'][number] & {
  readonly nomor: number
}
export type JumlahPerhatian = Readonly<Partial<Record<JenisPerhatian, number>>>

export type CariBerakhir = {
  readonly q?: string
  readonly jenis?: JenisPerhatian
  readonly urut?: 'tanggal' | '-tanggal' | 'nama' | '-nama'
}

export async function fetchBerakhir(
  cari: CariBerakhir,
  mulai: number,
  jumlah: number,
  signal?: AbortSignal,
): Promise<WindowOf<Perhatian> & { readonly perJenis: JumlahPerhatian }> {
  const { data, meta } = await call('GET /kelola/karyawan/berakhir', {
    query: { ...cari, mulai: String(mulai), jumlah: String(jumlah) },
    signal,
  })
  return {
    data: data.map((satu, i) => ({ ...satu, nomor: mulai + i + 1 })),
    total: meta.total,
    perJenis: meta.per_jenis,
  }
}
