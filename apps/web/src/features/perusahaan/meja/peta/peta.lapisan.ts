import {
  type LatLngTuple,
  type LayerGroup,
  type Map as LeafletMap,
  canvas,
  circle,
  circleMarker,
  divIcon,
  layerGroup,
  marker,
  polygon,
  polyline,
} from 'leaflet'
import type { Titik } from '@rekan/domain/perusahaan/area'
import { lingkaran, proyeksi } from '@rekan/domain/perusahaan/geo'
import { type Draf, areaOf, findSilang, titikBulat } from '../draf.ts'

/** What stands on the map besides the draft. */
export type DiPeta = {
  readonly dalam: readonly Titik[]
  readonly luar: readonly Titik[]
  readonly uji: Titik | null
}

const HIJAU = '#0f766e'
const TITIK = { dalam: '#1d4ed8', luar: '#b45309' }

const titikPeta = ({ lat, lng }: Titik): LatLngTuple => [lat, lng]
const drawIcon = (className: string, sisi: number) => divIcon({ className, iconSize: [sisi, sisi] })

/** Draws the area with its handles; `onEdit` is told what a handle that was let go makes of it. */
export function drawArea(draf: Draf, onEdit: (draf: Draf) => void): LayerGroup {
  const lapis = layerGroup()
  if (draf.bentuk === 'lingkaran') drawLingkaran(lapis, draf, onEdit)
  else if (draf.bentuk === 'poligon') drawPoligon(lapis, draf, onEdit)
  return lapis
}

function drawPoligon(lapis: LayerGroup, draf: Draf, onEdit: (draf: Draf) => void): void {
  const { sudut } = draf
  const silang = findSilang(draf)
  const garis = polygon(sudut.map(titikPeta), {
    color: silang === undefined ? HIJAU : '#b91c1c',
    weight: 2.5,
    fillOpacity: 0.16,
    interactive: false,
  }).addTo(lapis)
  const edit = (baru: readonly Titik[]) => onEdit({ ...draf, sudut: baru })
  for (const [ke, titik] of sudut.entries()) {
    const pegangan = marker(titikPeta(titik), {
      icon: drawIcon('peta-sudut', 16),
      draggable: true,
      title: `Sudut ${ke + 1}`,
      alt: `Sudut ${ke + 1}`,
    }).addTo(lapis)
    const dengan = () => sudut.with(ke, titikBulat(pegangan.getLatLng()))
    pegangan.on('drag', () => garis.setLatLngs(dengan().map(titikPeta)))
    pegangan.on('dragend', () => edit(dengan()))
    pegangan.on('keydown', ({ originalEvent }) => {
      if (['Delete', 'Backspace'].includes(originalEvent.key)) edit(sudut.toSpliced(ke, 1))
    })
    const lanjut = sudut[(ke + 1) % sudut.length]
    if (lanjut === undefined || sudut.length < 2) continue
    const antara = { lat: (titik.lat + lanjut.lat) / 2, lng: (titik.lng + lanjut.lng) / 2 }
    const tengah = marker(titikPeta(antara), {
      icon: drawIcon('peta-tengah', 11),
      draggable: true,
      keyboard: false,
      title: 'Geser untuk menambah sudut',
    }).addTo(lapis)
    const tambah = () => sudut.toSpliced(ke + 1, 0, titikBulat(tengah.getLatLng()))
    tengah.on('drag', () => garis.setLatLngs(tambah().map(titikPeta)))
    tengah.on('dragend', () => edit(tambah()))
  }
  if (silang !== undefined)
    marker(titikPeta(silang), {
      icon: drawIcon('peta-silang', 26),
      keyboard: false,
      title: 'Garis bersilang di sini',
      alt: 'Garis bersilang di sini',
    }).addTo(lapis)
}

