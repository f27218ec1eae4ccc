import { type Pelaku, lingkup } from '@rekan/domain/akses/akses'
import type { KolomSaldoCuti } from '@rekan/domain/pengajuan/meja'
import { type Instan, hariBarat } from '@rekan/domain/waktu'
import type { Db } from '../../../platform/db.ts'
import type { Context } from '../../../platform/http.ts'
import { type KolomLembar, writeLembar } from '../../../platform/lembar.write.ts'
import { type BarisSaldo, countSaldo, listSaldo } from './saldo.queries.ts'

const SALDO = 'GET /kelola/cuti'
const LEMBAR = 'GET /kelola/cuti/lembar'

/** A window of the balances of annual leave that the reader may see, and how many they are. */
export async function showSaldo(
  db: Db,
  pelaku: Pelaku,
  { urut, mulai, jumlah, ...penyaring }: Context<typeof SALDO>['query'],
  saat: Instan,
) {
  const siapa = lingkup(pelaku, SALDO)
  const [data, total] = await Promise.all([
    listSaldo(db, siapa, penyaring, urut, saat, { mulai, jumlah }),
    countSaldo(db, siapa, penyaring, saat),
  ])
  return { data, meta: { total } }
}

/** The same as a file: all rows that the filters leave, in the order and the columns asked for. */
export async function writeSaldo(
  db: Db,
  pelaku: Pelaku,
  { urut, format, kolom, ...penyaring }: Context<typeof LEMBAR>['query'],
  saat: Instan,
) {
  const semua = await listSaldo(db, lingkup(pelaku, LEMBAR), penyaring, urut, saat)
  return writeLembar(
    `saldo-cuti-${hariBarat(saat)}`,
    format,
    [...new Set(kolom)].map((satu) => KOLOM[satu]),
    semua,
  )
}

const KOLOM: Readonly<Record<KolomSaldoCuti, KolomLembar<BarisSaldo>>> = {
  nama: { judul: 'Nama', nilai: ({ nama }) => nama },
  kode: { judul: 'Kode', nilai: ({ kode }) => kode },
  kantor: { judul: 'Lokasi', nilai: ({ kantor }) => kantor?.nama ?? null },
  masuk: { judul: 'Mulai bekerja', nilai: ({ tanggal_masuk }) => tanggal_masuk },
  hak: { judul: 'Hak', nilai: ({ hak }) => hak },
  terpakai: { judul: 'Terpakai', nilai: ({ terpakai }) => terpakai },
  menunggu: { judul: 'Menunggu', nilai: ({ menunggu }) => menunggu },
  saldo: { judul: 'Sisa', nilai: ({ saldo }) => saldo },
  sampai: { judul: 'Gugur sesudah', nilai: ({ sampai }) => sampai },
  gugur: { judul: 'Yang gugur', nilai: ({ sampai, gugur }) => (sampai === null ? null : gugur) },
}
