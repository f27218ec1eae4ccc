import { z } from 'zod'
import { CAKUPAN } from '@rekan/domain/akses'
import { wajib } from '@rekan/domain/aturan'
import { TINDAKAN_LAYAR } from '@rekan/domain/boleh'
import { ROLE } from '@rekan/domain/peran'
import { isian } from './isian.ts'
import { type Call, answer, instan, referensi, tanggal, text } from './call.ts'
import { jadwalHari, kantor } from './kantor.ts'
import { role } from './masuk.ts'
import { ringkasanKejadian } from './presensi.ts'
import { STATUS_PRESENSI } from '@rekan/domain/presensi'

export const penempatanAktif = z
  .object({
    id: z.number().int(),
    jabatan: z.string(),
    unit: z.string(),
    jenis_karyawan: referensi,
    kantor,
    /** The shift of the attendance day; null on a day off */
    jadwal: jadwalHari.nullable(),
  })
  .meta({ id: 'PenempatanAktif' })

export const personal = z
  .object({
    nik: z.string(),
    email: z.string().nullable(),
    tempat_lahir: z.string(),
    tanggal_lahir: tanggal,
    jenis_kelamin: z.enum(['L', 'P']),
    status_pernikahan: referensi,
  })
  .meta({ id: 'DataPribadi' })

export const kepegawaian = z
  .object({
    jenjang_pendidikan: referensi.nullable(),
    instansi: z.string().nullable(),
    jkn: z.string().nullable(),
    kpj: z.string().nullable(),
    nama_bank: z.string().nullable(),
    nomor_rekening: z.string().nullable(),
  })
  .meta({ id: 'DataKepegawaian' })

const karyawan = z
  .object({
    id: z.number().int(),
    kode: z.string(),
    nama: z.string(),
    avatar_url: z.string().nullable(),
    active: z.boolean(),
    tanggal_masuk: tanggal,
    jatah_cuti: z.number().int(),
    /** Counts the edits: an edit that says which version it saw is refused once there is a newer one */
    versi: z.number().int(),
    /** Also of somebody without a placement */
    jenis_karyawan: referensi,
    personal,
    kepegawaian,
    penempatan_aktif: penempatanAktif.nullable(),
  })
  .meta({ id: 'KaryawanProfil' })

/** The attendance day of now: which date it is, where the person stands, when its check-in opens and its check-out closes. */
const presensi = z
  .object({
    tanggal,
    status: z.enum(STATUS_PRESENSI),
    check_in: ringkasanKejadian.nullable(),
    check_out: ringkasanKejadian.nullable(),
    /** Where a punch may be made today: the offices of all placements in force, the primary one first */
    kantor: z.array(kantor),
    /** Work from home was approved: the area is not asked */
    bebas_area: z.boolean(),
    /** Present when the day has a shift or an approved overtime */
    buka_pada: instan.nullable(),
    tutup_pada: instan.nullable(),
  })
  .meta({ id: 'PresensiHariIni' })

/** What the account may do, of all that screens ask for; how far each action reaches. The server decides anew each time. */
const boleh = z
  .object({
    tindakan: z.partialRecord(z.enum(TINDAKAN_LAYAR), z.enum(CAKUPAN)),
    /** Roles of the accounts that it may edit and end */
    mengurus: z.array(z.enum(ROLE)),
    /** Roles that it may give and take away */
    memberi: z.array(z.enum(ROLE)),
  })
  .meta({ id: 'Boleh' })

const isiProfil = answer(
  z
    .object({
      id: z.number().int(),
      name: z.string(),
      email: z.string().nullable(),
      is_active: z.boolean(),
      avatar_url: z.string().nullable(),
      role,
      boleh,
      karyawan: karyawan.nullable(),
      presensi: presensi.nullable(),
      /** The server's clock, which decides; the browser shows its time, not the device's. */
      waktu_server: instan,
    })
    .meta({ id: 'Profile' }),
)

/** The profile edit payload (`docs/rules.md`, section 6.2), its odd spelling included. Absent fields stay as they are. */
const ubahan = z
  .strictObject({
    nama: isian.nama,
    nik: isian.nik,
    email: isian.email,
    jenis_karyawan_id: isian.jenis_karyawan_id,
    status_pernikahan_id: isian.status_pernikahan_id,
    tempat_lahir: isian.tempat_lahir,
    tanggal_lahir: isian.tanggal_lahir,
    jenis_kelamin: isian.jenis_kelamin,
    jenjang_pendididikan_id: isian.jenjang_pendidikan_id,
    instansi: isian.instansi,
    jkn: isian.jkn,
    kpj: isian.kpj,
    nama_bank: isian.nama_bank,
    nomor_rekening: isian.nomor_rekening,
  })
  .partial()

/** What somebody may have none of */
const field = z.enum(['jkn', 'kpj'], {
  error: 'Yang dapat dikosongkan hanya nomor JKN (jkn) atau KPJ (kpj).',
})

export const profil = {
  'GET /profile': { summary: 'Profil dan presensi hari ini', response: isiProfil },
  /** Fields, or `avatar` alone; without a version the edit is taken as it comes */
  'POST /profile': {
    summary: 'Ubah data diri atau foto profil',
    ifMatch: true,
    form: { fields: ubahan, files: { avatar: { maxBytes: 2 * 1024 * 1024, required: false } } },
    response: isiProfil,
  },
  /** An edit leaves out what is empty: that a number is there no more is said by itself */
  'POST /profile/kosongkan': {
    summary: 'Kosongkan nomor JKN atau KPJ',
    ifMatch: true,
    body: z.strictObject({ field }),
    response: isiProfil,
  },
  /** By the token of a link mailed about a changed address or bank account */
  'POST /batal-ubah': {
    summary: 'Batalkan perubahan lewat tautan di surat',
    body: z.strictObject({ token: text(wajib('Tautan tidak lengkap.')) }),
    response: answer(z.object({ message: z.string() })),
  },
} satisfies Record<string, Call>
