import { cakupan } from '@rekan/domain/akses/akses'
import type { Deps } from '../../../platform/deps.ts'
import { listPemutusHrd } from '../../penempatan/urusan.service.ts'
import { cancelPengajuan, decidePengajuan } from '../putusan/keputusan.service.ts'
import { batasFrom, fetchFakta, hariFrom } from './fakta.service.ts'
import { findLembur, updateBersedia } from './lembur.queries.ts'
import { showLembur } from './lembur.service.ts'
import { refuse } from '../pengajuan.refusals.ts'
import { type PerbuatanPelaku, record } from '../../../platform/perbuatan.ts'

type Berkas = Pick<Deps, 'files' | 'clock'>

/**
 * Approves overtime. Above 4 hours a day or 18 a week (PP 35/2021, article 26) HR alone may, of HR's own who approves their pay as well, and the record says so.
 * Throws as `decidePengajuan` does, and 409 with the figures for a coordinator above the limits.
 */
export async function approveLembur(perbuatan: PerbuatanPelaku, deps: Berkas, id: number): Promise<void> {
  const { tx, pelaku } = perbuatan
  const dasar = perkara(perbuatan, deps, id)
  await decidePengajuan(perbuatan, {
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
export async function rejectLembur(perbuatan: PerbuatanPelaku, deps: Berkas, id: number): Promise<void> {
  await decidePengajuan(perbuatan, { ...perkara(perbuatan, deps, id), status: 'ditolak' })
}

/** Withdraws overtime. Throws as `cancelPengajuan` does. */
export async function cancelLembur(perbuatan: PerbuatanPelaku, deps: Berkas, id: number): Promise<void> {
  await cancelPengajuan(perbuatan, perkara(perbuatan, deps, id))
}

/**
 * Records the caller's consent to overtime that was filed for them; a repetition changes nothing. Throws 404 if they
 * may not see it, 403 if it is somebody else's, 409 with the record if it was rejected or withdrawn.
 */
export async function agreeLembur(perbuatan: PerbuatanPelaku, deps: Berkas, id: number): Promise<void> {
  const { tx, pelaku, saat } = perbuatan
  const lembur = await findLembur(perbuatan, id)
  if (lembur === undefined) throw refuse('PENGAJUAN_TIDAK_ADA')
  if (lembur.karyawan_id !== pelaku.karyawanId) throw refuse('BUKAN_WEWENANG')
  if (lembur.bersedia_pada !== null) return
  if (!(await updateBersedia(tx, id, saat))) {
    const data = await showLembur(tx, deps, pelaku, id)
    if (data.bersedia_pada !== null) return
    throw refuse('SUDAH_DIPUTUS', { status: data.status, oleh: data.keputusan?.oleh.nama ?? '' }, { data })
  }
  await record(perbuatan, 'lembur', id, {
    sebelum: { bersedia_pada: null },
    sesudah: { bersedia_pada: new Date(saat).toISOString() },
  })
}

function perkara({ tx, pelaku, saat }: PerbuatanPelaku, deps: Berkas, id: number) {
  const show = async () => showLembur(tx, deps, pelaku, id)
  return { tabel: 'lembur', id, pelaku, saat: saat, show } as const
}
