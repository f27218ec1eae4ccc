import { type Bulan, akhirBulan, awalBulan } from '@rekan/domain/bulan'
import { type Rentang, rentangMasa } from '@rekan/domain/bulan/masa'
import {
  isPokokKurang,
  type UpahSejak,
  listBagianUpah,
  bagianBulan,
  barisUpah,
  bulanSebelumnya,
  computeGaji,
  isMasaTerakhir,
} from '@rekan/domain/payroll/gaji'
import { awalMinggu } from '@rekan/domain/pengajuan/lembur/lembur'
import {
  type HariTidakDibayar,
  type PembagiPotongan,
  barisKetidakhadiran,
  hariPembagi,
} from '@rekan/domain/payroll/ketidakhadiran'
import { withAsalHitungan, withAsalUpah } from '@rekan/domain/payroll/asal'
import { type Setahun, ptkpAwal } from '@rekan/domain/payroll/pajak'
import type { BarisSlip, IsiSlip } from '@rekan/domain/payroll/payroll'
import { statusHari } from '@rekan/domain/presensi/hari/presensi'
import { formatRupiah } from '@rekan/domain/teks/rupiah'
import type { Upah } from '@rekan/domain/pengajuan/lembur/upah-lembur'
import { type Instan, type Tanggal, formatTanggal } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../../platform/db.ts'
import { listTutup, readPengaturan } from '../../../platform/pengaturan.ts'
import { type LemburPeriode, fetchLemburPeriode } from '../../pengajuan/lembur/upah.service.ts'
import { fetchDasarPajak } from '../../pajak/pajak.service.ts'
import { fetchUpah, listPerubahanUpah } from '../../upah/upah.service.ts'
import { type DasarKirim, kolomDasar, pajakFrom } from '../baris/draf.service.ts'
import { type Identitas, fetchIdentitas } from '../baris/identitas.queries.ts'
import { type Lampau, fetchDasarTerakhir, listCutiTidakDibayar, sumSetahun } from './rencana.queries.ts'
import { TARIF } from '../baris/tarif.ts'
import { type Hari, fetchHariBanyak } from '../../presensi/hari/hari.service.ts'
import { barisLembur } from './lembur.ts'

/** What a person's month comes to, or why nothing can be said. */
export type Usulan = {
  readonly orang: Identitas
  readonly dasar: DasarKirim
  readonly peringatan: readonly string[]
} & ({ readonly isi: IsiSlip; readonly bruto: number } | { readonly isi: null; readonly alasan: string })

type Diminta = { readonly [K in keyof DasarKirim]?: DasarKirim[K] | undefined }

/**
 * Computes people's pay of a month; without a list, of everybody who worked in it. Costs the same few statements for
 * any number of people.
 */
export async function planSebulan(
  db: Db | Tx,
  masa: Bulan,
  ids: readonly number[] | 'semua',
  diminta: Diminta,
  saat: Instan,
): Promise<Usulan[]> {
  const [awal, akhir] = [awalBulan(masa), akhirBulan(masa)]
  const bekerja = ({ aktif, tanggal_masuk, tanggal_keluar }: Identitas) =>
    tanggal_masuk <= akhir && (tanggal_keluar === null ? aktif : tanggal_keluar >= awal)
  const diminati = await fetchIdentitas(db, masa, ids, saat)
  const semua = ids === 'semua' ? diminati.filter(bekerja) : diminati
  const karyawanIds = semua.map(({ karyawan_id }) => karyawan_id)
  const upah = await fetchUpah(
    db,
    semua.map(({ karyawan_id, tanggal_keluar }) => ({
      karyawanId: karyawan_id,
      tanggal: tanggal_keluar !== null && tanggal_keluar < akhir ? tanggal_keluar : akhir,
    })),
  )
  const dasar = await fetchDasar(db, masa, semua)
  const periode = rentangMasa(masa, await listTutup(db))
  const rentang = semua.filter(bekerja).map((orang) => rentangOrang(orang, masa, periode))
  const hari = await fetchHari(db, rentang)
  const pertama = periode.dari < awal ? periode.dari : awal
  const cuti = await listCutiTidakDibayar(db, karyawanIds, { dari: pertama, sampai: akhir })
  const orangnya = new Map(semua.map((orang) => [orang.karyawan_id, orang]))
  const minimum = (id: number) => {
    const orang = orangnya.get(id)
    return orang === undefined ? 0 : { ...dasar(orang), ...terisi(diminta) }.upah_minimum
  }
  const fakta = {
    lembur: await fetchLemburPeriode(
      db,
      rentang.map((satu) => ({ ...satu, hari: hari.get(satu.karyawanId) ?? [] })),
      minimum,
    ),
    dasar,
    setahun: await sumSetahun(db, masa, karyawanIds),
    pembagi: (await readPengaturan(db, akhir)).pembagi_potongan,
    awal: new Map(
      (
        await fetchUpah(
          db,
          semua.map(({ karyawan_id, tanggal_masuk }) => ({
            karyawanId: karyawan_id,
            tanggal: tanggal_masuk > pertama ? tanggal_masuk : pertama,
          })),
        )
      ).map((satu, i) => [semua[i]?.karyawan_id ?? 0, satu]),
    ),
    pertama,
    perubahan: await listPerubahanUpah(db, karyawanIds, pertama, akhir),
    hari: new Map(
      rentang.map((satu) => [
        satu.karyawanId,
        hariKerjaFrom(hari.get(satu.karyawanId) ?? [], satu.dari, cuti.get(satu.karyawanId) ?? [], saat),
      ]),
    ),
  }
  return semua.map((orang, i) => planSatu(orang, masa, upah[i] ?? null, bekerja(orang), fakta, diminta))
}

