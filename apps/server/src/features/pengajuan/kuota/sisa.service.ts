import { type HakCuti, hakCuti } from '@rekan/domain/pengajuan/cuti'
import type { JenisCuti } from '@rekan/domain/pengajuan/izin'
import { sisaKuota } from '@rekan/domain/pengajuan/kuota-cuti'
import { type Instan, type Tanggal, hariBarat } from '@rekan/domain/waktu'
import type { Db } from '../../../platform/db.ts'
import { listHakCuti } from '../cuti/hak.service.ts'
import { listTerpakai } from './terpakai.service.ts'

type Jenis = HakCuti & Pick<JenisCuti, 'kuota_per' | 'mengurangi_cuti_tahunan'> & { readonly id: number }

/**
 * What is left today of each kind of leave for somebody, in the kind's unit: of annual leave the ledger's balance, of
 * leave by the month what is not asked for or taken yet, else what one occasion gives. Null where no number is fixed.
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
