/*
 * What of Leaflet's stylesheet our map needs. It is adopted by the page when a map first stands there: a file of its own
 * would be one more that every visitor's build carries.
 */
const GAYA = `
.leaflet-container { overflow: hidden; outline-offset: 1px; background: #e8eeec; font: inherit; touch-action: none; }
.leaflet-pane, .leaflet-tile, .leaflet-marker-icon, .leaflet-tile-container, .leaflet-pane > svg, .leaflet-pane > canvas, .leaflet-zoom-box, .leaflet-image-layer, .leaflet-layer { position: absolute; left: 0; top: 0; }
.leaflet-container svg, .leaflet-container .leaflet-tile { max-width: none; max-height: none; }
.leaflet-tile, .leaflet-marker-icon { user-select: none; -webkit-user-drag: none; }
.leaflet-tile { visibility: hidden; } .leaflet-tile-loaded { visibility: inherit; }
.leaflet-pane { z-index: 400; } .leaflet-tile-pane { z-index: 200; } .leaflet-overlay-pane { z-index: 400; } .leaflet-marker-pane { z-index: 600; } .leaflet-tooltip-pane { z-index: 650; } .leaflet-map-pane canvas { z-index: 100; } .leaflet-map-pane svg { z-index: 200; }
.leaflet-zoom-animated { transform-origin: 0 0; }
.leaflet-interactive { cursor: pointer; } .leaflet-grab { cursor: grab; } .leaflet-crosshair { cursor: crosshair; } .leaflet-dragging .leaflet-grab { cursor: grabbing; }
.leaflet-pane > svg path, .leaflet-tile-container { pointer-events: none; } .leaflet-pane > svg path.leaflet-interactive { pointer-events: auto; }
.leaflet-control { position: relative; z-index: 800; pointer-events: auto; float: left; clear: both; }
.leaflet-top, .leaflet-bottom { position: absolute; z-index: 1000; pointer-events: none; } .leaflet-top { top: 0; } .leaflet-bottom { bottom: 0; } .leaflet-left { left: 0; } .leaflet-right { right: 0; } .leaflet-right .leaflet-control { float: right; }
.leaflet-control-zoom { margin: 12px; border: 1px solid #82918d; border-radius: 8px; background: #fff; overflow: hidden; }
.leaflet-control-zoom a { display: block; width: 44px; height: 40px; line-height: 40px; text-align: center; font-size: 20px; color: #10201d; text-decoration: none; } .leaflet-control-zoom a:hover { background: #eef2f1; } .leaflet-control-zoom a + a { border-top: 1px solid #e0e7e5; }
.leaflet-control-scale { margin: 0 12px 12px; } .leaflet-control-scale-line { border: 2px solid #4f5e5a; border-top: 0; font-size: 12px; padding: 0 4px; color: #10201d; }
.leaflet-control-attribution { background: #fffc; padding: 0 6px; font-size: 12px; }
.peta-sudut { border-radius: 50%; background: #fff; border: 3px solid #0f766e; } .peta-tengah { border-radius: 50%; background: #fff; border: 2px solid #0f766e; opacity: .85; } .peta-silang { border-radius: 50%; border: 4px solid #b91c1c; background: #b91c1c40; } .peta-uji { border-radius: 50%; border: 3px solid #fff; background: #6d28d9; box-shadow: 0 0 0 2px #6d28d9; }
.peta-sudut:focus-visible { outline: 3px solid #1d4ed8; outline-offset: 2px; }
`

let isAdopted = false

/** Gives the page what a map looks like, once. */
export function addGaya(): void {
  if (isAdopted) return
  isAdopted = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(GAYA)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