type Fakta = {
  readonly lembur: ReadonlyMap<number, LemburPeriode>
  readonly dasar: (orang: Identitas) => DasarKirim
  readonly setahun: ReadonlyMap<number, Lampau>
  readonly pembagi: PembagiPotongan
  /** The first day of the month or of its attendance, whichever is earlier */
  readonly pertama: Tanggal
  /** The wage of that day, or of the first at work */
  readonly awal: ReadonlyMap<number, Upah | null>
  /** Wages that began after it */
  readonly perubahan: ReadonlyMap<number, readonly UpahSejak[]>
  readonly hari: ReadonlyMap<number, HariKerja>
}
type HariKerja = {
  /** Days of work that were come to; overtime on a day off is paid as overtime alone */
  readonly hadir: readonly Tanggal[]
  /** Days missed without a word, and days of leave that is not paid */
  readonly tidakDibayar: readonly HariTidakDibayar[]
  /** Days missed without a word of somebody who was never seen: their pay does not hang on punches, or somebody must ask */
  readonly alpa: number
  /** The weekdays that are worked */
  readonly minggu: readonly number[]
}
const TANPA_HARI: HariKerja = {
  hadir: [],
  tidakDibayar: [],
  alpa: 0,
  minggu: [1, 2, 3, 4, 5],
}

function planSatu(
  orang: Identitas,
  masa: Bulan,
  upah: Upah | null,
  bekerja: boolean,
  fakta: Fakta,
  diminta: Diminta,
): Usulan {
  const peringatan: string[] = []
  const dasar = { ...fakta.dasar(orang), ...terisi(diminta) }
  if (!bekerja) return { orang, dasar, peringatan, isi: null, alasan: 'Tidak bekerja pada bulan ini.' }
  if (upah === null) return { orang, dasar, peringatan, isi: null, alasan: 'Belum ada upah tercatat.' }
  const hari = fakta.hari.get(orang.karyawan_id) ?? TANPA_HARI
  const versi = versiUpah(orang, fakta)
  if (versi.some((satu) => satu.upah.satuan !== upah.satuan))
    peringatan.push(
      'Satuan upah berubah dalam bulan ini: semuanya dihitung menurut yang terakhir. Periksa lagi.',
    )
  const penghasilan = [
    ...barisBulan(orang, masa, upah, hari, versi, peringatan),
    ...barisLembur(fakta.lembur.get(orang.karyawan_id), peringatan),
  ].filter(({ jumlah }) => jumlah > 0)
  const sebelumnya = setahunFrom(orang, masa, fakta.setahun.get(orang.karyawan_id), peringatan)
  const gaji = computeGaji(TARIF, {
    masa,
    penghasilan,
    ketidakhadiran: listPotonganHari(orang, masa, upah, hari, versi, fakta.pembagi),
    dasar: pajakFrom(dasar),
    tanggalLahir: orang.tanggal_lahir,
    sebelumnya,
  })
  const isi = withAsalHitungan(gaji, masa)
  const { bruto_pajak } = kolomDasar(orang, masa, isi, dasar)
  return { orang, peringatan, isi, dasar, bruto: bruto_pajak ?? 0 }
}

