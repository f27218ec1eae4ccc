import { type KeadaanHari, KEADAAN_HARI, isTerbuka } from '@rekan/domain/presensi/meja'
import { kerjaPada } from '@rekan/domain/presensi/hari/presensi'
import { type Instan, formatJam, jamLokal } from '@rekan/domain/waktu'
import type { Answer, Context } from '../../../platform/http.ts'
import { PENUGASAN_JADWAL } from '../hari/giliran.service.ts'
import type { Hari } from '../hari/hari.service.ts'
import type { PenugasanHari } from '../hari/penugasan.ts'
import { listOrang } from './bulan.queries.ts'
import {
  type OrangSebulan,
  TERHITUNG_TERBANYAK,
  fetchSebulan,
  saringanFrom,
  wireSel,
} from './bulan.service.ts'
import { isDi } from './hari-orang.ts'
import type { Pandangan } from '../../../platform/perbuatan.ts'

const HARIAN = 'GET /kelola/presensi/harian'
type Harian = Answer<typeof HARIAN>

/**
 * One day of the people whom the reader may see, each with their works, a window of rows by name, and how many each kind of day
 * leaves. Who is placed nowhere on that day is no row; of more people than can be counted, the window alone is derived.
 */
export async function showHarian(
  { db, pelaku, saat }: Pandangan,
  { mulai, jumlah, keadaan, tanggal, ...diminta }: Context<typeof HARIAN>['query'],
): Promise<Harian> {
  const saringan = { ...saringanFrom(pelaku, { ...diminta, tanggal }), denganNanti: true }
  const orang = await listOrang(db, saringan, saat)
  const isTerhitung = orang.length <= TERHITUNG_TERBANYAK
  const diturunkan = isTerhitung ? orang : orang.slice(mulai, mulai + jumlah)
  const kerja = new Map<number, Harian['data'][number]['kerja']>()
  const sehari = await fetchSebulan(db, saringan, diturunkan, saat, (id, hari) => {
    kerja.set(id, wireKerja(hari, saringan.kantor_id))
  })
  const ada = sehari.filter(({ hari }) => hari.has(tanggal))
  const keadaanOf = ({ hari }: OrangSebulan) => hari.get(tanggal)?.keadaan ?? []
  const banyak = (kode: KeadaanHari) => ada.filter((satu) => keadaanOf(satu).includes(kode)).length
  const baris =
    keadaan === undefined || !isTerhitung ? ada : ada.filter((satu) => keadaanOf(satu).includes(keadaan))
  return {
    data: (isTerhitung ? baris.slice(mulai, mulai + jumlah) : baris).flatMap((satu) => {
      const sel = wireSel(satu, tanggal)
      return sel === null ? [] : [{ ...satu.orang, sel, kerja: kerja.get(satu.orang.id) ?? [] }]
    }),
    meta: {
      total: isTerhitung ? baris.length : orang.length,
      perlu_tindakan: isTerhitung ? baris.filter((satu) => isTerbuka(keadaanOf(satu))).length : null,
      keadaan: KEADAAN_HARI.map((kode) => ({ kode, jumlah: isTerhitung ? banyak(kode) : null })),
    },
  }
}

function wireKerja(hari: Hari, kantorId: number | undefined): Harian['data'][number]['kerja'] {
  const [utama] = hari.penempatan
  return hari.penugasan
    .filter((satu) => isDi(satu, hari, kantorId))
    .map((satu) => {
      const kerja = kerjaPada(satu.rencana)
      const jam = (saat: Instan | undefined) =>
        saat === undefined ? null : formatJam(jamLokal(saat, satu.kantor?.zona_waktu ?? hari.zona))
      return {
        id: satu.id ?? PENUGASAN_JADWAL,
        kantor: (satu.kantor ?? utama).kantor_nama,
        pos: satu.pos?.nama ?? null,
        mulai: jam(kerja?.mulai),
        selesai: jam(kerja?.selesai),
        masuk: jam(saatOf(satu, 'checkIn')),
        pulang: jam(saatOf(satu, 'checkOut')),
        menggantikan: satu.menggantikan?.nama ?? null,
        digantikan_oleh: satu.pengganti?.nama ?? null,
      }
    })
}

function saatOf(satu: PenugasanHari, jenis: 'checkIn' | 'checkOut'): Instan | undefined {
  const kejadian = satu[jenis]
  return kejadian === null ? undefined : Date.parse(kejadian.waktu)
}