function drawLingkaran(lapis: LayerGroup, draf: Draf, onEdit: (draf: Draf) => void): void {
  const { pusat, radius } = draf
  if (pusat === null) return
  const bulat = circle(titikPeta(pusat), {
    radius,
    color: HIJAU,
    weight: 2.5,
    fillOpacity: 0.16,
    interactive: false,
  }).addTo(lapis)
  const di = marker(titikPeta(pusat), {
    icon: drawIcon('peta-sudut', 16),
    draggable: true,
    title: 'Pusat lingkaran',
    alt: 'Pusat lingkaran',
  }).addTo(lapis)
  di.on('drag', () => bulat.setLatLng(di.getLatLng()))
  di.on('dragend', () => onEdit({ ...draf, pusat: titikBulat(di.getLatLng()) }))
  const timur = lingkaran(pusat, radius)[6] ?? pusat
  const tepi = marker(titikPeta(timur), {
    icon: drawIcon('peta-tengah', 14),
    draggable: true,
    keyboard: false,
    title: 'Geser untuk mengubah jari-jari',
  }).addTo(lapis)
  const jari = () => {
    const { x, y } = proyeksi(pusat, tepi.getLatLng())
    return Math.min(5000, Math.max(20, Math.round(Math.hypot(x, y))))
  }
  tepi.on('drag', () => bulat.setRadius(jari()))
  tepi.on('dragend', () => onEdit({ ...draf, radius: jari() }))
}

/** Draws where punches were made, and the point that was tested. */
export function drawTitik({ dalam, luar, uji }: DiPeta): LayerGroup {
  const lapis = layerGroup()
  const renderer = canvas()
  const gambar = (titik: Titik, fillColor: string) =>
    circleMarker(titikPeta(titik), {
      renderer,
      radius: 4,
      stroke: false,
      fillColor,
      fillOpacity: 0.75,
      interactive: false,
    }).addTo(lapis)
  for (const titik of dalam) gambar(titik, TITIK.dalam)
  for (const titik of luar) gambar(titik, TITIK.luar)
  if (uji !== null)
    marker(titikPeta(uji), {
      icon: drawIcon('peta-uji', 16),
      keyboard: false,
      title: 'Titik yang diuji',
    }).addTo(lapis)
  return lapis
}

/** A net of whole metres over what the map shows: 10, 20, 50, 100 … apart. */
export function drawKisi(peta: LeafletMap): LayerGroup {
  const lapis = layerGroup()
  const batas = peta.getBounds().pad(0.2)
  const asal = { lat: batas.getCenter().lat, lng: batas.getCenter().lng }
  const lebar = proyeksi({ lat: asal.lat, lng: batas.getWest() }, { lat: asal.lat, lng: batas.getEast() }).x
  const jarak = langkahKisi(lebar)
  const [perLat, perLng] = [jarak / 111_195, jarak / (111_195 * Math.cos((asal.lat * Math.PI) / 180))]
  const garis = (dari: LatLngTuple, ke: LatLngTuple) =>
    polyline([dari, ke], { color: '#ffffff', weight: 1.5, interactive: false }).addTo(lapis)
  for (let lat = Math.ceil(batas.getSouth() / perLat) * perLat; lat < batas.getNorth(); lat += perLat)
    garis([lat, batas.getWest()], [lat, batas.getEast()])
  for (let lng = Math.ceil(batas.getWest() / perLng) * perLng; lng < batas.getEast(); lng += perLng)
    garis([batas.getSouth(), lng], [batas.getNorth(), lng])
  return lapis
}

/** 1, 2 or 5 times a power of ten: about a dozen lines across. */
function langkahKisi(lebar: number): number {
  const kasar = Math.max(1, lebar / 12)
  const pangkat = 10 ** Math.floor(Math.log10(kasar))
  return ([1, 2, 5, 10].find((kali) => kali * pangkat >= kasar) ?? 10) * pangkat
}

/** What the map should show at first: the area, else the punches; null where neither is known. */
export function kotakAwal(draf: Draf, posisi: readonly Titik[]): readonly LatLngTuple[] | null {
  const { boundaries } = areaOf(draf)
  const titik = boundaries.length > 0 ? boundaries : posisi
  return titik.length === 0 ? null : titik.map(titikPeta)
}
