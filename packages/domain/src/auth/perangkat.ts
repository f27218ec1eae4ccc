/** In this order: many browsers name others beside themselves. */
const PERAMBAN: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:OPR|OPT|Opera(?: Mini| Mobi)?)\b/, 'Opera'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\b(?:Mi|Xiaomi)\w*Browser\//i, 'Mi Browser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]
const SISTEM: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** The browser that sent a user agent; undefined for one that nobody knows. */
export function namaPeramban(userAgent: string): string | undefined {
  return findNama(PERAMBAN, userAgent)
}

/** Its system: a phone's maker or a computer's. */
export function namaSistem(userAgent: string): string | undefined {
  return findNama(SISTEM, userAgent)
}

/** A device in plain words, from the user agent it sent: `Chrome di Android`. */
export function namaPerangkat(userAgent: string): string {
  const [peramban, sistem] = [namaPeramban(userAgent), namaSistem(userAgent)]
  if (sistem === undefined) return peramban ?? 'Perangkat tidak dikenal'
  return peramban === undefined ? sistem : `${peramban} di ${sistem}`
}

function findNama(daftar: readonly (readonly [RegExp, string])[], userAgent: string): string | undefined {
  return daftar.find(([pola]) => pola.test(userAgent))?.[1]
}
