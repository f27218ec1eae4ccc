import type { Aturan } from '@rekan/domain/aturan'
import type { Titik } from '@rekan/domain/perusahaan/area'
import {
  RADIUS_AREA,
  areaLingkaran,
  aturanJumlahSudut,
  findPersilangan,
  pesanBersilang,
  poligonFrom,
} from '@rekan/domain/perusahaan/garis-area'
import { aturanToleransi } from '@rekan/domain/perusahaan/lokasi-kantor'
import { type JamKerja, aturanIstirahat } from '@rekan/domain/jadwal/jadwal'
import { aturanKode, teksPendek, tidy } from '@rekan/domain/karyawan/karyawan'
import { KEBIJAKAN_LOKASI } from '@rekan/domain/presensi/tempat/lokasi'
import { judgeZona } from '@rekan/domain/perusahaan/zona'
import { KODE_KARYAWAN_LEBAR, aturanAwalanKode, aturanTitik } from '@rekan/domain/perusahaan/perusahaan'
import { readSel } from '@rekan/domain/lembar/bacaan'
import { KODE_ZONA, SEHARI } from '@rekan/domain/waktu'
import { listKunciKembar } from '@rekan/domain/teks/json'
import { text } from '@rekan/contract/call'
import { isianPengaturan } from '@rekan/contract/perusahaan/pengaturan'
import { z } from 'zod'
import type { UbahJenisCuti } from '../reference/jenis-cuti.service.ts'
import { fieldErrors } from '../../platform/validation.ts'

export const teks = (sebutan: string) =>
  text(teksPendek(sebutan, `${sebutan} harus diisi.`)).transform((isi) => tidy(isi))
export const kode = text(aturanKode('Kode')).transform((isi) => tidy(isi).toUpperCase())
/** A day as people write it */
export const tanggal = z.string().transform((tulis, ctx) => {
  const dibaca = readSel('tanggal', tulis)
  if (dibaca !== undefined && 'nilai' in dibaca) return dibaca.nilai
  ctx.issues.push({ code: 'custom', message: 'Tulis tanggal sebagai 2026-12-31.', input: tulis })
  return z.NEVER
})

const angka = (aturan: Aturan<number>) =>
  z.number().check((ctx) => {
    const message = aturan(ctx.value)
    if (message !== undefined) ctx.issues.push({ code: 'custom', message, input: ctx.value })
  })

/** [latitude, longitude] in degrees */
const titik = z.tuple([z.number(), z.number()]).transform(([lat, lng], ctx) => {
  const message = aturanTitik({ lat, lng })
  if (message !== undefined) ctx.issues.push({ code: 'custom', message, input: [lat, lng] })
  return { lat, lng }
})

const kantor = z
  .strictObject({
    kode,
    nama: teks('Nama kantor'),
    alamat: teks('Alamat'),
    zona_waktu: z.enum(KODE_ZONA, { error: 'Pilih WIB, WITA, atau WIT.' }),
    kebijakan_lokasi: z.enum(KEBIJAKAN_LOKASI, { error: 'Pilih catat atau wajib.' }).default('catat'),
    toleransi_meter: angka(aturanToleransi).default(0),
    /** The area as a circle, or by its corners; neither: punches are taken anywhere */
    pusat: titik.optional(),
    radius_meter: z.number().int().min(RADIUS_AREA.min).max(RADIUS_AREA.maks).optional(),
    titik: z.array(titik).check(isGarisArea).optional(),
  })
  .transform(({ pusat, radius_meter, titik: sudut, ...kantorIni }, ctx) => {
    const salah = (message: string) => ctx.issues.push({ code: 'custom', message, input: kantorIni })
    if ((pusat === undefined) !== (radius_meter === undefined))
      salah('Isi pusat dan radius_meter bersama-sama.')
    if (pusat !== undefined && sudut !== undefined) salah('Pilih salah satu: pusat, atau titik.')
    if (pusat === undefined && sudut === undefined && kantorIni.kebijakan_lokasi === 'wajib')
      salah('Kebijakan wajib memerlukan area: isi pusat dan radius_meter, atau titik.')
    const letak = pusat ?? sudut?.[0]
    const zona = letak && judgeZona(kantorIni.zona_waktu, letak.lng)
    if (zona !== undefined) salah(zona)
    const bulat = pusat && radius_meter ? areaLingkaran(pusat, radius_meter) : null
    return { ...kantorIni, area: sudut === undefined ? bulat : poligonFrom(sudut) }
  })

