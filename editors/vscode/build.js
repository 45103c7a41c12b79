'use strict';

// Bundles the extension and its dependencies to one file, with their licences in another one.

const esbuild = require('esbuild');
const fs = require('node:fs');
const path = require('node:path');

const MODULES = 'node_modules/';

/** The folder of the package that a bundled file belongs to; undefined for files of this project. */
function packageFolder(file) {
  const start = file.lastIndexOf(MODULES);
  if (start < 0) {
    return undefined;
  }
  const [scope, name] = file.substring(start + MODULES.length).split('/');
  return file.substring(0, start) + MODULES + (scope.startsWith('@') ? `${scope}/${name}` : scope);
}

function notice(folder) {
  const { name, version, license } = JSON.parse(fs.readFileSync(path.join(__dirname, folder, 'package.json'), 'utf8'));
  const file = fs.readdirSync(path.join(__dirname, folder)).find((each) => /^licen[cs]e(\.(txt|md))?$/i.test(each));
  if (!license || !file) {
    throw new Error(`${folder} has no licence`);
  }
  const text = fs.readFileSync(path.join(__dirname, folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
  return `${name} ${version} (${license})\n\n${text}\n`;
}

const result = esbuild.buildSync({
  absWorkingDir: __dirname,
  entryPoints: ['src/extension.js'],
  outfile: 'dist/extension.js',
  bundle: true,
  platform: 'node',
  target: 'node20',
  external: ['vscode'],
  mainFields: ['module', 'main'],
  minify: true,
  keepNames: true,
  legalComments: 'none', // dist/NOTICES.txt has the licences
  charset: 'utf8',
  metafile: true,
  logLevel: 'warning',
});
const folders = [...new Set(Object.keys(result.metafile.inputs).map(packageFolder))].filter((folder) => folder).sort();
const line = `\n${'-'.repeat(80)}\n\n`;
fs.writeFileSync(
  path.join(__dirname, 'dist/NOTICES.txt'),
  `dist/extension.js contains these packages:\n${line}${folders.map(notice).join(line)}`,
);
