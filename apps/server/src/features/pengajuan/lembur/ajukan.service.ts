import { KETENTUAN, requireBerlaku } from '@rekan/domain/ketentuan'
import type { Pelaku } from '@rekan/domain/akses/akses'
import type { Tindakan } from '@rekan/domain/akses/tabel'
import { formatDurasi } from '@rekan/domain/teks/durasi'
import {
  type BatasLembur,
  type KeberatanLembur,
  type WaktuLembur,
  awalMinggu,
  durasiLembur,
  judgeRentangLembur,
  judgeWaktuLembur,
  rentangLembur,
} from '@rekan/domain/pengajuan/lembur/lembur'
import { isMakanMinumWajib } from '@rekan/domain/pengajuan/lembur/upah-lembur'
import { type Instan, type KodeZona, type Tanggal, addHari, tanggalLokal } from '@rekan/domain/waktu'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { invalid, refuse } from '../../../platform/errors.ts'
import type { Context } from '../../../platform/http.ts'
import { requirePemilik, holdKaryawan } from '../../penempatan/penempatan.service.ts'
import { requireTerbuka } from '../../penempatan/terbuka.service.ts'
import { tellDiajukan } from '../putusan/kabar.service.ts'
import { findPemutus, refusePemutus } from '../putusan/koordinator.sql.ts'
import {
  type FaktaLembur,
  type Terhitung,
  batasFrom,
  fetchFakta,
  hariFrom,
  isCutiBersama,
} from './fakta.service.ts'
import { insertLembur } from './lembur.queries.ts'
import { wireBatas } from './lembur.wire.ts'
import type { Pandangan, PerbuatanPelaku } from '../../../platform/perbuatan.ts'

type IsianLembur = {
  readonly tanggal: string
  readonly jam_mulai: number
  readonly jam_selesai: number
  readonly karyawan_id?: number | null | undefined
}

/**
 * Returns the hours a request would count, remarks on it, and why it would be refused. Throws 404 if the employee is
 * not one of the caller's people.
 */
export async function computeLembur(db: Db, clock: Clock, pelaku: Pelaku, isian: IsianLembur) {
  const saat = clock.now()
  const { karyawanId, zona } = await findPemohon({ db, pelaku, saat }, 'GET /lembur/hitung', isian)
  const { keberatan, dinilai } = await judgeLembur(db, karyawanId, zona, isian, saat)
  return {
    durasi: dinilai === null ? 0 : durasiLembur(dinilai.lembur),
    batas: dinilai === null ? TANPA_BATAS : wireBatas(dinilai.batas),
    peringatan: dinilai === null ? [] : peringatan(dinilai),
    keberatan: perIsian(keberatan),
  }
}

const TANPA_BATAS = { hari: 0, minggu: 0, hari_libur: false, lewat: false }

/**
 * Files overtime, one's own or for a person one may act for; that person then has yet to agree. Returns its id. Throws 404
 * for a person who is not one's, 422 by field, 409 for a day of a locked month.
 */
export async function createLembur(
  perbuatan: PerbuatanPelaku,
  isian: Context<'POST /lembur/pengajuan'>['body'],
): Promise<number> {
  const { tx, pelaku, saat } = perbuatan
  const { karyawanId, zona } = await findPemohon(perbuatan, 'POST /lembur/pengajuan', isian)
  await holdKaryawan(tx, karyawanId)
  await requireTerbuka(tx, [{ karyawanId, dari: isian.tanggal, sampai: isian.tanggal }])
  const { penggunaId } = pelaku
  const diajukan = { karyawanId, penggunaId, dari: isian.tanggal, sampai: isian.tanggal }
  const pemutus = await findPemutus(tx, diajukan, isian.koordinator_id, saat)
  const { keberatan, dinilai } = await judgeLembur(tx, karyawanId, zona, isian, saat)
  const salah = {
    ...(pemutus === null && { koordinator_id: refusePemutus(isian.koordinator_id) }),
    ...keberatan,
  }
  if (dinilai === null || pemutus === null || Object.keys(salah).length > 0) throw invalid(perIsian(salah))
  const { hari_presensi, mulai, selesai } = dinilai.lembur
  const pada = new Date(saat)
  const id = await insertLembur(perbuatan, {
    karyawan_id: karyawanId,
    koordinator_id: pemutus,
    diajukan_oleh_id: penggunaId,
    tanggal: isian.tanggal,
    hari_presensi,
    mulai: new Date(mulai),
    selesai: new Date(selesai),
    keterangan: isian.keterangan,
    bersedia_pada: karyawanId === pelaku.karyawanId ? pada : null,
    dibuat_pada: pada,
  })
  await tellDiajukan(perbuatan, 'lembur', id)
  return id
}

export function perIsian(pesan: Readonly<Record<string, string>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(pesan).map(([isian, satu]) => [isian, [satu]]))
}

