import { z } from 'zod'
import { aturanKode, teksPendek, tidy } from '@rekan/domain/karyawan/karyawan'
import { RADIUS_AREA } from '@rekan/domain/perusahaan/garis-area'
import { ALARM_MENIT, TOLERANSI } from '@rekan/domain/perusahaan/lokasi-kantor'
import { JAM_LURING } from '@rekan/domain/presensi/luring/waktu'
import { KEBIJAKAN_LOKASI, LOKASI } from '@rekan/domain/presensi/tempat/lokasi'
import { KODE_ZONA } from '@rekan/domain/waktu'
import { type Call, answer, id, jumlah, tanggal, text, versi } from '../call.ts'
import { bulat, kata, saringan, tanggalDiminta } from '../paging.ts'
import { AREA_BYTES, areaKantor, poligon } from './kantor.ts'

const URUT = ['nama', 'kode', 'zona', 'orang', 'luar'] as const

const teks = (sebutan: string) => text(teksPendek(sebutan, `${sebutan} harus diisi.`)).transform(tidy)
const pilihZona = z.enum(KODE_ZONA, { error: 'Pilih WIB, WITA, atau WIT.' })
const posisi = z.tuple([z.number(), z.number()]).readonly()
const bulatMeter = (sebutan: string, { min, maks }: { readonly min: number; readonly maks: number }) => {
  const error = `${sebutan} ${min} sampai ${maks.toLocaleString('id-ID')} meter, tanpa koma.`
  return z.int({ error }).min(min, { error }).max(maks, { error })
}

/** An area as it is drawn: a polygon of one ring, or a circle around a centre [lng, lat]; null: punches are taken anywhere */
const areaDigambar = z
  .union([
    poligon,
    z
      .strictObject({
        type: z.literal('Circle'),
        pusat: posisi,
        radius: bulatMeter('Jari-jari lingkaran', RADIUS_AREA),
      })
      .meta({ id: 'Lingkaran' }),
  ])
  .nullable()

const menitAlarm = z
  .int({ error: `Alarm ${ALARM_MENIT.min} sampai ${ALARM_MENIT.maks} menit, tanpa koma.` })
  .min(ALARM_MENIT.min, { error: `Alarm paling cepat ${ALARM_MENIT.min} menit.` })
  .max(ALARM_MENIT.maks, { error: `Alarm paling lambat ${ALARM_MENIT.maks} menit.` })

const jamLuring = z
  .int({ error: JAM_LURING.pesan })
  .min(JAM_LURING.dari, { error: JAM_LURING.pesan })
  .max(JAM_LURING.sampai, { error: JAM_LURING.pesan })

/** What is written of a site */
export const isianLokasi = z
  .strictObject({
    kode: text(aturanKode('Kode lokasi')).transform((isi) => tidy(isi).toUpperCase()),
    nama: teks('Nama lokasi'),
    alamat: teks('Alamat'),
    /** Left out: as the place has it */
    zona_waktu: pilihZona.optional(),
    kebijakan_lokasi: z.enum(KEBIJAKAN_LOKASI, { error: 'Pilih dicatat atau ditolak.' }),
    toleransi_meter: bulatMeter('Toleransi', TOLERANSI),
    area: areaDigambar,
    /** Minutes past the tolerance at which who is missing is told of; 10 unless said */
    alarm_menit: menitAlarm.optional(),
    /** Hours that a punch without a network may wait; null, and unless said: as the company has it */
    luring_jam: jamLuring.nullable().optional(),
  })
  .meta({ id: 'IsianLokasi' })

const ringkas = z.object({
  id: z.number().int(),
  kode: z.string(),
  nama: z.string(),
  alamat: z.string(),
  zona_waktu: z.enum(KODE_ZONA),
  kebijakan_lokasi: z.enum(KEBIJAKAN_LOKASI),
  toleransi_meter: jumlah,
  bentuk_area: z.enum(['poligon', 'lingkaran']).nullable(),
  /** Placed there today */
  orang: jumlah,
  /** Punches of the last 30 days, as they were judged */
  presensi_dalam: jumlah,
  presensi_luar: jumlah,
  /** The first day on which it is closed; null while it is open */
  tutup_mulai: tanggal.nullable(),
})

/** Somebody whom a site names from a day on */
const ditunjuk = z
  .object({
    pengguna_id: z.number().int(),
    nama: z.string(),
    mulai: tanggal,
    /** The last day; null: until further notice */
    sampai: tanggal.nullable(),
  })
  .meta({ id: 'DitunjukLokasi' })

