import type { Pelaku } from '@rekan/domain/akses/akses'
import { STATUS_AKUN } from '@rekan/domain/auth/undangan'
import type { KolomMejaKaryawan } from '@rekan/domain/karyawan/meja'
import { hariBarat } from '@rekan/domain/waktu'
import { avatarUrl } from '../../../platform/avatars.ts'
import type { Deps } from '../../../platform/deps.ts'
import { type FormatLembar, type KolomLembar, writeLembar } from '../../../platform/lembar.write.ts'
import { saldoCuti } from '../../pengajuan/kuota/saldo.sql.ts'
import {
  type BarisMeja,
  type Jendela,
  type Penyaring,
  type Urut,
  countBaris,
  fetchPilihan,
  listBaris,
  listId,
} from './daftar.queries.ts'

type Perkara = Pick<Deps, 'db' | 'files' | 'clock'>

/** A window of the people whom the filters leave, and how many they are. */
export async function showDaftar(
  deps: Perkara,
  pelaku: Pelaku,
  { urut, mulai, jumlah, ...penyaring }: Penyaring & Jendela & { readonly urut?: Urut | undefined },
) {
  const { db, clock } = deps
  const saat = clock.now()
  const [baris, total] = await Promise.all([
    listBaris({ db, pelaku, saat }, penyaring, { urut, jendela: { mulai, jumlah } }),
    countBaris({ db, pelaku, saat }, penyaring),
  ])
  const saldo = await saldoCuti(
    db,
    baris.map(({ id }) => id),
    saat,
  )
  return {
    data: baris.map(({ avatar, ...satu }) => ({
      ...satu,
      avatar_url: avatarUrl(deps, avatar, 'kecil', saat),
      sisa_cuti: saldo.get(satu.id) ?? 0,
    })),
    meta: { total },
  }
}

/** Of each filter its values, with how many rows each leaves beside the other filters. */
export async function showPilihan({ db, clock }: Perkara, pelaku: Pelaku, penyaring: Penyaring) {
  return fetchPilihan({ db, pelaku, saat: clock.now() }, penyaring)
}

/** All whom the filters leave, by their numbers. */
export async function showId({ db, clock }: Perkara, pelaku: Pelaku, penyaring: Penyaring) {
  return listId({ db, pelaku, saat: clock.now() }, penyaring)
}

/** What the list shows as a file: all rows that the filters leave, in the order and the columns asked for. */
export async function writeDaftar(
  { db, clock }: Perkara,
  pelaku: Pelaku,
  {
    urut,
    format,
    kolom,
    ...penyaring
  }: Penyaring & {
    readonly urut?: Urut | undefined
    readonly format: FormatLembar
    readonly kolom: readonly KolomMejaKaryawan[]
  },
) {
  const saat = clock.now()
  const baris = await listBaris({ db, pelaku, saat }, penyaring, { urut })
  const saldo = await saldoCuti(
    db,
    baris.map(({ id }) => id),
    saat,
  )
  const isi = baris.map((satu) => ({ ...satu, sisa_cuti: saldo.get(satu.id) ?? 0 }))
  return writeLembar(`karyawan-${hariBarat(saat)}`, format, [...new Set(kolom)].map(kolomLembar), isi)
}

type BarisLembar = BarisMeja & { readonly sisa_cuti: number }

const KOLOM: Readonly<Record<KolomMejaKaryawan, KolomLembar<BarisLembar>>> = {
  nama: { judul: 'Nama', nilai: ({ nama }) => nama },
  kode: { judul: 'Kode', nilai: ({ kode }) => kode },
  penempatan: { judul: 'Penempatan', nilai: ({ kantor }) => kantor?.nama ?? null },
  jabatan: { judul: 'Jabatan', nilai: ({ jabatan }) => jabatan },
  koordinator: { judul: 'Koordinator', nilai: ({ koordinator }) => koordinator?.nama ?? null },
  jenis: { judul: 'Jenis', nilai: ({ jenis }) => jenis.nama },
  kontrak: { judul: 'Kontrak s.d.', nilai: ({ kontrak_sampai }) => kontrak_sampai },
  masuk: { judul: 'Masuk', nilai: ({ tanggal_masuk }) => tanggal_masuk },
  sisa_cuti: { judul: 'Sisa cuti', nilai: ({ sisa_cuti }) => sisa_cuti },
  akun: { judul: 'Akun', nilai: ({ akun }) => STATUS_AKUN[akun] },
  nomor_hp: { judul: 'Nomor HP', nilai: ({ nomor_hp }) => nomor_hp },
}

function kolomLembar(kolom: KolomMejaKaryawan): KolomLembar<BarisLembar> {
  return KOLOM[kolom]
}
