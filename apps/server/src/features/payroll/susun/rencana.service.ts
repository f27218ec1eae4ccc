import { KETENTUAN, findPada, requireBerlaku } from '@rekan/domain/ketentuan'
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
import { type Harian, type Setahun, judgeTarif } from '@rekan/domain/payroll/pajak'
import type { IsiSlip } from '@rekan/domain/payroll/payroll'
import { type Penyesuaian, barisPenyesuaian } from '@rekan/domain/payroll/penyesuaian'
import type { Upah } from '@rekan/domain/pengajuan/lembur/upah-lembur'
import { type Instan, type Tanggal, addHari } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../../platform/db.ts'
import { invalid } from '../../../platform/errors.ts'
import { listTutup, readPengaturan } from '../../../platform/pengaturan.ts'
import { fetchLemburPeriode } from '../../pengajuan/lembur/upah.service.ts'
import { SEBUTAN_KURANG, listKurang } from '@rekan/domain/payroll/kurang'
import { type UpahMinimum, judgeUpahMinimum } from '@rekan/domain/karyawan/upah-minimum'
import { fetchDasarPajak } from '../../pajak/pajak.service.ts'
import { fetchDasarLokasi } from '../../upah/minimum.service.ts'
import { fetchUpah, listPerubahanUpah } from '../../upah/upah.service.ts'
import { type DasarKirim, kolomDasar, pajakFrom } from '../baris/draf.service.ts'
import { type Identitas, fetchIdentitas } from '../baris/identitas.queries.ts'
import { type Lampau, fetchRataUpah, listCutiTidakDibayar, sumSetahun } from './rencana.queries.ts'
import { type Rapel, fetchRapel } from './rapel.service.ts'
import { TARIF } from '../baris/tarif.ts'
import { listBelumDiambil } from '../titipan/penyesuaian.queries.ts'
import { type Titipan, fetchTitipan } from '../titipan/titipan.service.ts'
import { type TunjanganPeriode, fetchTunjangan } from '../aturan/tunjangan.service.ts'
import { hariKerjaFrom, listAbsen } from './hari-kerja.service.ts'
import { fetchHariHitung } from '../../presensi/hari/hari.banyak.service.ts'
import type { HariHitung } from '../../presensi/hari/hari.service.ts'

