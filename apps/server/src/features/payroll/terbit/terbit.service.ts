import { mayComposeSlip } from '@rekan/domain/akses/slip'
import { isSendiri } from '@rekan/domain/akses/urusan'
import type { Bulan } from '@rekan/domain/bulan'
import { formatBulan } from '@rekan/domain/bulan'
import {
  type IsiSlip,
  type KelompokBaris,
  formatPeriode,
  isPeriodeSelesai,
} from '@rekan/domain/payroll/payroll'
import { type Instan, hariBarat } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import type { Context } from '../../../platform/http.ts'
import { listTertahan } from '../../auth/akun/dibuka.service.ts'
import { findPerusahaan } from '../../perusahaan/kop/perusahaan.sql.ts'
import { requireDuaOrang, tellPenjaga } from '../../penempatan/urusan.service.ts'
import { formatKembar, listKembar } from '../../karyawan/data/kembar.sql.ts'
import { tell } from '../../notifikasi/notifikasi.service.ts'
import { type Identitas, cetakFrom, fetchIdentitas } from '../baris/identitas.queries.ts'
import { kabarPersetujuan, kabarSlip } from './kabar.text.ts'
import {
  type UbahSlip,
  findTerbaru,
  insertSlip,
  listBelumDisetujui,
  listSlipPertama,
  lockSlip,
  queuePdf,
  updateSlip,
} from '../baris/kelola.queries.ts'
import { recordSlip, slipBaru } from '../baris/draf.service.ts'
import { holdSlip } from '../slip/kelola.service.ts'
import { findPenyetuju } from '../penyetuju/penyetuju.queries.ts'
import { isBolehMenyetujui, isOrangKeduaWajib } from '../penyetuju/penyetuju.service.ts'
import { type BarisTersimpan, type Slip, findSlip, listBaris } from '../baris/payroll.queries.ts'
import { wireDasar } from '../baris/payroll.wire.ts'
import { refuse } from '../payroll.refusals.ts'
import { type PerbuatanPelaku, recordTogether, wake } from '../../../platform/perbuatan.ts'

type Hasil = {
  readonly id: number
  readonly hasil: 'BERHASIL' | 'SUDAH' | 'GAGAL'
  readonly pesan: string | null
}
/** A payslip as somebody chose it */
type Pilihan = Pick<Slip, 'id' | 'versi'>
type Langkah = {
  readonly jenis: 'PAYROLL_DIBAGIKAN' | 'PAYROLL_TERBIT'
  readonly isSudah: (slip: Slip) => boolean
  /** Whether one waits for its approval */
  readonly isTertahan?: (slip: Slip) => boolean
  /** Throws where one that is to be changed stops all of them */
  readonly judge?: (slip: Slip) => void
  readonly ubah: (slip: Slip, orang: Identitas) => UbahSlip
}

/**
 * Shows drafts to their owners and tells them. Each slip has its own result: a slip that has changed since it was
 * chosen fails, a slip that is shown already counts as done.
 */
export async function shareSlip(perbuatan: PerbuatanPelaku, dipilih: readonly Pilihan[]): Promise<Hasil[]> {
  const { saat } = perbuatan
  const dibagikan_pada = new Date(saat)
  return applyEach(perbuatan, dipilih, {
    jenis: 'PAYROLL_DIBAGIKAN',
    isSudah: (slip) => slip.status === 'TERBIT' || slip.dibagikan_pada !== null,
    ubah: () => ({ dibagikan_pada }),
  })
}

/**
 * Publishes drafts for good: with the names as they are now, the head of the company, and a PDF soon after. Owners are
 * told. Each has its own result, as in `shareSlip`. Throws 409 while the company has no name, and, unless they are meant
 * to come before it, while one's month has not come to its last day.
 */