/** What is paid for the month's work; of a part of it, or by the day, HR is told. */
function barisBulan(
  orang: Identitas,
  masa: Bulan,
  upah: Upah,
  { hadir, alpa, minggu }: HariKerja,
  versi: readonly UpahSejak[],
  peringatan: string[],
): readonly BarisSlip[] {
  const bagian = bagianBulan(masa, { masuk: orang.tanggal_masuk, keluar: orang.tanggal_keluar }, minggu)
  const isHarian = upah.satuan === 'hari'
  if (isPokokKurang(upah))
    peringatan.push('Upah pokok kurang dari 75% upah pokok dan tunjangan tetap (PP 36/2021 pasal 7).')
  if (isHarian) return barisHarian(upah, hadir, versi, masa, peringatan)
  if (bagian.dibayar < bagian.seluruh)
    peringatan.push(`Bekerja sebagian bulan: dibayar ${bagian.dibayar} dari ${bagian.seluruh} hari kerja.`)
  if (alpa > 0)
    peringatan.push(
      `${alpa} hari tanpa keterangan (ALPA) belum dipotong: tidak ada presensi sama sekali pada masa ini.`,
    )
  const berbeda = versi.every((satu) => satu.upah.satuan === upah.satuan) ? versi : []
  const potongan = listBagianUpah(masa, berbeda, { masuk: orang.tanggal_masuk, keluar: orang.tanggal_keluar })
  if (potongan.length < 2) return withAsalUpah(barisUpah(upah, bagian, 0), upah, bagian, 0, masa)
  peringatan.push(
    `Upah berubah mulai ${potongan
      .slice(1)
      .map((satu) => formatTanggal(satu.mulai))
      .join(', ')}: dibayar menurut harinya.`,
  )
  return potongan.flatMap(({ mulai, sampai, upah: sekian }) => {
    const sebagian = bagianBulan(masa, { masuk: mulai, keluar: sampai }, minggu)
    const nama = `${Number(mulai.slice(8))}–${Number(sampai.slice(8))}`
    return withAsalUpah(barisUpah(sekian, sebagian, 0), sekian, sebagian, 0, masa).map((baris) => ({
      ...baris,
      nama: `${baris.nama} tanggal ${nama}`,
    }))
  })
}

/** A month paid by the day: the days that were come to, each by the wage that held on it. */
function barisHarian(
  upah: Upah,
  hadir: readonly Tanggal[],
  versi: readonly UpahSejak[],
  masa: Bulan,
  peringatan: string[],
): readonly BarisSlip[] {
  const seluruh = { dibayar: 1, seluruh: 1 }
  const menurut = [...Map.groupBy(hadir, (tanggal) => upahPada(versi, upah, tanggal))]
  const semua: typeof menurut = menurut.length === 0 ? [[upah, []]] : menurut
  return semua.flatMap(([sekian, hari]) => {
    peringatan.push(`Upah harian: ${hari.length} hari hadir x ${formatRupiah(sekian.pokok)}.`)
    const baris = withAsalUpah(barisUpah(sekian, seluruh, hari.length), sekian, seluruh, hari.length, masa)
    if (semua.length === 1) return baris
    return baris.map((satu) => ({
      ...satu,
      nama: `${satu.nama}, ${hari.length} hari x ${formatRupiah(sekian.pokok)}`,
    }))
  })
}

/** The wages from the first day of a month or of its attendance on, oldest first. */
function versiUpah({ karyawan_id }: Identitas, fakta: Fakta): readonly UpahSejak[] {
  const awal = fakta.awal.get(karyawan_id)
  const berikut = fakta.perubahan.get(karyawan_id) ?? []
  return awal ? [{ mulai: fakta.pertama, upah: awal }, ...berikut] : berikut
}

/** The wage of a day, of the same unit as the month's; before the first on record that one. */
function upahPada(versi: readonly UpahSejak[], upah: Upah, tanggal: Tanggal): Upah {
  const pada = (versi.findLast(({ mulai }) => mulai <= tanggal) ?? versi[0])?.upah
  return pada?.satuan === upah.satuan ? pada : upah
}

/** What is taken off for days that are not paid; by the day they were not paid to begin with. */
function listPotonganHari(
  orang: Identitas,
  masa: Bulan,
  upah: Upah,
  { minggu, tidakDibayar }: HariKerja,
  versi: readonly UpahSejak[],
  pembagi: PembagiPotongan,
): readonly BarisSlip[] {
  if (upah.satuan === 'hari') return []
  const { seluruh } = bagianBulan(masa, { masuk: orang.tanggal_masuk, keluar: orang.tanggal_keluar }, minggu)
  const hari = tidakDibayar.map((satu) => {
    const { pokok, tunjanganTetap } = upahPada(versi, upah, satu.tanggal)
    return { ...satu, upah: pokok + tunjanganTetap }
  })
  return barisKetidakhadiran(hari, hariPembagi(pembagi, masa, seluruh))
}

