import type { Pelaku } from '@rekan/domain/akses/akses'
import { isSendiri } from '@rekan/domain/akses/urusan'
import { type Bulan, bulanFrom, bulanLokal } from '@rekan/domain/bulan'
import { withAsalDikenal } from '@rekan/domain/payroll/asal'
import { type BarisLembar, KOLOM_KODE, KOLOM_NAMA, parseLembar } from '@rekan/domain/payroll/lembar-gaji'
import {
  type BarisSlip,
  type IsiSlip,
  POTONGAN_BERLEBIH,
  judgeBulanSlip,
  totalSlip,
} from '@rekan/domain/payroll/payroll'
import type { PesanSel } from '@rekan/domain/lembar/tabel'
import { barisPenyesuaian } from '@rekan/domain/payroll/penyesuaian'
import { runBergilir } from '../../../platform/bergilir.ts'
import type { Tx } from '../../../platform/db.ts'
import { invalid } from '../../../platform/errors.ts'
import { type Identitas, fetchIdentitas } from '../baris/identitas.queries.ts'
import { findTerbaru, insertSlip, lockSlip, replaceBaris, updateSlip } from '../baris/kelola.queries.ts'
import { isBerlebih, kolomDasar, kolomIsi, slipBaru } from '../baris/draf.service.ts'
import type { IsiLembar } from '../../../platform/lembar.reader.ts'
import { type Slip, listBaris } from '../baris/payroll.queries.ts'
import { wireDasar } from '../baris/payroll.wire.ts'
import { wirePesan } from '../../../platform/pesan.wire.ts'
import { refuse } from '../payroll.refusals.ts'
import { listBelumDiambil } from '../titipan/penyesuaian.queries.ts'
import { fetchTitipan } from '../titipan/titipan.service.ts'
import { type PerbuatanPelaku, record } from '../../../platform/perbuatan.ts'

/** Faults that the refusal of an import names at most. */
const DISEBUT_TOLAK = 20

type Diminta = Bulan & {
  readonly uji: boolean
  readonly lembar: IsiLembar
  /** Of the file as it came */
  readonly sha256: Buffer
}
type Langkah = {
  readonly baris: BarisLembar & { readonly isi: IsiSlip }
  readonly orang: Identitas
  readonly draft: Slip | null
}

/**
 * Takes a sheet of a month's payslips over: drafts are made and drafts that are there get other lines, all of them or
 * none. With `uji` it is judged alone. Throws 422 at `berkas` for what is no sheet and, without `uji`, for faults.
 */
export async function importSlip(
  perbuatan: PerbuatanPelaku,
  { lembar: dibaca, sha256, uji, ...masa }: Diminta,
) {
  const { tx, pelaku } = perbuatan
  if ('tolak' in dibaca) throw invalid({ berkas: [dibaca.tolak] })
  const { lembar } = dibaca
  const { baris, dilewati, kesalahan, catatan } = await runBergilir(parseLembar(lembar))
  const dinilai = await judgeSemua(perbuatan, masa, baris, lembar.nama)
  const semua = [...kesalahan, ...dinilai.kesalahan].toSorted((a, b) => a.baris - b.baris)
  const baru = dinilai.langkah.filter(({ draft }) => draft === null)
  const lama = dinilai.langkah.filter(({ draft }) => draft !== null)
  if (!uji) {
    if (semua.length > 0) throw invalid({ berkas: formatKesalahan(semua) })
    await insertBaru(perbuatan, masa, baru)
    await replaceLama(tx, pelaku, masa, lama)
    await record(perbuatan, 'payroll', `${masa.tahun}-${masa.bulan}`, {
      sesudah: {
        ...masa,
        berkas: sha256.toString('hex'),
        dibuat: baru.map(({ orang }) => orang.kode),
        diubah: lama.map(({ orang }) => orang.kode),
      },
    })
  }
  return {
    baris: baris.filter(({ isi }) => isi !== null).length,
    dibuat: baru.length,
    diubah: lama.length,
    dilewati,
    gaji_bersih: dinilai.langkah.reduce((jumlah, satu) => jumlah + totalSlip(satu.baris.isi).gaji_bersih, 0),
    ...wirePesan(semua, catatan),
  }
}

async function judgeSemua(
  { tx, pelaku, saat }: PerbuatanPelaku,
  masa: Bulan,
  semua: readonly BarisLembar[],
  lembar: string | null,
): Promise<{ readonly langkah: readonly Langkah[]; readonly kesalahan: readonly PesanSel[] }> {
  const orang = new Map(
    (await fetchIdentitas(tx, masa, 'semua', saat)).map((seorang) => [seorang.kode.toUpperCase(), seorang]),
  )
  const diminati = semua.flatMap(({ kode }) => orang.get(kode)?.karyawan_id ?? [])
  const ada = await findTerbaru(tx, masa, diminati)
  // What is published meanwhile is seen as that.
  const terbaru = new Map(
    (
      await lockSlip(
        tx,
        ada.map(({ id }) => id),
      )
    ).map((seorang) => [seorang.karyawan_id, seorang]),
  )
  const bulanIni = bulanLokal(saat, 'WIB')
  const langkah: Langkah[] = []
  const kesalahan: PesanSel[] = []
  for (const baris of semua) {
    const seorang = orang.get(baris.kode)
    const slip = (seorang && terbaru.get(seorang.karyawan_id)) ?? null
    const tolak = judgeBaris(baris, seorang, slip, { pelaku, masa, kini: bulanIni })
    if (tolak !== null) kesalahan.push({ lembar, baris: baris.nomor, ...tolak })
    else if (baris.isi !== null && !slip?.pengecualian_potongan && isBerlebih(masa, baris.isi))
      kesalahan.push({ lembar, baris: baris.nomor, kolom: null, pesan: POTONGAN_BERLEBIH })
    else if (seorang !== undefined && baris.isi !== null)
      langkah.push({ baris: { ...baris, isi: baris.isi }, orang: seorang, draft: slip })
  }
  return { langkah, kesalahan }
}

