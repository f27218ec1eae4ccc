import { onFloor } from './floor.ts'
import { staysWhenTranslated } from './translated.ts'
import type { EarlyChunks } from './route-chunks.ts'

/** `renderer`, `data` and `router` are files of libraries: most of what home's first sight waits for, and most of what the app does. */
type Start = {
  readonly api: string
  readonly chunks: EarlyChunks
  readonly renderer: string
  readonly data: string
  readonly router: string
}

const LIBRARY = /\/vendor-/

/**
 * The page's only inline script, run before any other: asks for the profile if a token is stored (`lib/http.ts` takes
 * the answer) and preloads the chunks of the app, of the session and of the screen this address will show, with the stylesheets that
 * this waits for (fetched as Vite's imports fetch them, else they would come twice). At home the first
 * sight comes first, with the small files of the app and of a punch, then the libraries that it does without. Where somebody has
 * tapped before the app is there (`preloadPunch`), a punch's screens come beside the last of these, and then what sends it: a slow
 * line carries each thing when it is wanted, and never waits. Where the app itself cannot be had, the page says so and offers
 * another try. Plain old syntax, since nothing compiles it and browsers below the floor (`build/floor.ts`) read it as well.
 */
export function startScript({ api, chunks, renderer, data, router }: Start): string {
  const { app, awal, punch, punchSent, session, byPath } = chunks
  const files = [
    ...new Set([...app, ...awal, ...session, ...punch, ...punchSent, ...Object.values(byPath).flat()]),
  ]
  const indices = (names: readonly string[]) => names.map((name) => files.indexOf(name))
  const paths = Object.fromEntries(Object.entries(byPath).map(([path, names]) => [path, indices(names)]))
  const lists = {
    files,
    paths,
    app: indices(app),
    session: indices(session),
    sight: indices([
      ...awal,
      ...[...app, ...session, ...punch.slice(1)].filter((name) => !LIBRARY.test(name)),
    ]),
    punch: indices(punch),
    punchSent: indices(punchSent),
  }
  return `(function(){
${onFloor}
${staysWhenTranslated}
addEventListener('error',function(e){if(e.target.type!=='module')return;var parts=document.getElementById('root').children;parts[0].hidden=true;parts[1].hidden=false;parts[1].lastElementChild.onclick=function(){location.reload()}},true);
var ${Object.entries(lists)
    .map(([name, list]) => `${name}=${JSON.stringify(list)}`)
    .join()},token=null;
try{token=localStorage.getItem('rekan.token');if(localStorage.getItem('rekan.huruf'))document.documentElement.className='huruf'}catch(e){}
if(token){self.earlyProfile=fetch(${JSON.stringify(`${api}/profile`)},{headers:{Accept:'application/json',Authorization:'Bearer '+token}});self.earlyProfile.catch(function(){})}
function preload(list){list.forEach(function(i){if(!files[i])return;var link=document.createElement('link');link.rel='modulepreload';if(/css$/.test(files[i])){link.rel='preload';link.as='style';link.crossOrigin=''}link.href='/'+files[i];document.head.appendChild(link);files[i]=''})}
var here={},wanted=0;
self.preloadPunch=function(){wanted=1;goOn()};
var path=location.pathname.replace(/\\/+$/,'');
if(!token&&path.indexOf('/auth/')!==0)path='/auth/sign-in';
if(token&&(path===''||path==='/auth/sign-in'))path='/home';
var all=app.concat(token?session:[],paths[path]||[]);
function goOn(){if(here[${JSON.stringify(renderer)}])preload(all);if(wanted&&here[${JSON.stringify(data)}])preload(punch);if(wanted&&here[${JSON.stringify(router)}])preload(punchSent)}
if(token&&path==='/home'){preload(sight);document.addEventListener('load',function(e){here[String(e.target.href).replace(location.origin+'/','')]=1;goOn()},true)}
else preload(all)
})()`.replaceAll('\n', '')
}

/**
 * The client's page: asks what its link opens before any script has come, of which `pintu.api.ts` takes the answer. A round trip of a
 * slow line is half a second.
 */
export function clientScript(api: string): string {
  return `(function(){
${onFloor}
${staysWhenTranslated}
var link='';
try{link=decodeURIComponent(location.pathname.replace(/^\\/klien\\//,'').replace(/\\/+$/,''))}catch(e){}
self.earlyTautan=fetch(${JSON.stringify(`${api}/klien/tautan`)},{method:'POST',headers:{Accept:'application/json','Content-Type':'application/json'},body:JSON.stringify({tautan:link}),signal:AbortSignal.timeout(45000)});
self.earlyTautan.catch(function(){})
})()`.replaceAll('\n', '')
}
