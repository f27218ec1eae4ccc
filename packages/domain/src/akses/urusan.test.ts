import { describe, expect, it } from 'vitest'
import { cakupan } from './akses.ts'
import { type Tindakan, AKSES } from './tabel.ts'
import { ATURAN, URUSAN, isSendiri, isUrusan, listDiri } from './urusan.ts'

const semuaTindakan = Object.keys(AKSES) as Tindakan[]

/** What HR of a branch writes of its people and sites and yet is no affair of one person, by what keeps it from being one's own */
const BUKAN_URUSAN: Readonly<Record<string, readonly string[]>> = {
  'is done by everybody for themselves': [
    'POST /presensi/check-in',
    'POST /presensi/check-out',
    'POST /presensi/kejadian/{id}/tarik',
    'POST /absensi/{id}/cancel',
    'POST /lembur/pengajuan',
    'POST /lembur/{id}/cancel',
    'POST /pengumuman/{id}/acknowledge',
    'POST /kelola/pengumuman/{id}/read',
    'POST /kelola/laporan',
    'POST /kelola/pengaturan/uji-push',
  ],
  'is judged by the slip': [
    'POST /kelola/payroll',
    'POST /kelola/payroll/hitung',
    'POST /kelola/payroll/susun',
    'POST /kelola/payroll/thr',
    'POST /kelola/payroll/kompensasi',
    'POST /kelola/payroll/akhir',
    'POST /kelola/payroll/bagikan',
    'POST /kelola/payroll/terbitkan',
    'POST /payroll/{id}',
    'POST /payroll/{id}/hapus',
    'POST /payroll/{id}/revisi',
  ],
  'is judged by the table, or by the account': [
    'POST /karyawan/presensi/{id}/tanya',
    'POST /payroll/{id}/jawab',
    'POST /kelola/karyawan/undang',
    'POST /karyawan/{id}/kode-reset',
    'POST /karyawan/{id}/faktor-kedua/hapus',
  ],
  'moves, pays, forgives and reschedules nobody': [
    'POST /karyawan',
    'POST /karyawan/{id}',
    'POST /karyawan/{id}/rekening/tahan',
    'POST /kelola/karyawan/{id}/dokumen',
    'POST /kelola/dokumen/{id}',
    'POST /kelola/dokumen/{id}/berkas',
    'POST /kelola/dokumen/{id}/hapus',
    'POST /kelola/pemutihan/{id}/cabut',
  ],
  'is a site’s, or its roster’s': [
    'POST /kantor/{id}/area',
    'POST /kelola/lokasi/uji',
    'POST /kelola/lokasi/{id}',
    'POST /kelola/lokasi/{id}/regu',
    'POST /kelola/lokasi/{id}/koordinator',
    'POST /kelola/lokasi/{id}/tutup',
    'POST /kelola/lokasi/{id}/buka',
    'POST /kelola/lokasi/{id}/kode-pos',
    'POST /kelola/lokasi/{id}/layar',
    'POST /kelola/layar/{id}/cabut',
    'POST /kelola/roster/terbitkan',
  ],
}

