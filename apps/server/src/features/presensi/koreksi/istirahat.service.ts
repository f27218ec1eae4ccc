import { isSendiri } from '@rekan/domain/akses/urusan'
import {
  type IstirahatSelesai,
  findDuaHari,
  judgeKoreksiIstirahat,
  saatIstirahat,
} from '@rekan/domain/presensi/istirahat'
import { isoLokal } from '@rekan/domain/waktu'
import { invalid } from '../../../platform/errors.ts'
import type { Context } from '../../../platform/http.ts'
import { requirePemilik } from '../../penempatan/penempatan.service.ts'
import { asHadir, requirePenugasan } from '../hari/giliran.service.ts'
import { fetchHariRentang } from '../hari/hari.service.ts'
import { tellDikoreksi } from '../kabar/kabar.service.ts'
import { refuse } from '../presensi.refusals.ts'
import { lockKaryawan, replaceIstirahat } from './koreksi.queries.ts'
import { type PerbuatanPelaku, publish, record } from '../../../platform/perbuatan.ts'

const KOREKSI = 'POST /karyawan/presensi/{id}/istirahat'

/**
 * HR's correction of somebody else's breaks, told in the site's clock times: these stand in the place of what was punched, and
 * before and after are in the trail. Throws 404 for nobody, 403 for one's own day, 409 on a day without punched breaks, 422 by field.
 * @returns whether it changed something
 */
export async function correctIstirahat(
  perbuatan: PerbuatanPelaku,
  karyawanId: number,
  { tanggal, penugasan_id, istirahat: jam, alasan }: Context<typeof KOREKSI>['body'],
): Promise<boolean> {
  const { tx, pelaku, saat } = perbuatan
  await requirePemilik(perbuatan, KOREKSI, karyawanId)
  if (isSendiri(pelaku, karyawanId)) throw refuse('KOREKSI_SENDIRI')
  if (!(await lockKaryawan(tx, karyawanId))) throw refuse('KARYAWAN_TIDAK_ADA')
  const [sehari] = await fetchHariRentang(tx, karyawanId, tanggal, tanggal)
  if (sehari === undefined) throw invalid({ tanggal: ['Karyawan ini tidak ditempatkan pada tanggal itu.'] })
  const { penugasan } = requirePenugasan(sehari, penugasan_id)
  if (penugasan === null || penugasan.checkIn === null)
    throw invalid({ tanggal: ['Isi check-in-nya dulu: istirahat ada di dalam jam kerja.'] })
  if (!sehari.istirahatDicatat && penugasan.istirahat.length === 0) throw refuse('ISTIRAHAT_TIDAK_DICATAT')
  const { masuk, pulang } = asHadir(penugasan)
  const zona = penugasan.kantor?.zona_waktu ?? sehari.zona
  const mulai = masuk ?? saat
  const tertulis = jam.map((satu) => ({ ...satu, hari: satu.hari ?? undefined }))
  const baru = saatIstirahat(tertulis, { tanggal, masuk: mulai }, zona)
  const tolak = judgeKoreksiIstirahat({ masuk: mulai, pulang }, baru, zona, saat)
  if (tolak !== null) throw invalid({ [`istirahat.${tolak.ke}.selesai`]: [tolak.pesan] })
  const tanya = findDuaHari(tertulis, baru, pulang ?? saat, zona)
  if (tanya !== null) throw invalid({ [`istirahat.${tanya.ke}.hari`]: [tanya.pesan] })
  const ada = penugasan.istirahat.map((satu) => ({
    mulai: Date.parse(satu.mulai),
    selesai: satu.selesai === null ? null : Date.parse(satu.selesai),
  }))
  if (isSama(ada, baru)) return false
  const presensiId = penugasan.checkIn.presensi_id
  await replaceIstirahat(tx, { presensiId, tanggal }, baru)
  publish(perbuatan, 'presensi', karyawanId)
  const rincian = (semua: typeof ada) =>
    semua.map((satu) => ({
      mulai: isoLokal(satu.mulai, zona),
      selesai: satu.selesai === null ? null : isoLokal(satu.selesai, zona),
    }))
  const oleh = pelaku.penggunaId
  await record(perbuatan, 'presensi', presensiId, {
    sebelum: { istirahat: rincian(ada) },
    sesudah: { istirahat: rincian(baru), alasan },
  })
  await tellDikoreksi(perbuatan, karyawanId, { presensiId, olehId: oleh, tanggal })
  return true
}

/** Clock times have seconds, punches more than that. */
function isSama(
  ada: readonly { readonly mulai: number; readonly selesai: number | null }[],
  baru: readonly IstirahatSelesai[],
): boolean {
  const detik = (saat: number | null | undefined) => Math.floor((saat ?? -1000) / 1000)
  return (
    ada.length === baru.length &&
    ada.every(
      ({ mulai, selesai }, ke) =>
        detik(mulai) === detik(baru[ke]?.mulai) && detik(selesai) === detik(baru[ke]?.selesai),
    )
  )
}
