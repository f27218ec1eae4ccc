import type { SatuanUpah } from '@rekan/domain/pengajuan/lembur/upah-lembur'
import type { Instan, Tanggal } from '@rekan/domain/waktu'
import { type CallAnswer, call } from '../../lib/http.ts'

type WireUpah = CallAnswer<'GET /karyawan/{id}/upah'>['data'][number]

/** What a person earns from a day on; whole rupiah a month, a day, a shift or a piece. */
export type Upah = {
  readonly mulai: Tanggal
  readonly satuan: SatuanUpah
  readonly pokok: number
  readonly tunjanganTetap: number
  readonly tunjanganTidakTetap: number
  /** Agreed net: the company bears tax and contributions */
  readonly bersih: boolean
}
export type UpahTercatat = Upah & { readonly oleh: string | null; readonly pada: Instan }

/** Newest first. */
export async function fetchUpah(karyawanId: string, signal: AbortSignal): Promise<readonly UpahTercatat[]> {
  const { data } = await call('GET /karyawan/{id}/upah', { params: { id: karyawanId }, signal })
  return data.map(upahFrom)
}

export async function recordUpah(
  karyawanId: string,
  upah: Upah,
  idempotencyKey: string,
): Promise<readonly UpahTercatat[]> {
  const { data } = await call('POST /karyawan/{id}/upah', {
    params: { id: karyawanId },
    body: {
      mulai: upah.mulai,
      satuan: upah.satuan,
      pokok: upah.pokok,
      tunjangan_tetap: upah.tunjanganTetap,
      tunjangan_tidak_tetap: upah.tunjanganTidakTetap,
      bersih: upah.bersih,
    },
    idempotencyKey,
  })
  return data.map(upahFrom)
}

function upahFrom(wire: WireUpah): UpahTercatat {
  return {
    mulai: wire.mulai,
    satuan: wire.satuan,
    pokok: wire.pokok,
    tunjanganTetap: wire.tunjangan_tetap,
    tunjanganTidakTetap: wire.tunjangan_tidak_tetap,
    bersih: wire.bersih,
    oleh: wire.oleh?.nama ?? null,
    pada: Date.parse(wire.pada),
  }
}
