import { KETENTUAN, requireBerlaku } from '@rekan/domain/ketentuan'
import { isSendiri } from '@rekan/domain/akses/urusan'
import { judgeJamLembur } from '@rekan/domain/pengajuan/lembur/lembur'
import type { Deps } from '../../../platform/deps.ts'
import { invalid } from '../../../platform/errors.ts'
import type { Context } from '../../../platform/http.ts'
import { findZona, holdKaryawan } from '../../penempatan/penempatan.service.ts'
import { judgeFakta, perIsian } from '../lembur/ajukan.service.ts'
import { fetchFakta } from '../lembur/fakta.service.ts'
import { showLembur } from '../lembur/lembur.service.ts'
import { tellDibetulkan } from '../putusan/kabar.service.ts'
import { findPengaju, lockPengajuan, updatePengajuan } from '../putusan/pengajuan.queries.ts'
import { refuse } from '../pengajuan.refusals.ts'
import { type PerbuatanPelaku, record } from '../../../platform/perbuatan.ts'

const BETULKAN = 'POST /kelola/lembur/{id}/jam'

/**
 * Puts the hours of overtime right, with a reason; its day stays, and so do the hours that were filed. Throws 404 for
 * what is not there, 403 for one's own, 409 with the record for what was rejected or withdrawn, 422 by field where the
 * day does not take such hours.
 */
export async function correctJam(
  perbuatan: PerbuatanPelaku,
  deps: Pick<Deps, 'files' | 'clock'>,
  id: number,
  { jam_mulai: jamMulai, jam_selesai: jamSelesai, alasan }: Context<typeof BETULKAN>['body'],
): Promise<void> {
  const { tx, pelaku, saat } = perbuatan
  const karyawanId = await findPengaju(perbuatan, 'lembur', id)
  if (karyawanId === undefined) throw refuse('PENGAJUAN_TIDAK_ADA')
  if (isSendiri(pelaku, karyawanId)) throw refuse('LEMBUR_SENDIRI')
  await holdKaryawan(tx, karyawanId)
  const { pengajuan, status, oleh } = await lockPengajuan(perbuatan, 'lembur', id)
  if (status !== 'menunggu' && status !== 'disetujui')
    throw refuse('SUDAH_DIPUTUS', { status, oleh }, { data: await showLembur(tx, deps, pelaku, id) })
  const { tanggal } = pengajuan
  const waktu = { tanggal, jamMulai, jamSelesai }
  const awal = judgeJamLembur(requireBerlaku(KETENTUAN.lembur, tanggal), waktu)
  if (awal !== null) throw invalid(perIsian(awal))
  const [fakta] = await fetchFakta(tx, [{ karyawanId, tanggal }])
  if (fakta === undefined) throw new Error('no facts of a day')
  // What it was before does not stand in its own way.
  const tanpaIni = { ...fakta, lain: fakta.lain.filter((satu) => satu.id !== id) }
  const { keberatan, dinilai } = judgeFakta(waktu, tanpaIni, await findZona(tx, karyawanId, saat))
  if (Object.keys(keberatan).length > 0) throw invalid(perIsian(keberatan))
  const { mulai, selesai, hari_presensi } = dinilai.lembur
  const ubah = {
    mulai: new Date(mulai),
    selesai: new Date(selesai),
    hari_presensi,
    di_atas_batas: status === 'disetujui' && dinilai.batas.lewat,
    mulai_diajukan: new Date(pengajuan.mulai_diajukan ?? pengajuan.mulai),
    selesai_diajukan: new Date(pengajuan.selesai_diajukan ?? pengajuan.selesai),
    dibetulkan_oleh_id: pelaku.penggunaId,
    dibetulkan_pada: new Date(saat),
    alasan_dibetulkan: alasan,
  }
  await updatePengajuan(tx, 'lembur', id, ubah)
  await record(perbuatan, 'lembur', id, {
    sebelum: { mulai: iso(pengajuan.mulai), selesai: iso(pengajuan.selesai) },
    sesudah: { mulai: iso(mulai), selesai: iso(selesai), alasan },
  })
  await tellDibetulkan(perbuatan, id, { penggunaId: pelaku.penggunaId, alasan })
}

function iso(saat: number): string {
  return new Date(saat).toISOString()
}
