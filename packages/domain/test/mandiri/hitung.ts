import { type Cerita, type Hadir, type Kerja, rentangKerja } from './cerita.ts'
import { rentangGanti } from './karang.ts'

/** What a story comes to, computed plainly and slowly from the written rules alone, with nothing of the product's code. */

type Rentang = { readonly mulai: number; readonly selesai: number }
/** A work in somebody's hands, after swaps and with those who stand in. */
export type Penugasan = Rentang & {
  readonly ke: number
  readonly orang: number
  readonly tanggal: string
  readonly toleransi: number
  readonly jeda: Kerja['jeda']
  readonly pos: number | null
  /** The place of the work that it replaces */
  readonly menggantikan: number | null
  readonly hadir: Hadir | null
}

const JAM = 3_600_000

/** When somebody came to a work and left, and between which moments they could, overtime included. */
type Dijalani = {
  readonly masuk: number | null
  readonly pulang: number | null
  readonly mulai: number
  readonly selesai: number
  readonly tutup: number
}

/** All works in their hands as of the story's end. */
export function penugasanDari({ kerja, ganti, tukar, hadir, zona }: Cerita): Penugasan[] {
  const pemegang = kerja.map(({ orang }) => orang)
  for (const [a, b] of tukar) [pemegang[a], pemegang[b]] = [pemegang[b] ?? 0, pemegang[a] ?? 0]
  const asal = kerja.map((satu, ke) => ({
    ...satu,
    ...rentangKerja(satu, zona),
    ke,
    orang: pemegang[ke] ?? 0,
    menggantikan: null,
    hadir: hadir.get(ke) ?? null,
  }))
  const lain = ganti.map((satu, i) => {
    const { selesai } = rentangGanti(kerja, zona)(satu, i, ganti)
    let akar = satu.kerja
    while (akar >= kerja.length) akar = ganti[akar - kerja.length]?.kerja ?? 0
    const ke = kerja.length + i
    const { tanggal, toleransi, jeda, pos } = kerja[akar] as Kerja
    return {
      ke,
      orang: satu.orang,
      tanggal,
      toleransi,
      jeda,
      pos,
      mulai: satu.sejak,
      selesai,
      menggantikan: satu.kerja,
      hadir: hadir.get(ke) ?? null,
    }
  })
  return [...asal, ...lain]
}

/** One person's day: each work, the day as one, and whose turn it is. */
export function hitungHari(cerita: Cerita, orang: number, tanggal: string) {
  const { saat } = cerita
  const milik = penugasanDari(cerita)
    .filter((p) => p.orang === orang && p.tanggal === tanggal)
    .toSorted((a, b) => a.mulai - b.mulai)
  const lembur = cerita.lembur.filter((l) => l.orang === orang && l.tanggal === tanggal)
  const jauh = (p: Rentang, l: Rentang) => Math.max(0, p.mulai - l.selesai, l.mulai - p.selesai)
  const milikLembur = lembur.map((l) => {
    let dekat = 0
    for (let i = 1; i < milik.length; i += 1)
      if (jauh(milik[i] as Penugasan, l) < jauh(milik[dekat] as Penugasan, l)) dekat = i
    return dekat
  })
  const kerja = milik.map((p, i) => {
    const tambahan = lembur.filter((_, j) => milikLembur[j] === i)
    const rencana: readonly Rentang[] = [p, ...tambahan]
    const tutup = Math.max(...rencana.map((r) => r.selesai)) + 4 * JAM
    const { masuk, pulang } = p.hadir ?? { masuk: null, pulang: null }
    const telat = masuk === null ? 0 : Math.floor((masuk - p.mulai) / 1000)
    return {
      masuk,
      pulang,
      telat: telat > p.toleransi ? telat : 0,
      lebihAwal: pulang === null ? 0 : Math.max(0, Math.ceil((p.selesai - pulang) / 1000)),
      durasi: masuk === null || pulang === null ? 0 : Math.floor((pulang - masuk) / 1000),
      jamKerja: masuk === null || pulang === null ? 0 : lamaKerja(rencana, p.jeda, masuk, pulang),
      lengkap: masuk === null || pulang !== null || saat <= tutup,
      jalan: {
        masuk,
        pulang,
        mulai: Math.min(...rencana.map((r) => r.mulai)),
        selesai: tutup - 4 * JAM,
        tutup,
      },
    }
  })
  const jalan = kerja.map((satu) => satu.jalan)
  const isHadir = kerja.some(({ masuk }) => masuk !== null)
  const isIzin = cerita.izin.some((i) => i.orang === orang && i.tanggal === tanggal)
  const akhir = Math.max(
    ...jalan.map(({ tutup }) => tutup),
    ...(milik.length === 0 ? lembur.map((l) => l.selesai + 4 * JAM) : []),
  )
  let status
  if (isHadir) status = 'HADIR'
  else if (isIzin) status = 'CUTI'
  else if (milik.length === 0 && lembur.length === 0) status = 'LIBUR'
  else if (saat <= akhir) status = 'BELUM_PRESENSI'
  else status = milik.length === 0 ? 'LIBUR' : 'ALPA'
  return { status, giliran: giliranDari(jalan, saat), kerja: kerja.map(tanpaJalan) }
}

