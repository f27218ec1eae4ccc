import { formatTanggal } from '@rekan/domain/waktu'
import type { TutupBulan } from './bulan.queries.ts'
import type { Langkah } from './bulan.search.ts'

/** How a step stands: its count in words, and what it asks for. */
export type KeadaanLangkah = {
  readonly judul: string
  readonly hitungan: string
  /** What its button says */
  readonly tombol: string
  /** Nothing of it is left to do; null: nobody can tell yet */
  readonly isSelesai: boolean
  /** Something of it stands in the way of the lock */
  readonly isMenghalangi?: boolean
}

/** Each step's count, as the month stands now. */
export function keadaanLangkah(data: TutupBulan): Readonly<Record<Langkah, KeadaanLangkah>> {
  const { orang, hari, sisa_hari, sampai, tunggakan, slip, lokasi } = data
  const { tanpa_check_out, perlu_tinjauan, izin, lembur } = tunggakan
  const belum = data.berita_acara.filter(({ status }) => status !== 'ditandatangani')
  const terkunci = lokasi.filter(({ kunci_id }) => kunci_id !== null).length
  const tersusun = slip.draf + slip.terbit
  return {
    presensi: {
      judul: 'Presensi lengkap',
      hitungan: `${angka(orang)} orang · ${angka(hari)} hari tercatat`,
      tombol: 'Lihat lokasi',
      isSelesai: sisa_hari === 0,
    },
    pengecualian: {
      judul: 'Pengecualian selesai',
      hitungan: kalimatHitungan([
        formatJumlah(tanpa_check_out, 'tanpa check out'),
        formatJumlah(perlu_tinjauan, 'perlu ditinjau'),
      ]),
      tombol: 'Buka daftar',
      isSelesai: tanpa_check_out + perlu_tinjauan === 0,
      isMenghalangi: tanpa_check_out + perlu_tinjauan > 0,
    },
    putusan: {
      judul: 'Izin & lembur diputus',
      hitungan: kalimatHitungan([formatJumlah(izin, 'izin'), formatJumlah(lembur, 'lembur')], ' menunggu'),
      tombol: 'Putuskan',
      isSelesai: izin + lembur === 0,
      isMenghalangi: izin + lembur > 0,
    },
    klien: {
      judul: 'Klien menandatangani',
      hitungan: kalimatTandaTangan(
        data.berita_acara.length - belum.length,
        belum.map(({ klien }) => klien),
      ),
      tombol: 'Lihat berita acara',
      isSelesai: belum.length === 0,
    },
    kunci: {
      judul: 'Kunci presensi',
      hitungan:
        terkunci > 0
          ? `${angka(terkunci)} dari ${angka(lokasi.length)} lokasi terkunci`
          : `masa sampai ${formatTanggal(sampai)}`,
      tombol: 'Kunci',
      isSelesai: lokasi.length > 0 && terkunci === lokasi.length,
    },
    susun: {
      judul: 'Susun gaji',
      hitungan: `${angka(tersusun)} dari ${angka(slip.orang)} slip`,
      tombol: 'Susun',
      isSelesai: slip.orang > 0 && tersusun >= slip.orang,
    },
    selisih: {
      judul: 'Periksa selisih',
      hitungan: `${angka(slip.draf)} draf dibanding bulan lalu`,
      tombol: 'Periksa',
      // Whoever approves has looked.
      isSelesai: tersusun > 0 && slip.menunggu === 0,
    },
    setujui: {
      judul: 'Disetujui orang kedua',
      hitungan: kalimatPersetujuan(slip),
      tombol: 'Setujui',
      isSelesai: tersusun > 0 && slip.menunggu === 0,
    },
    terbit: {
      judul: 'Bayar & terbitkan',
      hitungan: `${angka(slip.terbit)} dari ${angka(slip.orang)} slip terbit`,
      tombol: 'Terbitkan',
      isSelesai: slip.orang > 0 && slip.terbit >= slip.orang,
    },
  }
}

/** The first step that is not done; what clients sign is signed elsewhere, and nothing here could tick it off. */
export function langkahKini(keadaan: Readonly<Record<Langkah, KeadaanLangkah>>): Langkah {
  const semua = Object.entries(keadaan) as [Langkah, KeadaanLangkah][]
  return semua.find(([langkah, { isSelesai }]) => !isSelesai && langkah !== 'klien')?.[0] ?? 'terbit'
}

/** How much is open at a site, of whatever kind. */
export function jumlahTunggakan(tunggakan: TutupBulan['tunggakan']): number {
  return Object.values(tunggakan).reduce((n, satu) => n + satu, 0)
}

/** What waits, what somebody has approved, and what was published without that. */
function kalimatPersetujuan({ draf, terbit, menunggu, disetujui }: TutupBulan['slip']): string {
  const tanpa = Math.max(0, terbit + draf - menunggu - disetujui)
  return kalimatHitungan([
    formatJumlah(menunggu, 'draf menunggu'),
    formatJumlah(disetujui, 'disetujui'),
    formatJumlah(tanpa, 'terbit tanpa persetujuan'),
  ])
}

/** So many names are read at a glance. */
const NAMA_TERLIHAT = 3

function kalimatTandaTangan(ditandatangani: number, belum: readonly string[]): string {
  if (belum.length === 0)
    return ditandatangani === 0
      ? 'Tidak ada kontrak klien'
      : `${angka(ditandatangani)} berita acara ditandatangani`
  const nama = [...new Set(belum)]
  const lain = nama.length - NAMA_TERLIHAT
  const dan = lain > 0 ? `, dan ${angka(lain)} lain` : ''
  return `${angka(belum.length)} belum: ${nama.slice(0, NAMA_TERLIHAT).join(', ')}${dan}`
}

const angka = (n: number) => n.toLocaleString('id-ID')
const formatJumlah = (n: number, apa: string) => (n === 0 ? '' : `${angka(n)} ${apa}`)

function kalimatHitungan(sebutan: readonly string[], akhiran = ''): string {
  const ada = sebutan.filter((satu) => satu !== '')
  return ada.length === 0 ? 'Tidak ada' : `${ada.join(', ')}${akhiran}`
}
