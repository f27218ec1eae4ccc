import type { Pelaku } from '@rekan/domain/akses/akses'
import { awalBulan } from '@rekan/domain/bulan'
import { withAsalHitungan } from '@rekan/domain/payroll/asal'
import { computeGaji } from '@rekan/domain/payroll/gaji'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db.ts'
import { refuse } from '../../../platform/errors.ts'
import type { Context } from '../../../platform/http.ts'
import { requirePemilik } from '../../penempatan/penempatan.service.ts'
import { pajakFrom, requireTarif } from '../baris/draf.service.ts'
import { fetchIdentitas } from '../baris/identitas.queries.ts'
import { requireBolehMenyusun } from '../penyetuju/penyetuju.service.ts'
import { sumSetahun } from './rencana.queries.ts'
import { fetchDasar, requireDasar, setahunFrom } from './rencana.service.ts'
import { wireIsi } from '../baris/payroll.wire.ts'
import { TARIF } from '../baris/tarif.ts'

/**
 * BPJS and PPh 21 of a month as they follow from pay that somebody wrote: after a THR, a corrected allowance, another
 * PTKP. Writes nothing. Throws 404 for nobody, 403 for one's own, 422
 * at `bulan` for a month of which no rates are known.
 */
export async function computeSlip(
  db: Db,
  clock: Clock,
  pelaku: Pelaku,
  {
    karyawan_id: id,
    bulan,
    tahun,
    penghasilan,
    ketidakhadiran,
    dasar: diminta,
  }: Context<'POST /kelola/payroll/hitung'>['body'],
) {
  await requirePemilik({ db, pelaku, saat: clock.now() }, 'POST /kelola/payroll/hitung', id)
  await requireBolehMenyusun(db, pelaku, id)
  const masa = { bulan, tahun }
  requireTarif(masa)
  const [orang] = await fetchIdentitas(db, masa, [id], clock.now())
  if (orang === undefined) throw refuse('KARYAWAN_TIDAK_ADA')
  const peringatan: string[] = []
  const dasar = diminta ?? requireDasar((await fetchDasar(db, masa, [orang]))(orang))
  const setahun = (await sumSetahun(db, masa, [id])).get(id)
  const gaji = computeGaji(TARIF, {
    masa,
    penghasilan: penghasilan.map((baris) => ({ nama: '', ...baris })),
    ketidakhadiran: [{ nama: '', jenis: 'ABSENSI', jumlah: ketidakhadiran }],
    dasar: pajakFrom(dasar),
    tanggalLahir: orang.tanggal_lahir,
    sebelumnya: setahunFrom(orang, masa, setahun, peringatan),
    lain: setahun?.sebulan,
    isBekerja: orang.tanggal_keluar === null || orang.tanggal_keluar >= awalBulan(masa),
  })
  const { bruto } = gaji
  const dihitung = withAsalHitungan(gaji, masa)
  const isi = { ...dihitung, potongan: dihitung.potongan.filter(({ jenis }) => jenis !== 'ABSENSI') }
  return {
    potongan: wireIsi(isi).potongan,
    penghasilan_lain: wireIsi(isi).penghasilan_lain,
    dasar: { ...dasar, bruto_pajak: bruto },
    peringatan,
  }
}
