import { useState } from 'react'
import { CalendarX2 } from 'lucide-react'
import { formatJumlahHari } from '@rekan/domain/pengajuan/izin/jumlah-hari'
import { formatDurasi } from '@rekan/domain/teks/durasi'
import { formatTanggalAngka } from '../../../lib/format.ts'
import { Empty } from '../../../ui/empty.tsx'
import { ColumnMenu } from '../../../ui/wide/column-menu.tsx'
import { DeskPage } from '../../../ui/wide/desk-page.tsx'
import { ExportMenu } from '../../../ui/wide/export-menu.tsx'
import { type GridColumn, columnsOf, withView } from '../../../ui/wide/grid.ts'
import { Grid } from '../../../ui/wide/grid.tsx'
import { RecordPane } from '../../../ui/wide/record-pane.tsx'
import { CutiMeja } from '../cuti/cuti-orang.tsx'
import { IzinNav } from './izin-nav.tsx'
import { type Saldo, fetchLembarSaldo, useSaldo } from './saldo.queries.ts'
import type { CariSaldo } from './saldo.search.ts'
import { SaringanTim } from './saringan-tim.tsx'

type SaldoPageProps = { readonly cari: CariSaldo; readonly onCari: (cari: CariSaldo) => void }

/** The balances of annual leave of all, with the ledger behind the row that is open. */
export function SaldoPage({ cari, onCari }: SaldoPageProps) {
  const rows = useSaldo(cari)
  // Where the company gives none, nobody has any.
  const isPengganti = rows.at(0)?.pengganti_menit !== null
  const kolom = isPengganti ? KOLOM : KOLOM.filter(({ key }) => key !== 'pengganti')
  const [terbuka, setTerbuka] = useState<number>()
  const baris = Array.from({ length: rows.total ?? 0 }, (_, ke) => rows.at(ke)).find(
    (satu) => satu?.id === terbuka,
  )
  return (
    <DeskPage
      title="Saldo cuti"
      count={rows.total}
      actions={
        <>
          <ExportMenu
            fetchFile={async (format) =>
              fetchLembarSaldo(
                cari,
                columnsOf(kolom, cari).map(({ key }) => key),
                format,
              )
            }
          />
          <ColumnMenu columns={kolom} view={cari} onView={(view) => onCari(withView(cari, view))} />
        </>
      }
      filters={
        <>
          <IzinNav kini="/kelola/izin/saldo" />
          <SaringanTim cari={cari} onCari={onCari} />
        </>
      }
      pane={
        terbuka !== undefined && (
          <RecordPane
            title={baris?.nama ?? 'Saldo cuti'}
            subtitle={baris === undefined ? undefined : `${baris.kode} · buku cuti tahunan`}
            onClose={() => setTerbuka(undefined)}
          >
            <CutiMeja key={terbuka} karyawanId={String(terbuka)} />
          </RecordPane>
        )
      }
    >
      <Grid
        label="Saldo cuti"
        columns={kolom}
        rows={rows}
        view={cari}
        onView={(view) => onCari(withView(cari, view))}
        idOf={({ id }) => id}
        nameOf={({ nama }) => nama}
        openId={terbuka}
        onOpen={setTerbuka}
        onClose={() => setTerbuka(undefined)}
        isFollowing
        empty={
          <Empty
            icon={CalendarX2}
            title="Tidak ada yang cocok"
            hint="Longgarkan saringan, atau cari nama lain."
          />
        }
        card={drawKartu}
      />
    </DeskPage>
  )
}

const hari = (jumlah: number) => (jumlah === 0 ? '–' : formatJumlahHari(jumlah))

const KOLOM: readonly GridColumn<Saldo>[] = [
  {
    key: 'nama',
    label: 'Karyawan',
    width: 200,
    isSortable: true,
    cell: ({ nama, kode }) => (
      <span className="block truncate">
        <span className="font-semibold">{nama}</span> <span className="text-xs text-ink-muted">{kode}</span>
      </span>
    ),
  },
  { key: 'kantor', label: 'Lokasi', width: 180, isSortable: true, cell: ({ kantor }) => kantor?.nama ?? '–' },
  {
    key: 'masuk',
    label: 'Mulai bekerja',
    width: 116,
    isSortable: true,
    isOptional: true,
    cell: ({ tanggal_masuk }) => formatTanggalAngka(tanggal_masuk),
  },
  { key: 'hak', label: 'Hak', width: 72, isNumeric: true, cell: (satu) => hari(satu.hak) },
  {
    key: 'terpakai',
    label: 'Terpakai',
    width: 92,
    isNumeric: true,
    isSortable: true,
    cell: ({ terpakai }) => hari(terpakai),
  },
  {
    key: 'menunggu',
    label: 'Menunggu',
    width: 100,
    isNumeric: true,
    isSortable: true,
    cell: ({ menunggu }) => hari(menunggu),
  },
  {
    key: 'saldo',
    label: 'Sisa',
    width: 72,
    isNumeric: true,
    isSortable: true,
    cell: ({ saldo, menunggu }) => (
      <span className={saldo < menunggu ? 'font-bold text-destructive' : 'font-bold'}>
        {formatJumlahHari(saldo)}
      </span>
    ),
  },
  {
    key: 'sampai',
    label: 'Gugur sesudah',
    width: 168,
    isSortable: true,
    cell: ({ sampai, gugur }) =>
      sampai === null ? '–' : `${formatTanggalAngka(sampai)} · ${formatJumlahHari(gugur)} hari`,
  },
  {
    key: 'pengganti',
    label: 'Pengganti lembur',
    width: 140,
    isNumeric: true,
    cell: ({ pengganti_menit: menit }) => (menit === null || menit === 0 ? '–' : formatDurasi(menit * 60)),
  },
]

function drawKartu({ nama, kantor, saldo, terpakai }: Saldo) {
  return (
    <span className="flex items-center gap-3 py-2">
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{nama}</span>
        <span className="block truncate text-sm text-ink-muted">
          Terpakai {formatJumlahHari(terpakai)} · {kantor?.nama ?? 'Tanpa lokasi'}
        </span>
      </span>
      <span className="font-bold tabular-nums">{formatJumlahHari(saldo)} hari</span>
    </span>
  )
}
