import { formatRupiah } from '@rekan/domain/teks/rupiah'
import { DataTable, type TableColumn } from '../../../ui/wide/data-table.tsx'
import type { GajiOrang } from '../kelola/gaji.queries.ts'
import { type GajiSearch, type KOLOM_URUT, sortOf, textOf } from '../kelola/gaji.search.ts'
import { StatusGajiBadge } from '../kelola/status-gaji.tsx'

type TabelGajiProps = {
  readonly items: readonly GajiOrang[]
  readonly search: GajiSearch
  /** As they were when they were chosen, also those of other pages */
  readonly chosen: readonly GajiOrang[]
  readonly onChoose: (chosen: readonly GajiOrang[]) => void
  readonly onSort: (urut: string) => void
  readonly onOpen: Open
}

/** A month's payslips; a press on a name opens one. */
export function TabelGaji({ items, search, chosen, onChoose, onSort, onOpen }: TabelGajiProps) {
  return (
    <DataTable
      label="Slip gaji"
      columns={columnsWith(onOpen)}
      rows={items}
      idOf={({ id }) => id}
      nameOf={({ karyawan }) => karyawan.nama}
      sort={sortOf(search)}
      onSort={(sort) => onSort(textOf(sort))}
      chosen={new Set(chosen.map(({ id }) => id))}
      onChoose={(ids) => onChoose(pick(ids, [...items, ...chosen]))}
      isLocked={({ sendiri }) => sendiri}
      card={cardWith(onOpen)}
    />
  )
}

/** Of two that are one, what was chosen first. */
function pick(ids: ReadonlySet<number>, gaji: readonly GajiOrang[]): readonly GajiOrang[] {
  const seen = new Map(gaji.map((satu) => [satu.id, satu]))
  return [...ids].flatMap((id) => seen.get(id) ?? [])
}

type Open = (id: number) => void

function columnsWith(onOpen: Open): readonly TableColumn<GajiOrang>[] {
  const rupiah = (
    key: (typeof KOLOM_URUT)[number],
    label: string,
    jumlahOf: (gaji: GajiOrang) => number,
  ) => ({
    key,
    label,
    isSortable: true,
    isNumeric: true,
    cell: (gaji: GajiOrang) => formatRupiah(jumlahOf(gaji)),
  })
  return [
    {
      key: 'nama',
      label: 'Karyawan',
      isSortable: true,
      cell: (gaji) => <Nama gaji={gaji} onOpen={onOpen} />,
    },
    { key: 'status', label: 'Status', cell: (gaji) => <StatusGajiBadge gaji={gaji} /> },
    { ...rupiah('gaji_kotor', 'Kotor', ({ gaji_kotor }) => gaji_kotor), isExtra: true },
    { ...rupiah('total_potongan', 'Potongan', ({ total_potongan }) => total_potongan), isExtra: true },
    rupiah('gaji_bersih', 'Bersih', ({ gaji_bersih }) => gaji_bersih),
  ]
}

const cardWith = (onOpen: Open) => (gaji: GajiOrang) => (
  <>
    <Nama gaji={gaji} onOpen={onOpen} />
    <p className="flex flex-wrap items-center justify-between gap-2 pt-1">
      <StatusGajiBadge gaji={gaji} />
      <b className="ml-auto tabular-nums">{formatRupiah(gaji.gaji_bersih)}</b>
    </p>
  </>
)

function Nama({ gaji, onOpen }: { readonly gaji: GajiOrang; readonly onOpen: Open }) {
  const { id, karyawan } = gaji
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => onOpen(id)}
        className="min-h-11 text-left font-semibold text-primary-strong hover:underline"
      >
        {karyawan.nama}
      </button>
      <span className="-mt-1.5 block pb-1 text-xs text-ink-muted">
        {karyawan.kode} · {karyawan.penempatan.nama}
      </span>
    </>
  )
}
