import { z } from 'zod'
import { ROLE } from '@rekan/domain/akses/peran'
import { STATUS_PRESENSI } from '@rekan/domain/presensi/hari/presensi'
import { NAMA_BAGIAN, type NamaBagian } from '@rekan/domain/karyawan/data-diri'
import { tidy } from '@rekan/domain/karyawan/karyawan'
import { JENIS_AKIBAT } from '@rekan/domain/karyawan/keluar'
import { CARA_TAHAN } from '@rekan/domain/karyawan/rekening'
import { aturanAlasan, aturanTanggalKeluar, aturanTanggalMasuk } from '@rekan/domain/karyawan/penempatan'
import { type Call, answer, id, jumlah, jumlahHari, pesan, referensi, tanggal, text, versi } from '../call.ts'
import { isianBaru, isianHrd, opsional } from '../isian.ts'
import { bulan, halaman, paged, saringan, tahun, urutan, yaTidak } from '../paging.ts'
import { sidikDaftar } from './orang.ts'
import { tempat } from './penempatan.ts'
import { ringkasanKejadian } from '../presensi/presensi.ts'
import { bagianData, penempatanAktif } from './profil.ts'
import { angkaRekap } from '../presensi/rekap.ts'

/**
 * One of the people as a list shows them. What the reader may not see keeps its key: `tanggal_masuk` empty,
 * `jenis_karyawan` null, `jatah_cuti` 0.
 */
const barisKaryawan = z
  .object({
    /** Digits (`docs/rules.md`, section 10.5) */
    id: z.string(),
    kode: z.string(),
    nama: z.string(),
    active: z.boolean(),
    avatar_url: z.string().nullable(),
    tanggal_masuk: z.union([tanggal, z.literal('')]),
    jenis_karyawan: referensi.nullable(),
    jatah_cuti: jumlahHari,
    /** Of the primary placement in force; null without one */
    jabatan: z.string().nullable(),
    unit: z.string().nullable(),
    nomor_hp: z.string().nullable(),
  })
  .meta({ id: 'KaryawanRingkas' })

const bagianTerlihat = Object.fromEntries(
  NAMA_BAGIAN.map((bagian) => [bagian, bagianData[bagian].nullable()]),
) as { [B in NamaBagian]: z.ZodNullable<(typeof bagianData)[B]> }

/** Where pay goes, or went, while another bank account waits for a word */
const rekeningTahan = z
  .object({
    nama_bank: z.string().nullable(),
    /** Masked */
    nomor_rekening: z.string(),
    /** The one that waits, masked as well: who confirms it need not see all that is personal */
    baru: z.object({ nama_bank: z.string().nullable(), nomor_rekening: z.string() }),
    diganti_pada: z.iso.datetime(),
    sampai: z.iso.datetime(),
    /** Who wrote the one that waits; null: its owner, before that was kept */
    diganti_oleh: z.string().nullable(),
    /** Where pay goes meanwhile: to this one, or nowhere yet */
    cara: z.enum(CARA_TAHAN),
    /** Whether the reader may say that it is right: its owner of what another wrote, HR of what they did not write, of HR's own who approves HR's pay */
    dapat_konfirmasi: z.boolean(),
    /** Whether they may say where pay goes meanwhile */
    dapat_tunda: z.boolean(),
  })
  .meta({ id: 'RekeningTahan' })

const rekeningDilihat = z
  .strictObject({
    /** As it was shown, so that no other account is confirmed; left out by clients of before */
    diganti_pada: z.iso.datetime().optional(),
  })
  .meta({ id: 'RekeningDilihat' })

/** The last day of somebody's work, and why it ended */
const hariTerakhir = z.object({ tanggal, alasan: z.string() }).meta({ id: 'HariTerakhir' })

