import { type Pelaku, lingkup } from '@rekan/domain/akses/akses'
import { type Bulan, bulanLokal } from '@rekan/domain/bulan'
import {
  type IsiSlip,
  POTONGAN_BERLEBIH,
  judgeBulanSlip,
  judgeSlip,
  totalSlip,
} from '@rekan/domain/payroll/payroll'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db.ts'
import { invalid } from '../../../platform/errors.ts'
import type { Context } from '../../../platform/http.ts'
import { listDalamLingkup } from '../../penempatan/lingkup.sql.ts'
import { requirePemilik } from '../../penempatan/penempatan.service.ts'
import { isBerlebih, slipBaru } from '../baris/draf.service.ts'
import { wireIsi } from '../baris/payroll.wire.ts'
import type { Identitas } from '../baris/identitas.queries.ts'
import { findTerbaru, insertSlip } from '../baris/kelola.queries.ts'
import { listTakBolehMenyusun, requireBolehMenyusun } from '../penyetuju/penyetuju.service.ts'
import { type Usulan, planSebulan } from './rencana.service.ts'
import { refuse } from '../payroll.refusals.ts'
import { type PerbuatanPelaku, record } from '../../../platform/perbuatan.ts'

/**
 * Lines for a person's month from wage, overtime, BPJS and PPh 21, and what should be looked at. Throws 404 for nobody,
 * 403 for one's own.
 */
export async function showUsulan(
  db: Db,
  clock: Clock,
  pelaku: Pelaku,
  { karyawan_id, bulan, tahun, ...dasar }: Context<'GET /kelola/payroll/usulan'>['query'],
) {
  await requirePemilik({ db, pelaku, saat: clock.now() }, 'GET /kelola/payroll/usulan', karyawan_id)
  await requireBolehMenyusun(db, pelaku, karyawan_id)
  const [usulan] = await planSebulan(db, { bulan, tahun }, [karyawan_id], dasar, clock.now())
  if (usulan === undefined) throw refuse('KARYAWAN_TIDAK_ADA')
  const isi = usulan.isi ?? { penghasilan: [], potongan: [], penghasilan_lain: [] }
  return {
    ...wireIsi(isi),
    ...totalSlip(isi),
    dasar: usulan.dasar && { ...usulan.dasar, bruto_pajak: usulan.isi ? usulan.bruto : 0 },
    peringatan: [...(usulan.isi ? [] : [usulan.alasan]), ...usulan.peringatan],
  }
}

/**
 * Creates drafts of a month for everybody who worked in it, or for the people named, unless they have one. Everybody
 * left out is named with the reason. Throws 422 if the month is too far ahead.
 */
export async function composeSebulan(
  perbuatan: PerbuatanPelaku,
  { karyawan_ids, ...masa }: Context<'POST /kelola/payroll/susun'>['body'],
) {
  const { tx, pelaku, saat } = perbuatan
  const kini = bulanLokal(saat, 'WIB')
  const tolak = judgeBulanSlip(masa, kini, { masuk: masa, keluar: null })
  if (tolak !== undefined) throw invalid({ bulan: [tolak] })
  const siapa = lingkup(pelaku, 'POST /kelola/payroll/susun')
  const milik = new Set(await listDalamLingkup(tx, siapa, saat, karyawan_ids))
  const semua = (await planSebulan(tx, masa, karyawan_ids ?? 'semua', {}, saat)).filter(({ orang }) =>
    milik.has(orang.karyawan_id),
  )
  const ada = new Set(
    (await findTerbaru(tx, masa, karyawan_ids ?? 'semua')).map(({ karyawan_id }) => karyawan_id),
  )
  const sendiri = await listTakBolehMenyusun(tx, pelaku)
  const dilewati: { karyawan: ReturnType<typeof sebutan>; alasan: string }[] = []
  const disusun: Extract<Usulan, { isi: IsiSlip }>[] = []
  for (const usulan of semua) {
    const alasan = alasanLewat(masa, usulan, sendiri, ada)
    if (usulan.isi !== null && alasan === null) disusun.push(usulan)
    else if (alasan !== null) dilewati.push({ karyawan: sebutan(usulan.orang), alasan })
  }
  const dibuat = await insertSlip(
    tx,
    disusun.map(({ orang, isi, dasar }) => slipBaru(orang, masa, isi, dasar, pelaku, saat)),
  )
  if (dibuat.size > 0)
    await record(perbuatan, 'payroll', `${masa.tahun}-${masa.bulan}`, {
      sesudah: { ...masa, dibuat: dibuat.size, ids: [...dibuat.values()] },
    })
  return {
    dibuat: dibuat.size,
    dilewati,
    peringatan: disusun.flatMap(({ orang, peringatan }) =>
      dibuat.has(orang.karyawan_id) ? peringatan.map((pesan) => ({ karyawan: sebutan(orang), pesan })) : [],
    ),
  }
}

function alasanLewat(
  masa: Bulan,
  usulan: Usulan,
  sendiri: readonly number[],
  ada: ReadonlySet<number>,
): string | null {
  if (ada.has(usulan.orang.karyawan_id)) return 'Sudah ada slip gaji bulan ini.'
  if (sendiri.includes(usulan.orang.karyawan_id)) return refuse('SLIP_SENDIRI').message
  if (usulan.isi === null) return usulan.alasan
  const salah = Object.values(judgeSlip(usulan.isi) ?? {})[0]
  return salah ?? (isBerlebih(masa, usulan.isi) ? POTONGAN_BERLEBIH : null)
}

function sebutan({ karyawan_id, kode, nama }: Identitas) {
  return { id: karyawan_id, kode, nama }
}
