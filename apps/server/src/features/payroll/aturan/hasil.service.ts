import { type Pelaku, lingkup } from '@rekan/domain/akses/akses'
import { isSendiri } from '@rekan/domain/akses/urusan'
import { formatTanggal, tanggalLokal } from '@rekan/domain/waktu'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db.ts'
import { invalid } from '../../../platform/errors.ts'
import type { Context } from '../../../platform/http.ts'
import { listTertahan } from '../../auth/akun/dibuka.service.ts'
import { listDalamLingkup } from '../../penempatan/lingkup.sql.ts'
import { listHasil, listOrangByKode, upsertHasil } from './hasil.queries.ts'
import { type PerbuatanPelaku, record } from '../../../platform/perbuatan.ts'

const CATAT = 'POST /kelola/payroll/hasil'
const TERLAMA_HARI = 62

/** What people made within some days, newest first. Throws 422 for more than two months. */
export async function showHasil(
  db: Db,
  clock: Clock,
  pelaku: Pelaku,
  { dari, sampai }: Context<'GET /kelola/payroll/hasil'>['query'],
) {
  const hari = (Date.parse(sampai) - Date.parse(dari)) / 86_400_000
  if (hari < 0 || hari > TERLAMA_HARI) throw invalid({ sampai: [`Paling lama ${TERLAMA_HARI} hari.`] })
  const karyawanIds = await listDalamLingkup(db, lingkup(pelaku, 'GET /kelola/payroll/hasil'), clock.now())
  return listHasil(db, { karyawanIds, dari, sampai })
}

/**
 * Writes down what people made; the same person, day and name again takes its place. Throws 422 at `baris` with each faulty
 * row: nobody of that kode, one's own, a day ahead or before they came, the same twice; 409 for a day of a locked month.
 */
export async function recordHasil(
  perbuatan: PerbuatanPelaku,
  { baris }: Context<typeof CATAT>['body'],
): Promise<number> {
  const { tx, pelaku, saat } = perbuatan
  const milik = new Set(await listDalamLingkup(tx, lingkup(pelaku, CATAT), saat))
  const orang = await listOrangByKode(tx, [...new Set(baris.map(({ kode }) => kode.toUpperCase()))])
  const hariIni = tanggalLokal(saat, 'WIT')
  const tertahan = await listTertahan(
    perbuatan,
    [...orang.values()].map(({ id }) => id),
  )
  const dilihat = new Set<string>()
  const salah: string[] = []
  const hasil = baris.flatMap(({ kode, ...isi }, ke) => {
    const siapa = orang.get(kode.toUpperCase())
    const kunci = `${siapa?.id} ${isi.tanggal} ${isi.nama.toLowerCase()}`
    const tolak =
      siapa === undefined || !milik.has(siapa.id)
        ? `tidak ada karyawan dengan kode ${kode}.`
        : isSendiri(pelaku, siapa.id)
          ? 'hasil kerja Anda sendiri dicatat oleh rekan HRD lain atau penyetuju gaji HRD.'
          : tertahan.has(siapa.id)
            ? (tertahan.get(siapa.id)?.message ?? '')
            : isi.tanggal > hariIni
              ? `${formatTanggal(isi.tanggal)} belum tiba.`
              : isi.tanggal < siapa.tanggal_masuk
                ? `${kode} mulai bekerja ${formatTanggal(siapa.tanggal_masuk)}.`
                : dilihat.has(kunci)
                  ? 'orang, tanggal, dan nama yang sama sudah ada di baris lain.'
                  : undefined
    dilihat.add(kunci)
    if (tolak !== undefined) salah.push(`Baris ${ke + 1}: ${tolak}`)
    return tolak !== undefined || siapa === undefined
      ? []
      : [
          {
            ...isi,
            karyawan_id: siapa.id,
            dibuat_oleh_id: pelaku.penggunaId,
            dibuat_pada: new Date(saat),
          },
        ]
  })
  if (salah.length > 0) throw invalid({ baris: salah.slice(0, 200) })
  await upsertHasil(tx, hasil)
  await record(perbuatan, 'hasil_kerja', hasil.map(({ tanggal }) => tanggal).toSorted()[0] ?? '', {
    sesudah: {
      baris: hasil.map(({ karyawan_id, tanggal, nama, jumlah, tarif }) => ({
        karyawan_id,
        tanggal,
        nama,
        jumlah,
        tarif,
      })),
    },
  })
  return hasil.length
}
