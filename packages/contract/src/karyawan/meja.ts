import { STATUS_AKUN, type StatusAkun } from '@rekan/domain/auth/undangan'
import { KOLOM_MEJA_KARYAWAN, URUT_MEJA_KARYAWAN } from '@rekan/domain/karyawan/meja'
import { z } from 'zod'
import { type Call, answer, berkas, id, jumlah, referensi, tanggal } from '../call.ts'
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
} satisfies Record<string, Call>
