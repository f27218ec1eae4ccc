/** A length in metres in words: `240 m`, `1,2 km`. */
export function formatJarak(meter: number): string {
  return meter < 1000
    ? `${meter} m`
    : `${(meter / 1000).toLocaleString('id-ID', { maximumFractionDigits: 1 })} km`
}
