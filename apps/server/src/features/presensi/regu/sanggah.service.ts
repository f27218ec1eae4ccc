import { isSendiri } from '@rekan/domain/akses/urusan'
import { judgeSanggah, keadaanSanggahan } from '@rekan/domain/presensi/sanggah'
import { aturanAlasanTinjauan } from '@rekan/domain/presensi/tinjauan/tinjauan'
import { invalid } from '../../../platform/errors.ts'
import { type PerbuatanPelaku, publish, record } from '../../../platform/perbuatan.ts'
import { isSatuOrang } from '../../auth/akun/diri.sql.ts'
import { requirePemilik } from '../../penempatan/penempatan.service.ts'
import { tellDisanggah, tellSanggahanDiputus } from '../kabar/kabar.service.ts'
import { refuse } from '../presensi.refusals.ts'
import { type Disanggah, insertSanggahan, lockDisanggah, updateSanggahan } from './sanggah.queries.ts'

const PUTUSKAN = 'POST /presensi/kejadian/{id}/sanggah/putuskan'

/**
 * Says against a punch of one's own that another has made that it is not true: from then on it counts for nothing, and HR is
 * asked. Throws 404 for what is not one's own, 409 for what one made oneself, what was put right, what is disputed already, and
 * once its 72 hours are over.
 */
export async function createSanggahan(
  perbuatan: PerbuatanPelaku,
  { id, alasan }: { readonly id: number; readonly alasan: string },
) {
  const { tx, pelaku, saat } = perbuatan
  const kejadian = await lockDisanggah(tx, id)
  if (kejadian === undefined || kejadian.karyawan_id !== pelaku.karyawanId) throw refuse('KEJADIAN_TIDAK_ADA')
  const tolak = judgeSanggah({
    saat,
    tiba: kejadian.tiba,
    isWakil: kejadian.oleh_id !== null && kejadian.oleh_id !== pelaku.penggunaId,
    isDikoreksi: kejadian.dikoreksi,
    isDisanggah: kejadian.sanggahan !== null,
  })
  if (tolak === 'LEWAT_WAKTU') throw refuse(tolak, { untuk: 'sanggah' })
  if (tolak !== null) throw refuse(tolak)
  await insertSanggahan(tx, kejadian, { alasan, oleh_id: pelaku.penggunaId, dibuat_pada: new Date(saat) })
  await recordSanggahan(perbuatan, kejadian, null, { sanggahan: alasan })
  await tellDisanggah(perbuatan, kejadian.karyawan_id, {
    ...kejadian,
    presensiId: kejadian.presensi_id,
    alasan,
  })
  return wireDisanggah(kejadian, null)
}

/**
 * Decides on a dispute, once: accepted, the punch counts for nothing until somebody puts it right, else it stands. Throws 404 for
 * whom the caller may not see, 403 for their own and for what they have made, 409 for what is not disputed or decided, 422 by
 * field.
 */
export async function decideSanggahan(
  perbuatan: PerbuatanPelaku,
  {
    id,
    diterima,
    alasan: ditulis,
  }: { readonly id: number; readonly diterima: boolean; readonly alasan?: string | null | undefined },
) {
  const { tx, pelaku, saat } = perbuatan
  const kejadian = await lockDisanggah(tx, id)
  if (kejadian === undefined) throw refuse('KEJADIAN_TIDAK_ADA')
  await requirePemilik(perbuatan, PUTUSKAN, kejadian.karyawan_id, kejadian.tanggal)
  const isDibuat = await isSatuOrang(tx, pelaku.penggunaId, kejadian.oleh_id)
  if (isSendiri(pelaku, kejadian.karyawan_id) || isDibuat) throw refuse('TINJAUAN_SENDIRI')
  if (kejadian.sanggahan === null) throw refuse('TIDAK_DISANGGAH')
  if (kejadian.sanggahan.diterima !== null)
    throw refuse('SUDAH_DITINJAU', { oleh: kejadian.sanggahan.oleh ?? '' })
  const alasan = ditulis || null
  const keberatan = aturanAlasanTinjauan(diterima)(alasan ?? '')
  if (keberatan !== undefined) throw invalid({ alasan: [keberatan] })
  await updateSanggahan(tx, id, {
    diputus_pada: new Date(saat),
    diputus_oleh_id: pelaku.penggunaId,
    diterima,
    alasan_putusan: alasan,
  })
  await recordSanggahan(perbuatan, kejadian, { diterima: null }, { diterima, alasan })
  await tellSanggahanDiputus(perbuatan, kejadian.karyawan_id, {
    presensiId: kejadian.presensi_id,
    olehId: pelaku.penggunaId,
    jenis: kejadian.jenis,
    tanggal: kejadian.tanggal,
    diterima,
    alasan,
  })
  return wireDisanggah(kejadian, diterima)
}

async function recordSanggahan(
  perbuatan: PerbuatanPelaku,
  { id, karyawan_id }: Disanggah,
  sebelum: Record<string, unknown> | null,
  sesudah: Record<string, unknown>,
): Promise<void> {
  await record(perbuatan, 'presensi_kejadian', id, { sebelum, sesudah })
  publish(perbuatan, 'presensi', karyawan_id)
}

function wireDisanggah({ id, presensi_id, tanggal, jenis }: Disanggah, diterima: boolean | null) {
  return { id, presensi_id, tanggal, jenis, keadaan: keadaanSanggahan({ diterima }) }
}