export async function publishSlip(
  perbuatan: PerbuatanPelaku,
  { slip: dipilih, sebelum_akhir }: Context<'POST /kelola/payroll/terbitkan'>['body'],
): Promise<Hasil[]> {
  const { tx, pelaku, saat, tindakan } = perbuatan
  const { nama: perusahaan_nama, alamat: perusahaan_alamat, kop_id } = await findPerusahaan(tx)
  if (perusahaan_nama === null) throw refuse('PERUSAHAAN_BELUM_DIISI')
  const tertahan =
    tindakan === 'POST /kelola/payroll/terbitkan' && (await isOrangKeduaWajib(tx, pelaku.penggunaId, saat))
      ? await listBelumDisetujui(
          tx,
          dipilih.map(({ id }) => id),
        )
      : new Set<number>()
  const hasil = await applyEach(perbuatan, dipilih, {
    isTertahan: ({ id }) => tertahan.has(id),
    jenis: 'PAYROLL_TERBIT',
    isSudah: (slip) => slip.status === 'TERBIT',
    judge: (slip) => {
      if (slip.jenis === 'BULANAN' && !sebelum_akhir && !isPeriodeSelesai(slip, hariBarat(saat)))
        throw refuse('PERIODE_BELUM_SELESAI', { periode: formatPeriode(slip) })
    },
    ubah: (_slip, orang) => ({
      ...cetakFrom(orang),
      perusahaan_nama,
      perusahaan_alamat,
      kop_id,
      status: 'TERBIT',
      terbit_oleh_id: pelaku.penggunaId,
      terbit_pada: new Date(saat),
    }),
  })
  const terbit = hasil.filter((satu) => satu.hasil === 'BERHASIL').map(({ id }) => id)
  await tellKembar(perbuatan, terbit)
  await queuePdf(tx, terbit, saat)
  if (terbit.length > 0) wake(perbuatan, 'slip-gaji')
  return hasil
}

/**
 * Publishes a slip that somebody of HR made for themselves; the person named as approver does it. Throws 404 for a slip
 * that the caller may not see, 403 for the caller's own slip, be it by another account, for who opened the caller's account and for anybody who is not named, 409 for a slip that is
 * published or has changed meanwhile, and as `publishSlip` does.
 */
export async function approveSlip(
  perbuatan: PerbuatanPelaku,
  id: number,
  { versi, sebelum_akhir }: Context<'POST /payroll/{id}/terbitkan'>['body'],
): Promise<void> {
  const { tx, pelaku } = perbuatan
  const slip = await findSlip(tx, pelaku, id)
  if (slip === undefined) throw refuse('SLIP_TIDAK_ADA')
  if (slip.karyawan_id === pelaku.karyawanId) throw refuse('SLIP_SENDIRI')
  if (!(await isBolehMenyetujui(tx, pelaku, slip))) throw refuse('BUKAN_WEWENANG')
  await requireDuaOrang(perbuatan, slip.karyawan_id)
  const dipilih = { slip: [{ id, versi }], sebelum_akhir }
  // Who is the same person has been let by the operator.
  const { diri: _, ...sebagai } = pelaku
  const tertahan = (await listTertahan(perbuatan, [slip.karyawan_id])).get(slip.karyawan_id)
  if (tertahan !== undefined) throw tertahan
  const [hasil] = await publishSlip({ ...perbuatan, pelaku: sebagai }, dipilih)
  if (hasil?.hasil === 'SUDAH') throw refuse('SLIP_TERBIT')
  if (hasil?.hasil !== 'BERHASIL') throw refuse('SLIP_BERUBAH')
}

/**
 * Begins a correction: a draft with the published lines, which says why. Throws 404 for what the caller may not see, 403
 * for their own, 409 for a draft and, with its id, where a newer one is there.
 */
export async function reviseSlip(perbuatan: PerbuatanPelaku, id: number, alasan: string): Promise<number> {
  const { tx, pelaku, saat } = perbuatan
  const slip = await holdSlip(tx, pelaku, id)
  if (slip.status !== 'TERBIT') throw refuse('SLIP_BELUM_TERBIT')
  const [terbaru] = await findTerbaru(tx, slip, [slip.karyawan_id], slip.jenis)
  if (terbaru !== undefined && terbaru.id !== id)
    throw refuse('SLIP_SUDAH_ADA', { masa: formatBulan(slip) }, { data: { id: terbaru.id } })
  const orang = await requireOrang(tx, slip, slip.karyawan_id, saat)
  const isi = isiFrom(await listBaris(tx, [id]))
  const baru = {
    ...slipBaru(orang, slip, isi, wireDasar(slip), pelaku, saat, slip.jenis),
    hari_raya: slip.hari_raya,
    tanggal_hari_raya: slip.tanggal_hari_raya,
    periode_dari: slip.periode_dari,
    periode_sampai: slip.periode_sampai,
    revisi: slip.revisi + 1,
    catatan: alasan,
    pengecualian_potongan: slip.pengecualian_potongan,
  }
  const baruId = (await insertSlip(tx, [baru])).get(slip.karyawan_id)
  if (baruId === undefined) throw new Error('a revision was not kept')
  await recordSlip(
    perbuatan,
    { ...baru, id: baruId },
    {
      sesudah: { dari: id, catatan: alasan },
    },
  )
  return baruId
}

