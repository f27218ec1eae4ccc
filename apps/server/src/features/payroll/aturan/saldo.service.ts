import { type Pelaku, lingkup } from '@rekan/domain/akses/akses'
import { isSendiri } from '@rekan/domain/akses/urusan'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db.ts'
import { invalid } from '../../../platform/errors.ts'
import type { Context } from '../../../platform/http.ts'
import { listTertahan } from '../../auth/akun/dibuka.service.ts'
import { listDalamLingkup } from '../../penempatan/lingkup.sql.ts'
import { listOrangByKode } from './hasil.queries.ts'
import { listSaldo, upsertSaldo } from './saldo.queries.ts'
import { type PerbuatanPelaku, record } from '../../../platform/perbuatan.ts'

const CATAT = 'POST /kelola/payroll/saldo'

/** Opening balances of a year. */
export async function showSaldo(
  db: Db,
  clock: Clock,
  pelaku: Pelaku,
  { tahun }: Context<'GET /kelola/payroll/saldo'>['query'],
) {
  const milik = await listDalamLingkup(db, lingkup(pelaku, 'GET /kelola/payroll/saldo'), clock.now())
  return [...(await listSaldo(db, tahun, milik))]
}

/**
 * Writes down opening balances; the same person and year again takes their place. Throws 422 at `baris` with each faulty row: nobody
 * of that kode, one's own, the same twice, amounts without a month.
 */
export async function recordSaldo(
  perbuatan: PerbuatanPelaku,
  { baris }: Context<typeof CATAT>['body'],
): Promise<number> {
  const { tx, pelaku, saat } = perbuatan
  const milik = new Set(await listDalamLingkup(tx, lingkup(pelaku, CATAT), saat))
  const orang = await listOrangByKode(tx, [...new Set(baris.map(({ kode }) => kode.toUpperCase()))])
  const tertahan = await listTertahan(
    perbuatan,
    [...orang.values()].map(({ id }) => id),
  )
  const dilihat = new Set<string>()
  const salah: string[] = []
  const hasil = baris.flatMap(({ kode, ...isi }, ke) => {
    const siapa = orang.get(kode.toUpperCase())
    const kunci = `${siapa?.id} ${isi.tahun}`
    const tolak =
      siapa === undefined || !milik.has(siapa.id)
        ? `tidak ada karyawan dengan kode ${kode}.`
        : isSendiri(pelaku, siapa.id)
          ? 'saldo Anda sendiri dicatat oleh rekan HRD lain atau penyetuju gaji HRD.'
          : tertahan.has(siapa.id)
            ? (tertahan.get(siapa.id)?.message ?? '')
            : dilihat.has(kunci)
              ? 'orang dan tahun yang sama sudah ada di baris lain.'
              : isi.bulan === 0 && isi.bruto + isi.iuran + isi.dipotong > 0
                ? 'isi berapa bulan ia bekerja sebelum slip pertama di Rekan.'
                : undefined
    dilihat.add(kunci)
    if (tolak !== undefined) salah.push(`Baris ${ke + 1}: ${tolak}`)
    return tolak !== undefined || siapa === undefined
      ? []
      : [{ ...isi, karyawan_id: siapa.id, dicatat_oleh_id: pelaku.penggunaId, dicatat_pada: new Date(saat) }]
  })
  if (salah.length > 0) throw invalid({ baris: salah.slice(0, 200) })
  await upsertSaldo(tx, hasil)
  await record(perbuatan, 'saldo_pajak', hasil[0]?.tahun ?? 0, {
    sesudah: { karyawan: hasil.map(({ karyawan_id, tahun }) => ({ karyawan_id, tahun })) },
  })
  return hasil.length
}