/** Null is what the reader may not see, and what there is none of. */
const detailKaryawan = barisKaryawan
  .extend({
    ...bagianTerlihat,
    /** Where pay still goes while another bank account waits; null where none does and for those who may not see it */
    rekening_tahan: rekeningTahan.nullable(),
    /** The same of one whose term is over without a word: it counts, and banks' files doubt it until somebody confirms it */
    rekening_lewat: rekeningTahan.nullable(),
    penempatan_aktif: penempatanAktif.nullable(),
    akun: z
      .object({ id: z.number().int(), email: z.string().nullable(), role: z.enum(ROLE), active: z.boolean() })
      .nullable(),
    /** Who leaves or has left, when and why; null for those who stay and for those who may not see it */
    keluar: hariTerakhir.nullable(),
    /** How somebody had left whom HR let in again as if they never had; null for all others and for those who may not see it */
    keluar_batal: hariTerakhir.nullable(),
    /** Employments, the newest first: first and last day, and why it ended; empty for those who may not see it */
    masa_kerja: z.array(
      z.object({ mulai: tanggal, akhir: tanggal.nullable(), alasan: z.string().nullable() }),
    ),
    /** To be sent back with an edit; null for those who may not edit */
    versi: z.number().int().nullable(),
  })
  .meta({ id: 'Karyawan' })

const ringkasan = z.object({
  /** The attendance day of now; null without a placement */
  hari_ini: z
    .object({
      tanggal,
      status: z.enum(STATUS_PRESENSI),
      check_in: ringkasanKejadian.nullable(),
      check_out: ringkasanKejadian.nullable(),
    })
    .nullable(),
  ...angkaRekap,
  jatah_cuti: jumlahHari,
})

/** What ends with somebody's work, as HR reads it before they say yes. */
const perpisahan = z
  .object({
    /** Whether they may still sign in for now: until their last day is over, or they have gone from work */
    active: z.boolean(),
    /** The name of this list, to be sent back with the yes */
    sidik: z.string(),
    akibat: z.array(z.object({ jenis: z.enum(JENIS_AKIBAT), teks: z.string() })),
    /** What somebody else is to decide from then on, and who may; null: nothing */
    serahan: z
      .object({ orang: jumlah, lokasi: jumlah, pengajuan: jumlah, calon: z.array(referensi) })
      .nullable(),
  })
  .meta({ id: 'Perpisahan' })

const karyawanParams = z.object({ id })
const peran = z.enum(ROLE, { error: 'Peran tidak dikenal.' })

/** Somebody new; the kode is given by the company's rule when left out. */
const orangBaru = z.strictObject({
  ...isianBaru,
  penempatan: z.strictObject(
    {
      ...tempat,
      /** From when on the company keeps their attendance, of somebody who came long before; `tanggal_masuk` when left out */
      tanggal_masuk: opsional(text(aturanTanggalMasuk)),
    },
    { error: 'Penempatan harus diisi.' },
  ),
  role: peran.default('karyawan'),
})

/** What HR mends; absent fields stay. Everybody has a kode. */
const orangUbah = z
  .strictObject({ ...isianBaru, kode: isianHrd.kode })
  .partial()
  .extend({ versi })

/** A record as it was saved */
const tersimpan = answer(detailKaryawan)
  .extend({
    /** What of it should be looked at, such as a bank account that others have as well */
    peringatan: z.array(z.string()),
  })
  .meta({ id: 'KaryawanTersimpan' })

