import { type ReactNode, Suspense, lazy, useState } from 'react'
import { NAMA_IZIN } from '@rekan/domain/pengajuan/izin/nama-izin'
import { SEBUTAN_STATUS } from '@rekan/domain/pengajuan/sebutan'
import { ClipboardCheck } from 'lucide-react'
import { mayDecide } from '../../../lib/boleh.ts'
import { Empty } from '../../../ui/empty.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { BulkBar, BulkButton } from '../../../ui/wide/bulk-bar.tsx'
import { ColumnMenu } from '../../../ui/wide/column-menu.tsx'
import { DeskPage } from '../../../ui/wide/desk-page.tsx'
import { ExportMenu } from '../../../ui/wide/export-menu.tsx'
import { FilterMenu, FilterToggle } from '../../../ui/wide/filter-menu.tsx'
import { useGridChoice } from '../../../ui/wide/grid-choice.ts'
import { type GridColumn, columnsOf, saringanOf, withView } from '../../../ui/wide/grid.ts'
import { Grid } from '../../../ui/wide/grid.tsx'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import type { Putusan, SemuaTahap } from '../antrean/antrean.ts'
import type { Pengajuan } from '../antrean/pengajuan.ts'
import { AntreanPane } from './antrean-pane.tsx'
import { useDaftarAntrean, useKeputusanMeja, usePilihanAntrean } from './antrean.queries.ts'
import type { CariAntrean } from './antrean.search.ts'
import type { BarisAntrean, Meja } from './meja.ts'
import type { Ditanya } from './putusan-dialog.tsx'
import { RombonganNotice } from './rombongan-notice.tsx'

const PutusanDialog = lazy(async () => ({ default: (await import('./putusan-dialog.tsx')).PutusanDialog }))

type AntreanPageProps<T extends Pengajuan> = {
  readonly meja: Meja<T>
  readonly cari: CariAntrean
  readonly onCari: (cari: CariAntrean) => void
  readonly openId: number | undefined
  readonly onOpen: (id: number) => void
  readonly onClose: () => void
  /** The way to the desk's other screens */
  readonly nav?: ReactNode
  /** What the desk offers beside its list */
  readonly actions?: ReactNode
  /** What else can be done with the open one */
  readonly more?: ((pengajuan: T) => ReactNode) | undefined
  /** In place of the open request: a form */
  readonly pane?: ReactNode
}

