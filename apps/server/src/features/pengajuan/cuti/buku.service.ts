import { isSendiri } from '@rekan/domain/akses/urusan'
import { tanggalLokal } from '@rekan/domain/waktu'
import { invalid } from '../../../platform/errors.ts'
import type { Context } from '../../../platform/http.ts'
import { requirePemilik, holdKaryawan } from '../../penempatan/penempatan.service.ts'
import { wireBuku } from './cuti.wire.ts'
import { findHak, lockHak } from './hak.queries.ts'
import { ensureHakCuti } from './hak.service.ts'
import { insertMutasi, listMutasi } from './mutasi.queries.ts'
import { refuse } from '../pengajuan.refusals.ts'
import { type PerbuatanPelaku, record } from '../../../platform/perbuatan.ts'

const KOREKSI = 'POST /karyawan/{id}/cuti'

/**
 * A person's ledger of annual leave, brought up to today by their own clock. Throws 404 for a person whose leave the
 * caller may not see.
 */
export async function showBuku(perbuatan: PerbuatanPelaku, karyawanId: number) {
  const { tx, saat, tindakan } = perbuatan
  const { zona } = await requirePemilik(perbuatan, tindakan, karyawanId)
  const hari = tanggalLokal(saat, zona)
  await ensureHakCuti(tx, { hari, saat }, [karyawanId])
  const hak = await findHak(tx, karyawanId)
  const ids = hak.map(({ id }) => id)
  return wireBuku(hak, await listMutasi(tx, ids), hari)
}

/**
 * HR puts somebody else's leave right: adds days to a year or takes them. Throws 404 for nobody, 403 for one's own, 422
 * at `hak_id` for a year that is not the person's or has lapsed, 409 when fewer days are left than are to be taken.
 */
export async function correctCuti(
  perbuatan: PerbuatanPelaku,
  karyawanId: number,
  { hak_id, jumlah, keterangan }: Context<typeof KOREKSI>['body'],
): Promise<void> {
  const { tx, pelaku, saat } = perbuatan
  const { zona } = await requirePemilik(perbuatan, KOREKSI, karyawanId)
  if (isSendiri(pelaku, karyawanId)) throw refuse('CUTI_SENDIRI')
  await holdKaryawan(tx, karyawanId)
  const hari = tanggalLokal(saat, zona)
  await ensureHakCuti(tx, { hari, saat }, [karyawanId])
  const hak = (await lockHak(tx, [karyawanId])).find(({ id }) => id === hak_id)
  if (hak === undefined) throw invalid({ hak_id: ['Hak cuti tidak dikenal.'] })
  if (hak.sampai < hari) throw invalid({ hak_id: ['Hak cuti ini sudah gugur.'] })
  const sisa = hak.sisa + jumlah
  if (sisa < 0) throw refuse('CUTI_KURANG', { sisa: hak.sisa, dikurangi: -jumlah })
  const oleh = pelaku.penggunaId
  await insertMutasi(tx, 'KOREKSI', [{ hak_id, jumlah, keterangan }], {
    oleh_id: oleh,
    dibuat_pada: new Date(saat),
  })
  await record(perbuatan, 'hak_cuti', hak_id, {
    sebelum: { karyawan_id: karyawanId, sisa: hak.sisa },
    sesudah: { karyawan_id: karyawanId, sisa, jumlah, keterangan },
  })
}
