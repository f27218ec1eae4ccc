import { type Pelaku, cakupan } from '@rekan/domain/akses/akses'
import { isSendiri } from '@rekan/domain/akses/urusan'
import { holdKaryawan } from '../../penempatan/penempatan.service.ts'
import { tellHasil } from './kabar.service.ts'
import {
  type Pengajuan,
  type Tabel,
  type UbahPengajuan,
  findPengaju,
  lockPengajuan,
  updatePengajuan,
} from './pengajuan.queries.ts'
import { refuse } from '../pengajuan.refusals.ts'
import { type PerbuatanPelaku, asCall, publish, record } from '../../../platform/perbuatan.ts'

type Perkara<T extends Tabel> = {
  readonly tabel: T
  readonly id: number
  /** The request as the caller sees it, for who comes too late */
  readonly show: () => Promise<unknown>
  /**
   * Carries out the consequences of the decision once person and request are locked: judges again what may have
   * changed, and writes what belongs to the decision. Throws if something stands in the way; returns further columns
   * to set.
   */
  readonly entail?: (pengajuan: Pengajuan<T>) => Promise<UbahPengajuan<T> | void>
}

/**
 * Approves or rejects a request. Of several at once the first decides. Throws 404 for what the caller may not see, 403
 * for their own, for what they filed and for what is not theirs to decide, 409 with the request for what is decided.
 */
export async function decidePengajuan<T extends Tabel>(
  perbuatan: PerbuatanPelaku,
  perkara: Perkara<T> & { readonly status: 'disetujui' | 'ditolak' },
): Promise<void> {
  const { pelaku, saat } = perbuatan
  const { tabel, status, show } = perkara
  const { pengajuan, status: kini, berhak, oleh } = await holdPengajuan(perbuatan, perkara)
  const { karyawan_id: milik }: Pengajuan = pengajuan
  if (!berhak || isSendiri(pelaku, milik))
    throw refuse(isMilik(pelaku, pengajuan) ? 'PENGAJUAN_SENDIRI' : 'BUKAN_WEWENANG')
  if (kini !== 'menunggu') throw refuse('SUDAH_DIPUTUS', { status: kini, oleh }, { data: await show() })
  const tindakan = status === 'disetujui' ? 'approve' : 'reject'
  await writePutusan(asCall(perbuatan, `POST /${tabel}/{id}/${tindakan}`), perkara, pengajuan, {
    status,
    diputus_oleh_id: pelaku.penggunaId,
    diputus_pada: new Date(saat),
  })
}

/**
 * Withdraws a request: its person and who filed it while it waits, HR others' approved ones too. Throws 404 for what the
 * caller may not see, 403 for what is not theirs to withdraw, 409 with the request for what can't be withdrawn any more,
 * such as a correction that was approved: the day stands as it was put right.
 */
export async function cancelPengajuan<T extends Tabel>(
  perbuatan: PerbuatanPelaku,
  perkara: Perkara<T>,
): Promise<void> {
  const { pelaku, saat } = perbuatan
  const { tabel, show } = perkara
  const { pengajuan, status, dapatBatal, oleh } = await holdPengajuan(perbuatan, perkara)
  const tindakan = `POST /${tabel}/{id}/cancel` as const
  if (!['semua', 'kantor'].includes(cakupan(pelaku, tindakan) ?? '') && !isMilik(pelaku, pengajuan))
    throw refuse('BUKAN_WEWENANG')
  if (!dapatBatal) {
    const data = await show()
    if (status !== 'disetujui') throw refuse('SUDAH_DIPUTUS', { status, oleh }, { data })
    if (isMilik(pelaku, pengajuan)) throw refuse('SUDAH_DISETUJUI', { oleh }, { data })
    throw refuse('KOREKSI_BERLAKU', undefined, { data })
  }
  await writePutusan(asCall(perbuatan, tindakan), perkara, pengajuan, {
    status: 'dibatalkan',
    dibatalkan_oleh_id: pelaku.penggunaId,
    dibatalkan_pada: new Date(saat),
  })
}

/** Always the person before the request, or two who decide on one person would wait for each other. */
async function holdPengajuan<T extends Tabel>(perbuatan: PerbuatanPelaku, { tabel, id }: Perkara<T>) {
  const karyawanId = await findPengaju(perbuatan, tabel, id)
  if (karyawanId === undefined) throw refuse('PENGAJUAN_TIDAK_ADA')
  await holdKaryawan(perbuatan.tx, karyawanId)
  return lockPengajuan(perbuatan, tabel, id)
}

async function writePutusan<T extends Tabel>(
  perbuatan: PerbuatanPelaku,
  { tabel, id, entail }: Perkara<T>,
  pengajuan: Pengajuan<T>,
  hasil: Pick<
    UbahPengajuan,
    'status' | 'diputus_oleh_id' | 'diputus_pada' | 'dibatalkan_oleh_id' | 'dibatalkan_pada'
  >,
): Promise<void> {
  const { tx } = perbuatan
  const akibat = (await entail?.(pengajuan)) ?? {}
  await updatePengajuan(tx, tabel, id, { ...akibat, ...hasil } as UbahPengajuan<T>)
  await record(perbuatan, tabel, id, {
    sebelum: pengajuan,
    sesudah: { ...pengajuan, ...akibat, status: hasil.status },
  })
  const { karyawan_id: karyawanId }: Pengajuan = pengajuan
  publish(perbuatan, tabel === 'absensi' ? 'izin' : 'lembur', karyawanId)
  await tellHasil(perbuatan, tabel, id)
}

function isMilik(pelaku: Pelaku, { karyawan_id, diajukan_oleh_id }: Pengajuan): boolean {
  return isSendiri(pelaku, karyawan_id) || diajukan_oleh_id === pelaku.penggunaId
}
