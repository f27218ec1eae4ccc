import {
  type Cerita,
  type Hadir,
  IANA,
  JADWAL,
  type Jam,
  type Kerja as KerjaCerita,
  REKAN,
  type Tempat,
  type Zona,
} from './cerita.ts'

/**
 * A month's recap computed anew from the rules of attendance alone, plainly and slowly, with nothing of the product's
 * own code: what the server answers is held against it.
 */

type Libur = ReadonlySet<string>
type Kerja = { readonly mulai: number; readonly selesai: number }

const JAM_MS = 3_600_000
const NAMA = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu']

/** What `GET /rekap/presensi` and `GET /rekap/presensi/list` should answer. */
export function hitungSebulan(cerita: Cerita, libur: Libur) {
  const [tahun, bulan] = cerita.bulan.split('-').map(Number)
  const hari = tanggalSebulan(cerita.bulan).flatMap((tanggal) => hitungHari(cerita, libur, tanggal) ?? [])
  const banyak = (jenis: string) => hari.filter((h) => h.dihitung === jenis).length
  const jumlah = (angka: readonly number[]) => angka.reduce((a, b) => a + b, 0)
  const masuk = hari.flatMap((h) => (h.masukDetik === null ? [] : [h.masukDetik]))
  const hariIni = hariPada(cerita, libur, Date.parse(cerita.saat))
  return {
    rekap: {
      bulan,
      tahun,
      hari_kerja: hari.filter(({ satu }) => satu.kerja).length,
      hadir: banyak('HADIR'),
      terlambat: hari.filter(({ satu }) => satu.telat > 0).length,
      pulang_cepat: hari.filter(({ satu }) => satu.lebih_awal > 0).length,
      izin: banyak('IZIN'),
      sakit: banyak('SAKIT'),
      cuti: banyak('CUTI'),
      cuti_setengah: 0,
      dinas_luar: banyak('DINAS_LUAR'),
      alpa: banyak('ALPA'),
      libur: banyak('LIBUR'),
      belum: banyak('BELUM_PRESENSI'),
      total_durasi: jumlah(hari.map(({ satu }) => satu.durasi)),
      total_telat: jumlah(hari.map(({ satu }) => satu.telat)),
      man_shift: jumlah(hari.map(({ manShift }) => manShift)),
      man_shift_rencana: jumlah(hari.map(({ manShiftRencana }) => manShiftRencana)),
      jam_kerja: jumlah(hari.map(({ jamKerja }) => jamKerja)),
      // The company of these stories asks who forgot to check out, and rounds nothing.
      pulang_dianggap: 0,
      pembulatan: null,
      rata_rata_masuk: masuk.length === 0 ? null : pukul(Math.round(jumlah(masuk) / masuk.length)),
      hari: hari.map(({ satu: { tanggal, status, kerja, telat, lebih_awal } }) => ({
        tanggal,
        status,
        kerja,
        telat,
        lebih_awal,
      })),
    },
    daftar: hari
      .filter(({ satu }) => satu.tanggal <= hariIni)
      .toReversed()
      .map(({ satu }) => satu),
  }
}

