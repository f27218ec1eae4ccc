import type { Bulan } from '@rekan/domain/bulan'
import type { BarisSlip, IsiSlip, StatusSlip } from '@rekan/domain/payroll'
import type { Instan } from '@rekan/domain/waktu'
import { type CallAnswer, call } from '../../lib/http.ts'
import type { SaringanGaji } from './gaji.search.ts'

type WireBaris = CallAnswer<'GET /kelola/payroll'>['data'][number]
type WireSlip = CallAnswer<'GET /payroll/{id}'>['data']

export type KaryawanSlip = {
  readonly id: number
  readonly kode: string
  readonly nama: string
  readonly penempatan: string
  readonly jenis: string
}

/** A payslip as HR's table shows it; amounts in whole rupiah. */
export type GajiOrang = Bulan & {
  readonly id: number
  readonly status: StatusSlip
  readonly isDibagikan: boolean
  readonly revisi: number
  readonly gajiKotor: number
  readonly totalPotongan: number
  readonly gajiBersih: number
  readonly karyawan: KaryawanSlip
  /** The reader's own: another HR looks after it */
  readonly isSendiri: boolean
  /** What was seen: sharing and publishing refuse what has changed since */
  readonly versi: number
}

export type RingkasanGaji = {
  readonly draft: number
  readonly dibagikan: number
  readonly terbit: number
  /** People of that month without a payslip */
  readonly belum: number
  readonly gajiKotor: number
  readonly totalPotongan: number
  readonly gajiBersih: number
}

export type HalamanGaji = {
  readonly items: readonly GajiOrang[]
  readonly halaman: number
  readonly halamanAkhir: number
  /** Of all that the filters leave */
  readonly total: number
  readonly ringkasan: RingkasanGaji
}

export type SlipKelola = GajiOrang & {
  readonly isi: IsiSlip
  readonly catatan: string | null
  readonly terbitPada: Instan | null
  readonly berkas: string | null
  readonly dapat: NonNullable<WireSlip['kelola']>['dapat']
  readonly riwayat: readonly { readonly id: number; readonly revisi: number; readonly status: StatusSlip }[]
}

export type IsianSlip = IsiSlip & { readonly catatan: string | null }
export type Hasil = CallAnswer<'POST /kelola/payroll/bagikan'>['data'][number]
export type Susunan = CallAnswer<'POST /kelola/payroll/susun'>['data']
export type HasilImpor = CallAnswer<'POST /kelola/payroll/impor'>['data']
export type Perusahaan = CallAnswer<'GET /pengaturan/perusahaan'>['data']
type WireUsulan = CallAnswer<'GET /kelola/payroll/usulan'>['data']
export type Usulan = IsiSlip & {
  /** What its tax was reckoned by; null where there is no wage to reckon from */
  readonly dasar: Omit<NonNullable<WireUsulan['dasar']>, 'bruto_pajak'> | null
  readonly peringatan: readonly string[]
}

/** What the tax of a proposal depends on; left out, as in the person's last payslip. */
export type DasarPajak = { readonly ptkp?: string | undefined; readonly npwp?: '1' | '0' | undefined }

type Halaman = { readonly halaman: number; readonly perHalaman: number }

export async function fetchGaji(
  saringan: SaringanGaji,
  { halaman, perHalaman }: Halaman,
  signal?: AbortSignal,
): Promise<HalamanGaji> {
  const { bulan, tahun, status, nama, urut } = saringan
  const { data, meta, ringkasan } = await call('GET /kelola/payroll', {
    signal,
    query: {
      bulan: String(bulan),
      tahun: String(tahun),
      status,
      nama,
      sort: urut,
      page: String(halaman),
      per_page: String(perHalaman),
    },
  })
  return {
    items: data.map((wire) => ({ ...gajiFrom(wire), isSendiri: wire.sendiri, versi: wire.versi })),
    halaman: meta.current_page,
    halamanAkhir: meta.last_page,
    total: meta.total,
    ringkasan: {
      draft: ringkasan.draft,
      dibagikan: ringkasan.dibagikan,
      terbit: ringkasan.terbit,
      belum: ringkasan.belum,
      gajiKotor: ringkasan.gaji_kotor,
      totalPotongan: ringkasan.total_potongan,
      gajiBersih: ringkasan.gaji_bersih,
    },
  }
}

