import type { Pelaku } from '@rekan/domain/akses'
import { hampa } from '@rekan/domain/aturan'
import type { Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { cancelPengajuan, decidePengajuan } from '../pengajuan/keputusan.service.ts'
import { showAbsensi } from './absensi.service.ts'

type Berkas = Pick<Deps, 'files' | 'clock'>
type Catatan = string | null | undefined

/** Approves a request. Throws as `decidePengajuan` does. */
export async function approveAbsensi(
  tx: Tx,
  deps: Berkas,
  pelaku: Pelaku,
  id: number,
  note: Catatan,
): Promise<void> {
  await decidePengajuan(tx, {
    ...perkara(tx, deps, pelaku, id),
    status: 'disetujui',
    entail: async () => ({ catatan: catatanDari(note) }),
  })
}

/** Rejects a request. Throws as `decidePengajuan` does. */
export async function rejectAbsensi(
  tx: Tx,
  deps: Berkas,
  pelaku: Pelaku,
  id: number,
  note: Catatan,
): Promise<void> {
  await decidePengajuan(tx, {
    ...perkara(tx, deps, pelaku, id),
    status: 'ditolak',
    entail: async () => ({ catatan: catatanDari(note) }),
  })
}

/** Withdraws a request. Throws as `cancelPengajuan` does. */
export async function cancelAbsensi(tx: Tx, deps: Berkas, pelaku: Pelaku, id: number): Promise<void> {
  await cancelPengajuan(tx, perkara(tx, deps, pelaku, id))
}

function perkara(tx: Tx, deps: Berkas, pelaku: Pelaku, id: number) {
  const show = async () => showAbsensi(tx, deps, pelaku, id)
  return { tabel: 'absensi', id, pelaku, saat: deps.clock.now(), show } as const
}

/** Nothing to read is no note. */
function catatanDari(note: Catatan): string | null {
  return note === null || note === undefined || hampa(note) ? null : note
}
