import type { TujuanKode } from '@rekan/domain/klien/pintu'
import { formatBulan } from '@rekan/domain/bulan'
import { formatTanggal } from '@rekan/domain/waktu'
import type { Letter } from '../../../platform/mail.ts'
import type { SuratKontak, findIsi } from './surat.queries.ts'

const TANPA_KODE =
  'Halaman itu meminta kode, yang dikirim ke alamat ini. Tautannya tidak membuka apa pun tanpa kode itu.'

type Isi = NonNullable<Awaited<ReturnType<typeof findIsi>>>
type Teks = Pick<Letter, 'subject' | 'text'>

const UNTUK: Readonly<Record<TujuanKode, { readonly subject: string; readonly apa: string }>> = {
  masuk: { subject: 'Kode untuk membuka berita acara', apa: 'membuka berita acara' },
  tanda_tangan: { subject: 'Kode untuk menandatangani berita acara', apa: 'menandatangani berita acara' },
}

/** Of a mailbox that several share, whose code it is; and what to do for whoever did not ask. */
export function composeKode(tujuan: TujuanKode, { nama, nomor, perusahaan }: Isi, kode: string): Teks {
  const { subject, apa } = UNTUK[tujuan]
  return surat(subject, [
    `Yth. ${nama},`,
    `Kode Anda untuk ${apa} kontrak ${nomor} dari ${perusahaan}:`,
    `${kode.slice(0, 3)} ${kode.slice(3)}`,
    'Kode berlaku 15 menit dan hanya dapat dipakai satu kali. Jangan berikan kepada siapa pun.',
    'Bila Anda tidak memintanya, seseorang membuka tautan Anda. Abaikan surat ini: tanpa kode ini tidak ada yang terbuka.',
  ])
}

/** A sheet that waits, in the words of why it is written now. */
export function composeLembar(isi: Isi, tautan: string, { jenis, langkah }: SuratKontak): Teks {
  const { nama, nomor, klien, perusahaan, tahun, bulan, ke, alasan, tenggat, tanda_tangan } = isi
  const masa = formatBulan({ tahun: tahun ?? 0, bulan: bulan ?? 1 })
  const sampai = tenggat === null ? '' : formatTanggal(tenggat)
  const apa = `berita acara kehadiran ${masa} untuk ${klien}, kontrak ${nomor}`
  const minta = tanda_tangan
    ? `Periksa, ajukan keberatan bila ada, dan tandatangani paling lambat ${sampai}:`
    : 'Periksa dan ajukan keberatan bila ada:'
  const sisa = langkah === 0 ? 'hari ini' : `${langkah} hari lagi`
  const [subject, kalimat] =
    jenis === 'ingat'
      ? [
          `Batas tanda tangan berita acara ${masa}: ${sisa}`,
          `Mengingatkan: ${apa}, belum ditandatangani. Batasnya ${sisa}, ${sampai}.`,
        ]
      : ke !== null && ke > 1
        ? [
            `Berita acara ${masa}: revisi ${ke}`,
            `${perusahaan} mengirim revisi ${ke} dari ${apa}. Alasannya: ${alasan ?? '-'}`,
          ]
        : [`Berita acara kehadiran ${masa}`, `${perusahaan} mengirim ${apa}.`]
  return surat(subject, [`Yth. ${nama},`, kalimat, minta, tautan, TANPA_KODE, `Hormat kami,\n${perusahaan}`])
}

/** The way to what the running period comes to, before its sheet is sent. */
export function composeHitungan({ nama, nomor, klien, perusahaan }: Isi, tautan: string): Teks {
  return surat('Hitungan kehadiran yang sedang berjalan', [
    `Yth. ${nama},`,
    `${perusahaan} membuka hitungan kehadiran yang sedang berjalan untuk ${klien}, kontrak ${nomor}. Hitungannya bertambah tiap hari dan belum final; berita acaranya dikirim setelah masanya berakhir.`,
    tautan,
    TANPA_KODE,
    `Hormat kami,\n${perusahaan}`,
  ])
}

function surat(subject: string, baris: readonly string[]): Teks {
  return { subject, text: baris.join('\n\n') }
}
