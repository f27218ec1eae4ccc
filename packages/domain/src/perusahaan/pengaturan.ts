/** The company's settings: what each may be, who sets it, and what holds until the company says otherwise. */
import type { Role } from '../akses/peran.ts'
import type { Batas } from '../aturan.ts'
import { JAM_LURING } from '../presensi/luring/waktu.ts'

/** The parts of the settings' screen, in their order. */
export const KELOMPOK_PENGATURAN = ['presensi', 'simpan', 'gaji', 'masuk', 'modul'] as const
export type KelompokPengaturan = (typeof KELOMPOK_PENGATURAN)[number]

type Angka = {
  readonly jenis: 'angka'
  readonly bawaan: number
  readonly batas: Batas
  /** What is counted, as it is said after the number */
  readonly satuan: string
}
type YaTidak = { readonly jenis: 'ya_tidak'; readonly bawaan: boolean }
/** One of some values, each with what it is called */
type Pilihan = {
  readonly jenis: 'pilihan'
  readonly bawaan: string
  readonly pilihan: Readonly<Record<string, string>>
}
type Entri = (Angka | YaTidak | Pilihan) & {
  readonly label: string
  readonly uraian: string
  readonly kelompok: KelompokPengaturan
  /** Changes pay or attendance, so that whoever sets it says from which day */
  readonly berdampak: boolean
  readonly penyunting: readonly Role[]
}
type Perihal = Pick<Entri, 'label' | 'uraian' | 'kelompok' | 'penyunting'> & { readonly berdampak?: boolean }

const angka = <const P extends Perihal>(
  bawaan: number,
  satuan: string,
  batas: Batas,
  { berdampak = false, ...perihal }: P,
) => ({ jenis: 'angka', bawaan, satuan, batas, berdampak, ...perihal }) as const
const yaTidak = <const P extends Perihal>(bawaan: boolean, { berdampak = false, ...perihal }: P) =>
  ({ jenis: 'ya_tidak', bawaan, berdampak, ...perihal }) as const
const pilihan = <const C extends Pilihan['pilihan'], const P extends Perihal>(
  bawaan: keyof C & string,
  semua: C,
  { berdampak = false, ...perihal }: P,
) => ({ jenis: 'pilihan', bawaan, pilihan: semua, berdampak, ...perihal }) as const

