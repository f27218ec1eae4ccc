import { createHash } from 'node:crypto'
import type { Pelaku } from '@rekan/domain/akses/akses'
import { mayApproveProposal } from '@rekan/domain/akses/slip'
import type { Bulan } from '@rekan/domain/bulan'
import { maskNomor } from '@rekan/domain/teks/samar'
import type { Db, Tx } from '../../../platform/db.ts'
import type { DomainError } from '../../../platform/errors.ts'
import type { Context } from '../../../platform/http.ts'
import { formatKembar, listKembar } from '../../karyawan/data/kembar.sql.ts'
import { listTertahan } from '../../auth/akun/dibuka.service.ts'
import { findTerbaru, lockSlip } from '../baris/kelola.queries.ts'
import type { Slip } from '../baris/payroll.queries.ts'
import { isOrangKeduaWajib } from '../penyetuju/penyetuju.service.ts'
import { refuse } from '../payroll.refusals.ts'
import {
  type CalonPenyetuju,
  type RekeningUsulan,
  fetchNamaAkun,
  insertPersetujuan,
  listBuatanSendiri,
  listCalonPenyetuju,
  listPengusul,
  listPersetujuan,
  listRekeningUsulan,
} from './persetujuan.queries.ts'
import { type PerbuatanPelaku, record, type Pandangan } from '../../../platform/perbuatan.ts'

const SETUJUI = 'POST /kelola/payroll/persetujuan'

/** Who proposed a month's pay, who may approve it, and what is approved. */
export async function showPersetujuan(pandangan: Pandangan, masa: Bulan) {
  const { db, pelaku, saat } = pandangan
  const semua = await findTerbaru(db, masa, 'semua', 'semua')
  const setuju = await listPersetujuan(db, masa)
  const { menunggu, disetujui } = pickMenunggu(semua, setuju)
  const calon = await listCalonPenyetuju(db)
  const tahu = await fetchTahu(db, masa)
  const pengusul = Map.groupBy(
    menunggu.flatMap((slip) => (tahu.pengusul.get(slip.id) ?? []).filter(({ lewatIni }) => lewatIni)),
    ({ id }) => id,
  )
  const versi = new Set(semua.map((slip) => `${slip.id} ${slip.versi}`))
  const penyetuju = Map.groupBy(
    setuju.filter((satu) => versi.has(`${satu.payroll_id} ${satu.versi}`)),
    ({ oleh_id }) => oleh_id,
  )
  const nama = await fetchNamaAkun(db, [...pengusul.keys(), ...penyetuju.keys()])
  const tertahan = await listTertahan(pandangan, karyawanOf(menunggu))
  const boleh = menunggu.filter((slip) => mayApprove(pelaku, slip, tahu) && !tertahan.has(slip.karyawan_id))
  const wajib = await isOrangKeduaWajib(db, pelaku.penggunaId, saat)
  const buntu = wajib && boleh.length === 0 ? await listBuntu(db, menunggu, tahu) : []
  const alasanBuntu = buntu.length > 0 ? refuse('USULAN_BUNTU', { slip: buntu.length }).message : null
  const rekening = await listRekeningUsulan(
    db,
    menunggu.map(({ id }) => id),
    saat,
  )
  const kembar = await listKembar(
    db,
    rekening.map(({ karyawan_id }) => karyawan_id),
  )
  const idsBoleh = new Set(boleh.map(({ id }) => id))
  return {
    rekening: rekening.flatMap((satu) => {
      const { menunggu: penulis, belum_dikonfirmasi, berubah } = satu
      const [mirip] = kembar.get(satu.karyawan_id) ?? []
      if (penulis === null && !belum_dikonfirmasi && !berubah && mirip === undefined) return []
      return [
        {
          kode: satu.kode,
          nama: satu.nama,
          rekening: `${satu.bank ?? '-'} ${maskNomor(satu.rekening ?? '')}`,
          keterangan:
            penulis !== null
              ? `Rekening lain menunggu konfirmasi, ditulis ${penulis}`
              : belum_dikonfirmasi
                ? 'Rekening baru belum dikonfirmasi'
                : berubah || mirip === undefined
                  ? 'Rekening berubah sejak berkas bank terakhir'
                  : formatKembar(mirip),
        },
      ]
    }),
    menunggu: menunggu.length,
    gaji_bersih: jumlahBersih(menunggu),
    disetujui: disetujui.length,
    terbit: semua.filter(({ status }) => status === 'TERBIT').length,
    pengusul: [...pengusul].map(([id, { length }]) => ({ nama: nama.get(id) ?? '', slip: length })),
    penyetuju: calon
      .filter(
        (satu) =>
          satu.id !== pelaku.penggunaId && menunggu.some((slip) => mayApprove(readPelaku(satu), slip, tahu)),
      )
      .map((satu) => satu.nama),
    boleh: {
      slip: boleh.length,
      gaji_bersih: jumlahBersih(boleh),
      rekening:
        sidikSlip(boleh) + sidikRekening(rekening.filter(({ payroll_id }) => idsBoleh.has(payroll_id))),
      alasan: alasanBuntu ?? (menunggu.length > 0 && boleh.length === 0 ? refusal(tertahan).message : null),
    },
    riwayat: [...penyetuju].map(([id, milik]) => ({
      nama: nama.get(id) ?? '',
      slip: milik.length,
      pada: new Date(Math.max(...milik.map(({ pada }) => pada))).toISOString(),
    })),
    wajib,
  }
}

