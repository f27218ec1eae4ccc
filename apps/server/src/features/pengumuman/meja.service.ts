import type { Instan } from '@rekan/domain/waktu'
import type { Deps } from '../../platform/deps.ts'
import type { Context } from '../../platform/http.ts'
import {
  type Penyaring,
  countBaris,
  countJangkauan,
  countPilihan,
  fetchSasaran,
  listBaris,
  listPenerima,
} from './meja.queries.ts'
import { findMasa } from './pengumuman.queries.ts'
import { refuse } from './pengumuman.refusals.ts'

type Alat = Pick<Deps, 'db' | 'clock'>

/** A window of what HR announces, and how many the filters leave. */
export async function showMeja(
  { db, clock }: Alat,
  { urut, mulai, jumlah, ...penyaring }: Context<'GET /kelola/pengumuman'>['query'],
) {
  const saat = clock.now()
  const [baris, total] = await Promise.all([
    listBaris(db, penyaring, { urut, jendela: { mulai, jumlah } }, saat),
    countBaris(db, penyaring, saat),
  ])
  return {
    data: baris.map((satu) => ({
      ...satu,
      dibuat_pada: new Date(satu.dibuat_pada).toISOString(),
      tayang_pada: iso(satu.tayang_pada),
      berakhir_pada: iso(satu.berakhir_pada),
    })),
    meta: { total },
  }
}

export async function showPilihan({ db, clock }: Alat, penyaring: Penyaring) {
  return countPilihan(db, penyaring, clock.now())
}

export async function showSasaran({ db, clock }: Alat) {
  return fetchSasaran(db, clock.now())
}

/** How many accounts something would be for today. */
export async function showJangkauan(
  { db, clock }: Alat,
  sasaran: Context<'POST /kelola/pengumuman/jangkauan'>['body'],
) {
  return { jumlah: await countJangkauan(db, sasaran, clock.now()) }
}

/** Whom an announcement is for, and who has read it. Throws 404. */
export async function showPenerima(
  { db, clock }: Alat,
  id: number,
  query: Context<'GET /kelola/pengumuman/{id}/penerima'>['query'],
) {
  if ((await findMasa(db, id)) === undefined) throw refuse('PENGUMUMAN_TIDAK_ADA')
  const { baris, total } = await listPenerima(db, id, query, clock.now())
  return {
    data: baris.map((satu) => ({
      ...satu,
      dibaca_pada: iso(satu.dibaca_pada),
      dipahami_pada: iso(satu.dipahami_pada),
    })),
    meta: { total },
  }
}

function iso(saat: Instan | null): string | null {
  return saat === null ? null : new Date(saat).toISOString()
}
