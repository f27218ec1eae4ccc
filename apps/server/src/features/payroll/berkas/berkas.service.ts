import type { Bulan } from '@rekan/domain/bulan'
import { rentangMasa } from '@rekan/domain/bulan/masa'
import { type DaftarGaji, composeTimesheet, type HariTimesheet } from '@rekan/domain/payroll/berkas/daftar'
import { BERKAS_BANK, BERKAS_LOKASI } from '@rekan/domain/payroll/berkas/jenis'
import { jumlahBersih, type SlipBerkas } from '@rekan/domain/payroll/berkas/slip-berkas'
import type { JenisSlip } from '@rekan/domain/payroll/jenis-slip'
import { computeIuran } from '@rekan/domain/payroll/iuran'
import { isMasaTerakhir } from '@rekan/domain/payroll/gaji'
import { statusTerhitung } from '@rekan/domain/presensi/hari/rekap'
import { type Instan, formatJam, jamLokal } from '@rekan/domain/waktu'
import { type Db, type Tx, transaction } from '../../../platform/db.ts'
import { invalid } from '../../../platform/errors.ts'
import type { Context } from '../../../platform/http.ts'
import { writeXlsxAlir } from '../../../platform/lembar.alir.ts'
import { TIPE_LEMBAR } from '../../../platform/lembar.write.ts'
import { listTutup } from '../../../platform/pengaturan.ts'
import { findPerusahaan } from '../../perusahaan/kop/perusahaan.sql.ts'
import { fetchHariBanyak } from '../../presensi/hari/hari.service.ts'
import { rekapFrom } from '../../presensi/rekap/rekap.service.ts'
import {
  type OrangTersimpan,
  type SlipTersimpan,
  countBelumTerbit,
  findSumber,
  listKantor,
  listKlienBulan,
  listOrang,
  listSlipTerbit,
  updateSumber,
  upsertDibayar,
} from './berkas.queries.ts'
import { type FaktaBerkas, listBerkas } from './isi.ts'
import { TARIF } from '../baris/tarif.ts'
import { listSaldo } from '../aturan/saldo.queries.ts'
import { refuse } from '../payroll.refusals.ts'
import { type PerbuatanPelaku, record, type Pandangan, startDeed } from '../../../platform/perbuatan.ts'

const UNDUH = 'POST /kelola/payroll/berkas'
const ATUR = 'POST /kelola/payroll/berkas/sumber'
const TIPE = { ...TIPE_LEMBAR, txt: 'text/plain; charset=utf-8', xml: 'application/xml' } as const
const SEMUA = { kantorId: null, klienId: null }

/** What a month's files hold, whom they leave out and what they still need. */
export async function showBerkas(db: Db, masa: Bulan, jenisSlip: JenisSlip, saat: Instan) {
  const { fakta } = await fetchFakta(db, masa, jenisSlip, SEMUA, saat)
  return {
    orang: fakta.dibayar.length,
    gaji_bersih: fakta.dibayar.reduce((n, satu) => n + jumlahBersih(satu), 0),
    belum_terbit: await countBelumTerbit(db, masa),
    sumber: await showSumber(db),
    berkas: listBerkas(fakta).map(({ jenis, perihal, orang, jumlah, kurang, dilewati, periksa }) => ({
      jenis,
      nama: perihal.nama,
      versi: perihal.versi,
      tanggal: perihal.tanggal,
      sumber: perihal.sumber,
      belum_pasti: [...perihal.belumPasti],
      orang,
      jumlah,
      kurang: [...kurang],
      dilewati: [...dilewati],
      periksa: [...periksa],
    })),
    lokasi: await listKantor(db),
    klien: await listKlienBulan(db, masa),
  }
}

/**
 * One of them as a file, in the trail. Throws 409 while it cannot be made, 422 without the day of payment that a bank's needs
 * or, for a timesheet, without a site or client.
 */
