import type { Akibat } from '@rekan/domain/karyawan/keluar'
import { type Tanggal, formatTanggal } from '@rekan/domain/waktu'
import { tellOrang } from '../notifikasi/notifikasi.service.ts'
import { recordSel } from '../roster/roster.service.ts'
import { cancelSesudah, closeTawaranSesudah, lockTukarSesudah } from './keluar.queries.ts'
import { updateTukar } from './tukar.queries.ts'
import { type PerbuatanPelaku, publish } from '../../platform/perbuatan.ts'

/**
 * Somebody works no more after a day: swaps and offers of later works end, and these works are theirs no more, so that their
 * places stand empty for others. Who was to swap with them is told.
 *
 * @param oleh the account that says so
 */
export async function endKerjaSesudah(
  perbuatan: PerbuatanPelaku,
  karyawanId: number,
  terakhir: Tanggal,
): Promise<readonly Akibat[]> {
  const { tx, oleh, saat } = perbuatan
  const tukar = await lockTukarSesudah(tx, karyawanId, terakhir)
  for (const { id, rekan } of tukar) {
    await updateTukar(tx, id, { status: 'DIBATALKAN', dijawab_pada: new Date(saat) })
    await tellOrang(perbuatan, rekan, {
      jenis: 'TUKAR_DIJAWAB',
      detailId: id,
      judul: 'Permintaan tukar dibatalkan',
      isi: 'Rekan Anda tidak bekerja lagi pada hari itu. Jadwal Anda tetap seperti semula.',
    })
  }
  const { ditutup, ditolak } = await closeTawaranSesudah(tx, karyawanId, terakhir, saat)
  const kerja = await cancelSesudah(tx, karyawanId, terakhir, saat)
  const perKantor = [...Map.groupBy(kerja, ({ kantor_id }) => kantor_id)].toSorted(([a], [b]) => a - b)
  for (const [kantorId, sel] of perKantor) await recordSel(tx, kantorId, sel, oleh, saat)
  if (kerja.length > 0) publish(perbuatan, 'presensi', karyawanId)
  return [
    ...tukar.map(({ nama, tanggal }) => ({
      jenis: 'TUKAR' as const,
      teks: `Tukar jadwal dengan ${nama} (${formatTanggal(tanggal)}) dibatalkan.`,
    })),
    ...(ditutup + ditolak === 0
      ? []
      : [{ jenis: 'TAWARAN' as const, teks: `${ditutup + ditolak} tawaran pekerjaan ditutup.` }]),
    ...(kerja.length === 0 ? [] : [{ jenis: 'ROSTER' as const, teks: kalimatRoster(kerja) }]),
  ]
}

function kalimatRoster(kerja: Awaited<ReturnType<typeof cancelSesudah>>): string {
  const kantor = [...new Set(kerja.map((satu) => satu.kantor))].join(', ')
  const hari = [...new Set(kerja.map(({ tanggal }) => tanggal))]
  const [awal = '', akhir = awal] = [hari.at(0), hari.at(-1)]
  const kapan = awal === akhir ? formatTanggal(awal) : `${formatTanggal(awal)} sampai ${formatTanggal(akhir)}`
  return `${kerja.length} jadwal kerja di ${kantor}, ${kapan}, ditarik. Tempatnya kosong sampai diisi orang lain.`
}
