import { z } from 'zod'
import { CAKUPAN } from '@rekan/domain/akses/tabel'
import { wajib } from '@rekan/domain/aturan'
import { TINDAKAN_LAYAR } from '@rekan/domain/akses/boleh'
import {
  type DATA_DIRI,
  type NamaBaca,
  type NamaBagian,
  type NamaData,
  type NamaYang,
  BAGIAN_DATA,
  NAMA_BAGIAN,
  dataOf,
  namaBacaOf,
  namesWith,
} from '@rekan/domain/karyawan/data-diri'
import { JENIS_KELAMIN } from '@rekan/domain/karyawan/karyawan'
import { ROLE } from '@rekan/domain/akses/peran'
import { isianBaru, isianSendiri } from '../isian.ts'
import { type Call, answer, instan, jumlahHari, referensi, tanggal, text } from '../call.ts'
import { jadwalHari, kantor } from '../perusahaan/kantor.ts'
import { role } from '../auth/masuk.ts'
import { tugas } from '../presensi/penugasan.ts'
import { penugasanHari, ringkasanKejadian } from '../presensi/presensi.ts'
import { STATUS_PRESENSI } from '@rekan/domain/presensi/hari/presensi'

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

/** How a record shows a field of each kind */
const BACAAN = {
  teks: z.string(),
  nomor: z.string(),
  email: z.string(),
  kode: z.string(),
  hari: tanggal,
  kelamin: z.enum(JENIS_KELAMIN),
  referensi,
}
type Bacaan<N extends NamaData> = (typeof DATA_DIRI)[N] extends { readonly menyusul: true }
  ? z.ZodNullable<(typeof BACAAN)[(typeof DATA_DIRI)[N]['jenis']]>
  : (typeof BACAAN)[(typeof DATA_DIRI)[N]['jenis']]

/** A part of a person's record; what may follow is null until it has. */
function bagianOf<const B extends NamaBagian>(bagian: B) {
  const semua = namesWith('bagian', bagian).map((nama) => {
    const { jenis, menyusul = false } = dataOf(nama)
    return [namaBacaOf(nama), menyusul ? BACAAN[jenis].nullable() : BACAAN[jenis]]
  })
  return z
    .object(
      Object.fromEntries(semua) as {
        [N in NamaYang<{ readonly bagian: B }> as NamaBaca<N>]: Bacaan<N>
      },
    )
    .meta({ id: BAGIAN_DATA[bagian].skema })
}

/** The parts of a person's record. */
export const bagianData = Object.fromEntries(
  NAMA_BAGIAN.map((bagian) => [bagian, bagianOf(bagian)]),
) as unknown as {
  [B in NamaBagian]: ReturnType<typeof bagianOf<B>>
}

const karyawan = z
  .object({
    id: z.number().int(),
    kode: z.string(),
    nama: z.string(),
    avatar_url: z.string().nullable(),
    active: z.boolean(),
    tanggal_masuk: tanggal,
    jatah_cuti: jumlahHari,
    /** Counts the edits: an edit that says which version it saw is refused once there is a newer one */
    versi: z.number().int(),
    /** Also of somebody without a placement */
    jenis_karyawan: referensi,
    ...bagianData,
    /** Whether colleagues see the number: its owner consented to this one */
    nomor_hp_terbuka: z.boolean(),
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
    /** While a work is open whose breaks are punched: since when one runs. Null: none is punched now */
    istirahat: z.object({ sejak: instan.nullable() }).meta({ id: 'IstirahatKini' }).nullable(),
    /** Of the work whose turn it is */
    tugas,
  })
  .meta({ id: 'PresensiHariIni' })

/** What the account may do, of all that screens ask for; how far each action reaches. The server decides anew each time. */
const may = z
  .object({
    tindakan: z.partialRecord(z.enum(TINDAKAN_LAYAR), z.enum(CAKUPAN)),
    /** Roles of the accounts that it may edit and end */
    mengurus: z.array(z.enum(ROLE)),
    /** Roles that it may give and take away */
    memberi: z.array(z.enum(ROLE)),
    /** People of HR whose pay it approves, and whose other affairs it settles with that; absent: nobody's */
    urusan_hrd: z.array(z.number().int()).optional(),
  })
  .meta({ id: 'Boleh' })

const profile = {
  id: z.number().int(),
  name: z.string(),
  email: z.string().nullable(),
  is_active: z.boolean(),
  avatar_url: z.string().nullable(),
  role,
  boleh: may,
  karyawan: karyawan.nullable(),
  /** Of the day's works the one whose turn it is */
  presensi: presensi.nullable(),
  /** All works of that day, by their start */
  penugasan: z.array(penugasanHari),
  /** The server's clock, which decides; the browser shows its time, not the device's. */
  waktu_server: instan,
}
const isiProfil = answer(z.object(profile).meta({ id: 'Profile' }))
/** With the key by which a phone keeps what waits on it, which no kept answer has */
const profilDibaca = isiProfil.extend({ kunci_kotak: z.string() }).meta({ id: 'ProfileDibaca' })

/** The profile edit payload (`docs/rules.md`, section 6.2). Absent fields stay as they are. */
const ubahan = z.strictObject(isianSendiri).partial()

/** What somebody may have none of */
const field = z.enum(namesWith('bolehKosong', true), {
  error: 'Yang dapat dikosongkan hanya nomor JKN (jkn) atau KPJ (kpj).',
})

export const profil = {
  'GET /profile': { summary: 'Profil dan presensi hari ini', response: profilDibaca },
  /** Fields, or `avatar` alone; without a version the edit is taken as it comes */
  'POST /profile': {
    konfirmasi: 'biasa: asks itself, for address and bank account',
    summary: 'Ubah data diri atau foto profil',
    ifMatch: true,
    form: { fields: ubahan, files: { avatar: { maxBytes: 2 * 1024 * 1024, required: false } } },
    response: isiProfil,
  },
  /** An edit leaves out what is empty: that a number is there no more is said by itself */
  'POST /profile/kosongkan': {
    konfirmasi: "biasa: one's own, and no one else's money or rights hang on it",
    summary: 'Kosongkan nomor JKN atau KPJ',
    ifMatch: true,
    body: z.strictObject({ field }),
    response: isiProfil,
  },
  /** Blank: none. Colleagues see the number for as long as `setuju` holds; another number asks for it anew. */
  'POST /profile/nomor-hp': {
    konfirmasi: "biasa: one's own, and no one else's money or rights hang on it",
    summary: 'Ubah nomor HP dan siapa yang melihatnya',
    ifMatch: true,
    body: z.strictObject({
      nomor_hp: isianBaru.nomor_hp,
      setuju: z.boolean({ error: 'Pilih ya atau tidak.' }),
    }),
    response: isiProfil,
  },
  /** By the token of a link mailed about a changed address or bank account */
  'POST /batal-ubah': {
    summary: 'Batalkan perubahan lewat tautan di surat',
    body: z.strictObject({ token: text(wajib('Tautan tidak lengkap.')) }),
    response: answer(z.object({ message: z.string() })),
  },
} satisfies Record<string, Call>
