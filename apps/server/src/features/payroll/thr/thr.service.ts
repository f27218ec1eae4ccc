import { KETENTUAN, findPada } from '@rekan/domain/ketentuan'
import { type Pelaku, lingkup } from '@rekan/domain/akses/akses'
import type { Tindakan } from '@rekan/domain/akses/tabel'
import { addBulan, bulanFrom, compareBulan } from '@rekan/domain/bulan'
import { barisThr, isThrKedua, batasThr, computeDenda, judgeThr } from '@rekan/domain/payroll/thr'
import type { Upah } from '@rekan/domain/pengajuan/lembur/upah-lembur'
import { type Tanggal, formatTanggal, hariBarat } from '@rekan/domain/waktu'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db.ts'
import { invalid } from '../../../platform/errors.ts'
import type { Context } from '../../../platform/http.ts'
import { listDalamLingkup } from '../../penempatan/lingkup.sql.ts'
import { fetchUpah } from '../../upah/upah.service.ts'
import { type Identitas, fetchIdentitas } from '../baris/identitas.queries.ts'
import { fetchHitungLari, holdLari, upahTetapFrom } from '../lari/lari.service.ts'
import {
  type DapatLari,
  type LewatLari,
  type RencanaLari,
  composeLari,
  judgeMasaLari,
  wireRencana,
} from '../lari/susun-lari.service.ts'
import { refuse } from '../payroll.refusals.ts'
import { listTakBolehMenyusun } from '../penyetuju/penyetuju.service.ts'
import { type FaktaThr, fetchFaktaThr } from './thr.queries.ts'
import type { PerbuatanPelaku, Pandangan } from '../../../platform/perbuatan.ts'

type Isian = Context<'POST /kelola/payroll/thr'>['body']
/** Who has THR of a holy day with what it comes to, and who has none with the reason. Writes nothing. */
export async function showThr(
  db: Db,
  clock: Clock,
  pelaku: Pelaku,
  isian: Context<'GET /kelola/payroll/thr'>['query'],
) {
  const saat = clock.now()
  const aturan = aturanThr(isian.tanggal)
  const rencana = await planThr({ db, pelaku, saat }, 'GET /kelola/payroll/thr', isian)
  const jumlah = rencana.dapat.reduce((n, { baris }) => n + baris.jumlah, 0)
  return {
    ...bulanThr(isian.tanggal),
    jatuh_tempo: batasThr(aturan, isian.tanggal),
    denda: computeDenda(aturan, isian.tanggal, hariBarat(saat), jumlah),
    ...wireRencana(rencana),
  }
}

/**
 * Makes the drafts of a holy day's THR, each person's once a year; who has none is named with the reason. They are of the
 * month in which they are due. Throws 422 if that month is too far ahead.
 */
export async function composeThr(perbuatan: PerbuatanPelaku, isian: Isian) {
  const { tx, saat } = perbuatan
  const masa = bulanThr(isian.tanggal)
  const tolak = judgeMasaLari(masa, saat)
  if (tolak !== undefined) throw invalid({ tanggal: [tolak] })
  const { hari_raya, tanggal } = isian
  await holdLari(tx)
  return composeLari(perbuatan, await planThr(perbuatan, 'POST /kelola/payroll/thr', isian), {
    jenis: 'THR',
    masa,
    objekId: `THR ${hari_raya} ${tanggal}`,
    sesudah: { hari_raya, tanggal },
  })
}

async function planThr(
  { db, pelaku, saat }: Pandangan,
  tindakan: Tindakan,
  { hari_raya, tanggal }: Isian,
): Promise<RencanaLari> {
  const masa = bulanThr(tanggal)
  const milik = new Set(await listDalamLingkup(db, lingkup(pelaku, tindakan), saat))
  // Who left long before has nothing to be told.
  const semua = (await fetchIdentitas(db, masa, 'semua', saat)).filter(
    ({ karyawan_id, tanggal_masuk, tanggal_keluar, aktif }) =>
      milik.has(karyawan_id) &&
      tanggal_masuk <= tanggal &&
      (tanggal_keluar === null
        ? aktif
        : compareBulan(bulanFrom(tanggal_keluar), addBulan(bulanFrom(tanggal), -2)) >= 0),
  )
  const ids = semua.map(({ karyawan_id }) => karyawan_id)
  const fakta = await fetchFaktaThr(db, ids, tanggal)
  const upah = await fetchUpah(
    db,
    semua.map(({ karyawan_id, tanggal_keluar: keluar }) => ({
      karyawanId: karyawan_id,
      tanggal: keluar !== null && keluar < tanggal ? keluar : tanggal,
    })),
  )
  const hitung = await fetchHitungLari(db, masa, 'THR', semua)
  const sendiri = await listTakBolehMenyusun(db, pelaku)
  const dapat: DapatLari[] = []
  const lewat: LewatLari[] = []
  for (const [i, orang] of semua.entries()) {
    const milikOrang = fakta.get(orang.karyawan_id)
    const upahOrang = upah[i] ?? null
    const alasan = sendiri.includes(orang.karyawan_id)
      ? refuse('SLIP_SENDIRI').message
      : (alasanThr(orang, milikOrang, upahOrang, { hari_raya, tanggal }) ?? hitung.alasan(orang) ?? undefined)
    if (alasan !== undefined || upahOrang === null || milikOrang === undefined) {
      lewat.push({ orang, alasan: alasan ?? 'Belum ada upah tercatat.' })
      continue
    }
    const baris = barisThr(
      aturanThr(tanggal),
      upahOrang.satuan === 'bulan'
        ? { cara: 'SEBULAN', ...upahOrang }
        : { cara: 'RATA_RATA', diterima: milikOrang.diterima },
      { masuk: orang.tanggal_masuk },
      hari_raya,
      tanggal,
    )
    if (baris.jumlah === 0) lewat.push({ orang, alasan: 'Belum ada slip gaji untuk dihitung rata-ratanya.' })
    else
      dapat.push({
        orang,
        baris,
        kolom: { hari_raya, tanggal_hari_raya: tanggal },
        ...hitung(orang, [baris], upahTetapFrom(orang, upahOrang, masa)),
      })
  }
  return { dapat, lewat }
}

function alasanThr(
  { tanggal_masuk: masuk, tanggal_keluar: keluar }: Identitas,
  fakta: FaktaThr | undefined,
  upah: Upah | null,
  { hari_raya, tanggal }: Isian,
): string | undefined {
  const { agama = null, kontrak = null, sudah = [] } = fakta ?? {}
  if (isThrKedua(sudah, tanggal)) return 'Sudah ada THR tahun ini.'
  return (
    judgeThr(aturanThr(tanggal), { masuk, keluar, agama, kontrak }, hari_raya, tanggal) ??
    (upah === null ? 'Belum ada upah tercatat.' : undefined)
  )
}

/** THR is of the month in which it is due. */
function bulanThr(tanggal: Tanggal) {
  return bulanFrom(batasThr(aturanThr(tanggal), tanggal))
}

/** Throws 422 at `tanggal` for a holy day of which nothing is known. */
function aturanThr(tanggal: Tanggal) {
  const aturan = findPada(KETENTUAN.thr, tanggal)
  if (aturan === undefined)
    throw invalid({ tanggal: [`Ketentuan THR untuk ${formatTanggal(tanggal)} belum ada di Rekan.`] })
  return aturan
}
