import { fileFrom } from '../../../lib/download.ts'
import { type CallAnswer, call } from '../../../lib/http.ts'

export type Impor = CallAnswer<'POST /kelola/impor-karyawan'>['data']

export async function fetchTerakhir(signal: AbortSignal): Promise<Impor | null> {
  return (await call('GET /kelola/impor-karyawan', { signal })).data
}

export async function fetchTemplat(): Promise<File> {
  return fileFrom((await call('GET /kelola/impor-karyawan/templat', {})).data)
}

export async function fetchEkspor(): Promise<File> {
  return fileFrom((await call('POST /kelola/karyawan/ekspor', { body: {} })).data)
}

export async function sendBuku(berkas: File): Promise<Impor> {
  const nama = berkas.name.slice(0, 200)
  return (await call('POST /kelola/impor-karyawan', { form: { nama, berkas } })).data
}

export async function runImpor(id: number): Promise<Impor> {
  const params = { id: String(id) }
  return (await call('POST /kelola/impor-karyawan/{id}/jalankan', { params })).data
}

export async function cancelImpor(id: number): Promise<Impor> {
  const params = { id: String(id) }
  return (await call('POST /kelola/impor-karyawan/{id}/batal', { params })).data
}
