import type { Bulan } from '@rekan/domain/bulan'
import type { KeadaanHari } from '@rekan/domain/presensi/meja'
import type { Tanggal } from '@rekan/domain/waktu'
import { fileFrom } from '../../../lib/download.ts'
import { type CallAnswer, call } from '../../../lib/http.ts'
import type { WindowOf } from '../../../ui/wide/use-window-rows.ts'

type Bulanan = CallAnswer<'GET /kelola/presensi'>
/** A person's month. */
export type BarisBulan = Bulanan['data'][number]
export type SelPresensi = NonNullable<BarisBulan['hari'][number]>
export type TentangBulan = Bulanan['meta']
export type Pilihan = CallAnswer<'GET /kelola/presensi/saringan'>['data']
export type Pemutihan = CallAnswer<'GET /kelola/lokasi/{id}/pemutihan'>['data'][number]
export type HasilKoreksi = CallAnswer<'POST /kelola/presensi/koreksi'>['data']

type Harian = CallAnswer<'GET /kelola/presensi/harian'>
/** A person's day. */
export type BarisHari = Harian['data'][number]
export type TentangHari = Harian['meta']
export type KunciHari = CallAnswer<'GET /kelola/presensi/kunci'>['data'][number]

/** Whose month is asked for. */
export type SaringanMeja = Bulan & {
  /** One day of it alone */
  readonly hari?: Tanggal | undefined
  readonly lokasi?: number | undefined
  readonly klien?: number | undefined
  readonly koordinator?: number | undefined
  readonly keadaan?: KeadaanHari | undefined
  readonly cari?: string | undefined
}

function queryFrom({ bulan, tahun, lokasi, klien, koordinator, keadaan, cari }: SaringanMeja) {
  return {
    bulan: String(bulan),
    tahun: String(tahun),
    ...(lokasi !== undefined && { kantor_id: String(lokasi) }),
    ...(klien !== undefined && { klien_id: String(klien) }),
    ...(koordinator !== undefined && { koordinator_id: String(koordinator) }),
    ...(keadaan !== undefined && { keadaan }),
    ...(cari !== undefined && { cari }),
  }
}

export async function fetchBulan(
  saringan: SaringanMeja,
  mulai: number,
  jumlah: number,
  signal: AbortSignal,
): Promise<WindowOf<BarisBulan> & { readonly tentang: TentangBulan }> {
  const query = { ...queryFrom(saringan), mulai: String(mulai), jumlah: String(jumlah) }
  const { data, meta } = await call('GET /kelola/presensi', { query, signal })
  return { data, total: meta.total, tentang: meta }
}

/** One day, of the people whom the filters leave. */
export async function fetchHarian(
  tanggal: Tanggal,
  saringan: SaringanMeja,
  mulai: number,
  jumlah: number,
  signal: AbortSignal,
): Promise<WindowOf<BarisHari> & { readonly tentang: TentangHari }> {
  const { bulan: _bulan, tahun: _tahun, ...milik } = queryFrom(saringan)
  const query = { ...milik, tanggal, mulai: String(mulai), jumlah: String(jumlah) }
  const { data, meta } = await call('GET /kelola/presensi/harian', { query, signal })
  return { data, total: meta.total, tentang: meta }
}

/** Locks that hold some of these days; of a site, those that hold it. */
export async function fetchKunciHari(
  dari: Tanggal,
  sampai: Tanggal,
  lokasi: number | undefined,
  signal: AbortSignal,
): Promise<KunciHari[]> {
  const query = { dari, sampai, ...(lokasi !== undefined && { kantor_id: String(lokasi) }) }
  const { data } = await call('GET /kelola/presensi/kunci', { query, signal })
  return data
}

export async function fetchPilihan(saringan: SaringanMeja, signal: AbortSignal): Promise<Pilihan> {
  const { hari } = saringan
  const query = { ...queryFrom(saringan), ...(hari !== undefined && { tanggal: hari }) }
  const { data } = await call('GET /kelola/presensi/saringan', { query, signal })
  return data
}