function judgeBaris(
  { nama, kode }: BarisLembar,
  orang: Identitas | undefined,
  slip: Slip | null,
  { pelaku, masa, kini: bulanIni }: { readonly pelaku: Pelaku; readonly masa: Bulan; readonly kini: Bulan },
): Pick<PesanSel, 'kolom' | 'pesan'> | null {
  if (orang === undefined)
    return {
      kolom: KOLOM_KODE,
      pesan: `Kode karyawan ${kode.slice(0, 60)} tidak dikenal. Pakai kode di templat.`,
    }
  if (isSendiri(pelaku, orang.karyawan_id))
    return { kolom: KOLOM_KODE, pesan: refuse('SLIP_SENDIRI').message }
  if (nama !== '' && nama.toLowerCase() !== orang.nama.toLowerCase())
    return { kolom: KOLOM_NAMA, pesan: `${kode} adalah ${orang.nama}, bukan ${nama.slice(0, 60)}.` }
  if (slip?.status === 'TERBIT')
    return { kolom: KOLOM_KODE, pesan: 'Slip gaji bulan ini sudah terbit. Buat revisi lebih dulu.' }
  const pesan = judgeBulanSlip(masa, bulanIni, {
    masuk: bulanFrom(orang.tanggal_masuk),
    keluar: orang.tanggal_keluar === null ? null : bulanFrom(orang.tanggal_keluar),
  })
  return pesan === undefined ? null : { kolom: null, pesan }
}

async function insertBaru(
  { tx, pelaku, saat }: PerbuatanPelaku,
  masa: Bulan,
  semua: readonly Langkah[],
): Promise<void> {
  const titipan = await fetchBarisTitipan(tx, masa, semua)
  const dibuat = await insertSlip(
    tx,
    semua.map((langkah) => ({
      ...slipBaru(
        langkah.orang,
        masa,
        withAsalDikenal(langkah.baris.isi, titipan(langkah)),
        null,
        pelaku,
        saat,
      ),
      catatan: langkah.baris.catatan,
    })),
  )
  // Somebody else made one at the same moment: all or nothing.
  if (dibuat.size !== semua.length) throw invalid({ berkas: ['Data berubah selagi diimpor. Coba lagi.'] })
}

async function replaceLama(tx: Tx, pelaku: Pelaku, masa: Bulan, semua: readonly Langkah[]): Promise<void> {
  const titipan = await fetchBarisTitipan(tx, masa, semua)
  const tersimpan = Map.groupBy(
    await listBaris(
      tx,
      semua.flatMap(({ draft }) => draft?.id ?? []),
    ),
    ({ payroll_id }) => payroll_id,
  )
  const kena = semua.flatMap((langkah) => {
    const { orang, draft, baris: sebaris } = langkah
    if (draft === null) return []
    const dikenal = [...(tersimpan.get(draft.id) ?? []), ...titipan(langkah)]
    return { orang, draft, catatan: sebaris.catatan, isi: withAsalDikenal(sebaris.isi, dikenal) }
  })
  await replaceBaris(
    tx,
    kena.map(({ draft, isi }) => ({ id: draft.id, isi })),
  )
  await updateSlip(
    tx,
    kena.map(({ orang, draft, isi, catatan }) => ({
      id: draft.id,
      ...kolomIsi(isi),
      ...kolomDasar(orang, masa, isi, wireDasar(draft)),
      catatan: catatan ?? draft.catatan,
      versi: draft.versi + 1,
      diubah_oleh_id: pelaku.penggunaId,
    })),
  )
}

/**
 * The lines that would settle somebody's account this month. A sheet knows amounts alone: by its name a line of it settles what
 * one of these does.
 */
async function fetchBarisTitipan(
  tx: Tx,
  masa: Bulan,
  semua: readonly Langkah[],
): Promise<(langkah: Langkah) => readonly BarisSlip[]> {
  const ids = semua.map(({ orang }) => orang.karyawan_id)
  const titipan = await fetchTitipan(tx, masa, ids)
  const penyesuaian = await listBelumDiambil(tx, masa, ids)
  return ({ orang, baris: { isi } }) => {
    const { penghasilan, ketidakhadiran } = barisPenyesuaian(penyesuaian.get(orang.karyawan_id) ?? [])
    // Beside no other deduction an instalment has its room.
    const beres = titipan(orang, { ...isi, potongan: [] }).isi
    return [...Object.values(beres).flat(), ...penghasilan, ...ketidakhadiran]
  }
}

function formatKesalahan(semua: readonly PesanSel[]): string[] {
  const lain = semua.length - DISEBUT_TOLAK
  const sisa = lain > 0 ? [`Dan ${lain.toLocaleString('id-ID')} kesalahan lain.`] : []
  return [...semua.slice(0, DISEBUT_TOLAK).map(kalimat), ...sisa]
}

function kalimat({ baris, kolom, pesan }: PesanSel): string {
  return `Baris ${baris}${kolom === null ? '' : `, kolom "${kolom}"`}: ${pesan}`
}
