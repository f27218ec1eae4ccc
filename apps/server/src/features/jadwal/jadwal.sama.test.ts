import fc from 'fast-check'
import { pengingatPada } from '@rekan/domain/presensi/pengingat'
import { type KodeZona, type Tanggal, addHari, hariKe } from '@rekan/domain/waktu'
import { expect, it } from 'vitest'
import { porsi } from '../../../../../packages/domain/test/porsi.ts'
import { kerjaHari } from './jadwal.service.ts'
import { rekapFrom } from '../presensi/rekap/rekap.service.ts'
import { wirePenugasan } from '../presensi/rekaman/presensi.wire.ts'
import { hariGiliran } from '../presensi/hari/giliran.service.ts'
import { hariPada } from '../presensi/hari/hari.service.ts'
import { type Kejadian, type RencanaSemua, rencanaPerOrang } from '../presensi/hari/hari.sql.ts'

const SENIN = '2026-11-16'
const SELISIH: Readonly<Record<KodeZona, string>> = { WIB: '+07:00', WITA: '+08:00', WIT: '+09:00' }
const JAM = 3_600_000

/** What one date of a made-up week holds: by the week, by a roster's hours, off, or one to three works of its own. */
type Isi =
  | { readonly apa: 'pekan' | 'libur' }
  | { readonly apa: 'jam'; readonly mulai: number }
  | { readonly apa: 'sendiri'; readonly mulai: readonly number[] }
type Pekan = {
  readonly zona: KodeZona
  readonly mulai: number
  readonly lama: number
  readonly isi: readonly Isi[]
}

/** Works of four hours, six apart, so that each has its own turn. */
const sendiri = fc.subarray([1, 7, 13, 19], { minLength: 1, maxLength: 3 })
const pekan: fc.Arbitrary<Pekan> = fc.record({
  zona: fc.constantFrom('WIB', 'WITA', 'WIT'),
  mulai: fc.integer({ min: 5, max: 10 }),
  lama: fc.integer({ min: 4, max: 12 }),
  isi: fc.array(
    fc.oneof(
      fc.constantFrom<Isi>({ apa: 'pekan' }, { apa: 'libur' }),
      fc.record({ apa: fc.constant('jam' as const), mulai: fc.integer({ min: 0, max: 23 }) }),
      fc.record({ apa: fc.constant('sendiri' as const), mulai: sendiri }),
    ),
    { minLength: 7, maxLength: 7 },
  ),
})

const pada = (tanggal: Tanggal, jam: number, zona: KodeZona) =>
  Date.parse(`${tanggal}T00:00:00${SELISIH[zona]}`) + jam * JAM

/** The works of a date, told by hand: start and end. */
function kerjaDari({ zona, mulai, lama, isi }: Pekan, ke: number): readonly (readonly [number, number])[] {
  const tanggal = addHari(SENIN, ke)
  const satu = isi[ke]
  if (satu === undefined || satu.apa === 'libur') return []
  if (satu.apa === 'sendiri')
    return satu.mulai.map((jam) => [pada(tanggal, jam, zona), pada(tanggal, jam + 4, zona)])
  if (satu.apa === 'jam') return [[pada(tanggal, satu.mulai, zona), pada(tanggal, satu.mulai + 8, zona)]]
  // The week works from Monday to Friday.
  return ke < 5 ? [[pada(tanggal, mulai, zona), pada(tanggal, mulai + lama, zona)]] : []
}

/** All people's plans as one statement gives them; each has a site and a week of their own. */
function semuaDari(orang: ReadonlyMap<number, Pekan>): RencanaSemua {
  const daftar = [...orang]
  const tanggal = Array.from({ length: 7 }, (_, ke) => addHari(SENIN, ke))
  return {
    libur: [],
    aturan: [],
    izin: [],
    lembur: [],
    penempatan: daftar.map(([id]) => ({
      id,
      karyawan_id: id,
      jabatan: 'Satpam',
      unit: 'Jaga',
      tanggal_masuk: '2020-01-01',
      tanggal_selesai: null,
      utama: true,
      koordinator_id: null,
      kantor_id: id,
      jadwal_id: id,
    })),
    kantor: daftar.map(([id, { zona }]) => ({
      kantor_id: id,
      kantor_nama: `Lokasi ${id}`,
      alamat: '',
      zona_waktu: zona,
      area: null,
      kebijakan_lokasi: 'catat',
      toleransi_meter: 0,
      kode_pos: 'tidak',
    })),
    jadwal: daftar.map(([id, { mulai, lama }]) => ({
      jadwal_id: id,
      versi: [
        {
          berlaku_dari: '2020-01-01',
          toleransi_detik: 0,
          masuk_saat_libur: false,
          minggu: Object.fromEntries(
            [1, 2, 3, 4, 5].map((hari) => [
              hari,
              { mulai: mulai * 3600, selesai: ((mulai + lama) % 24) * 3600 },
            ]),
          ),
        },
      ],
    })),
    roster: daftar.flatMap(([karyawan_id, { isi }]) =>
      tanggal.flatMap((satu, ke) => {
        const apa = isi[ke]
        if (apa === undefined || apa.apa === 'pekan') return []
        const [jam_mulai, jam_selesai] =
          apa.apa === 'jam' ? [apa.mulai * 3600, ((apa.mulai + 8) % 24) * 3600] : [null, null]
        return [{ karyawan_id, tanggal: satu, jam_mulai, jam_selesai }]
      }),
    ),
    penugasan: daftar.flatMap(([karyawan_id, satu]) =>
      tanggal.flatMap((hari, ke) =>
        satu.isi[ke]?.apa === 'sendiri'
          ? kerjaDari(satu, ke).map(([mulai, selesai], urutan) => ({
              id: karyawan_id * 100 + ke * 10 + urutan,
              karyawan_id,
              tanggal: hari,
              kantor_id: karyawan_id,
              pos_id: null,
              asal: 'roster' as const,
              turunan: false,
              menggantikan_id: null,
              pengganti: null,
              menggantikan: null,
              pos: null,
              mulai: new Date(mulai).toISOString(),
              selesai: new Date(selesai).toISOString(),
              toleransi_detik: 0,
              istirahat_detik: 0,
              istirahat_sesudah_detik: 0,
            }))
          : [],
      ),
    ),
  }
}