function hitungHari(cerita: Cerita, libur: Libur, tanggal: string) {
  if (tempatPada(cerita, tanggal) === undefined) return null
  const shift = shiftPada(cerita, libur, tanggal)
  const kerja = kerjaPada(cerita, libur, tanggal)
  const semua = kerjaDi(cerita, tanggal)
  const tunggal = cerita.hadir.find((h) => h.tanggal === tanggal)
  const hadir = tunggal ?? hadirKerja(cerita, semua)
  const izin = izinPada(cerita, tanggal)
  const isLewat = kerja !== null && Date.parse(cerita.saat) > kerja.selesai + 4 * JAM_MS
  let status
  if (hadir !== undefined) status = 'HADIR'
  else if (izin !== null) status = izin
  else if (kerja === null) status = 'LIBUR'
  else if (!isLewat) status = 'BELUM_PRESENSI'
  else status = shift === null ? 'LIBUR' : 'ALPA'
  // Leave is counted in working days.
  const dihitung = izin !== null && status === izin && shift === null ? 'LIBUR' : status
  const pulang = hadir?.pulang ?? null
  const dijalani = semua.filter((k) => k.hadir !== null)
  const satu = {
    tanggal,
    hari: NAMA[Temporal.PlainDate.from(tanggal).dayOfWeek - 1],
    status,
    kerja: shift !== null,
    check_in: hadir ? pukulDi(hadir.masuk, hadir.zona) : null,
    check_out: hadir && pulang !== null ? pukulDi(pulang, hadir.zona) : null,
    pulang_dianggap: null,
    // Of several works late by the first that was come to, early by the last.
    telat: tunggal ? telatDari(cerita, libur, tunggal) : telatKerja(cerita, dijalani[0]),
    lebih_awal: tunggal ? lebihAwalDari(cerita, libur, tunggal) : lebihAwalKerja(cerita, dijalani.at(-1)),
    durasi: [...(tunggal ? [tunggal] : []), ...dijalani.flatMap((k) => k.hadir ?? [])].reduce(
      (n, h) => n + (h.pulang === null ? 0 : (Date.parse(h.pulang) - Date.parse(h.masuk)) / 1000),
      0,
    ),
    menggantikan: semua.filter(({ asal }) => asal === 'pengganti').map(() => REKAN),
    digantikan_oleh: semua.filter(({ isDigantikan }) => isDigantikan).map(() => REKAN),
  }
  return {
    satu,
    dihitung,
    jamKerja:
      tunggal && tunggal.pulang !== null
        ? jamKerjaDari(cerita, libur, tunggal.masuk, tunggal.pulang, tanggal)
        : dijalani.reduce((n, k) => n + jamSatuKerja(cerita, k), 0),
    manShift: tunggal ? 1 : dijalani.length,
    manShiftRencana: semua.length > 0 ? semua.length : Number(shift !== null),
    masukDetik: hadir ? (Date.parse(hadir.masuk) - saatDi(tanggal, '00:00', hadir.zona)) / 1000 : null,
  }
}

/** The works of a date that holds works of its own, by their start. */
function kerjaDi({ kerja }: Cerita, tanggal: string): KerjaCerita[] {
  return kerja
    .filter((satu) => satu.tanggal === tanggal)
    .toSorted((a, b) => (a.jam.mulai < b.jam.mulai ? -1 : 1))
}

/** First in and last out of several works: out of the last that was come to. */
function hadirKerja(cerita: Cerita, semua: readonly KerjaCerita[]): Hadir | undefined {
  const dijalani = semua.flatMap(({ tanggal, hadir }) => (hadir === null ? [] : [{ tanggal, ...hadir }]))
  const [pertama] = dijalani
  if (pertama === undefined) return undefined
  const zona = tempatPada(cerita, pertama.tanggal)?.zona ?? 'WIB'
  return { ...pertama, zona, pulang: dijalani.at(-1)?.pulang ?? null }
}

export function rentangKerja(cerita: Cerita, { tanggal, jam }: KerjaCerita): Kerja {
  return saatKerja(tanggal, jam, tempatPada(cerita, tanggal)?.zona ?? 'WIB')
}

export function telatKerja(cerita: Cerita, kerja: KerjaCerita | undefined): number {
  if (!kerja?.hadir) return 0
  const detik = (Date.parse(kerja.hadir.masuk) - rentangKerja(cerita, kerja).mulai) / 1000
  return detik > kerja.toleransi * 60 ? detik : 0
}

export function lebihAwalKerja(cerita: Cerita, kerja: KerjaCerita | undefined): number {
  const pulang = kerja?.hadir?.pulang ?? null
  if (kerja === undefined || pulang === null) return 0
  return Math.max(0, (rentangKerja(cerita, kerja).selesai - Date.parse(pulang)) / 1000)
}