export async function fetchSlipKelola(id: number, signal: AbortSignal): Promise<SlipKelola> {
  const { data } = await call('GET /payroll/{id}', { params: { id }, signal })
  return slipKelolaFrom(data)
}

/** The lines that one person's month would have, from wage, overtime and the law; writes nothing. */
export async function fetchUsulan(
  karyawanId: number,
  { bulan, tahun }: Bulan,
  { ptkp, npwp }: DasarPajak,
  signal?: AbortSignal,
): Promise<Usulan> {
  const { data } = await call('GET /kelola/payroll/usulan', {
    signal,
    query: {
      karyawan_id: karyawanId,
      bulan: String(bulan),
      tahun: String(tahun),
      ptkp: ptkp as 'TK/0' | undefined,
      npwp_valid: npwp,
    },
  })
  return { ...isiFrom(data), dasar: dasarFrom(data.dasar), peringatan: data.peringatan }
}

export async function createSlip(
  karyawanId: number,
  { bulan, tahun }: Bulan,
  isian: IsianSlip & Pick<Usulan, 'dasar'>,
  idempotencyKey: string,
): Promise<SlipKelola> {
  const body = { karyawan_id: karyawanId, bulan, tahun, ...bodyOf(isian), dasar: isian.dasar }
  const { data } = await call('POST /kelola/payroll', { body, idempotencyKey })
  return slipKelolaFrom(data)
}

export async function saveSlip(
  { id, versi }: SlipKelola,
  isian: IsianSlip,
  idempotencyKey: string,
): Promise<SlipKelola> {
  const { data } = await call('POST /payroll/{id}', {
    params: { id },
    body: { versi, ...bodyOf(isian) },
    idempotencyKey,
  })
  return slipKelolaFrom(data)
}

export async function removeSlip(id: number): Promise<void> {
  await call('POST /payroll/{id}/hapus', { params: { id }, idempotencyKey: crypto.randomUUID() })
}

export async function reviseSlip(id: number, alasan: string, idempotencyKey: string): Promise<SlipKelola> {
  const { data } = await call('POST /payroll/{id}/revisi', {
    params: { id },
    body: { alasan },
    idempotencyKey,
  })
  return slipKelolaFrom(data)
}

export type TindakanBanyak = 'bagikan' | 'terbitkan'

/** Shares or publishes some; each goes its own way. Done already counts as done. */
export async function actOnSlip(
  tindakan: TindakanBanyak,
  slip: readonly GajiOrang[],
): Promise<readonly Hasil[]> {
  const { data } = await call(`POST /kelola/payroll/${tindakan}`, {
    body: { slip: slip.map(({ id, versi }) => ({ id, versi })) },
    idempotencyKey: crypto.randomUUID(),
  })
  return data
}

/** Drafts for everybody of a month who has none. */
export async function composeBulan({ bulan, tahun }: Bulan): Promise<Susunan> {
  const { data } = await call('POST /kelola/payroll/susun', {
    body: { bulan, tahun },
    idempotencyKey: crypto.randomUUID(),
  })
  return data
}

export async function fetchTemplat({ bulan, tahun }: Bulan): Promise<File> {
  const { data } = await call('GET /kelola/payroll/templat', {
    query: { bulan: String(bulan), tahun: String(tahun) },
  })
  const bytes = Uint8Array.from(atob(data.isi), (huruf) => huruf.charCodeAt(0))
  return new File([bytes], data.nama, { type: data.tipe })
}

