-- What question_attempted says, for every shape old data brings: a map or a list, entries that are null left out.
-- Anything unreadable counts as not attempted. The same rule as src/domain/homework/attempts.ts; a test holds them together.
create function attempt_values(attempted text) returns jsonb language plpgsql immutable parallel safe as $$
declare
  parsed jsonb;
begin
  if attempted is null or btrim(attempted) = '' then
    return '[]'::jsonb;
  end if;
  parsed := attempted::jsonb;
  if jsonb_typeof(parsed) = 'array' then
    return jsonb_path_query_array(parsed, 'strict $[*] ? (@.type() != "null")');
  elsif jsonb_typeof(parsed) = 'object' then
    return jsonb_path_query_array(parsed, 'strict $.* ? (@.type() != "null")');
  end if;
  return '[]'::jsonb;
exception when others then
  return '[]'::jsonb;
end
$$;
--> statement-breakpoint
create function attempt_answered(attempted text) returns integer language sql immutable parallel safe as $$
  select jsonb_array_length(attempt_values(attempted))
$$;
--> statement-breakpoint
create function attempt_correct(attempted text) returns integer language sql immutable parallel safe as $$
  select count(*)::integer
  from jsonb_array_elements(attempt_values(attempted)) as entry(value)
  where entry.value = 'true'::jsonb
     or (jsonb_typeof(entry.value) = 'number' and (entry.value #>> '{}')::numeric > 0)
$$;
--> statement-breakpoint
-- One round trip, and a broken log never undoes the work it reports: false means 'write it to the console'.
create function record_system_log(
  p_user_email text, p_user_id text, p_action text, p_description text, p_category text, p_severity text,
  p_details text, p_ip_address text, p_user_agent text
) returns boolean language plpgsql as $$
begin
  insert into system_logs (user_email, user_id, action, description, category, severity, details, ip_address, user_agent)
  values (p_user_email, p_user_id, p_action, p_description, p_category, p_severity, p_details, p_ip_address, p_user_agent);
  return true;
exception when others then
  return false;
end
$$;
--> statement-breakpoint
-- A token as the application makes them (uuid version 7, text order is order of creation), for rows that one statement
-- makes by the thousand. PostgreSQL has a function of its own only from version 18 on.
create function new_token() returns text language sql volatile parallel safe as $$
  select encode(
    set_bit(
      set_bit(
        overlay(
          uuid_send(gen_random_uuid())
          placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
          from 1 for 6
        ),
        52, 1
      ),
      53, 1
    ),
    'hex'
  )::uuid::text
$$;