/** What of its span somebody was there, less what of the break was worked beyond its threshold. */
function jamSatuKerja(cerita: Cerita, kerja: KerjaCerita): number {
  if (!kerja.hadir || kerja.hadir.pulang === null) return 0
  const { mulai, selesai } = rentangKerja(cerita, kerja)
  const dari = Math.max(mulai, Date.parse(kerja.hadir.masuk))
  const detik = Math.max(0, (Math.min(selesai, Date.parse(kerja.hadir.pulang)) - dari) / 1000)
  const { lama, sesudah } = kerja.jeda
  return lama === 0 || detik <= sesudah * 60 ? detik : Math.max(sesudah * 60, detik - lama * 60)
}

/** Stretch by stretch between all moments of the day: what lies in work or approved overtime while somebody was there. */
function jamKerjaDari(cerita: Cerita, libur: Libur, masuk: string, pulang: string, tanggal: string): number {
  const shift = shiftPada(cerita, libur, tanggal)
  const lembur = cerita.lembur.filter((l) => l.status === 'disetujui' && l.hari === tanggal)
  const rencana = [...(shift === null ? [] : [shift]), ...lembur].map(({ mulai, selesai }) => ({
    mulai: Number(new Date(mulai)),
    selesai: Number(new Date(selesai)),
  }))
  const [dari, sampai] = [Date.parse(masuk), Date.parse(pulang)]
  const batas = [dari, sampai, ...rencana.flatMap(({ mulai, selesai }) => [mulai, selesai])].toSorted(
    (a, b) => a - b,
  )
  const kerja = batas.slice(1).reduce((lama, akhir, ke) => {
    const tengah = (akhir + (batas[ke] ?? 0)) / 2
    const isKerja = rencana.some(({ mulai, selesai }) => mulai < tengah && tengah < selesai)
    return isKerja && dari < tengah && tengah < sampai ? lama + akhir - (batas[ke] ?? 0) : lama
  }, 0)
  return Math.floor(kerja / 1000)
}

/** Nothing up to and including the tolerance; past it, the seconds since the start. */
export function telatDari(cerita: Cerita, libur: Libur, { tanggal, masuk }: Hadir): number {
  const [shift, tempat] = [shiftPada(cerita, libur, tanggal), tempatPada(cerita, tanggal)]
  if (shift === null || tempat === undefined) return 0
  const detik = (Date.parse(masuk) - shift.mulai) / 1000
  return detik > JADWAL[tempat.jadwal].toleransi * 60 ? detik : 0
}

export function lebihAwalDari(cerita: Cerita, libur: Libur, { tanggal, pulang }: Hadir): number {
  const shift = shiftPada(cerita, libur, tanggal)
  if (shift === null || pulang === null) return 0
  return Math.max(0, (shift.selesai - Date.parse(pulang)) / 1000)
}

/**
 * The day that a moment counts to: of the last day that has opened (3 h before its work) while it is not closed (4 h
 * after), unless an earlier day's work still runs; the calendar day where none is open.
 */
export function hariPada(cerita: Cerita, libur: Libur, saat: number): string {
  const zona = zonaPada(cerita, saat)
  const kalender = Temporal.Instant.fromEpochMilliseconds(saat).toZonedDateTimeISO(IANA[zona]).toPlainDate()
  const dibuka = [-2, -1, 0, 1].flatMap((n) => {
    const tanggal = kalender.add({ days: n }).toString()
    const kerja = kerjaPada(cerita, libur, tanggal)
    return kerja !== null && saat >= kerja.mulai - 3 * JAM_MS ? [{ tanggal, ...kerja }] : []
  })
  const giliran = dibuka.find((k) => saat < k.selesai) ?? dibuka.at(-1)
  return giliran !== undefined && saat <= giliran.selesai + 4 * JAM_MS ? giliran.tanggal : kalender.toString()
}

/** From the first start to the last end of a day's shift and its approved overtime. */
export function kerjaPada(cerita: Cerita, libur: Libur, tanggal: string): Kerja | null {
  const shift = shiftPada(cerita, libur, tanggal)
  const lembur = cerita.lembur
    .filter((l) => l.hari === tanggal && l.status === 'disetujui')
    .map((l) => ({ mulai: Date.parse(l.mulai), selesai: Date.parse(l.selesai) }))
  const semua = shift === null ? lembur : [shift, ...lembur]
  if (semua.length === 0) return null
  return {
    mulai: Math.min(...semua.map((k) => k.mulai)),
    selesai: Math.max(...semua.map((k) => k.selesai)),
  }
}

