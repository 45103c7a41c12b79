'use strict';

const { ServerProblem } = require('./process');

/** The oldest server that this extension works with. */
const OLDEST = '0.1.0';

/** Compares the numbers of two versions; a suffix such as -SNAPSHOT is ignored. */
function isOlder(version, than) {
  const [a, b] = [version, than].map((each) => each.split('-')[0].split('.').map(Number));
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    if ((a[i] ?? 0) !== (b[i] ?? 0)) {
      return (a[i] ?? 0) < (b[i] ?? 0);
    }
  }
  return false;
}

/** Throws a ServerProblem if the answer to `initialize` is not from a recent server of schemac. */
function checkVersion(info, command, oldest = OLDEST) {
  if (info?.name !== 'schemac') {
    throw new ServerProblem(`'${command}' is not the language server of schemac. Set schemac.command, such as ["schemac", "lsp"].`);
  }
  if (!/^\d+(\.\d+)*(-.*)?$/.test(info.version ?? '')) {
    throw new ServerProblem(`The language server '${command}' reports no version. This extension needs schemac ${oldest} or later.`);
  }
  if (isOlder(info.version, oldest)) {
    throw new ServerProblem(`The language server '${command}' is schemac ${info.version}. This extension needs schemac ${oldest} or later.`);
  }
}

module.exports = { checkVersion };
