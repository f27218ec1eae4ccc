import { addBulan, akhirBulan } from '@rekan/domain/bulan'
import { batasSimpan } from '@rekan/domain/presensi/masa-simpan'
import { type Instan, addHari, hariBarat } from '@rekan/domain/waktu'
import type { Db } from '../../../platform/db.ts'
import { invalid } from '../../../platform/errors.ts'
import type { Context } from '../../../platform/http.ts'
import { readMasaSimpan } from '../../../platform/pengaturan.ts'
import { type PerbuatanPelaku, record } from '../../../platform/perbuatan.ts'
import { requireOrangLain } from '../../penempatan/urusan.service.ts'
import {
  insertPenahanan,
  listDitahan,
  listPenahanan,
  listTidakAda,
  updatePenahanan,
} from './penahanan.queries.ts'
import { countSimpanan, lockPenahanan } from './simpan.queries.ts'
import { refuse } from '../presensi.refusals.ts'

/** How far ahead what will go is told. */
const KE_DEPAN_HARI = 92
/** So many holds are told with the plan; all of them by pages */
const TERBARU = 200

/** How long photos are kept, which go within three months and when, and what is held. */
export async function showMasaSimpan(db: Db, saat: Instan) {
  const hari = hariBarat(saat)
  const { simpan_foto_bulan } = await readMasaSimpan(db, hari)
  const batas = batasSimpan(hari, simpan_foto_bulan)
  const rencana = await countSimpanan(db, addHari(batas, KE_DEPAN_HARI))
  return {
    simpan_foto_bulan,
    disimpan_sejak: batas,
    rencana: rencana.map(({ bulan, foto, ditahan }) => {
      const [tahun = 0, ke = 1] = bulan.split('-').map(Number)
      const akhir = akhirBulan(addBulan({ tahun, bulan: ke }, simpan_foto_bulan))
      // The night after the last day of that month has had its months; what is over goes tonight.
      return { bulan, foto, ditahan, habis_pada: akhir < hari ? addHari(hari, 1) : addHari(akhir, 1) }
    }),
    penahanan: (await listPenahanan(db, { lewati: 0, jumlah: TERBARU })).data,
  }
}

/** Keeps photos and positions of people beyond the term. Throws 422 by field. */
export async function createPenahanan(
  perbuatan: PerbuatanPelaku,
  { karyawan_ids, perkara: ditulis, alasan }: Context<'POST /penahanan'>['body'],
): Promise<void> {
  const { tx, pelaku, saat } = perbuatan
  const karyawanIds = [...new Set(karyawan_ids)]
  const perkara = ditulis || null
  if (karyawanIds.length > 1 && perkara === null)
    throw invalid({ perkara: ['Tulis nama perkara yang menyangkut orang-orang ini.'] })
  if ((await listTidakAda(tx, karyawanIds)).length > 0)
    throw invalid({ karyawan_ids: [refuse('KARYAWAN_TIDAK_ADA').message] })
  await lockPenahanan(tx)
  const id = await insertPenahanan(tx, { perkara, alasan, karyawanIds }, pelaku.penggunaId, saat)
  await record(perbuatan, 'penahanan', id, { sesudah: { perkara, alasan, karyawan_ids: karyawanIds } })
}

/** Ends a hold: what is past its term goes the next night. Throws 404 for one that is not in force, 403 for one of oneself. */
export async function endPenahanan(perbuatan: PerbuatanPelaku, id: number): Promise<void> {
  const { tx, pelaku, saat } = perbuatan
  for (const karyawanId of await listDitahan(tx, id))
    await requireOrangLain(tx, pelaku, karyawanId, 'Penahanan')
  if (!(await updatePenahanan(tx, id, pelaku.penggunaId, saat))) throw refuse('PENAHANAN_TIDAK_ADA')
  await record(perbuatan, 'penahanan', id, { sebelum: { dicabut: false }, sesudah: { dicabut: true } })
}
