import type { Pelaku } from '@rekan/domain/akses/akses'
import { rentangBulan } from '@rekan/domain/bulan'
import { computeRingkasan } from '@rekan/domain/presensi/hari/rekap'
import { type StatusPresensi, isTelat, statusHari } from '@rekan/domain/presensi/hari/presensi'
import type { Instan, Tanggal } from '@rekan/domain/waktu'
import type { Db } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { type Halaman, offsetOf } from '../../../platform/paging.ts'
import { avatarUrl } from '../../../platform/avatars.ts'
import { bulanDiminta, findZona } from '../../penempatan/penempatan.service.ts'
import { type Saringan, countTanggalOrang, listTanggalOrang } from './daftar.queries.ts'
import { type TanggalOrang, fetchHariRingkas, fetchHariOrang } from '../hari/hari.banyak.service.ts'
import type { Hari, HariRingkas } from '../hari/hari.service.ts'
import { wireDaftar, wireHari } from '../rekaman/presensi.wire.ts'
import { fetchBuktiKejadian, fetchOrangRekaman } from '../rekaman/rekaman.queries.ts'
import { selfieUrl } from '../selfie/selfie.service.ts'
import type { Kejadian } from '../hari/hari.sql.ts'
import type { Pandangan } from '../../../platform/perbuatan.ts'

type Diminta = {
  readonly tanggal?: Tanggal | undefined
  readonly bulan?: number | undefined
  readonly tahun?: number | undefined
  readonly nama?: string | undefined
  readonly kantor_id?: number | undefined
  readonly perlu_tinjauan?: boolean | undefined
  /** Any of these */
  readonly status?: readonly StatusPresensi[] | undefined
  readonly telat?: boolean | undefined
}

/** So many days are derived at once; between them, others have their turn. */
const SEKALIGUS = 4000

/** A page of the days of the people whom the reader may see, and how many there are. */
export async function showDaftar(
  db: Db,
  deps: Pick<Deps, 'clock' | 'files'>,
  pelaku: Pelaku,
  diminta: Diminta & Halaman,
) {
  const saat = deps.clock.now()
  const saringan = await saringanFrom({ db, pelaku, saat }, diminta)
  const { urusanHrd: _, ...biasa } = pelaku
  // Of people of HR, who settles their affairs lists what waits alone: the other days are no list of theirs.
  const pembaca = diminta.perlu_tinjauan === true ? pelaku : biasa
  const { baris, total } = await findBaris({ db, pelaku: pembaca, saat }, saringan, diminta)
  return { data: await wireSemua({ db, pelaku, saat }, deps, baris), total }
}

/** One day of all the people whom the reader may see, counted. */
export async function showRingkasanHari(
  pandangan: Pandangan,
  { tanggal, kantor_id }: Pick<Diminta, 'tanggal' | 'kantor_id'>,
) {
  const { db, saat } = pandangan
  const saringan = { hari: hariDiminta(tanggal), kantor_id }
  const hari: HariRingkas[] = []
  await countSemua(db, await listTanggalOrang(pandangan, saringan), saat, (satu) => hari.push(satu.hari))
  return computeRingkasan(
    hari.map((h) => ({
      status: statusHari(h.fakta, saat),
      telat: h.checkIn?.telat_detik ?? 0,
      menungguTinjauan: isMenunggu(h),
    })),
  )
}

type HariOrang<H = Hari> = { readonly karyawanId: number; readonly hari: H }

/** Status and what a person's own today holds are derived, of everybody; all else the database finds by page. */
async function findBaris(
  pandangan: Pandangan,
  saringan: Saringan,
  { status, telat, ...halaman }: Diminta & Halaman,
): Promise<{ readonly baris: readonly HariOrang[]; readonly total: number }> {
  const { db, saat } = pandangan
  const { hari, perlu_tinjauan } = saringan
  if (status === undefined && telat === undefined && (hari !== 'hariIni' || perlu_tinjauan === undefined)) {
    const [sasaran, total] = await Promise.all([
      listTanggalOrang(pandangan, saringan, halaman),
      countTanggalOrang(pandangan, saringan),
    ])
    return { baris: await fetchBaris(db, sasaran, saat), total }
  }
  const mulai = offsetOf(halaman)
  const sasaran: TanggalOrang[] = []
  let total = 0
  await countSemua(db, await listTanggalOrang(pandangan, saringan), saat, (hariOrang) => {
    if (status?.includes(statusHari(hariOrang.hari.fakta, saat)) === false) return
    if (telat !== undefined && telat !== isTelat(hariOrang.hari.checkIn?.telat_detik ?? 0)) return
    if (hari === 'hariIni' && perlu_tinjauan === false && isMenunggu(hariOrang.hari)) return
    if (total >= mulai && total < mulai + halaman.per_page)
      sasaran.push({ karyawanId: hariOrang.karyawanId, tanggal: hariOrang.hari.tanggal })
    total += 1
  })
  return { baris: await fetchBaris(db, sasaran, saat), total }
}

