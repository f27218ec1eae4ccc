import { type SatuanHarga, kunciJabatan } from '@rekan/domain/berita-acara/syarat'
import { parseRupiah } from '@rekan/domain/teks/rupiah'
import type { CallBody } from '../../lib/query.ts'
import type { KontrakKlien, SyaratKontrak } from './klien.queries.ts'

type KirimanSyarat = CallBody<'POST /kelola/kontrak-klien/{id}/syarat'>

/** The terms as the form edits them, all of it text. */
export type IsianSyarat = {
  berlaku_dari: string
  toleransi_menit: string
  jam_penuh_menit: string
  tutup_buku: string
  ganti_dalam_menit: string
  janji_pemenuhan: string
  tenggat_hari: string
  pasal_diam: string
  biaya_manajemen: string
  ppn: string
  pph23: string
  potongan_kosong: string
  harga: string
}
export type BarisHarga = {
  readonly jabatan: string
  readonly satuan: SatuanHarga
  readonly harga: string
  readonly libur: string
  readonly lembur: string
}

/** Percent as people write it, in hundredths of one; undefined for anything else. */
export function parsePersen(isi: string): number | undefined {
  const tulis = isi.trim().replace(',', '.')
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(tulis)) return undefined
  const bp = Math.round(Number(tulis) * 100)
  return bp <= 10_000 ? bp : undefined
}

export function hargaFrom(isi: string): readonly BarisHarga[] {
  return isi === '' ? [] : (JSON.parse(isi) as readonly BarisHarga[])
}

/** What the form begins with: the latest version, or a row for each job that the contract's posts name. */
export function isianSyaratFrom(kontrak: KontrakKlien, { syarat, jabatan }: SyaratKontrak): IsianSyarat {
  const kini = syarat[0]
  const berharga = new Set((kini?.harga ?? []).map((satu) => kunciJabatan(satu.jabatan)))
  const harga: BarisHarga[] = [
    ...(kini?.harga ?? []).map((satu) => ({
      jabatan: satu.jabatan,
      satuan: satu.satuan,
      harga: String(satu.harga),
      libur: String(satu.libur_persen),
      lembur: satu.lembur_sejam === null ? '' : String(satu.lembur_sejam),
    })),
    ...jabatan
      .filter((satu) => !berharga.has(kunciJabatan(satu)))
      .map((satu) => ({ jabatan: satu, satuan: 'hari' as const, harga: '', libur: '100', lembur: '' })),
  ]
  return {
    berlaku_dari: kini?.berlaku_dari ?? kontrak.mulai,
    toleransi_menit: String(kini?.toleransi_menit ?? kontrak.toleransi_kosong_menit),
    jam_penuh_menit: String(kini?.jam_penuh_menit ?? 420),
    tutup_buku: String(kini?.tutup_buku ?? 31),
    ganti_dalam_menit: String(kini?.ganti_dalam_menit ?? ''),
    janji_pemenuhan: String(kini?.janji_pemenuhan ?? ''),
    tenggat_hari: String(kini?.tenggat_hari ?? 5),
    pasal_diam: kini?.pasal_diam ?? '',
    biaya_manajemen: String((kini?.biaya_manajemen ?? 0) / 100).replace('.', ','),
    ppn: kini?.ppn ?? 'tidak',
    pph23: kini?.pph23 ?? 'tidak',
    potongan_kosong: String(kini?.potongan_kosong ?? ''),
    harga: harga.length === 0 ? '' : JSON.stringify(harga),
  }
}

/** What is sent of a form that was judged. */
export function kirimanFrom(isian: IsianSyarat): Omit<KirimanSyarat, 'versi'> {
  const atauTanpa = (isi: string) => (isi.trim() === '' ? null : Number(isi))
  return {
    berlaku_dari: isian.berlaku_dari,
    toleransi_menit: Number(isian.toleransi_menit),
    jam_penuh_menit: Number(isian.jam_penuh_menit),
    tutup_buku: Number(isian.tutup_buku),
    ganti_dalam_menit: atauTanpa(isian.ganti_dalam_menit),
    janji_pemenuhan: atauTanpa(isian.janji_pemenuhan),
    tenggat_hari: Number(isian.tenggat_hari),
    pasal_diam: isian.pasal_diam,
    biaya_manajemen: parsePersen(isian.biaya_manajemen) ?? 0,
    ppn: isian.ppn,
    pph23: isian.pph23,
    potongan_kosong: parseRupiah(isian.potongan_kosong) ?? null,
    harga: hargaFrom(isian.harga).map(({ jabatan, satuan, harga, libur, lembur }) => ({
      jabatan,
      satuan,
      harga: parseRupiah(harga) ?? 0,
      libur_persen: Number(libur),
      lembur_sejam: parseRupiah(lembur) ?? null,
    })),
  }
}
