import type { Akibat } from '@rekan/domain/karyawan/keluar'
import { type Instan, type Tanggal, formatTanggal } from '@rekan/domain/waktu'
import type { Tx } from '../../../platform/db.ts'
import { invalid } from '../../../platform/errors.ts'
import { countMenungguKeputusan, moveMenungguKeputusan } from '../../pengajuan/meja/sesudah.service.ts'
import { endPenggantian } from '../../pengajuan/pengganti/pengganti.service.ts'
import type { KaryawanTerkunci } from '../data/karyawan.queries.ts'
import { type Tugas, fetchTugas, listPenerus, moveBawahan, moveLokasi } from './serah.queries.ts'
import { type Perbuatan, record } from '../../../platform/perbuatan.ts'

/** A person whose tasks are handed over after their last day, the account that takes them, null for HR, and the one that named it. */
type Serah = {
  readonly karyawan: Pick<KaryawanTerkunci, 'id' | 'penggunaId'>
  readonly terakhir: Tanggal
  readonly penerus: number | null
  readonly penunjuk: number | null
}

/** What is to be handed over when somebody leaves, in words and figures; null: nobody hangs on them. */
export type Serahan = {
  readonly orang: number
  readonly lokasi: number
  readonly pengajuan: number
  readonly calon: readonly { readonly id: number; readonly nama: string }[]
}

/**
 * What somebody who leaves decides for others and who may take it over, and the lines of it. Throws 422 for a successor who may not: who
 * is no coordinator, or leaves no later.
 */
export async function judgeSerah(
  db: Tx,
  { karyawan, terakhir, penerus }: Serah,
  saat: Instan,
): Promise<{ readonly serahan: Serahan | null; readonly akibat: readonly Akibat[] }> {
  const { penggunaId } = karyawan
  const tugas = await fetchTugas(db, penggunaId, terakhir, saat)
  const pengajuan = await countMenungguKeputusan(db, penggunaId)
  const calon = await listPenerus(db, penggunaId, terakhir)
  const nama = calon.find(({ id }) => id === penerus)?.nama
  if (penerus !== null && nama === undefined)
    throw invalid({
      penerus_id: ['Pilih koordinator yang masih bekerja sesudah hari kerja terakhir orang ini, atau HRD.'],
    })
  const isKosong = tugas.orang === 0 && tugas.lokasi.length === 0 && pengajuan === 0
  return {
    serahan: isKosong ? null : { orang: tugas.orang, lokasi: tugas.lokasi.length, pengajuan, calon },
    akibat: [
      ...akibatPengganti(tugas),
      ...(isKosong
        ? []
        : [
            {
              jenis: 'KOORDINATOR' as const,
              teks: `${kalimatSerahan(tugas, pengajuan)} beralih ke ${nama ?? 'HRD'} sesudah ${formatTanggal(terakhir)}.`,
            },
          ]),
    ],
  }
}

/** Hands over at once what `judgeSerah` names; a successor who has left meanwhile is passed by for HR. */
export async function moveTugas(
  perbuatan: Perbuatan,
  { karyawan, terakhir, penerus: diminta, penunjuk }: Serah,
): Promise<void> {
  const { tx, pelaku } = perbuatan
  const { penggunaId } = karyawan
  const calon = diminta === null ? [] : await listPenerus(tx, penggunaId, terakhir)
  const penerus = calon.some(({ id }) => id === diminta) ? diminta : null
  await endPenggantian(perbuatan, penggunaId)
  const orang = await moveBawahan(tx, penggunaId, { penerus, penunjuk }, terakhir)
  await moveLokasi(tx, penggunaId, { penerus, penunjuk }, terakhir)
  const hrd = pelaku?.role === 'hrd' ? pelaku.penggunaId : null
  const pengajuan = await moveMenungguKeputusan(perbuatan, penggunaId, { penerus, penunjuk, hrd })
  if (orang === 0 && pengajuan === 0) return
  await record(perbuatan, 'karyawan', karyawan.id, {
    sesudah: { diserahkan_ke: penerus ?? 'HRD', penempatan: orang, pengajuan },
  })
}

function kalimatSerahan({ orang, lokasi }: Tugas, pengajuan: number): string {
  const bagian = [
    ...(orang > 0 ? [`${orang} orang yang dikoordinasi`] : []),
    ...(lokasi.length > 0 ? [`lokasi ${lokasi.join(', ')}`] : []),
    ...(pengajuan > 0 ? [`${pengajuan} pengajuan yang menunggu keputusannya`] : []),
  ]
  const kalimat =
    bagian.length < 2 ? bagian.join('') : `${bagian.slice(0, -1).join(', ')} dan ${bagian.at(-1)}`
  return kalimat.charAt(0).toUpperCase() + kalimat.slice(1)
}

function akibatPengganti({ menggantikan, digantikan }: Tugas): readonly Akibat[] {
  return [
    ...menggantikan.map((nama) => ({
      jenis: 'PENGGANTI' as const,
      teks: `Tidak lagi menggantikan ${nama} memutuskan pengajuan.`,
    })),
    ...digantikan.map((nama) => ({
      jenis: 'PENGGANTI' as const,
      teks: `${nama} tidak lagi menggantikannya memutuskan pengajuan.`,
    })),
  ]
}