/** What came before in the year, in its last month at work. */
export function setahunFrom(
  { tanggal_masuk, tanggal_keluar, harian }: Identitas,
  masa: Bulan,
  lampau: Lampau | undefined,
  peringatan: string[],
): Setahun | null {
  // PMK 168/2023, article 16: who is engaged by the day and paid monthly keeps the monthly rates to the year's end.
  if (harian || !isMasaTerakhir(masa, tanggal_keluar)) return null
  const ada = lampau ?? { bruto: 0, iuran: 0, bulan: 0, dipotong: 0, tanpa_bruto: 0 }
  const seharusnya = bulanSebelumnya(masa, tanggal_masuk)
  if (ada.bulan < seharusnya)
    peringatan.push(
      `PPh 21 setahun dihitung dari ${ada.bulan} slip sebelumnya, padahal sudah bekerja ${seharusnya} bulan. Periksa lagi.`,
    )
  if (ada.tanpa_bruto > 0)
    peringatan.push(
      `${ada.tanpa_bruto} slip sebelumnya tanpa dasar pajak: penghasilan brutonya dianggap sama dengan gaji kotor.`,
    )
  return ada
}

/**
 * What tax follows from in a month, by person: their tax record; where it says nothing, their last payslip before that
 * month.
 */
export async function fetchDasar(
  db: Db | Tx,
  masa: Bulan,
  semua: readonly Identitas[],
): Promise<(orang: Identitas) => DasarKirim> {
  const ids = semua.map(({ karyawan_id }) => karyawan_id)
  const slip = await fetchDasarTerakhir(db, masa, ids)
  const pajak = await fetchDasarPajak(db, masa.tahun, ids)
  return (orang) => ({
    ...(slip.get(orang.karyawan_id) ?? defaultDasar(orang)),
    ...pajak.get(orang.karyawan_id),
  })
}

/** What tax follows from for somebody of whom neither says anything. */
function defaultDasar({ kawin, jenis_kelamin }: Identitas): DasarKirim {
  return {
    ptkp: ptkpAwal(kawin, jenis_kelamin),
    npwp_valid: true,
    kelas_jkk: 'SANGAT_RENDAH',
    upah_minimum: 0,
  }
}

function terisi(diminta: Diminta): Partial<DasarKirim> {
  return Object.fromEntries(Object.entries(diminta).filter(([, nilai]) => nilai !== undefined))
}

/** Whose days, of the month of attendance; who leaves after its cut-off has no other payslip for the days after. */
function rentangOrang(
  { karyawan_id, tanggal_masuk, tanggal_keluar }: Identitas,
  masa: Bulan,
  { dari, sampai }: Rentang,
): RentangOrang {
  const akhir = tanggal_keluar !== null && tanggal_keluar <= akhirBulan(masa) ? tanggal_keluar : sampai
  return { karyawanId: karyawan_id, dari: tanggal_masuk > dari ? tanggal_masuk : dari, sampai: akhir }
}

type RentangOrang = Rentang & { readonly karyawanId: number }

/** People's days, from the Monday before the first one on. */
async function fetchHari(
  db: Db | Tx,
  rentang: readonly RentangOrang[],
): Promise<ReadonlyMap<number, readonly Hari[]>> {
  const hari = await fetchHariBanyak(
    db,
    rentang.map((satu) => ({ ...satu, dari: awalMinggu(satu.dari) })),
  )
  return new Map(rentang.map(({ karyawanId }, i) => [karyawanId, hari[i] ?? []]))
}

/** How somebody spent the days from one on. */
function hariKerjaFrom(
  semua: readonly Hari[],
  dari: Tanggal,
  cuti: readonly Rentang[],
  saat: Instan,
): HariKerja {
  const milik = semua.filter(({ tanggal }) => tanggal >= dari)
  const minggu = milik.at(-1)?.penempatan[0].minggu
  const isCuti = (tanggal: Tanggal) => cuti.some((satu) => satu.dari <= tanggal && tanggal <= satu.sampai)
  // What is disputed counts for nothing.
  const datang = milik.filter(({ checkIn, fakta }) => checkIn !== null && !fakta.sanggahan)
  const hadir = datang.filter(({ shift }) => shift !== null).map(({ tanggal }) => tanggal)
  const alpa = milik.filter(({ fakta }) => statusHari(fakta, saat) === 'ALPA')
  const tanpaUpah = milik.filter(
    ({ tanggal, shift, checkIn }) => shift !== null && checkIn === null && isCuti(tanggal),
  )
  return {
    hadir,
    tidakDibayar: [
      ...(datang.length === 0 ? [] : alpa.map(({ tanggal }) => ({ tanggal, sebab: 'ALPA' as const }))),
      ...tanpaUpah.map(({ tanggal }) => ({ tanggal, sebab: 'CUTI_TIDAK_DIBAYAR' as const })),
    ].toSorted((a, b) => (a.tanggal < b.tanggal ? -1 : 1)),
    alpa: datang.length === 0 ? alpa.length : 0,
    minggu: minggu === undefined ? TANPA_HARI.minggu : Object.keys(minggu).map(Number),
  }
}
