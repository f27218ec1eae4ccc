import { rentangBulan } from '@rekan/domain/bulan'
import { jamKerja, manShift } from '@rekan/domain/penugasan/penugasan'
import { statusHari } from '@rekan/domain/presensi/hari/presensi'
import { type HariRekap, computeRekap, rataRataMasuk } from '@rekan/domain/presensi/hari/rekap'
import { type Detik, type Instan, formatJam, instanFrom, jamLokal, namaHari } from '@rekan/domain/waktu'
import { readPengaturan } from '../../../platform/pengaturan.ts'
import { bulanDiminta, findZona } from '../../penempatan/penempatan.service.ts'
import {
  type Hari,
  type HariHitung,
  fetchHariIni,
  fetchHariRentang,
  namaPenggantian,
} from '../hari/hari.service.ts'
import type { Kejadian } from '../hari/hari.sql.ts'
import {
  durasiHari,
  pulangDianggapHari,
  pulangDianggapKerja,
  penugasanTerhitung,
} from '../hari/terhitung.service.ts'
import type { Pandangan } from '../../../platform/perbuatan.ts'

type Diminta = { readonly bulan?: number | undefined; readonly tahun?: number | undefined }

/** One's own month in figures, and its days with their status; none for who has no placement. */
export async function showRekap(pandangan: Pandangan, diminta: Diminta) {
  const { db, saat } = pandangan
  const { bulan, tahun, hari } = await fetchSebulan(pandangan, diminta)
  const { pembulatan_menit } = await readPengaturan(db, rentangBulan({ tahun, bulan }).sampai)
  const masuk = rataRataMasuk(hari.flatMap((h) => masukSejakTengahMalam(h) ?? []))
  return {
    bulan,
    tahun,
    ...computeRekap(
      hari.map((h) => rekapFrom(h, saat)),
      pembulatan_menit,
    ),
    rata_rata_masuk: masuk === null ? null : formatJam(masuk),
    hari: hari.map((h) => ({
      tanggal: h.tanggal,
      status: statusHari(h.fakta, saat),
      kerja: h.shift !== null,
      telat: h.checkIn?.telat_detik ?? 0,
      lebih_awal: h.checkOut?.lebih_awal_detik ?? 0,
    })),
  }
}

/** One's own days of a month as far as today, newest first. */
export async function showRiwayat(pandangan: Pandangan, diminta: Diminta) {
  const { db, pelaku, saat } = pandangan
  const { hari } = await fetchSebulan(pandangan, diminta)
  const hariIni = pelaku.karyawanId === null ? null : await fetchHariIni(db, pelaku.karyawanId, saat)
  const sampai = hariIni?.tanggal ?? new Date(saat).toISOString().slice(0, 10)
  return hari
    .filter((h) => h.tanggal <= sampai)
    .toReversed()
    .map((h) => ({
      tanggal: h.tanggal,
      hari: namaHari(h.tanggal),
      status: statusHari(h.fakta, saat),
      kerja: h.shift !== null,
      check_in: jamFrom(h.checkIn),
      check_out: jamFrom(h.checkOut),
      telat: h.checkIn?.telat_detik ?? 0,
      lebih_awal: h.checkOut?.lebih_awal_detik ?? 0,
      pulang_dianggap: pulangDianggapHari(h, saat)?.slice(11, 19) ?? null,
      dicatat_oleh: namaPencatat(h),
      durasi: durasiHari(h, saat),
      ...namaPenggantian(h),
    }))
}

export function rekapFrom(hari: HariHitung, saat: Instan): HariRekap {
  const { fakta, shift, setengah, penugasan, checkIn, checkOut } = hari
  const hadir = penugasanTerhitung(hari, saat)
  return {
    status: statusHari(fakta, saat),
    kerja: shift !== null,
    setengah: setengah !== null && shift !== null,
    telat: checkIn?.telat_detik ?? 0,
    lebihAwal: checkOut?.lebih_awal_detik ?? 0,
    durasi: durasiHari(hari, saat),
    jamKerja: hadir.reduce((jumlah, satu) => jumlah + jamKerja(satu), 0),
    pulangDianggap: penugasan.filter((satu) => pulangDianggapKerja(satu, hari, saat) !== null).length,
    manShift: manShift(hadir),
  }
}

async function fetchSebulan({ db, pelaku: { karyawanId }, saat }: Pandangan, diminta: Diminta) {
  const { bulan, tahun } = bulanDiminta(diminta, await findZona(db, karyawanId, saat), saat)
  const { dari, sampai } = rentangBulan({ tahun, bulan })
  const hari = karyawanId === null ? [] : await fetchHariRentang(db, karyawanId, dari, sampai)
  return { bulan, tahun, hari }
}

/** Who punched for the person on a day or put it right, each once. */
function namaPencatat({ penugasan }: Hari): string[] {
  const nama = penugasan.flatMap(({ checkIn, checkOut }) =>
    [checkIn, checkOut].flatMap((kejadian) => kejadian?.oleh?.nama ?? []),
  )
  return [...new Set(nama)]
}

function jamFrom(kejadian: Kejadian | null): string | null {
  return kejadian && formatJam(jamLokal(Date.parse(kejadian.waktu), kejadian.zona_waktu))
}

/** A check-in of a night shift may lie past the midnight that its day ends with. */
function masukSejakTengahMalam({ tanggal, checkIn }: Hari): Detik | null {
  if (checkIn === null) return null
  return Math.floor((Date.parse(checkIn.waktu) - instanFrom(tanggal, 0, checkIn.zona_waktu)) / 1000)
}
