import { type Instan, type Tanggal, formatTanggal, hariBarat, hariTimur } from '@rekan/domain/waktu'
import { NAMA_PENGATURAN } from '@rekan/domain/pengaturan'
import { recordAudit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import type { Skema } from '../../platform/schema.ts'
import { readPengaturan } from '../../platform/pengaturan.ts'
import { StartupError } from '../../platform/startup-error.ts'
import type { IsiBerkas } from './perusahaan.berkas.ts'
import { findJenisCuti, insertPerubahan } from '../reference/jenis-cuti.service.ts'
import { setPengaturan } from './pengaturan.service.ts'
import {
  deleteRoster,
  findJadwal,
  findKantor,
  findKaryawanBerkode,
  findLibur,
  findRoster,
  insertJadwal,
  insertKantor,
  isJadwalDipakai,
  isKantorDipakai,
  lockPenomoran,
  replaceJadwal,
  updateKantor,
  updatePenomoran,
  upsertLibur,
  upsertRoster,
} from './perusahaan.queries.ts'

/** What became of one row of the file. */
export type Hasil = { readonly apa: string; readonly jadi: 'baru' | 'diubah' | 'tetap' }

/**
 * Applies the file of the company, for the operator at the machine, as the owner. Things named in the file are created
 * or changed; all others stay. Throws StartupError with one line for each obstacle: for instance, a day that is past
 * keeps the rules that applied to it.
 */
export async function applyBerkas(tx: Tx, isi: IsiBerkas, saat: Instan): Promise<readonly Hasil[]> {
  const salah: string[] = []
  const kerja: Kerja = { tx, saat, hariIni: hariTimur(saat), tolak: (pesan) => salah.push(pesan) }
  const hasil: Hasil[] = []
  if (isi.kode_karyawan) hasil.push(await applyPenomoran(kerja, isi.kode_karyawan))
  for (const satu of isi.kantor) hasil.push(await applyKantor(kerja, satu))
  for (const satu of isi.jadwal) hasil.push(await applyJadwal(kerja, satu))
  for (const satu of isi.libur) hasil.push(await applyLibur(kerja, satu))
  for (const satu of isi.roster) hasil.push(await applyRoster(kerja, satu))
  for (const satu of isi.jenis_cuti) hasil.push(await applyJenisCuti(kerja, satu))
  hasil.push(...(await applyPengaturan(kerja, isi.pengaturan)))
  if (salah.length > 0) throw new StartupError(salah.join('\n'))
  return hasil
}

type Kerja = {
  readonly tx: Tx
  readonly saat: Instan
  readonly hariIni: Tanggal
  readonly tolak: (pesan: string) => void
}
type Baris<K extends 'kantor' | 'jadwal' | 'libur' | 'roster' | 'jenis_cuti'> = IsiBerkas[K][number]

async function applyPenomoran(kerja: Kerja, isi: NonNullable<IsiBerkas['kode_karyawan']>): Promise<Hasil> {
  const apa = `kode karyawan ${isi.awalan}`
  const { awalan, lebar } = await lockPenomoran(kerja.tx)
  if (awalan === isi.awalan && lebar === isi.lebar) return { apa, jadi: 'tetap' }
  await updatePenomoran(kerja.tx, isi)
  await note(kerja, 'penomoran_karyawan', 'kode', { awalan, lebar }, isi)
  return { apa, jadi: 'diubah' }
}

async function applyKantor(kerja: Kerja, isi: Baris<'kantor'>): Promise<Hasil> {
  const apa = `kantor ${isi.kode}`
  const { tx } = kerja
  const ada = await findKantor(tx, isi.kode)
  if (ada === undefined) {
    await note(kerja, 'kantor', await insertKantor(tx, isi), null, isi)
    return { apa, jadi: 'baru' }
  }
  const { id, ...sebelum } = ada
  if (isSama(sebelum, isi)) return { apa, jadi: 'tetap' }
  // Whose day a punch belongs to follows from it.
  if (sebelum.zona_waktu !== isi.zona_waktu && (await isKantorDipakai(tx, id)))
    kerja.tolak(
      `${apa}: sudah dipakai dengan zona ${sebelum.zona_waktu}. Buat kantor dengan kode lain, lalu pindahkan orangnya.`,
    )
  await updateKantor(tx, id, isi)
  await note(kerja, 'kantor', id, sebelum, isi)
  return { apa, jadi: 'diubah' }
}

async function applyJadwal(kerja: Kerja, isi: Baris<'jadwal'>): Promise<Hasil> {
  const apa = `jadwal ${isi.nama}`
  const { tx } = kerja
  const { toleransi_menit, pekan, ...dasar } = isi
  const baris = { ...dasar, toleransi_detik: toleransi_menit * 60 }
  const ada = await findJadwal(tx, isi.nama)
  if (ada === undefined) {
    await note(kerja, 'jadwal', await insertJadwal(tx, baris, pekan), null, { ...baris, pekan })
    return { apa, jadi: 'baru' }
  }
  const { id, ...sebelum } = ada
  if (isSama(sebelum, { ...baris, pekan })) return { apa, jadi: 'tetap' }
  if (await isJadwalDipakai(tx, id))
    kerja.tolak(
      `${apa}: sudah dipakai, dan hari-hari yang lewat dihitung darinya. Buat jadwal dengan nama lain, lalu pindahkan orangnya mulai tanggal berlakunya.`,
    )
  await replaceJadwal(tx, id, baris, pekan)
  await note(kerja, 'jadwal', id, sebelum, { ...baris, pekan })
  return { apa, jadi: 'diubah' }
}

async function applyLibur(kerja: Kerja, isi: Baris<'libur'>): Promise<Hasil> {
  const apa = `libur ${formatTanggal(isi.tanggal)}`
  const ada = (await findLibur(kerja.tx, isi.tanggal)) ?? null
  if (ada !== null && isSama(ada, { nama: isi.nama, berlaku: isi.berlaku })) return { apa, jadi: 'tetap' }
  if (isi.tanggal <= kerja.hariIni) kerja.tolak(`${apa}: paling cepat untuk besok.`)
  await upsertLibur(kerja.tx, isi)
  await note(kerja, 'libur', isi.tanggal, ada, { nama: isi.nama, berlaku: isi.berlaku })
  return { apa, jadi: ada === null ? 'baru' : 'diubah' }
}

async function applyRoster(kerja: Kerja, isi: Baris<'roster'>): Promise<Hasil> {
  const apa = `roster ${isi.kode} ${formatTanggal(isi.tanggal)}`
  const { tx } = kerja
  const karyawanId = await findKaryawanBerkode(tx, isi.kode)
  if (karyawanId === undefined) {
    kerja.tolak(`${apa}: tidak ada karyawan dengan kode ini.`)
    return { apa, jadi: 'tetap' }
  }
  const ada = (await findRoster(tx, karyawanId, isi.tanggal)) ?? null
  const jadi = isi.jam === 'jadwal' ? null : jamDari(isi.jam)
  if (ada === null ? jadi === null : jadi !== null && isSama(ada, jadi)) return { apa, jadi: 'tetap' }
  if (isi.tanggal <= kerja.hariIni) kerja.tolak(`${apa}: paling cepat untuk besok.`)
  if (jadi === null) await deleteRoster(tx, karyawanId, isi.tanggal)
  else await upsertRoster(tx, { karyawan_id: karyawanId, tanggal: isi.tanggal, ...jadi })
  await note(kerja, 'jadwal_pengganti', `${karyawanId} ${isi.tanggal}`, ada, jadi)
  return { apa, jadi: ada === null ? 'baru' : 'diubah' }
}

async function applyPengaturan({ tx, saat }: Kerja, isi: IsiBerkas['pengaturan']): Promise<readonly Hasil[]> {
  const kini = await readPengaturan(tx, hariBarat(saat))
  const hasil: Hasil[] = []
  for (const kunci of NAMA_PENGATURAN) {
    const nilai = isi[kunci]
    if (nilai === undefined) continue
    const jadi = kini[kunci] === nilai ? 'tetap' : 'diubah'
    if (jadi === 'diubah') await setPengaturan(tx, null, { kunci, nilai }, saat)
    hasil.push({ apa: `pengaturan ${kunci}`, jadi })
  }
  return hasil
}

async function applyJenisCuti(
  kerja: Kerja,
  { kode, berlaku_dari, ubah }: Baris<'jenis_cuti'>,
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
  await insertPerubahan(kerja.tx, id, berlaku_dari, ubah)
  await note(kerja, 'jenis_cuti', id, sebelum, { ...sebelum, ...ubah, berlaku_dari })
  return { apa, jadi: 'diubah' }
}

function jamDari(jam: Exclude<Baris<'roster'>['jam'], 'jadwal'>) {
  return jam === 'libur'
    ? { jam_mulai: null, jam_selesai: null }
    : { jam_mulai: jam.mulai, jam_selesai: jam.selesai }
}

/** Field by field, in whatever order they stand. */
function isSama(satu: Readonly<Record<string, unknown>>, lain: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(lain).every((kunci) => JSON.stringify(satu[kunci]) === JSON.stringify(lain[kunci]))
}

async function note(
  { tx, saat }: Kerja,
  objek: keyof Skema,
  objekId: number | string,
  sebelum: Readonly<Record<string, unknown>> | null,
  sesudah: Readonly<Record<string, unknown>> | null,
): Promise<void> {
  await recordAudit(tx, {
    waktu: saat,
    oleh: null,
    tindakan: 'npm run perusahaan',
    objek,
    objekId,
    sebelum,
    sesudah,
  })
}
