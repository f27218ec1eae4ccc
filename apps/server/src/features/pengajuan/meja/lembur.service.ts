import type { Pelaku } from '@rekan/domain/akses/akses'
import type { KolomMejaLembur } from '@rekan/domain/pengajuan/meja'
import { SEBUTAN_STATUS } from '@rekan/domain/pengajuan/sebutan'
import { hariBarat } from '@rekan/domain/waktu'
import type { Deps } from '../../../platform/deps.ts'
import { type FormatLembar, type KolomLembar, writeLembar } from '../../../platform/lembar.write.ts'
import { listById } from '../lembur/lembur.queries.ts'
import { wireSemua } from '../lembur/lembur.service.ts'
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

/** A window of the overtime that the filters leave, and how much of it there is. */
export async function showSemuaLembur(
  deps: Perkara,
  pelaku: Pelaku,
  { urut, mulai, jumlah, ...penyaring }: Penyaring & Jendela & Terurut,
) {
  const { db, clock } = deps
  const saat = clock.now()
  const [baris, total] = await Promise.all([
    listBaris({ db, pelaku, saat }, 'lembur', penyaring, { urut, jendela: { mulai, jumlah } }),
    countBaris({ db, pelaku, saat }, 'lembur', penyaring),
  ])
  return { data: await wireBaris(deps, pelaku, baris), meta: { total } }
}

/** Of each filter its values, with how many rows each leaves beside the other filters. */
export async function showPilihanLembur({ db, clock }: Perkara, pelaku: Pelaku, penyaring: Penyaring) {
  const { jenis_izin: _, ...pilihan } = await fetchPilihan(
    { db, pelaku, saat: clock.now() },
    'lembur',
    penyaring,
  )
  return pilihan
}

/** What the list shows as a file: all rows that the filters leave, in the order and the columns asked for. */
export async function writeLembur(
  deps: Perkara,
  pelaku: Pelaku,
  {
    urut,
    format,
    kolom,
    ...penyaring
  }: Penyaring & Terurut & { readonly format: FormatLembar; readonly kolom: readonly KolomMejaLembur[] },
) {
  const saat = deps.clock.now()
  const baris = await listBaris({ db: deps.db, pelaku, saat }, 'lembur', penyaring, { urut })
  const isi = await wireBaris(deps, pelaku, baris)
  return writeLembar(`lembur-${hariBarat(saat)}`, format, [...new Set(kolom)].map(kolomLembar), isi)
}

async function wireBaris(deps: Perkara, pelaku: Pelaku, baris: readonly Baris[]) {
  const { db, clock } = deps
  const saat = clock.now()
  const lembur = await listById(
    { db, pelaku, saat },
    baris.map(({ id }) => id),
  )
  const wire = new Map((await wireSemua({ db, pelaku, saat }, deps, lembur)).map((satu) => [satu.id, satu]))
  return baris.flatMap(({ id, kantor }) => {
    const satu = wire.get(id)
    return satu === undefined ? [] : [{ lembur: satu, kantor }]
  })
}

type BarisLembar = Awaited<ReturnType<typeof wireBaris>>[number]

const SEJAM = 3600
const jam = (detik: number) => Math.round((detik / SEJAM) * 100) / 100

const KOLOM: Readonly<Record<KolomMejaLembur, KolomLembar<BarisLembar>>> = {
  nama: { judul: 'Nama', nilai: ({ lembur: { karyawan } }) => karyawan.nama },
  tanggal: { judul: 'Tanggal', nilai: ({ lembur: { tanggal } }) => tanggal },
  jam: { judul: 'Pukul', nilai: ({ lembur: { jam_mulai, jam_selesai } }) => `${jam_mulai}-${jam_selesai}` },
  durasi: { judul: 'Jam', nilai: ({ lembur: { durasi } }) => jam(durasi) },
  minggu: {
    judul: 'Jam seminggu',
    nilai: ({ lembur: { batas } }) => (batas === null ? null : jam(batas.minggu)),
  },
  kesediaan: {
    judul: 'Kesediaan',
    nilai: ({ lembur: { bersedia_pada } }) => (bersedia_pada === null ? 'Belum' : bersedia_pada.slice(0, 10)),
  },
  kantor: { judul: 'Lokasi', nilai: ({ kantor }) => kantor?.nama ?? null },
  koordinator: { judul: 'Koordinator', nilai: ({ lembur: { koordinator } }) => koordinator.nama },
  diajukan: { judul: 'Diajukan', nilai: ({ lembur: { created_at } }) => created_at.slice(0, 10) },
  status: { judul: 'Status', nilai: ({ lembur: { status } }) => SEBUTAN_STATUS[status] },
  keterangan: { judul: 'Keterangan', nilai: ({ lembur: { keterangan } }) => keterangan },
}

function kolomLembar(kolom: KolomMejaLembur): KolomLembar<BarisLembar> {
  return KOLOM[kolom]
}
