import { type Pelaku, cakupan } from '@rekan/domain/akses/akses'
import type { Tindakan } from '@rekan/domain/akses/tabel'
import { type NamaData, dataOf, namaBacaOf } from '@rekan/domain/karyawan/data-diri'
import type { Lembar } from '@rekan/domain/lembar/sel'
import type { PesanSel } from '@rekan/domain/lembar/tabel'
import { formatTanggal, hariBarat } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import { refusedField } from '../../../platform/constraints.ts'
import { DomainError } from '../../../platform/errors.ts'
import { DISEBUT } from '../../../platform/pesan.wire.ts'
import { StartupError } from '../../../platform/startup-error.ts'
import { AUTH_FIELDS } from '../../auth/auth.refusals.ts'
import { type BukanUntukAnda, tellAdministrator, listBukanUntukAnda } from '../../auth/akun/dibuka.service.ts'
import { ensureHakCuti } from '../../pengajuan/cuti/hak.service.ts'
import { placeBaru } from '../../penempatan/pindah.service.ts'
import { PENEMPATAN_FIELDS } from '../../penempatan/penempatan.refusals.ts'
import { takeKode } from '../data/karyawan.queries.ts'
import { KARYAWAN_FIELDS } from '../karyawan.refusals.ts'
import { restoreKaryawan } from '../keluar/kembali.service.ts'
import { addKaryawan } from '../masuk/tambah.service.ts'
import { type IsianOrang, editDariBuku } from '../orang/ubah.service.ts'
import { type Ada, listAda } from './ada.queries.ts'
import { tellCatatan } from './catatan.service.ts'
import { writeBagian } from './impor.bagian.ts'
import { type BarisOrang, DATA_KOLOM, type Kolom, kolomFrom, readBaris } from './impor.baris.ts'
import { listTertulis } from './tertulis.service.ts'
import { fetchRujukan, findKoordinatorBernama } from './impor.queries.ts'
import { type PerbuatanPelaku, asCall, recordTogether } from '../../../platform/perbuatan.ts'

/** The call by which a row takes somebody on, or on again. */
const BARU = 'POST /karyawan'
/** So many rows are taken at once: what each of them would ask the database for is asked for all. */
const SEKALI = 50
/** What the database may have against a row. */
const FIELDS = { ...AUTH_FIELDS, ...PENEMPATAN_FIELDS, ...KARYAWAN_FIELDS }

/** All that is wrong with a workbook, in the order of its rows; nothing of it was taken. */
export class ImporSalah extends StartupError {
  readonly kesalahan: readonly PesanSel[]
  constructor(kesalahan: readonly PesanSel[]) {
    const urut = kesalahan.toSorted((a, b) => a.baris - b.baris)
    super(formatKesalahan(urut))
    this.kesalahan = urut
  }
}

export type HasilImpor = {
  readonly ditambahkan: readonly string[]
  readonly diubah: readonly string[]
  readonly sudahAda: number
  /** What an import leaves as it is although the row says something else, with where it is changed */
  readonly catatan: readonly PesanSel[]
}
/** Told after every few rows, and once before the first; what it throws ends the import. */
type Tell = (selesai: number, dari: number) => Promise<void>

/**
 * Takes the people of a sheet over, one a row, coordinators before the people whom they coordinate. Who is in the
 * database already, by NIK, gets what the row says differently; a blank cell says nothing, and placement and role are
 * moved elsewhere, and the address of who decides about the importer is left to the administrators. Either all rows are taken or none: throws ImporSalah with every fault.
 */
