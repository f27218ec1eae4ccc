import { type Bulan, formatBulan } from '@rekan/domain/bulan'
import { isMenunggak } from '@rekan/domain/bulan/kunci'
import { type Rentang, masaDitutup, rentangMasa } from '@rekan/domain/bulan/masa'
import { type Instan, type Tanggal, hariBarat } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { Context } from '../../platform/http.ts'
import { tellBagi } from '../notifikasi/notifikasi.service.ts'
import { refuse } from './bulan.refusals.ts'
import { listTutup } from '../../platform/pengaturan.ts'
import { type Perbuatan, type PerbuatanPelaku, record } from '../../platform/perbuatan.ts'
import { wireKunci } from './bulan.wire.ts'
import { listBeritaAcaraBulan } from './ikhtisar.queries.ts'
import {
  type LingkupKunci,
  findPemegang,
  insertKunci,
  listKunci,
  listLokasiOf,
  lockBulan,
  openKunci,
} from './kunci.queries.ts'
import { countTunggakan, sumTunggakan } from './tunggakan.queries.ts'

const KUNCI = 'POST /kelola/tutup-bulan/kunci'

export type Masa = Bulan & Rentang & { readonly hariIni: Tanggal }

/** The month that is asked for, else the one whose end is nearest, with its days. */
export async function readMasa(
  db: Db | Tx,
  { tahun, bulan }: { readonly tahun?: number | undefined; readonly bulan?: number | undefined },
  saat: Instan,
): Promise<Masa> {
  const hariIni = hariBarat(saat)
  const tutup = await listTutup(db)
  const masa = tahun === undefined || bulan === undefined ? masaDitutup(hariIni, tutup) : { tahun, bulan }
  return { ...masa, ...rentangMasa(masa, tutup), hariIni }
}

/**
 * Locks a month for a site, a client or the whole company. Throws 404 for a site or client that there is not, 409 while the
 * month goes on, where all of it is locked, and with the numbers by kind while something of its people is open.
 */
export async function createKunci(
  perbuatan: PerbuatanPelaku,
  { tahun, bulan, ...lingkup }: Context<typeof KUNCI>['body'],
) {
  const { tx, pelaku, saat } = perbuatan
  const masa = await readMasa(tx, { tahun, bulan }, saat)
  const { dari, sampai, hariIni } = masa
  if (hariIni <= sampai) throw refuse('BELUM_BERAKHIR', { tahun, bulan, sampai })
  await lockBulan(tx)
  const lokasi = await readLokasi(tx, lingkup, masa)
  const pemegang = await findPemegang(tx, { tahun, bulan, lokasi })
  if (pemegang !== undefined) {
    const [kunci] = await listKunci(tx, { id: pemegang.id })
    throw refuse('SUDAH_DIKUNCI', pemegang, { data: kunci && wireKunci(kunci) })
  }
  const tunggakan = sumTunggakan((await countTunggakan(tx, { dari, sampai, hariIni, lokasi })).values())
  if (isMenunggak(tunggakan)) throw refuse('BELUM_SELESAI', tunggakan, { data: tunggakan })
  const oleh = pelaku.penggunaId
  const id = await insertKunci(tx, { tahun, bulan, dari, sampai, ...lingkup, lokasi, oleh, saat })
  const kunci = await requireKunci(tx, id)
  await record(perbuatan, 'kunci_bulan', id, {
    sesudah: { tahun, bulan, dari, sampai, lingkup: lingkupOf(kunci) },
  })
  return wireKunci(kunci)
}

/**
 * Locks a month at a client's sites once all of its sheets are signed, in the name of who sent the last of them. Leaves it open
 * while one is not, the month goes on, something of its people is open, or somebody holds it already.
 */
export async function lockBulanKlien(
  perbuatan: Perbuatan & { readonly oleh: number },
  { klienId, ...bulan }: Bulan & { readonly klienId: number },
): Promise<void> {
  const { tx, oleh, saat } = perbuatan
  const masa = await readMasa(tx, bulan, saat)
  const { tahun, bulan: ke, dari, sampai, hariIni } = masa
  const lembar = (await listBeritaAcaraBulan(tx, masa, masa)).filter(({ klien_id }) => klien_id === klienId)
  if (hariIni <= sampai || lembar.some(({ status }) => status !== 'ditandatangani')) return
  const lokasi = await listLokasiOf(tx, { klien_id: klienId }, masa)
  if (lokasi === null) return
  await lockBulan(tx)
  if ((await findPemegang(tx, { tahun, bulan: ke, lokasi })) !== undefined) return
  const tunggakan = sumTunggakan((await countTunggakan(tx, { dari, sampai, hariIni, lokasi })).values())
  if (isMenunggak(tunggakan)) return
  const baru = { tahun, bulan: ke, dari, sampai, klien_id: klienId, lokasi, oleh, saat }
  const id = await insertKunci(tx, baru)
  await record(perbuatan, 'kunci_bulan', id, {
    sesudah: { tahun, bulan: ke, dari, sampai, lingkup: lembar[0]?.klien ?? '' },
  })
}

/** Opens a month again, in the trail with who and why, and tells the others of HR and who approves HR's pay. Throws 404 for no lock, 409 for one that was opened. */
export async function removeKunci(perbuatan: PerbuatanPelaku, id: number, alasan: string) {
  const { tx, pelaku } = perbuatan
  const sebelum = await requireKunci(tx, id)
  if (!(await openKunci(perbuatan, id, alasan))) {
    const kini = await requireKunci(tx, id)
    throw refuse('SUDAH_DIBUKA', { oleh: kini.dibuka_oleh ?? '' }, { data: wireKunci(kini) })
  }
  const { tahun, bulan, oleh } = sebelum
  await record(perbuatan, 'kunci_bulan', id, {
    sebelum: { tahun, bulan, lingkup: lingkupOf(sebelum), dikunci_oleh: oleh },
    sesudah: { alasan },
  })
  await tellBagi(
    perbuatan,
    sql`select id from pengguna where aktif and id <> ${pelaku.penggunaId}
      and (role = 'hrd' or id in (select pengguna_id from penyetuju_gaji_hr))`,
    {
      jenis: 'BULAN_DIBUKA',
      detailId: id,
      judul: 'Bulan yang terkunci dibuka lagi',
      isi: `${formatBulan({ tahun, bulan })}, ${lingkupOf(sebelum)}, dibuka oleh ${(await requireKunci(tx, id)).dibuka_oleh ?? 'HRD'}. Alasan: ${alasan}`,
    },
  )
  return wireKunci(await requireKunci(tx, id))
}

async function readLokasi(tx: Tx, lingkup: LingkupKunci, masa: Rentang): Promise<readonly number[] | null> {
  if (lingkup.kantor_id === undefined && lingkup.klien_id === undefined) return null
  const lokasi = await listLokasiOf(tx, lingkup, masa)
  if (lokasi === null) throw refuse('LOKASI_KUNCI_TIDAK_ADA')
  return lokasi
}

async function requireKunci(tx: Tx, id: number) {
  const [kunci] = await listKunci(tx, { id })
  if (kunci === undefined) throw refuse('KUNCI_TIDAK_ADA')
  return kunci
}

function lingkupOf({ kantor, klien }: Awaited<ReturnType<typeof requireKunci>>): string {
  return kantor?.nama ?? klien?.nama ?? 'Seluruh perusahaan'
}
