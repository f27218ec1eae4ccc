import type { Pelaku } from '@rekan/domain/akses/akses'
import { type Bulan, akhirBulan, awalBulan } from '@rekan/domain/bulan'
import { type SlipLain, TANPA_LAIN, computeGaji, isMasaTerakhir } from '@rekan/domain/payroll/gaji'
import { computeLari } from '@rekan/domain/payroll/lari'
import type { JenisLari } from '@rekan/domain/payroll/jenis-slip'
import type { BarisSlip, IsiSlip } from '@rekan/domain/payroll/payroll'
import type { Upah } from '@rekan/domain/pengajuan/lembur/upah-lembur'
import { sql } from 'kysely'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { refuse } from '../../../platform/errors.ts'
import type { Context } from '../../../platform/http.ts'
import { requirePemilik } from '../../penempatan/penempatan.service.ts'
import { fetchUpah } from '../../upah/upah.service.ts'
import { type DasarKirim, pajakFrom } from '../baris/draf.service.ts'
import { type Identitas, fetchIdentitas } from '../baris/identitas.queries.ts'
import { findTerbaru } from '../baris/kelola.queries.ts'
import { wireIsi } from '../baris/payroll.wire.ts'
import { requireBolehMenyusun } from '../penyetuju/penyetuju.service.ts'
import { TARIF } from '../baris/tarif.ts'
import { type Lampau, sumSetahun } from '../susun/rencana.queries.ts'
import { fetchDasar, judgeDasar, requireDasar, setahunFrom } from '../susun/rencana.service.ts'

export type SlipLari = {
  readonly isi: IsiSlip
  readonly bruto: number
  readonly dasar: DasarKirim
  readonly peringatan: readonly string[]
}

/** Reckons the tax of slips beside the month's; `tetap`: the month's fixed pay, as far as its slip is not made yet. */
export type HitungLari = ((
  orang: Identitas,
  penghasilan: readonly BarisSlip[],
  tetap: number,
  dasar?: DasarKirim,
) => SlipLari) & {
  /** What of somebody's basis nobody has said yet; null: nothing is missing */
  readonly alasan: (orang: Identitas) => string | null
}

/** Runs beside the month's come one after the other, so that none pays what another is paying. */
export async function holdLari(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('lari_gaji', 0))`.execute(tx)
}

/** Prepares the reckoning for people's slips of a kind in a month: a few statements for any number of people. */
export async function fetchHitungLari(
  db: Db | Tx,
  masa: Bulan,
  jenis: JenisLari,
  semua: readonly Identitas[],
): Promise<HitungLari> {
  const ids = semua.map(({ karyawan_id }) => karyawan_id)
  const dasarOf = await fetchDasar(db, masa, semua)
  const setahun = await sumSetahun(db, masa, ids, jenis)
  const bulanan = new Set((await findTerbaru(db, masa, ids)).map(({ karyawan_id }) => karyawan_id))
  const hitung = (
    orang: Identitas,
    penghasilan: readonly BarisSlip[],
    tetap: number,
    dasar = requireDasar(dasarOf(orang)),
  ): SlipLari => {
    const peringatan: string[] = []
    const lampau = setahun.get(orang.karyawan_id)
    const adaBulanan = bulanan.has(orang.karyawan_id)
    // The month's own slip settles the year, unless it is there already or none comes any more.
    const isPenutup =
      isMasaTerakhir(masa, orang.tanggal_keluar) &&
      (adaBulanan || (orang.tanggal_keluar !== null && orang.tanggal_keluar < awalBulan(masa)))
    const { isi, bruto } = computeLari(TARIF, {
      masa,
      penghasilan,
      dasar: pajakFrom(dasar),
      lain: addLain(
        lampau?.sebulan ?? TANPA_LAIN,
        adaBulanan || tetap === 0 ? TANPA_LAIN : sumBulananNanti(masa, orang, dasar, tetap),
      ),
      setahun: isPenutup ? setahunLari(orang, masa, lampau, adaBulanan, peringatan) : null,
    })
    return { isi, bruto, dasar, peringatan }
  }
  return Object.assign(hitung, { alasan: (orang: Identitas) => judgeDasar(dasarOf(orang)).alasan })
}

/**
 * PPh 21 of such a slip as it follows from what somebody wrote in it. Writes nothing. Throws 404 for nobody, 403 for one's
 * own.
 */
export async function computeSlipLari(
  db: Db,
  clock: Clock,
  pelaku: Pelaku,
  {
    karyawan_id: id,
    jenis,
    penghasilan,
    dasar: diminta,
    bulan,
    tahun,
  }: Context<'POST /kelola/payroll/hitung'>['body'] & { readonly jenis: JenisLari },
) {
  await requirePemilik({ db, pelaku, saat: clock.now() }, 'POST /kelola/payroll/hitung', id)
  await requireBolehMenyusun(db, pelaku, id)
  const masa = { bulan, tahun }
  const [orang] = await fetchIdentitas(db, masa, [id], clock.now())
  if (orang === undefined) throw refuse('KARYAWAN_TIDAK_ADA')
  const keluar = orang.tanggal_keluar
  const akhir = keluar !== null && keluar < akhirBulan(masa) ? keluar : akhirBulan(masa)
  const [upah] = await fetchUpah(db, [{ karyawanId: id, tanggal: akhir }])
  const hitung = await fetchHitungLari(db, masa, jenis, [orang])
  const baris = penghasilan.map((satu) => ({ nama: '', ...satu }))
  const { isi, bruto, dasar, peringatan } = hitung(
    orang,
    baris,
    upahTetapFrom(orang, upah ?? null, masa),
    diminta,
  )
  return {
    potongan: wireIsi(isi).potongan,
    penghasilan_lain: wireIsi(isi).penghasilan_lain,
    dasar: { ...dasar, bruto_pajak: bruto },
    peringatan: [...peringatan],
  }
}

/** The fixed pay that a month is going to have; 0 after the last day at work, and of who is not paid by the month. */
export function upahTetapFrom({ tanggal_keluar: keluar }: Identitas, upah: Upah | null, masa: Bulan): number {
  return upah?.satuan !== 'bulan' || (keluar !== null && keluar < awalBulan(masa))
    ? 0
    : upah.pokok + upah.tunjanganTetap
}

/** The year's other slips; a month with its slip counts as worked. */
function setahunLari(
  orang: Identitas,
  masa: Bulan,
  lampau: Lampau | undefined,
  adaBulanan: boolean,
  peringatan: string[],
) {
  const setahun = setahunFrom(orang, masa, lampau, peringatan)
  const isKerja = orang.tanggal_keluar === null || orang.tanggal_keluar >= awalBulan(masa)
  return setahun && { ...setahun, bulan: setahun.bulan + (adaBulanan && isKerja ? 1 : 0) }
}

/** What the month's slip is going to withhold, by fixed pay alone. */
function sumBulananNanti(masa: Bulan, orang: Identitas, dasar: DasarKirim, tetap: number): SlipLain {
  const { bruto, pph } = computeGaji(TARIF, {
    masa,
    penghasilan: [{ nama: 'Gaji Pokok', jenis: 'TETAP', jumlah: tetap }],
    dasar: pajakFrom(dasar),
    tanggalLahir: orang.tanggal_lahir,
    sebelumnya: null,
  })
  return { bruto, dipotong: pph }
}

function addLain(a: SlipLain, b: SlipLain): SlipLain {
  return { bruto: a.bruto + b.bruto, dipotong: a.dipotong + b.dipotong }
}
