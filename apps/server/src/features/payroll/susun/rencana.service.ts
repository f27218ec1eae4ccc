import { KETENTUAN, requireBerlaku } from '@rekan/domain/ketentuan'
import { type HariKerja, TANPA_HARI, barisBulan } from '@rekan/domain/payroll/baris-bulan'
import { type LemburPeriode, barisLembur } from '@rekan/domain/payroll/baris-lembur'
import { type Bulan, akhirBulan, awalBulan } from '@rekan/domain/bulan'
import { type Rentang, rentangMasa } from '@rekan/domain/bulan/masa'
import { type UpahSejak, bulanSebelumnya, computeGaji, isMasaTerakhir } from '@rekan/domain/payroll/gaji'
import { awalMinggu } from '@rekan/domain/pengajuan/lembur/lembur'
import { upahSebulanHarian } from '@rekan/domain/payroll/pajak-harian'
import type { Pengaturan } from '@rekan/domain/perusahaan/pengaturan'
import { computeGajiBersih } from '@rekan/domain/payroll/gaji-bersih'
import { withAsalHitungan } from '@rekan/domain/payroll/asal'
import { type Harian, type Setahun, judgeTarif, ptkpAwal } from '@rekan/domain/payroll/pajak'
import type { IsiSlip } from '@rekan/domain/payroll/payroll'
import { type Penyesuaian, barisPenyesuaian } from '@rekan/domain/payroll/penyesuaian'
import type { Upah } from '@rekan/domain/pengajuan/lembur/upah-lembur'
import type { Instan, Tanggal } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../../platform/db.ts'
import { listTutup, readPengaturan } from '../../../platform/pengaturan.ts'
import { fetchLemburPeriode } from '../../pengajuan/lembur/upah.service.ts'
import { fetchDasarPajak } from '../../pajak/pajak.service.ts'
import { fetchUpah, listPerubahanUpah } from '../../upah/upah.service.ts'
import { type DasarKirim, kolomDasar, pajakFrom } from '../baris/draf.service.ts'
import { type Identitas, fetchIdentitas } from '../baris/identitas.queries.ts'
import { type Lampau, fetchDasarTerakhir, listCutiTidakDibayar, sumSetahun } from './rencana.queries.ts'
import { type Rapel, fetchRapel } from './rapel.service.ts'
import { TARIF } from '../baris/tarif.ts'
import { listBelumDiambil } from '../titipan/penyesuaian.queries.ts'
import { type Titipan, fetchTitipan } from '../titipan/titipan.service.ts'
import { type TunjanganPeriode, fetchTunjangan } from '../aturan/tunjangan.service.ts'
import { hariKerjaFrom, listAbsen } from './hari-kerja.service.ts'
import { type Hari, fetchHariBanyak } from '../../presensi/hari/hari.service.ts'

/** What a person's month comes to, or why nothing can be said. */
export type Usulan = {
  readonly orang: Identitas
  readonly dasar: DasarKirim
  readonly peringatan: readonly string[]
} & ({ readonly isi: IsiSlip; readonly bruto: number } | { readonly isi: null; readonly alasan: string })

type Diminta = { readonly [K in keyof DasarKirim]?: DasarKirim[K] | undefined }

/**
 * Computes people's pay of a month; without a list, of everybody who worked in it. Costs the same few statements for
 * any number of people. Back pay counts months that were paid, and is left out where one of those is reckoned anew.
 */
export async function planSebulan(
  db: Db | Tx,
  masa: Bulan,
  ids: readonly number[] | 'semua',
  diminta: Diminta,
  saat: Instan,
  isRapel = true,
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
  const absen = await listAbsen(db, karyawanIds, { dari: pertama, sampai: akhir })
  const cuti = await listCutiTidakDibayar(db, karyawanIds, { dari: pertama, sampai: akhir })
  const orangnya = new Map(semua.map((orang) => [orang.karyawan_id, orang]))
  const minimum = (id: number) => {
    const orang = orangnya.get(id)
    return orang === undefined ? 0 : { ...dasar(orang), ...terisi(diminta) }.upah_minimum
  }
  const tunjangan = await fetchTunjangan(db, rentang, hari, masa)
  const fakta = {
    lembur: await fetchLemburPeriode(
      db,
      rentang.map((satu) => ({ ...satu, hari: hari.get(satu.karyawanId) ?? [] })),
      minimum,
      tunjangan.tanpaLembur,
    ),
    tunjangan: tunjangan.orang,
    titipan: await fetchTitipan(db, masa, karyawanIds),
    penyesuaian: await listBelumDiambil(db, masa, karyawanIds),
    rapel: isRapel
      ? await fetchRapel(db, masa, karyawanIds, async (lalu, milik) =>
          planSebulan(db, lalu, milik, {}, saat, false),
        )
      : new Map<number, Rapel>(),
    dasar,
    setahun: await sumSetahun(db, masa, karyawanIds),
    pengaturan: await readPengaturan(db, akhir),
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
        hariKerjaFrom(
          hari.get(satu.karyawanId) ?? [],
          satu.dari,
          { cuti: cuti.get(satu.karyawanId) ?? [], absen: absen.get(satu.karyawanId) ?? [] },
          saat,
        ),
      ]),
    ),
  }
  return semua.map((orang, i) => planSatu(orang, masa, upah[i] ?? null, bekerja(orang), fakta, diminta))
}

