import { aturanKeteranganPengajuan } from '@rekan/domain/pengajuan/izin/absensi'
import { type Batas, paling, urut, wajib } from '@rekan/domain/aturan'
import { BAWA_BULAN, BAWA_HARI, HARI_KOREKSI, JENIS_MUTASI_CUTI } from '@rekan/domain/pengajuan/cuti/cuti'
import { JAM_KOREKSI, JENIS_ENTRI_PENGGANTI } from '@rekan/domain/pengajuan/lembur/waktu-pengganti'
import { z } from 'zod'
import { hariIsian } from '../isian.ts'
import { type Call, answer, id, instan, jumlah, jumlahHari, referensi, tanggal, text } from '../call.ts'

const params = z.object({ id })

/** A position, as placements name it */
const aturanJabatanLarangan = urut(
  wajib('Jabatan harus diisi.'),
  paling(100, 'Jabatan tidak boleh lebih dari 100 karakter.'),
)

const mutasi = z
  .object({
    id: z.number().int(),
    jenis: z.enum(JENIS_MUTASI_CUTI),
    /** Days; below 0 what was taken */
    jumlah: jumlahHari,
    /** Which days, which joint leave, or HR's reason; empty where the kind says it all */
    keterangan: z.string(),
    /** Null: Rekan itself */
    oleh: referensi.nullable(),
    pada: instan,
  })
  .meta({ id: 'MutasiCuti' })
const buku = answer(
  z.object({
    /** Days that may be taken today */
    saldo: jumlahHari,
    /** Years of service whose leave is not used up or lapsed yet, and those of the last two years; newest first */
    hak: z.array(
      z.object({
        id: z.number().int(),
        mulai: tanggal,
        akhir: tanggal,
        /** Last day on which what is left may be taken */
        sampai: tanggal,
        sisa: jumlahHari,
        berlaku: z.boolean(),
        mutasi: z.array(mutasi),
      }),
    ),
  }),
).meta({ id: 'BukuCuti' })

const bukuPengganti = answer(
  z.object({
    /** Whether the company gives it now */
    aktif: z.boolean(),
    /** Minutes of overtime that a day off takes */
    menit_sehari: jumlah,
    /** Minutes that are left, today's overtime among them */
    saldo_menit: jumlah,
    /** Days that may be taken from tomorrow on, whole and half ones */
    sisa_hari: jumlahHari,
    /** The newest first */
    entri: z.array(
      z.object({
        jenis: z.enum(JENIS_ENTRI_PENGGANTI),
        tanggal,
        /** Minutes; below 0 what was taken or lapsed */
        menit: z.number().int(),
        /** Of overtime, and of what HR added: the last day on which it may be taken */
        sampai: tanggal.nullable(),
        /** Why HR put it right; empty for all else */
        keterangan: z.string(),
      }),
    ),
  }),
).meta({ id: 'BukuWaktuPengganti' })

const bulat = (kosong: string, { dari, sampai, pesan: error }: Batas) =>
  z.number({ error: kosong }).int({ error }).min(dari, { error }).max(sampai, { error })

/** The company's choice of how annual leave is carried over, and whether joint leave is taken from it. */
const pengaturan = z
  .strictObject({
    bawa_bulan: bulat('Lama cuti dibawa harus diisi.', BAWA_BULAN),
    /** Null: all of it */
    bawa_hari: bulat('Cuti yang dibawa harus diisi.', BAWA_HARI).nullable(),
    bersama_memotong: z.boolean({ error: 'Pilih ya atau tidak.' }),
  })
  .meta({ id: 'PengaturanCuti' })

/** Days on which annual leave is not asked for, from today on, the earliest first. */
const larangan = answer(
  z.array(
    z.object({
      id: z.number().int(),
      dari: tanggal,
      sampai: tanggal,
      /** Null: every site */
      kantor: referensi.nullable(),
      /** Null: every position */
      jabatan: z.string().nullable(),
      alasan: z.string(),
      /** Who said so */
      oleh: z.string(),
    }),
  ),
).meta({ id: 'DaftarLaranganCuti' })

