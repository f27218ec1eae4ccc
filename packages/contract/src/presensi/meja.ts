import { z } from 'zod'
import { KEADAAN_HARI } from '@rekan/domain/presensi/meja'
import { STATUS_PRESENSI } from '@rekan/domain/presensi/hari/presensi'
import { type Call, detik, id, instan, jam, jumlah, tanggal, answer } from '../call.ts'
import { bulan, jendela, kata, saringan, tahun, tanggalDiminta } from '../paging.ts'

const usulan = z
  .object({
    /** Of the request, by which HR decides */
    id: z.number().int(),
    jam_masuk: jam.nullable(),
    jam_pulang: jam.nullable(),
    /** How many days after its day that lies; null: as it follows from the check-in */
    hari_pulang: z.number().int().nullable(),
    keterangan: z.string(),
  })
  .meta({ id: 'UsulanJam' })

const selPresensi = z
  .object({
    status: z.enum(STATUS_PRESENSI),
    kerja: z.boolean(),
    jam_kerja: detik,
    telat: detik,
    keadaan: z.array(z.enum(KEADAAN_HARI)),
    /** Times that were asked for and wait to be decided */
    usulan: usulan.nullable(),
    /** The person was asked when they left and has not said it */
    ditanya: z.boolean(),
  })
  .meta({ id: 'SelPresensi' })

const barisBulan = z
  .object({
    id: z.number().int(),
    kode: z.string(),
    nama: z.string(),
    /** Site of the month's latest primary placement */
    kantor: z.string().nullable(),
    /** By the days of the month; null: no placement, not at the site that was asked for, not the reader's to see, or to come */
    hari: z.array(selPresensi.nullable()),
    /** Sums of these days */
    jam_kerja: detik,
    terlambat: jumlah,
    alpa: jumlah,
  })
  .meta({ id: 'BarisBulanPresensi' })

/** Whose month; rows are people, by name */
const milik = {
  /** Who worked or was to work there, and those days alone */
  kantor_id: id.optional(),
  /** Who worked at a post of theirs, or at a site with one */
  klien_id: id.optional(),
  /** The account that coordinated them in that month */
  koordinator_id: id.optional(),
  cari: saringan.optional(),
}
const disaring = { bulan, tahun, ...milik }
const keadaanTerhitung = z
  .object({ kode: z.enum(KEADAAN_HARI), jumlah: jumlah.nullable() })
  .meta({ id: 'KeadaanTerhitung' })
/** Of all rows */
const terhitung = {
  total: jumlah,
  /** Days that wait for somebody; null where they are too many to count */
  perlu_tindakan: jumlah.nullable(),
  /** How many rows each kind leaves, beside the other filters */
  keadaan: z.array(keadaanTerhitung),
}
/** A lock that holds some of these days */
const kunciHari = z
  .object({
    dari: tanggal,
    sampai: tanggal,
    /** The site or client it is for; null: the whole company */
    lingkup: z.string().nullable(),
    oleh: z.string(),
    pada: instan,
    /** What it says, in Indonesian */
    pesan: z.string(),
  })
  .meta({ id: 'KunciHari' })

const kerjaSehari = z
  .object({
    /** 0: it follows from the week */
    id: z.number().int().min(0),
    kantor: z.string(),
    pos: z.string().nullable(),
    /** By the clock of its site, as all times here; null: it has no hours of its own */
    mulai: jam.nullable(),
    selesai: jam.nullable(),
    masuk: jam.nullable(),
    pulang: jam.nullable(),
    menggantikan: z.string().nullable(),
    digantikan_oleh: z.string().nullable(),
  })
  .meta({ id: 'KerjaSehari' })

const barisHari = z
  .object({
    ...barisBulan.pick({ id: true, kode: true, nama: true, kantor: true }).shape,
    sel: selPresensi,
    /** The works of the day by their start, at the site that was asked for those there */
    kerja: z.array(kerjaSehari),
  })
  .meta({ id: 'BarisHariPresensi' })

const keadaan = kata(KEADAAN_HARI, `Keadaan harus salah satu dari ${KEADAAN_HARI.join(', ')}.`)

/** The rows that a value leaves; null where a company is too large to count them without a site */
const berjumlah = z
  .array(z.object({ id: z.number().int(), nama: z.string(), jumlah: jumlah.nullable() }))
  .meta({ id: 'PilihanTerhitung' })

/** The attendance desk of the back office. */
export const mejaPresensi = {
  'GET /kelola/presensi': {
    work: 'report',
    query: z.object({ ...disaring, ...jendela, keadaan: keadaan.optional() }),
    response: z
      .object({
        data: z.array(barisBulan),
        meta: z.object({
          /** Days of the month, with what is off for the whole company */
          hari: z.array(z.object({ tanggal, libur: z.boolean() })),
          ...terhitung,
        }),
      })
      .meta({ id: 'BulanPresensi' }),
    summary: 'Presensi sebulan: orang per hari',
  },
  /** Who was placed somewhere on that day, each with the works of it */
  'GET /kelola/presensi/harian': {
    work: 'report',
    query: z.object({ tanggal: tanggalDiminta, ...milik, ...jendela, keadaan: keadaan.optional() }),
    response: z.object({ data: z.array(barisHari), meta: z.object(terhitung) }).meta({ id: 'HariPresensi' }),
    summary: 'Presensi sehari: semua orang dengan kerjanya',
  },
  /** Said beforehand: what changes one of these days is refused (BULAN_TERKUNCI) */
  'GET /kelola/presensi/kunci': {
    query: z.object({ dari: tanggalDiminta, sampai: tanggalDiminta, kantor_id: id.optional() }),
    response: answer(z.array(kunciHari)),
    summary: 'Kunci bulan yang memegang hari-hari ini',
  },
  /** Each counts what it leaves beside the other filters; of one day, where it is named */
  'GET /kelola/presensi/saringan': {
    work: 'report',
    query: z.object({ ...disaring, tanggal: tanggalDiminta.optional(), keadaan: keadaan.optional() }),
    response: answer(z.object({ kantor: berjumlah, klien: berjumlah, koordinator: berjumlah })),
    summary: 'Pilihan saringan presensi sebulan, dengan jumlah orangnya',
  },
} satisfies Record<string, Call>
