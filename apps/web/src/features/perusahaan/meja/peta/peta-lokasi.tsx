import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Layer, type Map as LeafletMap, control, latLngBounds, map, tileLayer } from 'leaflet'
import type { Titik } from '@rekan/domain/perusahaan/area'
import { toast } from '../../../../lib/toast.ts'
import { type Draf, titikBulat } from '../draf.ts'
import type { Petak } from '../lokasi.queries.ts'
import { addGaya } from './peta.gaya.ts'
import { type DiPeta, drawArea, drawKisi, drawTitik, kotakAwal } from './peta.lapisan.ts'

type PetaLokasiProps = DiPeta & {
  readonly draf: Draf
  readonly petak: Petak
  /** A click means something: a corner, a centre, a point to test */
  readonly isMenunjuk: boolean
  readonly onKlik: (titik: Titik) => void
  readonly onEdit: (draf: Draf) => void
  /** Where to go: each new object moves the map */
  readonly tuju: { readonly titik: Titik } | null
}

/** Where nothing is known yet: the whole country. */
const INDONESIA: [number, number][] = [
  [-11, 95],
  [6, 141],
]

/** The map of one site: the area with its handles over a plain ground with a net of metres, or over tiles. */
export function PetaLokasi({
  draf,
  petak,
  dalam,
  luar,
  uji,
  isMenunjuk,
  onKlik,
  onEdit,
  tuju,
}: PetaLokasiProps) {
  const tempat = useRef<HTMLDivElement>(null)
  const [peta, setPeta] = useState<LeafletMap | null>(null)
  const klik = useEffectEvent(onKlik)
  const edit = useEffectEvent(onEdit)
  const awal = useEffectEvent(() => kotakAwal(draf, [...dalam, ...luar]))

  useEffect(() => {
    if (tempat.current === null) return
    addGaya()
    const baru = map(tempat.current, {
      zoomControl: false,
      attributionControl: false,
      maxZoom: 20,
      zoomSnap: 0.5,
    })
    control.zoom({ position: 'topright', zoomInTitle: 'Perbesar', zoomOutTitle: 'Perkecil' }).addTo(baru)
    control.scale({ imperial: false, position: 'bottomright' }).addTo(baru)
    const kotak = awal()
    baru.fitBounds(latLngBounds([...(kotak ?? INDONESIA)]), {
      padding: [60, 60],
      maxZoom: 18,
      animate: false,
    })
    baru.on('click', ({ latlng }) => klik(titikBulat(latlng)))
    // Leaflet focuses the map at the first press, which scrolls a pane under the pointer, so that the click lands elsewhere.
    const wadah = tempat.current
    const fokus = () => wadah.focus({ preventScroll: true })
    wadah.addEventListener('mousedown', fokus, { capture: true })
    const amati = new ResizeObserver(() => baru.invalidateSize())
    amati.observe(tempat.current)
    setPeta(baru)
    return () => {
      amati.disconnect()
      wadah.removeEventListener('mousedown', fokus, { capture: true })
      baru.remove()
    }
  }, [])

  useEffect(() => {
    if (peta === null) return
    if (petak !== null) {
      const lepas = addUbin(peta, petak)
      const sumber = control
        .attribution({ prefix: false })
        .addAttribution(encodeTeks(petak.atribusi))
        .addTo(peta)
      return () => {
        lepas()
        sumber.remove()
      }
    }
    let kisi = drawKisi(peta).addTo(peta)
    const lagi = () => {
      kisi.remove()
      kisi = drawKisi(peta).addTo(peta)
    }
    peta.on('moveend', lagi)
    return () => {
      peta.off('moveend', lagi)
      kisi.remove()
    }
  }, [peta, petak])

  useEffect(() => {
    if (peta === null) return
    const lapis = drawArea(draf, edit).addTo(peta)
    return () => void lapis.remove()
  }, [peta, draf])

  useEffect(() => {
    if (peta === null) return
    const lapis = drawTitik({ dalam, luar, uji }).addTo(peta)
    return () => void lapis.remove()
  }, [peta, dalam, luar, uji])

  useEffect(() => {
    if (peta === null || tuju === null) return
    peta.setView([tuju.titik.lat, tuju.titik.lng], Math.max(peta.getZoom(), 17), { animate: false })
  }, [peta, tuju])

  useEffect(() => {
    peta?.getContainer().classList.toggle('leaflet-crosshair', isMenunjuk)
  }, [peta, isMenunjuk])

  return <div ref={tempat} role="application" aria-label="Peta area" className="absolute inset-0 z-0" />
}

/** Puts the tiles under the map, those of a file once it is known what they are; gives what takes them away. */
function addUbin(peta: LeafletMap, { jenis, url }: NonNullable<Petak>): () => void {
  if (jenis === 'alamat') {
    const ubin = tileLayer(url, { maxZoom: 20, maxNativeZoom: 19 }).addTo(peta)
    return () => ubin.remove()
  }
  let isLepas = false
  let ubin: Layer | undefined
  const pasang = async () => {
    const { openUbin } = await import('./ubin-berkas.ts')
    const baru = await openUbin(url)
    if (!isLepas) ubin = baru.addTo(peta)
  }
  pasang().catch(() => toast.error('Peta dasar tidak dapat dibuka. Area tetap dapat diubah.', 'peta'))
  return () => {
    isLepas = true
    ubin?.remove()
  }
}

/** What the operator wrote, as text. */
function encodeTeks(teks: string): string {
  const wadah = document.createElement('span')
  wadah.textContent = teks
  return wadah.innerHTML
}
