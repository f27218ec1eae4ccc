import {
  type Klien,
  createKlien,
  createKontrakKlien,
  editKlien,
  editKontrakKlien,
  findKlienByKode,
} from '../../klien/klien.service.ts'
import { type IsianPos, createPos, editPos } from '../../klien/pos.service.ts'
import { isSama } from '../../perusahaan/jam-kerja/jadwal.service.ts'
import type { Hasil, Kerja } from '../../perusahaan/perusahaan.service.ts'
import { applyBaris, refuseBaris, requireKantor, requireShift, shiftByHuruf } from './baris.ts'
import type { BarisKerja, BarisKontrak, BarisPos } from './kerja.berkas.ts'

type Kontrak = Klien['kontrak'][number]

/** A client with its contracts and posts; under one that is refused nothing is tried. */
export async function applyKlien(
  kerja: Kerja,
  { kontrak, ...isi }: BarisKerja<'klien'>,
): Promise<readonly Hasil[]> {
  const hasil = [await applyBaris(kerja, `klien ${isi.kode}`, () => writeKlien(kerja, isi))]
  if ((await findKlienByKode(kerja.tx, isi.kode, kerja.saat)) === undefined) return hasil
  for (const satu of kontrak) hasil.push(...(await applyKontrak(kerja, isi.kode, satu)))
  return hasil
}

async function writeKlien(kerja: Kerja, isi: Omit<BarisKerja<'klien'>, 'kontrak'>): Promise<Hasil['jadi']> {
  const { tx } = kerja
  const ada = await findKlienByKode(tx, isi.kode, kerja.saat)
  const isian = { ...isi, kontak: isi.kontak ?? [...(ada?.kontak ?? [])] }
  if (ada === undefined) {
    await createKlien(kerja, isian)
    return 'baru'
  }
  if (isSama(ada, isian)) return 'tetap'
  await editKlien(kerja, ada.id, { ...isian, versi: ada.versi })
  return 'diubah'
}

async function applyKontrak(
  kerja: Kerja,
  kode: string,
  { pos, ...isi }: BarisKontrak,
): Promise<readonly Hasil[]> {
  const apa = `kontrak ${isi.nomor}`
  const hasil = [await applyBaris(kerja, apa, () => writeKontrak(kerja, kode, isi))]
  if (findKontrak(await findKlienByKode(kerja.tx, kode, kerja.saat), isi.nomor) === undefined) return hasil
  for (const satu of pos)
    hasil.push(
      await applyBaris(kerja, `${apa}, pos ${satu.nama} ${satu.kantor}`, () =>
        writePosBaris(kerja, kode, isi.nomor, satu),
      ),
    )
  return hasil
}

async function writeKontrak(
  kerja: Kerja,
  kode: string,
  isi: Omit<BarisKontrak, 'pos'>,
): Promise<Hasil['jadi']> {
  const klien = await requireKlien(kerja, kode)
  const ada = findKontrak(klien, isi.nomor)
  const isian = { ...isi, versi: klien.versi }
  if (ada === undefined) {
    await createKontrakKlien(kerja, klien.id, isian)
    return 'baru'
  }
  if (isSama(ada, isi)) return 'tetap'
  await editKontrakKlien(kerja, ada.id, isian)
  return 'diubah'
}

async function writePosBaris(
  kerja: Kerja,
  kode: string,
  nomor: string,
  { kantor, kebutuhan, sertifikat, ...isi }: BarisPos,
): Promise<Hasil['jadi']> {
  const { tx } = kerja
  const klien = await requireKlien(kerja, kode)
  const kontrak = findKontrak(klien, nomor) as Kontrak
  const kantorId = await requireKantor(tx, kantor)
  const ada = kontrak.pos.find(
    (satu) => satu.kantor.id === kantorId && satu.nama.toLowerCase() === isi.nama.toLowerCase(),
  )
  const shift = await shiftByHuruf(tx, kantorId)
  const isian = {
    ...isi,
    kantor_id: kantorId,
    sertifikat: sertifikat ?? (ada?.sertifikat ?? []).map(({ jenis, wajib }) => ({ jenis, wajib })),
    ...(kebutuhan && {
      kebutuhan: {
        berlaku_dari: kebutuhan.berlaku_dari,
        isi: kebutuhan.isi.map(({ shift: huruf, ...satu }) => ({
          ...satu,
          jenis_shift_id: requireShift(shift, huruf),
        })),
      },
    }),
    versi: klien.versi,
  }
  if (ada === undefined) {
    await createPos(kerja, kontrak.id, isian)
    return 'baru'
  }
  if (isPosSama(ada, isian)) return 'tetap'
  await editPos(kerja, ada.id, isian)
  return 'diubah'
}

function isPosSama(ada: Kontrak['pos'][number], isian: IsianPos): boolean {
  const { nama, jabatan, seragam, tutup_mulai, kebutuhan, sertifikat } = isian
  if (!isSama(ada, { nama, jabatan, seragam, tutup_mulai })) return false
  const butuh = (semua: readonly { jenis_shift_id: number; hari: number; jumlah: number }[]) =>
    semua.map((satu) => `${satu.jenis_shift_id} ${satu.hari} ${satu.jumlah}`).toSorted()
  const syarat = (semua: readonly { jenis: string; wajib: boolean }[]) =>
    semua.map(({ jenis, wajib }) => `${jenis} ${wajib}`).toSorted()
  const tersimpan = ada.kebutuhan.find(({ berlaku_dari }) => berlaku_dari === kebutuhan?.berlaku_dari)
  const lama = tersimpan?.isi.map(({ jenis_shift, ...satu }) => ({ ...satu, jenis_shift_id: jenis_shift.id }))
  return isSama(
    { sertifikat: syarat(ada.sertifikat), kebutuhan: kebutuhan && butuh(lama ?? []) },
    { sertifikat: syarat(sertifikat), kebutuhan: kebutuhan && butuh(kebutuhan.isi) },
  )
}

async function requireKlien({ tx, saat }: Kerja, kode: string): Promise<Klien> {
  const klien = await findKlienByKode(tx, kode, saat)
  if (klien === undefined) throw refuseBaris(`Tidak ada klien dengan kode ${kode}.`)
  return klien
}

function findKontrak(klien: Klien | undefined, nomor: string) {
  return klien?.kontrak.find((satu) => satu.nomor.toLowerCase() === nomor.toLowerCase())
}