/** What HR of the whole company writes and yet changes nobody's money or presence by itself, by what keeps it from doing so */
const BUKAN_ATURAN: Readonly<Record<string, readonly string[]>> = {
  'is judged by the slip, or by the row': [
    'POST /kelola/payroll/proses/susun',
    'POST /kelola/payroll/proses/terbitkan',
    'POST /kelola/payroll/proses/batal',
    'POST /kelola/payroll/persetujuan',
    'POST /kelola/payroll/impor',
    'POST /kelola/payroll/berkas',
    'POST /kelola/roster/terbitan',
    'POST /kelola/roster/terbitan/batal',
    'POST /kelola/impor-karyawan',
    'POST /kelola/impor-karyawan/{id}/jalankan',
    'POST /kelola/impor-karyawan/{id}/batal',
  ],
  'is gone by once somebody is placed, rostered or approved by it, which another does': [
    'POST /kelola/jadwal-kerja',
    'POST /kelola/lokasi',
    'POST /kelola/shift',
    'POST /kelola/pola',
    'POST /kelola/pola/{id}',
    'POST /kelola/kontrak-klien/{id}/pos',
  ],
  'reckons, names or reads': [
    'POST /kelola/jadwal-kerja/{id}',
    'POST /kelola/jadwal-kerja/{id}/hitung',
    'POST /kelola/karyawan/ekspor',
    'POST /kelola/pengumuman/jangkauan',
  ],
  'names who decides, nothing of whoever named them': ['POST /pengganti', 'POST /pengganti/{id}/cancel'],
  'tells everybody of HR by itself': [
    'POST /kelola/tutup-bulan/kunci',
    'POST /kelola/tutup-bulan/kunci/{id}/buka',
    'POST /penahanan',
  ],
  'is the company’s, or its preparation’s': [
    'POST /kelola/payroll/berkas/sumber',
    'POST /pengaturan/perusahaan',
    'POST /pengaturan/perusahaan/logo',
    'POST /pengaturan/perusahaan/logo/delete',
    'POST /kelola/mulai/perusahaan',
    'POST /kelola/mulai/langkah',
    'POST /kelola/mulai/selesai',
    'POST /pengumuman',
    'POST /pengumuman/{id}',
    'POST /pengumuman/{id}/publish',
    'POST /pengumuman/{id}/withdraw',
    'POST /pengumuman/{id}/restore',
    'POST /pengumuman/{id}/delete',
    'POST /pengumuman/{id}/lampiran',
    'POST /pengumuman/{id}/lampiran/delete',
  ],
  'is between the company and a client': [
    'POST /kelola/klien',
    'POST /kelola/klien/{id}',
    'POST /kelola/klien/{id}/kontrak',
    'POST /kelola/kontrak-klien/{id}',
    'POST /kelola/kontrak-klien/{id}/syarat',
    'POST /kelola/kontak-kontrak/{id}/cabut-sesi',
    'POST /kelola/kontak-kontrak/{id}/kirim-lagi',
    'POST /kelola/kontrak-klien/{id}/kontak',
    'POST /kelola/kontak-kontrak/{id}',
    'POST /kelola/kontak-kontrak/{id}/cabut',
    'POST /kelola/kontrak-klien/{id}/berita-acara',
    'POST /kelola/berita-acara/{id}/kirim',
    'POST /kelola/keberatan/{id}/jawab',
  ],
}

describe('[JAGA-11] what HR does to one person', () => {
  it('is all that HR writes of people, but for what is named here', () => {
    const ofPeople = semuaTindakan.filter(
      (tindakan) =>
        tindakan.startsWith('POST ') && cakupan({ role: 'hrd', kantorIds: [3] }, tindakan) === 'kantor',
    )
    expect(ofPeople.filter((tindakan) => !isUrusan(tindakan)).toSorted()).toEqual(
      Object.values(BUKAN_URUSAN).flat().toSorted(),
    )
  })

  it.each(['POST /login', 'GET /karyawan/{id}/upah', 'toString', '__proto__', ''])('is not %j', (tindakan) =>
    expect(isUrusan(tindakan)).toBe(false),
  )

  it('leaves oneself out by name where one call names many people, and is refused elsewhere', () => {
    const lewati = Object.entries(URUSAN).filter(([, akibat]) => akibat !== 'tolak')
    expect(Object.fromEntries(lewati)).toEqual({
      'POST /kelola/karyawan/pindah': 'lewati',
      'POST /kelola/karyawan/nonaktif': 'lewati',
      'POST /kelola/karyawan/kontrak/perpanjangan': 'lewati',
      'POST /kelola/presensi/tinjauan': 'lewati',
      'POST /kelola/roster/sel': 'lewati',
      'POST /kelola/roster/salin': 'lewati',
      'POST /kelola/roster/isi': 'lewati',
      'POST /kelola/lokasi/{id}/pemutihan': 'lewati',
    })
  })
})

