/** The platform cannot start; the message says what to do. */
export class StartRefused extends Error {
  readonly code: 'bad-option' | 'one-process' | 'folder-held' | 'port-busy' | 'bad-data-folder' | 'bad-database-url' | 'database-unreachable' | 'bad-registered-origin' | 'bad-ad-origin' | 'bad-card-fields' | 'bad-real-data' | 'bad-framed-page' | 'vendor-settings' | 'vendor-tenants' | 'vendor-keys' | 'data-keys' | 'production-data' | 'demo-accounts' | 'other-data' | 'kept-data';

  constructor(code: StartRefused['code'], message: string) {
    super(message);
    this.code = code;
  }
}
