import { type Pelaku, bolehMemberi } from '@rekan/domain/akses'
import { aturanLahirSampai, aturanUmurMasuk } from '@rekan/domain/karyawan'
import { samarkan, samarkanEmail } from '@rekan/domain/samar'
import { aturanTidakTerlaluJauh } from '@rekan/domain/penempatan'
import { type Instan, type Tanggal, formatTanggal, hariBarat, hariTimur } from '@rekan/domain/waktu'
import { recordAudit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { invalid, refuse } from '../../platform/errors.ts'
import type { Context } from '../../platform/http.ts'
import { createAkun } from '../auth/auth.service.ts'
import { issueSetPasswordLink } from '../auth/reset.service.ts'
import { bringHakCuti } from '../cuti/hak.service.ts'
import { placeBaru } from '../penempatan/pindah.service.ts'
import { judgeAlamat } from '../profil/batal.service.ts'
import { insertKaryawan, takeKode } from './karyawan.queries.ts'

type Isian = Context<'POST /karyawan'>['body']

/**
 * Takes somebody on: employee, account, first placement and the letter by which they set their password, all or
 * nothing. Say `jobs.nudge('surat')` after the commit. What is taken already (NIK, address, kode) the database refuses,
 * 422 at the field. Throws 403 for a role above the caller's.
 *
 * @returns the new employee, and whether a letter is on its way; without one they need a code
 */
export async function addKaryawan(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  pelaku: Pelaku,
  isian: Isian,
): Promise<{ readonly id: number; readonly kode: string; readonly isMailed: boolean }> {
  const { email = null, kode: diberi, role, penempatan, jenjang_pendididikan_id = null, ...orang } = isian
  if (!bolehMemberi(pelaku.role, role)) throw refuse('PERAN_LEBIH_TINGGI')
  const saat = deps.clock.now()
  judgeTanggal(isian, saat)
  const mulai = mulaiPenempatan(isian, saat)
  const kode = diberi ?? (await takeKode(tx))
  const id = await insertKaryawan(tx, { ...orang, kode, jenjang_pendidikan_id: jenjang_pendididikan_id })
  const penggunaId = await createAkun(tx, id, { email, role })
  if (email !== null) await judgeAlamat(tx, email, penggunaId, saat)
  const { tanggal_masuk: _, ...di } = penempatan
  const tempat = { ...di, koordinator_id: penempatan.koordinator_id ?? null }
  await placeBaru(tx, id, tempat, mulai, 'penempatan.')
  await bringHakCuti(tx, { hari: hariBarat(saat), saat }, [id])
  await recordAudit(tx, {
    waktu: saat,
    oleh: pelaku.penggunaId,
    tindakan: 'POST /karyawan',
    objek: 'karyawan',
    objekId: id,
    sesudah: {
      kode,
      nama: orang.nama,
      nik: samarkan(orang.nik),
      email: email === null ? null : samarkanEmail(email),
      role,
      tanggal_masuk: orang.tanggal_masuk,
      penempatan: { ...tempat, tanggal_masuk: mulai },
    },
  })
  return { id, kode, isMailed: await issueSetPasswordLink(tx, deps, penggunaId) }
}

/** The first day of the first placement. Throws 422 for one before the person's own, or more than a year from now. */
function mulaiPenempatan({ tanggal_masuk, penempatan }: Isian, saat: Instan): Tanggal {
  const mulai = penempatan.tanggal_masuk ?? tanggal_masuk
  const keberatan =
    mulai < tanggal_masuk
      ? `Karyawan ini mulai bekerja ${formatTanggal(tanggal_masuk)}.`
      : aturanTidakTerlaluJauh(hariTimur(saat))(mulai)
  if (keberatan !== undefined) throw invalid({ 'penempatan.tanggal_masuk': [keberatan] })
  return mulai
}

/** Throws 422 for somebody not born yet, or taken on before birth, too young or more than a year from now. */
export function judgeTanggal(
  { tanggal_lahir, tanggal_masuk }: { readonly tanggal_lahir: Tanggal; readonly tanggal_masuk: Tanggal },
  saat: Instan,
): void {
  const hariIni = hariTimur(saat)
  const lahir = aturanLahirSampai(hariIni)(tanggal_lahir)
  if (lahir !== undefined) throw invalid({ tanggal_lahir: [lahir] })
  const masuk =
    tanggal_masuk <= tanggal_lahir
      ? 'Tanggal masuk harus setelah tanggal lahir.'
      : aturanTidakTerlaluJauh(hariIni)(tanggal_masuk)
  if (masuk !== undefined) throw invalid({ tanggal_masuk: [masuk] })
  const umur = aturanUmurMasuk(tanggal_masuk)(tanggal_lahir)
  if (umur !== undefined) throw invalid({ tanggal_lahir: [umur] })
}
