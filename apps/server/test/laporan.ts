import type { Reply, TestServer } from './server.ts'

type Sel = string | number | null
export type LaporanUji = {
  readonly id: number
  readonly laporan: Reply['body']
  /** By the keys of its columns */
  readonly baris: readonly Readonly<Record<string, Sel>>[]
  readonly jumlah: Readonly<Record<string, Sel>>
}

/** Asks for a report of a month, waits until it is computed, and reads all of its rows. */
export async function susunLaporan(
  server: TestServer,
  token: string,
  isian: { readonly jenis: string; readonly bulan: number; readonly tahun: number } & Record<string, unknown>,
): Promise<LaporanUji> {
  const minta = await server.call('POST /kelola/laporan', { token, body: isian })
  if (minta.status !== 201) throw new Error(JSON.stringify(minta.body))
  const { id } = minta.body['data']
  await server.deps.jobs.idle()
  const laporan = (await server.call(`GET /kelola/laporan/${id}`, { token })).body['data']
  const kunci: string[] = laporan.kolom.map((satu: { kunci: string }) => satu.kunci)
  const per = (sel: readonly Sel[]) => Object.fromEntries(kunci.map((satu, i) => [satu, sel[i] ?? null]))
  const baris: Record<string, Sel>[] = []
  for (let mulai = 0; mulai < (laporan.baris ?? 0); mulai += 200) {
    const { body } = await server.call(`GET /kelola/laporan/${id}/baris?mulai=${mulai}&jumlah=200`, { token })
    baris.push(...body['data'].map(per))
  }
  return { id, laporan, baris, jumlah: per(laporan.jumlah ?? []) }
}
