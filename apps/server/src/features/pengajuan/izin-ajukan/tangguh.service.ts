import { HARI_PULANG_TERJAUH, hariSesudah } from '@rekan/domain/presensi/tinjauan/koreksi'
import { kalimatTanda } from '@rekan/domain/presensi/tinjauan/tanda'
import { type Instan, formatJam, formatTanggal, jamLokal } from '@rekan/domain/waktu'
import { storeDocument } from '../../../platform/document-store.ts'
import type { Deps } from '../../../platform/deps.ts'
import { invalid, refuse as refusePlatform } from '../../../platform/errors.ts'
import type { FileTangguh, PunchTangguh } from '../../presensi/luring/tangguh.service.ts'
import { listHrd } from '../putusan/kabar.queries.ts'
import { tellDiajukan, tellDiajukanHrd } from '../putusan/kabar.service.ts'
import { isKoordinator } from '../putusan/koordinator.sql.ts'
import { refuse as refusePresensi } from '../../presensi/presensi.refusals.ts'
import { refuse } from '../pengajuan.refusals.ts'
import { insertAbsensi, lockPemohon } from './ajukan.queries.ts'
import { judgePermintaan, readPemohon } from './ajukan.service.ts'
import {
  findHariFoto,
  insertKoreksiLuring,
  isTerkunciSejak,
  lockMenunggu,
  setJam,
} from './tangguh.queries.ts'
import type { PerbuatanPelaku } from '../../../platform/perbuatan.ts'

type Berkas = Pick<Deps, 'encoder' | 'files' | 'random' | 'clock'>

/**
 * Punches that are too old to be recorded as such, as requests: in and out of one work make one, decided by the person's
 * coordinator, or by HR where there is none. Throws 422 at `luring` for a day that nobody may ask about any more, 409 for a photo
 * that was sent for another day.
 */
export function createTangguh(deps: Berkas): FileTangguh {
  return async (_pelaku, punch, foto, write) => {
    const { kunci } = await storeDocument(deps, `lampiran/${punch.karyawanId}`, foto)
    const forget = () => deps.files.delete(kunci)
    const jawaban = await write(async (perbuatan) => {
      const { id: pengajuan_id, setelahKunci } = await fileTangguh(perbuatan, punch, kunci)
      const { tanggal } = punch
      const nama = punch.jenis === 'check_in' ? 'Check in' : 'Check out'
      const sebab = setelahKunci
        ? 'tiba setelah presensi bulannya dikunci'
        : 'tiba terlalu lama setelah diambil'
      const message = `${nama} ${formatTanggal(tanggal)} ${sebab}, jadi diajukan sebagai koreksi presensi.`
      return { deferred: { data: { pengajuan_id, tanggal }, message }, foto: kunci }
    }).catch(async (error: unknown) => {
      await forget()
      throw error
    })
    // The same intent, sent before, has a photo of its own.
    if (jawaban.foto !== kunci) await forget()
    return { deferred: jawaban.deferred }
  }
}

async function fileTangguh(
  perbuatan: PerbuatanPelaku,
  punch: PunchTangguh,
  foto: string,
): Promise<{ readonly id: number; readonly setelahKunci: boolean }> {
  const { tx } = perbuatan
  const { karyawanId, tanggal, waktu, penugasanId } = punch
  await lockPemohon(tx, karyawanId)
  const terpakai = await findHariFoto(tx, karyawanId, punch)
  if (terpakai !== undefined) throw refusePresensi('FOTO_TERPAKAI', { tanggal: terpakai })
  const setelahKunci = await isTerkunciSejak(tx, karyawanId, tanggal, waktu.taksir)
  const ada = await lockMenunggu(tx, karyawanId, tanggal)
  const isSekerja = ada === undefined || ada.kerja.every((id) => id === penugasanId)
  if (!isSekerja) throw refuse('KOREKSI_MENUNGGU')
  if (ada === undefined && punch.penolakan !== null) throw punch.penolakan
  const id = ada?.id ?? (await createKoreksi(perbuatan, { ...punch, setelahKunci }, foto))
  const kolom = punch.jenis === 'check_in' ? 'jam_masuk' : 'jam_pulang'
  if (ada !== undefined && ada[kolom] === null)
    await setJam(tx, id, { [kolom]: jamFrom(punch), ...hariFrom(punch) })
  await insertKoreksiLuring(tx, {
    absensi_id: id,
    jenis: punch.jenis,
    penugasan_id: penugasanId,
    taksir: new Date(waktu.taksir),
    diterima_pada: new Date(waktu.tiba),
    nilai_waktu: waktu.nilai,
    alasan: JSON.stringify(waktu.alasan),
    luring: waktu.bukti.teks,
    luring_tanda: waktu.bukti.tanda,
    foto,
  })
  return { id, setelahKunci }
}

