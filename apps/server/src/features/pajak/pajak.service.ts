import type { Pelaku } from '@rekan/domain/akses/akses'
import { isSendiri } from '@rekan/domain/akses/urusan'
import {
  DATA_PAJAK,
  NAMA_PAJAK,
  PAJAK_WAJIB,
  type Pajak,
  isNpwpValid,
  judgePajak,
} from '@rekan/domain/karyawan/data-pajak'
import type { Ptkp } from '@rekan/domain/payroll/pajak'
import { maskNomor } from '@rekan/domain/teks/samar'
import { hariBarat, type Instan } from '@rekan/domain/waktu'
import { type Rincian, recordLihat } from '../../platform/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { requireBukanMilikPembuka } from '../auth/akun/dibuka.service.ts'
import { invalid, requireVersi } from '../../platform/errors.ts'
import type { Context } from '../../platform/http.ts'
import {
  type Dipegang,
  holdKaryawan,
  judgePemilik,
  requirePemilik,
} from '../penempatan/penempatan.service.ts'
import { type BarisPajak, fetchPajak, findPajak, replacePtkp, upsertPajak } from './pajak.queries.ts'
import { refuse } from './pajak.refusals.ts'
import { type PerbuatanPelaku, record, type Pandangan } from '../../platform/perbuatan.ts'

const CATAT = 'POST /kelola/karyawan/{id}/pajak'

export type IsianPajak = Omit<Context<'POST /kelola/karyawan/{id}/pajak'>['body'], 'versi'>

/** What is on record of somebody's tax and BPJS. Throws 404 for nobody. */
export async function showPajak(pandangan: Pandangan, karyawanId: number) {
  const { db, saat } = pandangan
  await requirePemilik(pandangan, LIHAT, karyawanId)
  const baris = await findPajak(db, karyawanId)
  const pajak = pajakFrom(baris, tahunIni(saat))
  return {
    ...baris,
    ptkp: [...baris.ptkp],
    bpjs_tk_program: [...baris.bpjs_tk_program],
    kurang: PAJAK_WAJIB.filter((nama) => pajak[nama] === null),
  }
}

const LIHAT = 'GET /kelola/karyawan/{id}/pajak'

/** The same, noted in the audit trail. */
export async function openPajak(db: Db, clock: Clock, pelaku: Pelaku, karyawanId: number) {
  const pajak = await showPajak({ db, pelaku, saat: clock.now() }, karyawanId)
  const dilihat = { objek: 'pajak_karyawan', objekId: karyawanId, karyawanId } as const
  await recordLihat(db, pelaku, LIHAT, [dilihat], clock.now())
  return pajak
}

/**
 * Records what tax and BPJS follow from; absent fields stay. Throws 404 for nobody, 403 for one's own, 422 by field, 409
 * with the record once there is a newer version than the one given. False when nothing differs.
 */
export async function recordPajak(
  perbuatan: PerbuatanPelaku,
  karyawanId: number,
  { versi, ...isian }: IsianPajak & { readonly versi?: number },
): Promise<boolean> {
  const { tx, pelaku } = perbuatan
  await requirePemilik(perbuatan, CATAT, karyawanId)
  if (isSendiri(pelaku, karyawanId)) throw refuse('PAJAK_SENDIRI')
  await holdKaryawan(tx, karyawanId)
  const baris = await findPajak(tx, karyawanId)
  await requireVersi(baris.versi, versi, async () => showPajak(perbuatan, karyawanId))
  return writePajak(perbuatan, karyawanId, isian, baris)
}

/** As `recordPajak`, of somebody who is held. Throws 404 for a caller who may not. */
export async function importPajak(
  perbuatan: PerbuatanPelaku,
  dipegang: Dipegang,
  isian: IsianPajak,
): Promise<boolean> {
  const { tx, pelaku } = perbuatan
  const { karyawanId } = judgePemilik(pelaku, CATAT, dipegang)
  return writePajak(perbuatan, karyawanId, isian, await findPajak(tx, karyawanId))
}

