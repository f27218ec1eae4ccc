import type { MasaLaporan, FormatLaporan } from '@rekan/domain/laporan/jenis'
import type { BatangLaporan } from '@rekan/domain/laporan/gambar'
import type { SelLaporan, StatusLaporan } from '@rekan/domain/laporan/laporan'
import type { Role } from '@rekan/domain/akses/peran'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Hari, Opsional, Saat, SaatOpsional } from './schema.columns.ts'

/** Reports, their rows and files. */
export type SkemaLaporan = {
  laporan: {
    id: GeneratedAlways<number>
    oleh_id: number
    role: Role
    kantor_ids: Generated<number[]>
    jenis: string
    /** The first of its month */
    bulan: Hari
    kantor_id: Opsional<number>
    koordinator_id: Opsional<number>
    klien_id: Opsional<number>
    status: Generated<StatusLaporan>
    selesai: Generated<number>
    dari: Opsional<number>
    baris: Opsional<number>
    jumlah: ColumnType<SelLaporan[] | null, string | null | undefined, string | null>
    /** What its chart shows */
    gambar: ColumnType<BatangLaporan[] | null, string | null | undefined, string | null>
    dibuat_pada: Saat
    denyut_pada: SaatOpsional
  }
  laporan_tersimpan: {
    id: GeneratedAlways<number>
    pengguna_id: number
    nama: string
    jenis: string
    masa: MasaLaporan
    kantor_id: Opsional<number>
    koordinator_id: Opsional<number>
    klien_id: Opsional<number>
    /** Columns that are written; null: all */
    kolom: Opsional<string[]>
    hari_kirim: Opsional<number>
    format: FormatLaporan
    kirim_sejak: Hari
    dibuat_pada: Saat
  }
  laporan_penerima: { tersimpan_id: number; pengguna_id: number }
  laporan_kiriman: {
    tersimpan_id: number
    /** The first of the month in which it is mailed */
    bulan: Hari
    laporan_id: Opsional<number>
    dibuat_pada: Saat
    diambil_pada: SaatOpsional
    selesai_pada: SaatOpsional
    gagal: Generated<number>
  }
  laporan_baris: { laporan_id: number; ke: number; sel: ColumnType<SelLaporan[], string, string> }
  laporan_berkas: {
    laporan_id: number
    format: FormatLaporan
    isi: Opsional<Buffer>
    /** Columns that it has; null: all */
    kolom: Opsional<string[]>
    gagal: Generated<boolean>
    denyut_pada: SaatOpsional
  }
}
