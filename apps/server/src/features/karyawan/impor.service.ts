import { contract } from '@rekan/contract/contract'
import type { Pelaku } from '@rekan/domain/akses'
import type { Sel } from '@rekan/domain/lembar-gaji'
import { refusedField } from '../../platform/constraints.ts'
import type { Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { DomainError } from '../../platform/errors.ts'
import type { Context } from '../../platform/http.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { fieldErrors } from '../../platform/validation.ts'
import { type Rujukan, fetchRujukan, findKoordinatorBernama } from './impor.queries.ts'
import { addKaryawan } from './tambah.service.ts'

/** The columns of the sheet, and which of the server's fields each is. */
const KOLOM = {
  nama: 'nama',
  nik: 'nik',
  email: 'email',
  kode: 'kode',
  jenis_karyawan: 'jenis_karyawan_id',
  status_pernikahan: 'status_pernikahan_id',
  tempat_lahir: 'tempat_lahir',
  tanggal_lahir: 'tanggal_lahir',
  jenis_kelamin: 'jenis_kelamin',
  jkn: 'jkn',
  kpj: 'kpj',
  nama_bank: 'nama_bank',
  nomor_rekening: 'nomor_rekening',
  tanggal_masuk: 'tanggal_masuk',
  presensi_mulai: 'penempatan.tanggal_masuk',
  kantor: 'penempatan.kantor_id',
  jadwal: 'penempatan.jadwal_id',
  jabatan: 'penempatan.jabatan',
  unit: 'penempatan.unit',
  koordinator: 'penempatan.koordinator_id',
  peran: 'role',
} as const
type Kolom = keyof typeof KOLOM
const NAMA_KOLOM = Object.keys(KOLOM) as Kolom[]
const DIRUJUK = ['jenis_karyawan', 'status_pernikahan', 'kantor', 'jadwal'] as const

type Orang = Context<'POST /karyawan'>['body']
type Baris = {
  /** As the sheet counts, from 1 */
  readonly nomor: number
  readonly orang: Orang
  /** Address or kode of the coordinator; blank for none */
  readonly koordinator: string
}

/**
 * Takes on the people of a sheet, one a row, coordinators before those whom they coordinate; who is here already, by NIK,
 * stays as they are. All or nothing: throws StartupError with what is wrong, one line each.
 */
export async function imporKaryawan(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  pelaku: Pelaku,
  sel: readonly (readonly Sel[])[],
): Promise<{ readonly ditambahkan: readonly string[]; readonly sudahAda: number }> {
  const rujukan = await fetchRujukan(tx)
  const baris = readBaris(sel, rujukan)
  const ditambahkan: string[] = []
  for (const { nomor, orang, koordinator } of baris) {
    if (rujukan.nik.has(orang.nik)) continue
    const koordinator_id = koordinator === '' ? null : await findKoordinatorBernama(tx, koordinator)
    if (koordinator_id === undefined)
      throw new StartupError(
        `Baris ${nomor}, koordinator: ${koordinator} bukan email atau kode koordinator. Tulis koordinator di atas orangnya.`,
      )
    try {
      const { kode } = await addKaryawan(tx, deps, pelaku, {
        ...orang,
        penempatan: { ...orang.penempatan, koordinator_id },
      })
      ditambahkan.push(`${kode} ${orang.nama}`)
    } catch (error) {
      throw refused(nomor, error)
    }
  }
  return { ditambahkan, sudahAda: baris.length - ditambahkan.length }
}

/** Throws StartupError with everything that is wrong with the sheet itself. */
function readBaris(sel: readonly (readonly Sel[])[], rujukan: Rujukan): readonly Baris[] {
  const kepala = (sel[0] ?? []).map((isi) => teksDari(isi).toLowerCase().replaceAll(' ', '_'))
  const asing = kepala.filter((nama) => nama !== '' && !Object.hasOwn(KOLOM, nama))
  if (asing.length > 0 || !kepala.includes('nama'))
    throw new StartupError(
      `Kolom tidak dikenal: ${asing.join(', ') || 'nama tidak ada'}. Baris pertama berisi nama kolom: ${NAMA_KOLOM.join(', ')}.`,
    )
  const salah: string[] = []
  const baris: Baris[] = []
  for (const [i, deret] of sel.entries()) {
    if (i === 0 || deret.every((isi) => teksDari(isi) === '')) continue
    const isi = new Map(kepala.map((nama, ke) => [nama, deret[ke]]))
    const hasil = readSatu(i + 1, (kolom) => isi.get(kolom), rujukan)
    if ('salah' in hasil) salah.push(...hasil.salah)
    else baris.push(hasil)
  }
  if (salah.length > 0) throw new StartupError(salah.join('\n'))
  return baris
}

function readSatu(
  nomor: number,
  sel: (kolom: Kolom) => Sel,
  rujukan: Rujukan,
): Baris | { readonly salah: readonly string[] } {
  const salah: string[] = []
  const tolak = (kolom: string, pesan: string) => salah.push(`Baris ${nomor}, ${kolom}: ${pesan}`)
  const teks = (kolom: Kolom) => teksDari(sel(kolom))
  const id: Record<string, number | string> = {}
  for (const kolom of DIRUJUK) {
    const nama = teks(kolom)
    const ada = rujukan[kolom].get(nama.toLowerCase())
    if (nama !== '' && ada === undefined) tolak(kolom, `"${nama}" tidak ada.`)
    id[kolom] = ada ?? nama
  }
  // A sheet keeps 15 digits of a number; the sixteenth is gone.
  if (typeof sel('nik') === 'number') tolak('nik', 'Jadikan kolom NIK teks, agar angkanya utuh.')
  if (salah.length > 0) return { salah }
  const peran = teks('peran').toLowerCase()
  const dibaca = contract['POST /karyawan'].body.safeParse({
    nama: teks('nama'),
    nik: teks('nik'),
    email: teks('email'),
    kode: teks('kode'),
    jenis_karyawan_id: id['jenis_karyawan'],
    status_pernikahan_id: id['status_pernikahan'],
    tempat_lahir: teks('tempat_lahir'),
    tanggal_lahir: hariDari(sel('tanggal_lahir')),
    jenis_kelamin: teks('jenis_kelamin').toUpperCase(),
    jkn: teks('jkn'),
    kpj: teks('kpj'),
    nama_bank: teks('nama_bank'),
    nomor_rekening: teks('nomor_rekening'),
    tanggal_masuk: hariDari(sel('tanggal_masuk')),
    role: peran === '' ? 'karyawan' : peran,
    penempatan: {
      kantor_id: id['kantor'],
      jadwal_id: id['jadwal'],
      jabatan: teks('jabatan'),
      unit: teks('unit'),
      tanggal_masuk: hariDari(sel('presensi_mulai')),
    },
  })
  if (dibaca.success) return { nomor, orang: dibaca.data, koordinator: teks('koordinator') }
  for (const [isian, pesan] of Object.entries(fieldErrors(dibaca.error)))
    for (const satu of pesan) tolak(kolomDari(isian), satu)
  return { salah }
}

function kolomDari(isian: string): string {
  return NAMA_KOLOM.find((kolom) => KOLOM[kolom] === isian) ?? isian
}

/** What rules or constraints have against a row, as a line; anything else as it is. */
function refused(nomor: number, error: unknown): unknown {
  const tolak = error instanceof DomainError ? error : refusedField(error)
  if (tolak === null) return error
  const isian = Object.entries(tolak.errors ?? {})
  const pesan = isian.map(([nama, semua]) => `${kolomDari(nama)}: ${semua.join(' ')}`)
  return new StartupError(`Baris ${nomor}, ${pesan.join('; ') || tolak.message}`)
}

function teksDari(isi: Sel): string {
  if (isi === null || isi === undefined) return ''
  return isi instanceof Date ? isi.toISOString().slice(0, 10) : String(isi).trim()
}

/** As sheets keep a day, or typed: 31/12/2026 is 2026-12-31. */
function hariDari(isi: Sel): string {
  const teks = teksDari(isi)
  const [, hari = '', bulan = '', tahun = ''] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(teks) ?? []
  return tahun === '' ? teks : `${tahun}-${bulan.padStart(2, '0')}-${hari.padStart(2, '0')}`
}
