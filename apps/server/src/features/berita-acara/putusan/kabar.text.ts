import { formatBulan } from '@rekan/domain/bulan'
import { type Tanggal, formatTanggal } from '@rekan/domain/waktu'
import type { BarisBeritaAcara } from '../lembar/lembar.queries.ts'

type Teks = { readonly judul: string; readonly isi: string }

export function teksKeberatan(
  baris: BarisBeritaAcara,
  { tanggal, alasan }: { readonly tanggal: Tanggal; readonly alasan: string },
): Teks {
  return {
    judul: 'Klien mengajukan keberatan',
    isi: `${sebutan(baris)}, ${formatTanggal(tanggal)}: ${alasan}`,
  }
}

/** @param diketik the name that the contact wrote: mailboxes are shared */
export function teksTandaTangan(baris: BarisBeritaAcara, kontak: string, diketik: string): Teks {
  const nama = diketik === kontak ? kontak : `${kontak}, dengan nama ${diketik}`
  return {
    judul: 'Berita acara ditandatangani klien',
    isi: `${sebutan(baris)}, revisi ${baris.ke}, ditandatangani oleh ${nama}.`,
  }
}

export function teksDiam(baris: BarisBeritaAcara): Teks {
  return {
    judul: 'Berita acara dianggap setuju',
    isi: `${sebutan(baris)}, revisi ${baris.ke}, dianggap setuju menurut kontraknya: batasnya lewat tanpa jawaban.`,
  }
}

export function teksRevisi(baris: BarisBeritaAcara, ke: number): Teks {
  return {
    judul: 'Berita acara yang ditandatangani berubah',
    isi: `Catatan ${sebutan(baris)} berubah setelah revisi ${baris.ke} ditandatangani. Revisi ${ke} disusun: periksa, lalu kirim.`,
  }
}

function sebutan(baris: BarisBeritaAcara): string {
  return `${baris.klien_nama} (${baris.nomor}), ${formatBulan(baris)}`
}
