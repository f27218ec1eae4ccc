import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { Handshake, Plus, TrendingUp } from 'lucide-react'
import { may } from '../../lib/boleh.ts'
import { Empty } from '../../ui/empty.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { ColumnMenu } from '../../ui/wide/column-menu.tsx'
import { DeskPage } from '../../ui/wide/desk-page.tsx'
import { ExportMenu } from '../../ui/wide/export-menu.tsx'
import { FilterMenu, FilterToggle } from '../../ui/wide/filter-menu.tsx'
import { type GridView, columnsOf, saringanOf, withView } from '../../ui/wide/grid.ts'
import { Grid } from '../../ui/wide/grid.tsx'
import { toolClass } from '../../ui/wide/tool-button.tsx'
import { useProfil } from '../profil/diri/profil.queries.ts'
import { type BarisKlien, fetchLembarKlien, useDaftarKlien, useJumlahKlien } from './klien.queries.ts'
import { type CariKlien, withKlien } from './klien.search.ts'
import { KOLOM, KeadaanBadge, PILIHAN_KEADAAN, Terisi, formatKosong } from './kolom.tsx'

type KlienPageProps = {
  readonly cari: CariKlien
  readonly onCari: (cari: CariKlien) => void
  /** The client that is open beside the list */
  readonly openId: number | undefined
  readonly onOpen: (id: number) => void
  readonly onClose: () => void
  readonly pane: ReactNode
}

/** The desk of clients: who stands at their posts today, how long these stood empty this month, what ends soon. */
export function KlienPage({ cari, onCari, openId, onOpen, onClose, pane }: KlienPageProps) {
  const profil = useProfil()
  const rows = useDaftarKlien(cari)
  const setView = (view: GridView) => onCari(withView(cari, view))
  const isDisaring = Object.keys(saringanOf(cari)).length > 0
  return (
    <DeskPage
      title="Klien"
      count={rows.total}
      actions={
        <>
          {may(profil, 'biayaLokasi') && (
            <Link to="/kelola/laporan" search={{ jenis: 'biaya-lokasi' }} className={toolClass()}>
              <TrendingUp className="size-5" />
              Margin
            </Link>
          )}
          <ExportMenu
            fetchFile={async (format) =>
              fetchLembarKlien(
                cari,
                columnsOf(KOLOM, cari).map(({ key }) => key),
                format,
              )
            }
          />
          <ColumnMenu columns={KOLOM} view={cari} onView={setView} />
          {may(profil, 'POST /kelola/klien') && (
            <Link
              to="/kelola/klien/$klienId"
              params={{ klienId: 'baru' }}
              search={cari}
              className={toolClass(true)}
            >
              <Plus className="size-5" />
              Klien Baru
            </Link>
          )}
        </>
      }
      filters={<Saringan cari={cari} onCari={onCari} />}
      pane={pane}
    >
      <Grid
        label="Klien"
        columns={KOLOM}
        rows={rows}
        view={cari}
        onView={setView}
        idOf={({ id }) => id}
        nameOf={({ nama }) => nama}
        openId={openId}
        onOpen={onOpen}
        onClose={onClose}
        isFollowing
        empty={
          isDisaring ? (
            <Empty
              icon={Handshake}
              title="Tidak ada klien"
              hint="Coba kata lain, atau longgarkan saringannya."
            />
          ) : (
            <Empty
              icon={Handshake}
              title="Belum ada klien"
              hint="Tambahkan klien, kontraknya, lalu pos yang harus terisi."
            />
          )
        }
        card={drawKartu}
      />
    </DeskPage>
  )
}

function Saringan({ cari, onCari }: Pick<KlienPageProps, 'cari' | 'onCari'>) {
  const jumlah = useJumlahKlien(cari.q)
  return (
    <>
      <div className="w-full desk:w-60 desk:[&_input]:h-9 desk:[&_input]:min-h-9 desk:[&_input]:text-sm">
        <SearchField
          label="Cari klien"
          value={cari.q ?? ''}
          onSearch={(q) => onCari(withKlien(cari, { q }))}
        />
      </div>
      <FilterToggle
        label="Pos kosong sekarang"
        count={jumlah?.kurang}
        isOn={cari.kurang === true}
        onChange={(isOn) => onCari(withKlien(cari, { kurang: isOn ? true : undefined }))}
      />
      <FilterToggle
        label="Berakhir dalam 60 hari"
        count={jumlah?.segera}
        isOn={cari.segera === true}
        onChange={(isOn) => onCari(withKlien(cari, { segera: isOn ? true : undefined }))}
      />
      <FilterMenu
        label="Keadaan"
        options={PILIHAN_KEADAAN.map((satu) => ({ ...satu, count: jumlah?.keadaan[satu.value] }))}
        value={cari.keadaan}
        onChange={(keadaan) => onCari(withKlien(cari, { keadaan: keadaan as CariKlien['keadaan'] }))}
      />
    </>
  )
}

function drawKartu(klien: BarisKlien) {
  return (
    <span className="flex items-center gap-3 py-2">
      <span className="min-w-0 flex-1">
        <span className="line-clamp-1 font-semibold">{klien.nama}</span>
        <span className="block text-sm text-ink-muted">
          Terisi <Terisi {...klien} /> · kosong {formatKosong(klien.kosong_detik)}
        </span>
      </span>
      {klien.keadaan !== null && <KeadaanBadge keadaan={klien.keadaan} />}
    </span>
  )
}
