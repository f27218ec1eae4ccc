import { type Pelaku, lingkup } from '@rekan/domain/akses/akses'
import { listDiri, isSendiri } from '@rekan/domain/akses/urusan'
import { type Bulan, bulanFrom, bulanLokal, formatBulan } from '@rekan/domain/bulan'
import { withAsalDikenal } from '@rekan/domain/payroll/asal'
import { type BarisSlip, type IsiSlip, judgeBulanSlip } from '@rekan/domain/payroll/payroll'
import type { Instan } from '@rekan/domain/waktu'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { invalid, requireVersi } from '../../../platform/errors.ts'
import type { Context } from '../../../platform/http.ts'
import { bulanDiminta, findZona, requirePemilik, holdKaryawan } from '../../penempatan/penempatan.service.ts'
import {
  type DasarKirim,
  judged,
  kolomDasar,
  kolomIsi,
  recordSlip,
  requireSetengah,
  slipBaru,
} from '../baris/draf.service.ts'
import { type Identitas, fetchIdentitas } from '../baris/identitas.queries.ts'
import {
  deleteSlip,
  findTerbaru,
  insertSlip,
  listSebulan,
  lockSlip,
  replaceBaris,
  updateSlip,
} from '../baris/kelola.queries.ts'
import { listTakBolehMenyusun, requireBolehMenyusun } from '../penyetuju/penyetuju.service.ts'
import { type Slip, findSlip, listBaris } from '../baris/payroll.queries.ts'
import { planSebulan } from '../susun/rencana.service.ts'
import { showSlip } from './payroll.service.ts'
import { wireDasar, wireKaryawan, wireRingkas } from '../baris/payroll.wire.ts'
import { refuse } from '../payroll.refusals.ts'
import type { PerbuatanPelaku } from '../../../platform/perbuatan.ts'

/** A page of a month's payslips and what the month comes to. */
export async function showSebulan(
  db: Db,
  clock: Clock,
  pelaku: Pelaku,
  { bulan, tahun, jenis = 'BULANAN', ...saringan }: Context<'GET /kelola/payroll'>['query'],
) {
  const saat = clock.now()
  const masa = bulanDiminta({ bulan, tahun }, await findZona(db, pelaku.karyawanId, saat), saat)
  const { baris, ...sisa } = await listSebulan(
    db,
    lingkup(pelaku, 'GET /kelola/payroll'),
    { ...saringan, ...masa, jenis, tanpa: await listTakBolehMenyusun(db, pelaku), sendiri: listDiri(pelaku) },
    saat,
  )
  return {
    ...sisa,
    data: baris.map((slip) => ({
      ...wireRingkas(slip),
      versi: slip.versi,
      karyawan: wireKaryawan(slip),
      sendiri: isSendiri(pelaku, slip.karyawan_id),
    })),
  }
}

/**
 * Makes a draft for a person's month. Throws 404 for nobody, 403 for one's own, 409 with its id for a month that has one,
 * 422 by field.
 */
export async function createSlip(
  perbuatan: PerbuatanPelaku,
  { karyawan_id, bulan, tahun, ...isian }: Context<'POST /kelola/payroll'>['body'],
): Promise<number> {
  const { tx, pelaku, saat } = perbuatan
  const tindakan = 'POST /kelola/payroll'
  await requirePemilik(perbuatan, tindakan, karyawan_id)
  await requireBolehMenyusun(tx, pelaku, karyawan_id)
  await holdKaryawan(tx, karyawan_id)
  const masa = { bulan, tahun }
  const orang = await requireBulan(tx, karyawan_id, masa, saat)
  const pengecualian = isian.pengecualian_potongan ?? null
  requireSetengah(masa, judged(isian), pengecualian)
  const isi = await withAsal(tx, judged(isian), { masa, karyawan_id, dasar: isian.dasar, saat }, [])
  const [ada] = await findTerbaru(tx, masa, [karyawan_id])
  if (ada !== undefined) throw refuse('SLIP_SUDAH_ADA', { masa: formatBulan(masa) }, { data: { id: ada.id } })
  const baru = {
    ...slipBaru(orang, masa, isi, isian.dasar ?? null, pelaku, saat),
    catatan: isian.catatan ?? null,
    pengecualian_potongan: pengecualian,
  }
  const id = (await insertSlip(tx, [baru])).get(karyawan_id)
  if (id === undefined) throw new Error('a payslip was not kept')
  await recordSlip(
    perbuatan,
    { ...baru, id, revisi: 0 },
    {
      sesudah: {
        baris: banyakBaris(isi),
        ...(pengecualian !== null && { pengecualian_potongan: pengecualian }),
      },
    },
  )
  return id
}

/**
 * Puts other lines in a draft's place. Throws 404 for what the caller may not see, 403 for their own, 409 for a published
 * one and, with the payslip as it is, for one that changed meanwhile, 422 by field.
 */
