import type { ReactNode } from 'react'
import { STATUS_AKUN } from '@rekan/domain/auth/undangan'
import { Link } from '@tanstack/react-router'
import { CalendarClock, Plus, Upload, UsersRound } from 'lucide-react'
import { errorFrom } from '../../lib/api-error.ts'
import { call } from '../../lib/http.ts'
import { may } from '../../lib/boleh.ts'
import { toast } from '../../lib/toast.ts'
import { Empty } from '../../ui/empty.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { ColumnMenu } from '../../ui/wide/column-menu.tsx'
import { DeskPage } from '../../ui/wide/desk-page.tsx'
import { ExportMenu } from '../../ui/wide/export-menu.tsx'
import { FilterMenu, FilterToggle } from '../../ui/wide/filter-menu.tsx'
import { columnsOf, saringanOf, withView } from '../../ui/wide/grid.ts'
import { useGridChoice } from '../../ui/wide/grid-choice.ts'
import { Grid } from '../../ui/wide/grid.tsx'
import { toolClass } from '../../ui/wide/tool-button.tsx'
import { useProfil } from '../profil/diri/profil.queries.ts'
import { KOLOM_MEJA } from './meja/kolom.tsx'
import { Banyak } from './meja/banyak/banyak.tsx'
import {
  type BarisMeja,
  fetchLembar,
  useDaftarMeja,
  usePilihanMeja,
  wirePenyaring,
} from './meja/meja.queries.ts'
import type { CariMeja } from './meja/meja.search.ts'

type MejaPageProps = {
  readonly cari: CariMeja
  readonly onCari: (cari: CariMeja) => void
  /** The person who is open beside the list */
  readonly openId: number | undefined
  readonly onOpen: (id: number) => void
  readonly onClose: () => void
  readonly pane: ReactNode
}

/** The desk of people: who works here, narrowed and in order, one of them open beside the list. */
export function MejaPage({ cari, onCari, openId, onOpen, onClose, pane }: MejaPageProps) {
  const profile = useProfil()
  const rows = useDaftarMeja(cari)
  const choice = useGridChoice(JSON.stringify(saringanOf(cari)))
  const isDisaring = Object.keys(saringanOf(cari)).length > 0
  return (
    <DeskPage
      title="Karyawan"
      count={rows.total}
      actions={
        <>
          <ExportMenu
            fetchFile={async (format) =>
              fetchLembar(
                cari,
                columnsOf(KOLOM_MEJA, cari).map(({ key }) => key),
                format,
              )
            }
          />
          <ColumnMenu columns={KOLOM_MEJA} view={cari} onView={(view) => onCari(withView(cari, view))} />
          {may(profile, 'GET /kelola/karyawan/berakhir') && (
            <Link to="/kelola/karyawan/berakhir" className={toolClass()}>
              <CalendarClock className="size-5" />
              Akan berakhir
            </Link>
          )}
          {may(profile, 'POST /karyawan') && (
            <>
              <Link to="/kelola/karyawan/impor" className={toolClass()}>
                <Upload className="size-5" />
                Impor
              </Link>
              <Link to="/karyawan/create" className={toolClass(true)}>
                <Plus className="size-5" />
                Karyawan
              </Link>
            </>
          )}
        </>
      }
      filters={<Saringan cari={cari} onCari={onCari} />}
      pane={pane}
    >
      <Grid
        label="Karyawan"
        columns={KOLOM_MEJA}
        rows={rows}
        view={cari}
        onView={(view) => onCari(withView(cari, view))}
        idOf={({ id }) => id}
        nameOf={({ nama }) => nama}
        openId={openId}
        onOpen={onOpen}
        onClose={onClose}
        choice={choice}
        onChooseAll={() =>
          void call('GET /kelola/karyawan/all', { query: wirePenyaring(cari) }).then(
            ({ data }) => choice.replace(data),
            (error: unknown) => toast.error(errorFrom(error).message, 'pilih'),
          )
        }
        empty={
          isDisaring ? (
            <Empty icon={UsersRound} title="Tidak ada karyawan yang cocok" hint="Longgarkan saringannya." />
          ) : (
            <Empty
              icon={UsersRound}
              title="Belum ada karyawan"
              hint="Tambahkan satu orang, atau impor semuanya dari buku kerja Excel."
            />
          )
        }
        card={drawKartu}
      />
      <Banyak choice={choice} />
    </DeskPage>
  )
}

function Saringan({ cari, onCari }: Pick<MejaPageProps, 'cari' | 'onCari'>) {
  const pilihan = usePilihanMeja(cari)
  const menurut = (semua: readonly { id: number; nama: string; jumlah: number }[] = []) =>
    semua.map(({ id, nama, jumlah }) => ({ value: String(id), label: nama, count: jumlah }))
  const set = <K extends keyof CariMeja>(isian: K, nilai: CariMeja[K] | undefined) => {
    const { [isian]: _, ...lain } = cari
    onCari(nilai === undefined ? lain : { ...cari, [isian]: nilai })
  }
  const angka = (teks: string | undefined) => (teks === undefined ? undefined : Number(teks))
  return (
    <>
      <div className="w-full desk:w-60 desk:[&_input]:h-9 desk:[&_input]:min-h-9 desk:[&_input]:text-sm">
        <SearchField
          label="Nama atau kode"
          value={cari.q ?? ''}
          onSearch={(q) => set('q', q === '' ? undefined : q)}
        />
      </div>
      <FilterMenu
        label="Lokasi"
        options={menurut(pilihan?.kantor)}
        value={cari.kantor?.toString()}
        onChange={(id) => set('kantor', angka(id))}
      />
      <FilterMenu
        label="Jenis"
        options={menurut(pilihan?.jenis)}
        value={cari.jenis?.toString()}
        onChange={(id) => set('jenis', angka(id))}
      />
      <FilterMenu
        label="Koordinator"
        options={menurut(pilihan?.koordinator)}
        value={cari.koordinator?.toString()}
        onChange={(id) => set('koordinator', angka(id))}
      />
      <FilterMenu
        label="Akun"
        options={(pilihan?.akun ?? []).map(({ kode, jumlah }) => ({
          value: kode,
          label: STATUS_AKUN[kode],
          count: jumlah,
        }))}
        value={cari.akun}
        onChange={(akun) => set('akun', akun as CariMeja['akun'])}
      />
      <FilterToggle
        label="Kontrak habis ≤ 60 hari"
        count={pilihan?.kontrak_habis}
        isOn={cari.habis === true}
        onChange={(isOn) => set('habis', isOn ? true : undefined)}
      />
      <FilterToggle
        label="Sudah keluar"
        count={pilihan?.keluar}
        isOn={cari.keluar === true}
        onChange={(isOn) => set('keluar', isOn ? true : undefined)}
      />
    </>
  )
}

function drawKartu({ nama, kode, kantor, jabatan }: BarisMeja) {
  return (
    <span className="block py-2">
      <span className="block truncate font-semibold">{nama}</span>
      <span className="block truncate text-sm text-ink-muted">
        {[kode, jabatan, kantor?.nama].filter(Boolean).join(' · ')}
      </span>
    </span>
  )
}
