import { PENGELOLA_AKUN, isPemutus, mayGiveRole } from '@rekan/domain/akses/peran'
import { aturanLahirSampai, aturanUmurMasuk } from '@rekan/domain/karyawan/karyawan'
import { maskEmail, maskNomor } from '@rekan/domain/teks/samar'
import { aturanTidakTerlaluJauh } from '@rekan/domain/karyawan/penempatan'
import { type Instan, type Tanggal, formatTanggal, hariBarat, hariTimur } from '@rekan/domain/waktu'
import { invalid } from '../../../platform/errors.ts'
import type { Context } from '../../../platform/http.ts'
import { recordDibuka } from '../../auth/akun/dibuka.service.ts'
import { createAkun } from '../../auth/masuk/auth.service.ts'
import { sendSetPasswordLink } from '../../auth/sandi/reset.service.ts'
import { ensureHakCuti } from '../../pengajuan/cuti/hak.service.ts'
import { placeBaru } from '../../penempatan/pindah.service.ts'
import { tellPemutus } from '../../penempatan/urusan.service.ts'
import { judgeAlamat } from '../batal/batal.service.ts'
import { findMilikLama, insertKaryawan, takeKode } from '../data/karyawan.queries.ts'
import { refuse } from '../karyawan.refusals.ts'
import { type PerbuatanPelaku, record } from '../../../platform/perbuatan.ts'

const KE_HALAMANNYA = 'buka halamannya dari daftar karyawan nonaktif, lalu pilih Masuk Kembali.'
/** Sentence about a number that belongs to somebody who left. */
const PERNAH_KELUAR = {
  nik: `NIK ini milik karyawan yang sudah keluar. Bila ia kembali, ${KE_HALAMANNYA}`,
  kpj: `Nomor KPJ ini milik karyawan yang sudah keluar. Periksa NIK dan kartunya; bila orangnya sama, ${KE_HALAMANNYA}`,
  jkn: `Nomor JKN ini milik karyawan yang sudah keluar. Periksa NIK dan kartunya; bila orangnya sama, ${KE_HALAMANNYA}`,
} as const

type IsianKaryawan = Context<'POST /karyawan'>['body']

/**
 * Creates a person: employee, account, first placement and the letter by which they set their password, all or nothing.
 * Say `jobs.nudge('surat')` after the commit. If a NIK, address or kode is taken already, the database refuses it: 422
 * at the field. Throws 403 for a role above the caller's.
 *
 * @returns the new employee, and whether a letter is on its way; without one they need a code
 */
export async function createKaryawan(perbuatan: PerbuatanPelaku, isian: IsianKaryawan): Promise<Ditambahkan> {
  const { tx, saat } = perbuatan
  const baru = await addKaryawan(perbuatan, isian, async () => (await takeKode(tx, 1))[0] ?? '')
  await ensureHakCuti(tx, { hari: hariBarat(saat), saat }, [baru.id])
  // Of many at once, those who look after accounts alone are told of.
  if (isian.role === 'koordinator') await tellPemutus(perbuatan, baru.penggunaId, isian.role)
  return baru
}

type Ditambahkan = {
  readonly id: number
  readonly penggunaId: number
  readonly kode: string
  readonly isMailed: boolean
}

