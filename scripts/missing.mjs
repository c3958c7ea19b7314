/**
 * What to say when something that a first start needs is missing or in the way: one sentence on what is the matter and
 * one on what to do. Plain JavaScript, because it speaks before the project's own Node is there.
 */

/** The oldest Node that can install the project; as `engines` in package.json. */
export const LEAST_NODE = 20;

/**
 * Null when this Node will do.
 * @param {string} version as in process.version
 * @returns {string | null}
 */
export function nodeTooOld(version) {
  const major = Number(/^v?(\d+)/.exec(version)?.[1] ?? 0);
  if (major >= LEAST_NODE) return null;
  return `This is Node ${version}, and CampusAtlas needs Node ${LEAST_NODE} or newer. Get it from https://nodejs.org, or with your version manager (nvm install ${LEAST_NODE}).`;
}

/** What npm prints when the step failed, and what that means; the first that fits is said. */
const INSTALL_TROUBLE = /** @type {[RegExp, string][]} */ ([
  [
    /\bENOENT\b.*\bspawn\b|\bspawn\b.*\bENOENT\b/,
    'npm was not found. It comes with Node: install Node from https://nodejs.org, and see that `npm --version` answers.',
  ],
  [/\bENOSPC\b/, 'The disk is full. The packages take about 700 MB; make room and start again.'],
  [
    /\b(EROFS|EACCES|EPERM)\b/,
    'The project’s folder cannot be written to. Clone it to a place that is yours, or change who owns it; sudo is not needed.',
  ],
  [
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b/,
    'The package registry could not be reached. Look at the network, and behind a proxy at `npm config get proxy` and `npm config get registry`; what was fetched is kept, so starting again goes on from there.',
  ],
  [
    /\b(E401|E403|ENEEDAUTH)\b/,
    'The package registry refused. `npm config get registry` says which one was asked, and ~/.npmrc as whom.',
  ],
  [
    /\b(E404|ETARGET)\b/,
    'The package registry does not have a package that the lockfile names. `npm config get registry` says which one was asked.',
  ],
  [
    /\b(EINTEGRITY|CERT_\w+|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_(GET|VERIFY)_\w+)\b/,
    'What came is not what the lockfile describes, or came from someone whose certificate is not known. Something on the way may change it; `npm cache verify` mends a broken cache.',
  ],
]);

/**
 * What is said after npm failed; its own message has been shown.
 * @param {string} printed what npm printed on its error channel, or the text of the error that kept it from starting
 * @returns {string}
 */
export function installTrouble(printed) {
  const known = INSTALL_TROUBLE.find(([pattern]) => pattern.test(printed));
  return known ? known[1] : 'npm could not install the packages; its message is above.';
}

/** npm succeeded, and the Node that it should have brought is not there. */
export const NO_PROJECT_NODE =
  'The packages are installed, but the project’s own Node is not among them: its install script did not run. Allow install scripts (`npm config set ignore-scripts false`), remove node_modules and start again.';

/**
 * What to say of an error in a step that writes to the disk; null when it is of another kind.
 * @param {unknown} error
 * @returns {string | null}
 */
export function diskTrouble(error) {
  const { code, path: file } = /** @type {NodeJS.ErrnoException} */ (error ?? {});
  const what = file ? `${file} cannot be written` : 'The project’s folder cannot be written to';
  if (code === 'EROFS') return `${what}: the disk is read-only. Clone the project to a disk that is not.`;
  if (code === 'EACCES' || code === 'EPERM') return `${what}: it belongs to somebody else. Change who owns the folder.`;
  if (code === 'ENOSPC') return `${what}: the disk is full. Make room and start again.`;
  return null;
}

/**
 * What to say of a port that cannot be had.
 * @param {'taken' | 'forbidden'} state
 * @param {number} port
 * @param {string} command that is to be given again, such as `npm start`
 * @param {string} variable that names the port to it
 * @returns {string}
 */
export function portTrouble(state, port, command, variable = 'PORT') {
  if (state === 'forbidden')
    return `Port ${port} is for the system alone. Choose one above 1023: ${variable}=${port + 8000} ${command}`;
  const other = port < 65_535 ? port + 1 : port - 1;
  return `Port ${port} is taken by another program, perhaps by an earlier start. End that one, or choose another port: ${variable}=${other} ${command}`;
}

export const NO_BROWSER = [
  'The browser tests need Chromium or Chrome, and there is none that could be found or installed.',
  '  Debian, Ubuntu:  sudo apt-get install chromium      (or Google Chrome’s own package)',
  '  Fedora:          sudo dnf install chromium',
  '  macOS, Windows:  install Google Chrome',
  '  anywhere:        npx playwright install --with-deps chromium',
  'One in an unusual place is named by CHROMIUM_PATH=/path/to/chrome npm test; `npm test -- unit worker` needs none.',
].join('\n');
