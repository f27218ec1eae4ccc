/** Who is paid through which bank, before a writer makes a file of it. */
import { catatanRekening } from '../../karyawan/rekening.ts'
import type { Tanggal } from '../../waktu.ts'
import type { Dilewati } from '../berkas/perihal.ts'
import { type OrangBerkas, jumlahBersih, tidyNamaBank } from '../berkas/slip-berkas.ts'

/** One transfer; `rekening` are digits alone. */
export type Transfer = {
  readonly kode: string
  readonly nama: string
  /** 3 digits */
  readonly kodeBank: string
  readonly bank: string
  readonly rekening: string
  /** Whole rupiah, above 0 */
  readonly jumlah: number
  /** What is to be looked at of the account; left out: nothing */
  readonly catatan?: string
}

/** From which account so many transfers are paid on a day. */
export type PerintahBayar = {
  readonly tanggal: Tanggal
  readonly rekeningSumber: string
  /** As BCA names the company: 4 digits of the branch, 5 of the company, 4 letters */
  readonly kodeBca: string | null
  /** What the receiver reads */
  readonly keterangan: string
  readonly transfer: readonly Transfer[]
}

export type PembagianBank = {
  /** To accounts of the bank that the company pays from */
  readonly sendiri: readonly Transfer[]
  readonly lain: readonly Transfer[]
  /** With what they are paid: added to both it is the published net pay */
  readonly dilewati: readonly Dilewati[]
}

/** Own bank and others apart, each by kode; whom nothing can be sent to is named. */
export function pickTransfer(orang: readonly OrangBerkas[], kodeBankSumber: string | null): PembagianBank {
  const dilewati: Dilewati[] = []
  const transfer = orang.flatMap((satu): readonly Transfer[] => {
    const { kode, nama } = satu
    const jumlah = jumlahBersih(satu)
    const tujuan = tujuanOf(satu, jumlah)
    if (typeof tujuan === 'string') {
      dilewati.push({ kode, nama, jumlah, alasan: tujuan })
      return []
    }
    const catatan = satu.keadaanRekening && catatanRekening(satu.keadaanRekening)
    return [{ kode, nama: tidyNamaBank(nama, 70), ...tujuan, jumlah, ...(catatan && { catatan }) }]
  })
  const isSendiri = ({ kodeBank }: Transfer) => kodeBank === kodeBankSumber
  return {
    sendiri: transfer.filter(isSendiri),
    lain: transfer.filter((satu) => !isSendiri(satu)),
    dilewati,
  }
}

/** Where somebody's pay is sent, else why it is not. */
function tujuanOf(
  { bank, rekening, kodeBank, keadaanRekening }: OrangBerkas,
  jumlah: number,
): string | Pick<Transfer, 'kodeBank' | 'bank' | 'rekening'> {
  if (jumlah === 0) return 'Gaji bersihnya 0.'
  if (keadaanRekening?.ditunda === true) return 'Rekening barunya menunggu konfirmasi, dan gajinya ditunda.'
  if (rekening === null || rekening.trim() === '') return 'Belum ada nomor rekening.'
  if (bank === null || bank.trim() === '') return 'Belum ada nama bank.'
  if (kodeBank === null) return `Bank "${bank}" tidak ada di daftar bank.`
  const angka = rekening.replaceAll(/\D/g, '')
  if (!/^\d{8,20}$/.test(angka)) return 'Nomor rekening bukan 8 sampai 20 angka.'
  // BCA's accounts have 10 digits, which its file has room for.
  if (kodeBank === '014' && angka.length !== 10) return 'Nomor rekening BCA harus 10 angka.'
  return { kodeBank, bank, rekening: angka }
}

/** What transfers come to, in whole rupiah. */
export function jumlahTransfer(transfer: readonly Pick<Transfer, 'jumlah'>[]): number {
  return transfer.reduce((n, { jumlah }) => n + jumlah, 0)
}
