// The page of all calls: draws them from the OpenAPI description and sends what is typed.
const byId = (id) => document.getElementById(id);
const template = byId('call');

/** A value of the right kind for every field, as a start for typing. */
function example(schema) {
  const one = schema.anyOf?.[0] ?? schema;
  if (one.enum) return one.enum[0];
  if (one.const !== undefined) return one.const;
  if (one.type === 'array') return [example(one.items ?? {})];
  if (one.type === 'object')
    return Object.fromEntries(Object.entries(one.properties ?? {}).map(([name, inner]) => [name, example(inner)]));
  return { string: '', number: 0, integer: 0, boolean: false }[one.type] ?? null;
}

async function send(path, needsKey, body, answer) {
  const headers = { 'content-type': 'application/json' };
  const token = byId('token').value.trim();
  if (token) headers.authorization = `Bearer ${token}`;
  if (needsKey) headers['idempotency-key'] = `try-${Date.now()}`;
  answer.textContent = 'Waiting …';
  try {
    const tenant = encodeURIComponent(byId('tenant').value.trim());
    const reply = await fetch(path.replace('{tenant}', tenant), { method: 'POST', headers, body });
    const text = await reply.text();
    answer.textContent = `${reply.status} ${reply.statusText}\n${pretty(text)}`;
  } catch (error) {
    answer.textContent = String(error);
  }
}

function pretty(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** What is inside a call is filled in when it is first opened: there are hundreds. */
function fill(element, path, call) {
  const schema = call.requestBody.content['application/json'].schema;
  const output = call.responses['200'].content['application/json'].schema;
  const needsKey = call['x-effect'] === 'money';
  const [body, answer] = [element.querySelector('textarea'), element.querySelector('.answer')];
  element.querySelector('.needs').textContent = `${call.description}${needsKey ? ' Needs an Idempotency-Key.' : ''}`;
  body.value = JSON.stringify(example(schema), null, 2);
  element.querySelector('.shapes').textContent = JSON.stringify({ request: schema, answer: output }, null, 2);
  element.querySelector('button').addEventListener('click', () => send(path, needsKey, body.value, answer));
}

function draw(path, call) {
  const element = template.content.cloneNode(true).querySelector('details');
  element.querySelector('code').textContent = path.replace(/^\/api(\/\{tenant\})?/, '');
  element.querySelector('span').textContent = call.summary;
  element.addEventListener('toggle', () => fill(element, path, call), { once: true });
  return {
    element,
    part: path.replace(/^\/api(\/\{tenant\})?\//, '').split('/')[0],
    text: `${path} ${call.summary}`.toLowerCase(),
  };
}

/** A part of the page for the calls whose paths begin with the same word. */
function drawPart([name, calls]) {
  const part = document.createElement('section');
  const heading = document.createElement('h2');
  heading.textContent = name;
  part.append(heading, ...calls.map(({ element }) => element));
  return part;
}

function show(drawn) {
  const wanted = byId('search').value.trim().toLowerCase();
  for (const { element, text } of drawn) element.hidden = !text.includes(wanted);
  for (const part of byId('calls').children) part.hidden = !part.querySelector('details:not([hidden])');
  const shown = drawn.filter(({ element }) => !element.hidden).length;
  byId('count').textContent = `${shown} of ${drawn.length} calls`;
}

// From another machine the description is for who is signed in here, in this tab.
const own = sessionStorage.getItem('Token') ?? '';
const described = await fetch('/docs/openapi.json', own ? { headers: { authorization: `Bearer ${own}` } } : {});
const { paths = {}, _message } = await described.json();
const sorted = Object.entries(paths).sort(([one], [other]) => one.localeCompare(other));
const drawn = sorted.map(([path, { post }]) => draw(path, post));
byId('calls').replaceChildren(...Object.entries(Object.groupBy(drawn, ({ part }) => part)).map(drawPart));
byId('search').addEventListener('input', () => show(drawn));
byId('settings').addEventListener('submit', (event) => event.preventDefault());
show(drawn);
if (_message) byId('calls').textContent = _message;
