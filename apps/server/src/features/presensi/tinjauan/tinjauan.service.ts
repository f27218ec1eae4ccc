import { isSendiri } from '@rekan/domain/akses/urusan'
import { aturanAlasanTinjauan } from '@rekan/domain/presensi/tinjauan/tinjauan'
import type { Instan } from '@rekan/domain/waktu'
import type { Deps } from '../../../platform/deps.ts'
import { invalid } from '../../../platform/errors.ts'
import type { Context } from '../../../platform/http.ts'
import { type PerbuatanPelaku, publish, record } from '../../../platform/perbuatan.ts'
import type { PemilikKaryawan } from '../../penempatan/penempatan.queries.ts'
import { judgePemilik, requirePemilik } from '../../penempatan/penempatan.service.ts'
import { tellDitinjau } from '../kabar/kabar.service.ts'
import { applyTaksir } from '../luring/terima.service.ts'
import { showRekaman } from '../rekaman/rekaman.service.ts'
import { lockKejadian, updateTinjauan } from './tinjauan.queries.ts'
import { refuse } from '../presensi.refusals.ts'

const TINJAUAN = 'POST /karyawan/presensi/{id}/tinjauan'

/**
 * Decides on a punch that was marked. Of several at once the first decides. Throws 404 for whom the caller may not see,
 * 403 for their own and for what they recorded for the person, 409 for what is not marked and, with the record, for what
 * has been reviewed, 422 by field.
 */
export async function reviewKejadian(
  perbuatan: PerbuatanPelaku,
  deps: Pick<Deps, 'clock' | 'files'>,
  karyawanId: number,
  { tanggal, jenis, diterima, alasan: ditulis }: Context<typeof TINJAUAN>['body'],
): Promise<void> {
  const { tx, pelaku, saat } = perbuatan
  if (isSendiri(pelaku, karyawanId)) throw refuse('TINJAUAN_SENDIRI')
  const pemilik = await requirePemilik(perbuatan, TINJAUAN, karyawanId, tanggal)
  const alasan = ditulis || null
  const keberatan = aturanAlasanTinjauan(diterima)(alasan ?? '')
  if (keberatan !== undefined) throw invalid({ alasan: [keberatan] })

  const kejadian = await lockKejadian(tx, karyawanId, tanggal, jenis)
  if (kejadian === undefined) throw invalid({ jenis: [`Belum ada ${NAMA[jenis]} pada tanggal itu.`] })
  judgePemilik(pelaku, TINJAUAN, pemilikDi(pemilik, kejadian.kantor_id))
  if (kejadian.oleh_id === pelaku.penggunaId) throw refuse('TINJAUAN_SENDIRI')
  if (kejadian.peninjau !== null) {
    const data = await showRekaman(tx, deps, pelaku, karyawanId, tanggal)
    throw refuse('SUDAH_DITINJAU', { oleh: kejadian.peninjau }, { data })
  }
  if (!kejadian.perlu_tinjauan) throw refuse('TIDAK_PERLU_TINJAUAN')
  await updateTinjauan(tx, kejadian, {
    ditinjau_oleh_id: pelaku.penggunaId,
    ditinjau_pada: new Date(saat),
    diterima,
    alasan_tinjauan: alasan,
  })
  const waktu = diterima ? await applyTaksir(tx, karyawanId, kejadian) : null
  const pada = (instan: Instan | undefined) => instan && { waktu: new Date(instan).toISOString() }
  await record(perbuatan, 'presensi_kejadian', kejadian.id, {
    sebelum: { diterima: null, alasan: null, ...pada(waktu?.semula) },
    sesudah: { diterima, alasan, ...pada(waktu?.kini) },
  })
  publish(perbuatan, 'presensi', karyawanId)
  await tellDitinjau(perbuatan, karyawanId, {
    presensiId: kejadian.presensi_id,
    olehId: pelaku.penggunaId,
    jenis,
    tanggal,
    diterima,
    alasan,
  })
}

/** Of somebody's sites of a day, the coordinators of one have nothing to say of a punch at another. */
function pemilikDi(pemilik: PemilikKaryawan, kantorId: number): PemilikKaryawan {
  return { ...pemilik, lokasi: pemilik.lokasi?.filter((satu) => satu.kantorId === kantorId) ?? [] }
}

const NAMA = { check_in: 'check-in', check_out: 'check-out' } as const
