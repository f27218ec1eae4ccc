import { listDiri } from '@rekan/domain/akses/urusan'
import { bulanLokal } from '@rekan/domain/bulan'
import { formatPeriode, isPeriodeSelesai, judgeBulanSlip } from '@rekan/domain/payroll/payroll'
import { hariBarat, isoLokal } from '@rekan/domain/waktu'
import type { Db } from '../../../platform/db.ts'
import { invalid } from '../../../platform/errors.ts'
import type { Answer, Context } from '../../../platform/http.ts'
import { findPerusahaan } from '../../perusahaan/kop/perusahaan.sql.ts'
import { listTakBolehMenyusun } from '../penyetuju/penyetuju.service.ts'
import { refuse } from '../payroll.refusals.ts'
import {
  findProses,
  insertProses,
  listBelumSlip,
  listDraf,
  type Proses,
  updateStatus,
} from './proses.queries.ts'
import { type PerbuatanPelaku, record, wake } from '../../../platform/perbuatan.ts'

export const JOB_PROSES = 'proses-gaji'
const SUSUN = 'POST /kelola/payroll/proses/susun'
const TERBITKAN = 'POST /kelola/payroll/proses/terbitkan'

type Wire = NonNullable<Answer<'GET /kelola/payroll/proses'>['data']>

const KOSONG = {
  jadi: 0,
  dilewati: [],
  jumlah_dilewati: 0,
  peringatan: [],
  jumlah_peringatan: 0,
  sebab: null,
}

/** The last one, whoever's. */
export async function showProses(db: Db): Promise<Wire | null> {
  const satu = await findProses(db)
  return satu === undefined ? null : wireProses(satu)
}

/**
 * Lets a job make the payslips that a month misses. Throws 409 while another one is under way and where none is missed, 422 for a
 * month too far ahead.
 */
export async function startSusun(
  perbuatan: PerbuatanPelaku,
  masa: Context<typeof SUSUN>['body'],
): Promise<Wire> {
  const { tx, pelaku, saat } = perbuatan
  const tolak = judgeBulanSlip(masa, bulanLokal(saat, 'WIB'), { masuk: masa, keluar: null })
  if (tolak !== undefined) throw invalid({ bulan: [tolak] })
  const sendiri = await listTakBolehMenyusun(tx, pelaku)
  const ids = [...(await listBelumSlip(tx, masa, sendiri))]
  const baru = { jenis: 'SUSUN', slip: 'BULANAN', sebelum_akhir: false, ids, versi: null, ...masa } as const
  return startProses(perbuatan, baru)
}

/**
 * Lets a job publish a month's drafts of a kind. Throws 409 while another one is under way, where there are none or others than were
 * shown, and as `publishSlip` does.
 */
export async function startTerbit(
  perbuatan: PerbuatanPelaku,
  { banyak, gaji_bersih, sebelum_akhir, slip, ...masa }: Context<typeof TERBITKAN>['body'],
): Promise<Wire> {
  const { tx, pelaku, saat } = perbuatan
  if ((await findPerusahaan(tx)).nama === null) throw refuse('PERUSAHAAN_BELUM_DIISI')
  if (slip === 'BULANAN' && !sebelum_akhir && !isPeriodeSelesai(masa, hariBarat(saat)))
    throw refuse('PERIODE_BELUM_SELESAI', { periode: formatPeriode(masa) })
  const draf = await listDraf(tx, masa, slip, listDiri(pelaku))
  const bersih = draf.reduce((n, satu) => n + satu.gaji_bersih, 0)
  if (draf.length > 0 && (draf.length !== banyak || bersih !== gaji_bersih)) throw refuse('SLIP_BERUBAH')
  const [ids, versi] = [draf.map(({ id }) => id), draf.map((satu) => satu.versi)]
  const baru = { jenis: 'TERBITKAN', slip, sebelum_akhir, ids, versi, ...masa } as const
  return startProses(perbuatan, baru)
}

type ProsesBaru = Omit<Parameters<typeof insertProses>[1], 'oleh_id' | 'hasil'>

async function startProses(perbuatan: PerbuatanPelaku, baru: ProsesBaru): Promise<Wire> {
  const { tx, pelaku, saat } = perbuatan
  if (baru.ids.length === 0) throw refuse('PROSES_KOSONG')
  const oleh = pelaku.penggunaId
  if (!(await insertProses(tx, { ...baru, oleh_id: oleh, hasil: KOSONG }, saat)))
    throw refuse('PROSES_BERJALAN', { oleh: (await findProses(tx))?.oleh ?? 'Orang lain' })
  const { bulan, tahun, slip, ids } = baru
  await record(perbuatan, 'payroll', `${tahun}-${bulan}`, {
    sesudah: { bulan, tahun, slip, banyak: ids.length },
  })
  wake(perbuatan, JOB_PROSES)
  return wireProses((await findProses(tx)) as Proses)
}

/** Calls off the one that is under way, whoever's; what is done stays. Throws 409 where none is. */
export async function cancelProses(perbuatan: PerbuatanPelaku): Promise<Wire> {
  const { tx } = perbuatan
  const satu = await findProses(tx)
  if (satu === undefined || !(await updateStatus(tx, satu.id, 'BATAL'))) throw refuse('PROSES_TIDAK_BERJALAN')
  await record(perbuatan, 'payroll', `${satu.tahun}-${satu.bulan}`, {
    sesudah: { jenis: satu.jenis, bulan: satu.bulan, tahun: satu.tahun },
  })
  return wireProses((await findProses(tx)) as Proses)
}

function wireProses({ dibuat_pada, hasil, ...satu }: Proses): Wire {
  return {
    ...satu,
    hasil: { ...hasil, dilewati: [...hasil.dilewati], peringatan: [...hasil.peringatan] },
    dibuat_pada: isoLokal(dibuat_pada, 'WIB'),
  }
}
