import { lingkup } from '@rekan/domain/akses/akses'
import type { KolomSaldoCuti } from '@rekan/domain/pengajuan/meja'
import { bukuPengganti } from '@rekan/domain/pengajuan/lembur/waktu-pengganti'
import { type Instan, hariBarat } from '@rekan/domain/waktu'
import type { Db } from '../../../platform/db.ts'
import type { Context } from '../../../platform/http.ts'
import { type KolomLembar, writeLembar } from '../../../platform/lembar.write.ts'
import { isDiberikan } from '../kuota/waktu-pengganti.queries.ts'
import { fetchWaktuPengganti } from '../kuota/waktu-pengganti.service.ts'
import { type BarisSaldo, countSaldo, listSaldo } from './saldo.queries.ts'
import type { Pandangan } from '../../../platform/perbuatan.ts'

const SALDO = 'GET /kelola/cuti'
const LEMBAR = 'GET /kelola/cuti/lembar'

/** A window of the balances of annual leave that the reader may see, and how many they are. */
export async function showSaldo(
  { db, pelaku, saat }: Pandangan,
  { urut, mulai, jumlah, ...penyaring }: Context<typeof SALDO>['query'],
) {
  const siapa = lingkup(pelaku, SALDO)
  const [semua, total] = await Promise.all([
    listSaldo(db, siapa, penyaring, urut, saat, { mulai, jumlah }),
    countSaldo(db, siapa, penyaring, saat),
  ])
  return { data: await withPengganti(db, semua, saat), meta: { total } }
}

type BarisLengkap = BarisSaldo & { readonly pengganti_menit: number | null }

/** With each one's time off for overtime; null where the company gives none. */
async function withPengganti(db: Db, semua: readonly BarisSaldo[], saat: Instan): Promise<BarisLengkap[]> {
  const hari = hariBarat(saat)
  if (!(await isDiberikan(db, hari))) return semua.map((satu) => ({ ...satu, pengganti_menit: null }))
  const waktu = await fetchWaktuPengganti(
    db,
    semua.map(({ id }) => id),
    saat,
  )
  return semua.map((satu) => {
    const milik = waktu.get(satu.id)
    return { ...satu, pengganti_menit: milik === undefined ? 0 : bukuPengganti(milik, hari).saldo }
  })
}

/** The same as a file: all rows that the filters leave, in the order and the columns asked for. */
export async function writeSaldo(
  { db, pelaku, saat }: Pandangan,
  { urut, format, kolom, ...penyaring }: Context<typeof LEMBAR>['query'],
) {
  const semua = await listSaldo(db, lingkup(pelaku, LEMBAR), penyaring, urut, saat)
  return writeLembar(
    `saldo-cuti-${hariBarat(saat)}`,
    format,
    [...new Set(kolom)].map((satu) => KOLOM[satu]),
    await withPengganti(db, semua, saat),
  )
}

const KOLOM: Readonly<Record<KolomSaldoCuti, KolomLembar<BarisLengkap>>> = {
  nama: { judul: 'Nama', nilai: ({ nama }) => nama },
  kode: { judul: 'Kode', nilai: ({ kode }) => kode },
  kantor: { judul: 'Lokasi', nilai: ({ kantor }) => kantor?.nama ?? null },
  masuk: { judul: 'Mulai bekerja', nilai: ({ tanggal_masuk }) => tanggal_masuk },
  hak: { judul: 'Hak', nilai: ({ hak }) => hak },
  terpakai: { judul: 'Terpakai', nilai: ({ terpakai }) => terpakai },
  menunggu: { judul: 'Menunggu', nilai: ({ menunggu }) => menunggu },
  saldo: { judul: 'Sisa', nilai: ({ saldo }) => saldo },
  sampai: { judul: 'Gugur sesudah', nilai: ({ sampai }) => sampai },
  pengganti: {
    judul: 'Waktu pengganti lembur (jam)',
    nilai: ({ pengganti_menit: menit }) => menit && Math.round((menit / 60) * 100) / 100,
  },
  gugur: { judul: 'Yang gugur', nilai: ({ sampai, gugur }) => (sampai === null ? null : gugur) },
}
