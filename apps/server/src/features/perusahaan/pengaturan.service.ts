import type { Pelaku } from '@rekan/domain/akses/akses'
import {
  NAMA_PENGATURAN,
  type NamaPengaturan,
  type NilaiPengaturan,
  PENGATURAN,
} from '@rekan/domain/perusahaan/pengaturan'
import { type Instan, type Tanggal, hariBarat } from '@rekan/domain/waktu'
import { recordAudit } from '../../platform/audit.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { invalid } from '../../platform/errors.ts'
import { readPengaturan } from '../../platform/pengaturan.ts'
import { listPengaturan, upsertPengaturan } from './pengaturan.queries.ts'

/** Returns every setting with its value in force, its bounds, and its past and future values. */
export async function showPengaturan(db: Db | Tx, saat: Instan) {
  const pengaturan = await readPengaturan(db, hariBarat(saat))
  const semua = await listPengaturan(db)
  return NAMA_PENGATURAN.map((kunci) => {
    const entri = PENGATURAN[kunci]
    const riwayat = semua.filter((baris) => baris.kunci === kunci)
    return {
      kunci,
      uraian: entri.uraian,
      jenis: entri.jenis,
      nilai: pengaturan[kunci],
      bawaan: entri.bawaan,
      batas: 'batas' in entri ? { dari: entri.batas.dari, sampai: entri.batas.sampai } : null,
      riwayat: riwayat.map(({ berlaku_dari, nilai, oleh }) => ({ berlaku_dari, nilai, oleh })),
    }
  })
}

/** Sets one setting from a day on, today at the earliest; 422 for a day that is past. `pelaku` null: the operator. */
export async function editPengaturan(
  tx: Tx,
  pelaku: Pelaku | null,
  isian: {
    readonly kunci: NamaPengaturan
    readonly nilai: NilaiPengaturan
    readonly berlaku_dari?: Tanggal | undefined
  },
  saat: Instan,
): Promise<void> {
  const { kunci, nilai } = isian
  const hariIni = hariBarat(saat)
  const berlaku_dari = isian.berlaku_dari ?? hariIni
  if (berlaku_dari < hariIni)
    throw invalid({ berlaku_dari: ['Pengaturan berlaku paling cepat mulai hari ini.'] })
  const { [kunci]: sebelum } = await readPengaturan(tx, berlaku_dari)
  const oleh_id = pelaku?.penggunaId ?? null
  await upsertPengaturan(tx, { kunci, nilai, berlaku_dari, oleh_id, saat })
  await recordAudit(tx, {
    waktu: saat,
    oleh: oleh_id,
    tindakan: pelaku === null ? 'npm run perusahaan' : 'POST /pengaturan',
    objek: 'pengaturan',
    objekId: kunci,
    sebelum: { nilai: sebelum },
    sesudah: { nilai, berlaku_dari },
  })
}