/** `isUji`: judged, nothing written. */
export async function importGaji(
  { bulan, tahun }: Bulan,
  berkas: File,
  isUji: boolean,
  idempotencyKey?: string,
): Promise<HasilImpor> {
  const { data } = await call('POST /kelola/payroll/impor', {
    form: { bulan: String(bulan), tahun: String(tahun), ...(isUji && { uji: '1' }), berkas },
    idempotencyKey,
  })
  return data
}

export async function fetchPerusahaan(signal: AbortSignal): Promise<Perusahaan> {
  const { data } = await call('GET /pengaturan/perusahaan', { signal })
  return data
}

export async function savePerusahaan(
  perusahaan: { readonly nama: string; readonly alamat: string },
  idempotencyKey: string,
): Promise<Perusahaan> {
  const { data } = await call('POST /pengaturan/perusahaan', { body: perusahaan, idempotencyKey })
  return data
}

type PermintaanOrang = { readonly text: string; readonly page: number; readonly signal: AbortSignal }

/** A page of everybody whom a payslip may be for. */
export async function fetchOrang({ text, page, signal }: PermintaanOrang) {
  const { data, meta } = await call('GET /karyawan', {
    signal,
    query: { page: String(page), per_page: '50', sort: 'nama,asc', nama: text },
  })
  const options = data.map(({ id, kode, nama }) => ({ value: id, label: nama, hint: kode }))
  return { options, hasMore: meta.current_page < meta.last_page }
}

type WireBagian = Pick<
  WireBaris,
  'id' | 'bulan' | 'tahun' | 'status' | 'revisi' | 'dibagikan_pada' | 'gaji_kotor' | 'total_potongan'
> &
  Pick<WireBaris, 'gaji_bersih' | 'karyawan'>

function gajiFrom(wire: WireBagian): Omit<GajiOrang, 'isSendiri' | 'versi'> {
  const { id, kode, nama, penempatan, jenis_karyawan: jenis } = wire.karyawan
  return {
    id: wire.id,
    bulan: wire.bulan,
    tahun: wire.tahun,
    status: wire.status,
    isDibagikan: wire.dibagikan_pada !== null,
    revisi: wire.revisi,
    gajiKotor: wire.gaji_kotor,
    totalPotongan: wire.total_potongan,
    gajiBersih: wire.gaji_bersih,
    karyawan: { id, kode, nama, penempatan: penempatan.nama, jenis: jenis.nama },
  }
}

function slipKelolaFrom(wire: WireSlip): SlipKelola {
  const dapat = wire.kelola?.dapat ?? TIDAK_ADA
  return {
    ...gajiFrom(wire),
    isSendiri: wire.dilihat_oleh !== null,
    isi: isiFrom(wire),
    catatan: wire.catatan,
    terbitPada: wire.terbit_pada === null ? null : Date.parse(wire.terbit_pada),
    berkas: wire.lampiran,
    versi: wire.kelola?.versi ?? 0,
    dapat,
    riwayat: wire.riwayat,
  }
}

const TIDAK_ADA = { ubah: false, hapus: false, bagikan: false, terbitkan: false, revisi: false } as const

function isiFrom(wire: IsiSlip): IsiSlip {
  return {
    penghasilan: wire.penghasilan.map(barisFrom),
    potongan: wire.potongan.map(barisFrom),
    penghasilan_lain: wire.penghasilan_lain.map(barisFrom),
  }
}

/** Without what follows from it. */
function dasarFrom(wire: WireUsulan['dasar']): Usulan['dasar'] {
  if (wire === null) return null
  const { ptkp, npwp_valid, kelas_jkk, upah_minimum } = wire
  return { ptkp, npwp_valid, kelas_jkk, upah_minimum }
}

function barisFrom({ nama, jenis, jumlah }: BarisSlip): BarisSlip {
  return { nama, jenis, jumlah }
}

function bodyOf({ penghasilan, potongan, penghasilan_lain, catatan }: IsianSlip) {
  return {
    penghasilan: [...penghasilan],
    potongan: [...potongan],
    penghasilan_lain: [...penghasilan_lain],
    catatan,
  }
}
