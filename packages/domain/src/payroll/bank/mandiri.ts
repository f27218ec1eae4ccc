import { type PerintahBayar, jumlahTransfer } from './transfer.ts'
import type { PerihalBerkas } from '../berkas/perihal.ts'

export const PERIHAL_MANDIRI: PerihalBerkas = {
  nama: 'Mandiri Cash Management (Kopra), Payroll Multi Service',
  versi: 'Payroll Multi Service File Structure',
  tanggal: '2026-11-24',
  sumber:
    'Payroll - Multi Service - File Structure (scribd.com/document/738679438) dan penulis berkas publik',
  belumPasti: [
    'Kolom sesudah alamat email (kolom ke-19 dan seterusnya) tidak ditulis.',
    'Kode bank tujuan untuk bank lain ditulis sebagai kode transfer 3 angka; daftar kode Mandiri tidak dapat diperiksa.',
    'Bank lain dikirim dengan BI-FAST (BAU); batas jumlahnya ditentukan bank.',
    'Kolom pemberitahuan (kolom ke-17) diisi N.',
  ],
}

/** Comma-separated: accounts of Mandiri by in-house transfer, those of others by BI-FAST. */
export function writeMandiri({ tanggal, rekeningSumber, keterangan, transfer }: PerintahBayar): string {
  const kepala = [
    'P',
    tanggal.replaceAll('-', ''),
    rekeningSumber,
    transfer.length,
    jumlahTransfer(transfer),
  ].join(',')
  const baris = transfer.map((satu) => {
    const isSendiri = satu.kodeBank === '008'
    return [
      satu.rekening,
      satu.nama.slice(0, 40),
      '',
      '',
      '',
      'IDR',
      satu.jumlah,
      keterangan,
      '',
      isSendiri ? 'IBU' : 'BAU',
      isSendiri ? '' : satu.kodeBank,
      isSendiri ? '' : satu.bank.replaceAll(',', ' '),
      '',
      '',
      '',
      '',
      'N',
      '',
    ].join(',')
  })
  return [kepala, ...baris].map((satu) => `${satu}\r\n`).join('')
}