/** A work as it is held against the product's. */
function tanpaJalan<T extends { readonly jalan: unknown }>(dijalani: T): Omit<T, 'jalan'> {
  const { jalan, ...satu } = dijalani
  void jalan
  return satu
}

/** An open check-in, else what runs, else the next, else the last. */
function giliranDari(kerja: readonly Dijalani[], saat: number): number {
  for (let i = kerja.length - 1; i >= 0; i -= 1) {
    const k = kerja[i]
    if (k && k.masuk !== null && k.pulang === null && saat <= k.tutup) return i
  }
  for (const [i, k] of kerja.entries()) if (k.pulang === null && k.mulai <= saat && saat < k.selesai) return i
  for (const [i, k] of kerja.entries()) if (k.pulang === null && k.mulai > saat) return i
  return kerja.length - 1
}

/** Stretch by stretch: what of the plan somebody was there, less the break. */
function lamaKerja(rencana: readonly Rentang[], jeda: Kerja['jeda'], masuk: number, pulang: number): number {
  const batas = [masuk, pulang, ...rencana.flatMap((r) => [r.mulai, r.selesai])].toSorted((a, b) => a - b)
  let ms = 0
  for (let i = 1; i < batas.length; i += 1) {
    const [dari = 0, sampai = 0] = [batas[i - 1], batas[i]]
    const tengah = (dari + sampai) / 2
    if (masuk < tengah && tengah < pulang && rencana.some((r) => r.mulai < tengah && tengah < r.selesai))
      ms += sampai - dari
  }
  const detik = Math.floor(ms / 1000)
  return tanpaJeda(detik, jeda)
}

/** Whoever works longer than until the break has it taken off, and never less than until then. */
function tanpaJeda(detik: number, jeda: Penugasan['jeda']): number {
  if (jeda === null || detik <= jeda.sesudah) return detik
  return Math.max(jeda.sesudah, detik - jeda.detik)
}

/** Seconds of a span that nobody attended, gap by gap; one no longer than the tolerance is none. */
export function kosongDari(rentang: Rentang, hadir: readonly Hadir[], toleransi: number, saat: number) {
  const akhir = Math.min(rentang.selesai, saat)
  if (akhir <= rentang.mulai) return { detik: 0, sejak: null }
  const isAda = (t: number) => hadir.some((h) => h.masuk < t && t < (h.pulang ?? Infinity))
  const batas = [rentang.mulai, akhir, ...hadir.flatMap((h) => [h.masuk, h.pulang ?? akhir])]
    .filter((t) => rentang.mulai <= t && t <= akhir)
    .toSorted((a, b) => a - b)
  const celah: { dari: number; sampai: number }[] = []
  for (let i = 1; i < batas.length; i += 1) {
    const [dari = 0, sampai = 0] = [batas[i - 1], batas[i]]
    if (dari === sampai || isAda((dari + sampai) / 2)) continue
    const lalu = celah.at(-1)
    if (lalu !== undefined && lalu.sampai === dari) lalu.sampai = sampai
    else celah.push({ dari, sampai })
  }
  const panjang = celah.filter((c) => Math.floor((c.sampai - c.dari) / 1000) > toleransi)
  const terbuka = saat < rentang.selesai ? panjang.find((c) => c.sampai === akhir) : undefined
  return {
    detik: panjang.reduce((n, c) => n + Math.floor((c.sampai - c.dari) / 1000), 0),
    sejak: terbuka?.dari ?? null,
  }
}

