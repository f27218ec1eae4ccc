import {
  NAMA_PENGATURAN,
  type NamaPengaturan,
  type NilaiPengaturan,
  PENGATURAN,
  PILIHAN_PENGATURAN,
  formatPengaturan,
  mayEditPengaturan,
} from '@rekan/domain/perusahaan/pengaturan'
import { type Tanggal, hariBarat, instanFrom } from '@rekan/domain/waktu'
import { JAGA_HARI, isLebihLonggar } from '@rekan/domain/perusahaan/penjaga'
import { invalid, requireVersi } from '../../platform/errors.ts'
import { readPengaturan } from '../../platform/pengaturan.ts'
import { type Perbuatan, record, type Pandangan } from '../../platform/perbuatan.ts'
import {
  insertDilonggarkan,
  isDuaHrdPusat,
  listPengaturan,
  lockPengaturan,
  requireTakTerkunci,
  upsertPengaturan,
} from './pengaturan.queries.ts'

/** Returns every setting with its value in force, its bounds, and its past and future values, as this account may set them. */
export async function showPengaturan({ db, pelaku: { role }, saat }: Pandangan) {
  const pengaturan = await readPengaturan(db, hariBarat(saat))
  const semua = await listPengaturan(db)
  return NAMA_PENGATURAN.map((kunci) => {
    const { penyunting: _penyunting, ...entri } = PENGATURAN[kunci]
    const riwayat = semua.filter((baris) => baris.kunci === kunci)
    return {
      kunci,
      ...entri,
      nilai: pengaturan[kunci],
      satuan: 'satuan' in entri ? entri.satuan : null,
      pilihan:
        'pilihan' in entri
          ? PILIHAN_PENGATURAN.flatMap((satu) => {
              const label = (entri.pilihan as Readonly<Partial<Record<typeof satu, string>>>)[satu]
              return label === undefined ? [] : [{ nilai: satu, label }]
            })
          : null,
      batas: 'batas' in entri ? { dari: entri.batas.dari, sampai: entri.batas.sampai } : null,
      boleh_ubah: mayEditPengaturan(role, kunci),
      versi: Math.max(0, ...riwayat.map(({ versi }) => versi)),
      riwayat: riwayat.map(({ berlaku_dari, nilai, oleh }) => ({ berlaku_dari, nilai, oleh })),
    }
  })
}

const TANPA_ORANG_KEDUA =
  'Belum ada orang kedua: perlu dua orang HRD seluruh perusahaan, satu menyusun dan satu menyetujui. Beri peran HRD kepada orang kedua dulu, lalu nyalakan.'

/**
 * Sets one setting from a day on, today at the earliest. Throws 422 for a setting that is
 * another role's, for a second person for pay whom the company does not have, for a day that is past or, where pay or attendance follows from it, not said, and 409 for a day of a
 * locked month, and with the settings as they stand for a version that is no longer the latest.
 */
export async function editPengaturan(
  perbuatan: Perbuatan,
  isian: {
    readonly kunci: NamaPengaturan
    readonly nilai: NilaiPengaturan
    readonly berlaku_dari?: Tanggal | undefined
    /** How often it had been written when its writer saw it */
    readonly versi?: number | undefined
  },
): Promise<void> {
  const { tx, pelaku, oleh, saat } = perbuatan
  const { kunci, nilai } = isian
  const { label, berdampak } = PENGATURAN[kunci]
  if (pelaku !== null && !mayEditPengaturan(pelaku.role, kunci))
    throw invalid({ kunci: [`${label} bukan Anda yang mengatur.`] })
  if (pelaku !== null && kunci === 'gaji_orang_kedua' && nilai === true && !(await isDuaHrdPusat(tx)))
    throw invalid({ nilai: [TANPA_ORANG_KEDUA] })
  const hariIni = hariBarat(saat)
  if (berdampak && isian.berlaku_dari === undefined)
    throw invalid({ berlaku_dari: [`${label}: tulis mulai tanggal berapa berlakunya.`] })
  const berlaku_dari = isian.berlaku_dari ?? hariIni
  if (berdampak) await requireTakTerkunci(tx, berlaku_dari)
  if (berlaku_dari < hariIni)
    throw invalid({ berlaku_dari: ['Pengaturan berlaku paling cepat mulai hari ini.'] })
  const versi = await lockPengaturan(tx, kunci)
  if (pelaku !== null)
    await requireVersi(versi, isian.versi, async () => showPengaturan({ ...perbuatan, pelaku }))
  const { [kunci]: sebelum } = await readPengaturan(tx, berlaku_dari)
  if (oleh !== null && isLebihLonggar(kunci, sebelum, nilai)) {
    const sejak = Math.max(saat, instanFrom(berlaku_dari, 0, 'WIB'))
    await insertDilonggarkan(tx, { kunci, sebelum, oleh, pada: saat, sampai: sejak + JAGA_HARI * 86_400_000 })
  }
  await upsertPengaturan(tx, { kunci, nilai, berlaku_dari, versi: versi + 1, oleh_id: oleh, saat })
  await record(perbuatan, 'pengaturan', kunci, {
    sebelum: { nilai: formatPengaturan(kunci, sebelum) },
    sesudah: { pengaturan: label, nilai: formatPengaturan(kunci, nilai), berlaku_dari },
  })
}
