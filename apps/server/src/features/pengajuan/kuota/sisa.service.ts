import { type HakCuti, hakCuti } from '@rekan/domain/pengajuan/cuti/cuti'
import type { JenisCuti } from '@rekan/domain/pengajuan/izin/izin'
import { KUOTA_LEMBUR } from '@rekan/domain/pengajuan/lembur/waktu-pengganti'
import { sisaKuota } from '@rekan/domain/pengajuan/cuti/kuota-cuti'
import { type Instan, type Tanggal, hariBarat } from '@rekan/domain/waktu'
import type { Db } from '../../../platform/db.ts'
import { listHakCuti } from '../cuti/hak.service.ts'
import { listTerpakai } from './terpakai.service.ts'
import { fetchWaktuPenggantiOrang } from './waktu-pengganti.service.ts'

type Jenis = HakCuti & Pick<JenisCuti, 'kuota_per' | 'mengurangi_cuti_tahunan'> & { readonly id: number }

/**
 * Returns what somebody has left today of each kind of leave, in the kind's unit: the ledger's balance of annual
 * leave, what overtime brought of time off for it, the unused and unrequested days of monthly leave, the days of one occasion for all others. Null if the kind
 * has no fixed number.
 */
export async function sisaCuti(
  db: Db,
  { id, tanggal_masuk }: { readonly id: number; readonly tanggal_masuk: Tanggal },
  semua: readonly Pick<Jenis, 'kuota_per'>[],
  saat: Instan,
): Promise<(jenis: Jenis) => number | null> {
  const hariIni = hariBarat(saat)
  const [hak, terpakai] = await Promise.all([
    listHakCuti(db, [id], { hari: hariIni, dari: hariIni, sampai: hariIni }),
    listTerpakai(db, id, { dari: hariIni, sampai: hariIni }),
  ])
  const isLembur = semua.some(({ kuota_per }) => kuota_per === KUOTA_LEMBUR)
  const pengganti = isLembur ? await fetchWaktuPenggantiOrang(db, id, saat) : undefined
  return (jenis) =>
    hakCuti(jenis, tanggal_masuk, hariIni) === 0
      ? 0
      : sisaKuota({ tanggal_mulai: hariIni }, jenis, {
          hak: hak.get(id) ?? [],
          terpakai: terpakai.get(jenis.id) ?? [],
          pengganti,
        })
}
