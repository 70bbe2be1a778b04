/** After `npm install`: names no registry in the lock file, and lists the optional packages of every platform.
 *
 * A registry that lacks a package for some foreign platform leaves it out of the lock file, and then `npm ci` refuses to work.
 */

import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
const OS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const CPU = {
  'arm-eabi': 'arm',
  'arm-gnueabihf': 'arm',
  arm64: 'arm64',
  x64: 'x64',
  ppc64: 'ppc64',
  s390x: 's390x',
  wasm32: 'wasm32',
};

for (const entry of Object.values(lock.packages)) {
  delete entry.resolved;
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const path = `node_modules/${name}`;
    if (lock.packages[path] || !/^\d/.test(version)) continue;
    const os = OS.filter((o) => name.includes(o));
    const cpu = Object.entries(CPU).find(([key]) => name.includes(key))?.[1];
    lock.packages[path] = {
      version,
      dev: true,
      optional: true,
      ...(cpu ? { cpu: [cpu] } : {}),
      ...(os.length ? { os } : {}),
    };
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
