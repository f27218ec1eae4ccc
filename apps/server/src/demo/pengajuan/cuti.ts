import { type Instan, type Tanggal, addHari, tanggalLokal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import { startServerDeed } from '../../platform/perbuatan.ts'
import { takeCuti } from '../../features/pengajuan/cuti/cuti.service.ts'
import { ensureHakCuti } from '../../features/pengajuan/cuti/hak.service.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/errors.ts'
import type { PengajuanDemo } from './absensi.ts'
import type { OrangDemo } from '../orang/orang.ts'
import { PALING_JAUH, type Rentang } from '../hari/rentang.ts'

/** Brings everybody's ledger to where it stood before the first request of the history. */
export async function openCuti(
  tx: Tx,
  semua: readonly OrangDemo[],
  { dari, sampai }: Rentang,
): Promise<void> {
  await ensureHak(tx, semua, addHari(dari, -PALING_JAUH), sampai)
}

/**
 * Approves annual leave that waits, in the order in which it was decided: what the ledger has no days for is rejected.
 * Whatever somebody else has decided stays.
 */
export async function approveCuti(tx: Tx, diputus: readonly PengajuanDemo<'absensi'>[]): Promise<void> {
  const urut = diputus.toSorted((a, b) => a.diputus - b.diputus || a.baris.karyawan_id - b.baris.karyawan_id)
  for (const { baris, hari, diputus: pada } of urut) {
    const menunggu = await tx
      .selectFrom('absensi')
      .select('id')
      .where('karyawan_id', '=', baris.karyawan_id)
      .where('dibuat_pada', '=', sql<Instan>`${baris.dibuat_pada}`)
      .where('status', '=', 'menunggu')
      .executeTakeFirst()
    if (menunggu === undefined) continue
    const oleh = baris.koordinator_id
    const cukup = await isCukup(() =>
      takeCuti(
        startServerDeed(tx, 'POST /absensi/{id}/approve', pada, oleh),
        baris.karyawan_id,
        menunggu.id,
        {
          hari,
          paruh: null,
        },
      ),
    )
    await tx
      .updateTable('absensi')
      .set({
        status: cukup ? 'disetujui' : 'ditolak',
        catatan: cukup ? null : 'Sisa cuti tidak cukup.',
        diputus_oleh_id: oleh,
        diputus_pada: new Date(pada),
      })
      .where('id', '=', menunggu.id)
      .execute()
  }
}

/** Brings the ledgers up to the day: joint leave that is over, leave that has lapsed. */
export async function ensureBukuCuti(
  tx: Tx,
  semua: readonly OrangDemo[],
  { sampai }: Rentang,
): Promise<void> {
  await ensureHak(tx, semua, tanggalLokal(sampai, 'WIB'), sampai)
}

async function ensureHak(tx: Tx, semua: readonly OrangDemo[], hari: Tanggal, saat: Instan): Promise<void> {
  await ensureHakCuti(
    tx,
    { hari, saat },
    semua.map(({ karyawanId }) => karyawanId),
  )
}

async function isCukup(ambil: () => Promise<void>): Promise<boolean> {
  try {
    await ambil()
    return true
  } catch (error) {
    if (error instanceof DomainError) return false
    throw error
  }
}