type Fakta = {
  readonly lembur: ReadonlyMap<number, LemburPeriode>
  readonly tunjangan: TunjanganPeriode['orang']
  readonly titipan: Titipan
  readonly penyesuaian: ReadonlyMap<number, readonly Penyesuaian[]>
  readonly rapel: ReadonlyMap<number, Rapel>
  readonly dasar: (orang: Identitas) => DasarKirim
  readonly setahun: ReadonlyMap<number, Lampau>
  readonly pengaturan: Pick<Pengaturan, 'pembagi_potongan' | 'bayar_harian'>
  /** The first day of the month or of its attendance, whichever is earlier */
  readonly pertama: Tanggal
  /** The wage of that day, or of the first at work */
  readonly awal: ReadonlyMap<number, Upah | null>
  /** Wages that began after it */
  readonly perubahan: ReadonlyMap<number, readonly UpahSejak[]>
  readonly hari: ReadonlyMap<number, HariKerja>
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
  const lama = { ...fakta.dasar(orang), ...terisi(diminta) }
  if (!bekerja) return { orang, dasar: lama, peringatan, isi: null, alasan: 'Tidak bekerja pada bulan ini.' }
  if (upah === null) return { orang, dasar: lama, peringatan, isi: null, alasan: 'Belum ada upah tercatat.' }
  const tanpaTarif = judgeTarif(TARIF, masa)
  if (tanpaTarif !== undefined) return { orang, dasar: lama, peringatan, isi: null, alasan: tanpaTarif }
  const tunjangan = fakta.tunjangan.get(orang.karyawan_id)
  const hari = { ...(fakta.hari.get(orang.karyawan_id) ?? TANPA_HARI), ...tunjangan }
  const dasar = { ...lama, harian: computeHarian(masa, orang, upah, hari, fakta.pengaturan.bayar_harian) }
  const versi = versiUpah(orang, fakta)
  const bulan = barisBulan({
    ketentuan: KETENTUAN,
    masa,
    masuk: orang.tanggal_masuk,
    keluar: orang.tanggal_keluar,
    upah,
    versi,
    hari,
    pembagi: fakta.pengaturan.pembagi_potongan,
  })
  peringatan.push(...bulan.peringatan)
  const rapel = fakta.rapel.get(orang.karyawan_id)
  const penyesuaian = barisPenyesuaian(fakta.penyesuaian.get(orang.karyawan_id) ?? [])
  peringatan.push(...(rapel?.peringatan ?? []))
  const penghasilan = [
    ...bulan.penghasilan,
    ...(tunjangan?.baris ?? []),
    ...barisLembur(fakta.lembur.get(orang.karyawan_id), peringatan),
    ...(rapel?.baris ? [rapel.baris] : []),
    ...penyesuaian.penghasilan,
  ].filter(({ jumlah }) => jumlah > 0)
  const sebelumnya = setahunFrom(orang, masa, fakta.setahun.get(orang.karyawan_id), peringatan)
  const hitung = upah.bersih === true ? computeGajiBersih : computeGaji
  const gaji = hitung(TARIF, {
    masa,
    penghasilan,
    ketidakhadiran: [...bulan.ketidakhadiran, ...penyesuaian.ketidakhadiran],
    dasar: pajakFrom(dasar),
    tanggalLahir: orang.tanggal_lahir,
    sebelumnya,
    lain: fakta.setahun.get(orang.karyawan_id)?.sebulan,
  })
  const titipan = fakta.titipan(orang, withAsalHitungan(gaji, masa))
  peringatan.push(...titipan.peringatan)
  const { isi } = titipan
  const { bruto_pajak } = kolomDasar(orang, masa, isi, dasar)
  return { orang, peringatan, isi, dasar, bruto: bruto_pajak ?? 0 }
}

/** What contributions and tax are of by the day; null where the wage is not, and where no day is paid. */
function computeHarian(
  masa: Bulan,
  { harian }: Identitas,
  upah: Upah,
  { hadir, dibayar = [], minggu }: HariKerja,
  bayar: Pengaturan['bayar_harian'],
): Harian | null {
  const dibayarHari = hadir.length + dibayar.length
  if (upah.satuan !== 'hari' || dibayarHari === 0) return null
  return {
    upah_sebulan: upahSebulanHarian(requireBerlaku(KETENTUAN.lembur, akhirBulan(masa)), upah, minggu.length),
    hari_pajak: harian && bayar === 'harian' ? dibayarHari : null,
  }
}

/** The wages from the first day of a month or of its attendance on, oldest first. */
function versiUpah({ karyawan_id }: Identitas, fakta: Fakta): readonly UpahSejak[] {
  const awal = fakta.awal.get(karyawan_id)
  const berikut = fakta.perubahan.get(karyawan_id) ?? []
  return awal ? [{ mulai: fakta.pertama, upah: awal }, ...berikut] : berikut
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
  const ada = lampau ?? { bruto: 0, iuran: 0, bulan: 0, dipotong: 0 }
  const seharusnya = bulanSebelumnya(masa, tanggal_masuk, tanggal_keluar)
  if (ada.bulan < seharusnya)
    peringatan.push(
      `PPh 21 setahun dihitung dari ${ada.bulan} slip sebelumnya, padahal sudah bekerja ${seharusnya} bulan. Periksa lagi.`,
    )
  if (lampau !== undefined && lampau.tanpa_bruto > 0)
    peringatan.push(
      `${lampau.tanpa_bruto} slip sebelumnya tanpa dasar pajak: penghasilan brutonya dianggap sama dengan gaji kotor.`,
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
