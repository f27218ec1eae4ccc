import { formatBulan } from '@rekan/domain/bulan'
import type { Kabar } from '../../notifikasi/notifikasi.service.ts'

type Isi = Omit<Kabar, 'kepada'>

/** What became of money that somebody laid out; no amounts: it may stand on a lock screen. */
export function kabarReimburse(id: number, keterangan: string, setuju: boolean, alasan: string | null): Isi {
  return {
    jenis: 'REIMBURSE_DIPUTUS',
    detailId: id,
    judul: setuju ? 'Reimburse disetujui' : 'Reimburse ditolak',
    isi: setuju
      ? `Reimburse "${keterangan}" disetujui dan dibayar bersama gaji berikutnya.`
      : `Reimburse "${keterangan}" ditolak: ${alasan ?? ''}`,
  }
}

/** What was written down of somebody's kasbon. */
export function kabarKasbon(
  id: number,
  kasbon: {
    readonly keterangan: string
    readonly cicilan: number
    readonly mulai_tahun: number
    readonly mulai_bulan: number
  },
): Isi {
  const mulai = formatBulan({ tahun: kasbon.mulai_tahun, bulan: kasbon.mulai_bulan })
  return {
    jenis: 'KASBON_DICATAT',
    detailId: id,
    judul: 'Kasbon dicatat',
    isi: `Kasbon "${kasbon.keterangan}" dipotong ${kasbon.cicilan} kali dari gaji, mulai ${mulai}. Lihat sisanya di Slip Gaji.`,
  }
}

export function kabarTutup(id: number, alasan: string): Isi {
  return {
    jenis: 'KASBON_DITUTUP',
    detailId: id,
    judul: 'Kasbon ditutup',
    isi: `Kasbon Anda tidak dipotong lagi dari gaji: ${alasan}`,
  }
}
