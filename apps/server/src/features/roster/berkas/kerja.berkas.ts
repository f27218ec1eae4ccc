import { klien as panggilanKlien } from '@rekan/contract/klien/klien'
import { shift as panggilanShift } from '@rekan/contract/shift/shift'
import { LANGKAH_POLA } from '@rekan/domain/shift/pola'
import { HURUF_LIBUR } from '@rekan/domain/shift/jenis-shift'
import { addHari } from '@rekan/domain/waktu'
import { z } from 'zod'
import { berkas, jam, kode, tanggal, teks, withoutKembar } from '../../perusahaan/berkas.wire.ts'

/** A pattern is drafted so many days on at most. */
const HARI_TERJAUH = 366
const HARI = ['senin', 'selasa', 'rabu', 'kamis', 'jumat', 'sabtu', 'minggu'] as const

const huruf = panggilanShift['POST /kelola/shift'].body.shape.huruf
/** As a cell of the roster shows it: a kind of shift, or the day off */
const langkah = z.string({ error: 'Tulis huruf shift, atau L untuk libur.' }).transform((isi, ctx) => {
  if (isi.trim().toUpperCase() === HURUF_LIBUR) return null
  const dibaca = huruf.safeParse(isi)
  if (dibaca.success) return dibaca.data
  ctx.issues.push({ code: 'custom', message: 'Tulis huruf shift, atau L untuk libur.', input: isi })
  return z.NEVER
})

const {
  jam_mulai: _,
  jam_selesai: __,
  kantor_id: ___,
  ...isianShift
} = panggilanShift['POST /kelola/shift'].body.shape
const jenisShift = z
  .strictObject({
    ...isianShift,
    jam,
    istirahat_menit: isianShift.istirahat_menit.default(0),
    istirahat_sesudah_menit: isianShift.istirahat_sesudah_menit.default(0),
    toleransi_menit: isianShift.toleransi_menit.default(0),
    /** Kode of the site that alone has it; left out: of the whole company */
    kantor: kode.optional(),
  })
  .transform(({ jam: { mulai, selesai }, ...satu }) => ({ ...satu, jam_mulai: mulai, jam_selesai: selesai }))

const pola = z.strictObject({
  nama: panggilanShift['POST /kelola/pola'].body.shape.nama,
  langkah: z
    .array(langkah)
    .min(LANGKAH_POLA.dari, { error: 'Pola harus punya paling sedikit satu langkah.' })
    .max(LANGKAH_POLA.sampai, { error: `Pola paling banyak ${LANGKAH_POLA.sampai} langkah.` }),
  /** Whose letters are meant before the company's */
  kantor: kode.optional(),
  aktif: z.boolean().default(true),
})

const isianPos = panggilanKlien['POST /kelola/kontrak-klien/{id}/pos'].body.shape
const isianKebutuhan = isianPos.kebutuhan.unwrap().shape
const kebutuhan = z
  .strictObject({
    berlaku_dari: isianKebutuhan.berlaku_dari,
    isi: z.array(
      z.strictObject({
        shift: huruf,
        /** Left out: every day */
        hari: z
          .array(z.enum(HARI))
          .min(1)
          .default([...HARI]),
        jumlah: isianKebutuhan.isi.element.shape.jumlah,
      }),
    ),
  })
  .transform(({ berlaku_dari, isi }, ctx) => {
    const perHari = isi.flatMap(({ shift, hari, jumlah }) =>
      hari.map((satu) => ({ shift, hari: HARI.indexOf(satu) + 1, jumlah })),
    )
    if (new Set(perHari.map(({ shift, hari }) => `${shift} ${hari}`)).size < perHari.length)
      ctx.issues.push({
        code: 'custom',
        message: 'Satu shift pada satu hari hanya boleh disebut sekali.',
        path: ['isi'],
        input: isi,
      })
    return { berlaku_dari, isi: perHari }
  })

const pos = z.strictObject({
  nama: isianPos.nama,
  /** Kode of the site */
  kantor: kode,
  jabatan: isianPos.jabatan,
  seragam: isianPos.seragam,
  sertifikat: isianPos.sertifikat.unwrap(),
  tutup_mulai: isianPos.tutup_mulai,
  kebutuhan: kebutuhan.optional(),
})

const { versi: ____, ...isianKontrak } = panggilanKlien['POST /kelola/klien/{id}/kontrak'].body.shape
const kontrak = z.strictObject({ ...isianKontrak, pos: z.array(pos).default([]) })

const isianKlien = panggilanKlien['POST /kelola/klien'].body.shape
const klien = z.strictObject({
  ...isianKlien,
  /** Left out: as they are */
  kontak: isianKlien.kontak.unwrap(),
  kontrak: z.array(kontrak).default([]).check(withoutKembar('nomor')),
})

const orangBerpola = z
  .strictObject({
    /** Of the person */
    kode,
    /** Kode of the site at whose roster it is drafted */
    kantor: kode,
    pola: teks('Nama pola'),
    dari: tanggal,
    /** The last day */
    sampai: tanggal,
    /** So many steps on at `dari` */
    geser: z
      .number()
      .int()
      .min(0)
      .max(LANGKAH_POLA.sampai - 1)
      .default(0),
    /** Name of the post of that site; left out: where one is lacking */
    pos: teks('Nama pos').optional(),
  })
  .check((ctx) => {
    const { dari, sampai } = ctx.value
    const salah = (message: string) =>
      ctx.issues.push({ code: 'custom', message, path: ['sampai'], input: sampai })
    if (sampai < dari) salah('Tanggal akhir tidak boleh sebelum mulai.')
    else if (sampai >= addHari(dari, HARI_TERJAUH)) salah(`Paling banyak ${HARI_TERJAUH} hari sekali tulis.`)
  })

/** The company's file with its work: shifts, patterns, clients, posts, and who works by which pattern. */
export const berkasKerja = z.strictObject({
  ...berkas.shape,
  jenis_shift: z.array(jenisShift).default([]),
  pola: z.array(pola).default([]).check(withoutKembar('nama')),
  klien: z.array(klien).default([]).check(withoutKembar('kode')),
  orang_berpola: z.array(orangBerpola).default([]),
})

export type IsiKerja = z.output<typeof berkasKerja>
export type BarisKerja<K extends 'jenis_shift' | 'pola' | 'klien' | 'orang_berpola'> = IsiKerja[K][number]
export type BarisKontrak = BarisKerja<'klien'>['kontrak'][number]
export type BarisPos = BarisKontrak['pos'][number]
