import { type Pelaku, lingkup } from '@rekan/domain/akses/akses'
import type { Tindakan } from '@rekan/domain/akses/tabel'
import { type Bulan, awalBulan, formatBulan } from '@rekan/domain/bulan'
import { barisKompensasi, judgeKompensasi } from '@rekan/domain/payroll/kompensasi'
import { upahSebulanPutus } from '@rekan/domain/payroll/pesangon'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db.ts'
import { invalid } from '../../../platform/errors.ts'
import { listDalamLingkup } from '../../penempatan/lingkup.sql.ts'
import { fetchUpah } from '../../upah/upah.service.ts'
import { fetchIdentitas } from '../baris/identitas.queries.ts'
import { aturanPutus } from '../baris/tarif.ts'
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
import { fetchFaktaThr } from '../thr/thr.queries.ts'
import { listPeriodeBerakhir } from './kompensasi.queries.ts'
import type { PerbuatanPelaku, Pandangan } from '../../../platform/perbuatan.ts'

const SUSUN = 'POST /kelola/payroll/kompensasi'

/** Whose PKWT ends in a month with what it comes to, and who has none with the reason. Writes nothing. */
export async function showKompensasi(db: Db, clock: Clock, pelaku: Pelaku, { bulan, tahun }: Bulan) {
  const masa = { bulan, tahun }
  return {
    ...masa,
    ...wireRencana(
      await planKompensasi({ db, pelaku, saat: clock.now() }, 'GET /kelola/payroll/kompensasi', masa),
    ),
  }
}

/**
 * Makes the drafts of what is due as PKWT end in a month, each period's once. Throws 422 at `bulan` if the month is too far
 * ahead.
 */
export async function composeKompensasi(perbuatan: PerbuatanPelaku, { bulan, tahun }: Bulan) {
  const { tx, saat } = perbuatan
  const masa = { bulan, tahun }
  const tolak = judgeMasaLari(masa, saat)
  if (tolak !== undefined) throw invalid({ bulan: [tolak] })
  await holdLari(tx)
  return composeLari(perbuatan, await planKompensasi(perbuatan, SUSUN, masa), {
    jenis: 'KOMPENSASI',
    masa,
    objekId: `Kompensasi ${formatBulan(masa)}`,
    sesudah: {},
  })
}

async function planKompensasi(
  { db, pelaku, saat }: Pandangan,
  tindakan: Tindakan,
  masa: Bulan,
): Promise<RencanaLari> {
  const milik = new Set(await listDalamLingkup(db, lingkup(pelaku, tindakan), saat))
  const periode = (await listPeriodeBerakhir(db, masa)).filter(({ karyawan_id }) => milik.has(karyawan_id))
  const ids = [...new Set(periode.map(({ karyawan_id }) => karyawan_id))]
  const semua = await fetchIdentitas(db, masa, ids, saat)
  const upah = await fetchUpah(
    db,
    periode.map(({ karyawan_id, sampai }) => ({ karyawanId: karyawan_id, tanggal: sampai })),
  )
  // The twelve months before are those of any day of the month.
  const fakta = await fetchFaktaThr(db, ids, awalBulan(masa))
  const hitung = await fetchHitungLari(db, masa, 'KOMPENSASI', semua)
  const sendiri = await listTakBolehMenyusun(db, pelaku)
  const dapat: DapatLari[] = []
  const lewat: LewatLari[] = []
  for (const [i, satu] of periode.entries()) {
    const orang = semua.find(({ karyawan_id }) => karyawan_id === satu.karyawan_id)
    if (orang === undefined) continue
    const upahOrang = upah[i] ?? null
    const aturan = aturanPutus(satu.sampai)
    const alasan = sendiri.includes(orang.karyawan_id)
      ? refuse('SLIP_SENDIRI').message
      : satu.sudah
        ? 'Kompensasi periode ini sudah dibuat.'
        : (judgeKompensasi(satu) ?? hitung.alasan(orang) ?? undefined)
    if (alasan !== undefined || upahOrang === null || aturan === undefined) {
      lewat.push({ orang, alasan: alasan ?? 'Belum ada upah tercatat.' })
      continue
    }
    const diterima = fakta.get(orang.karyawan_id)?.diterima ?? []
    const baris = barisKompensasi(upahSebulanPutus(upahOrang, aturan.hari_sebulan, diterima), satu)
    if (baris.jumlah === 0) lewat.push({ orang, alasan: 'Belum ada slip gaji untuk dihitung rata-ratanya.' })
    else
      dapat.push({
        orang,
        baris,
        kolom: { periode_dari: satu.mulai, periode_sampai: satu.sampai },
        ...hitung(orang, [baris], upahTetapFrom(orang, upahOrang, masa)),
      })
  }
  return { dapat, lewat }
}