describe('[JAGA-11] a rule that HR changes and goes by', () => {
  /** What others of HR read of who changed what; of a site, where they work there alone */
  const DIBERITAHUKAN: Readonly<Record<string, readonly [sebutan: string, tindakan: readonly string[]]>> = {
    'the week': [
      'jadwal kerja',
      [
        'POST /kelola/jadwal-kerja/{id}/versi',
        'POST /kelola/jadwal-kerja/{id}/batal',
        'POST /kelola/mulai/jam-kerja',
      ],
    ],
    'a kind of shift': ['jenis shift', ['POST /kelola/shift/{id}']],
    settings: ['pengaturan perusahaan', ['POST /kelola/pengaturan']],
    'days off': ['hari libur', ['POST /kelola/pengaturan/libur', 'POST /kelola/mulai/libur']],
    'kinds of leave': [
      'jenis cuti',
      ['POST /kelola/pengaturan/jenis-cuti', 'POST /kelola/pengaturan/jenis-cuti/{id}'],
    ],
    'days on which no leave is filed': [
      'tanggal tanpa cuti',
      ['POST /kelola/pengaturan/larangan-cuti', 'POST /kelola/pengaturan/larangan-cuti/cabut'],
    ],
    leave: ['aturan cuti', ['POST /pengaturan/cuti']],
    pay: ['aturan upah', ['POST /kelola/payroll/aturan']],
    'the least that is paid': ['upah minimum', ['POST /kelola/upah-minimum']],
    'what pay follows from at a site': ['dasar gaji lokasi', ['POST /kelola/upah-minimum/lokasi']],
    'a post': ['pos', ['POST /kelola/pos/{id}']],
    'where one punches': ['area lokasi', ['POST /kantor/{id}/area']],
    'a site': ['lokasi', ['POST /kelola/lokasi/{id}', 'POST /kelola/mulai/lokasi']],
    'whether a site is open': [
      'masa buka lokasi',
      ['POST /kelola/lokasi/{id}/tutup', 'POST /kelola/lokasi/{id}/buka'],
    ],
    'the screen of its code': ['layar kode pos lokasi', ['POST /kelola/lokasi/{id}/layar']],
    'the code of its post': ['kode pos lokasi', ['POST /kelola/lokasi/{id}/kode-pos']],
    'who coordinates it': ['koordinator lokasi', ['POST /kelola/lokasi/{id}/koordinator']],
    'who punches for others there': ['pencatat regu lokasi', ['POST /kelola/lokasi/{id}/regu']],
  }

  it.each(Object.entries(DIBERITAHUKAN))('%s is told by its name', (_nama, [sebutan, tindakan]) => {
    for (const satu of tindakan) expect([satu, ATURAN[satu as Tindakan]?.sebutan]).toEqual([satu, sebutan])
  })

  it('is told of whoever works at the site where it is a site’s, of everybody of HR where it is the company’s', () => {
    for (const [tindakan, { lokasi }] of Object.entries(ATURAN))
      expect([tindakan, lokasi]).toEqual([
        tindakan,
        /\/(kantor|lokasi)\//.test(tindakan)
          ? 'alamat'
          : tindakan.endsWith('/lokasi') && !tindakan.includes('/mulai/')
            ? 'isi'
            : tindakan.includes('/pos/')
              ? 'pos'
              : undefined,
      ])
  })

  it('is all that HR of the whole company writes, but for what is named here', () => {
    const tertulis = semuaTindakan.filter(
      (tindakan) =>
        tindakan.startsWith('POST ') &&
        cakupan({ role: 'hrd' }, tindakan) !== null &&
        cakupan({ role: 'hrd', kantorIds: [3] }, tindakan) === null &&
        !isUrusan(tindakan),
    )
    expect(tertulis.filter((tindakan) => !Object.hasOwn(ATURAN, tindakan)).toSorted()).toEqual(
      Object.values(BUKAN_ATURAN).flat().toSorted(),
    )
  })

  it('is nobody’s affair by itself, and nothing else is told', () => {
    expect(Object.keys(ATURAN).toSorted()).toEqual(
      Object.values(DIBERITAHUKAN)
        .flatMap(([, tindakan]) => tindakan)
        .toSorted(),
    )
    expect(Object.keys(ATURAN).filter(isUrusan)).toEqual([])
  })
})

describe('oneself', () => {
  it.each([
    ['an employee', { karyawanId: 12 }, [12]],
    ['an employee, whatever else goes by the name', { karyawanId: 12, diri: [14] }, [12]],
    ['those of the name, without an employee', { karyawanId: null, diri: [12, 14] }, [12, 14]],
    ['nobody, without an employee or a name', { karyawanId: null }, []],
  ] as const)('is %s', (_nama, pelaku, diri) => {
    expect(listDiri(pelaku)).toEqual(diri)
    expect([12, 14, 15].filter((siapa) => isSendiri(pelaku, siapa))).toEqual(diri)
  })
})
