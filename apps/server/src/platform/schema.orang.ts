import type { JenisKontrak } from '@rekan/domain/karyawan/kontrak'
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
}
