/** The host of the calls. */
export const apiHost = /^api\.localhost(?::\d+)?$/;

/** A tenant's own site answers any name that is not one of the platform's fixed ones. */
export const tenantHost = /^(?!(?:api|media|partner|evil)\.)[a-z0-9-]+\.localhost(?::\d+)?$/;
