/** The oldest browsers that the app runs in, in the words of the build's target */
export const FLOOR = { chrome: 114, safari: 17, firefox: 125 } as const
export const TARGET = Object.entries(FLOOR).map(([name, version]) => name + version)

/** The year of the standard whose syntax all of them read */
export const SYNTAX = 2024

const BELOW =
  'Peramban ini sudah terlalu lama untuk membuka halaman ini: perbarui perambannya (Chrome di ponsel lewat Play Store, Safari lewat pembaruan iOS di Pengaturan iPhone), lalu buka lagi halaman ini.'

/**
 * The beginning of each inline script. Popovers came to all three with the versions of the floor: a browser without them reads one sentence,
 * and a comment that nothing ends takes the rest of the page, its scripts among it. What some at the floor lack and the app calls is
 * given to them: Chrome has `Map.groupBy` from 117 on, Safari from 17.4 on.
 */
export const onFloor = `if(!('popover' in document.documentElement)){document.write('<p class="p-4 text-center" role="alert">${BELOW}</p><!--');return}
if(!Map.groupBy)Map.groupBy=function(list,of){var map=new Map;Array.from(list).forEach(function(one,i){var key=of(one,i);map.has(key)?map.get(key).push(one):map.set(key,[one])});return map};`