/** A desk of requests: what waits for the reader, decided by key, by button or several at once; each may be taken back for a moment. */
export function AntreanPage<T extends Pengajuan>(props: AntreanPageProps<T>) {
  const { meja, cari: diminta, onCari, openId, onOpen, onClose } = props
  const isPemutus = mayDecide(useProfil())
  // Nothing ever waits for who only reads.
  const cari: CariAntrean = isPemutus ? diminta : { ...diminta, semua: true }
  const rows = useDaftarAntrean(meja, cari)
  const choice = useGridChoice(JSON.stringify(saringanOf(cari)))
  const keputusan = useKeputusanMeja(meja)
  const [ditanya, setDitanya] = useState<Ditanya | null>(null)
  const [rombongan, setRombongan] = useState<Ditanya['siapa']>([])
  const kolom = withTahap(meja.kolom, keputusan.semua)
  const drawKartu = ({ pengajuan }: BarisAntrean<T>) => (
    <span className="flex items-center gap-3 py-2">
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{pengajuan.karyawan.nama}</span>
        <span className="block truncate text-sm text-ink-muted">{meja.ringkas(pengajuan)}</span>
      </span>
      <StatusBadge status={keputusan.semua.get(pengajuan.id)?.putusan ?? pengajuan.nasib.status} />
    </span>
  )

  function decide({ siapa, putusan }: Ditanya, catatan: string) {
    keputusan.putuskan(
      siapa.map(({ id }) => id),
      { putusan, catatan },
    )
    setRombongan(siapa)
    setDitanya(null)
    choice.clear()
  }
  function press(key: string, { pengajuan }: BarisAntrean<T>): boolean {
    const putusan: Putusan | undefined = PUTUSAN_KEY[key.toLowerCase()]
    if (putusan === undefined || !mayBeDecided(pengajuan, keputusan.semua)) return false
    const satu = { putusan, siapa: [{ id: pengajuan.id, nama: pengajuan.karyawan.nama }] }
    if (putusan === 'disetujui') decide(satu, '')
    else setDitanya(satu)
    return true
  }
  function listChosen(): Ditanya['siapa'] {
    const { total = 0 } = rows
    const nama = new Map(
      Array.from({ length: total }, (_, index) => rows.at(index)).flatMap((baris) =>
        baris === undefined ? [] : [[baris.pengajuan.id, baris.pengajuan.karyawan.nama] as const],
      ),
    )
    return [...choice.chosen].map((id) => ({ id, nama: nama.get(id) ?? `Pengajuan ${id}` }))
  }

  const banyak = choice.chosen.size.toLocaleString('id-ID')
  return (
    <DeskPage
      title={meja.judul}
      count={rows.total}
      actions={
        <>
          {props.actions}
          <ExportMenu
            fetchFile={async (format) =>
              meja.fetchLembar(
                cari,
                columnsOf(meja.kolom, cari).map(({ key }) => key),
                format,
              )
            }
          />
          <ColumnMenu columns={meja.kolom} view={cari} onView={(view) => onCari(withView(diminta, view))} />
        </>
      }
      filters={
        <>
          {props.nav}
          <Saringan meja={meja} cari={cari} isPemutus={isPemutus} onCari={onCari} />
        </>
      }
      pane={
        props.pane ??
        (openId !== undefined && (
          <AntreanPane
            meja={meja}
            id={openId}
            tahap={keputusan.semua.get(openId)}
            more={props.more}
            onDecide={(pengajuan, putusan) =>
              setDitanya({ putusan, siapa: [{ id: pengajuan.id, nama: pengajuan.karyawan.nama }] })
            }
            onApprove={({ id, karyawan }) =>
              decide({ putusan: 'disetujui', siapa: [{ id, nama: karyawan.nama }] }, '')
            }
            onClose={onClose}
          />
        ))
      }
    >
      <RombonganNotice
        siapa={rombongan}
        semua={keputusan.semua}
        onUrungkan={keputusan.urungkan}
        onTutup={() => setRombongan([])}
      />
      <Grid
        label={meja.judul}
        columns={kolom}
        rows={rows}
        view={cari}
        onView={(view) => onCari(withView(diminta, view))}
        idOf={({ pengajuan }) => pengajuan.id}
        nameOf={({ pengajuan }) => pengajuan.karyawan.nama}
        openId={openId}
        onOpen={onOpen}
        onClose={onClose}
        choice={isPemutus ? choice : undefined}
        onKey={press}
        empty={<Kosong meja={meja} cari={cari} />}
        card={drawKartu}
      />
      <BulkBar count={choice.chosen.size} onClear={choice.clear}>
        <BulkButton
          onClick={() => setDitanya({ putusan: 'disetujui', siapa: listChosen() })}
        >{`Setujui ${banyak} pengajuan`}</BulkButton>
        <BulkButton
          onClick={() => setDitanya({ putusan: 'ditolak', siapa: listChosen() })}
        >{`Tolak ${banyak} pengajuan`}</BulkButton>
      </BulkBar>
      {ditanya !== null && (
        <Suspense>
          <PutusanDialog
            ditanya={ditanya}
            sebutan={meja.sebutan}
            hasCatatan={meja.hasCatatan}
            onPutuskan={(catatan) => decide(ditanya, catatan)}
            onClose={() => setDitanya(null)}
          />
        </Suspense>
      )}
    </DeskPage>
  )
}

/** The desk's own keys, for the row that has the focus. */
const PUTUSAN_KEY: Readonly<Record<string, Putusan>> = { a: 'disetujui', r: 'ditolak' }

function mayBeDecided({ id, nasib }: Pengajuan, semua: SemuaTahap): boolean {
  const tahap = semua.get(id)
  return nasib.dapat.putuskan && (tahap === undefined || tahap.tahap === 'gagal')
}

