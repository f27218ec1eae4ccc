import type { Pelaku } from '@rekan/domain/akses/akses'
import type { Instan } from '@rekan/domain/waktu'
import { isoLokal } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../platform/db.ts'
import { tell } from '../notifikasi/notifikasi.service.ts'
import { fetchHariRentang } from '../presensi/hari/hari.service.ts'
import { judgePengganti } from './calon.service.ts'
import { type KerjaDiganti, kerjaFrom, wireKerja } from './kerja.service.ts'
import { findNama, lockPenugasan } from './penggantian.queries.ts'
import { refuse } from './penggantian.refusals.ts'
import { kalimatKerja, requireBebas, tellDigantikan, writePengganti } from './penggantian.service.ts'
import {
  type TawaranOrang,
  findTawaran,
  listTawaran,
  updateDiambil,
  updateDitolak,
} from './tawaran.queries.ts'
import { type Pandangan, type Perbuatan, type PerbuatanPelaku, record } from '../../platform/perbuatan.ts'

/** Offers to oneself that are open, the soonest first. */
export async function showTawaran({ db, pelaku: { karyawanId }, saat }: Pandangan) {
  if (karyawanId === null) return []
  const semua = await listTawaran(db, karyawanId, saat)
  const isi = await Promise.all(
    semua.map(async (tawaran) => {
      const diganti = await kerjaTawaran(db, tawaran, saat).catch(() => null)
      if (diganti === null || diganti.penugasan.checkIn !== null) return []
      return [
        {
          id: tawaran.id,
          kerja: wireKerja(diganti),
          menggantikan: diganti.nama,
          alasan: tawaran.alasan,
          ditawarkan_pada: isoLokal(tawaran.dibuat_pada, diganti.kantor.zona_waktu),
        },
      ]
    }),
  )
  return isi.flat()
}

/**
 * Takes an offer: who is first has the work. Throws 404 for an offer that was made to others, 409 SUDAH_DIAMBIL with who
 * has it, 409 once it is closed or its work over, 422 for who works then or is on leave.
 */
export async function takeTawaran(perbuatan: PerbuatanPelaku, id: number) {
  const { tx, pelaku, saat } = perbuatan
  const karyawanId = requireKaryawan(pelaku)
  const dilihat = await findTawaran(tx, id, karyawanId)
  if (dilihat === undefined) throw refuse('TAWARAN_TIDAK_ADA')
  await lockPenugasan(tx, dilihat.penugasan_id)
  const tawaran = await findTawaran(tx, id, karyawanId)
  if (tawaran === undefined) throw refuse('TAWARAN_TIDAK_ADA')
  await requireTerbuka(tx, tawaran)
  if (tawaran.ditolak_pada !== null) throw refuse('TAWARAN_DITUTUP')
  const diganti = await kerjaTawaran(tx, tawaran, saat)
  requireBebas(diganti.penugasan, diganti.nama)
  const [kalimat] = await judgePengganti(tx, karyawanId, diganti, saat)
  if (kalimat !== undefined) throw refuse('CALON_TIDAK_BISA', { kalimat })
  const menjadi = await writePengganti(perbuatan, diganti, { karyawanId, penugasanId: tawaran.penugasan_id })
  await updateDiambil(tx, id, {
    menjadi_id: menjadi,
    diambil_oleh_id: karyawanId,
    diambil_pada: new Date(saat),
  })
  await record(perbuatan, 'karyawan', diganti.karyawanId, {
    sesudah: { tanggal: diganti.hari.tanggal, pengganti_id: karyawanId, tawaran: id },
  })
  await tellDiambil(perbuatan, tawaran, diganti, karyawanId)
  return wireKerja(diganti)
}

/** Says no to an offer; saying it again changes nothing. Throws 404, 409 as `takeTawaran`. */
export async function rejectTawaran({ tx, pelaku, saat }: PerbuatanPelaku, id: number): Promise<void> {
  const karyawanId = requireKaryawan(pelaku)
  const tawaran = await findTawaran(tx, id, karyawanId)
  if (tawaran === undefined) throw refuse('TAWARAN_TIDAK_ADA')
  await requireTerbuka(tx, tawaran)
  await updateDitolak(tx, id, karyawanId, saat)
}

function requireKaryawan({ karyawanId }: Pelaku): number {
  if (karyawanId === null) throw refuse('TAWARAN_TIDAK_ADA')
  return karyawanId
}

async function requireTerbuka(tx: Tx, { diambil_oleh_id, ditutup_pada }: TawaranOrang): Promise<void> {
  if (diambil_oleh_id !== null) throw refuse('SUDAH_DIAMBIL', { nama: await findNama(tx, diambil_oleh_id) })
  if (ditutup_pada !== null) throw refuse('TAWARAN_DITUTUP')
}

/** The work that is offered, as it is now. */
async function kerjaTawaran(
  db: Db | Tx,
  { karyawan_id, tanggal, penugasan_id }: TawaranOrang,
  saat: Instan,
): Promise<KerjaDiganti> {
  const [hari] = await fetchHariRentang(db, karyawan_id, tanggal, tanggal)
  const penugasan = hari?.penugasan.find(({ id }) => id === penugasan_id)
  if (hari === undefined || penugasan === undefined) throw refuse('KERJA_TIDAK_ADA')
  return kerjaFrom(hari, penugasan, karyawan_id, await findNama(db, karyawan_id), saat)
}

/** Who offered it learns who has it, and whose work it was that they are replaced. */
async function tellDiambil(
  perbuatan: Perbuatan,
  tawaran: TawaranOrang,
  diganti: KerjaDiganti,
  karyawanId: number,
): Promise<void> {
  const { tx } = perbuatan
  const nama = await findNama(tx, karyawanId)
  await tell(perbuatan, {
    kepada: [tawaran.dibuat_oleh_id],
    jenis: 'TAWARAN_DIAMBIL',
    detailId: tawaran.id,
    judul: 'Pengganti ditemukan',
    isi: `${nama} menggantikan ${diganti.nama}: ${kalimatKerja(diganti)}.`,
  })
  await tellDigantikan(perbuatan, diganti, { nama, penugasanId: tawaran.penugasan_id })
}
