import { lingkup } from '@rekan/domain/akses/akses'
import { rentangBulan } from '@rekan/domain/bulan'
import { batasBersamaan } from '@rekan/domain/pengajuan/izin/bersamaan'
import { addHari } from '@rekan/domain/waktu'
import type { Answer, Context } from '../../../platform/http.ts'
import { readPengaturan } from '../../../platform/pengaturan.ts'
import { countDitempatkan, listPergi } from './kalender.queries.ts'
import type { Pandangan } from '../../../platform/perbuatan.ts'

const KALENDER = 'GET /kelola/izin/kalender'
type Kalender = Answer<typeof KALENDER>['data']
type Orang = Kalender['orang'][number]

/**
 * Who of a team is away or asks to be in a month, day by day, and where more are than the company lets be away at once. A
 * correction takes nobody away, and work from home neither.
 */
export async function showKalender(
  { db, pelaku, saat }: Pandangan,
  { bulan, tahun, ...penyaring }: Context<typeof KALENDER>['query'],
): Promise<Kalender> {
  const siapa = lingkup(pelaku, KALENDER)
  const rentang = rentangBulan({ bulan, tahun })
  const { batas_pergi_persen: persen } = await readPengaturan(db, rentang.sampai)
  const [pergi, ditempatkan] = await Promise.all([
    listPergi(db, siapa, penyaring, rentang, saat),
    countDitempatkan(db, siapa, penyaring, rentang, saat),
  ])
  const orang = new Map<number, Orang>()
  for (const { karyawan_id: id, kode, nama, kantor, ...izin } of pergi) {
    const ada: Orang = orang.get(id) ?? { id, kode, nama, kantor, izin: [] }
    ada.izin.push(izin)
    orang.set(id, ada)
  }
  const hari: Kalender['hari'] = []
  for (let tanggal = rentang.dari; tanggal <= rentang.sampai; tanggal = addHari(tanggal, 1)) {
    const banyak = ditempatkan.get(tanggal) ?? { orang: 0, libur: false }
    const sehari = pergi.filter((satu) => satu.dari <= tanggal && tanggal <= satu.sampai)
    const batas = batasBersamaan(banyak.orang, persen)
    const disetujui = new Set(
      sehari.filter(({ status }) => status === 'disetujui').map(({ karyawan_id }) => karyawan_id),
    )
    const diminta = new Set(sehari.map(({ karyawan_id }) => karyawan_id))
    hari.push({
      tanggal,
      libur: banyak.libur,
      orang: banyak.orang,
      pergi: disetujui.size,
      menunggu: diminta.size - disetujui.size,
      batas,
      lewat: batas !== null && diminta.size > batas,
    })
  }
  return { hari, orang: [...orang.values()] }
}
