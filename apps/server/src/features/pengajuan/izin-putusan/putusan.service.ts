import { isBlank } from '@rekan/domain/aturan'
import type { JenisCuti } from '@rekan/domain/pengajuan/izin/izin'
import { bobotHari } from '@rekan/domain/pengajuan/izin/paruh'
import { kekuranganKuota } from '@rekan/domain/pengajuan/cuti/kuota-cuti'
import {
  KUOTA_LEMBUR,
  TANPA_WAKTU_PENGGANTI,
  kekuranganPengganti,
} from '@rekan/domain/pengajuan/lembur/waktu-pengganti'
import { type Instan, type Tanggal, hariBarat } from '@rekan/domain/waktu'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { DomainError } from '../../../platform/errors.ts'
import { restoreCuti, takeCuti } from '../cuti/cuti.service.ts'
import { listTerpakai } from '../kuota/terpakai.service.ts'
import { fetchWaktuPenggantiOrang } from '../kuota/waktu-pengganti.service.ts'
import { cancelPengajuan, decidePengajuan } from '../putusan/keputusan.service.ts'
import { tellHariHadir } from '../putusan/kabar.service.ts'
import { correctPresensi, readJamKoreksi } from '../../presensi/koreksi/koreksi.service.ts'
import { hariAbsensi } from './hari-absensi.ts'
import { showAbsensi } from '../izin/absensi.service.ts'
import { fetchJenisCuti } from '../izin-ajukan/ajukan.queries.ts'
import { fetchHariRentang } from '../../presensi/hari/hari.service.ts'
import type { Pengajuan } from '../putusan/pengajuan.queries.ts'
import { refuse } from '../pengajuan.refusals.ts'
import { type PerbuatanPelaku, asCall } from '../../../platform/perbuatan.ts'

type Berkas = Pick<Deps, 'files' | 'clock'>
type Catatan = string | null | undefined
type Absensi = Pengajuan<'absensi'>

/**
 * Approves a request with what follows from it: its days are counted anew, annual leave is taken from the ledger, a
 * correction puts the day right, and HR is told of days on which the person had already come. Throws as
 * `decidePengajuan` does, and 409 when no day is left that counts, when the leave no longer suffices and when the day
 * can no longer be put right so.
 */
export async function approveAbsensi(
  perbuatan: PerbuatanPelaku,
  deps: Berkas,
  id: number,
  note: Catatan,
): Promise<void> {
  const { tx, saat } = perbuatan
  const perkara = perkaraFrom(perbuatan, deps, id)
  let hadir: readonly Tanggal[] = []
  await decidePengajuan(perbuatan, {
    ...perkara,
    status: 'disetujui',
    async entail(absensi) {
      const { cuti_id: cutiId, karyawan_id: karyawanId, paruh } = absensi
      const jenis = await fetchJenisCuti(tx, cutiId === null ? [] : [cutiId], hariBarat(saat))
      const cuti = jenis.get(cutiId ?? 0) ?? null
      const { tanggal_mulai: dari, tanggal_selesai: sampai } = absensi
      const semua = await fetchHariRentang(tx, karyawanId, dari, sampai)
      const { hari, dihadiri } = hariAbsensi(absensi, cuti, semua)
      hadir = dihadiri
      if (hari.length === 0) throw refuse('TANPA_HARI', undefined, { data: await perkara.show() })
      if (cuti?.mengurangi_cuti_tahunan) await takeCuti(perbuatan, karyawanId, id, { hari, paruh })
      else if (cuti !== null) await judgeSisa(tx, absensi, cuti, hari, saat)
      if (absensi.jenis_izin === 'KOREKSI_PRESENSI') await correct(perbuatan, absensi, perkara.show)
      return { catatan: catatanFrom(note), total_hari: hari.length * bobotHari(paruh) }
    },
  })
  if (hadir.length > 0) await tellHariHadir(perbuatan, id, hadir)
}

