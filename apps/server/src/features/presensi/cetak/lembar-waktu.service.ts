import type { Pelaku } from '@rekan/domain/akses/akses'
import { formatBulan, rentangBulan } from '@rekan/domain/bulan'
import { statusTerhitung } from '@rekan/domain/presensi/hari/rekap'
import { NAMA_KEADAAN } from '@rekan/domain/presensi/meja'
import { formatDurasi, formatLama } from '@rekan/domain/teks/durasi'
import { type Detik, type Instan, type Tanggal, formatTanggal, namaHari } from '@rekan/domain/waktu'
import type { Db } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { invalid } from '../../../platform/errors.ts'
import type { Answer, Context } from '../../../platform/http.ts'
import { readKop } from '../../../platform/kop.ts'
import { type KolomLembar, writeLembar } from '../../../platform/lembar.write.ts'
import { requirePemilik } from '../../penempatan/penempatan.service.ts'
import type { Hari } from '../hari/hari.service.ts'
import { listOrang } from '../meja/bulan.queries.ts'
import {
  type HariBulan,
  type OrangSebulan,
  TERHITUNG_TERBANYAK,
  fetchSebulan,
  jumlahSebulan,
  saringanFrom,
  tanggalAntara,
} from '../meja/bulan.service.ts'
import { isDi } from '../meja/hari-orang.ts'
import { refuse } from '../presensi.refusals.ts'
import { wireRingkasan } from '../rekaman/presensi.wire.ts'
import { fetchOrangRekaman } from '../rekaman/rekaman.queries.ts'
import { findNamaKantor } from './cetak.queries.ts'
import { drawLembarLokasi, drawLembarOrang } from './lembar-waktu.print.ts'

const LEMBAR = 'GET /kelola/presensi/lembar'
type Diminta = Context<typeof LEMBAR>['query']
type Berkas = Answer<typeof LEMBAR>['data']

/**
 * A month's hours of one person by the day, or of several by person and day, as the desk counts them. Throws 404 for a person
 * whom the reader does not see, 422 at `kantor_id` for too many people.
 */
export async function writeLembarWaktu(
  deps: Pick<Deps, 'db' | 'files'>,
  pelaku: Pelaku,
  { karyawan_id, format, ...diminta }: Diminta,
  saat: Instan,
): Promise<Berkas> {
  const saringan = { ...saringanFrom(pelaku, diminta), karyawan_id }
  if (karyawan_id !== undefined) await requirePemilik({ db: deps.db, pelaku, saat }, LEMBAR, karyawan_id)
  const orang = await listOrang(deps.db, saringan, saat)
  if (orang.length > TERHITUNG_TERBANYAK)
    throw invalid({ kantor_id: [`Pilih lokasi: paling banyak ${TERHITUNG_TERBANYAK} orang satu lembar.`] })
  const jam = new Map<Tanggal, JamHari>()
  const sebulan = await fetchSebulan(deps.db, saringan, orang, saat, (_, hari) => {
    if (karyawan_id !== undefined) jam.set(hari.tanggal, jamHari(hari, diminta.kantor_id))
  })
  const masa = { ...diminta, dibuat: saat, kop: await readKop(deps) }
  const bulan = `${diminta.tahun}-${String(diminta.bulan).padStart(2, '0')}`
  if (karyawan_id !== undefined) {
    const satu = sebulan[0] ?? (await tanpaHari(deps.db, karyawan_id))
    const baris = barisOrang(satu, jam)
    const nama = `lembar-waktu-${satu.orang.kode.toLowerCase()}-${bulan}`
    if (format === 'xlsx') return writeLembar(nama, 'xlsx', KOLOM_ORANG, baris)
    const judul = `Lembar waktu ${satu.orang.nama}`
    const tentang = [satu.orang.kode, satu.orang.kantor, formatBulan(diminta)].filter(Boolean).join(' · ')
    const kolom = KOLOM_ORANG.filter(({ judul: satuan }) => satuan !== DESIMAL)
    return asPdf(nama, await drawLembarOrang({ ...masa, judul, tentang, ...asTabel(kolom, baris) }))
  }
  const tanggal = tanggalAntara(rentangBulan(diminta))
  const nama = `lembar-waktu-${bulan}`
  if (format === 'xlsx') return writeLembar(nama, 'xlsx', kolomLokasi(tanggal), sebulan)
  const judul = `Lembar waktu ${await namaLokasi(deps.db, diminta.kantor_id)}`
  return asPdf(
    nama,
    await drawLembarLokasi({
      ...masa,
      judul,
      tentang: `${formatBulan(diminta)} · ${sebulan.length} orang`,
      tanggal,
      baris: sebulan.map((satu) => {
        const { jam_kerja, terlambat, alpa } = jumlahSebulan(satu)
        return {
          nama: satu.orang.nama,
          kode: satu.orang.kode,
          hari: tanggal.map((pada) => lamaHari(satu.hari.get(pada))),
          jumlah: [formatLama(jam_kerja), String(terlambat), String(alpa)],
        }
      }),
    }),
  )
}

/** Somebody without a placement in the month. */
async function tanpaHari(db: Db, karyawanId: number): Promise<OrangSebulan> {
  const satu = (await fetchOrangRekaman(db, [karyawanId])).get(karyawanId)
  if (satu === undefined) throw refuse('KARYAWAN_TIDAK_ADA')
  const orang = { id: karyawanId, kode: satu.kode, nama: satu.nama, kantor: null }
  return { orang, hari: new Map(), usulan: new Map(), ditanya: new Set() }
}

