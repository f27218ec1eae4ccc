import { Suspense, lazy, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { CalendarX2, Upload, ShieldCheck } from 'lucide-react'
import { NAMA_KEADAAN } from '@rekan/domain/presensi/meja'
import { bulanLokal, formatBulan } from '@rekan/domain/bulan'
import { tanggalLokal } from '@rekan/domain/waktu'
import { may, mayDecide } from '../../lib/boleh.ts'
import { serverNow } from '../../lib/clock.ts'
import { Empty } from '../../ui/empty.tsx'
import { MonthNavigator } from '../../ui/month-navigator.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { DeskPage } from '../../ui/wide/desk-page.tsx'
import { FilterMenu, FilterToggle } from '../../ui/wide/filter-menu.tsx'
import { useGridChoice } from '../../ui/wide/grid-choice.ts'
import { saringanOf } from '../../ui/wide/grid.ts'
import { Grid } from '../../ui/wide/grid.tsx'
import { ToolButton } from '../../ui/wide/tool-button.tsx'
import { useProfil, useZona } from '../profil/diri/profil.queries.ts'
import { BanyakBar } from './meja/banyak-bar.tsx'
import { CetakMenu } from './meja/cetak-menu.tsx'
import { type HariTerbuka, hariPertama, kolomBulan, tanggalBulan } from './meja/kolom.tsx'
import { type BarisBulan, type Pilihan, fetchDaftarHadir, fetchLembarWaktu } from './meja/meja.api.ts'
import { pilihanMejaQuery, useBulan } from './meja/meja.queries.ts'
import { type CariMeja, bulanOf, formatCariBulan } from './meja/meja.search.ts'

// Evidence comes with the day that is opened.
const MejaPresensiPane = lazy(async () => ({
  default: (await import('./meja-presensi-pane.tsx')).MejaPresensiPane,
}))
const KoreksiBanyakSheet = lazy(async () => ({
  default: (await import('./meja/koreksi-banyak-sheet.tsx')).KoreksiBanyakSheet,
}))
const PemutihanSheet = lazy(async () => ({
  default: (await import('./meja/pemutihan-sheet.tsx')).PemutihanSheet,
}))

type MejaPresensiPageProps = {
  readonly cari: CariMeja
  readonly onCari: (cari: CariMeja) => void
  readonly terbuka: HariTerbuka | undefined
  readonly onBuka: (hari: HariTerbuka) => void
  readonly onTutup: () => void
}

/** The attendance desk: a month by person and day, what of it wants to be seen to, and the evidence of the day that is open. */
export function MejaPresensiPage({ cari, onCari, terbuka, onBuka, onTutup }: MejaPresensiPageProps) {
  const profile = useProfil()
  const zona = useZona()
  const bulan = bulanOf(cari, bulanLokal(serverNow(), zona))
  const { lokasi, klien, koordinator, keadaan, cari: teks } = cari
  const saringan = { ...bulan, lokasi, klien, koordinator, keadaan, cari: teks }
  const { rows, tentang } = useBulan(saringan)
  const { data: pilihan } = useQuery(pilihanMejaQuery(saringan))
  const choice = useGridChoice(JSON.stringify(saringanOf(cari)))
  const [sheet, setSheet] = useState<'koreksi' | 'pemutihan'>()
  const tanggal = tanggalBulan(bulan)
  const selTerbuka = (baris: BarisBulan | undefined) =>
    baris?.hari[tanggal.indexOf(terbuka?.tanggal ?? '')] ?? null
  const barisTerbuka = listBaris(rows).find(({ id }) => id === terbuka?.karyawanId)
  const namaLokasi = pilihan?.kantor.find(({ id }) => id === lokasi)?.nama

  function press(key: string, { id }: BarisBulan): boolean {
    const langkah = { ArrowRight: 1, ArrowLeft: -1 }[key]
    if (langkah === undefined || terbuka?.karyawanId !== id) return false
    const ke = tanggal[tanggal.indexOf(terbuka.tanggal) + langkah]
    if (ke !== undefined && ke <= tanggalLokal(serverNow(), zona)) onBuka({ karyawanId: id, tanggal: ke })
    return true
  }

  return (
    <DeskPage
      title="Presensi"
      count={rows.total}
      actions={
        <>
          {may(profile, 'POST /kelola/presensi/koreksi') && (
            <ToolButton icon={Upload} onClick={() => setSheet('koreksi')}>
              Isi dari CSV
            </ToolButton>
          )}
          {may(profile, 'POST /kelola/lokasi/{id}/pemutihan') && (
            <ToolButton
              icon={ShieldCheck}
              disabled={lokasi === undefined}
              title={lokasi === undefined ? 'Pilih lokasi dulu' : undefined}
              onClick={() => setSheet('pemutihan')}
            >
              Pemutihan
            </ToolButton>
          )}
          <CetakMenu
            pilihan={{
              'Lembar waktu (XLSX)': async () => fetchLembarWaktu(saringan, 'xlsx'),
              'Lembar waktu (PDF)': async () => fetchLembarWaktu(saringan, 'pdf'),
              'Daftar hadir kertas hari ini': async () =>
                fetchDaftarHadir(tanggalLokal(serverNow(), zona), lokasi),
            }}
          />
        </>
      }
      filters={
        <>
          <div className="w-80 shrink-0 max-desk:w-full">
            <MonthNavigator
              value={bulan}
              zona={zona}
              onChange={(baru) => onCari({ ...cari, bulan: formatCariBulan(baru) })}
            />
          </div>
          <SaringanMilik cari={cari} pilihan={pilihan} onCari={onCari} />
          {tentang?.keadaan
            .filter(({ kode, jumlah }) => kode === keadaan || (jumlah !== null && jumlah > 0))
            .map(({ kode, jumlah }) => (
              <FilterToggle
                key={kode}
                label={NAMA_KEADAAN[kode]}
                count={jumlah ?? undefined}
                isOn={kode === keadaan}
                onChange={(isOn) => onCari(withIsi(cari, { keadaan: isOn ? kode : undefined }))}
              />
            ))}
          <SearchField
            label="Cari nama atau kode"
            value={teks ?? ''}
            onSearch={(baru) => onCari(withIsi(cari, { cari: baru === '' ? undefined : baru }))}
          />
          {tentang !== undefined && (
            <p className="text-sm text-ink-muted">
              {tentang.total.toLocaleString('id-ID')} orang
              {tentang.perlu_tindakan !== null &&
                ` · ${tentang.perlu_tindakan.toLocaleString('id-ID')} perlu tindakan`}
            </p>
          )}
        </>
      }
      pane={
        terbuka !== undefined && (
          <Suspense>
            <MejaPresensiPane
              karyawanId={terbuka.karyawanId}
              tanggal={terbuka.tanggal}
              sel={selTerbuka(barisTerbuka)}
              bulan={saringan}
              onClose={onTutup}
            />
          </Suspense>
        )
      }
    >
      <Grid
        label={`Presensi ${formatBulan(bulan)}`}
        columns={kolomBulan(bulan, tentang, terbuka, onBuka)}
        rows={rows}
        view={{}}
        onView={() => undefined}
        idOf={({ id }) => id}
        nameOf={({ nama }) => nama}
        openId={terbuka?.karyawanId}
        onOpen={(id) => {
          const baris = listBaris(rows).find((satu) => satu.id === id)
          const pertama = baris && hariPertama(baris, bulan)
          if (pertama !== undefined) onBuka({ karyawanId: id, tanggal: pertama })
        }}
        onClose={onTutup}
        choice={mayDecide(profile) ? choice : undefined}
        onKey={press}
        empty={
          <Empty
            icon={CalendarX2}
            title="Tidak ada yang cocok"
            hint="Longgarkan saringan, atau pilih bulan lain."
          />
        }
        card={drawKartu}
      />
      <BanyakBar
        baris={listBaris(rows).filter(({ id }) => choice.chosen.has(id))}
        tanggal={tanggal}
        onSelesai={choice.clear}
      />
      <Suspense>
        {sheet === 'koreksi' && <KoreksiBanyakSheet onClose={() => setSheet(undefined)} />}
        {sheet === 'pemutihan' && lokasi !== undefined && (
          <PemutihanSheet
            lokasi={{ id: lokasi, nama: namaLokasi ?? '' }}
            bulan={bulan}
            onClose={() => setSheet(undefined)}
          />
        )}
      </Suspense>
    </DeskPage>
  )
}

type SaringanMilikProps = {
  readonly cari: CariMeja
  readonly pilihan: Pilihan | undefined
  readonly onCari: (cari: CariMeja) => void
}

/** By site, client and coordinator. */
function SaringanMilik({ cari, pilihan, onCari }: SaringanMilikProps) {
  const semua = [
    ['lokasi', 'Lokasi', pilihan?.kantor],
    ['klien', 'Klien', pilihan?.klien],
    ['koordinator', 'Koordinator', pilihan?.koordinator],
  ] as const
  return semua.map(([nama, label, nilai = []]) => (
    <FilterMenu
      key={nama}
      label={label}
      options={nilai.map((satu) => ({
        value: String(satu.id),
        label: satu.nama,
        count: satu.jumlah ?? undefined,
      }))}
      value={cari[nama]?.toString()}
      onChange={(baru) => onCari(withIsi(cari, { [nama]: baru === undefined ? undefined : Number(baru) }))}
    />
  ))
}

function listBaris(rows: {
  readonly total: number | undefined
  readonly at: (index: number) => BarisBulan | undefined
}): BarisBulan[] {
  return Array.from({ length: rows.total ?? 0 }, (_, index) => rows.at(index)).filter(
    (satu) => satu !== undefined,
  )
}

/** Other filters; what is absent leaves the address. */
function withIsi(
  cari: CariMeja,
  isi: { readonly [K in keyof CariMeja]?: CariMeja[K] | undefined },
): CariMeja {
  const semua = Object.entries({ ...cari, ...isi }).filter(([, nilai]) => nilai !== undefined)
  return Object.fromEntries(semua)
}

function drawKartu(baris: BarisBulan) {
  return (
    <span className="flex items-center gap-3 py-2">
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{baris.nama}</span>
        <span className="block truncate text-sm text-ink-muted">
          {Math.floor(baris.jam_kerja / 3600)} jam · {baris.terlambat} terlambat · {baris.alpa} alpa
        </span>
      </span>
    </span>
  )
}
