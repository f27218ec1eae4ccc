import type { Tanggal } from '@rekan/domain/waktu'
import { type CallAnswer, call } from '../../../lib/http.ts'

type Wire = CallAnswer<'GET /pengganti'>['data'][number]
type Akun = { readonly id: number; readonly nama: string }

/** Who decides in whose place, from one day to another. */
export type Pengganti = {
  readonly id: number
  readonly koordinator: Akun
  readonly pengganti: Akun
  readonly mulai: Tanggal
  readonly selesai: Tanggal
  readonly isBerlaku: boolean
}

/** `koordinatorId` is the reader's own where left out. */
export type PenggantiBaru = {
  readonly koordinatorId?: number | undefined
  readonly penggantiId: number
  readonly mulai: Tanggal
  readonly selesai: Tanggal
}

export async function fetchPengganti(signal: AbortSignal): Promise<readonly Pengganti[]> {
  return (await call('GET /pengganti', { signal })).data.map(penggantiFrom)
}

export async function createPengganti(baru: PenggantiBaru, idempotencyKey: string): Promise<void> {
  const { koordinatorId, penggantiId, mulai, selesai } = baru
  await call('POST /pengganti', {
    body: {
      ...(koordinatorId !== undefined && { koordinator_id: koordinatorId }),
      pengganti_id: penggantiId,
      tanggal_mulai: mulai,
      tanggal_selesai: selesai,
    },
    idempotencyKey,
  })
}

export async function cancelPengganti(id: number): Promise<void> {
  await call('POST /pengganti/{id}/cancel', { params: { id }, body: {} })
}

function penggantiFrom(wire: Wire): Pengganti {
  return {
    id: wire.id,
    koordinator: wire.koordinator,
    pengganti: wire.pengganti,
    mulai: wire.tanggal_mulai,
    selesai: wire.tanggal_selesai,
    isBerlaku: wire.berlaku,
  }
}
