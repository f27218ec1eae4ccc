import { STATUS_AKUN, type StatusAkun } from '@rekan/domain/auth/undangan'
import { ORANG_TERBANYAK } from '@rekan/domain/karyawan/banyak'
import { KOLOM_MEJA_KARYAWAN, URUT_MEJA_KARYAWAN } from '@rekan/domain/karyawan/meja'
import {
  aturanAlasan,
  aturanJadwal,
  aturanKantor,
  aturanKoordinator,
  aturanPekerjaan,
  aturanTanggalKeluar,
  aturanTanggalMasuk,
  aturanUnit,
} from '@rekan/domain/karyawan/penempatan'
import { tidy } from '@rekan/domain/karyawan/karyawan'
import { z } from 'zod'
import { type Call, answer, berkas, id, jumlah, referensi, tanggal, text } from '../call.ts'
import { opsional, pilihan } from '../isian.ts'
import { alasanMundur } from './penempatan.ts'
import {
  isiLembar,
  jendela,
  jendelaFrom,
  kata,
  pilihanBerjumlah,
  saringan,
  urutKolom,
  yaTidak,
} from '../paging.ts'
import { dilewati, orang, sidikDaftar } from './orang.ts'

const KODE_AKUN = Object.keys(STATUS_AKUN) as StatusAkun[]

/** What narrows the list of people. */
const penyaring = {
  /** By name or code */
  q: saringan.optional(),
  kantor_id: id.optional(),
  koordinator_id: id.optional(),
  jenis_karyawan_id: id.optional(),
  akun: kata(KODE_AKUN, `Akun harus salah satu dari ${KODE_AKUN.join(', ')}.`).optional(),
  /** Whose contract ends within 60 days */
  kontrak_habis: yaTidak.optional(),
  /** 0: those who have left; by default those who work here */
  aktif: yaTidak.optional(),
}
const urut = urutKolom(URUT_MEJA_KARYAWAN).optional()

/** One of the people, as the back office lists them. */
const barisMeja = z
  .object({
    id: z.number().int(),
    kode: z.string(),
    nama: z.string(),
    avatar_url: z.string().nullable(),
    aktif: z.boolean(),
    kantor: referensi.nullable(),
    jabatan: z.string().nullable(),
    unit: z.string().nullable(),
    /** By the account that coordinates */
    koordinator: referensi.nullable(),
    jenis: referensi,
    /** The last day of the contract in force; null without one that ends */
    kontrak_sampai: tanggal.nullable(),
    tanggal_masuk: tanggal,
    sisa_cuti: z.number().int(),
    akun: z.enum(KODE_AKUN),
    nomor_hp: z.string().nullable(),
  })
  .meta({ id: 'BarisMejaKaryawan' })

/** Several people, each named once. */
const banyak = z
  .array(id, { error: 'Pilih karyawannya.' })
  .min(1, { error: 'Pilih karyawannya.' })
  .max(ORANG_TERBANYAK, { error: `Paling banyak ${ORANG_TERBANYAK} karyawan sekali jalan.` })

export const mejaKaryawan = {
  'GET /kelola/karyawan': {
    query: z.object({ ...penyaring, urut, ...jendela }),
    response: jendelaFrom(barisMeja),
    summary: 'Daftar karyawan untuk meja kerja, dengan saringan dan urutan',
  },
  /** Of each filter its values, with how many rows each leaves beside the other filters */
  'GET /kelola/karyawan/saringan': {
    query: z.object(penyaring),
    response: answer(
      z.object({
        kantor: pilihanBerjumlah,
        koordinator: pilihanBerjumlah,
        jenis: pilihanBerjumlah,
        akun: z.array(z.object({ kode: z.enum(KODE_AKUN), jumlah })),
        kontrak_habis: jumlah,
        keluar: jumlah,
      }),
    ),
    summary: 'Pilihan saringan daftar karyawan dengan jumlahnya',
  },
  /** Who the filters leave, for what is done with all of them */
  'GET /kelola/karyawan/all': {
    query: z.object(penyaring),
    response: answer(z.array(z.number().int())),
    summary: 'Nomor semua karyawan yang cocok dengan saringan',
  },
  'GET /kelola/karyawan/lembar': {
    work: 'report',
    query: z.object({ ...penyaring, urut, ...isiLembar(KOLOM_MEJA_KARYAWAN) }),
    response: answer(berkas),
    summary: 'Daftar karyawan yang tampil sebagai Excel atau CSV',
  },
  /**
   * Each gets a placement from a day on, the one before ends the day before: all of it at once. What is not said stays as
   * in the present placement. Who cannot be moved is named with the reason; the others are.
   */
  'POST /kelola/karyawan/pindah': {
    konfirmasi: 'biasa: told to whom it is about, kept in the trail, put right by the same call',
    body: z.strictObject({
      karyawan_ids: banyak,
      kantor_id: pilihan(aturanKantor),
      tanggal_masuk: text(aturanTanggalMasuk),
      jadwal_id: opsional(pilihan(aturanJadwal)),
      koordinator_id: opsional(pilihan(aturanKoordinator)),
      jabatan: opsional(text(aturanPekerjaan).transform(tidy)),
      unit: opsional(text(aturanUnit).transform(tidy)),
      alasan: alasanMundur,
    }),
    response: answer(z.object({ dipindah: z.array(orang), dilewati: z.array(dilewati) })),
    summary: 'Pindahkan beberapa karyawan ke satu lokasi mulai suatu hari',
  },
  /** Who cannot be let go is named with the reason; the others are. */
  'POST /kelola/karyawan/nonaktif': {
    konfirmasi: 'tegas: ends accounts and pay',
    body: z.strictObject({
      karyawan_ids: banyak,
      /** The last day of work */
      tanggal: text(aturanTanggalKeluar),
      alasan: text(aturanAlasan).transform(tidy),
      /** Says what would end, and writes nothing */
      periksa: z.boolean().optional(),
      /** Of the list that was seen (`periksa`): another one is refused */
      sidik: sidikDaftar.optional(),
    }),
    response: answer(
      z.object({
        dinonaktifkan: z.array(orang),
        dilewati: z.array(dilewati),
        /** What is undone, settled or handed over of whom; nobody of whom there is nothing */
        akibat: z.array(
          z.object({
            karyawan: orang,
            teks: z.array(z.string()),
            /** Whether HR decides from then on what they decided for others */
            diserahkan: z.boolean(),
          }),
        ),
        /** The name of this list, to be sent back with the yes */
        sidik: z.string(),
      }),
    ),
    summary: 'Nonaktifkan beberapa karyawan sekaligus',
  },
} satisfies Record<string, Call>
