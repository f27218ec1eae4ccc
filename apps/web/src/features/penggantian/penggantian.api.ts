import type { Tanggal } from '@rekan/domain/waktu'
import { type CallAnswer, call } from '../../lib/http.ts'

export type Penggantian = CallAnswer<'GET /karyawan/{id}/penggantian'>['data']
export type Calon = Penggantian['calon'][number]

/** A work of a person's day, by its start where the day has several. */
export type AlamatKerja = {
  readonly karyawanId: number
  readonly tanggal: Tanggal
  readonly mulai?: string | undefined
}

export async function fetchPenggantian(
  { karyawanId, tanggal, mulai }: AlamatKerja,
  signal: AbortSignal,
): Promise<Penggantian> {
  const { data } = await call('GET /karyawan/{id}/penggantian', {
    params: { id: karyawanId },
    query: mulai === undefined ? { tanggal } : { tanggal, mulai },
    signal,
  })
  return data
}

/** What is done about a work: offered to several, one put in its place, or both called off. */
export type Langkah =
  | { readonly apa: 'tawarkan'; readonly calon: readonly number[]; readonly alasan: string }
  | { readonly apa: 'tugaskan'; readonly calon: number; readonly alasan: string }
  | { readonly apa: 'lepas' }

export async function sendLangkah({ karyawanId, tanggal, mulai }: AlamatKerja, langkah: Langkah) {
  const params = { id: karyawanId }
  const kerja = mulai === undefined ? { tanggal } : { tanggal, mulai }
  switch (langkah.apa) {
    case 'tawarkan':
      return call('POST /karyawan/{id}/penggantian/tawarkan', {
        params,
        body: { ...kerja, calon: [...langkah.calon], alasan: langkah.alasan },
      })
    case 'tugaskan':
      return call('POST /karyawan/{id}/penggantian/tugaskan', {
        params,
        body: { ...kerja, calon: langkah.calon, alasan: langkah.alasan },
      })
    case 'lepas':
      return call('POST /karyawan/{id}/penggantian/lepas', { params, body: kerja })
  }
}