export async function createBerkas(
  { db, pelaku, saat }: Pandangan,
  { jenis, slip, tanggal, kantor_id, klien_id, ...masa }: Context<typeof UNDUH>['body'],
) {
  if (BERKAS_BANK.has(jenis) && tanggal === undefined)
    throw invalid({ tanggal: ['Tanggal bayar harus diisi.'] })
  if (jenis === 'timesheet' && kantor_id === undefined && klien_id === undefined)
    throw invalid({ kantor_id: ['Pilih lokasi atau klien untuk timesheet.'] })
  const saringan = BERKAS_LOKASI.has(jenis)
    ? { kantorId: kantor_id ?? null, klienId: klien_id ?? null }
    : SEMUA
  const { fakta, tersimpan } = await fetchFakta(db, masa, slip, saringan, saat)
  const satu = listBerkas(fakta).find((berkas) => berkas.jenis === jenis)
  if (satu === undefined) throw new Error(`no writer of ${jenis}`)
  if (satu.kurang.length > 0) throw refuse('BERKAS_BELUM_LENGKAP', { kurang: satu.kurang.join(' ') })
  const tertulis =
    satu.tulis(tanggal ?? '') ??
    composeTimesheet(fakta.orang, await fetchTimesheet(db, masa, tersimpan, saat))
  const isi = typeof tertulis === 'string' ? Buffer.from(tertulis) : await writeDaftar(tertulis)
  const bulan = `${masa.tahun}-${String(masa.bulan).padStart(2, '0')}`
  const tempat =
    kantor_id === undefined ? (klien_id === undefined ? '' : `-klien-${klien_id}`) : `-lokasi-${kantor_id}`
  const dilewati = new Set(satu.dilewati.map(({ kode }) => kode))
  const dikirim = BERKAS_BANK.has(jenis) ? fakta.dibayar.filter(({ kode }) => !dilewati.has(kode)) : []
  await transaction(db, async (tx) => {
    if (dikirim.length > 0) await upsertDibayar(tx, masa, slip, dikirim, saat)
    await record(startDeed(tx, pelaku, UNDUH, saat), 'payroll', `berkas ${bulan}`, {
      sesudah: {
        berkas: satu.perihal.nama,
        ...masa,
        orang: satu.orang,
        ...(BERKAS_BANK.has(jenis) && slip !== 'BULANAN' && { slip }),
        ...(tanggal !== undefined && { tanggal_bayar: tanggal }),
        ...(kantor_id !== undefined && { kantor_id }),
        ...(klien_id !== undefined && { klien_id }),
      },
    })
  })
  return {
    nama: `${BERKAS_BANK.has(jenis) && slip !== 'BULANAN' ? slip.toLowerCase() : 'gaji'}-${jenis}-${bulan}${tempat}.${satu.ujung}`,
    tipe: TIPE[satu.ujung],
    isi: isi.toString('base64'),
  }
}

/** From which account pay is sent, and what the company is called by banks and offices. */
export async function showSumber(db: Db | Tx) {
  const { kode_bank, nomor_rekening, kode_bca, nitku, versi } = await findSumber(db)
  return { kode_bank, nomor_rekening, kode_bca, nitku, versi }
}

/** Sets it; the trail has it before and after. Throws 409 with it as it is once there is a newer version. */
export async function editSumber(
  perbuatan: PerbuatanPelaku,
  { versi, ...isi }: Context<typeof ATUR>['body'],
) {
  const { tx } = perbuatan
  const { versi: _, ...sebelum } = await showSumber(tx)
  if (!(await updateSumber(tx, versi, isi)))
    throw refuse('VERSI_USANG', undefined, { data: await showSumber(tx) })
  await record(perbuatan, 'sumber_gaji', 1, { sebelum, sesudah: isi })
  return showSumber(tx)
}