/** One entry a setting, with a sentence for whoever sets it. A setting without a row in the database has its `bawaan`. */
export const PENGATURAN = {
  lokasi_baru_wajib: yaTidak(false, {
    label: 'Lokasi baru menolak presensi di luar area',
    uraian: 'Bawaan bagi lokasi yang dibuat sesudahnya; tiap lokasi tetap dapat diatur sendiri',
    kelompok: 'presensi',
    penyunting: ['hrd'],
  }),
  lokasi_baru_toleransi: angka(
    0,
    'meter',
    { dari: 0, sampai: 500, pesan: 'Toleransi antara 0 dan 500 meter.' },
    {
      label: 'Toleransi lokasi baru',
      uraian: 'Sejauh ini di luar garis masih terhitung di dalam, bagi lokasi yang dibuat sesudahnya',
      kelompok: 'presensi',
      penyunting: ['hrd'],
    },
  ),
  istirahat_minimum_jam: angka(
    8,
    'jam',
    { dari: 0, sampai: 24, pesan: 'Istirahat antara dua shift 0 sampai 24 jam.' },
    {
      label: 'Istirahat antara dua shift',
      uraian: 'Roster yang menyisakan istirahat lebih pendek diperingatkan',
      kelompok: 'presensi',
      penyunting: ['hrd'],
    },
  ),
  batas_pergi_persen: angka(
    0,
    'persen',
    { dari: 0, sampai: 100, pesan: 'Batas pergi bersamaan 0 sampai 100 persen.' },
    {
      label: 'Batas pergi bersamaan',
      uraian:
        'Bagian tim yang boleh cuti, izin, atau sakit pada hari yang sama. Kalender tim menandai hari yang lewat batas; 0 berarti tanpa batas',
      kelompok: 'presensi',
      penyunting: ['hrd'],
    },
  ),
  pengganti_jam: angka(
    8,
    'jam',
    { dari: 1, sampai: 24, pesan: 'Lembur untuk sehari waktu pengganti 1 sampai 24 jam.' },
    {
      label: 'Lembur untuk sehari waktu pengganti',
      uraian:
        'Sekian jam lembur yang dikerjakan dapat diambil sebagai sehari libur, selama jenis cuti Waktu Pengganti Lembur dipakai. Upah lembur tetap dibayar',
      kelompok: 'presensi',
      berdampak: true,
      penyunting: ['hrd'],
    },
  ),
  pengganti_hari: angka(
    90,
    'hari',
    { dari: 7, sampai: 366, pesan: 'Masa waktu pengganti 7 sampai 366 hari.' },
    {
      label: 'Masa waktu pengganti lembur',
      uraian: 'Selama ini waktu pengganti dapat diambil sesudah hari lemburnya; sisanya gugur',
      kelompok: 'presensi',
      berdampak: true,
      penyunting: ['hrd'],
    },
  ),
  tukar_otomatis: yaTidak(false, {
    label: 'Tukar jadwal tanpa keputusan',
    uraian: 'Tukar jadwal di satu pos yang disepakati dua orang dan tidak diperingatkan langsung berlaku',
    kelompok: 'presensi',
    penyunting: ['hrd'],
  }),
  pembulatan_menit: angka(
    0,
    'menit',
    { dari: 0, sampai: 60, pesan: 'Pembulatan jam kerja 0 sampai 60 menit.' },
    {
      label: 'Pembulatan jam kerja',
      uraian: 'Jam kerja tiap hari di rekap dibulatkan ke kelipatan terdekat; 0 berarti tidak dibulatkan',
      kelompok: 'presensi',
      berdampak: true,
      penyunting: ['hrd'],
    },
  ),
  tanpa_pulang: pilihan(
    'tanya',
    { tanya: 'Tanya orangnya, HRD memutuskan', akhir_rencana: 'Jam pulang menurut rencana' },
    {
      label: 'Lupa check out',
      uraian:
        'Yang terhitung setelah waktu presensi berakhir tanpa check out. Jam menurut rencana diberi tanda pada rekaman, dan koreksi menggantikannya',
      kelompok: 'presensi',
      berdampak: true,
      penyunting: ['hrd'],
    },
  ),
  luring_jam: angka(24, 'jam', JAM_LURING, {
    label: 'Presensi tanpa jaringan',
    uraian:
      'Yang tiba selambatnya sekian jam setelah diambil langsung tercatat; yang lebih lama menjadi pengajuan koreksi presensi',
    kelompok: 'presensi',
    berdampak: true,
    penyunting: ['hrd'],
  }),
  luring_sampel_persen: angka(
    10,
    'persen',
    { dari: 0, sampai: 100, pesan: 'Bagian yang ditinjau 0 sampai 100 persen.' },
    {
      label: 'Tinjauan presensi tanpa jaringan',
      uraian:
        'Sebanyak ini dari yang waktunya dipercaya ikut ditinjau; yang waktunya belum pasti selalu ditinjau',
      kelompok: 'presensi',
      penyunting: ['hrd'],
    },
  ),
  presensi_istirahat: yaTidak(false, {
    label: 'Presensi istirahat',
    uraian:
      'Mulai dan selesai istirahat dicatat dari ponsel; yang tercatat mengurangi jam kerja sebagai ganti istirahat menurut rencana',
    kelompok: 'presensi',
    berdampak: true,
    penyunting: ['hrd'],
  }),
  simpan_foto_bulan: angka(
    12,
    'bulan',
    { dari: 1, sampai: 120, pesan: 'Masa simpan foto antara 1 dan 120 bulan.' },
    {
      label: 'Masa simpan foto',
      uraian:
        'Berapa bulan foto dan koordinat persis presensi disimpan. Masa yang dipendekkan baru menghapus 14 hari sesudahnya',
      kelompok: 'simpan',
      penyunting: ['hrd'],
    },
  ),
  simpan_dokumen_tahun: angka(
    5,
    'tahun',
    { dari: 1, sampai: 30, pesan: 'Masa simpan dokumen antara 1 dan 30 tahun.' },
    {
      label: 'Masa simpan dokumen',
      uraian:
        'Berapa tahun dokumen karyawan disimpan setelah ia keluar. Masa yang dipendekkan baru menghapus 14 hari sesudahnya',
      kelompok: 'simpan',
      penyunting: ['hrd'],
    },
  ),
  tahan_rekening_hari: angka(
    3,
    'hari',
    { dari: 0, sampai: 60, pesan: 'Masa tunggu rekening baru antara 0 dan 60 hari.' },
    {
      label: 'Masa tunggu rekening baru',
      uraian: 'Berapa hari gaji masih dikirim ke rekening lama setelah rekening diganti',
      kelompok: 'gaji',
      berdampak: true,
      penyunting: ['hrd'],
    },
  ),
  tutup_tanggal: angka(
    31,
    'setiap bulan',
    { dari: 1, sampai: 31, pesan: 'Tanggal tutup antara 1 dan 31; 31 berarti akhir bulan.' },
    {
      label: 'Tanggal tutup presensi',
      uraian:
        'Hari terakhir masa presensi sebulan; 20 berarti tanggal 21 sampai 20, 31 berarti sampai akhir bulan. Berlaku bagi bulan yang dimulai pada atau sesudah tanggal berlakunya',
      kelompok: 'gaji',
      berdampak: true,
      penyunting: ['hrd'],
    },
  ),
  pembagi_potongan: pilihan(
    'hari_kerja',
    {
      kalender: 'Hari kalender bulan itu',
      hari_kerja: 'Hari kerja bulan itu',
      '21': '21 hari',
      '25': '25 hari',
      '30': '30 hari',
    },
    {
      label: 'Pembagi potongan ketidakhadiran',
      uraian: 'Upah sebulan dibagi ini, dikali hari tanpa keterangan dan cuti tidak dibayar',
      kelompok: 'gaji',
      berdampak: true,
      penyunting: ['hrd'],
    },
  ),
  izin_dipotong: pilihan(
    'ingatkan',
    { ingatkan: 'Diingatkan saja', potong: 'Dipotong' },
    {
      label: 'Izin pribadi tanpa upah',
      uraian:
        'Hari izin yang disetujui tidak diupah (UU 13/2003 pasal 93 ayat 1) kecuali perusahaan mengatur lain: dipotong dari upah sebulan, atau diingatkan pada usulan slip',
      kelompok: 'gaji',
      berdampak: true,
      penyunting: ['hrd'],
    },
  ),
  bayar_harian: pilihan(
    'bulanan',
    { bulanan: 'Sebulan sekali', harian: 'Tiap hari atau tiap minggu' },
    {
      label: 'Pegawai harian dibayar',
      uraian:
        'Menentukan PPh 21 pegawai harian lepas: tarif efektif bulanan, atau tarif harian menurut rata-rata penghasilan sehari',
      kelompok: 'gaji',
      berdampak: true,
      penyunting: ['hrd'],
    },
  ),
  terlambat_dipotong: yaTidak(false, {
    label: 'Keterlambatan memotong upah',
    uraian:
      'Waktu terlambat di atas toleransi kali upah sejam diusulkan sebagai potongan; yang diputihkan tidak',
    kelompok: 'gaji',
    berdampak: true,
    penyunting: ['hrd'],
  }),
  kunci_saat_tanda_tangan: yaTidak(false, {
    label: 'Presensi dikunci saat klien menandatangani',
    uraian:
      'Setelah semua berita acara seorang klien untuk suatu bulan ditandatangani, presensi di lokasinya dikunci bila tidak ada yang belum selesai',
    kelompok: 'gaji',
    penyunting: ['hrd'],
  }),
  gaji_orang_kedua: yaTidak(false, {
    label: 'Gaji disetujui orang kedua',
    uraian: 'Slip gaji baru terbit setelah disetujui HRD lain yang tidak menyusun atau mengubahnya',
    kelompok: 'gaji',
    penyunting: ['admin'],
  }),
  faktor_kedua_wajib: yaTidak(false, {
    label: 'Langkah kedua wajib',
    uraian: 'HRD dan admin harus memakai langkah kedua saat masuk',
    kelompok: 'masuk',
    penyunting: ['admin'],
  }),
  masuk_sso: yaTidak(false, {
    label: 'Masuk lewat SSO perusahaan',
    uraian: 'Tombolnya muncul di halaman masuk bila penyedianya dipasang di server; kata sandi tetap berlaku',
    kelompok: 'masuk',
    penyunting: ['admin'],
  }),
  masuk_passkey: yaTidak(true, {
    label: 'Passkey tanpa kata sandi',
    uraian: 'Bila dimatikan, passkey dipakai sebagai langkah kedua saja, sesudah kata sandi',
    kelompok: 'masuk',
    penyunting: ['admin'],
  }),
  modul_push: yaTidak(true, {
    label: 'Notifikasi di perangkat',
    uraian: 'Kabar muncul di layar ponsel dan laptop yang dinyalakan pemiliknya; daftar notifikasi tetap ada',
    kelompok: 'modul',
    penyunting: ['admin'],
  }),
  modul_pengingat: yaTidak(true, {
    label: 'Pengingat presensi',
    uraian: 'Mengingatkan orang yang belum check in atau check out pada jam kerjanya',
    kelompok: 'modul',
    penyunting: ['admin'],
  }),
  modul_nomor_hp: yaTidak(true, {
    label: 'Nomor HP rekan kerja',
    uraian: 'Orang mengisi nomornya sendiri dan memilih apakah rekan kerja melihatnya',
    kelompok: 'modul',
    penyunting: ['admin'],
  }),
} as const satisfies Record<string, Entri>

