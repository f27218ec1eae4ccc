import { akhirBulan } from '@rekan/domain/bulan'
import { type JadwalMingguan, isKerjaBerbeda } from '@rekan/domain/jadwal/jadwal'
import { type Instan, type Tanggal, addHari, formatTanggal, hariTimur } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../../platform/db.ts'
import { invalid, requireVersi } from '../../../platform/errors.ts'
import { type Perbuatan, record } from '../../../platform/perbuatan.ts'
import { refuse } from '../perusahaan.refusals.ts'
import {
  type IsiVersi,
  SEJAK_AWAL,
  countOrang,
  deleteVersi,
  findBulanTerbit,
  listJadwal,
  listHariOrang,
  listPemakai,
  lockJadwal,
  restoreTurunan,
  replaceVersi,
  updateJadwal,
} from './jadwal.queries.ts'
import { type Jadwal, findJadwal, isSama, isiPada } from './jadwal.service.ts'
import { type JadwalKerja, wireJadwal } from './jadwal.wire.ts'

/** What a schedule is to say from a day on. */
export type VersiBaru = IsiVersi & { readonly berlaku_dari: Tanggal }
/** No further back than this many days, and no further ahead */
const TERJAUH = 366

/** A schedule by the version that its writer saw. */
type DilihatVersi = { readonly id: number; readonly versi: number | undefined }

/** Writes somebody's works of some days down as they are, whatever their week becomes. */
export type Freeze = (
  tx: Tx,
  karyawanId: number,
  rentang: { readonly dari: Tanggal; readonly sampai: Tanggal },
  saat: Instan,
) => Promise<void>
/** Whose days gone by a change leaves as they were: those of who makes it. */
export type Kecuali = { readonly karyawanIds: readonly number[]; readonly freeze: Freeze }

/** What a change would move. */
export type Akibat = {
  /** Who works by the schedule on that day or later */
  readonly orang: number
  /** Until which day it would hold; null: until it is changed again */
  readonly sampai: Tanggal | null
  /** Days of people, up to and including today, whose hours it would move */
  readonly hari_lewat: number
  /** Up to this day nothing moves: payslips of it were published; null: none was */
  readonly terkunci_sampai: Tanggal | null
}

/** All schedules by name, as they are kept. */
export async function showSemuaJadwal(db: Db | Tx, hariIni: Tanggal): Promise<JadwalKerja[]> {
  const orang = await countOrang(db, hariIni)
  return (await listJadwal(db)).map((jadwal) => wireJadwal(jadwal, orang.get(jadwal.id) ?? 0, hariIni))
}

/** One of them. Throws 404 for one that is none. */
export async function showJadwalKerja(db: Db | Tx, id: number, hariIni: Tanggal): Promise<JadwalKerja> {
  const orang = await countOrang(db, hariIni)
  return wireJadwal(await requireJadwal(db, id), orang.get(id) ?? 0, hariIni)
}

/** Judges a change of a schedule without making it. Throws 404 for a schedule that is none. */
export async function judgeVersi(
  db: Db | Tx,
  hariIni: Tanggal,
  id: number,
  { berlaku_dari, ...isi }: VersiBaru,
): Promise<Akibat> {
  const jadwal = await requireJadwal(db, id)
  const berikut = jadwal.semua.find((satu) => satu.berlaku_dari > berlaku_dari)?.berlaku_dari ?? null
  const sampai = berikut && addHari(berikut, -1)
  const bulan = await findBulanTerbit(db, id)
  const [lama, baru] = [jadwalFrom(isiPada(jadwal, berlaku_dari)), jadwalFrom(isi)]
  const akhir = sampai === null || sampai > hariIni ? hariIni : sampai
  const lewat = berlaku_dari > akhir ? [] : await listHariOrang(db, id, berlaku_dari, akhir)
  return {
    orang: (await countOrang(db, berlaku_dari)).get(id) ?? 0,
    sampai,
    hari_lewat: lewat
      .filter(({ tanggal, libur }) => isKerjaBerbeda(tanggal, lama, baru, { libur }))
      .reduce((jumlah, { orang }) => jumlah + orang, 0),
    terkunci_sampai:
      bulan && akhirBulan({ bulan: Number(bulan.slice(5, 7)), tahun: Number(bulan.slice(0, 4)) }),
  }
}

/**
 * Changes what a schedule says from a day on: days before it stay as they were counted. Throws 404, 409 with what stands
 * now for who saw another version, 422 at the day or the reason: a day up to today wants a reason, and none is moved
 * that a published payslip was counted by. Days of `kecuali` up to today stay: nobody puts their own hours otherwise afterwards.
 */
