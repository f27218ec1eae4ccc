import { formatBulan } from '@rekan/domain/bulan'
import { formatSaat } from '@rekan/domain/waktu'
import type { Letter } from '../../../platform/mail.ts'
import type { IsiKabar } from './kabar.queries.ts'

type Teks = Pick<Letter, 'subject' | 'text'>

/** Somebody else was let sign for the client: who, by whom, from when, and what one can do about it. */
export function composePenanda(isi: IsiKabar, tautan: string | null): Teks {
  const { nomor, klien, perusahaan, penanda_nama, penanda_email, penanda_oleh, penanda_mulai } = isi
  const mulai = penanda_mulai === null ? 'sekarang juga' : formatSaat(penanda_mulai, 'WIB')
  return surat(`Penanda tangan baru untuk kontrak ${nomor}`, isi, [
    `${penanda_oleh ?? 'Petugas'} dari ${perusahaan} menambahkan ${penanda_nama} (${penanda_email}) sebagai penanda tangan berita acara ${klien}, kontrak ${nomor}.`,
    `Hak tanda tangannya berlaku mulai ${mulai}.`,
    ...(tautan === null
      ? [`Bila ini tidak Anda kenal, segera beri tahu rekan Anda di ${klien} dan ${perusahaan}.`]
      : [
          'Bila benar, Anda dapat menyetujuinya supaya langsung berlaku. Bila tidak Anda kenal, tolak di halaman yang sama:',
          tautan,
          'Halaman itu meminta kode, yang dikirim ke alamat ini.',
        ]),
  ])
}

/** A sheet was signed, or is held as agreed: by whom, let by whom, under which name. */
export function composeTertanda(isi: IsiKabar, tautan: string | null): Teks {
  const { nomor, klien, perusahaan, tahun, bulan, ke, pada, diketik, penulis_email } = isi
  const masa = formatBulan({ tahun: tahun ?? 0, bulan: bulan ?? 1 })
  const saat = pada === null ? '' : ` pada ${formatSaat(pada, 'WIB')}`
  const apa = `Berita acara kehadiran ${masa} untuk ${klien}, kontrak ${nomor}, revisi ${ke},`
  const periksa = tautan === null ? [] : [tautan, 'Halaman itu meminta kode, yang dikirim ke alamat ini.']
  if (penulis_email === null)
    return surat(`Berita acara ${masa} dianggap setuju`, isi, [
      `${apa} dianggap setuju${saat} menurut kontraknya: batasnya lewat tanpa jawaban.`,
      ...periksa,
    ])
  const { penanda_nama, penanda_oleh, penanda_pada } = isi
  const sejak =
    penanda_pada === null
      ? ''
      : ` Hak tanda tangannya diberikan${penanda_oleh === null ? '' : ` oleh ${penanda_oleh}`} pada ${formatSaat(penanda_pada, 'WIB')}.`
  return surat(`Berita acara ${masa} sudah ditandatangani`, isi, [
    `${apa} ditandatangani${saat} lewat kontak ${penanda_nama} (${penulis_email}). Nama yang diketik: ${diketik}.${sejak}`,
    `Bila tanda tangan ini tidak Anda kenal, segera beri tahu ${perusahaan}.`,
    ...periksa,
  ])
}

function surat(subject: string, { nama, perusahaan }: IsiKabar, baris: readonly string[]): Teks {
  return { subject, text: [`Yth. ${nama},`, ...baris, `Hormat kami,\n${perusahaan}`].join('\n\n') }
}