/** Approves a punch that came after its month was locked: pay settles it, its day stays as it was. Throws as `decidePengajuan` does. */
export async function approveSetelahKunci(
  perbuatan: PerbuatanPelaku,
  deps: Berkas,
  id: number,
): Promise<void> {
  await decidePengajuan(perbuatan, {
    ...perkaraFrom(perbuatan, deps, id),
    status: 'disetujui',
    entail: async () => ({ catatan: 'Masuk sebagai penyesuaian gaji bulan berikutnya.', disusulkan: true }),
  })
}

/** Rejects a request. Throws as `decidePengajuan` does. */
export async function rejectAbsensi(
  perbuatan: PerbuatanPelaku,
  deps: Berkas,
  id: number,
  note: Catatan,
): Promise<void> {
  await decidePengajuan(perbuatan, {
    ...perkaraFrom(perbuatan, deps, id),
    status: 'ditolak',
    entail: async () => ({ catatan: catatanFrom(note) }),
  })
}

/** Withdraws a request; annual leave that it took goes back. Throws as `cancelPengajuan` does. */
export async function cancelAbsensi(perbuatan: PerbuatanPelaku, deps: Berkas, id: number): Promise<void> {
  const perkara = perkaraFrom(perbuatan, deps, id)
  await cancelPengajuan(perbuatan, {
    ...perkara,
    async entail() {
      await restoreCuti(perbuatan, id)
    },
  })
}

function perkaraFrom({ tx, pelaku }: PerbuatanPelaku, deps: Berkas, id: number) {
  const show = async () => showAbsensi(tx, deps, pelaku, id)
  return { tabel: 'absensi', id, show } as const
}

/** Leave of which so many days are given a month, on one occasion or for overtime may have become too little meanwhile. */
async function judgeSisa(
  tx: Tx,
  { karyawan_id, cuti_id, tanggal_mulai: dari, tanggal_selesai: sampai, paruh }: Absensi,
  cuti: JenisCuti,
  hari: readonly Tanggal[],
  saat: Instan,
): Promise<void> {
  if (cuti.kuota_per === KUOTA_LEMBUR) {
    const waktu = await fetchWaktuPenggantiOrang(tx, karyawan_id, saat)
    const kurangWaktu = kekuranganPengganti(hari, bobotHari(paruh), waktu ?? TANPA_WAKTU_PENGGANTI)
    if (kurangWaktu !== null) throw refuse('CUTI_TIDAK_CUKUP', kurangWaktu)
    return
  }
  // What waits has taken nothing yet.
  const terpakai = await listTerpakai(tx, karyawan_id, { dari, sampai }, ['disetujui'])
  const kurang = kekuranganKuota(hari, cuti, terpakai.get(cuti_id ?? 0) ?? [])
  if (kurang !== null) throw refuse('CUTI_TIDAK_CUKUP', kurang)
}

/** What the claim means is judged once more: the day may have changed since. */
async function correct(
  perbuatan: PerbuatanPelaku,
  { karyawan_id: karyawanId, tanggal_mulai: tanggal, keterangan: alasan, ...isi }: Absensi,
  show: () => Promise<unknown>,
): Promise<void> {
  const { tx } = perbuatan
  const jam = {
    checkIn: isi.jam_masuk ?? undefined,
    checkOut: isi.jam_pulang ?? undefined,
    hariPulang: isi.hari_pulang ?? undefined,
  }
  try {
    const waktu = await readJamKoreksi(tx, karyawanId, tanggal, jam)
    const diterima = asCall(perbuatan, 'POST /absensi/{id}/approve')
    await correctPresensi(diterima, { karyawanId, tanggal, ...waktu, alasan })
  } catch (error) {
    if (!(error instanceof DomainError) || error.status !== 422) throw error
    throw refuse('KOREKSI_TIDAK_DAPAT', { pesan: error.message }, { data: await show() })
  }
}

/** Nothing to read is no note. */
function catatanFrom(note: Catatan): string | null {
  return note === null || note === undefined || isBlank(note) ? null : note
}