export async function createVersi(
  perbuatan: Perbuatan,
  dilihat: DilihatVersi,
  { alasan, ...baru }: VersiBaru & { readonly alasan: string | null },
  kecuali: Kecuali | null = null,
): Promise<'diubah' | 'tetap'> {
  const { tx, saat } = perbuatan
  const { id } = dilihat
  const hariIni = hariTimur(saat)
  const jadwal = await holdJadwal(tx, dilihat, hariIni)
  const { berlaku_dari, ...isi } = baru
  const isLewat = berlaku_dari <= hariIni
  if (berlaku_dari < addHari(hariIni, -TERJAUH) || berlaku_dari > addHari(hariIni, TERJAUH))
    throw invalid({ berlaku_dari: ['Berlaku mulai paling jauh setahun sebelum atau sesudah hari ini.'] })
  const sebelum = isiPada(jadwal, berlaku_dari)
  if (isSama({ ...sebelum }, { ...isi })) return 'tetap'
  if (isLewat && alasan === null)
    throw invalid({ alasan: ['Tulis alasannya: hari yang sudah lewat atau sedang berjalan ikut berubah.'] })
  const akibat = await judgeVersi(tx, hariIni, id, baru)
  if (akibat.terkunci_sampai !== null && berlaku_dari <= akibat.terkunci_sampai)
    throw invalid({
      berlaku_dari: [
        `Slip gaji sampai ${formatTanggal(akibat.terkunci_sampai)} sudah terbit. Berlaku paling awal sehari sesudahnya.`,
      ],
    })
  const rentang = { dari: berlaku_dari, sampai: akibat.sampai }
  const tetap = isLewat && kecuali !== null ? await listPemakai(tx, id, rentang, kecuali.karyawanIds) : []
  for (const karyawanId of tetap) await kecuali?.freeze(tx, karyawanId, { ...rentang, sampai: hariIni }, saat)
  await replaceVersi(tx, id, { ...baru, alasan: isLewat ? alasan : null })
  if (isLewat) await restoreTurunan(tx, id, rentang, tetap, saat)
  await updateJadwal(tx, id, jadwal.nama)
  await record(perbuatan, 'jadwal', id, {
    sebelum: { ...sebelum },
    sesudah: {
      ...baru,
      ...(isLewat && { alasan, hari_lewat: akibat.hari_lewat }),
    },
  })
  return 'diubah'
}

/** Takes back a change that has not begun. Throws 404, 409 as above, 422 for one that has. */
export async function cancelVersi(
  perbuatan: Perbuatan,
  dilihat: DilihatVersi,
  berlakuDari: Tanggal,
): Promise<void> {
  const { tx, saat } = perbuatan
  const { id } = dilihat
  const jadwal = await holdJadwal(tx, dilihat, hariTimur(saat))
  const ada = jadwal.semua.find(({ berlaku_dari }) => berlaku_dari === berlakuDari)
  if (ada === undefined || berlakuDari === SEJAK_AWAL)
    throw invalid({ berlaku_dari: ['Tidak ada perubahan jadwal mulai hari itu.'] })
  if (berlakuDari <= hariTimur(saat))
    throw invalid({ berlaku_dari: ['Perubahan ini sudah berlaku. Buat perubahan baru mulai hari lain.'] })
  await deleteVersi(tx, id, berlakuDari)
  await updateJadwal(tx, id, jadwal.nama)
  await record(perbuatan, 'jadwal', id, { sebelum: { ...ada } })
}

/** Names a schedule otherwise. Throws 404, 409 as above, 422 for a name that another has. */
export async function editNama(perbuatan: Perbuatan, dilihat: DilihatVersi, nama: string): Promise<void> {
  const { tx, saat } = perbuatan
  const { id } = dilihat
  const jadwal = await holdJadwal(tx, dilihat, hariTimur(saat))
  if (jadwal.nama === nama) return
  if ((await lockJadwal(tx, 'nama', nama)) !== undefined)
    throw invalid({ nama: [`Nama ${nama} sudah dipakai jadwal lain.`] })
  await updateJadwal(tx, id, nama)
  await record(perbuatan, 'jadwal', id, { sebelum: { nama: jadwal.nama }, sesudah: { nama } })
}

async function holdJadwal(tx: Tx, { id, versi }: DilihatVersi, hariIni: Tanggal): Promise<Jadwal> {
  await lockJadwal(tx, 'id', id)
  const jadwal = await requireJadwal(tx, id)
  await requireVersi(jadwal.versi, versi, async () => showJadwalKerja(tx, id, hariIni))
  return jadwal
}

async function requireJadwal(db: Db | Tx, id: number): Promise<Jadwal> {
  const jadwal = await findJadwal(db, id)
  if (jadwal === undefined) throw refuse('JADWAL_TIDAK_ADA')
  return jadwal
}

function jadwalFrom({ pekan, toleransi_detik, masuk_saat_libur }: IsiVersi): JadwalMingguan {
  const hari = pekan.map(({ hari: ke, jam_mulai, jam_selesai, istirahat_detik, istirahat_sesudah_detik }) => [
    ke,
    {
      mulai: jam_mulai,
      selesai: jam_selesai,
      istirahat: { detik: istirahat_detik, sesudah: istirahat_sesudah_detik },
    },
  ])
  return { hari: Object.fromEntries(hari), toleransi: toleransi_detik, masukSaatLibur: masuk_saat_libur }
}
