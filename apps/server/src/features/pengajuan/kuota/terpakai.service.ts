import type { StatusPengajuan } from '@rekan/domain/pengajuan/izin/absensi'
import { akhirBulan, awalBulan, bulanFrom } from '@rekan/domain/bulan'
import { type JenisCuti, hariTerhitung } from '@rekan/domain/pengajuan/izin/izin'
import { PERIODE_HARI } from '@rekan/domain/pengajuan/cuti/kuota-cuti'
import { type Tanggal, addHari } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../../platform/db.ts'
import { fetchHariBanyak } from '../../presensi/hari/hari.service.ts'

/** A person's request for leave. */
type Terpakai = Pick<JenisCuti, 'satuan' | 'cara_hitung'> & {
  readonly karyawan_id: number
  readonly tanggal_mulai: Tanggal
  readonly tanggal_selesai: Tanggal
}

/** The days that count of requests for leave, in their order; one statement, however many. */
export async function fetchHariTerpakai(
  db: Db | Tx,
  cuti: readonly Terpakai[],
): Promise<readonly (readonly Tanggal[])[]> {
  const semua = await fetchHariBanyak(
    db,
    cuti.map((c) => ({ karyawanId: c.karyawan_id, dari: c.tanggal_mulai, sampai: c.tanggal_selesai })),
  )
  return cuti.map((satu, i) => {
    const hari = (semua[i] ?? []).map(({ tanggal, shift }) => ({ tanggal, kerja: shift !== null }))
    return hariTerhitung(hari, 'CUTI', satu)
  })
}

/**
 * The days, as they count, of a person's requests for leave by the month or the period that touch some months and wait or were
 * approved, or are of the states named; by kind.
 */
export async function listTerpakai(
  db: Db | Tx,
  karyawanId: number,
  { dari, sampai }: { readonly dari: Tanggal; readonly sampai: Tanggal },
  status: readonly StatusPengajuan[] = ['menunggu', 'disetujui'],
): Promise<ReadonlyMap<number, readonly Tanggal[]>> {
  const cuti = await db
    .selectFrom('absensi as a')
    .innerJoin('jenis_cuti as c', 'c.id', 'a.cuti_id')
    .select(['c.id', 'c.satuan', 'c.cara_hitung', 'a.karyawan_id', 'a.tanggal_mulai', 'a.tanggal_selesai'])
    .where('a.karyawan_id', '=', karyawanId)
    .where('c.kuota_per', 'in', ['bulan', 'periode'])
    .where('a.status', 'in', status)
    .where('a.tanggal_mulai', '<=', akhirBulan(bulanFrom(addHari(sampai, PERIODE_HARI))))
    .where('a.tanggal_selesai', '>=', awalBulan(bulanFrom(addHari(dari, -PERIODE_HARI))))
    .execute()
  const hari = await fetchHariTerpakai(db, cuti)
  const terpakai = new Map<number, readonly Tanggal[]>()
  for (const [i, { id }] of cuti.entries())
    terpakai.set(id, [...(terpakai.get(id) ?? []), ...(hari[i] ?? [])])
  return terpakai
}
