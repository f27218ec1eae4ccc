import type { KerjaPapan } from '@rekan/domain/papan/papan'
import {
  type Detik,
  type Instan,
  type KodeZona,
  KODE_ZONA,
  type Tanggal,
  addHari,
  tanggalLokal,
} from '@rekan/domain/waktu'
import type { Hari } from '../../presensi/hari/hari.service.ts'

/** The dates of which works may be of a day on the board: of yesterday those that still run. */
export function tanggalPapan(saat: Instan): Tanggal[] {
  const hariIni = KODE_ZONA.map((zona) => tanggalLokal(saat, zona)).toSorted()
  return [...new Set([addHari(hariIni[0] as Tanggal, -1), ...hariIni])]
}

export type KantorPapan = { readonly nama: string; readonly zona: KodeZona }

/** Works of the board with where they are. */
export type KerjaDiKantor = KerjaPapan & KantorPapan

/** A check-in of a work without hours. */
type Datang = { readonly kantorId: number; readonly masuk: Instan; readonly telat: Detik }

/** What the board asks of somebody's day, whatever the moment. */
export type HariPapan = {
  readonly karyawanId: number
  readonly tanggal: Tanggal
  readonly zona: KodeZona
  readonly izin: boolean
  readonly isLibur: boolean
  readonly kerja: readonly KerjaDiKantor[]
  readonly lepas: readonly Datang[]
}

export function hariPapanFrom(karyawanId: number, hari: Hari): HariPapan {
  const [utama] = hari.penempatan
  const izin = hari.fakta.izin !== null
  const kerja: KerjaDiKantor[] = []
  const lepas: Datang[] = []
  for (const { id, menggantikanId, pengganti, posId, kantor, rencana, checkIn, checkOut } of hari.penugasan) {
    const { kantor_id: kantorId, kantor_nama: nama, zona_waktu: zona } = kantor ?? utama
    const masuk = checkIn && Date.parse(checkIn.waktu)
    const telat = checkIn?.telat_detik ?? 0
    const { shift } = rencana
    if (shift === null) {
      if (masuk !== null) lepas.push({ kantorId, masuk, telat })
      continue
    }
    kerja.push({
      id,
      menggantikanId,
      digantikan: pengganti !== null,
      karyawanId,
      tanggal: hari.tanggal,
      kantorId,
      nama,
      zona,
      posId,
      mulai: shift.mulai,
      selesai: shift.selesai,
      toleransi: shift.toleransi,
      masuk,
      pulang: checkOut && Date.parse(checkOut.waktu),
      telat,
      diLuarArea: checkIn !== null && checkIn.di_luar_area && checkIn.menunggu_tinjauan,
      izin,
    })
  }
  const isLibur = hari.penugasan.length === 0 && !izin
  return { karyawanId, tanggal: hari.tanggal, zona: hari.zona, izin, isLibur, kerja, lepas }
}

/** Whether a work is on the board at a moment: today's by the clock of its site, and those that still run. */
export function isDiPapan({ tanggal, zona, mulai, selesai }: KerjaDiKantor, saat: Instan): boolean {
  return tanggal === tanggalLokal(saat, zona) || (mulai <= saat && saat < selesai)
}