export type NamaPengaturan = keyof typeof PENGATURAN
/** The values of all settings that are a choice */
export const PILIHAN_PENGATURAN = Object.keys({
  ...PENGATURAN.tanpa_pulang.pilihan,
  ...PENGATURAN.pembagi_potongan.pilihan,
  ...PENGATURAN.izin_dipotong.pilihan,
  ...PENGATURAN.bayar_harian.pilihan,
}) as readonly Pengaturan['tanpa_pulang' | 'pembagi_potongan' | 'izin_dipotong' | 'bayar_harian'][]
export const NAMA_PENGATURAN = Object.keys(PENGATURAN) as readonly NamaPengaturan[]

type Nilai<E extends Entri> = E extends Angka
  ? number
  : E extends { readonly pilihan: infer C }
    ? keyof C & string
    : boolean
/** All settings, as they are on one day. */
export type Pengaturan = { readonly [K in NamaPengaturan]: Nilai<(typeof PENGATURAN)[K]> }
export type NilaiPengaturan = Pengaturan[NamaPengaturan]

/** What is wrong with a value for that setting; undefined where nothing is. */
export function aturanPengaturan(nama: NamaPengaturan, nilai: unknown): string | undefined {
  const entri: Entri = PENGATURAN[nama]
  if (entri.jenis === 'ya_tidak') return typeof nilai === 'boolean' ? undefined : 'Pilih ya atau tidak.'
  if (entri.jenis === 'pilihan')
    return typeof nilai === 'string' && Object.hasOwn(entri.pilihan, nilai)
      ? undefined
      : `Pilih salah satu: ${Object.values(entri.pilihan).join('; ')}.`
  const { dari, sampai, pesan } = entri.batas
  const isBulat = typeof nilai === 'number' && Number.isInteger(nilai)
  return isBulat && nilai >= dari && nilai <= sampai ? undefined : pesan
}

