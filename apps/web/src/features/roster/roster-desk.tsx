import { type ReactNode, useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CalendarRange, Copy, Layers, Repeat, Send, Sparkles, Undo2 } from 'lucide-react'
import { addHari } from '@rekan/domain/waktu'
import { errorFrom } from '../../lib/api-error.ts'
import { may } from '../../lib/boleh.ts'
import { toast } from '../../lib/toast.ts'
import { useWrite } from '../../lib/write.ts'
import { Empty } from '../../ui/empty.tsx'
import { DeskPage } from '../../ui/wide/desk-page.tsx'
import { ToolButton } from '../../ui/wide/tool-button.tsx'
import { useProfil } from '../profil/diri/profil.queries.ts'
import { IsiSheet } from './isi-sheet.tsx'
import { type Kuas, type Titik, selFromKotak } from './lembar/lukis.ts'
import { Palet } from './palet.tsx'
import { PerubahanLain } from './perubahan-lain.tsx'
import { PolaSheet } from './pola-sheet.tsx'
import { RosterGrid } from './lembar/roster-grid.tsx'
import { type Lembar, type Roster, type Usulan, rosterQuery } from './lembar/roster.queries.ts'
import { SelPanel } from './sel-panel.tsx'
import { TerbitSheet } from './terbit-sheet.tsx'
import { TerbitanJalan } from './terbitan-jalan.tsx'
import { TerbitanSheet } from './terbitan-sheet.tsx'
import { useLukis } from './lembar/use-lukis.ts'
import { withUsulan } from './lembar/usulan.ts'
import { UsulanNotice } from './usulan-notice.tsx'

type RosterDeskProps = {
  readonly roster: Roster
  readonly lembar: Lembar
  /** Still the days before these, until they come: nothing is painted on them */
  readonly isLama: boolean
  readonly filters: ReactNode
  /** Goes on to the days from there */
  readonly onMulai: (mulai: string) => void
}

const SUDUT: Titik = { baris: 0, kolom: 0 }

