import { Suspense, lazy } from 'react'
import type { Bulan } from '@rekan/domain/bulan'
import type { JenisSlip } from '@rekan/domain/payroll/jenis-slip'
import type { PermintaanSlip } from '../kelola-isi/slip-sheet.tsx'
import type { GajiOrang, SlipKelola } from '../kelola/gaji.queries.ts'
import type { TindakanBanyak } from '../kelola/tindakan.queries.ts'

// Each comes when it opens.
const SlipSheet = lazy(async () => ({ default: (await import('../kelola-isi/slip-sheet.tsx')).SlipSheet }))
const TambahSheet = lazy(async () => ({
  default: (await import('../kelola-isi/tambah-sheet.tsx')).TambahSheet,
}))
const HasilSheet = lazy(async () => ({ default: (await import('../hasil/hasil-sheet.tsx')).HasilSheet }))
const KurangSheet = lazy(async () => ({ default: (await import('../kurang/kurang-sheet.tsx')).KurangSheet }))
const MinimumSheet = lazy(async () => ({
  default: (await import('../kurang/minimum-sheet.tsx')).MinimumSheet,
}))
const SaldoSheet = lazy(async () => ({ default: (await import('../kurang/saldo-sheet.tsx')).SaldoSheet }))
const SusunDialog = lazy(async () => ({ default: (await import('./susun-dialog.tsx')).SusunDialog }))
const ThrSheet = lazy(async () => ({ default: (await import('../kelola-lari/thr-sheet.tsx')).ThrSheet }))
const KompensasiSheet = lazy(async () => ({
  default: (await import('../kelola-lari/kompensasi-sheet.tsx')).KompensasiSheet,
}))
const AkhirSheet = lazy(async () => ({
  default: (await import('../kelola-lari/akhir-sheet.tsx')).AkhirSheet,
}))
const TerbitSemuaDialog = lazy(async () => ({
  default: (await import('../proses/terbit-semua-dialog.tsx')).TerbitSemuaDialog,
}))
const ImporSheet = lazy(async () => ({ default: (await import('./impor-sheet.tsx')).ImporSheet }))
const BerkasSheet = lazy(async () => ({ default: (await import('../berkas/berkas-sheet.tsx')).BerkasSheet }))
const TanyaMejaSheet = lazy(async () => ({
  default: (await import('../tanya/tanya-meja-sheet.tsx')).TanyaMejaSheet,
}))
const MejaReimburse = lazy(async () => ({
  default: (await import('../reimburse/meja-reimburse.tsx')).MejaReimburse,
}))
const MejaPenyesuaian = lazy(async () => ({
  default: (await import('../penyesuaian/meja-penyesuaian.tsx')).MejaPenyesuaian,
}))
const RevisiSheet = lazy(async () => ({
  default: (await import('../kelola-isi/revisi-sheet.tsx')).RevisiSheet,
}))
const HapusDialog = lazy(async () => ({ default: (await import('./hapus-dialog.tsx')).HapusDialog }))
const BanyakDialog = lazy(async () => ({ default: (await import('./banyak-dialog.tsx')).BanyakDialog }))
const PerusahaanSheet = lazy(async () => ({
  default: (await import('./perusahaan-sheet.tsx')).PerusahaanSheet,
}))

/** What is open beside the month. */
export type Terbuka =
  | { readonly apa: 'slip'; readonly id: number }
  | {
      readonly apa:
        | 'tambah'
        | 'susun'
        | 'impor'
        | 'berkas'
        | 'tanya'
        | 'perusahaan'
        | 'hasil'
        | 'reimburse'
        | 'penyesuaian'
        | 'kurang'
        | 'minimum'
        | 'saldo'
    }
  | { readonly apa: 'terbitSemua'; readonly draf: { readonly banyak: number; readonly gaji_bersih: number } }
  | { readonly apa: 'revisi' | 'hapus'; readonly slip: SlipKelola }
  | {
      readonly apa: 'banyak'
      readonly tindakan: TindakanBanyak
      readonly slip: readonly GajiOrang[]
    }