async function applyEach(
  perbuatan: PerbuatanPelaku,
  dipilih: readonly Pilihan[],
  { jenis, isSudah, isTertahan, judge, ubah }: Langkah,
): Promise<Hasil[]> {
  const { tx, pelaku, saat, tindakan } = perbuatan
  const versi = new Map(dipilih.map((satu) => [satu.id, satu.versi]))
  const slip = new Map((await lockSlip(tx, [...versi.keys()])).map((satu) => [satu.id, satu]))
  const penyetuju = await findPenyetuju(tx)
  const dibukakan = await listTertahan(
    perbuatan,
    [...slip.values()].map(({ karyawan_id }) => karyawan_id),
  )
  // To share what one made of one's own is to ask for its approval.
  const isMinta = (satu: Slip) =>
    tindakan === 'POST /kelola/payroll/bagikan' &&
    satu.dibuat_oleh_id === pelaku.penggunaId &&
    mayComposeSlip(pelaku, satu.karyawan_id, penyetuju?.id ?? null)
  const hasil = [...versi].map(([id, dilihat]): Hasil => {
    const slipIni = slip.get(id)
    if (slipIni === undefined) return gagal(id, 'SLIP_TIDAK_ADA')
    if (isSendiri(pelaku, slipIni.karyawan_id) && !isMinta(slipIni)) return gagal(id, 'SLIP_SENDIRI')
    if (isSudah(slipIni)) return { id, hasil: 'SUDAH', pesan: null }
    const tertahan = jenis === 'PAYROLL_TERBIT' ? dibukakan.get(slipIni.karyawan_id) : undefined
    if (tertahan !== undefined) return { id, hasil: 'GAGAL', pesan: tertahan.message }
    if (isTertahan?.(slipIni)) return gagal(id, 'SLIP_BELUM_DISETUJUI')
    return slipIni.versi === dilihat ? { id, hasil: 'BERHASIL', pesan: null } : gagal(id, 'SLIP_BERUBAH')
  })
  const kena = hasil.flatMap((satu) => (satu.hasil === 'BERHASIL' ? (slip.get(satu.id) ?? []) : []))
  for (const slipIni of kena) judge?.(slipIni)
  const orang = await fetchOrang(tx, kena, saat)
  const semua = kena.map((satu) => ({ slip: satu, orang: orang.get(satu.id) as Identitas }))
  await updateSlip(
    tx,
    semua.map((satu) => ({ ...ubah(satu.slip, satu.orang), id: satu.slip.id })),
  )
  const titipan = jenis === 'PAYROLL_TERBIT' ? await fetchSumber(tx, kena) : new Map<number, string[]>()
  await tell(
    perbuatan,
    ...semua.flatMap((satu) =>
      isSendiri(pelaku, satu.slip.karyawan_id) && penyetuju !== null
        ? kabarPersetujuan(satu.slip, penyetuju.id)
        : satu.orang.pengguna_id === null
          ? []
          : kabarSlip(satu.slip, satu.orang.pengguna_id, jenis, titipan.get(satu.slip.id)),
    ),
  )
  await recordTogether(perbuatan, async (bersama) => {
    for (const { slip: satu } of semua)
      await recordSlip(bersama, satu, {
        sesudah: tindakan === 'POST /kelola/payroll/bagikan' ? { dibagikan: true } : { status: 'TERBIT' },
      })
  })
  return hasil
}

