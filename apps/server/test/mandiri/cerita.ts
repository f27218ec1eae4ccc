/**
 * A month of somebody's work as told to the database and to the independent computation alike. Days are `YYYY-MM-DD`,
 * clock times `HH:mm`, moments ISO texts.
 */
export type Cerita = {
  /** `YYYY-MM` */
  readonly bulan: string
  /** When the recap is asked for */
  readonly saat: string
  readonly tempat: readonly Tempat[]
  readonly roster: readonly { readonly tanggal: string; readonly jam: Jam | null }[]
  readonly izin: readonly Izin[]
  readonly lembur: readonly Lembur[]
  readonly hadir: readonly Hadir[]
  /** On their dates a roster gives these and nothing else */
  readonly kerja: readonly Kerja[]
}

/** An end at or before the start lies on the next day. */
export type Jam = { readonly mulai: string; readonly selesai: string }
export type Zona = keyof typeof IANA
export type NamaJadwal = keyof typeof JADWAL

export type Tempat = {
  readonly dari: string
  readonly sampai: string | null
  readonly zona: Zona
  readonly jadwal: NamaJadwal
  readonly utama: boolean
}

export type Izin = {
  readonly jenis: 'CUTI' | 'SAKIT' | 'IZIN' | 'DINAS_LUAR' | 'WFH'
  readonly status: 'disetujui' | 'menunggu' | 'ditolak'
  readonly mulai: string
  readonly selesai: string
}

export type Lembur = {
  /** The attendance day it counts to */
  readonly hari: string
  readonly mulai: string
  readonly selesai: string
  readonly status: 'disetujui' | 'menunggu' | 'ditolak'
}

/** A work of a date that holds works of its own. */
export type Kerja = {
  readonly tanggal: string
  readonly jam: Jam
  /** Minutes */
  readonly toleransi: number
  /** The unpaid break, minutes; none of work that is not longer than `sesudah` */
  readonly jeda: { readonly lama: number; readonly sesudah: number }
  /** By roster, swapped for one of a colleague's, or in their place */
  readonly asal: 'roster' | 'tukar' | 'pengganti'
  /** The colleague does it in the person's place */
  readonly isDigantikan: boolean
  readonly hadir: { readonly masuk: string; readonly pulang: string | null } | null
}

/** What the colleague is called with whom people swap and who stands in. */
export const REKAN = 'Rekan Bertukar'

/** A day somebody came. */
export type Hadir = {
  readonly tanggal: string
  readonly masuk: string
  readonly pulang: string | null
  /** Of the office at which both were punched */
  readonly zona: Zona
}

export const IANA = { WIB: 'Asia/Jakarta', WITA: 'Asia/Makassar', WIT: 'Asia/Jayapura' } as const

const SETIAP_HARI = [1, 2, 3, 4, 5, 6, 7]

/** `hari` are ISO weekdays, `toleransi` minutes. */
export const JADWAL = {
  LIMA: {
    hari: [1, 2, 3, 4, 5],
    jam: { mulai: '08:00', selesai: '17:00' },
    toleransi: 0,
    masukSaatLibur: false,
  },
  ENAM: {
    hari: [1, 2, 3, 4, 5, 6],
    jam: { mulai: '07:30', selesai: '15:30' },
    toleransi: 10,
    masukSaatLibur: false,
  },
  SORE: {
    hari: [2, 3, 4, 5, 6, 7],
    jam: { mulai: '14:00', selesai: '22:00' },
    toleransi: 15,
    masukSaatLibur: true,
  },
  MALAM: {
    hari: SETIAP_HARI,
    jam: { mulai: '19:00', selesai: '07:00' },
    toleransi: 5,
    masukSaatLibur: true,
  },
  MALAM_KERJA: {
    hari: [1, 2, 3, 4, 5],
    jam: { mulai: '22:00', selesai: '06:00' },
    toleransi: 0,
    masukSaatLibur: false,
  },
  SEHARIAN: {
    hari: [1, 4],
    jam: { mulai: '08:00', selesai: '08:00' },
    toleransi: 0,
    masukSaatLibur: true,
  },
} as const
