import { tanpaRumus } from '../../teks/rumus.ts'
import { type PerintahBayar, jumlahTransfer } from './transfer.ts'
import type { PerihalBerkas } from '../berkas/perihal.ts'

export const PERIHAL_CSV: PerihalBerkas = {
  nama: 'CSV biasa, semua bank',
  versi: 'Bentuk Rekan 1',
  tanggal: '2026-11-24',
  sumber: 'Bentuk sendiri: satu baris tiap orang, jumlah di baris terakhir',
  belumPasti: [],
}

/** Semicolons, as spreadsheets in Indonesian expect; names are letters, digits and a few signs alone. */
export function writeBankCsv({ tanggal, keterangan, transfer }: PerintahBayar): string {
  // A column that says something of nobody is left out.
  const isBercatatan = transfer.some(({ catatan }) => catatan !== undefined)
  return [
    `No;Kode;Nama;Kode bank;Bank;Nomor rekening;Jumlah;Tanggal bayar;Keterangan${isBercatatan ? ';Catatan rekening' : ''}`,
    ...transfer.map((satu, i) =>
      [
        i + 1,
        satu.kode,
        satu.nama,
        satu.kodeBank,
        tanpaRumus(satu.bank.replaceAll(/[;"\r\n]/g, ' ').trim()),
        satu.rekening,
        satu.jumlah,
        tanggal,
        tanpaRumus(keterangan.replaceAll(/[;"\r\n]/g, ' ').trim()),
        ...(isBercatatan ? [satu.catatan?.replaceAll(';', ',') ?? ''] : []),
      ].join(';'),
    ),
    `Jumlah;;;;;;${jumlahTransfer(transfer)};;${isBercatatan ? ';' : ''}`,
  ]
    .map((satu) => `${satu}\r\n`)
    .join('')
}
