import { posix } from 'node:path'

/**
 * Who may import whom. `file` is the importing file and `specifier` what it names, both as in the source (paths from
 * the repository's root, with slashes). Answers what is wrong, or null.
 */
export function judgeImport(file, specifier, isTypeOnly) {
  const target = targetOf(file, specifier)
  const to = target === null ? null : placeOf(target)
  if (to?.layer === 'web routes') {
    return isRouteTree(file) ? null : 'Nobody imports a route: move what is shared to a feature, ui or lib.'
  }
  if (isTestSide(file)) return null
  const from = placeOf(file)
  if (from === null) return null
  const name = from.feature ? `${from.layer}/${from.feature}` : from.layer

  if (to === null) {
    const allowed = PACKAGES[from.layer]
    return !allowed || allowed.includes(specifier.split('/')[0])
      ? null
      : `${name} may not import the package ${specifier}.`
  }
  if (isRights(target) && from.layer.startsWith('web') && !isTypeOnly)
    return 'The browser has no table of rights: they come with the profile, ask lib/boleh.ts.'
  if (from.layer === to.layer && from.feature === to.feature) return null
  if (isTypeOnly && TYPES[from.layer]?.includes(to.layer)) return null
  if (from.layer === to.layer && FEATURE_DOORS[from.layer]?.test(target)) return null
  if (LAYERS[from.layer].includes(to.layer)) return null
  return `${name} may not import ${isTypeOnly ? 'types of ' : ''}${to.feature ? `${to.layer}/${to.feature}` : to.layer} (${specifier}).${hintFor(from, to)}`
}

const LAYERS = {
  domain: [],
  contract: ['domain'],
  'server platform': ['contract', 'domain'],
  'server features': ['server platform', 'contract', 'domain'],
  'server demo': ['server features', 'server platform', 'contract', 'domain'],
  server: ['server demo', 'server features', 'server platform', 'contract', 'domain'],
  'web ui': ['web lib', 'domain'],
  'web lib': ['web ui', 'domain'],
  'web features': ['web ui', 'web lib', 'domain'],
  'web routes': ['web features', 'web ui', 'web lib', 'web', 'domain'],
  web: ['web features', 'web ui', 'web lib', 'domain'],
}

/** Layers of which the types may be imported, since they vanish from the bundle. */
const TYPES = {
  'web ui': ['contract'],
  'web lib': ['contract', 'web'],
  'web features': ['contract', 'web'],
  'web routes': ['contract'],
  web: ['contract'],
}

/** The one door through which a feature may reach another. */
const FEATURE_DOORS = {
  'server features': /\.service\.ts$/,
  'web features': /\.queries\.ts$/,
}

/** Packages from outside; a layer that isn't named here may use any. */
const PACKAGES = { domain: [], contract: ['zod'] }

function placeOf(path) {
  const [top, part, , folder, feature, ...rest] = path.split('/')
  if (top === 'packages') return { layer: part, feature: null }
  if (top !== 'apps') return { layer: 'outside', feature: null }
  if (!['platform', 'features', 'demo', 'ui', 'lib', 'routes'].includes(folder) || feature === undefined) {
    return { layer: part, feature: null }
  }
  return { layer: `${part} ${folder}`, feature: folder === 'features' && rest.length > 0 ? feature : null }
}

/** The imported file's path, or null for a package from outside. */
function targetOf(file, specifier) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
  if (specifier.startsWith('@/')) return `apps/web/src/${specifier.slice(2)}`
  const own = /^@rekan\/(contract|domain|server|web)\/?(.*)$/.exec(specifier)
  if (own === null) return null
  return `${['server', 'web'].includes(own[1]) ? 'apps' : 'packages'}/${own[1]}/src/${own[2]}`
}

/** Tests, benches and configurations stand outside the product and may look at all of it. */
function isTestSide(file) {
  return !/^(apps|packages)\/[^/]+\/src\//.test(file) || /\.test\.tsx?$/.test(file)
}

/** Who may do what, and the roles that it is told by. */
function isRights(target) {
  return /^packages\/domain\/src\/(akses|boleh|peran)(\.ts)?$/.test(target)
}

function isRouteTree(file) {
  return file.endsWith('/routeTree.gen.ts')
}

function hintFor(from, to) {
  if (to.layer === 'contract') return ' The browser takes types alone: import type.'
  if (from.layer !== to.layer) return ''
  return from.layer === 'web features' ? ' Its *.queries.ts is open.' : ' Its *.service.ts is open.'
}
