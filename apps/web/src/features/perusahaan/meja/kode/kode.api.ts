import type { ModeKodePos } from '@rekan/domain/presensi/kode-pos/kode'
import { type CallAnswer, call } from '../../../../lib/http.ts'

export type KodeLokasi = CallAnswer<'GET /kelola/lokasi/{id}/kode-pos'>['data']
export type TautanLayar = CallAnswer<'POST /kelola/lokasi/{id}/layar'>['data']

const params = (id: number) => ({ id: String(id) })

export async function fetchKode(id: number, signal: AbortSignal): Promise<KodeLokasi> {
  return (await call('GET /kelola/lokasi/{id}/kode-pos', { params: params(id), signal })).data
}

export async function sendMode(id: number, mode: ModeKodePos): Promise<KodeLokasi> {
  const { data } = await call('POST /kelola/lokasi/{id}/kode-pos', {
    params: params(id),
    body: { kode_pos: mode },
  })
  return data
}

export async function addLayar(id: number, sebutan: string): Promise<TautanLayar> {
  return (await call('POST /kelola/lokasi/{id}/layar', { params: params(id), body: { sebutan } })).data
}

export async function removeLayar(layarId: number): Promise<KodeLokasi> {
  return (await call('POST /kelola/layar/{id}/cabut', { params: params(layarId) })).data
}
