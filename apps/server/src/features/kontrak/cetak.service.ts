import type { Pelaku } from '@rekan/domain/akses/akses'
import { perpanjanganKe } from '@rekan/domain/karyawan/kontrak'
import { type BahanPkwt, TITIK, listPasalPkwt } from '@rekan/domain/karyawan/surat-pkwt'
import { formatTanggal, namaHari } from '@rekan/domain/waktu'
import type { Deps } from '../../platform/deps.ts'
import { readKop } from '../../platform/kop.ts'
import { drawSurat, writeAlinea, writeIsian, writeTandaTangan } from '../../platform/pdf.surat.ts'
import { requirePemilik } from '../penempatan/penempatan.service.ts'
import { fetchUpah } from '../upah/upah.service.ts'
import { fetchPekerja, findPunya, listKontrak } from './kontrak.queries.ts'
import { refuse } from './kontrak.refusals.ts'

const CETAK = 'GET /kelola/kontrak/{id}/pdf'

/**
 * A PKWT for signature, as it is on record; what is not is left to be written by hand. Throws 404 for none, 409 for a PKWTT.
 */
export async function drawKontrak(deps: Pick<Deps, 'db' | 'files' | 'clock'>, pelaku: Pelaku, id: number) {
  const { db, clock } = deps
  const karyawanId = await findPunya(db, id)
  if (karyawanId === undefined) throw refuse('KONTRAK_TIDAK_ADA')
  await requirePemilik({ db, pelaku, saat: clock.now() }, CETAK, karyawanId)
  const semua = await listKontrak(db, [karyawanId])
  const kontrak = semua.find((satu) => satu.id === id)
  if (kontrak === undefined) throw refuse('KONTRAK_TIDAK_ADA')
  const { sampai } = kontrak
  if (kontrak.jenis !== 'PKWT' || sampai === null) throw refuse('BUKAN_PKWT')
  const kop = await readKop(deps)
  const { jabatan, tempat, ...pekerja } = await fetchPekerja(db, karyawanId, kontrak.mulai)
  const [upah = null] = await fetchUpah(db, [{ karyawanId, tanggal: kontrak.mulai }])
  const isi = await drawPkwt(
    {
      perusahaan: kop.nama,
      alamatPerusahaan: kop.alamat,
      nomor: kontrak.nomor,
      ditandatangani: kontrak.ditandatangani,
      mulai: kontrak.mulai,
      sampai,
      perpanjanganKe: perpanjanganKe(kontrak, semua),
      pekerja,
      jabatan,
      tempat,
      upah,
    },
    kop,
  )
  return {
    nama: `pkwt-${kontrak.nomor.replaceAll(/[^\w.-]+/g, '-')}.pdf`,
    tipe: 'application/pdf',
    isi: isi.toString('base64'),
  }
}

async function drawPkwt(bahan: BahanPkwt, kop: Awaited<ReturnType<typeof readKop>>): Promise<Buffer> {
  const { nomor, ditandatangani, pekerja } = bahan
  const surat = {
    // Of the day it is signed: the same contract gives the same bytes.
    perihal: { judul: `PKWT ${nomor}: ${pekerja.nama}`, dibuat: Date.parse(ditandatangani) },
    kop,
    kepala: 'PERJANJIAN KERJA WAKTU TERTENTU',
    nomor: `Nomor ${nomor}`,
  }
  return drawSurat(surat, (doc) => {
    writeAlinea(
      doc,
      `Pada hari ${namaHari(ditandatangani)}, ${formatTanggal(ditandatangani)}, yang bertanda tangan di bawah ini:`,
    )
    writeIsian(doc, [
      ['Nama perusahaan', bahan.perusahaan === '' ? TITIK : bahan.perusahaan],
      ['Alamat', bahan.alamatPerusahaan ?? TITIK],
      ['Diwakili oleh', TITIK],
    ])
    writeAlinea(doc, 'selanjutnya disebut Pihak Pertama, dan')
    writeIsian(doc, [
      ['Nama', pekerja.nama],
      ['NIK', pekerja.nik ?? TITIK],
      ['Jenis kelamin', pekerja.jenisKelamin === 'L' ? 'Laki-laki' : 'Perempuan'],
      ['Tempat, tanggal lahir', `${pekerja.tempatLahir ?? TITIK}, ${formatTanggal(pekerja.tanggalLahir)}`],
      // The record has no address.
      ['Alamat', TITIK],
    ])
    writeAlinea(
      doc,
      'selanjutnya disebut Pihak Kedua, sepakat mengadakan perjanjian kerja waktu tertentu dengan ketentuan berikut.',
    )
    for (const [ke, { judul, isi }] of listPasalPkwt(bahan).entries()) {
      writeAlinea(doc, `Pasal ${ke + 1}. ${judul}`, 'tebal')
      for (const [ayat, teks] of isi.entries())
        writeAlinea(doc, isi.length === 1 ? teks : `(${ayat + 1}) ${teks}`)
    }
    writeTandaTangan(doc, [
      { sebagai: 'Pihak Pertama', nama: '(..............................)' },
      { sebagai: 'Pihak Kedua', nama: pekerja.nama },
    ])
  })
}
