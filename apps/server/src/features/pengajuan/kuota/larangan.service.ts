import type { Pelaku } from '@rekan/domain/akses/akses'
import { type Instan, addHari, hariBarat, isTanggal } from '@rekan/domain/waktu'
import { recordAudit } from '../../../platform/audit.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { invalid } from '../../../platform/errors.ts'
import type { Context } from '../../../platform/http.ts'
import { insertLarangan, isKantorAda, listLarangan, withdrawLaranganRow } from './larangan.queries.ts'

const BUAT = 'POST /kelola/pengaturan/larangan-cuti'
const CABUT = 'POST /kelola/pengaturan/larangan-cuti/cabut'

/** What bars annual leave from today on, the earliest first. */
export async function showLarangan(db: Db | Tx, saat: Instan) {
  const semua = await listLarangan(db, hariBarat(saat))
  return semua.map(({ kantor_id, kantor_nama, ...satu }) => ({
    ...satu,
    oleh: satu.oleh ?? '',
    kantor: kantor_id === null ? null : { id: kantor_id, nama: kantor_nama ?? '' },
  }))
}

/** Bars annual leave on some days. Throws 422 for days that are none, past or more than a year, and for an unknown site. */
export async function createLarangan(
  tx: Tx,
  pelaku: Pelaku,
  { dari, sampai, kantor_id, jabatan, alasan }: Context<typeof BUAT>['body'],
  saat: Instan,
): Promise<void> {
  if (!isTanggal(dari)) throw invalid({ dari: ['Tanggal mulai tidak valid.'] })
  if (!isTanggal(sampai)) throw invalid({ sampai: ['Tanggal selesai tidak valid.'] })
  if (sampai < dari) throw invalid({ sampai: ['Tanggal selesai tidak boleh sebelum tanggal mulai.'] })
  if (sampai > addHari(dari, 365)) throw invalid({ sampai: ['Paling lama 366 hari.'] })
  if (sampai < hariBarat(saat)) throw invalid({ sampai: ['Tanggal itu sudah lewat.'] })
  const kantorId = kantor_id ?? null
  if (kantorId !== null && !(await isKantorAda(tx, kantorId)))
    throw invalid({ kantor_id: ['Lokasi kerja tidak dikenal.'] })
  const isi = { dari, sampai, kantor_id: kantorId, jabatan: jabatan ?? null, alasan }
  const oleh = pelaku.penggunaId
  const id = await insertLarangan(tx, { ...isi, dibuat_oleh_id: oleh, dibuat_pada: new Date(saat) })
  await recordAudit(tx, {
    waktu: saat,
    oleh,
    tindakan: BUAT,
    objek: 'larangan_cuti',
    objekId: id,
    sesudah: isi,
  })
}

/** Takes one back. Throws 422 for one that is none or was taken back before. */
export async function withdrawLarangan(tx: Tx, pelaku: Pelaku, id: number, saat: Instan): Promise<void> {
  const oleh = pelaku.penggunaId
  if (!(await withdrawLaranganRow(tx, id, oleh, saat)))
    throw invalid({ id: ['Tanggal tanpa cuti itu tidak ada atau sudah dicabut.'] })
  await recordAudit(tx, {
    waktu: saat,
    oleh,
    tindakan: CABUT,
    objek: 'larangan_cuti',
    objekId: id,
    sesudah: { dicabut: true },
  })
}
