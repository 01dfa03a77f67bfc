import type * as z from 'zod/mini';
import type { Call } from './call.ts';
import type { Client } from './client.ts';

/** The same call, made by a guest who pays a gift: its proof goes beside the guest's own token, and in no address. */
function byGuestBuyer<I extends z.ZodMiniType, O extends z.ZodMiniType>(call: Call<I, O>, token: string): Call<I, O> {
  return {
    ...call,
    request(input, endpoints) {
      const request = call.request(input, endpoints);
      return { ...request, headers: { ...request.headers, 'x-footlight-guest-checkout': token } };
    },
  };
}

/** A client whose calls are a guest's who pays a gift. @param token of `beginGuestCheckout` @source spec 2 §7 "/user/guest-checkout-principal" */
export const guestBuyerClient = (client: Client, token: string): Client => ({
  call: (call, input, options) => client.call(byGuestBuyer(call, token), input, options),
});