async function findPemohon(
  pandangan: Pandangan,
  tindakan: Tindakan,
  { karyawan_id }: IsianLembur,
): Promise<{ readonly karyawanId: number; readonly zona: KodeZona }> {
  const { pelaku } = pandangan
  const karyawanId = karyawan_id ?? pelaku.karyawanId
  if (karyawanId === null) throw refuse('TANPA_KARYAWAN')
  const { zona } = await requirePemilik(pandangan, tindakan, karyawanId)
  return { karyawanId, zona }
}

type Dinilai = {
  readonly lembur: Terhitung
  readonly tanggal: Tanggal
  readonly batas: BatasLembur
  readonly fakta: FaktaLembur
}

/** Judges a request by its day and by what the person has asked for beside it; not at all where there is no day. */
async function judgeLembur(
  db: Db | Tx,
  karyawanId: number,
  zona: KodeZona,
  isian: IsianLembur,
  saat: Instan,
): Promise<{ readonly keberatan: KeberatanLembur; readonly dinilai: Dinilai | null }> {
  const waktu = { tanggal: isian.tanggal, jamMulai: isian.jam_mulai, jamSelesai: isian.jam_selesai }
  const hariIni = tanggalLokal(saat, zona)
  const awal = judgeWaktuLembur(requireBerlaku(KETENTUAN.lembur, hariIni), waktu, hariIni)
  if (awal !== null) return { keberatan: awal, dinilai: null }
  const [fakta] = await fetchFakta(db, [{ karyawanId, tanggal: isian.tanggal }])
  if (fakta === undefined) throw new Error('no facts of a day')
  return judgeFakta(waktu, fakta, zona)
}

/** Judges hours of a day by what is known around it. */
export function judgeFakta(
  waktu: WaktuLembur,
  fakta: FaktaLembur,
  zona: KodeZona,
): { readonly keberatan: KeberatanLembur; readonly dinilai: Dinilai } {
  const dinilai = dinilaiFrom(waktu, fakta, zona)
  const { tanggal, lembur, batas } = dinilai
  const hari = [-1, 0, 1].flatMap((selisih) => fakta.hari.get(addHari(tanggal, selisih)) ?? [])
  const keberatan = judgeRentangLembur(
    tanggal,
    lembur,
    hari.map((h) => ({ rencana: h.fakta.rencana, izin: h.fakta.izin, berpenempatan: true })),
    fakta.lain,
  )
  if (keberatan !== null || !batas.lewatTabel) return { keberatan: keberatan ?? {}, dinilai }
  const pesan = batas.hariLibur
    ? `Lembur pada hari libur menjadi ${formatDurasi(batas.hari)}, lebih lama dari yang diatur (PP 35/2021 Pasal 31).`
    : `Lembur sehari menjadi ${formatDurasi(batas.hari)}, lebih dari ${batas.terlama / 3600} jam.`
  return { keberatan: { jam_selesai: pesan }, dinilai }
}

function dinilaiFrom(waktu: WaktuLembur, fakta: FaktaLembur, zonaKini: KodeZona): Dinilai {
  const { tanggal } = waktu
  const rentang = rentangLembur(waktu, fakta.hari.get(tanggal)?.zona ?? zonaKini)
  const hari_presensi = hariFrom(fakta, { ...rentang, hari_presensi: tanggal }, fakta.lain)
  const lembur = { ...rentang, hari_presensi }
  return { lembur, tanggal, batas: batasFrom(fakta, lembur, fakta.lain), fakta }
}

/** Worth knowing before it is sent. */
function peringatan({ lembur, batas, fakta }: Dinilai): string[] {
  const { hari, minggu, hariLibur, lewat, sehari, seminggu } = batas
  const aturan = requireBerlaku(KETENTUAN.lembur, lembur.hari_presensi)
  const pesan: string[] = []
  if (lewat && hari > sehari)
    pesan.push(
      `Lembur sehari menjadi ${formatDurasi(hari)}, di atas batas ${sehari / 3600} jam. Hanya HRD yang dapat menyetujuinya.`,
    )
  if (lewat && minggu > seminggu)
    pesan.push(
      `Lembur seminggu menjadi ${formatDurasi(minggu)}, di atas batas ${seminggu / 3600} jam. Hanya HRD yang dapat menyetujuinya.`,
    )
  if (hariLibur && !hasIstirahat(fakta, lembur.hari_presensi))
    pesan.push('Minggu ini tidak tersisa hari istirahat.')
  if (isCutiBersama(fakta, lembur.hari_presensi) && !hariLibur)
    pesan.push('Hari ini cuti bersama: lembur dihitung seperti pada hari kerja.')
  if (isMakanMinumWajib(aturan, hari))
    pesan.push(`Lembur ${aturan.makan_minum_jam} jam atau lebih: perusahaan menyediakan makan dan minum.`)
  return pesan
}

/** Whether a day without work is left in the week, once this one is worked. */
function hasIstirahat({ hari, lain }: FaktaLembur, tanggal: Tanggal): boolean {
  const senin = awalMinggu(tanggal)
  return Array.from({ length: 7 }, (_, i) => addHari(senin, i)).some(
    (penempatan) =>
      penempatan !== tanggal &&
      (hari.get(penempatan)?.shift ?? null) === null &&
      !lain.some(({ hari_presensi }) => hari_presensi === penempatan),
  )
}