export const karyawan = {
  'GET /karyawan': {
    query: z.object({
      ...halaman,
      /** Contained in name or kode */
      nama: saringan.optional(),
      jenis_karyawan_id: id.optional(),
      active: yaTidak.optional(),
      kantor_id: id.optional(),
      sort: urutan(['nama', 'kode', 'tanggal_masuk', 'active']),
    }),
    response: paged(barisKaryawan),
    summary: 'Daftar karyawan',
  },
  'POST /karyawan': {
    konfirmasi: 'biasa: asks itself, for a role beyond karyawan',
    body: orangBaru,
    status: 201,
    response: tersimpan,
    summary: 'Tambah karyawan',
  },
  'GET /karyawan/{id}': {
    params: karyawanParams,
    response: answer(detailKaryawan),
    summary: 'Data seorang karyawan',
  },
  'POST /karyawan/{id}': {
    konfirmasi: 'biasa: asks itself, for address and bank account',
    params: karyawanParams,
    body: orangUbah,
    response: tersimpan,
    summary: 'Ubah data karyawan',
  },
  'GET /karyawan/{id}/ringkasan': {
    params: karyawanParams,
    query: z.object({ bulan: bulan.optional(), tahun: tahun.optional() }),
    response: answer(ringkasan),
    summary: 'Presensi seorang karyawan hari ini dan sebulan dalam angka',
  },
  /** What would be undone, settled and handed over if that were the last day of work; nothing is written */
  'GET /karyawan/{id}/nonaktif': {
    params: karyawanParams,
    query: z.object({ tanggal: text(aturanTanggalKeluar), penerus_id: id.optional() }),
    response: answer(perpisahan),
    summary: 'Apa yang ikut berakhir bila seorang karyawan keluar',
    refusals: [403, 404, 409],
  },
  /** `tanggal` is the last day of work: today or before, access ends at once; later, the day after it. */
  'POST /karyawan/{id}/nonaktif': {
    konfirmasi: 'tegas: ends an account and its pay',
    params: karyawanParams,
    body: z.strictObject({
      tanggal: text(aturanTanggalKeluar),
      alasan: text(aturanAlasan).transform(tidy),
      penerus_id: id.nullish(),
      /** Of the list that was seen (`GET /karyawan/{id}/nonaktif`): another one is refused */
      sidik: sidikDaftar.optional(),
    }),
    response: answer(detailKaryawan),
    summary: 'Nonaktifkan karyawan dengan hari kerja terakhirnya',
  },
  /** Everybody whose account is more than an employee's, the most far-reaching first */
  'GET /kelola/pengaturan/peran': {
    response: answer(
      z.array(
        z.object({
          /** Null: an account without an employee */
          karyawan: z.object({ id: z.number().int(), kode: z.string(), nama: z.string() }).nullable(),
          nama: z.string(),
          email: z.string().nullable(),
          role: peran,
          /** The branches that the role is given for; empty: the whole company */
          kantor: z.array(referensi),
          /** Whether the reader may give this person another role */
          boleh_ubah: z.boolean(),
        }),
      ),
    ),
    summary: 'Siapa berperan apa, dan untuk kantor mana',
  },
  /** From their next call on. */
  'POST /karyawan/{id}/peran': {
    konfirmasi: 'tegas: gives rights',
    params: karyawanParams,
    body: z.strictObject({
      role: peran,
      /** The branches that the role is given for, empty for the whole company; absent, those of the role before */
      kantor_ids: z.array(id).max(200, { error: 'Paling banyak 200 kantor.' }).optional(),
    }),
    response: answer(detailKaryawan),
    summary: 'Memberi peran lain kepada seseorang',
  },
  'POST /karyawan/{id}/rekening/konfirmasi': {
    konfirmasi: 'tegas: where pay goes',
    params: karyawanParams,
    body: rekeningDilihat,
    response: answer(detailKaryawan),
    refusals: [409],
    summary: 'Nyatakan rekening baru benar: gaji berikutnya dikirim ke sana',
  },
  /** Meanwhile: to the account of before, or nowhere until the other counts */
  'POST /karyawan/{id}/rekening/tahan': {
    params: karyawanParams,
    body: z.strictObject({ cara: z.enum(CARA_TAHAN, { error: 'Pilih lama atau tunggu.' }) }),
    response: answer(detailKaryawan),
    refusals: [409],
    konfirmasi: 'biasa: pay goes where it went, or waits',
    summary: 'Ke mana gaji dikirim selama rekening baru menunggu',
  },
  'POST /profile/rekening/konfirmasi': {
    body: rekeningDilihat,
    response: pesan,
    refusals: [409],
    konfirmasi: 'biasa: asks itself, as a change of that account does',
    summary: 'Nyatakan rekening sendiri yang diganti HR benar: gaji berikutnya dikirim ke sana',
  },
  /** Who left comes back: leave, THR and contracts are counted anew from `tanggal_masuk` on */
  'POST /karyawan/{id}/masuk-kembali': {
    konfirmasi: 'tegas: opens an account and pay again',
    params: karyawanParams,
    body: z.strictObject({
      tanggal_masuk: text(aturanTanggalMasuk),
      /** How the employment before ended, of who was let in again as if they had never left */
      keluar: z
        .strictObject({ tanggal: text(aturanTanggalKeluar), alasan: text(aturanAlasan).transform(tidy) })
        .optional(),
    }),
    response: answer(detailKaryawan),
    summary: 'Mulai masa kerja baru seorang karyawan yang pernah keluar',
  },
  'POST /karyawan/{id}/aktif': {
    konfirmasi: 'tegas: opens an account and pay again',
    params: karyawanParams,
    body: z.strictObject({}),
    response: answer(detailKaryawan),
    summary: 'Aktifkan kembali karyawan',
  },
} satisfies Record<string, Call>
