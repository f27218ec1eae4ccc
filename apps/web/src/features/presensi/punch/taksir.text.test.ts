import { instanFrom } from '@rekan/domain/waktu'
import { describe, expect, it } from 'vitest'
import type { Presensi } from '../../hari/hari.wire.ts'
import { kalimatTaksir } from './taksir.text.ts'

type Taksir = NonNullable<Presensi['taksir']>

const pada = (tanggal: string, jam: number, menit = 0) => instanFrom(tanggal, jam * 3600 + menit * 60, 'WIB')
const now = pada('2026-11-20', 9)
const kalimat = (taksir: Partial<Taksir>, sejak = now) =>
  kalimatTaksir({ utama: null, sebab: 'jadwal', buka: null, ...taksir }, { now, pada: sejak, zona: 'WIB' })

describe('a day that the phone reckons', () => {
  it.each<[Taksir['sebab'], RegExp]>([
    ['jadwal', /^Dihitung di ponsel dari jadwal yang tersimpan\./],
    ['jam_keliru', /^Jam ponsel Anda tampak keliru\. Presensi tetap bisa dilakukan\./],
    ['izin', /^Menurut data yang tersimpan Anda sedang izin\. Kalau ternyata bertugas, tulis alasannya\./],
    ['libur', /^Menurut jadwal yang tersimpan hari ini libur\./],
    ['tutup', /^Menurut jadwal yang tersimpan waktu presensi sudah lewat\./],
    ['selesai', /^Menurut jadwal yang tersimpan tugas Anda sudah selesai\./],
    ['tanpa_bekal', /^Jadwal Anda belum tersimpan di ponsel ini\. Tulis alasan saat presensi\./],
  ])('says why: %s', (sebab, harap) => {
    expect(kalimat({ sebab })).toMatch(harap)
    expect(kalimat({ sebab })).toMatch(/ Server menilainya saat terkirim\.$/)
  })

  it.each<[string, Partial<Taksir>, string]>([
    ['soon, it is the next thing', { utama: 'checkIn' }, 'presensi saja. Server menilainya'],
    ['far off, it wants a reason', { utama: null }, 'presensi saja dan tulis alasannya. Server menilainya'],
  ])('names the hours of a check-in that opens later: %s', (_apa, taksir, harap) => {
    const teks = kalimat({ ...taksir, sebab: 'belum_buka', buka: pada('2026-11-20', 18) })
    expect(teks).toMatch(/^Sekarang 09[.:]00 menurut ponsel, check in dibuka 18[.:]00\./)
    expect(teks).toContain(harap)
  })
})

describe('a day of the server’s, which cannot be asked now', () => {
  it.each<[string, number, RegExp]>([
    ['of the same day by its hour', pada('2026-11-20', 7, 30), /menurut server pukul 07[.:]30\./],
    ['of another day by its date too', pada('2026-11-19', 17), /menurut server .*19.*2026 pukul 17[.:]00\./],
    [
      'of the night before by the clock of the place',
      pada('2026-11-20', 0, 5),
      /menurut server pukul 00[.:]05\./,
    ],
  ])('is told as such: %s', (_apa, sejak, harap) => {
    const teks = kalimat({ sebab: 'libur', isDariServer: true }, sejak)
    expect(teks).toMatch(/^Server belum dapat dihubungi\. Yang tampil/)
    expect(teks).toMatch(harap)
    expect(teks).toMatch(/ Hari ini libur\. Kalau ternyata bertugas, tulis alasannya\. Server menilainya/)
  })

  it.each<[Taksir['sebab'], string]>([
    ['izin', 'Anda sedang izin.'],
    ['tutup', 'Waktu presensi sudah lewat.'],
    ['selesai', 'Tugas Anda sudah selesai. Kalau ada tugas lagi'],
  ])('says nothing of what is kept on the phone: %s', (sebab, harap) => {
    const teks = kalimat({ sebab, isDariServer: true })
    expect(teks).toContain(harap)
    expect(teks).not.toContain('tersimpan')
  })

  it('that goes on as planned says no more than whose word it is', () => {
    expect(kalimat({ utama: 'checkIn', isDariServer: true })).toMatch(/pukul 09[.:]00\. Server menilainya/)
  })
})
