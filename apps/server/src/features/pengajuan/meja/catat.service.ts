import type { Tindakan } from '@rekan/domain/akses/tabel'
import { isSendiri } from '@rekan/domain/akses/urusan'
import type { Tanggal } from '@rekan/domain/waktu'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { invalid } from '../../../platform/errors.ts'
import type { Context } from '../../../platform/http.ts'
import { holdKaryawan, requirePemilik } from '../../penempatan/penempatan.service.ts'
import { requireTerbuka } from '../../penempatan/terbuka.service.ts'
import type { CatatSakit } from '../../papan/alarm/tanggapan.service.ts'
import { type Pemohon, judgePermintaan, wireHitungan, withKunci } from '../izin-ajukan/ajukan.service.ts'
import type { Lampiran } from '../izin-ajukan/lampiran.service.ts'
import { approveAbsensi } from '../izin-putusan/putusan.service.ts'
import { tellDicatat } from '../putusan/kabar.service.ts'
import { refuse } from '../pengajuan.refusals.ts'
import { insertAbsensi } from '../izin-ajukan/ajukan.queries.ts'
import { findKoordinator, findNama } from './catat.queries.ts'
import type { Pandangan, PerbuatanPelaku } from '../../../platform/perbuatan.ts'

const CATAT = 'POST /kelola/izin'
type Isian = Context<typeof CATAT>['form']['fields']
type Hitungan = Context<'GET /kelola/izin/hitung'>['query']

/** Returns the days that a record would count, and by field why it would be refused. Throws as `recordIzin` does. */
export async function computeCatatan(pandangan: Pandangan, diminta: Hitungan) {
  const { db, saat } = pandangan
  const { cuti_id, paruh, karyawan_id, ...isi } = diminta
  const milik = { cuti_id: cuti_id ?? null, paruh: paruh ?? null }
  const minta = { ...isi, ...milik, jenis: isi.jenis_izin, ...TANPA_JAM, berkas: null }
  const pemohon = await readPemohon(pandangan, karyawan_id)
  const nilai = await judgePermintaan(db, pemohon, minta, saat)
  return wireHitungan(await withKunci(db, pemohon, diminta, nilai), diminta)
}

/**
 * Writes leave or permission down for somebody, also for days long past, and returns its id: law does not wait for a
 * form. HR's takes effect at once with what an approval brings, a coordinator's waits with HR. Throws 404 for a person who
 * is not the caller's, 403 for the caller, 422 by field if the rules refuse it, 409 as an approval does.
 */
export async function recordIzin(
  perbuatan: PerbuatanPelaku,
  deps: Pick<Deps, 'files' | 'clock'>,
  { karyawan_id: karyawanId, jenis_izin, keterangan, ...isian }: Isian,
  lampiran: Lampiran | null,
  jalan: Jalan = { tindakan: CATAT },
): Promise<number> {
  const { tx, pelaku, saat } = perbuatan
  const pemohon = await readPemohon(perbuatan, karyawanId, jalan)
  await holdKaryawan(tx, karyawanId)
  await requireTerbuka(tx, [{ karyawanId, dari: isian.tanggal_mulai, sampai: isian.tanggal_selesai }])
  const isi = { ...isian, cuti_id: isian.cuti_id ?? null, paruh: isian.paruh ?? null, ...TANPA_JAM }
  const { totalHari, keberatan } = await judgePermintaan(
    tx,
    pemohon,
    { ...isi, jenis: jenis_izin, berkas: lampiran !== null },
    saat,
  )
  if (Object.keys(keberatan).length > 0)
    throw invalid(Object.fromEntries(Object.entries(keberatan).map(([nama, pesan]) => [nama, [pesan]])))
  const isHrd = pelaku.role === 'hrd'
  const id = await insertAbsensi(perbuatan, {
    ...isi,
    ...lampiran,
    karyawan_id: karyawanId,
    koordinator_id: isHrd ? await requireKoordinator(tx, karyawanId, isi.tanggal_mulai) : pelaku.penggunaId,
    jenis_izin,
    total_hari: totalHari,
    keterangan,
    diajukan_oleh_id: pelaku.penggunaId,
    dibuat_pada: new Date(saat),
    dicatat: true,
  })
  if (isHrd) await approveAbsensi(perbuatan, deps, id, null)
  await tellDicatat(perbuatan, id)
  return id
}

/** Files SAKIT for a day of somebody who was missed, as `recordIzin`: by whoever may answer that. */
export function createCatatSakit(deps: Pick<Deps, 'files' | 'clock'>): CatatSakit {
  return async (perbuatan, { karyawanId: karyawan_id, tanggal, keterangan }) => {
    const isian = { karyawan_id, tanggal_mulai: tanggal, tanggal_selesai: tanggal, keterangan }
    await recordIzin(perbuatan, deps, { ...isian, jenis_izin: 'SAKIT' }, null, {
      tindakan: 'POST /kelola/alarm/sakit',
      tanggal,
    })
  }
}

/** By which right somebody writes it down, and of which day where that right is of one. */
type Jalan = { readonly tindakan: Tindakan; readonly tanggal?: Tanggal }

/** A correction, which alone has times, is made on the day itself. */
const TANPA_JAM = { jam_masuk: null, jam_pulang: null }

async function readPemohon(
  pandangan: Pandangan,
  karyawanId: number,
  { tindakan, tanggal }: Jalan = { tindakan: CATAT },
): Promise<Pemohon> {
  const { db, pelaku } = pandangan
  if (isSendiri(pelaku, karyawanId)) throw refuse('CATAT_SENDIRI')
  const { zona } = await requirePemilik(pandangan, tindakan, karyawanId, tanggal)
  return { karyawanId, zona, dicatat: await findNama(db, karyawanId) }
}

async function requireKoordinator(tx: Tx, karyawanId: number, pada: Tanggal): Promise<number> {
  const id = await findKoordinator(tx, karyawanId, pada)
  if (id === null)
    throw invalid({ karyawan_id: ['Karyawan ini belum punya koordinator. Atur dulu penempatannya.'] })
  return id
}
