import { z } from 'zod'
import { FORMAT_BERITA_ACARA } from '@rekan/domain/berita-acara/berita-acara'
import { aturanKodeKontak, tidyKodeKontak } from '@rekan/domain/klien/pintu'
import { type Call, answer, bernama, berkas, id, instan, kosong, pesan, text } from '../call.ts'
import { bulat, kata, tanggalDiminta } from '../paging.ts'
import { isianKeberatan, isianTandaTangan } from './berita-acara.ts'
import {
  hariBeritaAcara,
  lembarBerjalan,
  lembarBeritaAcara,
  ringkasBeritaAcara,
} from './berita-acara-lembar.ts'

/** A link's token as it stands in its address: whatever was typed there. */
const tautan = z.string({ error: 'Tautan tidak dapat dibaca.' })
const isianTautan = z.strictObject({ tautan }).meta({ id: 'IsianTautanKlien' })
const params = z.object({ id })
const revisi = bulat(1, 999, 'Revisi tidak valid.').optional()
const kode = text(aturanKodeKontak).transform(tidyKodeKontak)

const sesi = z
  .object({
    ...bernama.shape,
    email: z.string(),
    /** In plain words */
    perangkat: z.string(),
    dibuat_pada: instan,
    dipakai_pada: instan,
    /** The one that asks */
    ini: z.boolean(),
  })
  .meta({ id: 'SesiKontak' })

const diri = z
  .object({
    nama: z.string(),
    email: z.string(),
    /** Whether they may sign */
    tanda_tangan: z.boolean(),
    /** From when they may, where they are held; sooner, once somebody else who signs says yes */
    tanda_tangan_mulai: instan.nullable(),
    /** Who was let sign beside this contact and is held until then: theirs to let or to decline */
    penanda_baru: z.array(
      z
        .object({
          id: z.number().int(),
          nama: z.string(),
          email: z.string(),
          oleh: z.string().nullable(),
          mulai: instan,
        })
        .meta({ id: 'PenandaBaru' }),
    ),
    /** Until when this session lives */
    sampai: instan,
    perusahaan: z.string(),
    klien: z.string(),
    nomor: z.string(),
    /** Who is signed in to this contract, this session first */
    sesi: z.array(sesi),
  })
  .meta({ id: 'KontakMasuk' })

/** The client's door. A link opens nothing by itself: a code goes to the same mailbox, and brings a session for one contract. */
export const pintuKlien = {
  'POST /klien/tautan': {
    body: isianTautan,
    response: answer(
      z
        .object({
          /** Of the mailbox, what its owner knows it by */
          email: z.string(),
          perusahaan: z.string(),
          /** Whose door and whose contract it is: what the page keeps a session by */
          kunci: z.string(),
          /** Of which sheet its letter told; null: of what the running period comes to */
          berita_acara_id: z.number().int().nullable(),
        })
        .meta({ id: 'TautanKlien' }),
    ),
    summary: 'Apa yang dibuka sebuah tautan klien',
    refusals: [404],
  },
  'POST /klien/kode': {
    body: isianTautan,
    response: answer(z.object({ sampai: instan }).meta({ id: 'KodeTerkirim' })),
    summary: 'Kirim kode masuk ke email pemilik tautan klien',
    refusals: [404],
  },
  'POST /klien/masuk': {
    body: z.strictObject({ tautan, kode }),
    response: answer(z.object({ token: z.string(), sampai: instan }).meta({ id: 'MasukKlien' })),
    summary: 'Masuk ke sebuah kontrak dengan tautan dan kodenya',
    refusals: [404],
  },
  'GET /klien/saya': { response: answer(diri), summary: 'Siapa yang masuk ke kontrak ini' },
  'POST /klien/keluar': { body: kosong, response: pesan, summary: 'Keluar dari pintu klien' },
  /** The code signs the sheet that is named, or without one those that wait now, and nothing that is sent later */
  'POST /klien/kode-tanda-tangan': {
    body: z
      .strictObject({ berita_acara_id: id.optional(), revisi: z.number().int().min(1).max(999).optional() })
      .meta({ id: 'MintaKodeTandaTangan' }),
    response: answer(z.object({ sampai: instan }).meta({ id: 'KodeTandaTangan' })),
    summary: 'Kirim kode tanda tangan ke email sendiri',
    refusals: [404],
  },
  'POST /klien/penanda/{id}': {
    params,
    body: z.strictObject({ setuju: z.boolean() }).meta({ id: 'PutusanPenanda' }),
    response: answer(diri),
    summary: 'Setujui atau tolak penanda tangan yang baru ditambahkan pada kontrak ini',
    refusals: [404],
  },
  /** What the sheets that come would say now, the latest period first: nothing of it is final */
  'GET /klien/berjalan': {
    work: 'report',
    response: answer(z.array(lembarBerjalan).meta({ id: 'SemuaBerjalan' })),
    summary: 'Hitungan berjalan kontrak ini, sebelum berita acaranya dikirim',
  },
  'GET /klien/berjalan/hari': {
    query: z.object({
      tanggal: tanggalDiminta,
      pos_id: bulat(1, 2_147_483_647, 'Pos tidak valid.').optional(),
    }),
    response: answer(hariBeritaAcara),
    summary: 'Satu hari dari hitungan berjalan',
  },
  'GET /klien/berita-acara': {
    response: answer(z.array(ringkasBeritaAcara).meta({ id: 'SemuaBeritaAcara' })),
    summary: 'Berita acara kontrak ini yang sudah dikirim, masa terbaru lebih dulu',
  },
  'GET /klien/berita-acara/{id}': {
    params,
    query: z.object({ revisi }),
    response: answer(lembarBeritaAcara),
    summary: 'Sebuah berita acara bagi klien; revisi terkirim terbaru bila tidak disebut',
  },
  'GET /klien/berita-acara/{id}/hari': {
    params,
    query: z.object({
      revisi,
      tanggal: tanggalDiminta,
      pos_id: bulat(1, 2_147_483_647, 'Pos tidak valid.').optional(),
    }),
    response: answer(hariBeritaAcara),
    summary: 'Satu hari dari berita acara bagi klien',
  },
  'GET /klien/berita-acara/{id}/berkas': {
    params,
    query: z.object({ revisi, format: kata(FORMAT_BERITA_ACARA, 'Format harus pdf atau xlsx.') }),
    work: 'report',
    response: answer(berkas),
    summary: 'Berkas sebuah berita acara bagi klien',
  },
  'POST /klien/berita-acara/{id}/keberatan': {
    params,
    body: isianKeberatan,
    status: 201,
    response: answer(lembarBeritaAcara),
    summary: 'Ajukan keberatan atas suatu hari',
    refusals: [404, 409],
  },
  /** 409 with the sheet where it was signed, or is no longer the newest */
  'POST /klien/berita-acara/{id}/tanda-tangan': {
    params,
    body: z.strictObject({ ...isianTandaTangan, kode }).meta({ id: 'IsianTandaTangan' }),
    response: answer(lembarBeritaAcara),
    summary: 'Setujui dan tandatangani sebuah berita acara',
    refusals: [404, 409],
  },
} satisfies Record<string, Call>

