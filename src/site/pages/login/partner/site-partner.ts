import type { CountryCode } from '../../../../routing/path-sets/path-set-of.ts';
import { createPartnerWorkflow, type PartnerWorkflow } from '../../../../store/identity/providers/partner/partner-workflow.ts';
import { loadPartnerScript } from './load-partner-script.ts';
import { createPartnerPlace } from './partner-place.ts';

/** A partner's workflow on the site's own sign-in pages. */
export const sitePartner = (countryCode: CountryCode | undefined): PartnerWorkflow =>
  createPartnerWorkflow({ place: createPartnerPlace(countryCode), load: loadPartnerScript });
