import type { Lembar } from '@rekan/domain/lembar/sel'
import { sql } from 'kysely'
import { findPelakuKerja } from '../../../platform/auth.ts'
import type { Deps } from '../../../platform/deps.ts'
import { tryOut } from '../../../platform/dicoba.ts'
import type { Job } from '../../../platform/jobs.ts'
import type { HasilTersimpan } from '../../../platform/schema.karyawan.ts'
import { wirePesan } from '../../../platform/pesan.wire.ts'
import { StartupError } from '../../../platform/startup-error.ts'
import { type HasilImpor, ImporSalah, importKaryawan } from './impor.service.ts'
import { type Diambil, stopMati, takePekerjaan, updateSelesai, updateStatus } from './pekerjaan.queries.ts'
import { startDeed } from '../../../platform/perbuatan.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Pelaku } from '@rekan/domain/akses/akses'

/** Whoever works at one is heard of every few rows: after so long they are gone. */
const DIANGGAP_MATI_MS = 2 * 60_000
/** It was called off: nothing of it stays. */
class Dibatalkan extends Error {}
/** Reads a workbook of people and tries it out, or writes it, in one transaction that its last status commits with. */
export function imporJob(deps: Deps): Job<Diambil> {
  const { db, clock } = deps
  return {
    name: 'impor-karyawan',
    atOnce: 1,
    async claim() {
      await stopMati(db, clock.now() - DIANGGAP_MATI_MS)
      return takePekerjaan(db, clock.now())
    },
    work: (diambil) => runImpor(deps, diambil),
  }
}

async function runImpor(deps: Deps, diambil: Diambil): Promise<void> {
  const { db, jobs, log, reader } = deps
  const { id, oleh_id, status, berkas } = diambil
  try {
    const isi = await reader.readLembar(Buffer.from(berkas ?? []), oleh_id)
    if ('tolak' in isi) throw new StartupError(isi.tolak)
    const pelaku = await findPelakuKerja(db, oleh_id, 'POST /kelola/impor-karyawan')
    if (pelaku === null)
      throw new StartupError(
        'Akun yang mengunggah berkas ini sudah tidak aktif, atau tidak lagi mengurus seluruh perusahaan.',
      )
    const isCoba = status === 'PERIKSA'
    const hasil = await tryOut(db, isCoba, (tx) => importOnce(tx, deps, diambil, pelaku, isi.lembar))
    if (isCoba) {
      await updateStatus(db, id, [status], 'SIAP', storeHasil(hasil))
      return
    }
    // Plans follow from what was filled, not from what stood there before thousands.
    await sql`select hitung_statistik_karyawan()`.execute(db)
    jobs.nudge('surat')
    jobs.nudge('batal-ubah')
  } catch (error) {
    if (error instanceof ImporSalah) await updateStatus(db, id, [status], 'SALAH', storeSalah(error))
    else if (error instanceof StartupError)
      await updateStatus(db, id, [status], 'SALAH', {
        ...KOSONG,
        tolak: error.message,
        ...wirePesan([], []),
      })
    else if (!(error instanceof Dibatalkan)) {
      log.warn({ err: error }, 'import of people stopped')
      await updateStatus(db, id, [status], 'TERHENTI')
    }
  }
}

async function importOnce(
  tx: Tx,
  { db, clock }: Deps,
  { id, status }: Diambil,
  pelaku: Pelaku,
  lembar: Lembar,
): Promise<HasilImpor> {
  const tell = async (selesai: number, dari: number) => {
    if (!(await updateSelesai(db, id, status, selesai, dari, clock.now()))) throw new Dibatalkan()
  }
  const hasil = await importKaryawan(
    startDeed(tx, pelaku, 'POST /kelola/impor-karyawan/{id}/jalankan', clock.now()),
    lembar,
    tell,
  )
  if (status === 'TULIS' && !(await updateStatus(tx, id, ['TULIS'], 'SELESAI', storeHasil(hasil))))
    throw new Dibatalkan()
  return hasil
}

const KOSONG = { ditambahkan: 0, diubah: 0, tetap: 0, tolak: null }

function storeHasil({ ditambahkan, diubah, sudahAda, catatan }: HasilImpor): HasilTersimpan {
  return {
    ...KOSONG,
    ditambahkan: ditambahkan.length,
    diubah: diubah.length,
    tetap: sudahAda,
    ...wirePesan([], catatan),
  }
}

function storeSalah({ kesalahan }: ImporSalah): HasilTersimpan {
  return { ...KOSONG, ...wirePesan(kesalahan, []) }
}