const kontakPintu = z
  .object({
    kontak_id: z.number().int(),
    sesi: z.array(sesi.omit({ nama: true, email: true, ini: true }).meta({ id: 'SesiKontakKelola' })),
    /** Letters about sheets, the latest first; codes are not among them */
    surat: z.array(
      z
        .object({
          jenis: z.enum(['lembar', 'lagi', 'ingat', 'hitungan']),
          /** Null of `hitungan`, which is about no sheet */
          bulan: z.number().int().nullable(),
          tahun: z.number().int().nullable(),
          revisi: z.number().int().nullable(),
          /** Days before the deadline, of a reminder */
          langkah: z.number().int().nullable(),
          /** Null: it waits to be sent */
          terkirim_pada: instan.nullable(),
          /** What the mail server said where it refused the letter: it reached nobody */
          ditolak: z.string().nullable(),
        })
        .meta({ id: 'SuratKontak' }),
    ),
  })
  .meta({ id: 'KontakDiPintu' })
const semuaDiPintu = answer(z.array(kontakPintu).meta({ id: 'SemuaDiPintu' }))

/** What HR sees and does of the client's door. */
export const pintuKelola = {
  'GET /kelola/kontrak-klien/{id}/pintu': {
    params,
    response: semuaDiPintu,
    summary: 'Di mana kontak sebuah kontrak masuk, dan surat yang dikirim kepadanya',
    refusals: [404],
  },
  'POST /kelola/kontak-kontrak/{id}/cabut-sesi': {
    konfirmasi: 'biasa: takes back or closes, and opens nothing',
    params,
    body: kosong,
    response: semuaDiPintu,
    summary: 'Keluarkan seorang kontak dari semua perangkatnya',
    refusals: [404],
  },
  /** The first letter as well, where there is no sheet yet */
  'POST /kelola/kontak-kontrak/{id}/kirim-lagi': {
    konfirmasi: 'biasa: goes to the address that is there',
    params,
    /** Null: of what the running period comes to */
    body: z.strictObject({ berita_acara_id: id.nullable() }),
    response: semuaDiPintu,
    summary:
      'Kirim tautan kepada seorang kontak, yang pertama atau sekali lagi: sebuah berita acara, atau hitungan berjalan',
    refusals: [404, 409],
  },
} satisfies Record<string, Call>
