import type { Pelaku } from '@rekan/domain/akses/akses'
import { isSendiri } from '@rekan/domain/akses/urusan'
import { judgeMulaiUpah, judgePokokUpah } from '@rekan/domain/karyawan/upah'
import { type DiBawahMinimum, judgeUpahMinimum } from '@rekan/domain/karyawan/upah-minimum'
import type { UpahSejak } from '@rekan/domain/payroll/gaji'
import type { Upah } from '@rekan/domain/pengajuan/lembur/upah-lembur'
import { type Tanggal, tanggalLokal } from '@rekan/domain/waktu'
import type { Rincian } from '../../platform/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { invalid } from '../../platform/errors.ts'
import type { Context } from '../../platform/http.ts'
import {
  type Dipegang,
  holdKaryawan,
  judgePemilik,
  requirePemilik,
} from '../penempatan/penempatan.service.ts'
import { fetchDasarLokasi, judgeUpahOrang } from './minimum.service.ts'
import {
  type BarisUpah,
  fetchTanggalMasuk,
  fetchUpahPada,
  listUpah,
  listUpahAntara,
  upsertUpah,
} from './upah.queries.ts'
import { refuse } from './upah.refusals.ts'
import { type PerbuatanPelaku, record } from '../../platform/perbuatan.ts'

const CATAT = 'POST /karyawan/{id}/upah'

type IsianUpah = Context<typeof CATAT>['body']

/** What somebody earns and has earned, newest first. Throws 404 for nobody. */
export async function showUpah(db: Db | Tx, clock: Clock, pelaku: Pelaku, karyawanId: number) {
  await requirePemilik({ db, pelaku, saat: clock.now() }, 'GET /karyawan/{id}/upah', karyawanId)
  return (await listUpah(db, karyawanId)).map(({ dibuat_pada, ...upah }) => ({
    ...upah,
    pada: new Date(dibuat_pada).toISOString(),
  }))
}

/**
 * Records what somebody earns from a day on; the same day again replaces it, before and after in the audit trail.
 * Gives what of it is below the minimum of the site. Throws 404 for nobody, 403 for one's own wage, 422 at `mulai`.
 */
export async function recordUpah(
  perbuatan: PerbuatanPelaku,
  karyawanId: number,
  isian: IsianUpah,
): Promise<readonly DiBawahMinimum[]> {
  const { tx, saat } = perbuatan
  const { zona } = await requirePemilik(perbuatan, CATAT, karyawanId)
  await holdKaryawan(tx, karyawanId)
  await writeUpah(perbuatan, { karyawanId, zona }, isian, await listUpah(tx, karyawanId))
  // A minimum is of a year: of a wage that began long ago it is asked for today.
  const hariIni = tanggalLokal(saat, zona)
  const { satuan, pokok, tunjangan_tetap: tunjanganTetap, mulai } = isian
  const tanggal = mulai > hariIni ? mulai : hariIni
  const kurang = await judgeUpahOrang(tx, karyawanId, tanggal, { satuan, pokok, tunjanganTetap })
  return kurang === null ? [] : [kurang]
}

/**
 * As `recordUpah`, of somebody who is held; the same wage from the same day is none, and false. Throws 404 for a caller
 * who may not.
 */
export async function importUpah(
  perbuatan: PerbuatanPelaku,
  dipegang: Dipegang,
  isian: IsianUpah,
): Promise<boolean> {
  const { tx, pelaku } = perbuatan
  judgePemilik(pelaku, CATAT, dipegang)
  const semua = dipegang.isBaru ? [] : await listUpah(tx, dipegang.karyawanId)
  const lama = semua.find(({ mulai }) => mulai === isian.mulai)
  const nama = ['satuan', 'pokok', 'tunjangan_tetap', 'tunjangan_tidak_tetap'] as const
  const { bersih = lama?.bersih } = isian
  if (lama !== undefined && lama.bersih === bersih && nama.every((satu) => lama[satu] === isian[satu]))
    return false
  await writeUpah(perbuatan, dipegang, isian, semua)
  return true
}