export async function importKaryawan(
  perbuatan: PerbuatanPelaku,
  lembar: Lembar,
  tell: Tell = async () => undefined,
): Promise<HasilImpor> {
  const { tx, pelaku, saat } = perbuatan
  const rujukan = await fetchRujukan(tx)
  const dibaca = await readBaris(lembar, rujukan, saat, (nik) => listTertulis(tx, nik))
  const hak = judgeHak(pelaku, dibaca)
  const baris = dibaca.baris.map((satu) => ({ ...satu, ...hak.tanpa }))
  const kesalahan = [...dibaca.kesalahan, ...hak.kesalahan]
  await tell(0, baris.length)
  const ada = new Map(
    (await listAda(tx, { nik: baris.map(({ orang }) => orang.nik) })).map((k) => [k.nik, k]),
  )
  const baru = baris.filter(({ orang }) => !ada.has(orang.nik))
  const beralamatBaru = baris.flatMap((satu) => {
    const lama = ada.get(satu.orang.nik)
    return lama === undefined || differentFrom(satu, lama).email === undefined ? [] : [lama.pengguna_id]
  })
  const bukan = await listBukanUntukAnda(perbuatan, beralamatBaru)
  const diberi = new Set(baru.flatMap(({ orang }) => orang.kode ?? []))
  const kode = (await takeKode(tx, baru.length - diberi.size)).values()
  const alat: Alat = {
    perbuatan,
    ada,
    nextKode: async () => {
      for (;;) {
        const satu = kode.next().value ?? (await takeKode(tx, 1))[0]
        if (satu !== undefined && !diberi.has(satu)) return satu
      }
    },
    koordinator: new Map(),
    bukan,
    tellSel: dibaca.tell,
  }
  const hasil: HasilBaris[] = []
  // Also beside rows that are wrong: what the database has against the others is told with them.
  for (let i = 0; i < baris.length; i += SEKALI) {
    hasil.push(...(await takeSekali(alat, baris.slice(i, i + SEKALI))))
    await tell(Math.min(i + SEKALI, baris.length), baris.length)
  }
  const salah = [...kesalahan, ...hasil.flatMap((satu) => satu.salah ?? [])]
  if (salah.length > 0) throw new ImporSalah(salah)
  await tellAdministrator(perbuatan, bukan, 'Alamat email baru')
  const perNomor = new Map(baris.map((satu) => [satu.nomor, satu]))
  const tercatat = hasil.flatMap(({ karyawanId, nomor, isBaru, nama }) => {
    const milik = perNomor.get(nomor)
    return nama === null || milik === undefined ? [] : [{ karyawanId, isBaru, baris: milik }]
  })
  const lain: PesanSel[] = []
  await tellCatatan(tx, saat, tercatat, ({ nomor }, kolom, pesan) =>
    lain.push(dibaca.tell(nomor, kolom, pesan)),
  )
  const ditulis = (isBaru: boolean) =>
    hasil.flatMap((satu) => (satu.nama !== null && satu.isBaru === isBaru ? satu.nama : []))
  const [ditambahkan, diubah] = [ditulis(true), ditulis(false)]
  return {
    ditambahkan,
    diubah,
    sudahAda: baris.length - ditambahkan.length - diubah.length,
    catatan: [...dibaca.catatan, ...hasil.flatMap((satu) => satu.catatan), ...lain],
  }
}

/** The calls that write the parts of a row beside who somebody is, and what these parts are called. */
const BAGIAN = {
  upah: ['POST /karyawan/{id}/upah', 'upah_pokok', 'Upah'],
  kontrak: ['POST /kelola/karyawan/{id}/kontrak', 'kontrak_nomor', 'Kontrak kerja'],
  pajak: ['POST /kelola/karyawan/{id}/pajak', 'ptkp', 'Data pajak dan BPJS'],
} as const satisfies Readonly<Record<string, readonly [Tindakan, Kolom, string]>>

