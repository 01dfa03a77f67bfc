import { and, eq } from 'drizzle-orm';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Database } from '../../../db/database.ts';
import { providerRecords } from '../../../db/tables/identity/account-tables.ts';

type Row = typeof providerRecords.$inferSelect;

/** What a provider keeps, as rows, so that any process answers for it. By the machine's clock, as the library reads no other. */
export class ProviderRecords implements Adapter {
  readonly #db: Database;
  readonly #provider: string;
  readonly #model: string;

  constructor(db: Database, provider: string, model: string) {
    this.#db = db;
    this.#provider = provider;
    this.#model = model;
  }

  #mine = (column: 'id' | 'uid' | 'userCode', value: string) =>
    and(eq(providerRecords.provider, this.#provider), eq(providerRecords.model, this.#model), eq(providerRecords[column], value));

  async #one(column: 'id' | 'uid' | 'userCode', value: string): Promise<AdapterPayload | undefined> {
    const [row] = await this.#db.select().from(providerRecords).where(this.#mine(column, value));
    return row && payloadOf(row);
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    const kept = {
      payload: payload as Record<string, unknown>, grantId: payload.grantId ?? null, userCode: payload.userCode ?? null, uid: payload.uid ?? null,
      expiresAt: expiresIn ? Date.now() + expiresIn * 1000 : null,
    };
    await this.#db.insert(providerRecords).values({ provider: this.#provider, model: this.#model, id, ...kept })
      .onConflictDoUpdate({ target: [providerRecords.provider, providerRecords.model, providerRecords.id], set: kept });
  }

  find = (id: string): Promise<AdapterPayload | undefined> => this.#one('id', id);
  findByUid = (uid: string): Promise<AdapterPayload | undefined> => this.#one('uid', uid);
  findByUserCode = (userCode: string): Promise<AdapterPayload | undefined> => this.#one('userCode', userCode);

  async consume(id: string): Promise<void> {
    await this.#db.update(providerRecords).set({ consumedAt: Date.now() }).where(this.#mine('id', id));
  }

  async destroy(id: string): Promise<void> {
    await this.#db.delete(providerRecords).where(this.#mine('id', id));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.#db.delete(providerRecords).where(and(eq(providerRecords.provider, this.#provider), eq(providerRecords.model, this.#model), eq(providerRecords.grantId, grantId)));
  }
}

function payloadOf({ payload, expiresAt, consumedAt }: Row): AdapterPayload | undefined {
  if (expiresAt !== null && expiresAt <= Date.now()) return undefined;
  return { ...payload, ...(consumedAt === null ? {} : { consumed: Math.floor(consumedAt / 1000) }) };
}
