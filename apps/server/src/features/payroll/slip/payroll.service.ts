import type { Pelaku } from '@rekan/domain/akses/akses'
import { isSendiri } from '@rekan/domain/akses/urusan'
import { judgeTahunSlip } from '@rekan/domain/payroll/payroll'
import { recordLihat } from '../../../platform/audit.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { invalid } from '../../../platform/errors.ts'
import { akhirTautanRahasia } from '../../../platform/pictures.ts'
import { bulanDiminta, findZona } from '../../penempatan/penempatan.service.ts'
import {
  type Slip,
  findSlip,
  insertDilihat,
  isPengelolaSlip,
  listBaris,
  listDilihat,
  listMilik,
  listRevisi,
} from '../baris/payroll.queries.ts'
import { isoOpsional, wireDasar, wireRincian, wireRingkas } from '../baris/payroll.wire.ts'
import { isBolehMenyetujui, isBolehMenyusun } from '../penyetuju/penyetuju.service.ts'
import { storePdf } from '../pdf/pdf.service.ts'
import { refuse } from '../payroll.refusals.ts'
import type { Pandangan } from '../../../platform/perbuatan.ts'

/**
 * One's own payslips of a year, the current one by the office's clock unless told otherwise; none without an employee.
 * Throws 422 at `tahun` for a year that is not shown.
 */
export async function showMilik(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { karyawanId }: Pelaku,
  diminta: { readonly tahun?: number | undefined },
) {
  const saat = clock.now()
  const { tahun: tahunIni } = bulanDiminta({}, await findZona(db, karyawanId, saat), saat)
  const tahun = diminta.tahun ?? tahunIni
  const tolak = judgeTahunSlip(tahun, tahunIni)
  if (tolak !== undefined) throw invalid({ tahun: [tolak] })
  return karyawanId === null ? [] : (await listMilik(db, karyawanId, tahun)).map(wireRingkas)
}

/** A payslip. Throws 404 for what the reader may not see. */
export async function showSlip(db: Db | Tx, pelaku: Pelaku, id: number) {
  const slip = await requireSlip(db, pelaku, id)
  const revisi = await listRevisi(db, pelaku, slip)
  const isMenyetujui = slip.status === 'DRAFT' && (await isBolehMenyetujui(db, pelaku, slip))
  return {
    ...wireRincian(slip, await listBaris(db, [id])),
    persetujuan: isMenyetujui ? { versi: slip.versi } : null,
    riwayat: revisi.map((satu) => ({ ...satu, terbit_pada: isoOpsional(satu.terbit_pada) })),
    dilihat_oleh: isMilik(pelaku, slip) ? await showDilihat(db, id) : null,
    kelola: isPengelolaSlip(pelaku)
      ? {
          versi: slip.versi,
          dapat: hakFrom(
            slip,
            await mayCreate(db, pelaku, slip),
            isSendiri(pelaku, slip.karyawan_id),
            revisi[0]?.id === id,
          ),
          dasar: wireDasar(slip),
          pengecualian_potongan: slip.pengecualian_potongan,
        }
      : null,
  }
}

/** The same, noted in the audit trail and where its owner sees who looked at it. */
export async function openSlip({ db, clock }: Pick<Deps, 'db' | 'clock'>, pelaku: Pelaku, id: number) {
  await recordDilihat({ db, pelaku, saat: clock.now() }, await requireSlip(db, pelaku, id), 'detail')
  return showSlip(db, pelaku, id)
}

/** A link that gives a published payslip's PDF for a minute. Throws 404 for what the reader may not see, and for a draft. */
export async function openPdf(deps: Pick<Deps, 'db' | 'clock' | 'files'>, pelaku: Pelaku, id: number) {
  const slip = await requireSlip(deps.db, pelaku, id)
  if (slip.status !== 'TERBIT') throw refuse('SLIP_BELUM_ADA_PDF')
  const kunci = await storePdf(deps, slip)
  const saat = deps.clock.now()
  await recordDilihat({ db: deps.db, pelaku, saat }, slip, 'pdf')
  const sampai = akhirTautanRahasia(saat)
  return { url: deps.files.url(kunci, sampai), berlaku_sampai: new Date(sampai).toISOString() }
}

const PANGGILAN = { detail: 'GET /payroll/{id}', pdf: 'GET /payroll/{id}/slip-gaji' } as const

async function recordDilihat(
  { db, pelaku, saat }: Pandangan,
  slip: Slip,
  apa: keyof typeof PANGGILAN,
): Promise<void> {
  if (isMilik(pelaku, slip)) return
  const { id, karyawan_id: karyawanId, bulan, tahun } = slip
  await insertDilihat(db, id, pelaku.penggunaId, apa, saat)
  const dilihat = { objek: 'payroll', objekId: id, karyawanId, rincian: { bulan, tahun } } as const
  await recordLihat(db, pelaku, PANGGILAN[apa], [dilihat], saat)
}

async function requireSlip(db: Db | Tx, pelaku: Pelaku, id: number): Promise<Slip> {
  const slip = await findSlip(db, pelaku, id)
  if (slip === undefined) throw refuse('SLIP_TIDAK_ADA')
  return slip
}

function isMilik({ karyawanId }: Pelaku, { karyawan_id }: Slip): boolean {
  return karyawanId === karyawan_id
}

async function showDilihat(db: Db | Tx, id: number) {
  return (await listDilihat(db, id)).map(({ id: oleh, nama, apa, pada }) => ({
    oleh: { id: oleh, nama },
    apa,
    pada: new Date(pada).toISOString(),
  }))
}

/**
 * Whether the caller may change a slip. Of their own slips, somebody of HR may change those that they made themselves,
 * once an approver is named, and none that a colleague made.
 */
async function mayCreate(db: Db | Tx, pelaku: Pelaku, slip: Slip): Promise<boolean> {
  const isDibuatLain = isSendiri(pelaku, slip.karyawan_id) && slip.dibuat_oleh_id !== pelaku.penggunaId
  return !isDibuatLain && isBolehMenyusun(db, pelaku, slip.karyawan_id)
}

/** Nobody publishes their own. Of a month the newest alone is put right. */
function hakFrom(slip: Slip, isBoleh: boolean, isDiri: boolean, isTerbaru: boolean) {
  const draft = slip.status === 'DRAFT' && isBoleh
  return {
    ubah: draft,
    hapus: draft,
    bagikan: draft && slip.dibagikan_pada === null,
    terbitkan: draft && !isDiri,
    revisi: slip.status === 'TERBIT' && isBoleh && isTerbaru,
  }
}