export const jam = z.string().transform((teksJam, ctx): JamKerja => {
  const [mulai, selesai, ...lebih] = teksJam
    .split(/[-–]|\bs\.?d\.?\b/)
    .map((satu) => readSel('jam', satu, {}, true))
  const isSepasang = mulai !== undefined && selesai !== undefined && lebih.length === 0
  // The end of a day is the clock's first moment of the next.
  if (isSepasang && 'nilai' in mulai && 'nilai' in selesai && mulai.nilai < SEHARI)
    return { mulai: mulai.nilai, selesai: selesai.nilai % SEHARI }
  ctx.issues.push({ code: 'custom', message: 'Tulis jam kerja sebagai 08:00-17:00.', input: teksJam })
  return z.NEVER
})

const jadwal = z
  .strictObject({
    nama: teks('Nama jadwal'),
    toleransi_menit: z.number().int().min(0).max(240).default(0),
    masuk_saat_libur: z.boolean().default(false),
    /** Unpaid, taken out of work that lasts longer than `istirahat_sesudah_menit` */
    istirahat_menit: z.number().int().min(0).max(240).default(0),
    istirahat_sesudah_menit: z.number().int().min(0).max(1440).default(0),
    /** From when a schedule that people work by says this; a day up to today wants a reason */
    berlaku_dari: tanggal.optional(),
    alasan: teks('Alasan').optional(),
    /** A day that is not named is off; hours past midnight end on the next day */
    hari: z.strictObject({
      senin: jam.optional(),
      selasa: jam.optional(),
      rabu: jam.optional(),
      kamis: jam.optional(),
      jumat: jam.optional(),
      sabtu: jam.optional(),
      minggu: jam.optional(),
    }),
  })
  .transform((ditulis, ctx) => {
    const { hari, toleransi_menit, istirahat_menit, istirahat_sesudah_menit, ...jadwalIni } = ditulis
    const istirahat = { detik: istirahat_menit * 60, sesudah: istirahat_sesudah_menit * 60 }

    const { senin, selasa, rabu, kamis, jumat, sabtu, minggu } = hari
    const pekan = [senin, selasa, rabu, kamis, jumat, sabtu, minggu].flatMap((kerja, ke) =>
      kerja === undefined
        ? []
        : [
            {
              hari: ke + 1,
              jam_mulai: kerja.mulai,
              jam_selesai: kerja.selesai,
              istirahat_detik: istirahat.detik,
              istirahat_sesudah_detik: istirahat.sesudah,
            },
          ],
    )
    for (const { jam_mulai, jam_selesai } of pekan) {
      const pesan = aturanIstirahat({ mulai: jam_mulai, selesai: jam_selesai, istirahat })
      if (pesan !== undefined) ctx.issues.push({ code: 'custom', message: pesan, input: hari })
    }
    if (pekan.length === 0)
      ctx.issues.push({ code: 'custom', message: 'Isi jam kerja sedikitnya satu hari.', input: hari })
    return {
      ...jadwalIni,
      alasan: jadwalIni.alasan ?? null,
      toleransi_detik: toleransi_menit * 60,
      pekan,
    }
  })

const libur = z.strictObject({ tanggal, nama: teks('Nama hari libur'), berlaku: z.boolean().default(true) })

const roster = z.strictObject({
  /** Of the person */
  kode,
  tanggal,
  /** Hours, off, or as the week says */
  jam: z.union([z.enum(['libur', 'jadwal']), jam], {
    error: 'Tulis jam kerja sebagai 08:00-17:00, atau "libur", atau "jadwal".',
  }),
})

/** Leave that was taken is counted by these. */
const TETAP = [
  'satuan',
  'kuota_per',
  'khusus_jenis_kelamin',
  'mengurangi_cuti_tahunan',
  'cara_hitung',
] as const
const tetap = Object.fromEntries(TETAP.map((kolom) => [kolom, z.unknown().optional()])) as Record<
  (typeof TETAP)[number],
  z.ZodOptional<z.ZodUnknown>
>

