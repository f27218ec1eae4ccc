import { expect, it } from 'vitest'
import { type KerjaPapan, computePapan } from '../../src/papan/papan.ts'
import {
  type PenugasanHadir,
  giliranPada,
  isLengkap,
  jamKerja,
  kerjaTerdekat,
  manShift,
  rencanaSehari,
} from '../../src/penugasan/penugasan.ts'
import { computeLebihAwal, computeTelat, statusHari } from '../../src/presensi/hari/presensi.ts'
import { computeRekap } from '../../src/presensi/hari/rekap.ts'
import { judgeRencana } from '../../src/roster/peringatan.ts'
import { kerjaTanpaIstirahat } from '../../src/shift/jenis-shift.ts'
import { addHari } from '../../src/waktu.ts'
import { type Cerita, ORANG } from './cerita.ts'
import { type Penugasan, hitungHari, hitungPapan, hitungPeringatan, penugasanDari } from './hitung.ts'
import { karangCerita } from './karang.ts'

// `npm run acak -- --cerita 100000` looks at so many.
const BANYAK = Number(process.env['ACAK_CERITA'] ?? 2000)
const BENIH = Number(process.env['ACAK_BENIH'] ?? 1)

it(
  `of ${BANYAK} made-up rosters with swaps, replacements and punches, days, board and warnings equal an independent computation`,
  { timeout: 3_600_000 },
  () => {
    const isi: Record<string, number> = {}
    for (let nomor = BENIH; nomor < BENIH + BANYAK; nomor += 1) {
      const cerita = karangCerita(nomor)
      const semua = penugasanDari(cerita)
      const tanggal = [...new Set([...semua, ...cerita.lembur].map((satu) => satu.tanggal))]
      for (const orang of ORANG)
        for (const hari of tanggal) {
          const hitungan = hitungHari(cerita, orang, hari)
          const jawaban = hariProduk(cerita, semua, orang, hari)
          if (!isSama(jawaban.hari, hitungan))
            expect(jawaban.hari, `story ${nomor}, person ${orang}, ${hari}`).toEqual(hitungan)
          const { rekap } = jawaban
          const jumlah = (apa: 'telat' | 'durasi' | 'jamKerja') =>
            hitungan.kerja.reduce((n, k) => n + k[apa], 0)
          const angka = [rekap.total_durasi, rekap.jam_kerja, rekap.man_shift, rekap.man_shift_rencana]
          const seharusnya = [
            jumlah('durasi'),
            jumlah('jamKerja'),
            hitungan.kerja.filter(({ masuk }) => masuk !== null).length,
            hitungan.kerja.length,
          ]
          if (!isSama(angka, seharusnya))
            expect(angka, `story ${nomor}, person ${orang}, ${hari}`).toEqual(seharusnya)
          isi[hitungan.status] = (isi[hitungan.status] ?? 0) + 1
        }
      const papan = [papanProduk(cerita, semua), hitungPapan(cerita, semua)] as const
      if (!isSama(...papan)) expect(papan[0], `story ${nomor}`).toEqual(papan[1])
      for (const orang of ORANG) {
        const milik = semua.filter((satu) => satu.orang === orang)
        const ingat = [peringatanProduk(cerita, milik), hitungPeringatan(cerita, milik)] as const
        if (!isSama(...ingat)) expect(ingat[0], `story ${nomor}, person ${orang}`).toEqual(ingat[1])
        for (const satu of ingat[0]) isi[satu.slice(0, -11)] = (isi[satu.slice(0, -11)] ?? 0) + 1
      }
      for (const [apa, ada] of Object.entries({
        tukar: cerita.tukar,
        ganti: cerita.ganti,
        lembur: cerita.lembur,
      }))
        isi[apa] = (isi[apa] ?? 0) + ada.length
    }
    // What the stories hold: each of it often.
    for (const apa of [
      'HADIR',
      'CUTI',
      'LIBUR',
      'BELUM_PRESENSI',
      'ALPA',
      'ISTIRAHAT_KURANG',
      'JAM_SEHARI',
      'SEDANG_CUTI',
      'tukar',
      'ganti',
      'lembur',
    ])
      expect(isi[apa], apa).toBeGreaterThan(BANYAK / 50)
  },
)

const isSama = (satu: unknown, lain: unknown) => JSON.stringify(satu) === JSON.stringify(lain)