/** A decision that is on its way stands in the place of what it changes. */
function withTahap<T extends Pengajuan>(
  kolom: readonly GridColumn<BarisAntrean<T>>[],
  semua: SemuaTahap,
): readonly GridColumn<BarisAntrean<T>>[] {
  return kolom.map((satu) =>
    satu.key === 'status'
      ? {
          ...satu,
          cell: (baris) => {
            const tahap = semua.get(baris.pengajuan.id)
            if (tahap === undefined) return satu.cell(baris)
            if (tahap.tahap !== 'gagal') return <StatusBadge status={tahap.putusan} />
            return <span className="font-semibold text-destructive">Belum tersimpan</span>
          },
        }
      : satu,
  )
}

type SaringanProps<T extends Pengajuan> = Pick<AntreanPageProps<T>, 'meja' | 'cari' | 'onCari'> & {
  readonly isPemutus: boolean
}

function Saringan<T extends Pengajuan>({ meja, cari, isPemutus, onCari }: SaringanProps<T>) {
  const pilihan = usePilihanAntrean(meja, cari)
  const set = <K extends keyof CariAntrean>(isian: K, nilai: CariAntrean[K] | undefined) => {
    const { [isian]: _, ...lain } = cari
    onCari(nilai === undefined ? lain : { ...cari, [isian]: nilai })
  }
  const angka = (teks: string | undefined) => (teks === undefined ? undefined : Number(teks))
  const bernama = (semua: readonly { id: number; nama: string; jumlah: number }[] = []) =>
    semua.map(({ id, nama, jumlah }) => ({ value: String(id), label: nama, count: jumlah }))
  return (
    <>
      <div className="w-full desk:w-60 desk:[&_input]:h-9 desk:[&_input]:min-h-9 desk:[&_input]:text-sm">
        <SearchField
          label="Nama atau kode"
          value={cari.q ?? ''}
          onSearch={(q) => set('q', q === '' ? undefined : q)}
        />
      </div>
      {isPemutus && (
        <FilterToggle
          label="Menunggu Anda"
          count={pilihan?.giliran}
          isOn={cari.semua !== true}
          onChange={(isOn) => set('semua', isOn ? undefined : true)}
        />
      )}
      {cari.semua === true && (
        <FilterMenu
          label="Status"
          options={(pilihan?.status ?? []).map(({ kode, jumlah }) => ({
            value: kode,
            label: SEBUTAN_STATUS[kode],
            count: jumlah,
          }))}
          value={cari.status}
          onChange={(status) => set('status', status as CariAntrean['status'])}
        />
      )}
      {pilihan?.jenis_izin !== undefined && (
        <FilterMenu
          label="Jenis"
          options={pilihan.jenis_izin.map(({ kode, jumlah }) => ({
            value: kode,
            label: NAMA_IZIN[kode],
            count: jumlah,
          }))}
          value={cari.jenis}
          onChange={(jenis) => set('jenis', jenis as CariAntrean['jenis'])}
        />
      )}
      <FilterMenu
        label="Lokasi"
        options={bernama(pilihan?.kantor)}
        value={cari.kantor?.toString()}
        onChange={(id) => set('kantor', angka(id))}
      />
      <FilterMenu
        label="Koordinator"
        options={bernama(pilihan?.koordinator)}
        value={cari.koordinator?.toString()}
        onChange={(id) => set('koordinator', angka(id))}
      />
    </>
  )
}

function Kosong<T extends Pengajuan>({ meja, cari }: Pick<AntreanPageProps<T>, 'meja' | 'cari'>) {
  const { semua, ...lain } = saringanOf(cari)
  if (Object.keys(lain).length > 0)
    return (
      <Empty
        icon={ClipboardCheck}
        title={`Tidak ada ${meja.sebutan} yang cocok`}
        hint="Longgarkan saringannya."
      />
    )
  return semua === true ? (
    <Empty icon={ClipboardCheck} title={`Belum ada ${meja.sebutan}`} hint="Yang diajukan tampil di sini." />
  ) : (
    <Empty
      icon={ClipboardCheck}
      title="Tidak ada yang menunggu Anda"
      hint="Lepas saringan Menunggu Anda untuk melihat semuanya."
    />
  )
}