/** What a person's month comes to, or why nothing can be said. */
export type Usulan = {
  readonly orang: Identitas
  readonly peringatan: readonly string[]
} & (
  | { readonly dasar: DasarKirim; readonly isi: IsiSlip; readonly bruto: number }
  | { readonly dasar: DasarKirim | null; readonly isi: null; readonly alasan: string }
)

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
    return orang === undefined ? 0 : (diminta.upah_minimum ?? dasar(orang).minimum?.jumlah ?? 0)
  }
  const tunjangan = await fetchTunjangan(db, rentang, hari, masa)
  const potongan = semua.flatMap(({ karyawan_id }, i) => (upah[i]?.satuan === 'potong' ? karyawan_id : []))
  const rata =
    potongan.length === 0
      ? new Map<number, number>()
      : await fetchRataUpah(db, masa, potongan, findPada(KETENTUAN.lembur, akhir)?.rata_rata_bulan ?? 0)
  const fakta = {
    lembur: await fetchLemburPeriode(
      db,
      rentang.map((satu) => ({ ...satu, hari: hari.get(satu.karyawanId) ?? [] })),
      minimum,
      (id) => rata.get(id) ?? 0,
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
    rata,
    dasar,
    setahun: await sumSetahun(db, masa, karyawanIds),
    pengaturan: await readPengaturan(db, akhir),
    awal: new Map(
      (
        await fetchUpah(
          db,
          semua.map((orang) => ({
            karyawanId: orang.karyawan_id,
            tanggal: masukBulan(orang) > pertama ? masukBulan(orang) : pertama,
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
  /** What who is paid by the piece received in a month on average */
  readonly rata: ReadonlyMap<number, number>
  readonly dasar: (orang: Identitas) => DasarTercatat
  readonly setahun: ReadonlyMap<number, Lampau>
  readonly pengaturan: Pick<Pengaturan, 'pembagi_potongan' | 'izin_dipotong' | 'bayar_harian'>
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
  const tercatat = fakta.dasar(orang)
  const { dasar: lama, alasan } = judgeDasar(tercatat, diminta)
  const tanpa = (sebab: string): Usulan => ({ orang, dasar: lama, peringatan, isi: null, alasan: sebab })
  if (!bekerja) return tanpa('Tidak bekerja pada bulan ini.')
  if (upah === null) return tanpa('Belum ada upah tercatat.')
  const tanpaTarif = judgeTarif(TARIF, masa)
  if (tanpaTarif !== undefined) return tanpa(tanpaTarif)
  if (lama === null) return tanpa(alasan)
  const tunjangan = fakta.tunjangan.get(orang.karyawan_id)
  const hari = { ...(fakta.hari.get(orang.karyawan_id) ?? TANPA_HARI), ...tunjangan }
  const dasar = { ...lama, harian: computeHarian(masa, orang, upah, hari, fakta.pengaturan.bayar_harian) }
  const versi = versiUpah(orang, fakta)
  const bulan = barisBulan({
    ketentuan: KETENTUAN,
    masa,
    masuk: masukBulan(orang),
    keluar: orang.tanggal_keluar,
    ...(orang.sebelumnya !== null && {
      sela: { dari: addHari(orang.sebelumnya.akhir, 1), sampai: addHari(orang.tanggal_masuk, -1) },
    }),
    upah,
    versi,
    hari,
    pembagi: fakta.pengaturan.pembagi_potongan,
    izinDipotong: fakta.pengaturan.izin_dipotong === 'potong',
  })
  peringatan.push(...bulan.peringatan, ...peringatanMinimum(masa, upah, hari, tercatat.minimum ?? null))
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
  const isLembur = (fakta.lembur.get(orang.karyawan_id)?.rincian.length ?? 0) > 0
  if (upah.satuan === 'potong' && isLembur && !fakta.rata.has(orang.karyawan_id))
    peringatan.push('Belum ada slip 12 bulan terakhir: lembur upah per potong dihitung dari upah minimum.')
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

/** What tax and contributions follow from in a month, by person: their tax record, and the site at which they are placed at its end. */
export async function fetchDasar(
  db: Db | Tx,
  masa: Bulan,
  semua: readonly Identitas[],
): Promise<(orang: Identitas) => DasarTercatat> {
  const ids = semua.map(({ karyawan_id }) => karyawan_id)
  const akhir = akhirBulan(masa)
  const pajak = await fetchDasarPajak(db, masa.tahun, ids)
  const lokasi = await fetchDasarLokasi(
    db,
    semua.map(({ karyawan_id, tanggal_keluar: keluar }) => ({
      karyawanId: karyawan_id,
      tanggal: keluar !== null && keluar < akhir ? keluar : akhir,
    })),
  )
  return ({ karyawan_id }) => {
    const { kelas_jkk, minimum } = lokasi.get(karyawan_id) ?? { kelas_jkk: null, minimum: null }
    return { ...pajak.get(karyawan_id), ...(kelas_jkk && { kelas_jkk }), ...(minimum && { minimum }) }
  }
}

/** What of it is on record; nothing of it is guessed. */
export type DasarTercatat = Partial<Pick<DasarKirim, 'ptkp' | 'npwp_valid' | 'kelas_jkk'>> & {
  /** Of the site; absent where none is on record of that year */
  readonly minimum?: UpahMinimum
}

/** The basis of somebody's tax, or what of it nobody has said yet. */
export function judgeDasar(
  tercatat: DasarTercatat,
  diminta: Diminta = {},
): { readonly dasar: DasarKirim; readonly alasan: null } | { readonly dasar: null; readonly alasan: string } {
  const { minimum, ...lain } = tercatat
  const {
    ptkp,
    npwp_valid,
    kelas_jkk,
    upah_minimum = minimum?.jumlah ?? 0,
    harian,
  } = { ...lain, ...terisi(diminta) }
  if (ptkp !== undefined && npwp_valid !== undefined && kelas_jkk !== undefined)
    return { dasar: { ptkp, npwp_valid, kelas_jkk, upah_minimum, ...(harian && { harian }) }, alasan: null }
  const kurang = listKurang({ ptkp, npwp_valid, kelas_jkk })
  return { dasar: null, alasan: `Belum tercatat: ${kurang.map((nama) => SEBUTAN_KURANG[nama]).join(', ')}.` }
}

/** Throws 422 at `dasar` where nobody has said what tax follows from. */
export function requireDasar(tercatat: DasarTercatat): DasarKirim {
  const { dasar, alasan } = judgeDasar(tercatat)
  if (dasar === null) throw invalid({ dasar: [alasan] })
  return dasar
}

/** A wage below the minimum, or that nobody knows what it is there. */
function peringatanMinimum(
  masa: Bulan,
  upah: Upah,
  { minggu }: HariKerja,
  minimum: UpahMinimum | null,
): string[] {
  if (minimum === null)
    return [
      'Upah minimum lokasinya tahun ini belum tercatat: iuran BPJS Kesehatan dihitung tanpa batas bawahnya.',
    ]
  const kurang = judgeUpahMinimum(upah, minggu.length, akhirBulan(masa), minimum)
  return kurang === null ? [] : [kurang.pesan]
}

function terisi(diminta: Diminta): Partial<DasarKirim> {
  return Object.fromEntries(Object.entries(diminta).filter(([, nilai]) => nilai !== undefined))
}

/** Whose days, of the month of attendance; who leaves after its cut-off has no other payslip for the days after. */
function rentangOrang(
  { karyawan_id, tanggal_masuk, tanggal_keluar, sebelumnya }: Identitas,
  masa: Bulan,
  { dari, sampai }: Rentang,
): RentangOrang {
  const akhir = tanggal_keluar !== null && tanggal_keluar <= akhirBulan(masa) ? tanggal_keluar : sampai
  const masuk = masukBulan({ tanggal_masuk, sebelumnya })
  return { karyawanId: karyawan_id, dari: masuk > dari ? masuk : dari, sampai: akhir }
}

/** The first day that a month's pay is of: that of an employment that ended in it, where there is one. */
function masukBulan({ tanggal_masuk, sebelumnya }: Pick<Identitas, 'tanggal_masuk' | 'sebelumnya'>): Tanggal {
  return sebelumnya?.mulai ?? tanggal_masuk
}

type RentangOrang = Rentang & { readonly karyawanId: number }

/** People's days, from the Monday before the first one on. */
async function fetchHari(
  db: Db | Tx,
  rentang: readonly RentangOrang[],
): Promise<ReadonlyMap<number, readonly HariHitung[]>> {
  const hari = await fetchHariHitung(
    db,
    rentang.map((satu) => ({ ...satu, dari: awalMinggu(satu.dari) })),
  )
  return new Map(rentang.map(({ karyawanId }, i) => [karyawanId, hari[i] ?? []]))
}
