import type { ReactNode } from 'react'
import { JENIS_JEJAK, type JenisJejak } from '@rekan/domain/sistem/jejak'
import { History } from 'lucide-react'
import { formatSaat } from '../../lib/format-hari.ts'
import { DateRangePicker } from '../../ui/date-range-picker.tsx'
import { Empty } from '../../ui/empty.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { ColumnMenu } from '../../ui/wide/column-menu.tsx'
import { DeskPage } from '../../ui/wide/desk-page.tsx'
import { ExportMenu } from '../../ui/wide/export-menu.tsx'
import { FilterMenu } from '../../ui/wide/filter-menu.tsx'
import { columnsOf, saringanOf, withView } from '../../ui/wide/grid.ts'
import { Grid } from '../../ui/wide/grid.tsx'
import { type Jejak, fetchLembar, useAudit } from './meja/audit.queries.ts'
import type { CariAudit } from './meja/audit.search.ts'
import { KOLOM_AUDIT, namaOleh, namaTentang } from './meja/kolom.tsx'

type AuditPageProps = {
  readonly cari: CariAudit
  readonly onCari: (cari: CariAudit) => void
  /** The entry that is open beside the list */
  readonly openId: number | undefined
  readonly onOpen: (id: number) => void
  readonly onClose: () => void
  readonly pane: ReactNode
}

/** The desk of the audit trail: who did or looked at what, narrowed, one entry open beside the list. */
export function AuditPage({ cari, onCari, openId, onOpen, onClose, pane }: AuditPageProps) {
  const rows = useAudit(cari)
  const isDisaring = Object.keys(saringanOf(cari)).length > 0
  return (
    <DeskPage
      title="Jejak audit"
      count={rows.total}
      actions={
        <>
          <ExportMenu
            fetchFile={async (format) =>
              fetchLembar(
                cari,
                columnsOf(KOLOM_AUDIT, cari).map(({ key }) => key),
                format,
              )
            }
          />
          <ColumnMenu columns={KOLOM_AUDIT} view={cari} onView={(view) => onCari(withView(cari, view))} />
        </>
      }
      filters={<Saringan cari={cari} onCari={onCari} />}
      pane={pane}
    >
      <Grid
        label="Jejak audit"
        columns={KOLOM_AUDIT}
        rows={rows}
        view={cari}
        onView={(view) => onCari(withView(cari, view))}
        idOf={({ id }) => id}
        nameOf={({ keterangan }) => keterangan}
        openId={openId}
        onOpen={onOpen}
        onClose={onClose}
        empty={
          isDisaring ? (
            <Empty icon={History} title="Tidak ada jejak yang cocok" hint="Longgarkan saringannya." />
          ) : (
            <Empty
              icon={History}
              title="Belum ada jejak"
              hint="Setiap perubahan, dan setiap kali foto, NIK, atau slip dilihat, tercatat di sini."
            />
          )
        }
        card={drawKartu}
      />
    </DeskPage>
  )
}

const SISI = [
  { value: 'oleh', label: 'Yang melakukan' },
  { value: 'tentang', label: 'Yang dikenai' },
]
const JENIS = Object.entries(JENIS_JEJAK).map(([value, label]) => ({ value, label }))

function Saringan({ cari, onCari }: Pick<AuditPageProps, 'cari' | 'onCari'>) {
  const set = (isi: { readonly [K in keyof CariAudit]?: CariAudit[K] | undefined }) =>
    onCari(
      Object.fromEntries(
        Object.entries({ ...cari, ...isi }).filter(([, nilai]) => nilai !== undefined && nilai !== ''),
      ),
    )
  return (
    <>
      <div className="w-full desk:w-60 desk:[&_input]:h-9 desk:[&_input]:min-h-9 desk:[&_input]:text-sm">
        <SearchField label="Nama atau kode" value={cari.q ?? ''} onSearch={(q) => set({ q })} />
      </div>
      <FilterMenu
        label="Sisi"
        options={SISI}
        value={cari.sisi}
        onChange={(sisi) => set({ sisi: sisi as CariAudit['sisi'] })}
      />
      <FilterMenu
        label="Jenis"
        options={JENIS}
        value={cari.jenis}
        onChange={(jenis) => set({ jenis: jenis as JenisJejak | undefined })}
      />
      <div className="w-full desk:w-80 desk:[&_label]:sr-only desk:[&_input]:h-9 desk:[&_input]:min-h-9 desk:[&_input]:text-sm">
        <DateRangePicker
          label="Rentang hari"
          value={{ mulai: cari.dari ?? '', selesai: cari.sampai ?? '' }}
          onChange={({ mulai, selesai }) => set({ dari: mulai, sampai: selesai })}
        />
      </div>
    </>
  )
}

function drawKartu(jejak: Jejak) {
  return (
    <span className="block py-2">
      <span className="block truncate font-semibold">{jejak.keterangan}</span>
      <span className="block truncate text-sm text-ink-muted">
        {[formatSaat(Date.parse(jejak.waktu), 'WIB'), namaOleh(jejak), namaTentang(jejak)].join(' · ')}
      </span>
    </span>
  )
}
