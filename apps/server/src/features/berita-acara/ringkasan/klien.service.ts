import { bulanKontrak } from '@rekan/domain/berita-acara/periode'
import type { KeadaanKontrak, KolomKlien } from '@rekan/domain/klien/klien'
import { type Instan, hariBarat } from '@rekan/domain/waktu'
import type { Db } from '../../../platform/db.ts'
import type { Answer, Context } from '../../../platform/http.ts'
import { type KolomLembar, writeLembar } from '../../../platform/lembar.write.ts'
import { type KlienTerhitung, listKlien, listKontrakBerlaku } from '../../klien/daftar.sql.ts'
import { listSyarat } from '../../klien/syarat.service.ts'
import { findKontrak } from '../susun/fakta.queries.ts'
import { computeIsi } from '../susun/susun.service.ts'

const DAFTAR = 'GET /kelola/klien'
const LEMBAR = 'GET /kelola/klien/lembar'
type Baris = Answer<typeof DAFTAR>['data'][number]

/** A contract's empty seconds are computed anew once they are so old. */
const SEGAR_MS = 5 * 60_000

/** Empty seconds of each client's contracts in the periods that run. */
export type KosongKlien = (
  db: Db,
  klienIds: readonly number[],
  saat: Instan,
) => Promise<ReadonlyMap<number, number>>

/** Keeps what it computed for some minutes: a list of clients asks for as many sheets as they have contracts. */
export function createKosong(): KosongKlien {
  const dihitung = new Map<number, { readonly detik: number; readonly pada: Instan }>()
  return async (db, klienIds, saat) => {
    const jumlah = new Map<number, number>()
    for (const { id, klien_id } of await listKontrakBerlaku(db, klienIds, hariBarat(saat))) {
      const ada = dihitung.get(id)
      const isSegar = ada !== undefined && ada.pada <= saat && saat - ada.pada < SEGAR_MS
      const detik = isSegar ? ada.detik : await computeKosong(db, id, saat)
      if (!isSegar) dihitung.set(id, { detik, pada: saat })
      jumlah.set(klien_id, (jumlah.get(klien_id) ?? 0) + detik)
    }
    return jumlah
  }
}

async function computeKosong(db: Db, kontrakId: number, saat: Instan): Promise<number> {
  const kontrak = await findKontrak(db, kontrakId)
  const bulan = kontrak && bulanKontrak(hariBarat(saat), kontrak, await listSyarat(db, kontrakId))
  const isi = bulan && (await computeIsi(db, kontrakId, bulan, saat))
  return isi?.lembar.total.kosong ?? 0
}

type Deps = { readonly db: Db; readonly kosong: KosongKlien }

/** HR's list of clients: who stands at their posts today, how long these stood empty in the period that runs, what ends soon. */
export async function showKlien(
  { db, kosong }: Deps,
  { mulai, jumlah: banyak, ...diminta }: Context<typeof DAFTAR>['query'],
  saat: Instan,
): Promise<Answer<typeof DAFTAR>> {
  const jendela = { mulai, jumlah: banyak }
  // Sheets are computed, not stored: by what they say all are to be known first.
  const isKosong = diminta.urut?.kolom === 'kosong'
  const { baris, total, jumlah } = await listKlien(db, diminta, saat, isKosong ? undefined : jendela)
  const semua = sortKosong(await withKosong({ db, kosong }, baris, saat), diminta.urut)
  return { data: isKosong ? semua.slice(mulai, mulai + banyak) : semua, meta: { total, jumlah } }
}

/** Where that is asked for, by empty time; who is a client no more last, as in any order. */
function sortKosong(semua: Baris[], urut: Context<typeof DAFTAR>['query']['urut']): Baris[] {
  if (urut?.kolom !== 'kosong') return semua
  const arah = urut.turun ? -1 : 1
  return semua.toSorted(
    (a, b) => Number(b.aktif) - Number(a.aktif) || arah * (a.kosong_detik - b.kosong_detik),
  )
}

/** The same as a file, all of its rows. */
export async function writeKlien(
  { db, kosong }: Deps,
  { kolom, format, ...diminta }: Context<typeof LEMBAR>['query'],
  saat: Instan,
) {
  const { baris } = await listKlien(db, diminta, saat)
  const isi = sortKosong(await withKosong({ db, kosong }, baris, saat), diminta.urut)
  return writeLembar(`klien-${hariBarat(saat)}`, format, [...new Set(kolom)].flatMap(kolomLembar), isi)
}

async function withKosong(
  { db, kosong }: Deps,
  baris: readonly KlienTerhitung[],
  saat: Instan,
): Promise<Baris[]> {
  const detik = await kosong(
    db,
    baris.map(({ id }) => id),
    saat,
  )
  return baris.map((satu) => ({ ...satu, kosong_detik: detik.get(satu.id) ?? 0 }))
}

const SEBUTAN_KEADAAN: Readonly<Record<KeadaanKontrak, string>> = {
  akan_datang: 'Akan datang',
  berjalan: 'Berjalan',
  segera_berakhir: 'Segera berakhir',
  berakhir: 'Berakhir',
}

/** A column of the list; of those that say two figures, two. */
function kolomLembar(kolom: KolomKlien): KolomLembar<Baris>[] {
  return {
    nama: [{ judul: 'Klien', nilai: ({ nama }: Baris) => nama }],
    kode: [{ judul: 'Kode', nilai: ({ kode }: Baris) => kode }],
    terisi: [
      { judul: 'Terisi hari ini', nilai: ({ terisi }: Baris) => terisi },
      { judul: 'Dijanjikan hari ini', nilai: ({ kebutuhan }: Baris) => kebutuhan },
    ],
    kosong: [
      { judul: 'Menit kosong bulan ini', nilai: ({ kosong_detik }: Baris) => Math.round(kosong_detik / 60) },
    ],
    segera: [{ judul: 'Kontrak berakhir dalam 60 hari', nilai: ({ segera }: Baris) => segera }],
    keadaan: [{ judul: 'Keadaan', nilai: ({ keadaan }: Baris) => keadaan && SEBUTAN_KEADAAN[keadaan] }],
    sampai: [{ judul: 'Sampai', nilai: ({ sampai }: Baris) => sampai }],
    kontrak: [{ judul: 'Kontrak', nilai: ({ kontrak }: Baris) => kontrak }],
    lokasi: [{ judul: 'Lokasi', nilai: ({ lokasi }: Baris) => lokasi }],
    pos: [{ judul: 'Pos', nilai: ({ pos }: Baris) => pos }],
  }[kolom]
}
