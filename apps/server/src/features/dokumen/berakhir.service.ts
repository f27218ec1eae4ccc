import { KETENTUAN } from '@rekan/domain/ketentuan'
import { type Pelaku, lingkup } from '@rekan/domain/akses/akses'
import { LANGKAH_BERAKHIR } from '@rekan/domain/karyawan/berakhir'
import { JENIS_PERHATIAN, type JenisPerhatian } from '@rekan/domain/karyawan/dokumen'
import { batasPencatatan } from '@rekan/domain/karyawan/kontrak'
import { addHari, hariBarat } from '@rekan/domain/waktu'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import type { Context } from '../../platform/http.ts'
import { fetchHariLibur } from '../kontrak/kontrak.service.ts'
import { type Perhatian, listPerhatian } from './berakhir.queries.ts'

const BERAKHIR = 'GET /kelola/karyawan/berakhir'
/** What the coordinator may see of it: nothing of tax, nor what is HR's to mend. */
const UNTUK_KOORDINATOR: readonly JenisPerhatian[] = ['KONTRAK_LEWAT', 'KONTRAK_BERAKHIR', 'DOKUMEN_BERAKHIR']

/** What ends within 90 days, is over, or lacks something that the law or pay asks for: by day, or by name. */
export async function showPerhatian(
  db: Db,
  clock: Clock,
  pelaku: Pelaku,
  { q, jenis, urut, mulai, jumlah }: Context<typeof BERAKHIR>['query'],
) {
  const saat = clock.now()
  const hari = hariBarat(saat)
  const cakup = lingkup(pelaku, BERAKHIR)
  const ada = await listPerhatian(db, cakup, { hari, sampai: addHari(hari, LANGKAH_BERAKHIR[0]) }, saat)
  const boleh = cakup?.jenis === 'semua' || cakup?.jenis === 'kantor' ? JENIS_PERHATIAN : UNTUK_KOORDINATOR
  const cari = (q ?? '').toLowerCase()
  const semua = (await pickTerlambat(db, ada, hari)).filter(
    (satu) =>
      boleh.includes(satu.jenis) &&
      `${satu.karyawan.nama} ${satu.karyawan.kode}`.toLowerCase().includes(cari),
  )
  const tampil = semua.filter((satu) => jenis === undefined || satu.jenis === jenis).toSorted(compareBy(urut))
  const per_jenis = Object.fromEntries(
    boleh.map((nama) => [nama, semua.filter((satu) => satu.jenis === nama).length]),
  )
  return { data: tampil.slice(mulai, mulai + jumlah), meta: { total: tampil.length, per_jenis } }
}

/** Of contracts that are not registered, those that are late, each with the day by which it was due. */
async function pickTerlambat(db: Db, ada: readonly Perhatian[], hari: string): Promise<Perhatian[]> {
  const libur = await fetchHariLibur(
    db,
    ada.flatMap(({ jenis, tanggal }) => (jenis === 'BELUM_DICATAT' && tanggal !== null ? [tanggal] : [])),
  )
  return ada.flatMap((satu) => {
    if (satu.jenis !== 'BELUM_DICATAT' || satu.tanggal === null) return [satu]
    const tanggal = batasPencatatan(KETENTUAN, satu.tanggal, libur)
    return tanggal < hari ? [{ ...satu, tanggal }] : []
  })
}

/** What has no day comes last; the same day or name by the other. */
function compareBy(urut: string) {
  const kunci = ({ tanggal, karyawan }: Perhatian) => {
    const [hari, nama] = [tanggal ?? '9999', karyawan.nama.toLowerCase()]
    return urut.endsWith('nama') ? `${nama} ${hari}` : `${hari} ${nama}`
  }
  const arah = urut.startsWith('-') ? -1 : 1
  return (a: Perhatian, b: Perhatian) => (kunci(a) < kunci(b) ? -arah : arah)
}