type LembarGajiProps = {
  readonly terbuka: Terbuka | undefined
  readonly bulan: Bulan
  readonly jenis: JenisSlip
  /** People of the month without its own slip */
  readonly belum: number
  /** Whether the reader may let everybody's pay be made beside the requests */
  readonly isProses: boolean
  readonly onOpen: (terbuka: Terbuka | undefined) => void
  /** Once what was chosen has been acted on */
  readonly onActed: () => void
  /** To the month of slips that were made */
  readonly onSusun: (bulan: Bulan) => void
}

/** Sheets and dialogs of HR's month, one at a time. */
export function LembarGaji({
  terbuka,
  bulan,
  jenis,
  belum,
  isProses,
  onOpen,
  onActed,
  onSusun,
}: LembarGajiProps) {
  const close = () => onOpen(undefined)
  const openSlip = (id: number) => onOpen({ apa: 'slip', id })
  return (
    <Suspense>
      {terbuka?.apa === 'slip' && (
        <SlipSheet
          key={terbuka.id}
          id={terbuka.id}
          onClose={close}
          onOpen={openSlip}
          onPermintaan={(permintaan, slip) => onOpen(sheetFor(permintaan, slip))}
        />
      )}
      {terbuka?.apa === 'tambah' && <TambahSheet bulan={bulan} onClose={close} onOpen={openSlip} />}
      {terbuka?.apa === 'susun' && jenis === 'BULANAN' && (
        <SusunDialog bulan={bulan} belum={belum} isProses={isProses} onClose={close} />
      )}
      {terbuka?.apa === 'susun' && jenis === 'THR' && <ThrSheet onClose={close} onSusun={onSusun} />}
      {terbuka?.apa === 'susun' && jenis === 'KOMPENSASI' && (
        <KompensasiSheet bulan={bulan} onClose={close} />
      )}
      {terbuka?.apa === 'susun' && jenis === 'AKHIR' && (
        <AkhirSheet bulan={bulan} onClose={close} onOpen={openSlip} />
      )}
      {terbuka?.apa === 'terbitSemua' && (
        <TerbitSemuaDialog bulan={bulan} jenis={jenis} draf={terbuka.draf} onClose={close} />
      )}
      {terbuka?.apa === 'kurang' && (
        <KurangSheet bulan={bulan} onLokasi={() => onOpen({ apa: 'minimum' })} onClose={close} />
      )}
      {terbuka?.apa === 'saldo' && <SaldoSheet tahun={bulan.tahun} onClose={close} />}
      {terbuka?.apa === 'minimum' && <MinimumSheet onClose={close} />}
      {terbuka?.apa === 'hasil' && <HasilSheet bulan={bulan} onClose={close} />}
      {terbuka?.apa === 'impor' && <ImporSheet bulan={bulan} onClose={close} />}
      {terbuka?.apa === 'tanya' && <TanyaMejaSheet onClose={close} onOpen={openSlip} />}
      {terbuka?.apa === 'penyesuaian' && <MejaPenyesuaian onClose={close} />}
      {terbuka?.apa === 'reimburse' && <MejaReimburse onClose={close} />}
      {terbuka?.apa === 'berkas' && <BerkasSheet bulan={bulan} jenis={jenis} onClose={close} />}
      {terbuka?.apa === 'perusahaan' && <PerusahaanSheet onClose={close} />}
      {terbuka?.apa === 'revisi' && <RevisiSheet slip={terbuka.slip} onClose={close} onRevised={openSlip} />}
      {terbuka?.apa === 'hapus' && <HapusDialog slip={terbuka.slip} onClose={close} />}
      {terbuka?.apa === 'banyak' && (
        <BanyakDialog
          {...terbuka}
          onClose={() => {
            onActed()
            close()
          }}
        />
      )}
    </Suspense>
  )
}

function sheetFor(permintaan: PermintaanSlip, slip: SlipKelola): Terbuka {
  return permintaan === 'bagikan' || permintaan === 'terbitkan'
    ? { apa: 'banyak', tindakan: permintaan, slip: [slip] }
    : { apa: permintaan, slip }
}
