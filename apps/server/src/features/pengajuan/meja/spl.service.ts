import type { Lingkup } from '@rekan/domain/akses/akses'
import { durasiLembur } from '@rekan/domain/pengajuan/lembur/lembur'
import { formatDurasi } from '@rekan/domain/teks/durasi'
import { type Instan, formatJam, formatTanggal, jamLokal, namaHari, tanggalLokal } from '@rekan/domain/waktu'
import type { Deps } from '../../../platform/deps.ts'
import { readKop } from '../../../platform/kop.ts'
import { drawSurat, writeAlinea, writeIsian, writeTandaTangan } from '../../../platform/pdf.surat.ts'
import { refuse } from '../pengajuan.refusals.ts'
import { listDisetujui } from './daftar-lembur.queries.ts'

/**
 * The order of one approved overtime, to be signed by who ordered it and who works it (PP 35/2021, article 28 (1)). Throws 404 for
 * what the reader does not see, and for what is not approved.
 */
export async function drawSpl(
  deps: Pick<Deps, 'db' | 'files'>,
  siapa: Lingkup | null,
  id: number,
  saat: Instan,
) {
  const [lembur] = await listDisetujui(deps.db, siapa, { id }, saat)
  if (lembur === undefined) throw refuse('PENGAJUAN_TIDAK_ADA')
  const { tanggal, zona, nama, kode } = lembur
  const pukul = (pada: Instan) => formatJam(jamLokal(pada, zona)).slice(0, 'HH:mm'.length)
  const hari = (pada: Instan) => formatTanggal(tanggalLokal(pada, zona))
  const kop = await readKop(deps)
  const nomor = `SPL/${tanggal.replaceAll('-', '')}/${id}`
  const surat = {
    perihal: { judul: `Surat perintah lembur ${nomor}: ${nama}`, dibuat: lembur.diputus_pada },
    kop,
    kepala: 'SURAT PERINTAH KERJA LEMBUR',
    nomor: `Nomor ${nomor}`,
  }
  const isi = await drawSurat(surat, (doc) => {
    writeAlinea(doc, 'Dengan ini diperintahkan untuk melaksanakan kerja lembur (PP 35/2021 pasal 28):')
    writeIsian(doc, [
      ['Nama', nama],
      ['Kode karyawan', kode],
      ['Lokasi', lembur.lokasi ?? '-'],
      ['Hari, tanggal', `${namaHari(tanggal)}, ${formatTanggal(tanggal)}`],
      ['Pukul', `${pukul(lembur.mulai)} sampai ${pukul(lembur.selesai)} ${zona}`],
      ['Lama', formatDurasi(durasiLembur(lembur))],
      ['Pekerjaan', lembur.keterangan],
    ])
    writeAlinea(
      doc,
      'Upah kerja lembur dibayar menurut peraturan perundang-undangan. Perintah ini sah bila disetujui pekerja secara tertulis atau melalui media digital.',
    )
    writeTandaTangan(doc, [
      {
        sebagai: 'Yang memberi perintah',
        nama: lembur.diputus_oleh,
        catatan: `Disetujui di aplikasi ${hari(lembur.diputus_pada)}`,
      },
      {
        sebagai: 'Yang menerima perintah',
        nama,
        catatan:
          lembur.bersedia_pada === null ? undefined : `Bersedia di aplikasi ${hari(lembur.bersedia_pada)}`,
      },
    ])
  })
  return {
    nama: `spl-${tanggal}-${kode}-${id}.pdf`,
    tipe: 'application/pdf',
    isi: isi.toString('base64'),
  }
}