const menunjuk = z
  .strictObject({
    pengguna_id: id,
    mulai: tanggalDiminta,
    sampai: tanggalDiminta.nullable().optional().default(null),
  })
  .meta({ id: 'MenunjukLokasi' })

export const rincianLokasi = z
  .object({
    ...ringkas.shape,
    area: areaKantor.nullable(),
    versi,
    /** People have been placed there: its zone stays */
    zona_tetap: z.boolean(),
    /** Minutes past the tolerance at which who is missing is told of */
    alarm_menit: jumlah,
    /** Hours that a punch without a network may wait; null: as the company has it */
    luring_jam: jumlah.nullable(),
    /** Who coordinates it, those who did and those who will among them, by the first day; of none, HR does */
    koordinator: z.array(ditunjuk),
    /** How its crew is punched for: who may beside its coordinators, and whether each person says their PIN */
    regu: z.object({ pin: z.boolean(), saksi: z.array(ditunjuk) }).meta({ id: 'ReguLokasi' }),
  })
  .meta({ id: 'LokasiKelola' })

/** Somebody who is placed at a site or works there today */
const orangLokasi = z
  .object({
    id: z.number().int(),
    kode: z.string(),
    nama: z.string(),
    /** Of the placement there; null: only works there today */
    jabatan: z.string().nullable(),
    /** The account by which they may be a witness; null: they have none, or none that may be */
    pengguna_id: z.number().int().nullable(),
    punya_pin: z.boolean(),
  })
  .meta({ id: 'OrangLokasi' })

const orangDiSini = z.object({
  id: z.number().int(),
  kode: z.string(),
  nama: z.string(),
  jabatan: z.string(),
  mulai: tanggal,
  selesai: tanggal.nullable(),
})

const tergantung = z
  .object({
    /** People whose placement there reaches that day or begins later, by name: 200 at most */
    orang: z.array(orangDiSini),
    jumlah_orang: jumlah,
    /** Hours of theirs that are planned for that day and later */
    roster: jumlah,
    /** The weeks by which they work */
    jadwal: z.array(z.object({ nama: z.string(), orang: jumlah })),
    /** Who has punched there for that day or later already: it cannot be closed from it */
    sedang_dipakai: z.array(z.object({ nama: z.string(), tanggal })),
  })
  .meta({ id: 'TergantungLokasi' })

const uji = z.object({
  lokasi: z.enum(LOKASI),
  /** Whole metres to the nearest edge, 0 inside; null without area */
  jarak_meter: jumlah.nullable(),
  /** What a punch there would get */
  presensi: z.enum(['diterima', 'dengan_alasan', 'ditolak']),
})

const params = z.object({ id })

