import type { Akibat } from '@rekan/domain/karyawan/keluar'
import { formatJumlahHari } from '@rekan/domain/pengajuan/izin/jumlah-hari'
import type { JenisCuti } from '@rekan/domain/pengajuan/izin/izin'
import { NAMA_IZIN } from '@rekan/domain/pengajuan/izin/nama-izin'
import { bobotHari } from '@rekan/domain/pengajuan/izin/paruh'
import { bukuPengganti } from '@rekan/domain/pengajuan/lembur/waktu-pengganti'
import { formatDurasi } from '@rekan/domain/teks/durasi'
import { type Instan, type Tanggal, formatTanggal } from '@rekan/domain/waktu'
import type { Selectable } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import type { Skema } from '../../../platform/schema.ts'
import { fetchHariRentang } from '../../presensi/hari/hari.service.ts'
import { correctTerpakai, restoreCuti, restoreSesudah } from '../cuti/cuti.service.ts'
import { fetchJenisCuti } from '../izin-ajukan/ajukan.queries.ts'
import { hariAbsensi } from '../izin-putusan/hari-absensi.ts'
import { fetchWaktuPenggantiOrang } from '../kuota/waktu-pengganti.service.ts'
import { tellDialihkan, tellDipendekkan, tellHasil } from '../putusan/kabar.service.ts'
import { type Tabel, type UbahPengajuan, updatePengajuan } from '../putusan/pengajuan.queries.ts'
import { countMenunggu, lockAbsensiSesudah, lockLemburSesudah, moveMenunggu } from './sesudah.queries.ts'
import { type Perbuatan, type PerbuatanPelaku, publish, record } from '../../../platform/perbuatan.ts'

type Absensi = Selectable<Skema['absensi']>

/**
 * Somebody works no more after a day, which their record and placements say already: requests of later days are withdrawn,
 * those that reach beyond it end with it, and annual leave comes back. The caller holds the person.
 */
export async function endPengajuanSesudah(
  perbuatan: PerbuatanPelaku,
  karyawanId: number,
  terakhir: Tanggal,
): Promise<readonly Akibat[]> {
  const { tx, saat } = perbuatan
  const akibat: Akibat[] = []
  const semua = await lockAbsensiSesudah(tx, karyawanId, terakhir)
  const jenis = await fetchJenisCuti(
    tx,
    [...new Set(semua.flatMap(({ cuti_id }) => cuti_id ?? []))],
    terakhir,
  )
  for (const satu of semua) {
    const cuti = jenis.get(satu.cuti_id ?? 0) ?? null
    const nama = cuti?.nama ?? NAMA_IZIN[satu.jenis_izin]
    const pendek = satu.tanggal_mulai > terakhir ? null : await endAbsensi(perbuatan, satu, cuti, terakhir)
    const apa = `${nama} ${rentang(satu.tanggal_mulai, satu.tanggal_selesai)}`
    if (pendek !== null) {
      const hari = `${formatJumlahHari(satu.total_hari)} hari menjadi ${formatJumlahHari(pendek)} hari`
      akibat.push({ jenis: 'IZIN', teks: `${apa} berakhir ${formatTanggal(terakhir)}: ${hari}.` })
      continue
    }
    const kembali = await restoreCuti(perbuatan, satu.id)
    await withdraw(perbuatan, 'absensi', satu)
    const ditambah = kembali > 0 ? ` ${formatJumlahHari(kembali)} hari cuti kembali.` : ''
    akibat.push({ jenis: 'IZIN', teks: `${apa} dibatalkan.${ditambah}` })
  }
  for (const satu of await lockLemburSesudah(tx, karyawanId, terakhir)) {
    await withdraw(perbuatan, 'lembur', satu)
    akibat.push({ jenis: 'LEMBUR', teks: `Lembur ${formatTanggal(satu.tanggal)} dibatalkan.` })
  }
  const kembali = await restoreSesudah(perbuatan, karyawanId, terakhir)
  if (kembali > 0)
    akibat.push({
      jenis: 'CUTI',
      teks: `${formatJumlahHari(kembali)} hari cuti tahunan yang terpotong atau gugur sesudahnya kembali.`,
    })
  return [...akibat, ...(await listWaktuTersisa(tx, karyawanId, terakhir, saat))]
}