export async function editSlip(
  perbuatan: PerbuatanPelaku,
  id: number,
  { versi, ...isian }: Context<'POST /payroll/{id}'>['body'],
): Promise<void> {
  const { tx, pelaku, saat } = perbuatan
  const slip = await holdDraft(tx, pelaku, id)
  await requireVersi(slip.versi, versi, async () => showSlip(tx, pelaku, id))
  const judgedIsi = judged(isian)
  const pengecualian =
    isian.pengecualian_potongan === undefined ? slip.pengecualian_potongan : isian.pengecualian_potongan
  requireSetengah(slip, judgedIsi, pengecualian)
  if (slip.revisi > 0 && isian.catatan === null) throw invalid({ catatan: ['Alasan revisi harus diisi.'] })
  const [orang] = await fetchIdentitas(tx, slip, [slip.karyawan_id], saat)
  if (orang === undefined) throw new Error('a payslip of nobody')
  const dasar = isian.dasar === undefined ? wireDasar(slip) : isian.dasar
  const isi = await withAsal(
    tx,
    judgedIsi,
    { masa: slip, karyawan_id: slip.karyawan_id, dasar, saat: saat },
    await listBaris(tx, [id]),
  )
  await replaceBaris(tx, [{ id, isi }])
  await updateSlip(tx, [
    {
      id,
      ...kolomIsi(isi),
      ...kolomDasar(orang, slip, isi, dasar, slip.jenis),
      catatan: isian.catatan === undefined ? slip.catatan : isian.catatan,
      pengecualian_potongan: pengecualian,
      versi: versi + 1,
      diubah_oleh_id: pelaku.penggunaId,
    },
  ])
  const isBeda = pengecualian !== slip.pengecualian_potongan
  await recordSlip(perbuatan, slip, {
    sebelum: { versi, ...(isBeda && { pengecualian_potongan: slip.pengecualian_potongan }) },
    sesudah: {
      versi: versi + 1,
      baris: banyakBaris(isi),
      ...(isBeda && { pengecualian_potongan: pengecualian }),
    },
  })
}

/** Throws 404 for what the caller may not see, 403 for their own, 409 for a published one. */
export async function removeSlip(perbuatan: PerbuatanPelaku, id: number): Promise<void> {
  const { tx, pelaku } = perbuatan
  const slip = await holdDraft(tx, pelaku, id)
  await deleteSlip(tx, id)
  await recordSlip(perbuatan, slip, {
    sebelum: { status: slip.status, versi: slip.versi },
  })
}

/** A payslip, held. Throws 404 for what the caller may not see, 403 for their own that another made or nobody else approves. */
export async function holdSlip(tx: Tx, pelaku: Pelaku, id: number): Promise<Slip> {
  if ((await findSlip(tx, pelaku, id)) === undefined) throw refuse('SLIP_TIDAK_ADA')
  const [slip] = await lockSlip(tx, [id])
  if (slip === undefined) throw refuse('SLIP_TIDAK_ADA')
  if (isSendiri(pelaku, slip.karyawan_id) && slip.dibuat_oleh_id !== pelaku.penggunaId)
    throw refuse('SLIP_SENDIRI')
  await requireBolehMenyusun(tx, pelaku, slip.karyawan_id)
  return slip
}

async function holdDraft(tx: Tx, pelaku: Pelaku, id: number): Promise<Slip> {
  const slip = await holdSlip(tx, pelaku, id)
  if (slip.status === 'TERBIT') throw refuse('SLIP_TERBIT')
  return slip
}

async function requireBulan(tx: Tx, karyawanId: number, masa: Bulan, saat: Instan): Promise<Identitas> {
  const [orang] = await fetchIdentitas(tx, masa, [karyawanId], saat)
  if (orang === undefined) throw refuse('KARYAWAN_TIDAK_ADA')
  const tolak = judgeBulanSlip(masa, bulanLokal(saat, 'WIB'), {
    masuk: bulanFrom(orang.tanggal_masuk),
    keluar: orang.tanggal_keluar === null ? null : bulanFrom(orang.tanggal_keluar),
  })
  if (tolak !== undefined) throw invalid({ bulan: [tolak] })
  return orang
}

/**
 * The lines with what each was computed from, where it stands as it is proposed or as it was kept: what a caller says of
 * that is nobody's word.
 */
async function withAsal(
  tx: Tx,
  isi: IsiSlip,
  {
    masa,
    karyawan_id,
    dasar,
    saat,
  }: {
    readonly masa: Bulan
    readonly karyawan_id: number
    readonly dasar: DasarKirim | null | undefined
    readonly saat: Instan
  },
  tersimpan: readonly BarisSlip[],
): Promise<IsiSlip> {
  const [usulan] = await planSebulan(tx, masa, [karyawan_id], dasar ?? {}, saat)
  const diusulkan = usulan?.isi ? Object.values(usulan.isi).flat() : []
  return withAsalDikenal(isi, [...tersimpan, ...diusulkan])
}

function banyakBaris({ penghasilan, potongan, penghasilan_lain }: IsiSlip): number {
  return penghasilan.length + potongan.length + penghasilan_lain.length
}
