import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { Megaphone, PenLine } from 'lucide-react'
import { KEADAAN_PENGUMUMAN } from '@rekan/domain/pengumuman/siaran'
import { Empty } from '../../../ui/empty.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { ColumnMenu } from '../../../ui/wide/column-menu.tsx'
import { DeskPage } from '../../../ui/wide/desk-page.tsx'
import { FilterMenu, FilterToggle } from '../../../ui/wide/filter-menu.tsx'
import { type GridView, saringanOf, withView } from '../../../ui/wide/grid.ts'
import { Grid } from '../../../ui/wide/grid.tsx'
import { toolClass } from '../../../ui/wide/tool-button.tsx'
import type { CariMeja } from './kelola.search.ts'
import { KOLOM_MEJA, KeadaanBadge, sebutanSasaran } from './kolom.tsx'
import { type BarisMeja, useDaftarMeja, usePilihanMeja } from './meja.queries.ts'

type DaftarProps = {
  readonly cari: CariMeja
  readonly onCari: (cari: CariMeja) => void
  /** The announcement that is open beside the list */
  readonly openId: number | undefined
  readonly onOpen: (id: number) => void
  readonly onClose: () => void
  readonly pane: ReactNode
}

/** All announcements of the company, drafts too, one of them open beside the list. */
export function KelolaDaftar({ cari, onCari, openId, onOpen, onClose, pane }: DaftarProps) {
  const rows = useDaftarMeja(cari)
  const isDisaring = Object.keys(saringanOf(cari)).length > 0
  const setView = (view: GridView) => onCari(withView(cari, view))
  return (
    <DeskPage
      title="Pengumuman"
      count={rows.total}
      actions={
        <>
          <ColumnMenu columns={KOLOM_MEJA} view={cari} onView={setView} />
          <Link
            to="/kelola/pengumuman/$pengumumanId"
            params={{ pengumumanId: 'baru' }}
            search={cari}
            className={toolClass(true)}
          >
            <PenLine className="size-5" />
            Tulis Pengumuman
          </Link>
        </>
      }
      filters={<Saringan cari={cari} onCari={onCari} />}
      pane={pane}
    >
      <Grid
        label="Pengumuman"
        columns={KOLOM_MEJA}
        rows={rows}
        view={cari}
        onView={setView}
        idOf={({ id }) => id}
        nameOf={({ judul }) => judul}
        openId={openId}
        onOpen={onOpen}
        onClose={onClose}
        empty={
          isDisaring ? (
            <Empty
              icon={Megaphone}
              title="Tidak ada pengumuman yang cocok."
              hint="Ubah kata pencarian atau saringannya."
            />
          ) : (
            <Empty icon={Megaphone} title="Tidak ada pengumuman" hint="Tulis yang pertama." />
          )
        }
        card={drawKartu}
      />
    </DeskPage>
  )
}

function Saringan({ cari, onCari }: Pick<DaftarProps, 'cari' | 'onCari'>) {
  const pilihan = usePilihanMeja(cari)
  const set = <K extends keyof CariMeja>(isian: K, nilai: CariMeja[K] | undefined) => {
    const { [isian]: _, ...lain } = cari
    onCari(nilai === undefined ? lain : { ...cari, [isian]: nilai })
  }
  return (
    <>
      <div className="w-full desk:w-60 desk:[&_input]:h-9 desk:[&_input]:min-h-9 desk:[&_input]:text-sm">
        <SearchField
          label="Cari judul"
          value={cari.q ?? ''}
          onSearch={(q) => set('q', q === '' ? undefined : q)}
        />
      </div>
      <FilterMenu
        label="Keadaan"
        options={(pilihan?.keadaan ?? []).map(({ kode, jumlah }) => ({
          value: kode,
          label: KEADAAN_PENGUMUMAN[kode],
          count: jumlah,
        }))}
        value={cari.keadaan}
        onChange={(keadaan) => set('keadaan', keadaan as CariMeja['keadaan'])}
      />
      <FilterToggle
        label="Wajib dimengerti"
        count={pilihan?.wajib}
        isOn={cari.wajib === true}
        onChange={(isOn) => set('wajib', isOn ? true : undefined)}
      />
    </>
  )
}

function drawKartu({ judul, keadaan, sasaran }: BarisMeja) {
  return (
    <span className="flex items-center gap-3 py-2">
      <span className="min-w-0 flex-1">
        <span className="line-clamp-1 font-semibold">{judul}</span>
        <span className="line-clamp-1 text-sm text-ink-muted">{sebutanSasaran(sasaran)}</span>
      </span>
      <KeadaanBadge keadaan={keadaan} />
    </span>
  )
}