/** What the board of the site says of the works of the first day and of what its posts need. */
export function hitungPapan(cerita: Cerita, semua: readonly Penugasan[]) {
  const { saat, toleransiKosong: toleransi } = cerita
  const cuti = (p: Penugasan) => cerita.izin.some((i) => i.orang === p.orang && i.tanggal === p.tanggal)
  const akarDari = (p: Penugasan): number =>
    p.menggantikan === null ? p.ke : akarDari(semua.find((q) => q.ke === p.menggantikan) as Penugasan)
  const tempat = semua
    .filter((p) => p.menggantikan === null)
    .map((asal) => {
      const isi = semua.filter((p) => akarDari(p) === asal.ke)
      const hadir = isi.flatMap((p) => (p.hadir === null ? [] : [p.hadir]))
      const pengisi = isi.findLast((p) => !cuti(p))
      const isDigantikan = pengisi !== undefined && isi.some((p) => p.menggantikan === pengisi.ke)
      const telat = isi
        .map((p) => (p.hadir === null ? 0 : Math.floor((p.hadir.masuk - p.mulai) / 1000)))
        .map((detik, i) => detik > (isi[i]?.toleransi ?? 0))
      return {
        pos: asal.pos,
        rencana: pengisi !== undefined || hadir.length > 0,
        hadir: hadir.length > 0,
        terlambat: hadir.length > 0 && isi.every((p, i) => p.hadir === null || telat[i]),
        belum:
          hadir.length === 0 &&
          pengisi !== undefined &&
          !isDigantikan &&
          saat > pengisi.mulai + pengisi.toleransi * 1000 &&
          saat < pengisi.selesai,
        cuti: pengisi === undefined && hadir.length === 0,
        kosong: kosongDari(asal, hadir, asal.pos === null ? 0 : toleransi, saat).detik,
      }
    })
  const lubang = cerita.butuh.flatMap(({ pos, jumlah, mulai, selesai }) => {
    const kurang = Math.max(0, jumlah - tempat.filter((t) => t.pos === pos && t.rencana).length)
    return Array.from({ length: kurang }, () => kosongDari({ mulai, selesai }, [], toleransi, saat))
  })
  const ada = tempat.filter(({ rencana }) => rencana)
  return {
    rencana: ada.length + lubang.length,
    terisi: ada.filter(({ hadir }) => hadir).length,
    terlambat: ada.filter(({ terlambat }) => terlambat).length,
    belum: ada.filter(({ belum }) => belum).length,
    izin: tempat.filter((t) => t.cuti).length,
    kosong:
      ada.filter(({ pos }) => pos !== null).reduce((n, { kosong }) => n + kosong, 0) +
      lubang.reduce((n, { detik }) => n + detik, 0),
    celah: ada.filter(({ belum }) => belum).length + lubang.filter(({ sejak }) => sejak !== null).length,
  }
}

/** What a roster would warn of, by its rule and date, among the works of one person. */
export function hitungPeringatan({ istirahat, izin }: Cerita, kerja: readonly Penugasan[]): string[] {
  const jam = (p: Penugasan) => {
    const lama = (p.selesai - p.mulai) / 1000
    return tanpaJeda(lama, p.jeda)
  }
  const urut = kerja.toSorted((a, b) => a.mulai - b.mulai || a.selesai - b.selesai)
  const hari = [...new Set(urut.map(({ tanggal }) => tanggal))]
  const senin = (tanggal: string) => {
    const saat = Date.parse(`${tanggal}T00:00:00Z`)
    return saat - ((new Date(saat).getUTCDay() + 6) % 7) * 24 * JAM
  }
  const jumlah = (mana: (p: Penugasan) => boolean) => urut.filter(mana).reduce((n, p) => n + jam(p), 0)
  const jarak = urut.slice(1).flatMap((p, i) => {
    const sebelum = urut.slice(0, i + 1).reduce((akhir, q) => (q.selesai > akhir.selesai ? q : akhir))
    const lama = (p.mulai - sebelum.selesai) / 1000
    if (lama < 0) return [`TUMPANG_TINDIH ${p.tanggal}`]
    const isSambung = lama === 0 && sebelum.tanggal === p.tanggal
    return lama < istirahat && !isSambung ? [`ISTIRAHAT_KURANG ${p.tanggal}`] : []
  })
  const sehari = hari.filter((tanggal) => {
    const banyak = hari.filter((lain) => senin(lain) === senin(tanggal)).length
    return jumlah((p) => p.tanggal === tanggal) > (banyak <= 5 ? 8 : 7) * 3600
  })
  const sepekan = [...new Set(hari.map(senin))].filter(
    (s) => jumlah((p) => senin(p.tanggal) === s) > 40 * 3600,
  )
  return [
    ...jarak,
    ...sehari.map((tanggal) => `JAM_SEHARI ${tanggal}`),
    ...sepekan.map((s) => `JAM_SEPEKAN ${new Date(s).toISOString().slice(0, 10)}`),
    ...urut
      .filter((p) => izin.some((i) => i.orang === p.orang && i.tanggal === p.tanggal))
      .map((p) => `SEDANG_CUTI ${p.tanggal}`),
  ].toSorted()
}