/** A right that the caller lacks is told once, where it is first needed, and its part then judged no further. */
function judgeHak(pelaku: Pelaku, { baris, tell }: Awaited<ReturnType<typeof readBaris>>) {
  const tanpa: Partial<Record<keyof typeof BAGIAN, null>> = {}
  const kesalahan: PesanSel[] = []
  for (const bagian of Object.keys(BAGIAN) as (keyof typeof BAGIAN)[]) {
    const [tindakan, kolom, sebutan] = BAGIAN[bagian]
    const pertama = baris.find((satu) => satu[bagian] !== null)
    if (pertama === undefined || cakupan(pelaku, tindakan) !== null) continue
    tanpa[bagian] = null
    const pesan = `${sebutan} hanya diurus HRD. Kosongkan kolom-kolomnya, atau minta HRD yang mengimpor berkas ini.`
    kesalahan.push(tell(pertama.nomor, kolom, pesan))
  }
  return { tanpa, kesalahan }
}

/** What all rows of one import share. */
type Alat = {
  readonly perbuatan: PerbuatanPelaku
  readonly ada: ReadonlyMap<string, Ada>
  /** The kode of a newcomer whose row gives none: none that another row gives */
  readonly nextKode: () => Promise<string>
  /** The accounts of coordinators by what rows call them, as far as rows have asked */
  readonly koordinator: Map<string, number | null>
  /** Whose address is not the caller's to change, by account */
  readonly bukan: BukanUntukAnda
  readonly tellSel: (baris: number, kolom: string | null, pesan: string) => PesanSel
}
type HasilBaris = {
  readonly karyawanId: number
  readonly nomor: number
  readonly isBaru: boolean
  /** Who was written; null for nobody */
  readonly nama: string | null
  readonly salah?: readonly PesanSel[]
  readonly catatan: readonly PesanSel[]
}

/** Takes a few rows at once; where one of them is refused, each by itself, so that every other fault is told too. */
async function takeSekali(alat: Alat, sekali: readonly BarisOrang[]): Promise<readonly HasilBaris[]> {
  const hasil = await takeBaris(alat, sekali)
  if (Array.isArray(hasil)) return hasil
  const [satu] = sekali
  if (sekali.length === 1 && satu !== undefined) {
    const salah = Object.entries(hasil).map(([nama, pesan]) =>
      alat.tellSel(satu.nomor, kolomFrom(nama), pesan.join(' ')),
    )
    return [{ karyawanId: 0, nomor: satu.nomor, isBaru: false, nama: null, salah, catatan: [] }]
  }
  const semua: HasilBaris[] = []
  for (const baris of sekali) semua.push(...(await takeSekali(alat, [baris])))
  return semua
}

/** What rows gave; or what rules and constraints have against one of them, by field, and nothing written. */
async function takeBaris(
  alat: Alat,
  sekali: readonly BarisOrang[],
): Promise<HasilBaris[] | Readonly<Record<string, readonly string[]>>> {
  const { tx } = alat.perbuatan
  const koordinator = new Map(alat.koordinator)
  await sql`savepoint baris`.execute(tx)
  try {
    const hasil = await recordTogether(alat.perbuatan, (perbuatan) =>
      writeBaris({ ...alat, perbuatan }, sekali),
    )
    await sql`release savepoint baris`.execute(tx)
    return hasil
  } catch (error) {
    const tolak = error instanceof DomainError ? error : refusedField(error, FIELDS)
    if (tolak === null) throw error
    await sql`rollback to savepoint baris`.execute(tx)
    alat.koordinator.clear()
    for (const [nama, id] of koordinator) alat.koordinator.set(nama, id)
    return tolak.errors ?? { peran: [tolak.message] }
  }
}

async function writeBaris(alat: Alat, sekali: readonly BarisOrang[]): Promise<HasilBaris[]> {
  const { ada } = alat
  const { tx, saat } = alat.perbuatan
  const hasil: HasilBaris[] = []
  const baru: number[] = []
  for (const baris of sekali) {
    const lama = ada.get(baris.orang.nik)
    const catatan: PesanSel[] = []
    if (lama === undefined) {
      const { id, nama } = await createOrang(alat, baris, catatan)
      baru.push(id)
      hasil.push({ karyawanId: id, nomor: baris.nomor, isBaru: true, nama, catatan })
    } else {
      const nama = await (isKembali(baris, lama) ? restoreOrang : editOrang)(alat, baris, lama, catatan)
      hasil.push({ karyawanId: lama.id, nomor: baris.nomor, isBaru: false, nama, catatan })
    }
  }
  if (baru.length > 0) await ensureHakCuti(tx, { hari: hariBarat(saat), saat }, baru)
  return hasil
}

