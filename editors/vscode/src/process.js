'use strict';

const { spawn } = require('node:child_process');

/** The longest part of the server's standard error that is kept for a message. */
const KEPT_CHARACTERS = 2000;

/** A sentence for the user: why there is no server. */
class ServerProblem extends Error {}

/** Returns the command and its arguments from the setting. */
function commandOf(setting) {
  if (!Array.isArray(setting) || setting.length === 0 || !setting.every((part) => typeof part === 'string') || !setting[0].trim()) {
    throw new ServerProblem('Cannot start the language server: expected a list of strings in the setting schemac.command, such as ["schemac", "lsp"].');
  }
  return setting;
}

/** Windows starts scripts such as schemac.bat by its shell only, which needs quotes around blanks. */
function spawnArguments([command, ...args], platform) {
  if (platform !== 'win32') {
    return [command, args, {}];
  }
  const quoted = (part) => (/^[\w.:\\/=-]+$/.test(part) ? part : `"${part}"`);
  return [quoted(command), args.map(quoted), { shell: true, windowsHide: true }];
}

/**
 * A process with the language server.
 *
 * `ended` resolves to a phrase such as "exit code 2: unknown option", once the process has ended.
 */
class ServerProcess {
  constructor(child, command) {
    this.child = child;
    this.command = command;
    this.stderr = '';
    child.stderr.setEncoding('utf8');
    child.stderr.on('data', (part) => {
      this.stderr = (this.stderr + part).slice(-KEPT_CHARACTERS);
    });
    child.stdin.on('error', () => {}); // the process has ended, which `ended` reports
    this.ended = new Promise((resolve) => child.once('close', (code, signal) => resolve(this.#ending(code, signal))));
  }

  #ending(code, signal) {
    const lines = this.stderr.split('\n').map((line) => line.trim());
    const first = lines.find((line) => line && !line.startsWith('Picked up ')); // what a JVM prints about its options
    return (signal ? `signal ${signal}` : `exit code ${code}`) + (first ? `: ${first}` : '');
  }

  /** Closes the input of the process, which ends a server, and kills it if it has not ended after this time. */
  async end(milliseconds) {
    this.child.stdin.end();
    const timer = setTimeout(() => this.child.kill('SIGKILL'), milliseconds);
    const late = new Promise((resolve) => setTimeout(resolve, 2 * milliseconds).unref());
    await Promise.race([this.ended, late]); // a process of a killed script may keep the streams open
    clearTimeout(timer);
  }
}

/** Starts the server; rejects with a ServerProblem if there is no such program. */
function startProcess(setting, cwd, platform = process.platform) {
  const command = commandOf(setting);
  const [program, args, options] = spawnArguments(command, platform);
  return new Promise((resolve, reject) => {
    const failed = (error) => reject(new ServerProblem(sentence(command[0], error)));
    let child;
    try {
      child = spawn(program, args, { ...options, cwd, stdio: 'pipe' });
    } catch (error) {
      failed(error);
      return;
    }
    child.on('error', failed);
    child.once('spawn', () => resolve(new ServerProcess(child, command.join(' '))));
  });
}

function sentence(program, error) {
  switch (error.code) {
    case 'ENOENT':
      return `Cannot start the language server: the command '${program}' was not found. Install schemac, or set its path in schemac.command.`;
    case 'EACCES':
      return `Cannot start the language server: '${program}' is not an executable file. Set the path of schemac in schemac.command.`;
    default:
      return `Cannot start the language server '${program}': ${error.message}. Check the setting schemac.command.`;
  }
}

module.exports = { ServerProblem, spawnArguments, startProcess };