async function writePajak(
  perbuatan: PerbuatanPelaku,
  karyawanId: number,
  isian: IsianPajak,
  baris: BarisPajak,
): Promise<boolean> {
  const { tx, pelaku, saat } = perbuatan
  const tahun = isian.ptkp_tahun ?? tahunIni(saat)
  const lama = pajakFrom(baris, tahun)
  const baru = mergePajak(lama, isian, tahun)
  const salah = Object.entries(judgePajak(baru))
  if (salah.length > 0) throw invalid(Object.fromEntries(salah.map(([nama, pesan]) => [nama, [pesan]])))
  if (JSON.stringify(lama) === JSON.stringify(baru)) return false
  if (isSendiri(pelaku, karyawanId)) throw refuse('PAJAK_SENDIRI')
  await requireBukanMilikPembuka(perbuatan, karyawanId)
  const { ptkp, ptkp_tahun: _, tanggungan, ...pajak } = baru
  await upsertPajak(tx, {
    ...pajak,
    karyawan_id: karyawanId,
    bpjs_tk_program: [...pajak.bpjs_tk_program],
  })
  if (ptkp !== lama.ptkp || tanggungan !== lama.tanggungan)
    await replacePtkp(
      tx,
      karyawanId,
      ptkp === null ? (lama.ptkp_tahun ?? tahun) : tahun,
      ptkp === null ? null : { ptkp, tanggungan: tanggungan ?? 0 },
    )
  await record(perbuatan, 'pajak_karyawan', karyawanId, {
    sebelum: rincianFrom(lama),
    sesudah: rincianFrom(baru),
  })
  return true
}

/** By karyawan, what a year's tax follows from, as far as it is on record. For who may see pay. */
export async function fetchDasarPajak(
  db: Db | Tx,
  tahun: number,
  karyawanIds: readonly number[],
): Promise<ReadonlyMap<number, { readonly ptkp?: Ptkp; readonly npwp_valid?: boolean }>> {
  const semua = await fetchPajak(db, tahun, karyawanIds)
  return new Map(
    [...semua].map(([id, { ptkp, status_npwp }]) => [
      id,
      { ...(ptkp && { ptkp }), ...(status_npwp && { npwp_valid: isNpwpValid(status_npwp) }) },
    ]),
  )
}

/** PTKP is fixed for a calendar year. */
function tahunIni(saat: Instan): number {
  return Number(hariBarat(saat).slice(0, 4))
}

/** The record as a year has it: the PTKP of that year, else of the latest before it. */
function pajakFrom(baris: BarisPajak, tahun: number): Pajak {
  const milik = baris.ptkp.find((satu) => satu.tahun <= tahun)
  return {
    ptkp: milik?.ptkp ?? null,
    ptkp_tahun: milik?.tahun ?? null,
    tanggungan: milik?.tanggungan ?? null,
    status_npwp: baris.status_npwp,
    npwp: baris.npwp,
    agama: baris.agama,
    bpjs_kesehatan_mulai: baris.bpjs_kesehatan_mulai,
    bpjs_kesehatan_sampai: baris.bpjs_kesehatan_sampai,
    bpjs_tk_mulai: baris.bpjs_tk_mulai,
    bpjs_tk_sampai: baris.bpjs_tk_sampai,
    bpjs_tk_program: baris.bpjs_tk_program,
  }
}

function mergePajak(lama: Pajak, isian: IsianPajak, tahun: number): Pajak {
  const { bpjs_tk_program: program, ...isi } = isian
  const diisi = Object.fromEntries(Object.entries(isi).filter(([, nilai]) => nilai !== undefined))
  const baru: Pajak = {
    ...lama,
    ...diisi,
    bpjs_tk_program: program === undefined ? lama.bpjs_tk_program : [...(program ?? [])],
  }
  // Another status takes the number with it, unless one is sent.
  const npwp = isian.npwp === undefined && baru.status_npwp !== 'NPWP' ? null : baru.npwp
  if (baru.ptkp === null) return { ...baru, npwp, ptkp_tahun: null }
  const terhitung = Number(baru.ptkp.at(-1))
  const isTetap = baru.ptkp === lama.ptkp
  const tanggungan = isian.tanggungan ?? (isTetap ? lama.tanggungan : null) ?? terhitung
  const isSama = isTetap && tanggungan === lama.tanggungan
  return { ...baru, npwp, tanggungan, ptkp_tahun: isSama ? lama.ptkp_tahun : tahun }
}

function rincianFrom(pajak: Pajak): Rincian {
  return Object.fromEntries(
    NAMA_PAJAK.map((nama) => {
      const nilai = pajak[nama]
      return [nama, 'tertutup' in DATA_PAJAK[nama] && nilai !== null ? maskNomor(String(nilai)) : nilai]
    }),
  )
}
