import { type Pelaku, cakupan } from '@rekan/domain/akses/akses'
import { recordAudit } from '../../../platform/audit.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { listPemutusHrd } from '../../penempatan/urusan.service.ts'
import { cancelPengajuan, decidePengajuan } from '../putusan/keputusan.service.ts'
import { batasFrom, fetchFakta, hariFrom } from './fakta.service.ts'
import { findLembur, updateBersedia } from './lembur.queries.ts'
import { showLembur } from './lembur.service.ts'
import { refuse } from '../pengajuan.refusals.ts'

type Berkas = Pick<Deps, 'files' | 'clock'>

/**
 * Approves overtime. Above 4 hours a day or 18 a week (PP 35/2021, article 26) HR alone may, of HR's own who approves their pay as well, and the record says so.
 * Throws as `decidePengajuan` does, and 409 with the figures for a coordinator above the limits.
 */
export async function approveLembur(tx: Tx, deps: Berkas, pelaku: Pelaku, id: number): Promise<void> {
  const dasar = perkara(tx, deps, pelaku, id)
  await decidePengajuan(tx, {
    ...dasar,
    status: 'disetujui',
    entail: async (lembur) => {
      const [fakta] = await fetchFakta(tx, [
        { karyawanId: lembur.karyawan_id, tanggal: lembur.hari_presensi },
      ])
      if (fakta === undefined) throw new Error('no facts of a day')
      const disetujui = fakta.lain.filter((satu) => satu.id !== id && satu.status === 'disetujui')
      const { hari, minggu, lewat, lewatTabel } = batasFrom(fakta, lembur, disetujui)
      const hari_presensi = hariFrom(fakta, lembur, disetujui)
      if (!lewat && !lewatTabel) return { hari_presensi }
      if (cakupan(pelaku, 'lemburDiAtasBatas') === null)
        throw refuse(
          'DI_ATAS_BATAS',
          { hari, minggu, oleh: await listPemutusHrd(tx, pelaku, lembur.karyawan_id) },
          { data: await dasar.show() },
        )
      return { hari_presensi, di_atas_batas: true }
    },
  })
}

/** Rejects overtime. Throws as `decidePengajuan` does. */
export async function rejectLembur(tx: Tx, deps: Berkas, pelaku: Pelaku, id: number): Promise<void> {
  await decidePengajuan(tx, { ...perkara(tx, deps, pelaku, id), status: 'ditolak' })
}

/** Withdraws overtime. Throws as `cancelPengajuan` does. */
export async function cancelLembur(tx: Tx, deps: Berkas, pelaku: Pelaku, id: number): Promise<void> {
  await cancelPengajuan(tx, perkara(tx, deps, pelaku, id))
}

/**
 * Records the caller's consent to overtime that was filed for them; a repetition changes nothing. Throws 404 if they
 * may not see it, 403 if it is somebody else's, 409 with the record if it was rejected or withdrawn.
 */
export async function agreeLembur(tx: Tx, deps: Berkas, pelaku: Pelaku, id: number): Promise<void> {
  const saat = deps.clock.now()
  const lembur = await findLembur(tx, pelaku, id, saat)
  if (lembur === undefined) throw refuse('PENGAJUAN_TIDAK_ADA')
  if (lembur.karyawan_id !== pelaku.karyawanId) throw refuse('BUKAN_WEWENANG')
  if (lembur.bersedia_pada !== null) return
  if (!(await updateBersedia(tx, id, saat))) {
    const data = await showLembur(tx, deps, pelaku, id)
    if (data.bersedia_pada !== null) return
    throw refuse('SUDAH_DIPUTUS', { status: data.status, oleh: data.keputusan?.oleh.nama ?? '' }, { data })
  }
  await recordAudit(tx, {
    waktu: saat,
    oleh: pelaku.penggunaId,
    tindakan: 'POST /lembur/{id}/bersedia',
    objek: 'lembur',
    objekId: id,
    sebelum: { bersedia_pada: null },
    sesudah: { bersedia_pada: new Date(saat).toISOString() },
  })
}

function perkara(tx: Tx, deps: Berkas, pelaku: Pelaku, id: number) {
  const show = async () => showLembur(tx, deps, pelaku, id)
  return { tabel: 'lembur', id, pelaku, saat: deps.clock.now(), show } as const
}
