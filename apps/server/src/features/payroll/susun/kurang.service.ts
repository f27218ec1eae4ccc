import { type Pelaku, lingkup } from '@rekan/domain/akses/akses'
import { akhirBulan, awalBulan } from '@rekan/domain/bulan'
import { rentangMasa } from '@rekan/domain/bulan/masa'
import { judgeUpahMinimum } from '@rekan/domain/karyawan/upah-minimum'
import { type Kurang, KURANG, listKurang } from '@rekan/domain/payroll/kurang'
import { hariBarat } from '@rekan/domain/waktu'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db.ts'
import type { Context } from '../../../platform/http.ts'
import { listTutup } from '../../../platform/pengaturan.ts'
import { fetchDasarPajak } from '../../pajak/pajak.service.ts'
import { listDalamLingkup } from '../../penempatan/lingkup.sql.ts'
import { fetchDasarLokasi } from '../../upah/minimum.service.ts'
import { fetchUpah } from '../../upah/upah.service.ts'
import { fetchIdentitas } from '../baris/identitas.queries.ts'
import { findTerbaru } from '../baris/kelola.queries.ts'

/**
 * What HR completes before a month's pay is proposed: of whom something is not on record, or whose wage is below the minimum of
 * their site. Of who has a slip of the month already, and of those without anything, nothing is said.
 */
export async function showKurang(
  db: Db,
  clock: Clock,
  pelaku: Pelaku,
  masa: Context<'GET /kelola/payroll/kurang'>['query'],
) {
  const saat = clock.now()
  const [awal, akhir] = [awalBulan(masa), akhirBulan(masa)]
  const milik = new Set(await listDalamLingkup(db, lingkup(pelaku, 'GET /kelola/payroll/kurang'), saat))
  const ada = new Set((await findTerbaru(db, masa, 'semua')).map(({ karyawan_id }) => karyawan_id))
  const orang = (await fetchIdentitas(db, masa, 'semua', saat)).filter(
    ({ karyawan_id, aktif, tanggal_masuk, tanggal_keluar }) =>
      milik.has(karyawan_id) &&
      !ada.has(karyawan_id) &&
      tanggal_masuk <= akhir &&
      (tanggal_keluar === null ? aktif : tanggal_keluar >= awal),
  )
  const diminta = orang.map(({ karyawan_id, tanggal_keluar: keluar }) => ({
    karyawanId: karyawan_id,
    tanggal: keluar !== null && keluar < akhir ? keluar : akhir,
  }))
  const pajak = await fetchDasarPajak(
    db,
    masa.tahun,
    orang.map(({ karyawan_id }) => karyawan_id),
  )
  const lokasi = await fetchDasarLokasi(db, diminta)
  const upah = await fetchUpah(db, diminta)
  const { sampai } = rentangMasa(masa, await listTutup(db))
  return {
    orang: orang.flatMap((satu, i) => {
      const tempat = lokasi.get(satu.karyawan_id)
      const { ptkp, npwp_valid } = pajak.get(satu.karyawan_id) ?? {}
      const upahnya = upah[i] ?? null
      const tanpa = new Set<Kurang>([
        ...listKurang({ ptkp, npwp_valid, kelas_jkk: tempat?.kelas_jkk ?? undefined }),
        ...(upahnya === null ? (['upah'] as const) : []),
        ...(satu.nomor_rekening === null ? (['rekening'] as const) : []),
        ...((tempat?.minimum ?? null) === null ? (['upah_minimum'] as const) : []),
      ])
      const minimum =
        upahnya && judgeUpahMinimum(upahnya, tempat?.hari_seminggu ?? 5, akhir, tempat?.minimum ?? null)
      if (tanpa.size === 0 && minimum === null) return []
      const { karyawan_id: id, kode, nama } = satu
      return {
        karyawan: { id, kode, nama },
        kantor: tempat?.kantor ?? null,
        kurang: KURANG.filter((apa) => tanpa.has(apa)),
        di_bawah_minimum: minimum,
      }
    }),
    belum_selesai: sampai >= hariBarat(saat),
  }
}
