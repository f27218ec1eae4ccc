import type { LangkahIngat, TujuanKode } from '@rekan/domain/klien/pintu'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Opsional, Saat, SaatOpsional } from './schema.columns.ts'

/** A code of a purpose, a sheet, that sheet once more, a reminder of it, what the running period comes to. */
export type JenisSuratKontak = TujuanKode | 'lembar' | 'lagi' | 'ingat' | 'hitungan'

/** The client's door. */
export type SkemaPintu = {
  kontak_tautan: {
    token_hash: Buffer
    kontak_id: number
    /** Null: of what the running period comes to */
    berita_acara_id: number | null
    dibuat_pada: Saat
  }
  kontak_kode: {
    kontak_id: number
    tujuan: TujuanKode
    kode_hash: Buffer
    percobaan: Generated<number>
    kedaluwarsa_pada: Saat
    /** What a code for a signature signs; null: of a server of the release before */
    untuk_revisi: Opsional<number[]>
  }
  kontak_sesi: {
    id: GeneratedAlways<number>
    token_hash: Buffer
    kontak_id: number
    perangkat: string
    dibuat_pada: Saat
    dipakai_pada: Saat
    kedaluwarsa_pada: Saat
  }
  kontak_surat: {
    id: GeneratedAlways<number>
    kontak_id: number
    jenis: JenisSuratKontak
    revisi_id: Opsional<number>
    langkah: Opsional<LangkahIngat>
    dibuat_pada: Saat
    coba_lagi_pada: SaatOpsional
    terkirim_pada: SaatOpsional
    untuk_revisi: Opsional<number[]>
    /** What the mail server said where it refused it for good */
    ditolak: Opsional<string>
  }
  /** What contacts are told of: that somebody else was let sign, or that a revision was signed */
  kontak_kabar: {
    id: GeneratedAlways<number>
    kontak_id: number
    penanda_id: Opsional<number>
    revisi_id: Opsional<number>
    dibuat_pada: Saat
    coba_lagi_pada: SaatOpsional
    terkirim_pada: SaatOpsional
  }
}