/** A roster wins over a holiday, a holiday over the week. */
export function shiftPada(cerita: Cerita, libur: Libur, tanggal: string): Kerja | null {
  const tempat = tempatPada(cerita, tanggal)
  if (tempat === undefined) return null
  const [pertama, ...lain] = kerjaDi(cerita, tanggal).map((satu) => rentangKerja(cerita, satu))
  if (pertama !== undefined)
    return { mulai: pertama.mulai, selesai: Math.max(pertama.selesai, ...lain.map(({ selesai }) => selesai)) }
  const { hari, jam, masukSaatLibur } = JADWAL[tempat.jadwal]
  const roster = cerita.roster.find((r) => r.tanggal === tanggal)
  if (roster !== undefined) return roster.jam === null ? null : saatKerja(tanggal, roster.jam, tempat.zona)
  if (libur.has(tanggal) && !masukSaatLibur) return null
  const hariKe = Temporal.PlainDate.from(tanggal).dayOfWeek
  return (hari as readonly number[]).includes(hariKe) ? saatKerja(tanggal, jam, tempat.zona) : null
}

export function tempatPada(cerita: Cerita, tanggal: string): Tempat | undefined {
  return cerita.tempat.find((t) => t.utama && t.dari <= tanggal && (t.sampai === null || tanggal <= t.sampai))
}

/** The status that an approved request gives a day; working from home gives none. */
export function izinPada(cerita: Cerita, tanggal: string) {
  const izin = cerita.izin.find((i) => i.status === 'disetujui' && i.mulai <= tanggal && tanggal <= i.selesai)
  return izin === undefined || izin.jenis === 'WFH' ? null : izin.jenis
}

/** `YYYY-MM-DD` of every day of a `YYYY-MM`. */
export function tanggalSebulan(bulan: string): string[] {
  const { daysInMonth } = Temporal.PlainYearMonth.from(bulan)
  return Array.from({ length: daysInMonth }, (_, i) => `${bulan}-${String(i + 1).padStart(2, '0')}`)
}

export function saatDi(tanggal: string, jam: string, zona: Zona): number {
  return Temporal.PlainDate.from(tanggal).toZonedDateTime({ timeZone: IANA[zona], plainTime: jam })
    .epochMilliseconds
}

function saatKerja(tanggal: string, { mulai, selesai }: Jam, zona: Zona): Kerja {
  const besok = Temporal.PlainDate.from(tanggal).add({ days: 1 }).toString()
  return {
    mulai: saatDi(tanggal, mulai, zona),
    selesai: saatDi(selesai > mulai ? tanggal : besok, selesai, zona),
  }
}

/** By whose clock a moment is read: of the place of work then, else of the last one. */
function zonaPada(cerita: Cerita, saat: number): Zona {
  const urut = cerita.tempat.filter((t) => t.utama)
  const tanggalDi = (zona: Zona) =>
    Temporal.Instant.fromEpochMilliseconds(saat).toZonedDateTimeISO(IANA[zona]).toPlainDate().toString()
  const kini = urut.find(
    (t) => t.dari <= tanggalDi(t.zona) && (t.sampai === null || tanggalDi(t.zona) <= t.sampai),
  )
  return (kini ?? urut.findLast((t) => t.dari <= tanggalDi(t.zona)) ?? urut[0])?.zona ?? 'WIB'
}

function pukulDi(saat: string, zona: Zona): string {
  return Temporal.Instant.from(saat)
    .toZonedDateTimeISO(IANA[zona])
    .toPlainTime()
    .toString({ smallestUnit: 'second' })
}

/** A clock time of seconds since midnight, which may lie past the next. */
function pukul(detik: number): string {
  return new Date((detik % 86_400) * 1000).toISOString().slice(11, 19)
}
