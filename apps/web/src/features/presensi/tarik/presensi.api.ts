import type { Instan, KodeZona } from '@rekan/domain/waktu'
import { call } from '../../../lib/http.ts'
import type { Jenis } from '../hari/jenis.ts'
import type { Bacaan } from '../tempat/posisi.ts'

/** All that one punch sends. */
export type PunchBaru = {
  readonly jenis: Jenis
  /** For whom it is made; one's own without */
  readonly karyawanId?: number | undefined
  readonly penugasanId?: number | undefined
  /** The PNG, which may still be in the making */
  readonly selfie: Promise<Blob>
  /** One per photo: a retry is the same punch, not another */
  readonly kunci: string
  readonly bacaan: Bacaan | null
  readonly keterangan: string
  readonly kantorId: number
  readonly zona: KodeZona
  /** The device's clock when the photo was taken */
  readonly diambilPada: Instan
}

/** Takes a punch back; returns the text for the person. A second call is the same withdrawal. */
export async function sendTarik({ id, kunci }: { id: number; kunci: string }): Promise<string> {
  const { message } = await call('POST /presensi/kejadian/{id}/tarik', {
    params: { id: String(id) },
    body: {},
    idempotencyKey: kunci,
  })
  return message ?? 'Presensi dibatalkan.'
}
