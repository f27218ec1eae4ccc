import { type Pelaku, lingkup } from '@rekan/domain/akses/akses'
import { isSendiri } from '@rekan/domain/akses/urusan'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { invalid } from '../../../platform/errors.ts'
import type { Context } from '../../../platform/http.ts'
import { holdKaryawan, requirePemilik } from '../../penempatan/penempatan.service.ts'
import { approveSetelahKunci } from '../../pengajuan/izin-putusan/putusan.service.ts'
import { refuse, requireOrangLain } from '../payroll.refusals.ts'
import {
  deletePenyesuaian,
  findBulanTerkunci,
  findPenyesuaian,
  findSetelahKunci,
  insertPenyesuaian,
  listMenunggu,
  listPenyesuaian,
} from './penyesuaian.queries.ts'
import { type PerbuatanPelaku, record } from '../../../platform/perbuatan.ts'

const CATAT = 'POST /kelola/penyesuaian'
const HAPUS = 'POST /kelola/penyesuaian/{id}/hapus'

/** What waits to become an adjustment, and what has become one; to who settles the affairs of people of HR these people's alone. */
export async function showPenyesuaian(db: Db | Tx, { clock }: Pick<Deps, 'clock'>, pelaku: Pelaku) {
  const saat = clock.now()
  const siapa = lingkup(pelaku, 'GET /kelola/penyesuaian')
  const { urusanHrd } = pelaku
  const isTerlihat = ({ karyawan }: { karyawan: { id: number } }) => urusanHrd?.includes(karyawan.id) ?? true
  return {
    menunggu: (await listMenunggu(db, siapa, saat)).filter(isTerlihat).map((satu) => ({
      ...satu,
      sendiri: isSendiri(pelaku, satu.karyawan.id),
    })),
    catatan: (await listPenyesuaian(db, siapa, saat)).filter(isTerlihat).map(({ dibuat_pada, ...satu }) => ({
      ...satu,
      pada: new Date(dibuat_pada).toISOString(),
      sendiri: isSendiri(pelaku, satu.karyawan.id),
    })),
  }
}

/**
 * Writes down what a later month pays or takes off for a locked day; a punch that came after the lock is settled with it. Throws 404
 * for nobody and for a correction that did not come after a lock, 403 for one's own, 409 for one that is decided, 422 at `hari` for a day
 * that is open.
 */
export async function createPenyesuaian(
  perbuatan: PerbuatanPelaku,
  deps: Parameters<typeof approveSetelahKunci>[1],
  { karyawan_id: karyawanId, hari, jumlah, keterangan, absensi_id: diminta }: Context<typeof CATAT>['body'],
): Promise<void> {
  const { tx, pelaku, saat } = perbuatan
  const absensiId = diminta ?? null
  await requirePemilik(perbuatan, CATAT, karyawanId)
  requireOrangLain(pelaku, karyawanId, 'penyesuaian')
  await holdKaryawan(tx, karyawanId)
  const masa = await findBulanTerkunci(tx, karyawanId, hari)
  if (masa === undefined)
    throw invalid({ hari: ['Hari ini tidak dikunci: betulkan langsung di presensi, izin, atau lemburnya.'] })
  if (absensiId !== null) {
    const koreksi = await findSetelahKunci(tx, absensiId)
    if (koreksi?.karyawan_id !== karyawanId || koreksi.tanggal_mulai !== hari)
      throw refuse('KOREKSI_TIDAK_MENUNGGU')
    await approveSetelahKunci(perbuatan, deps, absensiId)
  }
  const oleh = pelaku.penggunaId
  const id = await insertPenyesuaian(tx, {
    karyawan_id: karyawanId,
    hari,
    ...masa,
    jumlah,
    keterangan,
    absensi_id: absensiId,
    dibuat_oleh_id: oleh,
    dibuat_pada: new Date(saat),
  })
  const sesudah = { karyawan_id: karyawanId, hari, keterangan }
  await record(perbuatan, 'penyesuaian', id, { sesudah })
}

/** Removes one that no slip has taken. Throws 404 for none, 403 for one's own, 409 for a settled correction's, 422 once it is taken. */
export async function removePenyesuaian(perbuatan: PerbuatanPelaku, id: number): Promise<void> {
  const { tx, pelaku } = perbuatan
  const satu = await findPenyesuaian(tx, id)
  if (satu === undefined) throw refuse('PENYESUAIAN_TIDAK_ADA')
  const { karyawan_id: karyawanId, hari } = satu
  await requirePemilik(perbuatan, HAPUS, karyawanId)
  requireOrangLain(pelaku, karyawanId, 'penyesuaian')
  if (satu.absensi_id !== null) throw refuse('PENYESUAIAN_KOREKSI')
  await deletePenyesuaian(tx, id)
  const sebelum = { karyawan_id: karyawanId, hari }
  await record(perbuatan, 'penyesuaian', id, { sebelum })
}
