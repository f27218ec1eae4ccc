import type { JenisNotifikasi } from '@rekan/domain/notifikasi/notifikasi'
import type { StatusPengumuman } from '@rekan/domain/pengumuman/pengumuman'
import type { PeranSasaran } from '@rekan/domain/pengumuman/siaran'
import type { Generated } from 'kysely'
import type { Hari, Opsional, Saat, SaatOpsional } from './schema.columns.ts'
import type { JenisKejadian } from './schema.presensi.ts'

/** Announcements, notifications, reminders, what is pushed to devices; views that people keep. */
export type SkemaKabar = {
  pengumuman: {
    id: Generated<number>
    judul: string
    body: string
    status: Generated<StatusPengumuman>
    lampiran: Opsional<string>
    lampiran_lebar: Opsional<number>
    lampiran_tinggi: Opsional<number>
    dibuat_oleh_id: number
    dibuat_pada: Saat
    terbit_pada: SaatOpsional
    versi: Generated<number>
    untuk_role: Generated<PeranSasaran[]>
    untuk_kantor: Generated<number[]>
    untuk_jabatan: Generated<string[]>
    untuk_bertugas: Generated<boolean>
    mulai_pada: SaatOpsional
    berakhir_pada: SaatOpsional
    disematkan: Generated<boolean>
    wajib: Generated<boolean>
    kabar_pada: SaatOpsional
    ditarik_pada: SaatOpsional
    ditarik_dari: SaatOpsional
  }
  pengumuman_bertugas: {
    pengumuman_id: number
    pengguna_id: number
  }
  pengumuman_dibaca: {
    pengumuman_id: number
    pengguna_id: number
    dibaca_pada: Saat
    dipahami_pada: SaatOpsional
  }
  notifikasi: {
    id: Generated<number>
    pengguna_id: number
    jenis: JenisNotifikasi
    detail_id: number
    judul: string
    isi: string
    dibuat_pada: Saat
    dibaca_pada: SaatOpsional
  }
  tampilan: {
    id: Generated<number>
    pengguna_id: number
    meja: string
    nama: string
    isi: string
    bersama: Generated<boolean>
    dibuat_pada: Saat
    dihapus_pada: SaatOpsional
  }
  notifikasi_ditarik: {
    id: number
    pengguna_id: number
    jenis: JenisNotifikasi
    detail_id: number
    judul: string
    isi: string
    dibuat_pada: Saat
    dibaca_pada: SaatOpsional
    ditarik_pada: Saat
  }
  pengingat: {
    id: Generated<number>
    karyawan_id: number
    tanggal: Hari
    jenis: JenisKejadian
    /** Of which work; null: of what follows from the week */
    penugasan_id: number | null
    judul: string
    isi: string
    dibuat_pada: Saat
    basi_pada: Saat
  }
  push_langganan: {
    id: Generated<number>
    sesi_hash: Buffer
    pengguna_id: number
    endpoint: string
    p256dh: string
    auth: string
    dibuat_pada: Saat
  }
  push_kiriman: {
    id: Generated<number>
    langganan_id: number
    notifikasi_id: Opsional<number>
    pengingat_id: Opsional<number>
    percobaan: Generated<number>
    coba_pada: Saat
  }
}