export const cuti = {
  'GET /kelola/pengaturan/larangan-cuti': { response: larangan, summary: 'Tanggal tanpa cuti tahunan' },
  /** Leave that law gives for a birth, a death or sickness stays as it is */
  'POST /kelola/pengaturan/larangan-cuti': {
    konfirmasi: 'biasa: a rule in sight of everybody, in the trail with its day',
    body: z.strictObject({
      dari: hariIsian('Tanggal mulai'),
      sampai: hariIsian('Tanggal selesai'),
      kantor_id: id.nullable().optional(),
      jabatan: text(aturanJabatanLarangan).nullable().optional(),
      alasan: text(aturanKeteranganPengajuan),
    }),
    status: 201,
    response: larangan,
    summary: 'Tetapkan tanggal tanpa cuti tahunan',
  },
  'POST /kelola/pengaturan/larangan-cuti/cabut': {
    konfirmasi: 'biasa: a rule in sight of everybody, in the trail with its day',
    body: z.strictObject({ id }),
    response: larangan,
    summary: 'Cabut tanggal tanpa cuti tahunan',
  },
  /** The reader's own ledger of annual leave; empty for an account without an employee */
  'GET /rekap/cuti': { response: buku, summary: 'Buku cuti tahunan sendiri' },
  'GET /karyawan/{id}/cuti': { params, response: buku, summary: 'Buku cuti tahunan seorang karyawan' },
  /** A correction by HR: days added to a year or taken from it, with the reason */
  'POST /karyawan/{id}/cuti': {
    konfirmasi: 'tegas: days of leave are pay',
    params,
    body: z.strictObject({
      hak_id: id,
      /** Below 0: taken */
      jumlah: z
        .number({ error: 'Jumlah hari harus diisi.' })
        .multipleOf(0.5, { error: HARI_KOREKSI.pesan })
        .min(-HARI_KOREKSI.sampai, { error: HARI_KOREKSI.pesan })
        .max(HARI_KOREKSI.sampai, { error: HARI_KOREKSI.pesan })
        .refine((n) => n !== 0, { error: HARI_KOREKSI.pesan })
        .meta({ not: { const: 0 } }),
      keterangan: text(aturanKeteranganPengajuan),
    }),
    response: buku,
    summary: 'Koreksi cuti tahunan seorang karyawan',
  },
  /** The reader's own ledger of time off for overtime; empty for an account without an employee */
  'GET /rekap/waktu-pengganti': { response: bukuPengganti, summary: 'Buku waktu pengganti lembur sendiri' },
  'GET /karyawan/{id}/waktu-pengganti': {
    params,
    response: bukuPengganti,
    summary: 'Buku waktu pengganti lembur seorang karyawan',
  },
  /** A correction by HR: hours added or taken, with the reason */
  'POST /karyawan/{id}/waktu-pengganti': {
    konfirmasi: 'tegas: hours off are pay',
    params,
    body: z.strictObject({
      /** Below 0: taken */
      jam: z
        .number({ error: 'Jumlah jam harus diisi.' })
        .multipleOf(0.5, { error: JAM_KOREKSI.pesan })
        .min(-JAM_KOREKSI.sampai, { error: JAM_KOREKSI.pesan })
        .max(JAM_KOREKSI.sampai, { error: JAM_KOREKSI.pesan })
        .refine((n) => n !== 0, { error: JAM_KOREKSI.pesan })
        .meta({ not: { const: 0 } }),
      keterangan: text(aturanKeteranganPengajuan),
    }),
    response: bukuPengganti,
    refusals: [409],
    summary: 'Koreksi waktu pengganti lembur seorang karyawan',
  },
  'GET /pengaturan/cuti': { response: answer(pengaturan), summary: 'Pengaturan cuti tahunan' },
  'POST /pengaturan/cuti': {
    konfirmasi: 'biasa: a rule in sight of everybody, in the trail with its day',
    body: pengaturan,
    response: answer(pengaturan),
    summary: 'Ubah pengaturan cuti tahunan',
  },
} satisfies Record<string, Call>
