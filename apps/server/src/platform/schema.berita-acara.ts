import type { PerubahanLembar } from '@rekan/domain/berita-acara/perubahan'
import type { FormatBeritaAcara } from '@rekan/domain/berita-acara/berita-acara'
import type { TotalLembar } from '@rekan/domain/berita-acara/lembar'
import type { Instan } from '@rekan/domain/waktu'
import type { ColumnType, GeneratedAlways } from 'kysely'
import type { Hari, HariOpsional, Opsional, Saat, SaatOpsional } from './schema.columns.ts'

/** What clients are told of a period, say against it and sign. */
export type SkemaBeritaAcara = {
  kontrak_klien_kontak: {
    id: GeneratedAlways<number>
    kontrak_klien_id: number
    klien_kontak_id: number
    /** Theirs, which is never another */
    email: string
    lihat_harga: boolean
    tanda_tangan: boolean
    dibuat_pada: Saat
    dicabut_pada: SaatOpsional
    /** The last time the right to sign was given, by whom, and from when it counts; the database sets the last */
    penanda_pada: SaatOpsional
    penanda_oleh_id: Opsional<number>
    penanda_mulai: SaatOpsional
  }
  berita_acara: {
    id: GeneratedAlways<number>
    kontrak_klien_id: number
    tahun: number
    bulan: number
  }
  berita_acara_revisi: {
    id: GeneratedAlways<number>
    berita_acara_id: number
    ke: number
    dari: Hari
    sampai: Hari
    isi: string
    /** Of `isi`, what its terms promise */
    janji_pemenuhan: ColumnType<number | null, never, never>
    hash: string
    total: ColumnType<TotalLembar, string, string>
    alasan: string | null
    perubahan: ColumnType<readonly PerubahanLembar[], string, string>
    disusun_pada: Saat
    disusun_oleh_id: number | null
    dikirim_pada: SaatOpsional
    dikirim_oleh_id: Opsional<number>
    tenggat: HariOpsional
  }
  berita_acara_tanda_tangan: {
    revisi_id: number
    /** Null: the clause holds it as agreed */
    kontak_id: number | null
    nama: string
    /** What the contact is called in the contract then; the database writes it */
    oleh_nama: ColumnType<string | null, never, never>
    /** When and by whom the contact was let sign; the database writes both */
    penanda_pada: ColumnType<Instan | null, never, never>
    penanda_oleh: ColumnType<string | null, never, never>
    pada: Saat
    hash: string
    pasal_diam: string | null
  }
  berita_acara_keberatan: {
    id: GeneratedAlways<number>
    berita_acara_id: number
    revisi_id: number
    pos_id: number
    karyawan_id: number | null
    tanggal: Hari
    alasan: string
    kontak_id: number
    /** As they were called then; the database writes it */
    oleh_nama: ColumnType<string, never, never>
    pada: Saat
    diterima: Opsional<boolean>
    jawaban: Opsional<string>
    bukti: Opsional<string>
    dijawab_oleh_id: Opsional<number>
    dijawab_pada: SaatOpsional
    revisi_baru_id: Opsional<number>
  }
  /** Signed, and to be computed anew */
  berita_acara_periksa: { berita_acara_id: number }
  berita_acara_berkas: { revisi_id: number; format: FormatBeritaAcara; harga: boolean; isi: Buffer }
}