async function createOrang(
  alat: Alat,
  baris: BarisOrang,
  catatan: PesanSel[],
): Promise<{ id: number; nama: string }> {
  const { perbuatan, tellSel } = alat
  const { orang } = baris
  const tell = (kolom: string, pesan: string) => catatan.push(tellSel(baris.nomor, kolom, pesan))
  const penempatan = { ...orang.penempatan, koordinator_id: await findKoordinator(alat, baris) }
  const { id, kode } = await addKaryawan(asCall(perbuatan, BARU), { ...orang, penempatan }, alat.nextKode)
  await writeBagian(perbuatan, { id, isBaru: true }, baris, tell)
  return { id, nama: `${kode} ${orang.nama}` }
}

/** Whether a row says that somebody who left begins anew. */
function isKembali({ orang }: BarisOrang, { aktif, tanggal_keluar }: Ada): boolean {
  return !aktif && tanggal_keluar !== null && orang.tanggal_masuk > tanggal_keluar
}

/** Somebody who left begins a second employment, where the row places them; the rest of the row is written as of anybody. */
async function restoreOrang(alat: Alat, baris: BarisOrang, lama: Ada, catatan: PesanSel[]): Promise<string> {
  const { perbuatan, tellSel } = alat
  const { orang, nomor } = baris
  await restoreKaryawan(asCall(perbuatan, BARU), lama.id, { tanggal_masuk: orang.tanggal_masuk })
  const { tanggal_masuk, ...tempat } = orang.penempatan
  const koordinator_id = await findKoordinator(alat, baris)
  await placeBaru(
    perbuatan.tx,
    lama.id,
    { ...tempat, koordinator_id },
    tanggal_masuk ?? orang.tanggal_masuk,
    'penempatan.',
  )
  const kini = {
    ...lama,
    aktif: true,
    tanggal_masuk: orang.tanggal_masuk,
    tanggal_keluar: null,
    alasan_keluar: null,
  }
  const pesan = `${lama.nama} pernah keluar: masa kerja baru mulai ${formatTanggal(orang.tanggal_masuk)}, cuti dan THR dihitung dari hari itu.`
  catatan.push(tellSel(nomor, 'tanggal_masuk', pesan))
  const semua: PesanSel[] = []
  await editOrang(alat, baris, kini, semua)
  // Where the row places them was done; its notes come first. The role is left as it is.
  const pindah = listPindah(baris, kini)
  catatan.push(...semua.filter((_, ke) => pindah[ke] === undefined || pindah[ke] === 'peran'))
  return `${lama.kode} ${lama.nama}`
}

/** A coordinator whose own row is wrong is not there; that row is told of. */
async function findKoordinator({ perbuatan, koordinator }: Alat, baris: BarisOrang): Promise<number | null> {
  if (baris.koordinator === '') return null
  const nama = baris.koordinator.toLowerCase()
  const dikenal = koordinator.get(nama)
  if (dikenal !== undefined) return dikenal
  const id = (await findKoordinatorBernama(perbuatan.tx, nama)) ?? null
  if (id !== null) koordinator.set(nama, id)
  return id
}

