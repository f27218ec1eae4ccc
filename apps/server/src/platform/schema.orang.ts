import type { Agama, ProgramBpjsTk, StatusNpwp } from '@rekan/domain/karyawan/data-pajak'
import type { JenisKontrak } from '@rekan/domain/karyawan/kontrak'
import type { Ptkp } from '@rekan/domain/payroll/pajak'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Hari, HariOpsional, Opsional, Saat } from './schema.columns.ts'

/** What the back office keeps of a person beside their data. */
export type SkemaOrang = {
  kontrak: {
    id: GeneratedAlways<number>
    karyawan_id: number
    jenis: JenisKontrak
    nomor: string
    ditandatangani: Hari
    mulai: Hari
    /** The last day; null: until further notice */
    sampai: HariOpsional
    dicatat: HariOpsional
    nomor_pencatatan: Opsional<string>
    catatan: Opsional<string>
    versi: Generated<number>
    dibuat_oleh_id: Opsional<number>
    dibuat_pada: Saat
  }
  kontrak_pengingat: { kontrak_id: number; sampai: Hari; langkah: number; pada: Saat }
  pajak_karyawan: {
    karyawan_id: number
    status_npwp: Opsional<StatusNpwp>
    npwp: Opsional<string>
    agama: Opsional<Agama>
    bpjs_kesehatan_mulai: HariOpsional
    bpjs_kesehatan_sampai: HariOpsional
    bpjs_tk_mulai: HariOpsional
    bpjs_tk_sampai: HariOpsional
    bpjs_tk_program: ProgramBpjsTk[]
    versi: Generated<number>
  }
  ptkp_karyawan: { karyawan_id: number; tahun: number; ptkp: Ptkp; tanggungan: number }
  jenis_dokumen: { kode: string; nama: string; untuk_koordinator: boolean; urutan: number }
  dokumen: {
    id: GeneratedAlways<number>
    karyawan_id: number
    jenis: string
    nomor: Opsional<string>
    terbit: HariOpsional
    berakhir: HariOpsional
    kunci: Opsional<string>
    nama_berkas: Opsional<string>
    sidik: Opsional<Buffer>
    versi: Generated<number>
    dibuat_oleh_id: Opsional<number>
    dibuat_pada: Saat
  }
  dokumen_pengingat: { dokumen_id: number; berakhir: Hari; langkah: number; pada: Saat }
}