/** Whether an account of this role sets it. */
export function mayEditPengaturan(role: Role, nama: NamaPengaturan): boolean {
  const { penyunting }: Entri = PENGATURAN[nama]
  return penyunting.includes(role)
}

/** A value in words, such as `12 bulan`. */
export function formatPengaturan(nama: NamaPengaturan, nilai: NilaiPengaturan): string {
  const entri: Entri = PENGATURAN[nama]
  if (entri.jenis === 'ya_tidak') return nilai === true ? 'ya' : 'tidak'
  if (entri.jenis === 'pilihan') return entri.pilihan[String(nilai)] ?? String(nilai)
  return `${String(nilai)} ${entri.satuan}`
}

/** All settings from the rows in force; a row that no rule takes any more, or of a name long gone, counts as absent. */
export function pengaturanFrom(
  baris: readonly { readonly kunci: string; readonly nilai: unknown }[],
): Pengaturan {
  const ada = new Map(baris.map(({ kunci, nilai }) => [kunci, nilai]))
  const pilih = (nama: NamaPengaturan) => {
    const nilai = ada.get(nama)
    return aturanPengaturan(nama, nilai) === undefined ? nilai : PENGATURAN[nama].bawaan
  }
  return Object.fromEntries(NAMA_PENGATURAN.map((nama) => [nama, pilih(nama)])) as Pengaturan
}