/** A punch of a work. */
function punch(
  jenis: Kejadian['jenis'],
  tanggal: Tanggal,
  penugasan_id: number | null,
  waktu: number,
): Kejadian {
  return {
    tanggal,
    penugasan_id,
    id: 1,
    presensi_id: 1,
    jenis,
    waktu: new Date(waktu).toISOString(),
    diterima_pada: new Date(waktu).toISOString(),
    luring_detik: 0,
    nilai_waktu: null,
    oleh_id: null,
    oleh: null,
    sanggahan: null,
    telat_detik: 0,
    telat_diputihkan: 0,
    lebih_awal_detik: 0,
    lokasi: 'dalam',
    jarak_meter: null,
    di_luar_area: false,
    perlu_tinjauan: false,
    tanda: [],
    menunggu_tinjauan: false,
    kantor_id: 1,
    kantor_nama: '',
    zona_waktu: 'WIB',
  }
}

/** How often the weeks of ten people are made up */
const KALI = porsi(100)

it(`[KERJA-04] of ${10 * KALI} made-up weeks the day, the list of many, reminders, the calendar and the hours of pay hold the same works`, () => {
  fc.assert(
    fc.property(fc.array(pekan, { minLength: 10, maxLength: 10 }), (minggu) => {
      const orang = new Map(minggu.map((satu, ke) => [ke + 1, satu]))
      const banyak = rencanaPerOrang([...orang.keys()], semuaDari(orang))
      for (const [id, satu] of orang) {
        const sendirian = rencanaPerOrang([id], semuaDari(new Map([[id, satu]]))).get(id)
        const dalamDaftar = banyak.get(id)
        if (sendirian === undefined || dalamDaftar === undefined) throw new Error('everybody has a plan')
        for (let ke = 0; ke < 7; ke += 1) {
          const tanggal = addHari(SENIN, ke)
          expect(hariKe(tanggal)).toBe(ke + 1)
          const harap = kerjaDari(satu, ke)
          const tanpaPunch = { kejadian: [], istirahat: [] }
          const hari = hariPada(tanggal, { ...sendirian, ...tanpaPunch })
          const lain = hariPada(tanggal, { ...dalamDaftar, ...tanpaPunch })
          if (hari === null || lain === null) throw new Error('everybody is placed')
          const akhir = pada(tanggal, 48, satu.zona)
          for (const sehari of [hari, lain])
            expect(
              wirePenugasan(sehari, akhir).map(({ mulai, selesai }) => [
                Date.parse(mulai ?? ''),
                Date.parse(selesai ?? ''),
              ]),
            ).toEqual(harap)
          expect(kerjaHari(hari).map(({ mulai, selesai }) => [mulai, selesai])).toEqual(harap)
          for (const [mulai] of harap) {
            const saat = mulai - 600_000
            expect(pengingatPada(hariGiliran(hari, saat).hari.fakta, saat)).toMatchObject({
              jenis: 'check_in',
              kerja: mulai,
            })
          }
          const kejadian = hari.penugasan.flatMap(({ id: penugasanId }, urutan) => {
            const [mulai = 0, selesai = 0] = harap[urutan] ?? []
            return [
              punch('check_in', tanggal, penugasanId, mulai),
              punch('check_out', tanggal, penugasanId, selesai),
            ]
          })
          const dijalani = hariPada(tanggal, { ...sendirian, kejadian, istirahat: [] })
          const detik = harap.reduce((jumlah, [mulai, selesai]) => jumlah + (selesai - mulai) / 1000, 0)
          expect(dijalani && rekapFrom(dijalani, akhir)).toMatchObject({
            jamKerja: detik,
            manShift: { hadir: harap.length, rencana: harap.length },
          })
        }
      }
    }),
    { numRuns: KALI, seed: 20_261_116 },
  )
})
