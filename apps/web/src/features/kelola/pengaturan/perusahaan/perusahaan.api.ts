import { type CallAnswer, call } from '../../../../lib/http.ts'

export type Perusahaan = CallAnswer<'GET /pengaturan/perusahaan'>['data']
export type IsianPerusahaan = {
  readonly nama: string
  readonly alamat: string
  readonly npwp: string
  readonly nib: string
  readonly telepon: string
  readonly email: string
  readonly kaki: string
}

export async function fetchPerusahaan(signal: AbortSignal): Promise<Perusahaan> {
  return (await call('GET /pengaturan/perusahaan', { signal })).data
}

/** Saves the company's data as they were seen in that version. */
export async function sendPerusahaan(versi: number, isian: IsianPerusahaan): Promise<Perusahaan> {
  return (await call('POST /pengaturan/perusahaan', { versi, body: isian })).data
}

/** Puts a logo on the company's papers; null takes it off. */
export async function sendLogo(versi: number, logo: File | null): Promise<Perusahaan> {
  const { data } =
    logo === null
      ? await call('POST /pengaturan/perusahaan/logo/delete', { versi, body: {} })
      : await call('POST /pengaturan/perusahaan/logo', { versi, form: { logo } })
  return data
}
