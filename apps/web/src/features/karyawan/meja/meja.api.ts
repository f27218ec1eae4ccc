import { KOLOM_MEJA_KARYAWAN, type KolomMejaKaryawan } from '@rekan/domain/karyawan/meja'
import { type CallAnswer, call } from '../../../lib/http.ts'
import { fileFrom } from '../../../lib/download.ts'
import type { ExportFormat } from '../../../ui/wide/export-menu.tsx'
import type { WindowOf } from '../../../ui/wide/use-window-rows.ts'
import type { CariMeja } from './meja.search.ts'

export type BarisMeja = CallAnswer<'GET /kelola/karyawan'>['data'][number]
export type PilihanMeja = CallAnswer<'GET /kelola/karyawan/saringan'>['data']

export async function fetchJendela(
  cari: CariMeja,
  mulai: number,
  jumlah: number,
  signal: AbortSignal,
): Promise<WindowOf<BarisMeja>> {
  const { urut } = cari
  const { data, meta } = await call('GET /kelola/karyawan', {
    query: {
      ...wirePenyaring(cari),
      ...(urut !== undefined && { urut }),
      mulai: String(mulai),
      jumlah: String(jumlah),
    },
    signal,
  })
  return { data, total: meta.total }
}

export async function fetchPilihan(cari: CariMeja, signal: AbortSignal): Promise<PilihanMeja> {
  return (await call('GET /kelola/karyawan/saringan', { query: wirePenyaring(cari), signal })).data
}

/** All whom the filters leave. */
export async function fetchSemuaId(cari: CariMeja): Promise<number[]> {
  return (await call('GET /kelola/karyawan/all', { query: wirePenyaring(cari) })).data
}

/** @param kolom those shown, in their order */
export async function fetchLembar(
  cari: CariMeja,
  kolom: readonly string[],
  format: ExportFormat,
): Promise<File> {
  const { urut } = cari
  const dikenal = kolom.filter((satu): satu is KolomMejaKaryawan =>
    (KOLOM_MEJA_KARYAWAN as readonly string[]).includes(satu),
  )
  const { data } = await call('GET /kelola/karyawan/lembar', {
    query: {
      ...wirePenyaring(cari),
      ...(urut !== undefined && { urut }),
      kolom: dikenal.join(','),
      format,
    },
  })
  return fileFrom(data)
}

function wirePenyaring({ q, kantor, koordinator, jenis, akun, habis, keluar }: CariMeja) {
  return {
    ...(q !== undefined && { q }),
    ...(kantor !== undefined && { kantor_id: String(kantor) }),
    ...(koordinator !== undefined && { koordinator_id: String(koordinator) }),
    ...(jenis !== undefined && { jenis_karyawan_id: String(jenis) }),
    ...(akun !== undefined && { akun }),
    ...(habis === true && { kontrak_habis: '1' as const }),
    ...(keluar === true && { aktif: '0' as const }),
  }
}
