import { NAMA_BAGIAN, type NamaBagian } from '@rekan/domain/karyawan/data-diri'
import type { Tanggal } from '@rekan/domain/waktu'
import { type CallAnswer, call } from '../../../lib/http.ts'

type WireBaris = CallAnswer<'GET /karyawan'>['data'][number]
export type WireDetail = CallAnswer<'GET /karyawan/{id}'>['data']

/** One of the people in the directory; what the reader may not see is empty. */
export type Orang = {
  readonly id: string
  readonly kode: string
  readonly nama: string
  readonly active: boolean
  readonly avatarUrl: string | null
  /** '' where the reader may not see it */
  readonly tanggalMasuk: Tanggal
  /** '' where the reader may not see it */
  readonly jenis: string
  readonly jabatan: string
  readonly unit: string
  /** '' where the reader may not see it */
  readonly nomorHp: string
}

export type DetailOrang = Orang &
  Pick<WireDetail, NamaBagian | 'akun' | 'keluar' | 'keluar_batal' | 'masa_kerja' | 'versi'> & {
    readonly jenisKaryawan: WireDetail['jenis_karyawan']
    readonly penempatan: WireDetail['penempatan_aktif']
    readonly rekeningTahan: WireDetail['rekening_tahan']
  }

export async function fetchOrang(id: string, signal: AbortSignal): Promise<DetailOrang> {
  const { data } = await call('GET /karyawan/{id}', { signal, params: { id } })
  return detailFrom(data)
}

export function detailFrom(wire: WireDetail): DetailOrang {
  const { akun, keluar, keluar_batal, masa_kerja, versi } = wire
  const bagian = Object.fromEntries(NAMA_BAGIAN.map((nama) => [nama, wire[nama]]))
  return {
    ...orangFrom(wire),
    jenisKaryawan: wire.jenis_karyawan,
    penempatan: wire.penempatan_aktif,
    rekeningTahan: wire.rekening_tahan ?? wire.rekening_lewat,
    ...(bagian as Pick<WireDetail, NamaBagian>),
    akun,
    keluar,
    keluar_batal,
    masa_kerja,
    versi,
  }
}

export function orangFrom(wire: WireBaris): Orang {
  return {
    id: wire.id,
    kode: wire.kode,
    nama: wire.nama,
    active: wire.active,
    avatarUrl: wire.avatar_url,
    tanggalMasuk: wire.tanggal_masuk,
    jenis: wire.jenis_karyawan?.nama ?? '',
    jabatan: wire.jabatan ?? '',
    unit: wire.unit ?? '',
    nomorHp: wire.nomor_hp ?? '',
  }
}