/** Sites as HR keeps them. */
export const mejaLokasi = {
  'GET /kelola/lokasi': {
    query: z.object({
      q: saringan.optional(),
      zona: kata(KODE_ZONA, 'Pilih WIB, WITA, atau WIT.').optional(),
      kebijakan: kata(KEBIJAKAN_LOKASI, 'Pilih catat atau wajib.').optional(),
      keadaan: kata(['aktif', 'tutup', 'semua'], 'Pilih aktif, tutup, atau semua.')
        .optional()
        .default('aktif'),
      urut: kata(
        [...URUT, ...URUT.map((kolom) => `-${kolom}` as const)],
        `Urutkan menurut ${URUT.join(', ')}.`,
      )
        .optional()
        .default('nama'),
      mulai: bulat(0, 1_000_000, 'Awal daftar tidak valid.').optional().default(0),
      jumlah: bulat(1, 200, 'Jumlah baris harus 1 sampai 200.').optional().default(100),
    }),
    response: z.object({
      data: z.array(ringkas),
      meta: z.object({ total: jumlah, aktif: jumlah, tutup: jumlah }),
    }),
    summary: 'Lokasi dengan orang dan presensinya',
  },
  /** What lies under the map: the template of its tiles' addresses, or a link to a PMTiles file of them; null: a plain ground */
  'GET /kelola/lokasi/peta': {
    response: answer(
      z.object({
        petak: z
          .object({ jenis: z.enum(['alamat', 'berkas']), url: z.string(), atribusi: z.string() })
          .nullable(),
      }),
    ),
    summary: 'Petak peta milik perusahaan',
  },
  'GET /kelola/lokasi/zona': {
    query: z.object({ lat: z.coerce.number().min(-90).max(90), lng: z.coerce.number().min(-180).max(180) }),
    response: answer(z.object({ zona_waktu: z.enum(KODE_ZONA) })),
    summary: 'Zona waktu sebuah titik',
  },
  /** Judged as a punch would be, by an area that need not be saved; nothing is written */
  'POST /kelola/lokasi/uji': {
    konfirmasi: 'biasa: reckons and writes nothing',
    body: z.strictObject({
      area: areaDigambar,
      toleransi_meter: isianLokasi.shape.toleransi_meter,
      kebijakan_lokasi: isianLokasi.shape.kebijakan_lokasi,
      /** [lng, lat] */
      titik: posisi,
      akurasi: z.number().min(0).max(100_000).optional().default(0),
    }),
    maxBytes: AREA_BYTES,
    response: answer(uji),
    summary: 'Uji sebuah titik terhadap area, seperti server menilai presensi di sana',
  },
  'GET /kelola/lokasi/{id}': {
    params,
    response: answer(rincianLokasi),
    summary: 'Sebuah lokasi',
    refusals: [404],
  },
  /** Where the site's punches of the last 30 days were made: no more than that, and as long as positions are kept */
  'GET /kelola/lokasi/{id}/posisi': {
    params,
    response: answer(z.object({ posisi: z.array(posisi), terpotong: z.boolean() })),
    summary: 'Posisi presensi 30 hari terakhir di sebuah lokasi, tanpa orangnya',
    refusals: [404],
  },
  'POST /kelola/lokasi': {
    konfirmasi: 'biasa: a rule in sight of everybody, in the trail with its day',
    body: isianLokasi,
    maxBytes: AREA_BYTES,
    status: 201,
    response: answer(rincianLokasi),
    summary: 'Lokasi baru',
  },
  'POST /kelola/lokasi/{id}': {
    konfirmasi: 'biasa: a rule in sight of everybody, in the trail with its day',
    params,
    body: z.strictObject(isianLokasi.shape).partial(),
    ifMatch: true,
    maxBytes: AREA_BYTES,
    response: answer(rincianLokasi),
    summary: 'Ubah sebuah lokasi; areanya berlaku mulai presensi berikutnya',
    refusals: [404, 409],
  },
  /** All of them at once, in place of those that were */
  'POST /kelola/lokasi/{id}/koordinator': {
    konfirmasi: 'biasa: told to whom it is about, kept in the trail, put right by the same call',
    params,
    body: z.strictObject({
      koordinator: z.array(menunjuk).max(100, { error: 'Paling banyak 100 koordinator.' }),
    }),
    ifMatch: true,
    response: answer(rincianLokasi),
    summary: 'Tetapkan koordinator sebuah lokasi menurut tanggal',
    refusals: [404, 409],
  },
  'GET /kelola/lokasi/{id}/regu': {
    params,
    response: answer(z.object({ tanggal, orang: z.array(orangLokasi) })),
    summary: 'Orang yang ditempatkan atau bekerja di sebuah lokasi hari ini, menurut nama',
    refusals: [404],
  },
  /** All of them at once, in place of those that were; whether with PINs is HR's to say */
  'POST /kelola/lokasi/{id}/regu': {
    konfirmasi: 'tegas: whose word stands for a punch',
    params,
    body: z.strictObject({
      /** A witness says each person's PIN */
      pin: z.boolean({ error: 'Pilih ya atau tidak.' }),
      saksi: z.array(menunjuk).max(100, { error: 'Paling banyak 100 orang.' }),
    }),
    ifMatch: true,
    response: answer(rincianLokasi),
    summary: 'Tetapkan siapa yang mencatat presensi regu sebuah lokasi, dan apakah dengan PIN',
    refusals: [404, 409],
  },
  'GET /kelola/lokasi/{id}/tutup': {
    params,
    query: z.object({ tanggal: tanggalDiminta }),
    response: answer(tergantung),
    summary: 'Apa yang bergantung pada sebuah lokasi bila ditutup',
    refusals: [404],
  },
  'POST /kelola/lokasi/{id}/tutup': {
    konfirmasi: 'biasa: a rule in sight of everybody, in the trail with its day',
    params,
    body: z.strictObject({
      /** The first day on which nobody works there any more */
      tanggal: tanggalDiminta,
      /** Placements that reach that day end the day before; those that begin later are called off */
      akhiri_penempatan: z.boolean().optional().default(false),
    }),
    ifMatch: true,
    response: answer(rincianLokasi),
    summary: 'Tutup sebuah lokasi mulai suatu hari',
    refusals: [404, 409],
  },
  'POST /kelola/lokasi/{id}/buka': {
    konfirmasi: 'biasa: a rule in sight of everybody, in the trail with its day',
    params,
    ifMatch: true,
    response: answer(rincianLokasi),
    summary: 'Buka lagi sebuah lokasi yang ditutup',
    refusals: [404, 409],
  },
} satisfies Record<string, Call>