/** Time off for overtime that is left is named: whether it is paid is the company's to say. */
async function listWaktuTersisa(
  tx: Tx,
  karyawanId: number,
  terakhir: Tanggal,
  saat: Instan,
): Promise<readonly Akibat[]> {
  const waktu = await fetchWaktuPenggantiOrang(tx, karyawanId, saat)
  const { saldo } = waktu === undefined ? { saldo: 0 } : bukuPengganti(waktu, terakhir)
  if (saldo <= 0) return []
  const teks = `Waktu pengganti ${formatDurasi(saldo * 60)} belum diambil. Bayar sebagai lembur, atau sepakati hari liburnya sebelum ${formatTanggal(terakhir)}.`
  return [{ jenis: 'WAKTU_PENGGANTI', teks }]
}

/** How many days are left of a request that ends with a day; null where none is, so that it is to be withdrawn. */
async function endAbsensi(
  perbuatan: PerbuatanPelaku,
  satu: Absensi,
  cuti: JenisCuti | null,
  terakhir: Tanggal,
): Promise<number | null> {
  const { tx } = perbuatan
  const { id, karyawan_id: karyawanId, paruh } = satu
  const semua = await fetchHariRentang(tx, karyawanId, satu.tanggal_mulai, terakhir)
  const { hari } = hariAbsensi({ ...satu, tanggal_selesai: terakhir }, cuti, semua)
  const kini = hari.length * bobotHari(paruh)
  if (kini === 0) return null
  await updatePengajuan(tx, 'absensi', id, { tanggal_selesai: terakhir, total_hari: kini })
  if (satu.status === 'disetujui' && cuti?.mengurangi_cuti_tahunan)
    await correctTerpakai(
      perbuatan,
      karyawanId,
      id,
      { hari, paruh },
      `Berakhir ${formatTanggal(terakhir)}, hari kerja terakhir.`,
    )
  await record(perbuatan, 'absensi', id, {
    sebelum: { karyawan_id: karyawanId, tanggal_selesai: satu.tanggal_selesai, total_hari: satu.total_hari },
    sesudah: { karyawan_id: karyawanId, tanggal_selesai: terakhir, total_hari: kini },
  })
  publish(perbuatan, 'izin', karyawanId)
  await tellDipendekkan(perbuatan, id, { semula: satu.total_hari, kini, sampai: terakhir })
  return kini
}

async function withdraw(
  perbuatan: PerbuatanPelaku,
  tabel: Tabel,
  { id, karyawan_id, status }: Pick<Absensi, 'id' | 'karyawan_id' | 'status'>,
): Promise<void> {
  const { tx, pelaku, saat } = perbuatan
  const oleh = pelaku.penggunaId
  const hasil: UbahPengajuan = {
    status: 'dibatalkan',
    dibatalkan_oleh_id: oleh,
    dibatalkan_pada: new Date(saat),
  }
  await updatePengajuan(tx, tabel, id, hasil)
  await record(perbuatan, tabel, id, {
    sebelum: { karyawan_id, status },
    sesudah: { karyawan_id, status: 'dibatalkan' },
  })
  publish(perbuatan, tabel === 'absensi' ? 'izin' : 'lembur', karyawan_id)
  await tellHasil(perbuatan, tabel, id)
}

/** How many requests wait for an account that leaves. */
export async function countMenungguKeputusan(tx: Tx, penggunaId: number): Promise<number> {
  return countMenunggu(tx, penggunaId)
}

/** What waits for an account that leaves waits for another, or for HR, who are told; gives how many requests. */
export async function moveMenungguKeputusan(
  perbuatan: Perbuatan,
  dari: number,
  ke: Parameters<typeof moveMenunggu>[3],
): Promise<number> {
  const { tx } = perbuatan
  let jumlah = 0
  for (const tabel of ['absensi', 'lembur'] as const)
    for (const { id, karyawan_id } of await moveMenunggu(tx, tabel, dari, ke)) {
      jumlah += 1
      publish(perbuatan, tabel === 'absensi' ? 'izin' : 'lembur', karyawan_id)
      await tellDialihkan(perbuatan, tabel, id)
    }
  return jumlah
}

function rentang(dari: Tanggal, sampai: Tanggal): string {
  return dari === sampai ? formatTanggal(dari) : `${formatTanggal(dari)} sampai ${formatTanggal(sampai)}`
}