/** A day by the product's rules. */
function hariProduk(
  { lembur, izin, saat }: Cerita,
  semua: readonly Penugasan[],
  orang: number,
  tanggal: string,
) {
  const milik = semua
    .filter((satu) => satu.orang === orang && satu.tanggal === tanggal)
    .toSorted((a, b) => a.mulai - b.mulai)
  const diminta = lembur.filter((satu) => satu.orang === orang && satu.tanggal === tanggal)
  const menuju = Map.groupBy(diminta, (satu) => kerjaTerdekat(milik, satu))
  const kerja = milik.map((satu, ke): PenugasanHadir => ({
    rencana: { tanggal, shift: shiftDari(satu), lembur: menuju.get(ke) ?? [] },
    masuk: satu.hadir?.masuk ?? null,
    pulang: satu.hadir?.pulang ?? null,
  }))
  const sehari: PenugasanHadir[] =
    milik.length === 0 && diminta.length > 0
      ? [{ rencana: { tanggal, shift: null, lembur: diminta }, masuk: null, pulang: null }]
      : kerja
  const rencana = rencanaSehari(
    tanggal,
    sehari.map((satu) => satu.rencana),
  )
  const status = statusHari(
    {
      rencana,
      izin: izin.some((i) => i.orang === orang && i.tanggal === tanggal) ? 'CUTI' : null,
      checkIn: sehari.some(({ masuk }) => masuk !== null),
      checkOut: false,
    },
    saat,
  )
  const terhitung = kerja.map((satu) => {
    const {
      masuk,
      pulang,
      rencana: { shift },
    } = satu
    return {
      masuk,
      pulang,
      telat: masuk === null ? 0 : computeTelat(shift, masuk),
      lebihAwal: pulang === null ? 0 : computeLebihAwal(shift, pulang),
      durasi: masuk === null || pulang === null ? 0 : Math.floor((pulang - masuk) / 1000),
      jamKerja: jamKerja(satu),
      lengkap: isLengkap(satu, saat),
    }
  })
  const jumlah = (apa: 'durasi' | 'jamKerja') => terhitung.reduce((n, satu) => n + satu[apa], 0)
  const rekap = computeRekap([
    {
      status,
      kerja: rencana.shift !== null,
      telat: 0,
      lebihAwal: 0,
      durasi: jumlah('durasi'),
      jamKerja: jumlah('jamKerja'),
      pulangDianggap: 0,
      manShift: manShift(sehari),
    },
  ])
  return {
    rekap,
    hari: { status, giliran: kerja.length === 0 ? -1 : giliranPada(kerja, saat), kerja: terhitung },
  }
}

function shiftDari({ tanggal, mulai, selesai, toleransi, jeda }: Penugasan) {
  return { tanggal, mulai, selesai, toleransi, jam: { mulai: 0, selesai: 0, istirahat: jeda } }
}

/** The board by the product's rules. */
function papanProduk({ izin, saat, butuh, toleransiKosong }: Cerita, semua: readonly Penugasan[]) {
  const kerja = semua.map((satu): KerjaPapan => ({
    id: satu.ke + 1,
    menggantikanId: satu.menggantikan === null ? null : satu.menggantikan + 1,
    digantikan: semua.some(({ menggantikan }) => menggantikan === satu.ke),
    karyawanId: satu.orang,
    tanggal: satu.tanggal,
    kantorId: 1,
    posId: satu.pos,
    mulai: satu.mulai,
    selesai: satu.selesai,
    toleransi: satu.toleransi,
    masuk: satu.hadir?.masuk ?? null,
    pulang: satu.hadir?.pulang ?? null,
    telat: satu.hadir === null ? 0 : computeTelat(shiftDari(satu), satu.hadir.masuk),
    diLuarArea: false,
    izin: izin.some((i) => i.orang === satu.orang && i.tanggal === satu.tanggal),
  }))
  const papan = computePapan(
    kerja,
    butuh.map(({ pos: id }) => ({ id, kantorId: 1, toleransiKosong })),
    butuh.map(({ pos: posId, jumlah, mulai, selesai }) => ({ posId, jumlah, mulai, selesai })),
    saat,
  )
  const [lokasi] = papan.lokasi
  return {
    rencana: lokasi?.rencana ?? 0,
    terisi: lokasi?.terisi ?? 0,
    terlambat: lokasi?.terlambat ?? 0,
    belum: lokasi?.belum ?? 0,
    izin: lokasi?.izin ?? 0,
    kosong: lokasi?.kosong.detik ?? 0,
    celah: papan.celah.length,
  }
}

/** What the product would warn of in one person's works. */
function peringatanProduk({ izin, istirahat, zona }: Cerita, milik: readonly Penugasan[]): string[] {
  const [pertama, terakhir] = [
    milik.map((satu) => satu.tanggal).toSorted()[0],
    milik
      .map((satu) => satu.tanggal)
      .toSorted()
      .at(-1),
  ]
  if (pertama === undefined || terakhir === undefined) return []
  const kerja = milik.map((satu) => ({
    ...satu,
    jam: kerjaTanpaIstirahat((satu.selesai - satu.mulai) / 1000, satu.jeda),
    nama: 'Uji',
    syarat: [],
  }))
  const cuti = new Set(izin.filter(({ orang }) => orang === milik[0]?.orang).map(({ tanggal }) => tanggal))
  return judgeRencana(
    { kerja, izin: cuti, sertifikat: new Map(), kontrakSampai: null, zona },
    { dari: addHari(pertama, -1), sampai: addHari(terakhir, 1) },
    istirahat,
  )
    .map(({ kode, tanggal }) => `${kode} ${tanggal}`)
    .toSorted()
}
