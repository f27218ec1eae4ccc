import { type Instan, type Tanggal, formatTanggal, hariBarat, hariTimur } from '@rekan/domain/waktu'
import { NAMA_PENGATURAN } from '@rekan/domain/perusahaan/pengaturan'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/errors.ts'
import { readPengaturan } from '../../platform/pengaturan.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { type Perbuatan, record, startServerDeed } from '../../platform/perbuatan.ts'
import type { IsiBerkas } from './berkas.wire.ts'
import { findJenisCuti, insertPerubahan } from '../reference/jenis-cuti.service.ts'
import { findKantor } from './kantor/kantor.queries.ts'
import { createKantor, editKantor } from './kantor/kantor.service.ts'
import { lockJadwal } from './jam-kerja/jadwal.queries.ts'
import { isSama, setJadwal } from './jam-kerja/jadwal.service.ts'
import { createVersi } from './jam-kerja/versi.service.ts'
import { judgePerubahan } from './jenis-cuti.service.ts'
import { editLibur } from './libur/libur.service.ts'
import { editPengaturan } from './pengaturan.service.ts'
import { setPenomoran } from './penomoran.service.ts'
import { deleteRoster, findKaryawanBerkode, findRoster, upsertRoster } from './perusahaan.queries.ts'

/** What became of one row of the file. */
export type Hasil = { readonly apa: string; readonly jadi: 'baru' | 'diubah' | 'tetap' }

/**
 * Applies the file of the company, for the operator at the machine, as the owner. Things named in the file are created
 * or changed; all others stay. Throws StartupError with one line for each obstacle: for instance, a day that is past
 * keeps the rules that applied to it.
 *
 * @param applyLain what of the file belongs to contexts above this one
 */
export async function applyBerkas(
  tx: Tx,
  berkas: IsiBerkas,
  saat: Instan,
  applyLain: (kerja: Kerja) => Promise<readonly Hasil[]> = () => Promise.resolve([]),
): Promise<readonly Hasil[]> {
  const salah: string[] = []
  const kerja: Kerja = {
    ...startServerDeed(tx, 'npm run perusahaan', saat, null),
    hariIni: hariTimur(saat),
    tolak: (pesan) => salah.push(pesan),
  }
  const hasil: Hasil[] = []
  if (berkas.kode_karyawan) hasil.push(await applyPenomoran(kerja, berkas.kode_karyawan))
  for (const satu of berkas.kantor) hasil.push(await applyKantor(kerja, satu))
  for (const satu of berkas.jadwal) hasil.push(await applyJadwal(kerja, satu))
  for (const satu of berkas.libur) hasil.push(await applyLibur(kerja, satu))
  for (const satu of berkas.roster) hasil.push(await applyRoster(kerja, satu))
  for (const satu of berkas.jenis_cuti) hasil.push(await applyJenisCuti(kerja, satu))
  hasil.push(...(await applyPengaturan(kerja, berkas.pengaturan)))
  hasil.push(...(await applyLain(kerja)))
  if (salah.length > 0) throw new StartupError(salah.join('\n'))
  return hasil
}

/** The operator's deed by which a row of the file is applied, and where it says what stands in the way. */
export type Kerja = Perbuatan & {
  readonly hariIni: Tanggal
  readonly tolak: (pesan: string) => void
}
type BarisBerkas<K extends 'kantor' | 'jadwal' | 'libur' | 'roster' | 'jenis_cuti'> = IsiBerkas[K][number]

async function applyPenomoran(
  kerja: Kerja,
  penomoran: NonNullable<IsiBerkas['kode_karyawan']>,
): Promise<Hasil> {
  const apa = `kode karyawan ${penomoran.awalan}`
  return { apa, jadi: (await setPenomoran(kerja, penomoran)) ? 'diubah' : 'tetap' }
}

async function applyKantor(kerja: Kerja, kantor: BarisBerkas<'kantor'>): Promise<Hasil> {
  const apa = `kantor ${kantor.kode}`
  const { tx } = kerja
  try {
    const ada = await findKantor(tx, 'kode', kantor.kode)
    if (ada === undefined) {
      await createKantor(kerja, kantor)
      return { apa, jadi: 'baru' }
    }
    return { apa, jadi: (await editKantor(kerja, ada.id, kantor)) ? 'diubah' : 'tetap' }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    kerja.tolak(`${apa}: ${error.message}`)
    return { apa, jadi: 'tetap' }
  }
}

async function applyJadwal(
  kerja: Kerja,
  { berlaku_dari, alasan, ...jadwal }: BarisBerkas<'jadwal'>,
): Promise<Hasil> {
  const apa = `jadwal ${jadwal.nama}`
  try {
    const ada = await lockJadwal(kerja.tx, 'nama', jadwal.nama)
    if (ada === undefined || berlaku_dari === undefined)
      return { apa, jadi: (await setJadwal(kerja, ada?.id ?? null, jadwal)).jadi }
    const { nama: _, ...isi } = jadwal
    const jadi = await createVersi(kerja, ada, { ...isi, berlaku_dari, alasan })
    return { apa, jadi }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    kerja.tolak(`${apa}: ${error.message}`)
    return { apa, jadi: 'tetap' }
  }
}