/** Writes what a row says differently of somebody who is here; null when that is nothing. */
async function editOrang(
  { perbuatan, bukan, tellSel }: Alat,
  baris: BarisOrang,
  lama: Ada,
  catatan: PesanSel[],
): Promise<string | null> {
  const tell = (kolom: string, pesan: string) => catatan.push(tellSel(baris.nomor, kolom, pesan))
  for (const kolom of listPindah(baris, lama))
    tell(
      kolom,
      `${lama.nama} sudah ada. Penempatan dan peran diubah di halaman karyawannya, bukan lewat impor.`,
    )
  const { email, tanggal_masuk: masuk, ...selebihnya } = differentFrom(baris, lama)
  // The first day of an employment that has ended stays as it was.
  const lainnya = lama.aktif && masuk !== undefined ? { ...selebihnya, tanggal_masuk: masuk } : selebihnya
  if (!lama.aktif && lama.tanggal_keluar !== null)
    tell(
      'tanggal_masuk',
      `${lama.nama} keluar ${formatTanggal(lama.tanggal_keluar)}. Bila masuk kembali, tulis hari pertama yang baru, sesudah hari itu.`,
    )
  const pemutus = email === undefined ? undefined : bukan.get(lama.pengguna_id)
  if (pemutus !== undefined)
    tell('email', `${lama.nama} ${pemutus.alasan}, jadi alamatnya diubah oleh administrator.`)
  const isAlamat = email !== undefined && pemutus === undefined
  const bolehData = cakupan(perbuatan.pelaku, 'ubahData') !== null
  const [lain] = Object.keys(lainnya)
  if (lain !== undefined && !bolehData)
    tell(kolomFrom(lain), `${lama.nama} sudah ada. Datanya diubah oleh HRD.`)
  const isian = { ...(bolehData && lainnya), ...(isAlamat && { email }) }
  const isBerubah = Object.keys(isian).length > 0
  const ditulis = [
    isBerubah && (await editDariBuku(perbuatan, lama.id, isian)),
    await writeBagian(perbuatan, { id: lama.id, isBaru: false }, baris, tell),
  ]
  return ditulis.includes(true) ? `${lama.kode} ${lama.nama}` : null
}

/** The fields that a row fills in otherwise than they stand. */
function differentFrom({ orang, terisi }: BarisOrang, lama: Ada): IsianOrang {
  const baru = DATA_KOLOM.flatMap((nama) => {
    const kolom = dataOf(nama).kolom ?? nama
    const isi = (orang as Partial<Record<NamaData, unknown>>)[nama]
    const isSama = isi === (lama as unknown as Readonly<Record<string, unknown>>)[kolom]
    return !terisi.has(namaBacaOf(nama)) || isSama ? [] : [[nama, isi] as const]
  })
  return Object.fromEntries(baru)
}

/** The columns of placement and role that say something else. */
function listPindah({ orang, koordinator, terisi }: BarisOrang, { tempat, role }: Ada): string[] {
  const { penempatan } = orang
  const kini = [tempat?.koordinator, tempat?.koordinator_lain].map((nama) => nama?.toLowerCase())
  const sama: Readonly<Record<string, boolean>> = {
    presensi_mulai: penempatan.tanggal_masuk === tempat?.tanggal_masuk,
    kantor: penempatan.kantor_id === tempat?.kantor_id,
    jadwal: penempatan.jadwal_id === tempat?.jadwal_id,
    jabatan: penempatan.jabatan === tempat?.jabatan,
    unit: penempatan.unit === tempat?.unit,
    koordinator: kini.includes(koordinator.toLowerCase()),
    peran: orang.role === role,
  }
  return Object.keys(sama).filter((kolom) => terisi.has(kolom) && sama[kolom] === false)
}

function formatKesalahan(urut: readonly PesanSel[]): string {
  const baris = urut
    .slice(0, DISEBUT)
    .map((satu) => `Baris ${satu.baris}, ${satu.kolom ?? 'seluruh baris'}: ${satu.pesan}`)
  const lain = urut.length - baris.length
  if (lain === 0) return baris.join('\n')
  return [...baris, `Dan ${lain.toLocaleString('id-ID')} kesalahan lain.`].join('\n')
}