function gagal(
  id: number,
  kode: 'SLIP_TIDAK_ADA' | 'SLIP_SENDIRI' | 'SLIP_BERUBAH' | 'SLIP_BELUM_DISETUJUI',
): Hasil {
  return { id, hasil: 'GAGAL', pesan: refuse(kode).message }
}

/** So many are named in one message; the list of the one who approves names them all. */
const KEMBAR_DISEBUT = 5

/** Tells others of the first pay of somebody who is like another who works here: nobody is paid twice by a second identity unseen. */
async function tellKembar(perbuatan: PerbuatanPelaku, terbit: readonly number[]): Promise<void> {
  const { tx } = perbuatan
  const pertama = await listSlipPertama(tx, terbit)
  if (pertama.length === 0) return
  const kembar = await listKembar(
    tx,
    pertama.map(({ karyawan_id }) => karyawan_id),
  )
  const mirip = pertama.flatMap((satu) => {
    const semua = kembar.get(satu.karyawan_id) ?? []
    return semua.length === 0 ? [] : [{ ...satu, semua }]
  })
  const [awal] = mirip
  if (awal === undefined) return
  const kalimat = mirip
    .slice(0, KEMBAR_DISEBUT)
    .map(
      ({ kode, nama, semua }) =>
        `Gaji pertama ${kode} ${nama} terbit. ${semua.map((lain) => formatKembar(lain)).join(' ')}`,
    )
  const sisa = mirip.length - kalimat.length
  await tellPenjaga(perbuatan, {
    jenis: 'GAJI_KEMBAR',
    detailId: awal.id,
    judul: 'Gaji pertama orang yang mirip orang lain',
    isi: `${kalimat.join(' ')}${sisa > 0 ? ` Begitu juga ${sisa} orang lain.` : ''} Pastikan mereka bukan satu orang.`,
  })
}

/** By payslip, what of its owner's account its lines settle. */
async function fetchSumber(tx: Tx, semua: readonly Slip[]): Promise<ReadonlyMap<number, string[]>> {
  const rows = await tx
    .selectFrom('payroll_baris')
    .select(['payroll_id', 'sumber'])
    .where('payroll_id', '=', sql<number>`any(${semua.map(({ id }) => id)}::integer[])`)
    .where('sumber', 'is not', null)
    .execute()
  const per = Map.groupBy(rows, ({ payroll_id }) => payroll_id)
  return new Map([...per].map(([id, milik]) => [id, milik.flatMap(({ sumber }) => sumber ?? [])]))
}

/** The people of payslips, by payslip. */
async function fetchOrang(
  tx: Tx,
  semua: readonly Slip[],
  saat: Instan,
): Promise<ReadonlyMap<number, Identitas>> {
  const perBulan = Map.groupBy(semua, ({ tahun, bulan }) => `${tahun} ${bulan}`)
  const orang = new Map<number, Identitas>()
  for (const slip of perBulan.values()) {
    const ids = slip.map(({ karyawan_id }) => karyawan_id)
    const milik = new Map(
      (await fetchIdentitas(tx, slip[0] as Bulan, ids, saat)).map((satu) => [satu.karyawan_id, satu]),
    )
    for (const satu of slip) orang.set(satu.id, milik.get(satu.karyawan_id) as Identitas)
  }
  return orang
}

async function requireOrang(tx: Tx, masa: Bulan, karyawanId: number, saat: Instan): Promise<Identitas> {
  const [orang] = await fetchIdentitas(tx, masa, [karyawanId], saat)
  if (orang === undefined) throw refuse('KARYAWAN_TIDAK_ADA')
  return orang
}

/** Lines as they were sent. */
export function isiFrom(baris: readonly BarisTersimpan[]): IsiSlip {
  const dari = (kelompok: KelompokBaris) =>
    baris
      .filter((satu) => satu.kelompok === kelompok)
      .map(({ nama, jenis, jumlah, asal, sumber }) => ({ nama, jenis, jumlah, asal, sumber }))
  return {
    penghasilan: dari('PENGHASILAN'),
    potongan: dari('POTONGAN'),
    penghasilan_lain: dari('PENGHASILAN_LAIN'),
  }
}