async function fetchFakta(
  db: Db,
  masa: Bulan,
  jenisSlip: JenisSlip,
  saringan: Parameters<typeof listOrang>[3],
  saat: Instan,
): Promise<{ readonly fakta: FaktaBerkas; readonly tersimpan: readonly OrangTersimpan[] }> {
  const slip = Map.groupBy(await listSlipTerbit(db, masa, masa, 'semua'), (satu) => satu.karyawan_id)
  const tersimpan = await listOrang(db, masa, [...slip.keys()], saringan, jenisSlip, saat)
  const orang = tersimpan.map((satu) => ({
    ...satu,
    slip: (slip.get(satu.karyawanId) ?? []).map(withIuran),
  }))
  // THR is paid on a day of its own: the month's file does not send it once more.
  const dibayar = tersimpan.flatMap((satu) => {
    const milik = (slip.get(satu.karyawanId) ?? []).filter((one) => one.jenis === jenisSlip)
    return milik.length === 0 ? [] : [{ ...satu, slip: milik }]
  })
  const terakhir = orang.filter(({ keluar }) => isMasaTerakhir(masa, keluar)).map((satu) => satu.karyawanId)
  const setahun = await listSlipTerbit(db, { tahun: masa.tahun, bulan: 1 }, masa, terakhir)
  const saldo = await listSaldo(db, masa.tahun, terakhir)
  const { npwp } = await findPerusahaan(db)
  return {
    tersimpan,
    fakta: {
      masa,
      orang,
      dibayar,
      jenisSlip,
      setahun: new Map(
        [...Map.groupBy(setahun, (satu) => satu.karyawan_id)].map(([id, semua]) => [
          id,
          semua.map(withIuran),
        ]),
      ),
      saldo: new Map(saldo.map((satu) => [satu.karyawan.id, satu])),
      sumber: await findSumber(db),
      npwp,
    },
  }
}

/** Payslips from before kept no shares: these follow from what they did keep. */
function withIuran(slip: SlipTersimpan): SlipBerkas {
  const { iuran, ptkp, npwpValid, kelas_jkk: kelasJkk, upah_minimum: upahMinimum, baris } = slip
  // Contributions are of the month's own slip.
  if (
    slip.jenis !== 'BULANAN' ||
    iuran !== null ||
    ptkp === null ||
    npwpValid === null ||
    kelasJkk === null ||
    upahMinimum === null
  )
    return slip
  const penghasilan = baris.filter(({ kelompok }) => kelompok === 'PENGHASILAN')
  const dasar = { ptkp, npwpValid, kelasJkk, upahMinimum }
  return { ...slip, iuran: computeIuran(TARIF, slip, penghasilan, dasar, slip.tanggal_lahir) }
}

async function fetchTimesheet(
  db: Db,
  masa: Bulan,
  orang: readonly OrangTersimpan[],
  saat: Instan,
): Promise<ReadonlyMap<number, readonly HariTimesheet[]>> {
  const { dari, sampai } = rentangMasa(masa, await listTutup(db))
  const rentang = orang.map(({ karyawanId, masuk, keluar }) => ({
    karyawanId,
    dari: masuk > dari ? masuk : dari,
    sampai: keluar !== null && keluar < sampai ? keluar : sampai,
  }))
  const hari = await fetchHariBanyak(db, rentang)
  return new Map(
    rentang.map(({ karyawanId }, i) => [
      karyawanId,
      (hari[i] ?? []).map((satu) => {
        const rekap = rekapFrom(satu, saat)
        const pukul = (kejadian: { readonly waktu: string } | null) =>
          kejadian === null
            ? null
            : formatJam(jamLokal(Date.parse(kejadian.waktu), satu.zona)).slice(0, 'HH:mm'.length)
        return {
          tanggal: satu.tanggal,
          status: statusTerhitung(rekap),
          masuk: pukul(satu.checkIn),
          pulang: pukul(satu.checkOut),
          menit: Math.round(rekap.durasi / 60),
        }
      }),
    ]),
  )
}

async function writeDaftar({ kolom, baris }: DaftarGaji): Promise<Buffer> {
  return writeXlsxAlir(
    kolom,
    (async function* semua() {
      yield* baris
    })(),
  )
}