async function createKoreksi(
  perbuatan: PerbuatanPelaku,
  punch: PunchTangguh & { readonly setelahKunci: boolean },
  foto: string,
): Promise<number> {
  const { tx, pelaku, saat } = perbuatan
  const { karyawanId, tanggal, jenis, setelahKunci } = punch
  const jam = jamFrom(punch)
  const isi = {
    tanggal_mulai: tanggal,
    tanggal_selesai: tanggal,
    cuti_id: null,
    paruh: null,
    jam_masuk: jenis === 'check_in' ? jam : null,
    jam_pulang: jenis === 'check_out' ? jam : null,
    ...hariFrom(punch),
  }
  const minta = { ...isi, jenis: 'KOREKSI_PRESENSI' as const, berkas: true, isTertunda: true }
  const pemohon = await readPemohon(perbuatan, karyawanId)
  const { totalHari, keberatan } = await judgePermintaan(tx, pemohon, minta, saat)
  const [pesan] = Object.values(keberatan)
  if (pesan !== undefined) throw invalid({ luring: [pesan] })
  const { koordinatorId } = punch
  const kecuali = { penggunaId: pelaku.penggunaId, karyawanId }
  const isDiputusKoordinator = koordinatorId !== null && (await isKoordinator(tx, koordinatorId, kecuali))
  const pemutus = isDiputusKoordinator ? koordinatorId : (await listHrd(tx, pelaku.penggunaId))[0]
  if (pemutus === undefined) throw refusePlatform('BUKAN_WEWENANG')
  const id = await insertAbsensi(perbuatan, {
    ...isi,
    karyawan_id: karyawanId,
    setelah_kunci: setelahKunci,
    koordinator_id: pemutus,
    jenis_izin: 'KOREKSI_PRESENSI',
    total_hari: totalHari,
    keterangan: keteranganFrom(punch),
    lampiran: foto,
    lampiran_nama: `${jenis === 'check_in' ? 'check-in' : 'check-out'}.webp`,
    diajukan_oleh_id: pelaku.penggunaId,
    dibuat_pada: new Date(saat),
  })
  await (isDiputusKoordinator ? tellDiajukan(perbuatan, 'absensi', id) : tellDiajukanHrd(perbuatan, id))
  return id
}

/** Seconds since midnight at the office. */
function jamFrom({ waktu, zona }: PunchTangguh): number {
  return jamLokal(waktu.taksir, zona)
}

/** A check-out is known to the day. */
function hariFrom({ jenis, tanggal, waktu, zona }: PunchTangguh): { readonly hari_pulang?: number } {
  const hari = hariSesudah(tanggal, waktu.taksir, zona)
  return jenis === 'check_out' && hari >= 0 && hari <= HARI_PULANG_TERJAUH ? { hari_pulang: hari } : {}
}

function keteranganFrom({ jenis, waktu, zona, keterangan, fotoLain }: PunchTangguh): string {
  const pukul = (saat: Instan) => formatJam(jamLokal(saat, zona)).slice(0, 5).replace(':', '.')
  const nama = jenis === 'check_in' ? 'Check in' : 'Check out'
  const dikirim = `${nama} ${pukul(waktu.taksir)} diambil tanpa jaringan dan tiba pukul ${pukul(waktu.tiba)}.`
  const tanda =
    fotoLain === null ? '' : `${kalimatTanda({ kode: 'FOTO_ORANG_LAIN', tanggal: fotoLain.tanggal })}.`
  return [dikirim, tanda, keterangan].filter((kalimat) => kalimat !== '').join(' ')
}
