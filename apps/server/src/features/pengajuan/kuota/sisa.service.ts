import { type HakCuti, hakCuti } from '@rekan/domain/pengajuan/cuti/cuti'
import type { JenisCuti } from '@rekan/domain/pengajuan/izin/izin'
import { sisaKuota } from '@rekan/domain/pengajuan/cuti/kuota-cuti'
import { type Instan, type Tanggal, hariBarat } from '@rekan/domain/waktu'
import type { Db } from '../../../platform/db.ts'
import { listHakCuti } from '../cuti/hak.service.ts'
import { listTerpakai } from './terpakai.service.ts'

type Jenis = HakCuti & Pick<JenisCuti, 'kuota_per' | 'mengurangi_cuti_tahunan'> & { readonly id: number }

/**
 * Returns what somebody has left today of each kind of leave, in the kind's unit: the ledger's balance of annual
 * leave, the unused and unrequested days of monthly leave, the days of one occasion for all others. Null if the kind
 * has no fixed number.
 */
export async function sisaCuti(
  db: Db,
  { id, tanggal_masuk }: { readonly id: number; readonly tanggal_masuk: Tanggal },
  saat: Instan,
): Promise<(jenis: Jenis) => number | null> {
  const hariIni = hariBarat(saat)
  const [hak, terpakai] = await Promise.all([
    listHakCuti(db, [id], { hari: hariIni, dari: hariIni, sampai: hariIni }),
    listTerpakai(db, id, { dari: hariIni, sampai: hariIni }),
  ])
  return (jenis) =>
    hakCuti(jenis, tanggal_masuk, hariIni) === 0
      ? 0
      : sisaKuota({ tanggal_mulai: hariIni }, jenis, {
          hak: hak.get(id) ?? [],
          terpakai: terpakai.get(jenis.id) ?? [],
        })
}
