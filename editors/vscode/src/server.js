'use strict';

const { ServerProblem, startProcess } = require('./process');
const { checkVersion } = require('./version');

/** A server that ends more often than this in three minutes is not started again. */
const MOST_RESTARTS = 4;
const PERIOD_MILLISECONDS = 3 * 60 * 1000;

/** A JVM on a busy machine starts within this time. */
const PATIENCE_MILLISECONDS = 60_000;

/** A server that has not ended this long after its client is killed. */
const END_MILLISECONDS = 2_000;

const CANCELLED = Symbol('cancelled');

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds).unref());

/**
 * The language server and its client: at most one of each. Starts and stops are done one after the other.
 *
 * `host` connects it with the editor:
 * - `command()` and `folder()` return the setting and the working folder,
 * - `createClient(process)` returns a client with `start()`, which resolves to the answer to `initialize`, and `stop()`,
 * - `report(sentence)` shows a problem, `log(line)` writes to the output.
 */
class Server {
  #host;
  #patience;
  #queue = Promise.resolve();
  #running;
  #calls = 0;
  /** Called to give up a start. */
  #cancelStart = () => {};
  #endings = [];

  constructor(host, patience = PATIENCE_MILLISECONDS) {
    this.#host = host;
    this.#patience = patience;
  }

  /** Starts the server, or starts it again, without waiting for an earlier start. A problem is reported, not thrown. */
  restart() {
    this.#endings = [];
    return this.#replace(() => this.#begin());
  }

  /** Ends the server. */
  stop() {
    return this.#replace(() => {});
  }

  /** Ends the server and does the next step, unless another call comes before it. */
  #replace(step) {
    const call = ++this.#calls;
    this.#cancelStart();
    return this.#next(async () => {
      await this.#end();
      if (call === this.#calls) {
        await step();
      }
    });
  }

  #next(action) {
    this.#queue = this.#queue.then(action).catch((error) => this.#failed(error));
    return this.#queue;
  }

  #failed(error) {
    const expected = error instanceof ServerProblem;
    this.#host.log(expected ? error.message : String(error.stack));
    this.#host.report(expected ? error.message : `The language server cannot be used: ${error.message}`);
  }

  async #begin() {
    const cancelled = new Promise((resolve) => {
      this.#cancelStart = () => resolve(CANCELLED);
    });
    const process = await startProcess(this.#host.command(), this.#host.folder());
    this.#host.log(`started ${process.command}`);
    const running = { process, client: this.#host.createClient(process) };
    this.#running = running;
    try {
      const answer = await Promise.race([this.#answer(running), cancelled]);
      if (answer === CANCELLED) {
        return; // the next call ends it
      }
      checkVersion(answer.serverInfo, process.command);
    } catch (error) {
      await this.#end();
      throw error;
    }
    process.ended.then((ending) => this.#next(() => this.#ended(running, ending)));
  }

  /** Waits for the answer to `initialize`: the client itself waits forever. */
  async #answer({ process, client }) {
    let timer;
    const problem = (sentence) => new ServerProblem(`The language server '${process.command}' ${sentence}`);
    const late = new Promise((resolve, reject) => {
      timer = setTimeout(() => reject(problem(`has not answered within ${this.#patience / 1000} seconds.`)), this.#patience);
    });
    const ended = process.ended.then((ending) => {
      throw problem(`ended before it was ready, with ${ending}`);
    });
    // The client also fails if the process ends; the process knows the reason.
    const started = client.start().catch((error) => Promise.race([ended, pause(1_000).then(() => Promise.reject(error))]));
    try {
      return await Promise.race([started, ended, late]);
    } finally {
      clearTimeout(timer);
      for (const each of [started, ended, late]) {
        each.catch(() => {}); // nobody waits for it any more
      }
    }
  }

  /** Starts the server again after it has ended by itself, unless it does so often. */
  async #ended(ended, ending) {
    if (this.#running !== ended) {
      return;
    }
    this.#host.log(`${ended.process.command} ended with ${ending}`);
    await this.#end();
    const now = Date.now();
    this.#endings = [...this.#endings.filter((time) => now - time < PERIOD_MILLISECONDS), now];
    if (this.#endings.length > MOST_RESTARTS) {
      throw new ServerProblem(`The language server ended ${this.#endings.length} times within three minutes, the last time with ${ending}`);
    }
    await this.#begin();
  }

  async #end() {
    const running = this.#running;
    this.#running = undefined;
    if (running) {
      await running.client.stop();
      await running.process.end(END_MILLISECONDS);
    }
  }
}

module.exports = { Server };