/** A row of a person's sheet: a day, or the month's sum */
type BarisOrang = {
  readonly tanggal: Tanggal | null
  readonly status: string
  readonly masuk: string
  readonly pulang: string
  readonly jamKerja: Detik
  readonly telat: Detik
  readonly keterangan: string
}
const DESIMAL = 'Jam (desimal)'
const KOLOM_ORANG: readonly KolomLembar<BarisOrang>[] = [
  { judul: 'Tanggal', nilai: ({ tanggal }) => (tanggal === null ? 'Jumlah' : formatTanggal(tanggal)) },
  { judul: 'Hari', nilai: ({ tanggal }) => (tanggal === null ? '' : namaHari(tanggal)) },
  { judul: 'Status', nilai: ({ status }) => status },
  { judul: 'Masuk', nilai: ({ masuk }) => masuk },
  { judul: 'Pulang', nilai: ({ pulang }) => pulang },
  { judul: 'Jam kerja', nilai: ({ jamKerja }) => formatLama(jamKerja) },
  { judul: DESIMAL, nilai: ({ jamKerja }) => jamKerja / 3600 },
  { judul: 'Terlambat', nilai: ({ telat }) => (telat === 0 ? '' : formatDurasi(telat)) },
  { judul: 'Keterangan', nilai: ({ keterangan }) => keterangan },
]

function barisOrang(satu: OrangSebulan, jam: ReadonlyMap<Tanggal, JamHari>): BarisOrang[] {
  const hari = [...satu.hari.values()]
  const { jam_kerja, terlambat, alpa } = jumlahSebulan(satu)
  return [
    ...hari.map((pada) => ({
      tanggal: pada.tanggal,
      status: statusTerhitung(pada).replaceAll('_', ' '),
      masuk: jam.get(pada.tanggal)?.masuk ?? '',
      pulang: jam.get(pada.tanggal)?.pulang ?? '',
      jamKerja: pada.jamKerja,
      telat: pada.telat,
      keterangan: pada.keadaan.map((kode) => NAMA_KEADAAN[kode]).join(', '),
    })),
    {
      tanggal: null,
      status: '',
      masuk: '',
      pulang: '',
      jamKerja: jam_kerja,
      telat: hari.reduce((n, pada) => n + pada.telat, 0),
      keterangan: `${terlambat} hari terlambat, ${alpa} alpa`,
    },
  ]
}

type JamHari = Pick<BarisOrang, 'masuk' | 'pulang'>

/** Each work's punches, by the clock of its site. */
function jamHari(hari: Hari, kantorId: number | undefined): JamHari {
  const kerja = hari.penugasan.filter((satu) => isDi(satu, hari, kantorId))
  const jam = (jenis: 'checkIn' | 'checkOut') =>
    kerja.flatMap((satu) => (satu[jenis] === null ? [] : wireRingkasan(satu[jenis]).waktu)).join(', ')
  return { masuk: jam('checkIn'), pulang: jam('checkOut') }
}

/** What a cell of a month says: hours, or why there are none. */
function lamaHari(hari: HariBulan | undefined): string {
  if (hari === undefined) return ''
  if (hari.jamKerja > 0) return formatLama(hari.jamKerja)
  return SINGKAT[statusTerhitung(hari)]
}

const SINGKAT = {
  BELUM_PRESENSI: '',
  HADIR: '0:00:00',
  IZIN: 'I',
  SAKIT: 'S',
  CUTI: 'C',
  DINAS_LUAR: 'D',
  LIBUR: 'L',
  ALPA: 'A',
} as const

/** Hours as numbers, exact to the second; what has none says why. */
function kolomLokasi(tanggal: readonly Tanggal[]): KolomLembar<OrangSebulan>[] {
  return [
    { judul: 'Nama', nilai: ({ orang }) => orang.nama },
    { judul: 'Kode', nilai: ({ orang }) => orang.kode },
    ...tanggal.map((pada) => ({
      judul: String(Number(pada.slice(8))),
      nilai: ({ hari }: OrangSebulan) => {
        const satu = hari.get(pada)
        return satu !== undefined && satu.jamKerja > 0 ? satu.jamKerja / 3600 : lamaHari(satu)
      },
    })),
    { judul: 'Jam kerja', nilai: (satu) => formatLama(jumlahSebulan(satu).jam_kerja) },
    { judul: DESIMAL, nilai: (satu) => jumlahSebulan(satu).jam_kerja / 3600 },
    { judul: 'Terlambat', nilai: (satu) => jumlahSebulan(satu).terlambat },
    { judul: 'Alpa', nilai: (satu) => jumlahSebulan(satu).alpa },
  ]
}

function asTabel<T>(kolom: readonly KolomLembar<T>[], baris: readonly T[]) {
  return {
    kolom: kolom.map(({ judul }) => judul),
    baris: baris.map((satu) => kolom.map(({ nilai }) => String(nilai(satu) ?? ''))),
  }
}

async function namaLokasi(db: Db, kantorId: number | undefined): Promise<string> {
  return kantorId === undefined ? 'semua lokasi' : await findNamaKantor(db, kantorId)
}

function asPdf(nama: string, isi: Buffer): Berkas {
  return { nama: `${nama}.pdf`, tipe: 'application/pdf', isi: isi.toString('base64') }
}