/** A kind of leave that becomes another from a day on; what is not named stays. */
const jenisCuti = z
  .strictObject({
    /** Of the kind, such as CUTI_MENIKAH */
    kode: z
      .string()
      .max(60)
      .transform((isi) => tidy(isi).toUpperCase()),
    berlaku_dari: tanggal.optional(),
    nama: teks('Nama jenis cuti').optional(),
    /** In the kind's own unit; null: no fixed number */
    kuota: z.number().min(0.5).max(1000).multipleOf(0.5).nullable().optional(),
    dibayar: z.boolean().optional(),
    dokumen_wajib: z.boolean().optional(),
    boleh_menyusul: z.boolean().optional(),
    boleh_setengah: z.boolean().optional(),
    contoh_dokumen: teks('Contoh dokumen').nullable().optional(),
    masa_kerja_minimum_bulan: z.number().int().min(0).max(600).optional(),
    aktif: z.boolean().optional(),
    ...tetap,
  })
  .transform(({ kode: jenis, berlaku_dari, ...aturanJenis }, ctx) => {
    const salah = (message: string) => ctx.issues.push({ code: 'custom', message, input: aturanJenis })
    const diubah = TETAP.filter((kolom) => aturanJenis[kolom] !== undefined)
    if (diubah.length > 0)
      salah(
        `Jenis cuti ${jenis}: ${diubah.join(', ')} tidak dapat diubah, karena cuti yang lalu dihitung darinya.`,
      )
    if (berlaku_dari === undefined)
      salah(`Jenis cuti ${jenis}: tulis berlaku_dari, tanggal mulai berlakunya, misalnya 2027-01-01.`)
    return { kode: jenis, berlaku_dari: berlaku_dari ?? '', ubah: aturanJenis as UbahJenisCuti }
  })

export const berkas = z.strictObject({
  kode_karyawan: z
    .strictObject({
      awalan: text(aturanAwalanKode),
      lebar: z.number().int().min(KODE_KARYAWAN_LEBAR.min).max(KODE_KARYAWAN_LEBAR.maks),
    })
    .optional(),
  kantor: z.array(kantor).default([]).check(withoutKembar('kode')),
  jadwal: z.array(jadwal).default([]).check(withoutKembar('nama')),
  libur: z.array(libur).default([]).check(withoutKembar('tanggal')),
  roster: z.array(roster).default([]),
  jenis_cuti: z.array(jenisCuti).default([]).check(withoutKembar('kode')),
  /** The company's settings, from today on */
  pengaturan: isianPengaturan.default({}),
})

/** What a company is made of besides its people, as its file says it. */
export type IsiBerkas = z.output<typeof berkas>

/** The file's text, or what is wrong with it, one line each, by where it stands. */
export function readBerkas<T extends z.ZodType>(
  teksBerkas: string,
  bentuk: T,
): { readonly isi: z.output<T> } | { readonly salah: readonly string[] } {
  let json: unknown
  try {
    json = JSON.parse(teksBerkas)
  } catch (error) {
    return { salah: [`Berkas ini bukan JSON yang utuh: ${(error as Error).message}`] }
  }
  const kembar = listKunciKembar(teksBerkas)
  if (kembar.length > 0)
    return {
      salah: kembar.map((di) => `${di}: tertulis dua kali. Sisakan satu, agar tidak ada yang hilang.`),
    }
  const hasil = bentuk.safeParse(json)
  if (hasil.success) return { isi: hasil.data }
  const salah = Object.entries(fieldErrors(hasil.error))
  return {
    salah: salah.flatMap(([di, pesan]) => pesan.map((satu) => (di === '_' ? satu : `${di}: ${satu}`))),
  }
}

/** Corners that make an area; where their line meets itself, the message begins with the refusal's code, as the API's does. */
function isGarisArea(ctx: z.core.ParsePayload<readonly Titik[]>): void {
  const salah = (message: string) => ctx.issues.push({ code: 'custom', message, input: ctx.value })
  const jumlah = aturanJumlahSudut(ctx.value.length)
  if (jumlah !== undefined) return void salah(jumlah)
  const persilangan = findPersilangan(ctx.value)
  if (persilangan !== undefined) salah(`AREA_BERSILANG. ${pesanBersilang(persilangan)}`)
}

/** Two rows of one name would silently be the later one. */
export function withoutKembar<K extends string>(kunci: K) {
  return (ctx: z.core.ParsePayload<{ readonly [P in K]: string }[]>) => {
    const ada = new Set<string>()
    for (const [ke, butir] of ctx.value.entries()) {
      if (ada.has(butir[kunci]))
        ctx.issues.push({
          code: 'custom',
          message: `${butir[kunci]} sudah tertulis di atas.`,
          path: [ke],
          input: butir,
        })
      ada.add(butir[kunci])
    }
  }
}
