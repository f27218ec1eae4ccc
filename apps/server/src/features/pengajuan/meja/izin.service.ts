import type { Pelaku } from '@rekan/domain/akses/akses'
import type { KolomMejaIzin } from '@rekan/domain/pengajuan/meja'
import { SEBUTAN_STATUS } from '@rekan/domain/pengajuan/sebutan'
import { hariBarat } from '@rekan/domain/waktu'
import type { Db } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { type FormatLembar, type KolomLembar, writeLembar } from '../../../platform/lembar.write.ts'
import { listById } from '../izin/absensi.queries.ts'
import { wireSemua } from '../izin/absensi.service.ts'
import {
  type Baris,
  type Jendela,
  type Penyaring,
  type Urut,
  countBaris,
  fetchPilihan,
  listBaris,
} from './antrean.queries.ts'

type Perkara = Pick<Deps, 'db' | 'files' | 'clock'>
type Terurut = { readonly urut?: Urut | undefined }

/** A window of the requests for leave and permission that the filters leave, and how many they are. */
export async function showIzin(
  deps: Perkara,
  pelaku: Pelaku,
  { urut, mulai, jumlah, ...penyaring }: Penyaring & Jendela & Terurut,
) {
  const { db, clock } = deps
  const saat = clock.now()
  const [baris, total] = await Promise.all([
    listBaris({ db, pelaku, saat }, 'absensi', penyaring, { urut, jendela: { mulai, jumlah } }),
    countBaris({ db, pelaku, saat }, 'absensi', penyaring),
  ])
  return { data: await wireBaris(deps, pelaku, baris), meta: { total } }
}

/** Of each filter its values, with how many rows each leaves beside the other filters. */
export async function showPilihanIzin({ db, clock }: Perkara, pelaku: Pelaku, penyaring: Penyaring) {
  return fetchPilihan({ db, pelaku, saat: clock.now() }, 'absensi', penyaring)
}

/** What the list shows as a file: all rows that the filters leave, in the order and the columns asked for. */
export async function writeIzin(
  deps: Perkara,
  pelaku: Pelaku,
  {
    urut,
    format,
    kolom,
    ...penyaring
  }: Penyaring & Terurut & { readonly format: FormatLembar; readonly kolom: readonly KolomMejaIzin[] },
) {
  const saat = deps.clock.now()
  const baris = await listBaris({ db: deps.db, pelaku, saat }, 'absensi', penyaring, { urut })
  const isi = await wireBaris(deps, pelaku, baris)
  return writeLembar(`izin-${hariBarat(saat)}`, format, [...new Set(kolom)].map(kolomLembar), isi)
}

async function wireBaris(deps: Perkara & { readonly db: Db }, pelaku: Pelaku, baris: readonly Baris[]) {
  const { db, clock } = deps
  const saat = clock.now()
  const absensi = await listById(
    { db, pelaku, saat },
    baris.map(({ id }) => id),
  )
  const wire = new Map((await wireSemua(db, deps, absensi, saat)).map((satu) => [satu.id, satu]))
  return baris.flatMap(({ id, kantor }) => {
    const satu = wire.get(id)
    return satu === undefined ? [] : [{ izin: satu, kantor }]
  })
}

type BarisLembar = Awaited<ReturnType<typeof wireBaris>>[number]

const KOLOM: Readonly<Record<KolomMejaIzin, KolomLembar<BarisLembar>>> = {
  nama: { judul: 'Nama', nilai: ({ izin: { karyawan } }) => karyawan.nama },
  jenis: { judul: 'Jenis', nilai: ({ izin: { jenis } }) => jenis },
  tanggal: {
    judul: 'Tanggal',
    nilai: ({ izin: { tanggal_mulai: mulai, tanggal_selesai: selesai } }) =>
      mulai === selesai ? mulai : `${mulai} s.d. ${selesai}`,
  },
  hari: { judul: 'Hari', nilai: ({ izin: { total_hari } }) => total_hari },
  sisa: { judul: 'Sisa', nilai: ({ izin: { pertimbangan } }) => pertimbangan?.sisa ?? null },
  bentrok: { judul: 'Bentrok', nilai: ({ izin: { pertimbangan } }) => pertimbangan?.bentrok.length ?? null },
  kantor: { judul: 'Lokasi', nilai: ({ kantor }) => kantor?.nama ?? null },
  koordinator: { judul: 'Koordinator', nilai: ({ izin: { koordinator } }) => koordinator.nama },
  diajukan: { judul: 'Diajukan', nilai: ({ izin: { created_at } }) => created_at.slice(0, 10) },
  status: { judul: 'Status', nilai: ({ izin: { status } }) => SEBUTAN_STATUS[status] },
  keterangan: { judul: 'Keterangan', nilai: ({ izin: { keterangan } }) => keterangan },
}

function kolomLembar(kolom: KolomMejaIzin): KolomLembar<BarisLembar> {
  return KOLOM[kolom]
}