/** The days of a page whole. */
async function fetchBaris(
  db: Db,
  sasaran: readonly TanggalOrang[],
  saat: Instan,
): Promise<readonly HariOrang[]> {
  const semua = await fetchHariOrang(db, sasaran, saat)
  return sasaran.flatMap(({ karyawanId }, ke) => {
    const hari = semua[ke] ?? null
    return hari === null ? [] : [{ karyawanId, hari }]
  })
}

/** Of everybody's days what counts: a page of them is read whole afterwards. */
async function countSemua(
  db: Db,
  semua: readonly TanggalOrang[],
  saat: Instan,
  take: (baris: HariOrang<HariRingkas>) => void,
): Promise<void> {
  for (let i = 0; i < semua.length; i += SEKALIGUS) {
    const sebagian = semua.slice(i, i + SEKALIGUS)
    // One after the other, so that a month of a large company never stands in memory whole.
    for (const [ke, hari] of (await fetchHariRingkas(db, sebagian, saat)).entries()) {
      const sasaran = sebagian[ke]
      if (hari !== null && sasaran !== undefined) take({ karyawanId: sasaran.karyawanId, hari })
    }
  }
}

function isMenunggu({ penugasan }: HariRingkas): boolean {
  return penugasan.some(({ checkIn, checkOut }) =>
    [checkIn, checkOut].some((k) => k?.menunggu_tinjauan === true || k?.sanggahan?.diterima === null),
  )
}

/** A date wins over a month; what still waits to be looked at is asked for whatever its day, unless one is named. */
async function saringanFrom(
  { db, pelaku, saat }: Pandangan,
  { tanggal, bulan, tahun, nama, kantor_id, perlu_tinjauan }: Diminta,
): Promise<Saringan> {
  const lain = { nama, kantor_id, perlu_tinjauan }
  if (tanggal !== undefined) return { hari: hariDiminta(tanggal), ...lain }
  if (bulan !== undefined || tahun !== undefined) {
    const zona = await findZona(db, pelaku.karyawanId, saat)
    const pada = bulanDiminta({ bulan, tahun }, zona, saat)
    return { hari: { ...rentangBulan(pada), isDenganNanti: false }, ...lain }
  }
  return { hari: perlu_tinjauan === true ? 'menunggu' : 'hariIni', ...lain }
}

function hariDiminta(tanggal: Tanggal | undefined): Saringan['hari'] {
  return tanggal === undefined ? 'hariIni' : { dari: tanggal, sampai: tanggal, isDenganNanti: true }
}

/** Whatever their number, rows cost the same few statements. */
async function wireSemua(
  { db, pelaku, saat }: Pandangan,
  deps: Pick<Deps, 'clock' | 'files'>,
  semua: readonly HariOrang[],
) {
  const kejadianIds = semua.flatMap(({ hari }) => [hari.checkIn, hari.checkOut].flatMap((k) => k?.id ?? []))
  const [orang, bukti, selfie] = await Promise.all([
    fetchOrangRekaman(db, [...new Set(semua.map((s) => s.karyawanId))]),
    fetchBuktiKejadian(db, kejadianIds),
    selfieUrl(
      { ...deps, db },
      pelaku,
      kejadianIds,
      semua.map(({ hari }) => hari.tanggal),
    ),
  ])
  const kejadian = (k: Kejadian | null) =>
    k && wireDaftar(k, bukti.get(k.id)?.tinjauan ?? null, selfie.get(k.id)?.kecil ?? null)
  return semua.flatMap(({ karyawanId, hari }) => {
    const siapa = orang.get(karyawanId)
    if (siapa === undefined) return []
    const { avatar, ...karyawan } = siapa
    return [
      {
        ...wireHari(hari, saat),
        id: karyawanId,
        karyawan: { ...karyawan, avatar_url: avatarUrl(deps, avatar, 'kecil', saat) },
        check_in: kejadian(hari.checkIn),
        check_out: kejadian(hari.checkOut),
      },
    ]
  })
}