/** One site's roster with what paints it. */
export function RosterDesk({ roster: tersimpan, lembar, isLama, filters, onMulai }: RosterDeskProps) {
  const profil = useProfil()
  const mayPaint = may(profil, 'POST /kelola/roster/sel')
  const maySemua = may(profil, 'POST /kelola/roster/terbitan')
  const [usulan, setUsulan] = useState<Usulan | null>(null)
  const roster = usulan === null ? tersimpan : withUsulan(tersimpan, usulan)
  // A proposal is taken as a whole or not at all.
  const isTutup = isLama || usulan !== null
  const isBaca = !mayPaint || isTutup
  const [kuas, setKuas] = useState<Kuas | null>(null)
  // None before one is tapped or reached by keys: what is told of it would lie over the sheet.
  const [aktif, setAktif] = useState<Titik>()
  const [isPola, setPola] = useState(false)
  const [isTerbit, setTerbit] = useState(false)
  const [isIsi, setIsi] = useState(false)
  const [isSemua, setSemua] = useState(false)
  const lukis = useLukis(lembar)
  const salin = useSalin(lembar, roster, onMulai)
  const orang = aktif && roster.orang[aktif.baris]
  const sel = aktif && orang?.sel[aktif.kolom]
  return (
    <DeskPage
      title="Jadwal"
      actions={
        mayPaint && (
          <>
            <p role="status" className="self-center text-sm text-accent-strong">
              {lukis.isSaving
                ? 'Menyimpan…'
                : roster.perubahan > 0
                  ? `${roster.perubahan} perubahan belum diterbitkan`
                  : 'Semua tersimpan'}
            </p>
            <ToolButton icon={Undo2} disabled={isTutup} onClick={lukis.undo}>
              Urungkan
            </ToolButton>
            <ToolButton icon={Copy} disabled={isTutup || salin.isPending} onClick={() => salin.mutate()}>
              {roster.hari === 28 ? 'Salin 4 pekan' : 'Salin 2 pekan'}
            </ToolButton>
            <ToolButton icon={Repeat} disabled={isTutup} onClick={() => setPola(true)}>
              Pola…
            </ToolButton>
            <ToolButton icon={Sparkles} disabled={isTutup} onClick={() => setIsi(true)}>
              Isi dari kebutuhan…
            </ToolButton>
            {maySemua && (
              <ToolButton icon={Layers} onClick={() => setSemua(true)}>
                Semua lokasi…
              </ToolButton>
            )}
            <ToolButton
              icon={Send}
              isMain
              disabled={isTutup || lukis.isSaving || roster.perubahan === 0}
              onClick={() => setTerbit(true)}
            >
              Terbitkan
            </ToolButton>
          </>
        )
      }
      filters={filters}
    >
      {lukis.diubah !== undefined && <PerubahanLain diubah={lukis.diubah} />}
      {maySemua && <TerbitanJalan isHidden={isSemua} />}
      {usulan !== null && (
        <UsulanNotice
          usulan={usulan}
          onTerima={() => {
            lukis.paint(usulan.sel)
            setUsulan(null)
          }}
          onTolak={() => setUsulan(null)}
        />
      )}
      <Palet roster={roster} isBaca={isBaca} kuas={kuas} onKuas={setKuas} />
      {roster.orang.length === 0 ? (
        <Empty
          icon={CalendarRange}
          title="Tidak ada orang di lokasi ini"
          hint="Tempatkan karyawan di lokasi ini lebih dulu."
        />
      ) : (
        <RosterGrid
          roster={roster}
          isBaca={isBaca}
          kuas={kuas}
          aktif={aktif ?? SUDUT}
          onAktif={setAktif}
          onPaint={(kotak, baru) => lukis.paint(selFromKotak(roster, kotak, baru))}
          onUndo={lukis.undo}
        />
      )}
      {orang !== undefined && sel !== undefined && (
        <SelPanel roster={roster} orang={orang} sel={sel} onPaint={isBaca ? undefined : lukis.paint} />
      )}
      {isTerbit && <TerbitSheet roster={roster} lembar={lembar} onClose={() => setTerbit(false)} />}
      {isSemua && <TerbitanSheet lembar={lembar} onClose={() => setSemua(false)} />}
      {isIsi && (
        <IsiSheet
          roster={roster}
          lembar={lembar}
          onUsulan={(baru) => {
            setUsulan(baru)
            setIsi(false)
          }}
          onClose={() => setIsi(false)}
        />
      )}
      {isPola && (
        <PolaSheet
          roster={roster}
          onPaint={(semua) => {
            lukis.paint(semua)
            setPola(false)
          }}
          onClose={() => setPola(false)}
        />
      )}
    </DeskPage>
  )
}

/** Copies the days that are shown onto those after them, and goes there. */
function useSalin(lembar: Lembar, roster: Roster, onMulai: (mulai: string) => void) {
  const queryClient = useQueryClient()
  const copy = useWrite('POST /kelola/roster/salin')
  const ke = addHari(lembar.mulai, lembar.hari)
  return useMutation({
    scope: { id: 'roster' },
    mutationFn: () => copy({ body: { ...lembar, versi: roster.versi, ke } }),
    onSuccess: ({ data: { disalin, dilewati, sendiri, roster: baru } }) => {
      queryClient.setQueryData(rosterQuery({ ...lembar, mulai: ke }).queryKey, baru)
      void queryClient.invalidateQueries({ queryKey: rosterQuery(lembar).queryKey })
      toast.success(
        [
          dilewati === 0
            ? `${disalin} sel disalin.`
            : `${disalin} sel disalin, ${dilewati} dilewati karena cuti atau sudah lewat.`,
          ...(sendiri === null ? [] : [`Roster ${sendiri} diterbitkan oleh orang lain.`]),
        ].join(' '),
        'roster',
      )
      onMulai(ke)
    },
    onError: (error) => {
      toast.error(errorFrom(error).message, 'roster')
      void queryClient.invalidateQueries({ queryKey: rosterQuery(lembar).queryKey })
    },
  })
}