/** The timesheet of one person, or of all that the filters leave. */
export async function fetchLembarWaktu(
  saringan: SaringanMeja,
  format: 'pdf' | 'xlsx',
  karyawanId?: number,
): Promise<File> {
  const { keadaan: _, ...query } = queryFrom(saringan)
  const orang = karyawanId === undefined ? {} : { karyawan_id: String(karyawanId) }
  const { data } = await call('GET /kelola/presensi/lembar', { query: { ...query, ...orang, format } })
  return fileFrom(data)
}

export async function fetchDaftarHadir(tanggal: Tanggal, lokasi: number | undefined): Promise<File> {
  const query = { tanggal, ...(lokasi !== undefined && { kantor_id: String(lokasi) }) }
  const { data } = await call('GET /kelola/presensi/daftar-hadir', { query })
  return fileFrom(data)
}

export async function sendTanya(
  karyawanId: number,
  tanggal: Tanggal,
  idempotencyKey: string,
): Promise<string> {
  const { message } = await call('POST /karyawan/presensi/{id}/tanya', {
    params: { id: String(karyawanId) },
    body: { tanggal },
    idempotencyKey,
  })
  return message
}

export type BarisKetik = {
  readonly kode: string
  readonly tanggal: string
  readonly masuk: string
  readonly pulang: string
  readonly alasan: string
  /** Which of several works; '' on a day of one */
  readonly penugasan?: string
}

export async function sendKetik(
  baris: readonly BarisKetik[],
  uji: boolean,
  idempotencyKey: string,
): Promise<HasilKoreksi> {
  const { data } = await call('POST /kelola/presensi/koreksi', {
    body: { uji, baris: baris.map((satu) => ({ penugasan: '', ...satu })) },
    idempotencyKey,
  })
  return data
}

export async function fetchTemplatKoreksi(): Promise<File> {
  return fileFrom((await call('GET /kelola/presensi/koreksi/templat', {})).data)
}

export async function sendBerkas(berkas: File, uji: boolean, idempotencyKey: string): Promise<HasilKoreksi> {
  const { data } = await call('POST /kelola/presensi/koreksi/berkas', {
    form: { berkas, ...(uji && { uji: '1' }) },
    idempotencyKey,
  })
  return data
}

export type Ditinjau = CallAnswer<'POST /kelola/presensi/tinjauan'>['data']

export async function sendTinjauanBanyak(
  hari: readonly { readonly karyawanId: number; readonly tanggal: Tanggal }[],
  idempotencyKey: string,
): Promise<Ditinjau> {
  const { data } = await call('POST /kelola/presensi/tinjauan', {
    body: {
      kejadian: hari.flatMap(({ karyawanId, tanggal }) =>
        (['check_in', 'check_out'] as const).map((jenis) => ({ karyawan_id: karyawanId, tanggal, jenis })),
      ),
      diterima: true,
    },
    idempotencyKey,
  })
  return data
}

export async function fetchPemutihan(
  lokasi: number,
  { bulan, tahun }: Bulan,
  signal: AbortSignal,
): Promise<Pemutihan[]> {
  const { data } = await call('GET /kelola/lokasi/{id}/pemutihan', {
    params: { id: String(lokasi) },
    query: { bulan: String(bulan), tahun: String(tahun) },
    signal,
  })
  return data
}

export async function sendPemutihan(
  lokasi: number,
  isi: {
    readonly tanggal: Tanggal
    readonly mulai: string
    readonly selesai: string
    readonly alasan: string
  },
  idempotencyKey: string,
): Promise<Pemutihan> {
  const { data } = await call('POST /kelola/lokasi/{id}/pemutihan', {
    params: { id: String(lokasi) },
    body: isi,
    idempotencyKey,
  })
  return data
}

export async function withdrawPemutihan(id: number, idempotencyKey: string): Promise<void> {
  await call('POST /kelola/pemutihan/{id}/cabut', { params: { id: String(id) }, idempotencyKey })
}

/** Accepts or refuses times that somebody asked for. */
export async function decideUsulan(
  id: number,
  isDiterima: boolean,
  catatan: string,
  idempotencyKey: string,
): Promise<void> {
  await call(isDiterima ? 'POST /absensi/{id}/approve' : 'POST /absensi/{id}/reject', {
    params: { id },
    body: catatan === '' ? {} : { note: catatan },
    idempotencyKey,
  })
}
