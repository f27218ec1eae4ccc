import { type Pelaku, lingkup } from '@rekan/domain/akses/akses'
import { listDiri, isSendiri } from '@rekan/domain/akses/urusan'
import { formatBulan } from '@rekan/domain/bulan'
import { TANYA_TERBANYAK } from '@rekan/domain/payroll/tanya'
import type { Db, Tx } from '../../../platform/db.ts'
import { invalid } from '../../../platform/errors.ts'
import type { Context } from '../../../platform/http.ts'
import { tell, tellHr } from '../../notifikasi/notifikasi.service.ts'
import { recordSlip } from '../baris/draf.service.ts'
import { type Slip, findSlip, listBaris } from '../baris/payroll.queries.ts'
import { isoOpsional } from '../baris/payroll.wire.ts'
import { refuse } from '../payroll.refusals.ts'
import { type Tanya, insertTanya, listTanya, listTanyaMeja, updateJawaban } from './tanya.queries.ts'
import type { Pandangan, PerbuatanPelaku } from '../../../platform/perbuatan.ts'

const TANYA = 'POST /payroll/{id}/tanya'
const JAWAB = 'POST /payroll/{id}/jawab'
const MEJA = 'GET /kelola/payroll/tanya'

/** What was asked of a payslip. Throws 404 for one that the reader may not see. */
export async function showTanya(db: Db | Tx, pelaku: Pelaku, id: number) {
  await requireTampak(db, pelaku, id)
  return (await listTanya(db, id)).map(wireTanya)
}

/** What waits for an answer, and what was answered last. */
export async function showTanyaMeja({ db, pelaku, saat }: Pandangan) {
  const semua = await listTanyaMeja(db, lingkup(pelaku, MEJA), listDiri(pelaku), saat)
  return semua.map((satu) => ({
    ...wireTanya(satu),
    slip: { id: satu.payroll_id, bulan: satu.bulan, tahun: satu.tahun },
    karyawan: { id: satu.karyawan_id, kode: satu.kode, nama: satu.nama },
  }))
}

/**
 * Asks HR about a line of one's own payslip. Throws 404 for one that the asker may not see, 403 for another's, 422 for a
 * line of another payslip and for too many questions.
 */
export async function createTanya(
  perbuatan: PerbuatanPelaku,
  id: number,
  { baris: barisId, pertanyaan }: Context<typeof TANYA>['body'],
): Promise<void> {
  const { tx, pelaku, saat } = perbuatan
  const slip = await requireTampak(tx, pelaku, id)
  if (slip.karyawan_id !== pelaku.karyawanId) throw refuse('BUKAN_WEWENANG')
  const baris = (await listBaris(tx, [id])).find((satu) => satu.id === barisId)
  if (baris === undefined) throw invalid({ baris: ['Baris ini tidak ada di slip gaji ini.'] })
  if ((await listTanya(tx, id)).length >= TANYA_TERBANYAK)
    throw invalid({ pertanyaan: [`Paling banyak ${TANYA_TERBANYAK} pertanyaan untuk satu slip gaji.`] })
  const tanyaId = await insertTanya(tx, {
    payroll_id: id,
    baris: baris.nama,
    pertanyaan,
    oleh_id: pelaku.penggunaId,
    dibuat_pada: new Date(saat),
  })
  await recordSlip(perbuatan, slip, { sesudah: { tanya: tanyaId, tentang: baris.nama } })
  await tellHr(perbuatan, slip.karyawan_id, {
    jenis: 'PAYROLL_DITANYAKAN',
    detailId: id,
    judul: 'Pertanyaan tentang slip gaji',
    isi: `${slip.nama} (${slip.kode}) bertanya tentang "${baris.nama}" pada slip gaji ${formatBulan(slip)}. Jawab di Slip Gaji, Pertanyaan.`,
  })
}

/**
 * Answers a question; its asker is told. Throws 404 for a payslip that the reader may not see, 403 for their own, 422 for a
 * question of another one, 409 for one that was answered.
 */
export async function answerTanya(
  perbuatan: PerbuatanPelaku,
  id: number,
  { tanya: tanyaId, jawaban }: Context<typeof JAWAB>['body'],
): Promise<void> {
  const { tx, pelaku } = perbuatan
  const slip = await requireTampak(tx, pelaku, id)
  if (isSendiri(pelaku, slip.karyawan_id)) throw refuse('SLIP_SENDIRI')
  const tanya = (await listTanya(tx, id)).find((satu) => satu.id === tanyaId)
  if (tanya === undefined) throw invalid({ tanya: ['Pertanyaan ini tidak ada pada slip gaji ini.'] })
  if (!(await updateJawaban(perbuatan, tanyaId, jawaban))) throw refuse('SUDAH_DIJAWAB')
  await recordSlip(perbuatan, slip, { sesudah: { tanya: tanyaId, tentang: tanya.baris } })
  await tell(perbuatan, {
    kepada: [tanya.oleh_id],
    jenis: 'PAYROLL_DIJAWAB',
    detailId: id,
    judul: 'Pertanyaan slip gaji dijawab',
    isi: `HRD menjawab pertanyaan Anda tentang "${tanya.baris}" pada slip gaji ${formatBulan(slip)}. Buka slipnya untuk membacanya.`,
  })
}

async function requireTampak(db: Db | Tx, pelaku: Pelaku, id: number): Promise<Slip> {
  const slip = await findSlip(db, pelaku, id)
  if (slip === undefined) throw refuse('SLIP_TIDAK_ADA')
  return slip
}

function wireTanya({ id, baris, pertanyaan, dibuat_pada, jawaban, dijawab_oleh, dijawab_pada }: Tanya) {
  return {
    id,
    baris,
    pertanyaan,
    dibuat_pada: new Date(dibuat_pada).toISOString(),
    jawaban,
    dijawab_oleh,
    dijawab_pada: isoOpsional(dijawab_pada),
  }
}
