import { findPelakuKerja } from '../../../platform/auth.ts'
import { serveBeside, tellServer } from '../../../platform/beside.child.ts'
import { openDatabaseAside } from '../../../platform/db.served.ts'
import { DomainError } from '../../../platform/errors.ts'
import { runBagian } from './proses.bagian.ts'
import type { KabarProses, TugasProses } from './proses.job.ts'
import { findDiambil } from './proses.queries.ts'

// Runs in a process of its own, behind every request, for one month of pay: see proses.job.ts.
serveBeside(run)

async function run({ koneksi, id, saat }: TugasProses): Promise<KabarProses> {
  const db = openDatabaseAside(koneksi)
  const akhir = await runProses(db, id, saat)
  // Its connection ends before it does: the next process is not counted beside it.
  await db.destroy()
  return akhir
}

async function runProses(
  db: ReturnType<typeof openDatabaseAside>,
  id: number,
  saat: number,
): Promise<KabarProses> {
  const diambil = await findDiambil(db, id)
  if (diambil === undefined) return { jenis: 'tiada' }
  const tindakan = diambil.jenis === 'SUSUN' ? 'susun' : 'terbitkan'
  const pelaku = await findPelakuKerja(db, diambil.oleh_id, `POST /kelola/payroll/proses/${tindakan}`)
  if (pelaku === null)
    return {
      jenis: 'gagal',
      sebab: 'Akun yang memulainya sudah tidak aktif, atau tidak lagi mengurus seluruh perusahaan.',
    }
  try {
    const isSelesai = await runBagian(
      db,
      { now: () => saat },
      pelaku,
      diambil,
      (selesai) => void tellServer({ jenis: 'maju', selesai } satisfies KabarProses),
    )
    return { jenis: isSelesai ? 'selesai' : 'tiada' }
  } catch (error) {
    // What is refused is told to who began it; anything else to the log alone.
    return error instanceof DomainError
      ? { jenis: 'gagal', sebab: error.message }
      : { jenis: 'rusak', sebab: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