/**
 * Approves what somebody else proposed of a month's pay, as it stands now. Throws 403 where all that waits is the caller's
 * own proposal or of who opened the caller's account, 409 where nothing waits or what waits is no longer what the caller was shown.
 */
export async function approveUsulan(
  perbuatan: PerbuatanPelaku,
  { slip, gaji_bersih, rekening, ...masa }: Context<typeof SETUJUI>['body'],
) {
  const { tx, pelaku, saat } = perbuatan
  await lockSlip(
    tx,
    (await findTerbaru(tx, masa, 'semua', 'semua')).map(({ id }) => id),
  )
  const { menunggu } = pickMenunggu(
    await findTerbaru(tx, masa, 'semua', 'semua'),
    await listPersetujuan(tx, masa),
  )
  if (menunggu.length === 0) throw refuse('TANPA_USULAN')
  const tahu = await fetchTahu(tx, masa)
  const tertahan = await listTertahan(perbuatan, karyawanOf(menunggu))
  const boleh = menunggu.filter((satu) => mayApprove(pelaku, satu, tahu) && !tertahan.has(satu.karyawan_id))
  if (boleh.length === 0) {
    const buntu = (await isOrangKeduaWajib(tx, pelaku.penggunaId, saat))
      ? await listBuntu(tx, menunggu, tahu)
      : []
    throw buntu.length > 0 ? refuse('USULAN_BUNTU', { slip: buntu.length }) : refusal(tertahan)
  }
  if (boleh.length !== slip || jumlahBersih(boleh) !== gaji_bersih) throw refuse('USULAN_BERUBAH')
  const ids = boleh.map(({ id }) => id)
  if (rekening !== undefined) {
    const versi = sidikSlip(boleh)
    if (!rekening.startsWith(versi)) throw refuse('USULAN_BERUBAH')
    if (rekening !== versi + sidikRekening(await listRekeningUsulan(tx, ids, saat)))
      throw refuse('REKENING_BERUBAH')
  }
  await insertPersetujuan(tx, ids, pelaku.penggunaId, saat)
  await record(perbuatan, 'payroll', `${masa.tahun}-${masa.bulan}`, {
    sesudah: { ...masa, disetujui: boleh.length, ids },
  })
  return boleh.length
}

function pickMenunggu(semua: readonly Slip[], setuju: Awaited<ReturnType<typeof listPersetujuan>>) {
  const versi = new Set(setuju.map(({ payroll_id, versi: satu }) => `${payroll_id} ${satu}`))
  const draf = semua.filter(({ status }) => status === 'DRAFT')
  const isDisetujui = (slip: Slip) => versi.has(`${slip.id} ${slip.versi}`)
  return { menunggu: draf.filter((slip) => !isDisetujui(slip)), disetujui: draf.filter(isDisetujui) }
}

/** Who has proposed what, and what its owner made. */
async function fetchTahu(db: Db | Tx, masa: Bulan) {
  return { pengusul: await listPengusul(db, masa), sendiri: await listBuatanSendiri(db, masa) }
}
type Tahu = Awaited<ReturnType<typeof fetchTahu>>

function mayApprove(pelaku: Pelaku, slip: Slip, { pengusul, sendiri }: Tahu): boolean {
  return mayApproveProposal(pelaku, {
    karyawanId: slip.karyawan_id,
    pengusul: (pengusul.get(slip.id) ?? []).map(({ id }) => id),
    isBuatanSendiri: sendiri.has(slip.id),
  })
}

function readPelaku({ id, karyawan_id }: CalonPenyetuju): Pelaku {
  return { penggunaId: id, karyawanId: karyawan_id, role: 'hrd' }
}

function karyawanOf(semua: readonly Slip[]): number[] {
  return semua.map(({ karyawan_id }) => karyawan_id)
}

/** Returns the payslips that no account may approve; HR's own, which the named approver publishes, are none of them. */
async function listBuntu(db: Db | Tx, menunggu: readonly Slip[], tahu: Tahu): Promise<readonly Slip[]> {
  const calon = await listCalonPenyetuju(db)
  return menunggu.filter(
    (slip) => !tahu.sendiri.has(slip.id) && !calon.some((satu) => mayApprove(readPelaku(satu), slip, tahu)),
  )
}

/** Why nothing of what waits is the caller's to approve. */
function refusal(tertahan: ReadonlyMap<number, DomainError>): DomainError {
  return tertahan.values().next().value ?? refuse('USULAN_SENDIRI')
}

/** A digest of which payslips in which version, so that none that another has made up for is approved unseen. */
function sidikSlip(semua: readonly Slip[]): string {
  return sidik(semua.map(({ id, versi }) => [id, versi]).toSorted(([satu = 0], [lain = 0]) => satu - lain))
}

/** A digest of where pay goes, so that no account is approved unseen. */
function sidikRekening(semua: readonly RekeningUsulan[]): string {
  return sidik(semua.map(({ payroll_id, bank, rekening }) => [payroll_id, bank, rekening]))
}

/** Half of a hash each, as long together as the one that clients of before send back. */
function sidik(isi: unknown): string {
  return createHash('sha256').update(JSON.stringify(isi)).digest('hex').slice(0, 32)
}

function jumlahBersih(semua: readonly Slip[]): number {
  return semua.reduce((n, { gaji_bersih }) => n + gaji_bersih, 0)
}
