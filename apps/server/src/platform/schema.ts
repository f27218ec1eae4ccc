import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { NamaPengaturan, NilaiPengaturan } from '@rekan/domain/perusahaan/pengaturan'
import type { Hari, Saat } from './schema.columns.ts'
import type { SkemaBeritaAcara } from './schema.berita-acara.ts'
import type { SkemaBulan } from './schema.bulan.ts'
import type { SkemaAkun } from './schema.akun.ts'
import type { SkemaKabar } from './schema.kabar.ts'
import type { SkemaKantor } from './schema.kantor.ts'
import type { SkemaKaryawan } from './schema.karyawan.ts'
import type { SkemaKerja } from './schema.kerja.ts'
import type { SkemaLaporan } from './schema.laporan.ts'
import type { SkemaOrang } from './schema.orang.ts'
import type { SkemaPapan } from './schema.papan.ts'
import type { SkemaPayroll } from './schema.payroll.ts'
import type { SkemaPengajuan } from './schema.pengajuan.ts'
import type { SkemaPintu } from './schema.pintu.ts'
import type { SkemaPresensi } from './schema.presensi.ts'

/** The tables as the migrations leave them. */
export type Skema = SkemaKantor &
  SkemaKaryawan &
  SkemaOrang &
  SkemaKerja &
  SkemaAkun &
  SkemaPresensi &
  SkemaPengajuan &
  SkemaPapan &
  SkemaPayroll &
  SkemaBulan &
  SkemaBeritaAcara &
  SkemaKabar &
  SkemaLaporan &
  SkemaPintu &
  SkemaSistem

/** What the server keeps for itself. */
type SkemaSistem = {
  rahasia: { nama: string; isi: string }
  audit: {
    id: GeneratedAlways<number>
    waktu: Saat
    pengguna_id: number | null
    tindakan: string
    objek: string
    objek_id: string
    sebelum: ColumnType<Record<string, unknown> | null, string | null, never>
    sesudah: ColumnType<Record<string, unknown> | null, string | null, never>
    /** Whom it is about, by what it says; null: nobody in particular */
    karyawan_id: GeneratedAlways<number | null>
  }
  audit_rantai: { urut: number; audit_id: number; sebelumnya: Buffer; hash: Buffer }
  audit_antre: { audit_id: number }
  skema: { satu: Generated<boolean>; kompatibel_sejak: string }
  kunci_publik: { id: string; kunci: Buffer; dibuat_pada: Saat }
  pengaturan: {
    kunci: NamaPengaturan
    berlaku_dari: Hari
    nilai: ColumnType<NilaiPengaturan, string, string>
    /** How often it was written, this row's writing included */
    versi: Generated<number>
    dicatat_pada: Saat
    oleh_id: number | null
  }
  pengaturan_dilonggarkan: {
    id: GeneratedAlways<number>
    kunci: NamaPengaturan
    /** What it was before */
    sebelum: ColumnType<NilaiPengaturan, string, never>
    oleh_id: number
    pada: Saat
    /** So long it is that for who lowered it */
    sampai: Saat
  }
  demo: { dibuat_pada: Saat }
  idempotensi: {
    pengguna_id: number
    kunci: string
    sidik: Buffer
    jawaban: JSONColumnType<object>
    dibuat_pada: Saat
  }
}
