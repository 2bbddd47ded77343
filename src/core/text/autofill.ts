/** Autofill tokens by well-known name (WCAG 1.3.5). Never for user names, passwords, codes and cards. */
const TOKENS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    email: 'email',
    name: 'name fullname yourname',
    'given-name': 'firstname givenname',
    'family-name': 'lastname surname familyname',
    tel: 'phone phonenumber tel mobile',
    organization: 'company organization organisation employer',
    'organization-title': 'jobtitle',
    'street-address': 'address streetaddress street',
    'address-line1': 'addressline1',
    'address-line2': 'addressline2',
    'address-level2': 'city town',
    'address-level1': 'state province region',
    'postal-code': 'zip zipcode postcode postalcode',
    'country-name': 'country',
    bday: 'birthday dateofbirth dob',
    url: 'website homepage',
    language: 'language',
  }).flatMap(([token, names]) => names.split(' ').map((name) => [name, token] as const)),
);

/** The autofill token for a property's name; an email address is one whatever its name. */
export function autofillToken(name: string, format: string | undefined): string | undefined {
  if (name.length > 40) return format === 'email' ? 'email' : undefined;
  const token = TOKENS.get(name.toLowerCase().replace(/[_\s-]/g, ''));
  return token ?? (format === 'email' ? 'email' : undefined);
}