async function writeUpah(
  perbuatan: PerbuatanPelaku,
  { karyawanId, zona }: Pick<Dipegang, 'karyawanId' | 'zona'>,
  isian: IsianUpah,
  semua: readonly BarisUpah[],
): Promise<void> {
  const { tx, pelaku, saat } = perbuatan
  if (isSendiri(pelaku, karyawanId)) throw refuse('UPAH_SENDIRI')
  const tanggalMasuk = await fetchTanggalMasuk(tx, karyawanId)
  const tolak = judgeMulaiUpah(isian.mulai, tanggalMasuk, tanggalLokal(saat, zona))
  if (tolak !== undefined) throw invalid({ mulai: [tolak] })
  const tolakPokok = judgePokokUpah(isian.satuan, isian.pokok)
  if (tolakPokok !== undefined) throw invalid({ pokok: [tolakPokok] })
  const lama = semua.find(({ mulai }) => mulai === isian.mulai)
  const oleh = pelaku.penggunaId
  const bersih = isian.bersih ?? semua.find(({ mulai }) => mulai <= isian.mulai)?.bersih ?? false
  await upsertUpah(tx, {
    karyawan_id: karyawanId,
    ...isian,
    bersih,
    dibuat_oleh_id: oleh,
    dibuat_pada: new Date(saat),
  })
  await record(perbuatan, 'upah', `${karyawanId} ${isian.mulai}`, {
    sebelum: lama === undefined ? null : rincian(lama),
    sesudah: rincian({ ...isian, bersih }),
  })
}

/** Whose wage of a day is below the minimum of their site, by karyawan. Only readers who may see wages may be given it. */
export async function fetchDiBawahMinimum(
  db: Db | Tx,
  diminta: readonly { readonly karyawanId: number; readonly tanggal: Tanggal }[],
): Promise<ReadonlyMap<number, DiBawahMinimum>> {
  const upah = await fetchUpah(db, diminta)
  const lokasi = await fetchDasarLokasi(db, diminta)
  return new Map(
    diminta.flatMap(({ karyawanId, tanggal }, i) => {
      const [tempat, milik] = [lokasi.get(karyawanId), upah[i] ?? null]
      const kurang =
        milik && judgeUpahMinimum(milik, tempat?.hari_seminggu ?? 5, tanggal, tempat?.minimum ?? null)
      return kurang === null ? [] : [[karyawanId, kurang] as const]
    }),
  )
}

/** What people earn on days, in the order asked; null where nothing is on record. Only for who may see wages. */
export async function fetchUpah(
  db: Db | Tx,
  diminta: readonly { readonly karyawanId: number; readonly tanggal: Tanggal }[],
): Promise<readonly (Upah | null)[]> {
  return (await fetchUpahPada(db, diminta)).map((upah) => upah && upahFrom(upah))
}

/** What people earn from a day on within some days, after the first of them, by karyawan, oldest first. */
export async function listPerubahanUpah(
  db: Db | Tx,
  karyawanIds: readonly number[],
  dari: Tanggal,
  sampai: Tanggal,
): Promise<ReadonlyMap<number, readonly UpahSejak[]>> {
  const semua = await listUpahAntara(db, karyawanIds, dari, sampai)
  return Map.groupBy(
    semua.map(({ karyawan_id, mulai, ...upah }) => ({ karyawan_id, mulai, upah: upahFrom(upah) })),
    (satu) => satu.karyawan_id,
  )
}

function upahFrom(
  upah: Pick<BarisUpah, 'satuan' | 'pokok' | 'tunjangan_tetap' | 'tunjangan_tidak_tetap' | 'bersih'>,
): Upah {
  return {
    satuan: upah.satuan,
    pokok: upah.pokok,
    tunjanganTetap: upah.tunjangan_tetap,
    tunjanganTidakTetap: upah.tunjangan_tidak_tetap,
    bersih: upah.bersih,
  }
}

function rincian({
  satuan,
  pokok,
  tunjangan_tetap,
  tunjangan_tidak_tetap,
  bersih,
}: Omit<BarisUpah, 'oleh' | 'dibuat_pada'>): Rincian {
  return { satuan, pokok, tunjangan_tetap, tunjangan_tidak_tetap, bersih }
}