async function applyLibur(kerja: Kerja, libur: BarisBerkas<'libur'>): Promise<Hasil> {
  const apa = `libur ${formatTanggal(libur.tanggal)}`
  const jadi = await editLibur(kerja, { ...libur, jenis: 'PERUSAHAAN' })
  if (jadi !== 'lewat') return { apa, jadi }
  kerja.tolak(`${apa}: paling cepat untuk besok.`)
  return { apa, jadi: 'tetap' }
}

async function applyRoster(kerja: Kerja, roster: BarisBerkas<'roster'>): Promise<Hasil> {
  const apa = `roster ${roster.kode} ${formatTanggal(roster.tanggal)}`
  const { tx } = kerja
  const karyawanId = await findKaryawanBerkode(tx, roster.kode)
  if (karyawanId === undefined) {
    kerja.tolak(`${apa}: tidak ada karyawan dengan kode ini.`)
    return { apa, jadi: 'tetap' }
  }
  const ada = (await findRoster(tx, karyawanId, roster.tanggal)) ?? null
  const jadi = roster.jam === 'jadwal' ? null : jamFrom(roster.jam)
  if (ada === null ? jadi === null : jadi !== null && isSama(ada, jadi)) return { apa, jadi: 'tetap' }
  if (roster.tanggal <= kerja.hariIni) kerja.tolak(`${apa}: paling cepat untuk besok.`)
  if (jadi === null) await deleteRoster(tx, karyawanId, roster.tanggal)
  else await upsertRoster(tx, { karyawan_id: karyawanId, tanggal: roster.tanggal, ...jadi })
  await record(kerja, 'jadwal_pengganti', `${karyawanId} ${roster.tanggal}`, { sebelum: ada, sesudah: jadi })
  return { apa, jadi: ada === null ? 'baru' : 'diubah' }
}

async function applyPengaturan(kerja: Kerja, ditulis: IsiBerkas['pengaturan']): Promise<readonly Hasil[]> {
  const { tx, saat } = kerja
  const hariIni = hariBarat(saat)
  const berlaku = await readPengaturan(tx, hariIni)
  const hasil: Hasil[] = []
  for (const kunci of NAMA_PENGATURAN) {
    const nilai = ditulis[kunci]
    if (nilai === undefined) continue
    const jadi = berlaku[kunci] === nilai ? 'tetap' : 'diubah'
    if (jadi === 'diubah') await editPengaturan(kerja, { kunci, nilai, berlaku_dari: hariIni })
    hasil.push({ apa: `pengaturan ${kunci}`, jadi })
  }
  return hasil
}

async function applyJenisCuti(
  kerja: Kerja,
  { kode, berlaku_dari, ubah }: BarisBerkas<'jenis_cuti'>,
): Promise<Hasil> {
  const apa = `jenis cuti ${kode} mulai ${formatTanggal(berlaku_dari)}`
  const ada = await findJenisCuti(kerja.tx, kode, berlaku_dari)
  if (ada === undefined) {
    kerja.tolak(`${apa}: tidak ada jenis cuti dengan kode ini.`)
    return { apa, jadi: 'tetap' }
  }
  const { id, ...sebelum } = ada
  if (isSama(sebelum, ubah)) return { apa, jadi: 'tetap' }
  if (berlaku_dari < kerja.hariIni) kerja.tolak(`${apa}: paling cepat mulai hari ini.`)
  for (const pesan of Object.values(judgePerubahan(kode, ubah))) kerja.tolak(`${apa}: ${pesan}`)
  await insertPerubahan(kerja.tx, id, berlaku_dari, ubah)
  await record(kerja, 'jenis_cuti', id, { sebelum, sesudah: { ...sebelum, ...ubah, berlaku_dari } })
  return { apa, jadi: 'diubah' }
}

function jamFrom(jam: Exclude<BarisBerkas<'roster'>['jam'], 'jadwal'>) {
  return jam === 'libur'
    ? { jam_mulai: null, jam_selesai: null }
    : { jam_mulai: jam.mulai, jam_selesai: jam.selesai }
}

/** The id of a site by its kode; undefined for none. */
export async function findKantorId(tx: Tx, kode: string): Promise<number | undefined> {
  return (await findKantor(tx, 'kode', kode))?.id
}

/** The id of a person by their kode; undefined for none. */
export function findKaryawanId(tx: Tx, kode: string): Promise<number | undefined> {
  return findKaryawanBerkode(tx, kode)
}