/** As `createKaryawan`, with the kode that `next` gives, and without the ledger of leave: for many at once. */
export async function addKaryawan(
  perbuatan: PerbuatanPelaku,
  isian: IsianKaryawan,
  next: () => Promise<string>,
): Promise<Ditambahkan> {
  const { tx, pelaku, saat } = perbuatan
  const { email = null, kode: diberi, role, penempatan, jenjang_pendididikan_id = null, ...orang } = isian
  if (!mayGiveRole(pelaku.role, role)) throw refuse('PERAN_LEBIH_TINGGI')
  refuseFields(judgeTanggalBaru(isian, saat))
  const milikLama = await findMilikLama(tx, orang)
  if (milikLama !== undefined) throw invalid({ [milikLama]: [PERNAH_KELUAR[milikLama]] })
  const mulai = mulaiPenempatan(isian)
  const kode = diberi ?? (await next())
  const id = await insertKaryawan(tx, { ...orang, kode, jenjang_pendidikan_id: jenjang_pendididikan_id })
  const penggunaId = await createAkun(tx, id, { email, role })
  if (isPemutus(role)) await recordDibuka(perbuatan, { id: penggunaId, bersandi: false }, 'PERAN')
  if (Object.hasOwn(PENGELOLA_AKUN, role)) await tellPemutus(perbuatan, penggunaId, role)
  if (email !== null) await judgeAlamat(tx, email, penggunaId, saat)
  const { tanggal_masuk: _, ...di } = penempatan
  const tempat = { ...di, koordinator_id: penempatan.koordinator_id ?? null }
  await placeBaru(tx, id, tempat, mulai, 'penempatan.')
  await record(perbuatan, 'karyawan', id, {
    sesudah: {
      kode,
      nama: orang.nama,
      nik: maskNomor(orang.nik),
      email: email === null ? null : maskEmail(email),
      role,
      tanggal_masuk: orang.tanggal_masuk,
      penempatan: { ...tempat, tanggal_masuk: mulai },
    },
  })
  return { id, penggunaId, kode, isMailed: await sendSetPasswordLink(perbuatan, penggunaId) }
}

/** The first day of the first placement. */
function mulaiPenempatan({ tanggal_masuk, penempatan }: IsianKaryawan): Tanggal {
  return penempatan.tanggal_masuk ?? tanggal_masuk
}

/**
 * Why nobody can be taken on with these days, by field: not born yet, or taken on before birth, too young or more than a
 * year from now; placed before they begin, or more than a year from now.
 */
export function judgeTanggalBaru(isian: IsianKaryawan, saat: Instan): Readonly<Record<string, string>> {
  const { tanggal_masuk } = isian
  const mulai = mulaiPenempatan(isian)
  const tolak =
    mulai < tanggal_masuk
      ? `Karyawan ini mulai bekerja ${formatTanggal(tanggal_masuk)}.`
      : aturanTidakTerlaluJauh(hariTimur(saat))(mulai)
  const tanggal = judgeSemuaTanggal(isian, saat)
  // Of a placement that begins with its person, the person's own day says it.
  const isSama = mulai === tanggal_masuk
  return { ...tanggal, ...(tolak !== undefined && !isSama && { 'penempatan.tanggal_masuk': tolak }) }
}

/** Throws 422 for somebody not born yet, or taken on before birth, too young or more than a year from now. */
export function judgeTanggal(orang: Lahir, saat: Instan): void {
  refuseFields(judgeSemuaTanggal(orang, saat))
}

type Lahir = { readonly tanggal_lahir: Tanggal; readonly tanggal_masuk: Tanggal }

function judgeSemuaTanggal(
  { tanggal_lahir, tanggal_masuk }: Lahir,
  saat: Instan,
): Readonly<Record<string, string>> {
  const hariIni = hariTimur(saat)
  const nanti = aturanLahirSampai(hariIni)(tanggal_lahir)
  const masuk =
    nanti === undefined && tanggal_masuk <= tanggal_lahir
      ? 'Tanggal masuk harus setelah tanggal lahir.'
      : aturanTidakTerlaluJauh(hariIni)(tanggal_masuk)
  const lahir = nanti ?? (masuk === undefined ? aturanUmurMasuk(tanggal_masuk)(tanggal_lahir) : undefined)
  return {
    ...(lahir !== undefined && { tanggal_lahir: lahir }),
    ...(masuk !== undefined && { tanggal_masuk: masuk }),
  }
}

function refuseFields(tolak: Readonly<Record<string, string>>): void {
  const semua = Object.entries(tolak)
  if (semua.length > 0) throw invalid(Object.fromEntries(semua.map(([isian, pesan]) => [isian, [pesan]])))
}
