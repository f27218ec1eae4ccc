import type { Akibat } from '@rekan/domain/karyawan/keluar'
import { DomainError, invalid } from '../../../platform/errors.ts'
import type { Context } from '../../../platform/http.ts'
import { tryWork } from '../../../platform/savepoint.ts'
import { listTertahan } from '../../auth/akun/dibuka.service.ts'
import { judgeTujuan, placeKaryawan } from '../../penempatan/pindah.service.ts'
import { PENEMPATAN_FIELDS } from '../../penempatan/penempatan.refusals.ts'
import { KARYAWAN_FIELDS, refuse } from '../karyawan.refusals.ts'
import { type AkibatGaji, endKaryawan, sidikFrom } from '../keluar/keluar.service.ts'
import { type DiMeja, fetchDiMeja } from './banyak.queries.ts'
import type { PerbuatanPelaku } from '../../../platform/perbuatan.ts'

const NONAKTIF = 'POST /kelola/karyawan/nonaktif'
const FIELDS = { ...KARYAWAN_FIELDS, ...PENEMPATAN_FIELDS }

/**
 * Places several people at one site from a day on; what is not said of the place stays as it was on the day before. Who
 * cannot be moved is named with the reason. Throws 404 if one of them is nobody, 422 by field for a place that is none.
 */
export async function moveBanyak(
  perbuatan: PerbuatanPelaku,
  { karyawan_ids, tanggal_masuk, alasan, ...tempat }: Context<'POST /kelola/karyawan/pindah'>['body'],
) {
  await judgeTujuan(perbuatan.tx, tempat)
  const { berhasil, dilewati } = await runBanyak(
    perbuatan,
    karyawan_ids,
    tanggal_masuk,
    async ({ id, kini }) => {
      const jadwal_id = tempat.jadwal_id ?? kini?.jadwal_id
      const [jabatan, unit] = [tempat.jabatan ?? kini?.jabatan, tempat.unit ?? kini?.unit]
      if (jadwal_id === undefined || jabatan === undefined || unit === undefined)
        throw invalid({
          karyawan_ids: ['Belum ada penempatan sebelumnya. Isi jabatan, unit, dan jadwal kerjanya.'],
        })
      const koordinator_id = tempat.koordinator_id ?? kini?.koordinator_id
      const { kantor_id } = tempat
      const isian = {
        kantor_id,
        jadwal_id,
        jabatan,
        unit,
        koordinator_id,
        tanggal_masuk,
        utama: true,
        alasan,
      }
      await placeKaryawan(perbuatan, id, isian)
    },
  )
  return { dipindah: berhasil, dilewati }
}

/**
 * Lets several people go with one last day, and names what ends with each. What a coordinator among them decides for others comes to
 * HR. Throws 404 if one of them is nobody, 409 where another list was seen than what would be.
 */
export async function endBanyak(
  perbuatan: PerbuatanPelaku,
  { karyawan_ids, tanggal, alasan, sidik }: Omit<Context<typeof NONAKTIF>['body'], 'periksa'>,
  akibatGaji: AkibatGaji,
) {
  const perOrang = new Map<number, readonly Akibat[]>()
  const { berhasil, dilewati } = await runBanyak(perbuatan, karyawan_ids, tanggal, async ({ id }) => {
    const isi = { tanggal, alasan }
    const { akibat } = await endKaryawan(perbuatan, id, isi, akibatGaji)
    perOrang.set(id, akibat)
  })
  const semua = berhasil.map((karyawan) => {
    const akibat = perOrang.get(karyawan.id) ?? []
    const diserahkan = akibat.some(({ jenis }) => jenis === 'KOORDINATOR')
    return { karyawan, teks: akibat.map(({ teks }) => teks), diserahkan }
  })
  const hasil = {
    dinonaktifkan: berhasil,
    dilewati,
    akibat: semua.filter(({ teks }) => teks.length > 0),
    sidik: sidikFrom(semua.map(({ karyawan, teks }) => [karyawan.id, ...teks])),
  }
  if (sidik !== undefined && sidik !== hasil.sidik) throw refuse('DAFTAR_BERUBAH', undefined, { data: hasil })
  return hasil
}

/** One after the other, in one order so that two calls for the same people wait for each other; who opened the caller's account is left out. */
async function runBanyak(
  perbuatan: PerbuatanPelaku,
  diminta: readonly number[],
  tanggal: string,
  work: (orang: DiMeja) => Promise<void>,
) {
  const { tx } = perbuatan
  const ids = [...new Set(diminta)]
  const semua = await fetchDiMeja(tx, ids, tanggal)
  if (semua.length !== ids.length) throw refuse('KARYAWAN_TIDAK_ADA')
  const tertahan = await listTertahan(perbuatan, ids)
  const berhasil: Orang[] = []
  const dilewati: { readonly karyawan: Orang; readonly alasan: string }[] = []
  for (const satu of semua) {
    const karyawan = { id: satu.id, kode: satu.kode, nama: satu.nama }
    const hasil = tertahan.get(satu.id) ?? (await tryWork(tx, FIELDS, async () => work(satu)))
    if (!(hasil instanceof DomainError)) berhasil.push(karyawan)
    // Somebody whom the caller may not know of is nobody, named among others as well.
    else if (hasil.status === 404) throw hasil
    else dilewati.push({ karyawan, alasan: hasil.message })
  }
  return { berhasil, dilewati }
}

type Orang = Pick<DiMeja, 'id' | 'kode' | 'nama'>
