import type { Role } from '@rekan/domain/akses/peran'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Opsional, Saat, SaatOpsional } from './schema.columns.ts'

/** Accounts, sessions, and what sets a password or puts a change back. */
export type SkemaAkun = {
  pengguna: {
    id: Generated<number>
    email: string | null
    kata_sandi: string | null
    role: Role
    aktif: Generated<boolean>
    karyawan_id: number | null
    nama: string | null
    avatar: Opsional<string>
    pengingat: Generated<boolean>
  }
  /** Who opened somebody's account; without `oleh_id`, the operator at the machine */
  akun_dibuka: {
    id: GeneratedAlways<number>
    pengguna_id: number
    oleh_id: number | null
    cara: CaraBuka
    pada: Saat
    /** Whether the next password that is set by a letter or code may be theirs: then it counts from that on */
    menunggu: Generated<boolean>
  }
  /** By whose code or at whose address an account without a password could be begun */
  akun_dimulai: {
    id: GeneratedAlways<number>
    pengguna_id: number
    oleh_id: number
    pada: Saat
  }
  peran_lingkup: { pengguna_id: number; kantor_id: number }
  sesi: {
    id: GeneratedAlways<number>
    token_hash: Buffer
    pengguna_id: number
    dibuat_pada: Saat
    dipakai_pada: Saat
    kedaluwarsa_pada: Saat
    perangkat: string
    dikonfirmasi_pada: SaatOpsional
    lewat_sso: Generated<boolean>
    /** The first phone key that it has registered */
    ponsel_id: number | null
  }
  /** Stretches in which an account called; `sesi` is the head of its token's digest */
  akun_panggilan: {
    pengguna_id: number
    dari: Saat
    sampai: Saat
    sesi: string
    kiriman: boolean
    ponsel_id: Opsional<number>
  }
  pengguna_sso: { penerbit: string; sub: string; pengguna_id: number; dibuat_pada: Saat }
  faktor_totp: {
    pengguna_id: number
    rahasia: Buffer
    dibuat_pada: Saat
    aktif_pada: SaatOpsional
    langkah: Generated<number>
  }
  faktor_passkey: {
    id: GeneratedAlways<number>
    pengguna_id: number
    kredensial: string
    kunci_publik: Buffer
    penghitung: number
    transport: string[]
    nama: string
    dibuat_pada: Saat
    dipakai_pada: SaatOpsional
  }
  kode_pemulihan: { kode_hash: Buffer; pengguna_id: number }
  tantangan: { hash: Buffer; jenis: JenisTantangan; pengguna_id: number | null; kedaluwarsa_pada: Saat }
  surat_akun: {
    id: Generated<number>
    email: string
    jenis: JenisSurat
    dikenal: Generated<boolean>
    dibuat_pada: Saat
    coba_lagi_pada: SaatOpsional
  }
  tautan_sandi: {
    token_hash: Buffer
    pengguna_id: number
    jenis: JenisTautan
    dibuat_pada: Saat
    kedaluwarsa_pada: Saat
  }
  kode_reset: {
    pengguna_id: number
    kode_hash: string
    percobaan: Generated<number>
    kedaluwarsa_pada: Saat
  }
  undangan: { pengguna_id: number; kode_hash: Opsional<Buffer>; dibuat_pada: Saat; kedaluwarsa_pada: Saat }
  perangkat_dikenal: { rahasia_hash: Buffer; pengguna_id: number; dipakai_pada: Saat }
  masuk_gagal: { pengguna_id: number; sejak: Saat; jumlah: number }
  jatah_percobaan: { kunci: Buffer; penuh_pada: Saat }
  batal_ubah: {
    id: Generated<number>
    pengguna_id: number
    jenis: JenisBatal
    alamat: string
    sebelum: ColumnType<IsiBatal, string, never>
    sesudah: ColumnType<IsiBatal, string, never>
    dibuat_pada: Saat
    token_hash: Opsional<Buffer>
    kedaluwarsa_pada: SaatOpsional
    terkirim: Generated<boolean>
    coba_lagi_pada: SaatOpsional
  }
}

/**
 * How an account was opened to others: by a code, its second factor taken off, another address, another role or being named to approve; BARU
 * where it had no password by then.
 */
export type CaraBuka = 'KODE' | 'FAKTOR' | 'ALAMAT' | 'PERAN' | 'BARU'
/** Changes that their owner is told of and may put back. */
export type JenisBatal = 'email' | 'rekening'
/** The columns that such a change concerns. */
export type IsiBatal = {
  readonly email?: string | null
  readonly nama_bank?: string | null
  readonly nomor_rekening?: string | null
}
/** What a challenge is to be answered with: a second step, a new passkey, anybody's passkey, the provider's word. */
export type JenisTantangan = 'masuk' | 'daftar' | 'passkey' | 'sso'
/** What a link that sets a password was made for. */
export type JenisTautan = 'lupa' | 'undangan'
/** Letters about an account: the two links, and word of a changed password and of a code made for it. */
export type JenisSurat = JenisTautan | 'diganti' | 'kode'
